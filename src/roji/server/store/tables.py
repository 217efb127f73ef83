"""Stores tables and journals, with optimistic locking between workers."""

import logging
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from functools import partial
from typing import Any, Literal, TypeVar

import msgspec
import sqlalchemy as sa

from roji.core.journal.chain import read_link
from roji.core.journal.fold import RESIGN, Entry
from roji.server.ops.metrics import timed
from roji.server.refusal import Refusal
from roji.server.store import proposals, schema
from roji.server.store.database import Database, Insertion, NewRow, Overtaken
from roji.server.store.proposals import Question
from roji.server.time.clock import Clock, now_ms
from roji.server.wire.messages import Forked, WhenGone
from roji.server.wire.proposal import Paused

log = logging.getLogger("roji.server")
T = TypeVar("T")
LAST_LINE = 2**31 - 1  # higher than any line number


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat and its player."""

    kind: Literal["person", "open", "bot"]
    name: str = ""
    level: str = ""
    token_hash: str | None = None
    advised: bool = False  # has asked for advice
    stand_in: str = ""  # the level of the substitute bot that plays now
    leaving: bool = False  # has left; a bot may play if the others agree
    left_ms: int | None = None  # time left when the clock was last started or stopped; None without a clock
    deadline: int | None = None  # when the time runs out; the clock runs exactly while this is set


@dataclass(frozen=True)
class Record:
    """A stored table, without its journal."""

    id: str
    game: str
    version: int
    options: dict[str, Any]
    secret: bytes = field(repr=False)
    seats: tuple[Seat, ...]
    phase: Literal["gathering", "playing", "over"] = "gathering"
    rematch: str | None = None
    day: str | None = None  # the date of a daily game
    advice: bool = False  # whether players may ask for advice
    seed: int | None = None  # instead of the secret, for a fork of a game file
    forked: Forked | None = None  # the original game of a fork
    revision: int = 0  # for optimistic locking: a write based on an older revision raises Overtaken
    nonces: Mapping[int, bytes] = field(default_factory=dict, repr=False)  # the seats' nonces
    root: bytes | None = field(default=None, repr=False)  # the last secret of the hash chain for this table and its rematches
    rungs: int = 0  # rematches left in the hash chain
    paused: Paused | None = None  # set while the table is paused by agreement
    questions: tuple[Question, ...] = ()  # the latest proposal of every seat, newest last
    clock: Clock | None = None
    when_gone: WhenGone = field(default_factory=WhenGone)
    closed: str | None = None  # why the table is closed
    touched: int = field(default_factory=now_ms)  # time of the last event, to the hour
    maker: str = ""  # a hash of the creator's address

    @property
    def client(self) -> str:
        """The fair-queue client of the table's bots: its creator, or the table itself if that is not stored."""
        return self.maker or self.id

    def sit(self, place: int, seat: Seat, nonce: bytes | None = None) -> "Record":
        nonces = self.nonces if nonce is None else {**self.nonces, place: nonce}
        return replace(self, seats=(*self.seats[:place], seat, *self.seats[place + 1 :]), nonces=nonces)


class Standing(msgspec.Struct, frozen=True, omit_defaults=True):
    """The public standing of a table after a line: who is to act, or the result."""

    to_act: list[int] = []
    winners: list[int] = []  # after the end
    scores: list[int] = []  # final scores, by seat


@dataclass(frozen=True, slots=True)
class Glance:
    """A table for a list: its record and standing, without its journal."""

    record: Record
    standing: Standing | None  # after the last line; None if it was not stored
    resigned: set[int]


