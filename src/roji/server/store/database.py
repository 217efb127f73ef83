"""Database access: durable commits, and group commit for journal lines."""

import asyncio
import os
import sqlite3
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import IO, Any, NamedTuple, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext

from roji.server.refusal import Refusal

if sys.platform != "win32":
    import fcntl

T = TypeVar("T")
Work = Callable[[sa.Connection], T]
MIGRATIONS = Path(__file__).parent / "migrations"
FORMER = ("0001", "0002", "0003", "0004_durable", "0004_fair", "0004_consent", "0004_clocks")  # revisions of Roji 0.1, now one
MIGRATING = 0x726F6A69  # key of the advisory lock that one of several servers holds while it migrates the schema
CONNECTIONS = 4  # per worker, to PostgreSQL
MOST = 256  # pieces of work in one commit


class Overtaken(Refusal):
    """Another writer, perhaps in another process, was first: reread the table and decide again."""

    def __init__(self) -> None:
        super().__init__("somebody else was quicker; look again", 409)


@dataclass(frozen=True, slots=True)
class Insertion:
    """A statement that inserts a row if its precondition still holds."""

    key: tuple[str, ...]  # the columns of the unique key
    one: sa.Insert
    many: sa.TextClause  # the same for PostgreSQL, with arrays; it returns the keys of the inserted rows


@dataclass(frozen=True, slots=True)
class NewRow:
    """Work that inserts one row, or raises Overtaken."""

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
    """Runs pieces of work in its own threads; each returns when it is durable."""

    def __init__(self, url: str) -> None:
        self._engine = engine(url)
        self._at_once = self._engine.execution_options(isolation_level="AUTOCOMMIT")  # for a single statement, which is atomic
        self.shared = self._engine.dialect.name == "postgresql"  # other processes may write too
        self._threads = ThreadPoolExecutor(CONNECTIONS if self.shared else 1, "roji store")
        apart = not self.shared and file_of(self._engine.url) is not None
        self._readers = ThreadPoolExecutor(1, "roji store reading") if apart else self._threads
        self._waiting: list[Waiting] = []
        self._committing: asyncio.Task[None] | None = None

    async def do(self, work: Work[T]) -> T:
        """Run work in a transaction."""
        return await (self._run(work) if self.shared else self.do_together(work))

    async def read(self, work: Work[T]) -> T:
        """Run read-only work on one snapshot. On SQLite it has its own thread, so it never delays a move."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, _read, self._engine, work)

    async def do_together(self, work: Work[T]) -> T:
        """Run quick, frequent work in a group commit, shared with other waiting work."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append(Waiting(work, done))
        if self._committing is None:
            self._committing = asyncio.create_task(self._commit())
        return await done

    async def insert(self, row: NewRow) -> None:
        """Insert one row in a group commit. On PostgreSQL all waiting rows are sent in one statement."""
        await self.do_together(row)

    async def migrate(self) -> None:
        """Migrate the database to the current schema."""
        await self._run(_migrate)

    async def close(self) -> None:
        if self._committing is not None:
            await self._committing
        await asyncio.get_running_loop().run_in_executor(self._threads, self._engine.dispose)
        self._readers.shutdown()
        self._threads.shutdown()

    async def _commit(self) -> None:
        """Group commit: work that arrived during the last commit goes into the next one. A disk syncs a hundred lines as fast as one."""
        while self._waiting:
            batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            for waiting, end in zip(batch, await self._results(batch), strict=True):
                _tell(waiting.done, end)
        self._committing = None

    async def _results(self, batch: list[Waiting]) -> list[Any]:
        """The result or exception of every piece. If the batch fails, it is rolled back and each piece is run by itself."""
        works = [waiting.work for waiting in batch]
        engine = self._at_once if self.shared and all(isinstance(work, NewRow) for work in works) else self._engine
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
    made = sa.create_engine(url, hide_parameters=True)  # logged errors contain no secrets
    if url.get_backend_name() == "sqlite":
        _keep_private(file_of(url))
        sa.event.listen(made, "connect", _careful)
    return made


def file_of(url: sa.URL) -> Path | None:
    """The file of a SQLite database; None for one in memory."""
    return None if url.database in (None, "", ":memory:") else Path(url.database)


def _keep_private(file: Path | None) -> None:
    """Create the file with mode 0600: it holds the secrets of running games. SQLite copies the mode for its other files."""
    if file is not None and not file.exists():
        with suppress(OSError):  # SQLite reports what is wrong with the path
            os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))


def claim(database: str) -> IO[str] | None:
    """Lock a SQLite file for one server, until the returned file is closed; raises ValueError if another server has it."""
    url = url_of(database)
    file = file_of(url) if url.get_backend_name() == "sqlite" else None
    if file is None or sys.platform == "win32":
        return None
    held = os.fdopen(os.open(f"{file}.lock", os.O_CREAT | os.O_RDWR, 0o600), "w")
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        held.close()
        raise ValueError(f"another Roji serves {file} already; stop it, or give this one a file of its own with --database") from None
    return held


def _careful(connection: sqlite3.Connection, _record: object) -> None:
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")


def _migrate(db: sa.Connection) -> None:
    if db.dialect.name == "postgresql":
        db.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATING)))
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = db
    if MigrationContext.configure(db).get_current_revision() in FORMER:
        command.stamp(config, "base", purge=True)
    command.upgrade(config, "head")


def _transaction(engine: sa.Engine, work: Work[T], begin: str = "BEGIN IMMEDIATE") -> T:
    with engine.begin() as db:
        if db.dialect.name == "sqlite":  # Python's driver begins only before the first write: another writer could come in between
            db.exec_driver_sql(begin)
        return work(db)


def _read(engine: sa.Engine, work: Work[T]) -> T:
    return _transaction(engine, work, "BEGIN")


def _all(works: list[Work[Any]], db: sa.Connection) -> list[Any]:
    """The result of each piece. Pieces in one commit are independent, so their order does not matter."""
    rows = [work for work in works if isinstance(work, NewRow)]
    ends = iter(_insert(rows, db) if rows else ())
    return [next(ends) if isinstance(work, NewRow) else work(db) for work in works]


def _insert(rows: list[NewRow], db: sa.Connection) -> list[Overtaken | None]:
    """Insert rows into one table; None for each inserted row, else Overtaken."""
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
