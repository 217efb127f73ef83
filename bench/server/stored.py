"""Many stored tables with few clients: python -m bench.server.stored [--sizes 1000 --sizes 10000 --sizes 100000]

    --database postgresql      starts a PostgreSQL of its own

A few tables are really played, with bots, clocks and empty seats; a database is filled with copies of them. A server starts on it,
and the people of the 500 newest tables reconnect. The cost of the server's periodic queries is counted, not timed: in steps
of SQLite's virtual machine, or in blocks that PostgreSQL reads. It must not grow with the number of idle tables.
"""

import asyncio
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import cyclopts
import httpx
import sqlalchemy as sa
import uvloop

from bench.server.figures import Figures, console
from bench.server.matches import NAMES, Match, Reception, Setting
from bench.server.premises import Server, cluster, folder
from bench.server.screens import join
from roji.core.luck import Luck
from roji.server.cluster import leases
from roji.server.serve import prepare
from roji.server.store import queries, schema
from roji.server.store import tables as store
from roji.server.store.database import engine
from roji.server.table.keys import hash_token, new_table_id
from roji.server.time.clock import DAY, SECOND, now_ms

MOVES = 20  # per stored table
SETTINGS = [Setting("bonsai", 2), Setting("ohanami", 2, 1), Setting("takenoko", 3), Setting("bossa", 1, 1), Setting("zen", 1)]
DAYS = {"type": "days", "days": 3}
RETURNING = 500
SLOWEST_RETURN = 20.0  # seconds for one worker with 10,000 tables
FLAT = 2.0  # times the cost of the smallest database
LEAST = 4  # blocks or steps
AWAY = 60 * SECOND  # the server's downtime
TOKEN = "the figures of a bench"  # noqa: S105


@dataclass
class Found:
    """The results for a database of one size."""

    tables: int
    start: float = 0.0
    back: float = 0.0
    opened: float = 0.0  # tables in memory without a client
    cost: dict[str, int] = field(default_factory=dict)  # of the periodic queries


# --- a full database -----------------------------------------------------------------------------------------------------


async def play_samples(host: str) -> None:
    """Tables of every kind, half of them with a clock of days, and one at which a seat is open."""
    reception = Reception(host, Luck(1))
    for setting in SETTINGS:
        for asked in ({}, {"clock": DAYS}):
            match = await set_table(reception, setting, asked)
            for _ in range(MOVES):
                if await match.move() is None:
                    break
            if not match.over:
                await match.turn()  # bots have acted, and a person is to act
            await match.leave()
    await reception.post("/api/tables", {"game": "bossa", "seats": [{"kind": "here", "name": NAMES[0]}, {"kind": "open"}]})
    await reception.close()


async def set_table(reception: Reception, setting: Setting, asked: dict[str, Any]) -> Match:
    bots = [{"kind": "bot", "level": "any"}] * setting.bots
    seats = [{"kind": "here", "name": NAMES[0]}, *[{"kind": "open"}] * (setting.people - 1), *bots]
    made = await reception.post("/api/tables", {"game": setting.game, "seats": seats, **asked})
    sat = [made, *[await reception.post(f"/api/tables/{made['table']}/seats", {"name": name}) for name in NAMES[1 : setting.people]]]
    match = Match(setting, reception.host, str(made["table"]), [str(one["token"]) for one in sat], Luck(2))
    await match.connect()
    return match


def fill(database: str, samples: str, count: int) -> list[str]:
    """Store copies of the unfinished tables, newest first; the token of each is its name."""
    asyncio.run(prepare(database))
    read, write = engine(samples), engine(database)
    names = [new_table_id() for _ in range(count)]
    with read.connect() as old, write.begin() as new:
        for table in (schema.tables, schema.seats, schema.journal):
            new.execute(table.insert(), [dict(row) for row in old.execute(sa.select(table)).mappings()])
        copy(new, names)
        new.execute(schema.pulse.update().values(at=now_ms() - AWAY))
        if new.dialect.name == "postgresql":
            new.execute(sa.text("ANALYZE"))  # as autovacuum does after a while
    read.dispose()
    write.dispose()
    return names


