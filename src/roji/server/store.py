"""Where tables are kept: one thread reads and writes, and what it has confirmed survives a power cut."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from roji.core.journal import Entry
from roji.server import schema
from roji.server.clock import Clock, now_ms
from roji.server.wire import Forked, WhenGone

T = TypeVar("T")
MIGRATIONS = Path(__file__).parent / "migrations"


@dataclass(frozen=True)
class Seat:
    """A place at a table and who has it."""

    kind: Literal["person", "open", "bot"]
    name: str = ""
    level: str = ""
    token_hash: str | None = None
    advised: bool = False  # somebody here has asked for advice
    stand_in: str = ""  # the level of the bot that plays for this person now
    leaving: bool = False  # this person would let a bot play, if the others agree
    left_ms: int | None = None  # what the clock showed when it was last set going or stopped; none without a clock
    deadline: int | None = None  # when the time is up; the clock runs exactly while there is one


@dataclass(frozen=True)
class Record:
    """A table as it is kept, without its journal."""

    id: str
    game: str
    version: int
    options: dict[str, Any]
    secret: bytes = field(repr=False)
    seats: tuple[Seat, ...]
    phase: Literal["gathering", "playing", "over"] = "gathering"
    rematch: str | None = None
    day: str | None = None  # the date whose game it is
    advice: bool = False  # players may ask for it
    seed: int | None = None  # instead of the secret, where a game file is played on
    forked: Forked | None = None  # the game that is played on
    clock: Clock | None = None
    when_gone: WhenGone = field(default_factory=WhenGone)
    closed: str | None = None  # why nobody can play here any more
    touched: int = field(default_factory=now_ms)  # when something last happened here, to the hour
    maker: str = ""  # a hash of the address that it was set from

    def sit(self, place: int, seat: Seat) -> "Record":
        return replace(self, seats=(*self.seats[:place], seat, *self.seats[place + 1 :]))


class Store:
    """The database. Every method returns when the work is done and safe."""

    def __init__(self, url: str) -> None:
        self._engine = sa.create_engine(url)
        if self._engine.dialect.name == "sqlite":
            sa.event.listen(self._engine, "connect", _careful)
        self._writer = ThreadPoolExecutor(1, "roji store")

    async def open(self) -> None:
        """Bring the database to the present schema."""
        await self._do(self._migrate)

    async def close(self) -> None:
        await self._run(self._engine.dispose)
        self._writer.shutdown()

    async def create(self, record: Record, entries: Sequence[Entry] = ()) -> None:
        """Keep a new table, with the lines that it begins with."""

        def write(db: sa.Connection) -> None:
            _insert(db, record)
            lines = [{"table_id": record.id, "seq": seq, "seat": entry.seat, "text": entry.text} for seq, entry in enumerate(entries, 1)]
            if lines:
                db.execute(schema.journal.insert(), lines)

        await self._do(write)

    async def save(self, record: Record) -> None:
        """Keep who sits at a table now, its options and its phase."""
        await self._do(lambda db: _update(db, record))

    async def create_rematch(self, of: Record, record: Record) -> None:
        """Keep a new table and that `of` goes on there, both or neither."""

        def both(db: sa.Connection) -> None:
            _insert(db, record)
            _update(db, replace(of, rematch=record.id))

        await self._do(both)

    async def append(self, record: Record, seq: int, entry: Entry, known: Record | None = None) -> None:
        """Write one line of a table's journal, and what changes with it: its phase, and what differs from the record known before."""

        def write(db: sa.Connection) -> None:
            db.execute(schema.journal.insert().values(table_id=record.id, seq=seq, seat=entry.seat, text=entry.text))
            if record.phase == "over":
                db.execute(schema.tables.update().where(schema.tables.c.id == record.id).values(phase="over"))
            if known is not None and record is not known:
                _keep_time(db, record, known)

        await self._do(write)

    async def load(self, table: str) -> tuple[Record, list[Entry]] | None:
        return await self._do(lambda db: _load(db, table))

    async def playing_with_bots(self) -> list[str]:
        """The tables that are being played and have a bot."""
        tables, seats = schema.tables.c, schema.seats.c
        with_bot = sa.exists().where(seats.table_id == tables.id, sa.or_(seats.kind == "bot", seats.stand_in != ""))
        query = sa.select(tables.id).where(tables.phase == "playing", tables.closed.is_(None), with_bot)
        return await self._do(lambda db: list(db.execute(query.order_by(tables.created)).scalars()))

    async def do(self, work: Callable[[sa.Connection], T]) -> T:
        """Something that another module knows how to ask, as one transaction."""
        return await self._do(work)

    async def _do(self, work: Callable[[sa.Connection], T]) -> T:
        def transaction() -> T:
            with self._engine.begin() as db:
                return work(db)

        return await self._run(transaction)

    async def _run(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._writer, work)

    def _migrate(self, db: sa.Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
        config.attributes["connection"] = db
        command.upgrade(config, "head")


def _careful(connection: sqlite3.Connection, _record: object) -> None:
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")


def _insert(db: sa.Connection, record: Record) -> None:
    row = {"id": record.id, "game": record.game, "secret": record.secret, "day": record.day, "created": datetime.now(UTC)}
    db.execute(schema.tables.insert().values(**row, **_origin(record), **_changing(record)))
    db.execute(schema.seats.insert(), [{"table_id": record.id, "seat": place, **_seat(seat)} for place, seat in enumerate(record.seats)])


def _update(db: sa.Connection, record: Record) -> None:
    seats = schema.seats.c
    db.execute(schema.tables.update().where(schema.tables.c.id == record.id).values(**_changing(record)))
    for place, seat in enumerate(record.seats):
        db.execute(schema.seats.update().where(seats.table_id == record.id, seats.seat == place).values(**_seat(seat)))


def _origin(record: Record) -> dict[str, Any]:
    forked = {"forked_line": record.forked.line, "forked_table": record.forked.table} if record.forked else {}
    clock = None if record.clock is None else msgspec.json.encode(record.clock).decode()
    gone = {"clock": clock, "maker": record.maker, "when_gone": record.when_gone.do, "gone_level": record.when_gone.level}
    return {"advice": record.advice, "seed": None if record.seed is None else str(record.seed), **forked, **gone}


def _changing(record: Record) -> dict[str, Any]:
    options = msgspec.json.encode(record.options).decode()
    kept = {"closed": record.closed, "touched": record.touched}
    return {"version": record.version, "options": options, "phase": record.phase, "rematch": record.rematch, **kept}


def _seat(seat: Seat) -> dict[str, Any]:
    who = {"kind": seat.kind, "name": seat.name, "level": seat.level, "token_hash": seat.token_hash, "advised": seat.advised}
    return {**who, "stand_in": seat.stand_in, "leaving": seat.leaving, "left_ms": seat.left_ms, "deadline": seat.deadline}


def _keep_time(db: sa.Connection, record: Record, known: Record) -> None:
    """What a line changes beside the journal: clocks, and when something last happened."""
    if record.touched != known.touched:
        db.execute(schema.tables.update().where(schema.tables.c.id == record.id).values(touched=record.touched))
    seats = schema.seats.c
    for place, (seat, before) in enumerate(zip(record.seats, known.seats, strict=True)):
        if seat != before:
            clock = {"left_ms": seat.left_ms, "deadline": seat.deadline}
            db.execute(schema.seats.update().where(seats.table_id == record.id, seats.seat == place).values(**clock))


def _sitting(row: sa.Row[Any]) -> Seat:
    who = Seat(row.kind, row.name, row.level, row.token_hash, row.advised)
    return replace(who, stand_in=row.stand_in, leaving=row.leaving, left_ms=row.left_ms, deadline=row.deadline)


def _load(db: sa.Connection, table: str) -> tuple[Record, list[Entry]] | None:
    row = db.execute(sa.select(schema.tables).where(schema.tables.c.id == table)).one_or_none()
    if row is None:
        return None
    seats = db.execute(sa.select(schema.seats).where(schema.seats.c.table_id == table).order_by(schema.seats.c.seat)).all()
    lines = db.execute(sa.select(schema.journal).where(schema.journal.c.table_id == table).order_by(schema.journal.c.seq)).all()
    sitting = tuple(_sitting(seat) for seat in seats)
    options = msgspec.json.decode(row.options, type=dict[str, Any])
    record = Record(row.id, row.game, row.version, options, row.secret, sitting, row.phase, row.rematch, row.day, row.advice)
    clock = None if row.clock is None else msgspec.json.decode(row.clock, type=Clock)
    gone = WhenGone(row.when_gone, row.gone_level)
    record = replace(record, clock=clock, when_gone=gone, closed=row.closed, touched=row.touched or 0, maker=row.maker)
    if row.seed is not None:
        record = replace(record, seed=int(row.seed))
    if row.forked_line is not None:
        record = replace(record, forked=Forked(row.forked_line, row.forked_table))
    return record, [Entry(line.seat, line.text) for line in lines]
