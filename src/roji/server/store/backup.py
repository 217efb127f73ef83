"""Online backup: a copy of all tables in one file, with everything that was confirmed before it began."""

import os
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from roji.server.serve import without_password
from roji.server.store import schema
from roji.server.store.database import engine, file_of, url_of

COUNTED = (schema.tables.name, schema.journal.name)


class Counts(NamedTuple):
    """Row counts of a database or of a copy."""

    tables: int
    lines: int


def back_up(database: str, file: Path, force: bool) -> Counts:
    """Write a copy and verify it; raises ValueError with a sentence if that fails, and then there is no copy."""
    try:
        url = url_of(database)
        if url.get_backend_name() == "postgresql":
            return _copy_postgresql(url, file, force)
        if url.get_backend_name() == "sqlite":
            return _copy_sqlite(url, file, force)
    except (SQLAlchemyError, ModuleNotFoundError) as trouble:
        raise ValueError(f"the database {without_password(database)} cannot be copied: {trouble}".splitlines()[0]) from None
    raise ValueError(f"the database {without_password(database)} cannot be used: it is neither SQLite nor PostgreSQL")


def check(kept: Counts, copied: Counts) -> Counts:
    """Compare the row counts of the database and the copy."""
    if kept != copied:
        told = f"the copy holds {copied.tables} tables and {copied.lines} lines, the database {kept.tables} and {kept.lines}"
        raise ValueError(f"{told}; try again, and look at the disk with roji doctor")
    return copied


# --- the file ------------------------------------------------------------------------------------------------------------


@contextmanager
def _written(file: Path, force: bool) -> Iterator[Path]:
    """A file readable by its owner only. It is renamed into place when it is on disk and has been read back."""
    if file.is_dir():
        raise ValueError(f"{file} is a folder; name a file in it")
    if file.exists() and not force:
        raise ValueError(f"{file} is there already; choose another name, or say --force to write over it")
    partial = file.with_name(f"{file.name}.{os.getpid()}.partial")
    try:
        os.close(os.open(partial, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        yield partial
        _sync(partial)
        partial.replace(file)
        with suppress(OSError):  # not every system can sync a folder
            _sync(file.parent)
    except OSError as trouble:
        raise ValueError(f"{file} cannot be written: {trouble.strerror}") from None
    finally:
        partial.unlink(missing_ok=True)


def _sync(path: Path) -> None:
    """Wait until a file or a folder is on disk."""
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


# --- SQLite --------------------------------------------------------------------------------------------------------------


def _copy_sqlite(url: sa.URL, file: Path, force: bool) -> Counts:
    kept = file_of(url)
    if kept is None:
        raise ValueError("there is no backup of a database in memory")
    if not kept.is_file():
        raise ValueError(f"there is no database {kept}; name it with --database")
    if file.exists() and file.samefile(kept):
        raise ValueError(f"{file} is the database itself; choose another name")
    with _written(file, force) as partial:
        try:
            return check(_dump_sqlite(kept, partial), _read_sqlite(partial))
        except sqlite3.Error as trouble:
            raise ValueError(f"the database {kept} cannot be copied: {trouble}") from None


def _dump_sqlite(kept: Path, copy: Path) -> Counts:
    """Dump the present content. Writers go on meanwhile, into the write-ahead log."""
    with closing(sqlite3.connect(f"{kept.absolute().as_uri()}?mode=ro", uri=True)) as source, closing(sqlite3.connect(copy)) as target:
        source.isolation_level = None
        source.execute("BEGIN")  # count and copy the same snapshot
        counts = _count_sqlite(source, kept)
        source.backup(target)
        target.execute("PRAGMA journal_mode=DELETE")  # a single file, without a write-ahead log
        return counts


def _read_sqlite(copy: Path) -> Counts:
    with closing(sqlite3.connect(copy)) as db:
        (found,) = db.execute("PRAGMA integrity_check(1)").fetchone()
        if found != "ok":
            raise ValueError(f"the copy is damaged ({found}); look at the disk and the database with roji doctor")
        return _count_sqlite(db, copy)


def _count_sqlite(db: sqlite3.Connection, file: Path) -> Counts:
    there = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not there.issuperset(COUNTED):
        raise ValueError(f"{file} is no database of Roji; name it with --database")
    return Counts(*(db.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in COUNTED))  # noqa: S608


# --- PostgreSQL ----------------------------------------------------------------------------------------------------------


def _copy_postgresql(url: sa.URL, file: Path, force: bool) -> Counts:
    for program in ("pg_dump", "pg_restore"):
        if shutil.which(program) is None:
            raise ValueError(
                f"{program} is missing; it is one of PostgreSQL's client programs (Debian: sudo apt-get install postgresql-client)"
            )
    made = engine(url.render_as_string(hide_password=False))
    try:
        with _written(file, force) as partial, made.connect().execution_options(isolation_level="REPEATABLE READ") as db:
            if not set(sa.inspect(db).get_table_names()).issuperset(COUNTED):
                raise ValueError(f"{url.render_as_string()} is no database of Roji; name it with --database")
            counts = Counts(*(db.execute(sa.select(sa.func.count()).select_from(sa.table(name))).scalar_one() for name in COUNTED))
            snapshot = db.execute(sa.select(sa.func.pg_export_snapshot())).scalar_one()  # count and copy the same snapshot
            _dump_postgresql(url, snapshot, partial)
            return check(counts, _read_postgresql(partial))
    finally:
        made.dispose()


def _dump_postgresql(url: sa.URL, snapshot: str, copy: Path) -> None:
    place = url.set(drivername="postgresql", password=None).render_as_string()
    secret = {} if url.password is None else {"PGPASSWORD": str(url.password)}  # not in the command, where every process could read it
    command = ["pg_dump", "--format=custom", f"--snapshot={snapshot}", f"--file={copy}", f"--dbname={place}"]
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, **secret}, check=False)  # noqa: S603
    if done.returncode:
        raise ValueError(f"pg_dump could not copy {place}: {_last_line(done.stderr)}")


def _read_postgresql(copy: Path) -> Counts:
    """Row counts of the copy, from the SQL that would restore it."""
    command = ["pg_restore", "--data-only", "--file=-", str(copy)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as reading:  # noqa: S603
        assert reading.stdout is not None
        assert reading.stderr is not None
        rows, name = dict.fromkeys(COUNTED, 0), b""
        for line in reading.stdout:
            if line.startswith(b"COPY ") and not name:
                name = line.split()[1].rpartition(b".")[2]
            elif line == b"\\.\n":
                name = b""
            elif name.decode() in rows:
                rows[name.decode()] += 1
        told = reading.stderr.read().decode()
    if reading.returncode:
        raise ValueError(f"the copy cannot be read again: {_last_line(told)}")
    return Counts(*rows.values())


def _last_line(told: str) -> str:
    return (told.strip().splitlines() or ["it does not say why"])[-1]