def copy(db: sa.Connection, names: list[str]) -> None:
    made = sa.Table(
        "made",
        sa.MetaData(),
        *(sa.Column(name, sa.String(64)) for name in ("id", "sample", "token_hash", "maker")),
        sa.Column("age", sa.BigInteger),
        prefixes=["TEMPORARY"],
    )
    made.create(db)
    open_tables = sa.select(schema.tables.c.id).where(schema.tables.c.phase != "over").order_by(schema.tables.c.id)
    samples, step = list(db.execute(open_tables).scalars()), DAY // len(names)
    rows = ((number, name, samples[number % len(samples)]) for number, name in enumerate(names))
    db.execute(
        made.insert(),
        [
            {"id": name, "sample": sample, "token_hash": hash_token(name), "maker": hash_token(str(number // 5)), "age": number * step}
            for number, name, sample in rows
        ],
    )
    new = {"id": made.c.id, "table_id": made.c.id, "created": sa.func.current_timestamp(), "touched": now_ms() - made.c.age}
    person = sa.and_(schema.seats.c.kind == "person", schema.seats.c.seat == 0)
    new |= {"token_hash": sa.case((person, made.c.token_hash), else_=schema.seats.c.token_hash)}
    new |= {"deadline": schema.seats.c.deadline - made.c.age, "maker": made.c.maker}
    for table in (schema.tables, schema.seats, schema.journal):
        columns = [column.name for column in table.columns]
        key = table.c.id if "id" in columns else table.c.table_id
        told = sa.select(*(new.get(name, table.c[name]) for name in columns)).select_from(made.join(table, key == made.c.sample))
        db.execute(table.insert().from_select(columns, told))
    made.drop(db)


# --- periodic queries ----------------------------------------------------------------------------------------------------

ROUNDS: dict[str, Callable[[sa.Connection], object]] = {
    "heartbeat": lambda db: queries.give_back(db, now_ms(), 10 * DAY),
    "clocks: who is late": lambda db: queries.due(db, now_ms()),
    "clocks: who is next": lambda db: queries.next_deadline(db, now_ms()),
    "sweep of dead tables": lambda db: queries.dead(db, now_ms(), 2, 30),
    "readiness": lambda db: store._load(db, "", 0),
    "tables of one address": lambda db: queries.set_by(db, hash_token("0")),
}
SHARED_ROUNDS: dict[str, Callable[[sa.Connection], object]] = {"bots of workers that are gone": leases.find_abandoned}


def costs(database: str) -> dict[str, int]:
    """The cost of each periodic query, in the database's units."""
    made = engine(database)
    counted = in_blocks if made.dialect.name == "postgresql" else in_steps
    rounds = {**ROUNDS, **SHARED_ROUNDS} if made.dialect.name == "postgresql" else ROUNDS
    with made.connect() as db:
        found = {name: counted(db, ask) for name, ask in rounds.items()}
        db.rollback()
    made.dispose()
    return found


def in_steps(db: sa.Connection, ask: Callable[[sa.Connection], object]) -> int:
    """Steps of SQLite's virtual machine."""
    steps, raw = 0, db.connection.driver_connection

    def step() -> int:
        nonlocal steps
        steps += 1
        return 0

    assert raw is not None
    raw.set_progress_handler(step, 1)
    ask(db)
    raw.set_progress_handler(None, 0)
    return steps


def in_blocks(db: sa.Connection, ask: Callable[[sa.Connection], object]) -> int:
    """Blocks of tables and indexes that PostgreSQL reads."""
    with asked(db) as statements:
        ask(db)
    return sum(blocks(db, statement, values) for statement, values in statements)


@contextmanager
def asked(db: sa.Connection) -> Iterator[list[tuple[str, Any]]]:
    statements: list[tuple[str, Any]] = []

    def note(_db: object, _cursor: object, statement: str, values: Any, *_: object) -> None:
        statements.append((statement, values))

    sa.event.listen(db.engine, "before_cursor_execute", note)
    yield statements
    sa.event.remove(db.engine, "before_cursor_execute", note)


def blocks(db: sa.Connection, statement: str, values: Any) -> int:
    (plan,) = db.exec_driver_sql(f"EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) {statement}", values).scalar_one()
    return int(plan["Plan"]["Shared Hit Blocks"] + plan["Plan"]["Shared Read Blocks"])


def growth(few: int, many: int) -> float:
    """The growth factor of the cost; a block or two of index depth does not count."""
    return many / max(LEAST, few)


# --- reconnecting --------------------------------------------------------------------------------------------------------


async def come_back(host: str, names: list[str]) -> tuple[float, float]:
    """Seconds until all clients see their tables again, and how many other tables are in memory then."""
    began = time.perf_counter()

    async def shown(name: str) -> None:
        news = asyncio.Event()
        screen = await join(host, name, name, news.set)
        while not screen.seen.phase:
            await news.wait()
            news.clear()
            screen.check()
        screens.append(screen)

    screens: list[Any] = []
    await asyncio.gather(*(shown(name) for name in names))
    took = time.perf_counter() - began
    assert all(screen.seen.seat == 0 for screen in screens), "everybody is at their own seat"
    others = await asyncio.to_thread(opened, host) - len(names)
    await asyncio.gather(*(screen.close() for screen in screens))
    return took, others


def opened(host: str) -> float:
    """Tables in memory."""
    text = httpx.get(f"http://{host}/metrics", headers={"Authorization": f"Bearer {TOKEN}"}, timeout=60).text
    (figure,) = (line.split()[1] for line in text.splitlines() if line.startswith("roji_tables_open "))
    return float(figure)


def look(database: str, samples: str, place: Path, count: int, returning: int = RETURNING) -> Found:
    found = Found(count)
    names = fill(database, samples, count)
    found.cost = costs(database)
    began = time.perf_counter()
    server = Server(database, place, metrics_token=TOKEN)
    found.start = time.perf_counter() - began
    try:
        found.back, found.opened = uvloop.run(come_back(server.host, names[:returning]))
    finally:
        server.stop()
    return found


@contextmanager
def databases(kind: str, place: Path) -> Iterator[Iterator[str]]:
    """New databases, one after another."""
    if kind == "postgresql":
        with cluster() as ours:
            yield iter(ours.new_database, "")
    else:
        yield (f"sqlite:///{place / f'roji{number}.sqlite'}" for number in range(100))


def sample(database: str, place: Path) -> str:
    server = Server(database, place)
    uvloop.run(play_samples(server.host))
    server.stop()
    return database


app = cyclopts.App(help=__doc__)


@app.default
def main(*, sizes: tuple[int, ...] = (1000, 10_000, 100_000), returning: int = RETURNING, database: str = "") -> int:
    found = []
    with folder() as place, databases(database, place) as new:
        samples = sample(next(new), place)
        for size in sizes:
            console.print(f"{size:,} tables …")
            found.append(look(next(new), samples, place, size, returning))
    shown = Figures(f"{', '.join(f'{size:,}' for size in sizes)} stored tables, {database or 'SQLite'}")
    for one in found:
        shown.show(f"{one.tables:,} tables: start", f"{one.start:.1f} s")
        shown.at_most(f"{one.tables:,} tables: {min(returning, one.tables)} screens are back", one.back, SLOWEST_RETURN, "s")
        shown.at_most(f"{one.tables:,} tables: opened for nobody", one.opened, 0)
    unit = "blocks" if database == "postgresql" else "steps"
    for name, first in found[0].cost.items():
        shown.show(name, ", ".join(f"{one.cost[name]:,}" for one in found) + f" {unit}")
        shown.at_most(f"{name}: growth", growth(first, max(one.cost[name] for one in found)), FLAT, "×")
    return shown.status()


if __name__ == "__main__":
    sys.exit(app())
