"""The database: what it has confirmed survives a power cut. Lines of journals share commits, so that many are confirmed at once."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from roji.server.refusal import Refusal

T = TypeVar("T")
Work = Callable[[sa.Connection], T]
MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATING = 0x726F6A69  # the number of the lock that one of several servers holds while it brings the schema up to date
CONNECTIONS = 4  # of a worker to PostgreSQL
MOST = 256  # pieces of work in one commit


class Overtaken(Refusal):
    """Somebody else, perhaps in another process, has changed this table first; read it again and decide anew."""

    def __init__(self) -> None:
        super().__init__("somebody else was quicker; look again", 409)


@dataclass(frozen=True, slots=True)
class Insertion:
    """A statement that inserts a row, if what it depends on is still so."""

    key: tuple[str, ...]  # the columns that no two rows have alike
    one: sa.Insert
    many: sa.TextClause  # the same for PostgreSQL, of arrays; it returns the keys of those that are in now


@dataclass(frozen=True, slots=True)
class Row:
    """Work that inserts one row, or is overtaken."""

    into: Insertion
    values: dict[str, Any]

    def __call__(self, db: sa.Connection) -> None:
        (end,) = _insert([self], db)
        if end is not None:
            raise end

    @property
    def key(self) -> tuple[Any, ...]:
        return tuple(self.values[name] for name in self.into.key)


class Waiting(NamedTuple):
    """Work for the next commit."""

    work: Work[Any]
    done: asyncio.Future[Any]


class Database:
    """Does one piece of work after another in threads of its own; each returns when it is safe on disk."""

    def __init__(self, url: str) -> None:
        self._engine = engine(url)
        self._at_once = self._engine.execution_options(isolation_level="AUTOCOMMIT")  # for a single statement, which is all or nothing
        self.shared = self._engine.dialect.name == "postgresql"  # other processes may write too
        self._threads = ThreadPoolExecutor(CONNECTIONS if self.shared else 1, "roji store")
        self._waiting: list[Waiting] = []
        self._committing: asyncio.Task[None] | None = None

    async def do(self, work: Work[T]) -> T:
        """All of this work or nothing of it."""
        return await (self._run(work) if self.shared else self.do_together(work))

    async def do_together(self, work: Work[T]) -> T:
        """The same for work that is quick and often done: it shares a commit with all that waits for one."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append(Waiting(work, done))
        if self._committing is None:
            self._committing = asyncio.create_task(self._commit())
        return await done

    async def insert(self, row: Row) -> None:
        """The same for one row. Where the database is another process, all rows that wait go there in one message."""
        await self.do_together(row)

    async def migrate(self) -> None:
        """Bring the database to the present schema."""
        await self._run(_migrate)

    async def close(self) -> None:
        if self._committing is not None:
            await self._committing
        await asyncio.get_running_loop().run_in_executor(self._threads, self._engine.dispose)
        self._threads.shutdown()

    async def _commit(self) -> None:
        """What came while the last commit went to disk goes there with the next one: a disk confirms a hundred lines as fast as one."""
        while self._waiting:
            batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            for waiting, end in zip(batch, await self._ends(batch), strict=True):
                _tell(waiting.done, end)
        self._committing = None

    async def _ends(self, batch: list[Waiting]) -> list[Any]:
        """What comes of every piece; if one fails, nothing has happened yet, and each is done by itself."""
        works = [waiting.work for waiting in batch]
        engine = self._at_once if self.shared and all(isinstance(work, Row) for work in works) else self._engine
        ends: list[Any] = await asyncio.gather(self._run(partial(_all, works), engine), return_exceptions=True)
        if not isinstance(ends[0], BaseException):
            return list(ends[0])
        if len(batch) == 1:
            return ends
        return await asyncio.gather(*(self._run(waiting.work) for waiting in batch), return_exceptions=True)

    async def _run(self, work: Work[T], engine: sa.Engine | None = None) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, _transaction, engine or self._engine, work)


def url_of(database: str) -> sa.URL:
    """The URL as people write it, with the driver that we use."""
    url = sa.make_url(database)
    return url.set(drivername="postgresql+psycopg") if url.drivername in ("postgresql", "postgres") else url


def engine(database: str) -> sa.Engine:
    url = url_of(database)
    if url.get_backend_name() == "postgresql":
        pool = {"pool_size": CONNECTIONS, "max_overflow": 0, "pool_pre_ping": True}
        return sa.create_engine(url, hide_parameters=True, connect_args={"connect_timeout": 5}, **pool)
    made = sa.create_engine(url, hide_parameters=True)  # an error that is logged tells no secret
    if url.get_backend_name() == "sqlite":
        sa.event.listen(made, "connect", _careful)
    return made


def _careful(connection: sqlite3.Connection, _record: object) -> None:
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")


def _migrate(db: sa.Connection) -> None:
    if db.dialect.name == "postgresql":
        db.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATING)))
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = db
    command.upgrade(config, "head")


def _transaction(engine: sa.Engine, work: Work[T]) -> T:
    with engine.begin() as db:
        return work(db)


def _all(works: list[Work[Any]], db: sa.Connection) -> list[Any]:
    """What each comes to. Pieces that wait for one commit know nothing of each other, so it does not matter which is done first."""
    rows = [work for work in works if isinstance(work, Row)]
    ends = iter(_insert(rows, db) if rows else ())
    return [next(ends) if isinstance(work, Row) else work(db) for work in works]


def _insert(rows: list[Row], db: sa.Connection) -> list[Overtaken | None]:
    """None for each row that is in, all of them into the same table."""
    if db.dialect.name == "postgresql":
        arrays = {name: [row.values[name] for row in rows] for name in rows[0].values}
        inserted = {tuple(key) for key in db.execute(rows[0].into.many, arrays)}
        return [None if row.key in inserted else Overtaken() for row in rows]
    try:
        done = db.execute(rows[0].into.one, [row.values for row in rows], execution_options={"preserve_rowcount": True})
    except sa.exc.IntegrityError:
        raise Overtaken from None
    if done.rowcount != len(rows):
        raise Overtaken
    return [None] * len(rows)


def _tell(done: asyncio.Future[Any], end: object) -> None:
    if done.cancelled():
        return
    if isinstance(end, BaseException):
        done.set_exception(end)
    else:
        done.set_result(end)
