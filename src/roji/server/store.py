"""Where tables are kept, and what of them may be changed by one worker at a time."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import Any, Literal

import msgspec
import sqlalchemy as sa

from roji.core.journal import Entry
from roji.server import schema
from roji.server.database import Database, Overtaken
from roji.server.wire import Forked


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
    revision: int = 0  # of what is kept here; who changes another one than the latest was overtaken

    def sit(self, place: int, seat: Seat) -> "Record":
        return replace(self, seats=(*self.seats[:place], seat, *self.seats[place + 1 :]))


class Store:
    """The tables in a database. Every method returns when the work is done and safe."""

    def __init__(self, url: str) -> None:
        self.database = Database(url)
        self._do = self.database.do

    async def open(self) -> None:
        """Bring the database to the present schema."""
        await self.database.migrate()

    async def close(self) -> None:
        await self.database.close()

    async def create(self, record: Record, entries: Sequence[Entry] = ()) -> None:
        """Keep a new table, with the lines that it begins with."""

        def write(db: sa.Connection) -> None:
            _insert(db, record)
            lines = [{"table_id": record.id, "seq": seq, "seat": entry.seat, "text": entry.text} for seq, entry in enumerate(entries, 1)]
            if lines:
                db.execute(schema.journal.insert(), lines)

        await self._do(write)

    async def save(self, record: Record) -> Record:
        """Keep who sits at a table now, its options and its phase; Overtaken if this is not made from the latest."""
        return await self._do(lambda db: _update(db, record))

    async def create_rematch(self, of: Record, record: Record) -> Record:
        """Keep a new table and that `of` goes on there, both or neither."""

        def both(db: sa.Connection) -> Record:
            _insert(db, record)
            return _update(db, replace(of, rematch=record.id))

        return await self._do(both)

    async def append(self, record: Record, seq: int, entry: Entry) -> None:
        """Write one line of a table's journal, and its phase if that changes with it; Overtaken if there is such a line already."""

        def write(db: sa.Connection) -> None:
            line = {"table_id": record.id, "seq": seq, "seat": entry.seat, "text": entry.text}
            try:
                db.execute(schema.journal.insert(), line)
            except sa.exc.IntegrityError:
                raise Overtaken from None
            if record.phase == "over":
                over = {"phase": "over", "revision": schema.tables.c.revision + 1}
                db.execute(schema.tables.update().where(schema.tables.c.id == record.id).values(over))

        await self.database.do_together(write)

    async def load(self, table: str) -> tuple[Record, list[Entry]] | None:
        return await self.after(table, 0)

    async def after(self, table: str, seq: int) -> tuple[Record, list[Entry]] | None:
        """A table as it is kept, with the lines of its journal after the first so many."""
        return await self._do(lambda db: _load(db, table, seq))

    async def heights(self, tables: Sequence[str]) -> dict[str, tuple[int, int]]:
        """Of each of these tables: its revision, and how many lines its journal has."""
        lines = (
            sa.select(sa.func.coalesce(sa.func.max(schema.journal.c.seq), 0))
            .where(schema.journal.c.table_id == schema.tables.c.id)
            .scalar_subquery()
        )
        query = sa.select(schema.tables.c.id, schema.tables.c.revision, lines).where(schema.tables.c.id.in_(tables))
        return await self._do(lambda db: {name: (revision, count) for name, revision, count in db.execute(query)})

    async def playing_with_bots(self) -> list[str]:
        """The tables that are being played and have a bot."""
        tables, seats = schema.tables.c, schema.seats.c
        query = sa.select(tables.id).where(tables.phase == "playing", sa.exists().where(seats.table_id == tables.id, seats.kind == "bot"))
        return await self._do(lambda db: list(db.execute(query.order_by(tables.created)).scalars()))


def _insert(db: sa.Connection, record: Record) -> None:
    row = {"id": record.id, "game": record.game, "secret": record.secret, "day": record.day, "created": datetime.now(UTC)}
    db.execute(schema.tables.insert().values(**row, **_origin(record), **_changing(record)))
    db.execute(schema.seats.insert(), [{"table_id": record.id, "seat": place, **_seat(seat)} for place, seat in enumerate(record.seats)])


def _update(db: sa.Connection, record: Record) -> Record:
    seats, tables = schema.seats.c, schema.tables.c
    latest = schema.tables.update().where(tables.id == record.id, tables.revision == record.revision)
    if db.execute(latest.values(**_changing(record), revision=record.revision + 1)).rowcount != 1:
        raise Overtaken
    for place, seat in enumerate(record.seats):
        db.execute(schema.seats.update().where(seats.table_id == record.id, seats.seat == place).values(**_seat(seat)))
    return replace(record, revision=record.revision + 1)


def _origin(record: Record) -> dict[str, Any]:
    forked = {"forked_line": record.forked.line, "forked_table": record.forked.table} if record.forked else {}
    return {"advice": record.advice, "seed": None if record.seed is None else str(record.seed), **forked}


def _changing(record: Record) -> dict[str, Any]:
    options = msgspec.json.encode(record.options).decode()
    return {"version": record.version, "options": options, "phase": record.phase, "rematch": record.rematch}


def _seat(seat: Seat) -> dict[str, Any]:
    return {"kind": seat.kind, "name": seat.name, "level": seat.level, "token_hash": seat.token_hash, "advised": seat.advised}


def _load(db: sa.Connection, table: str, seq: int) -> tuple[Record, list[Entry]] | None:
    row = db.execute(sa.select(schema.tables).where(schema.tables.c.id == table)).one_or_none()
    if row is None:
        return None
    seats = db.execute(sa.select(schema.seats).where(schema.seats.c.table_id == table).order_by(schema.seats.c.seat)).all()
    later = schema.journal.c.table_id == table, schema.journal.c.seq > seq
    lines = db.execute(sa.select(schema.journal).where(*later).order_by(schema.journal.c.seq)).all()
    sitting = tuple(Seat(seat.kind, seat.name, seat.level, seat.token_hash, seat.advised) for seat in seats)
    options = msgspec.json.decode(row.options, type=dict[str, Any])
    record = Record(row.id, row.game, row.version, options, row.secret, sitting, row.phase, row.rematch, row.day, row.advice)
    record = replace(record, revision=row.revision)
    if row.seed is not None:
        record = replace(record, seed=int(row.seed))
    if row.forked_line is not None:
        record = replace(record, forked=Forked(row.forked_line, row.forked_table))
    return record, [Entry(line.seat, line.text) for line in lines]