class Store:
    """The tables in a database. Every method returns when its work is durable."""

    def __init__(self, url: str, check_maker: Callable[[sa.Connection, str, bool], None] = lambda *_: None) -> None:
        self.database = Database(url)
        self._check_maker = check_maker  # raises Refusal if the creator may not create another table
        self._do = self.database.do

    async def open(self) -> None:
        """Migrate the database to the current schema."""
        await self.database.migrate()

    async def close(self) -> None:
        await self.database.close()

    async def create(self, record: Record, entries: Sequence[Entry] = ()) -> None:
        """Store a new table with its first lines."""

        def write(db: sa.Connection) -> None:
            self._insert(db, record)
            lines = [_line(record.id, seq, entry) for seq, entry in enumerate(entries, 1)]
            if lines:
                db.execute(schema.journal.insert(), lines)

        await self._do(write)

    def _insert(self, db: sa.Connection, record: Record, rematch: bool = False) -> None:
        self._check_maker(db, record.maker, rematch)
        row = {"id": record.id, "game": record.game, "secret": record.secret, "day": record.day, "created": datetime.now(UTC)}
        db.execute(schema.tables.insert().values(**row, **_origin(record), **_changing(record)))
        seats = [{"table_id": record.id, "seat": place, **_seat(seat)} for place, seat in enumerate(record.seats)]
        db.execute(schema.seats.insert(), seats)

    async def save(self, record: Record) -> Record:
        """Store a changed record; raises Overtaken if it is not based on the latest revision."""
        return await self._do(lambda db: _update(db, record))

    async def create_rematch(self, of: Record, record: Record) -> Record:
        """Store a rematch and its link from `of`, atomically."""

        def both(db: sa.Connection) -> Record:
            self._insert(db, record, rematch=True)
            return _update(db, replace(of, rematch=record.id))

        return await self._do(both)

    @timed
    async def append(self, record: Record, seq: int, entry: Entry, changed: bool = False, standing: "Standing | None" = None) -> Record:
        """Append one line to a table's journal with the standing after it, and the record if it has changed.

        Raises Overtaken if the line exists already, or if the record is not based on the latest revision.
        """

        def row(latest: Record) -> NewRow:
            return NewRow(NEXT_LINE, {**_line(record.id, seq, entry, standing), "latest": latest.revision})

        def write(db: sa.Connection) -> Record:
            kept = _update(db, record)
            row(kept)(db)
            return kept

        if changed:
            return await self.database.do_together(write)
        await self.database.insert(row(record))
        return record

    async def load(self, table: str) -> tuple[Record, list[Entry]] | None:
        return await self.after(table, 0)

    async def after(self, table: str, seq: int) -> tuple[Record, list[Entry]] | None:
        """The stored table, with the lines of its journal after line `seq`."""
        return await self.read(lambda db: _load(db, table, seq))

    async def glance(self, table: str) -> Glance | None:
        """A table without its journal."""

        def look(db: sa.Connection) -> Glance | None:
            loaded, lines = _load(db, table, LAST_LINE), schema.journal.c
            if loaded is None:
                return None
            here = lines.table_id == table
            last = db.execute(sa.select(lines.standing).where(here).order_by(lines.seq.desc()).limit(1)).scalar()
            resigned = db.execute(sa.select(lines.seat).where(here, lines.text == RESIGN)).scalars()
            return Glance(loaded[0], None if last is None else msgspec.json.decode(last, type=Standing), set(resigned))

        return await self.read(look)

    async def heights(self, tables: Sequence[str]) -> dict[str, tuple[int, int]]:
        """The revision and journal length of each of these tables."""
        lines = (
            sa.select(sa.func.coalesce(sa.func.max(schema.journal.c.seq), 0))
            .where(schema.journal.c.table_id == schema.tables.c.id)
            .scalar_subquery()
        )
        query = sa.select(schema.tables.c.id, schema.tables.c.revision, lines).where(schema.tables.c.id.in_(tables))
        return await self.read(lambda db: {name: (revision, count) for name, revision, count in db.execute(query)})

    async def waiting_for_bots(self, most: int = 100) -> AsyncIterator[list[str]]:
        """Tables where a bot has to act, most recently touched first, found in pages."""
        last: tuple[int, str] | None = None
        while True:
            names, last = await self.read(partial(_waiting_for_bots, last, most))
            yield names
            if last is None:
                return

    async def transact(self, work: Callable[[sa.Connection], T]) -> T:
        """Run another module's query in a transaction."""
        return await self._do(work)

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """Run another module's read-only query."""
        return await self.database.read(work)


