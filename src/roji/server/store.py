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
from roji.server.metrics import timed
from roji.server.wire import Forked

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

    def sit(self, place: int, seat: Seat) -> "Record":
        return replace(self, seats=(*self.seats[:place], seat, *self.seats[place + 1 :]))


class Store:
    """The database. Every method returns when the work is done and safe."""

    def __init__(self, url: str) -> None:
        self._engine = sa.create_engine(url, hide_parameters=True)  # an error that is logged tells no secret
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

    @timed
    async def append(self, record: Record, seq: int, entry: Entry) -> None:
        """Write one line of a table's journal, and its phase if that changes with it."""

        def write(db: sa.Connection) -> None:
            db.execute(schema.journal.insert().values(table_id=record.id, seq=seq, seat=entry.seat, text=entry.text))
            if record.phase == "over":
                db.execute(schema.tables.update().where(schema.tables.c.id == record.id).values(phase="over"))

        await self._do(write)

    async def load(self, table: str) -> tuple[Record, list[Entry]] | None:
        return await self._do(lambda db: _load(db, table))

    async def playing_with_bots(self) -> list[str]:
        """The tables that are being played and have a bot."""
        tables, seats = schema.tables.c, schema.seats.c
        query = sa.select(tables.id).where(tables.phase == "playing", sa.exists().where(seats.table_id == tables.id, seats.kind == "bot"))
        return await self._do(lambda db: list(db.execute(query.order_by(tables.created)).scalars()))

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
    return {"advice": record.advice, "seed": None if record.seed is None else str(record.seed), **forked}


def _changing(record: Record) -> dict[str, Any]:
    options = msgspec.json.encode(record.options).decode()
    return {"version": record.version, "options": options, "phase": record.phase, "rematch": record.rematch}


def _seat(seat: Seat) -> dict[str, Any]:
    return {"kind": seat.kind, "name": seat.name, "level": seat.level, "token_hash": seat.token_hash, "advised": seat.advised}


def _load(db: sa.Connection, table: str) -> tuple[Record, list[Entry]] | None:
    row = db.execute(sa.select(schema.tables).where(schema.tables.c.id == table)).one_or_none()
    if row is None:
        return None
    seats = db.execute(sa.select(schema.seats).where(schema.seats.c.table_id == table).order_by(schema.seats.c.seat)).all()
    lines = db.execute(sa.select(schema.journal).where(schema.journal.c.table_id == table).order_by(schema.journal.c.seq)).all()
    sitting = tuple(Seat(seat.kind, seat.name, seat.level, seat.token_hash, seat.advised) for seat in seats)
    options = msgspec.json.decode(row.options, type=dict[str, Any])
    record = Record(row.id, row.game, row.version, options, row.secret, sitting, row.phase, row.rematch, row.day, row.advice)
    if row.seed is not None:
        record = replace(record, seed=int(row.seed))
    if row.forked_line is not None:
        record = replace(record, forked=Forked(row.forked_line, row.forked_table))
    return record, [Entry(line.seat, line.text) for line in lines]