def _waiting_for_bots(after: tuple[int, str] | None, most: int, db: sa.Connection) -> tuple[list[str], tuple[int, str] | None]:
    """One page of tables, and the key of its last table; None at the end. Only the last line of a journal is read."""
    tables, seats, lines = schema.tables.c, schema.seats.c, schema.journal.c
    stands = sa.select(lines.standing).where(lines.table_id == tables.id).order_by(lines.seq.desc()).limit(1).scalar_subquery()
    query = sa.select(tables.id, tables.touched, stands.label("standing")).where(tables.phase == "playing", tables.closed.is_(None))
    if after is not None:
        query = query.where(tables.touched <= after[0], sa.or_(tables.touched < after[0], tables.id < after[1]))
    rows = db.execute(query.order_by(tables.touched.desc(), tables.id.desc()).limit(most)).all()
    played_by_bot = sa.and_(seats.table_id.in_([row.id for row in rows]), sa.or_(seats.kind == "bot", seats.stand_in != ""))
    bots = {(seat.table_id, seat.seat) for seat in db.execute(sa.select(seats.table_id, seats.seat).where(played_by_bot))}
    with_bots = {table for table, _ in bots}
    waiting = [row.id for row in rows if row.id in with_bots and _may_wait(row.standing, {seat for table, seat in bots if table == row.id})]
    return waiting, (rows[-1].touched, rows[-1].id) if len(rows) == most else None


def _may_wait(standing: str | None, bots: set[int]) -> bool:
    """Whether one of these bots may be to act; True if the standing is missing or unreadable."""
    try:
        return standing is None or not bots.isdisjoint(msgspec.json.decode(standing, type=Standing).to_act)
    except msgspec.MsgspecError:
        return True


# Inserts the next line of a journal if the table's revision is still the one the writer knew; the row is locked until the commit.
NEXT_LINE = Insertion(
    ("table_id", "seq"),
    schema.journal.insert().from_select(
        [column.name for column in schema.journal.columns],
        sa.select(*(sa.bindparam(column.name, type_=column.type) for column in schema.journal.columns)).where(
            schema.tables.c.id == sa.bindparam("table_id"), schema.tables.c.revision == sa.bindparam("latest")
        ),
    ),
    sa.text("""
        INSERT INTO journal (table_id, seq, seat, text, chain, standing)
        SELECT line.table_id, line.seq, line.seat, line.text, line.chain, line.standing
        FROM unnest(
            CAST(:table_id AS varchar[]), CAST(:seq AS integer[]), CAST(:seat AS integer[]),
            CAST(:text AS text[]), CAST(:chain AS text[]), CAST(:standing AS text[]), CAST(:latest AS integer[])
        ) AS line (table_id, seq, seat, text, chain, standing, latest)
        JOIN tables ON tables.id = line.table_id AND tables.revision = line.latest
        FOR SHARE OF tables
        ON CONFLICT DO NOTHING
        RETURNING table_id, seq
    """),
)


def _line(table: str, seq: int, entry: Entry, standing: Standing | None = None) -> dict[str, Any]:
    line = {"table_id": table, "seq": seq, "seat": entry.seat, "text": entry.text, "chain": str(entry.link) if entry.link else None}
    return {**line, "standing": None if standing is None else msgspec.json.encode(standing).decode()}


def _update(db: sa.Connection, record: Record) -> Record:
    seats, tables = schema.seats.c, schema.tables.c
    latest = schema.tables.update().where(tables.id == record.id, tables.revision == record.revision)
    if db.execute(latest.values(**_changing(record), revision=record.revision + 1)).rowcount != 1:
        raise Overtaken
    for place, seat in enumerate(record.seats):
        db.execute(schema.seats.update().where(seats.table_id == record.id, seats.seat == place).values(**_seat(seat)))
    proposals.keep(db, record.id, record.questions)
    return replace(record, revision=record.revision + 1)


def _origin(record: Record) -> dict[str, Any]:
    forked = {"forked_line": record.forked.line, "forked_table": record.forked.table} if record.forked else {}
    ladder = {"root": record.root, "rungs": record.rungs}
    clock = None if record.clock is None else msgspec.json.encode(record.clock).decode()
    gone = {"clock": clock, "maker": record.maker, "when_gone": record.when_gone.do, "gone_level": record.when_gone.level}
    return {"advice": record.advice, "seed": None if record.seed is None else str(record.seed), **forked, **ladder, **gone}


def _changing(record: Record) -> dict[str, Any]:
    options = msgspec.json.encode(record.options).decode()
    nonces = msgspec.json.encode({seat: nonce.hex() for seat, nonce in record.nonces.items()}).decode()
    by, at = (record.paused.seat, record.paused.since) if record.paused else (None, None)
    kept = {"closed": record.closed, "touched": record.touched, "paused_by": by, "paused_at": at}
    return {"version": record.version, "options": options, "phase": record.phase, "rematch": record.rematch, "nonces": nonces, **kept}


def _seat(seat: Seat) -> dict[str, Any]:
    who = {"kind": seat.kind, "name": seat.name, "level": seat.level, "token_hash": seat.token_hash, "advised": seat.advised}
    return {**who, "stand_in": seat.stand_in, "leaving": seat.leaving, "left_ms": seat.left_ms, "deadline": seat.deadline}


def _sitting(row: sa.Row[Any]) -> Seat:
    who = Seat(row.kind, row.name, row.level, row.token_hash, row.advised)
    return replace(who, stand_in=row.stand_in, leaving=row.leaving, left_ms=row.left_ms, deadline=row.deadline)


class Unreadable(Refusal):
    """A stored table is invalid: it was edited, or the disk lost data."""

    def __init__(self) -> None:
        super().__init__("what is kept of this table cannot be read, so it cannot be opened; other tables go on", 503)


def _load(db: sa.Connection, table: str, seq: int) -> tuple[Record, list[Entry]] | None:
    try:
        return _read(db, table, seq)
    except (msgspec.MsgspecError, ValueError, TypeError, AttributeError) as wrong:
        log.error("table %(table)s: its row cannot be read: %(trouble)s", {"table": table, "trouble": wrong})
        raise Unreadable from None


def is_readable(db: sa.Connection, table: str) -> bool:
    try:
        _load(db, table, 0)
    except Unreadable:
        return False
    return True


def _read(db: sa.Connection, table: str, seq: int) -> tuple[Record, list[Entry]] | None:
    row = db.execute(sa.select(schema.tables).where(schema.tables.c.id == table).with_for_update(read=True)).one_or_none()
    if row is None:
        return None
    seats = db.execute(sa.select(schema.seats).where(schema.seats.c.table_id == table).order_by(schema.seats.c.seat)).all()
    later = schema.journal.c.table_id == table, schema.journal.c.seq > seq
    lines = db.execute(sa.select(schema.journal).where(*later).order_by(schema.journal.c.seq)).all()
    sitting = tuple(_sitting(seat) for seat in seats)
    options = msgspec.json.decode(row.options, type=dict[str, Any])
    record = Record(row.id, row.game, row.version, options, row.secret, sitting, row.phase, row.rematch, row.day, row.advice)
    clock = None if row.clock is None else msgspec.json.decode(row.clock, type=Clock)
    gone = WhenGone(row.when_gone, row.gone_level)
    record = replace(record, clock=clock, when_gone=gone, closed=row.closed, touched=row.touched or 0, maker=row.maker)
    record = replace(record, revision=row.revision)
    if row.seed is not None:
        record = replace(record, seed=int(row.seed))
    if row.forked_line is not None:
        record = replace(record, forked=Forked(row.forked_line, row.forked_table))
    if row.paused_by is not None:
        record = replace(record, paused=Paused(row.paused_by, row.paused_at))
    record = replace(record, questions=proposals.load(db, table))
    told = msgspec.json.decode(row.nonces or "{}", type=dict[int, str])
    record = replace(record, nonces={seat: bytes.fromhex(nonce) for seat, nonce in told.items()}, root=row.root, rungs=row.rungs or 0)
    return record, [Entry(line.seat, line.text, read_link(line.chain) if line.chain else None) for line in lines]
