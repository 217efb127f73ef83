"""Looks at a server before anybody complains: its database, its schema, the clocks, the pages and the disk."""

import shutil
import statistics
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Literal

import msgspec
import sqlalchemy as sa
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.exc import SQLAlchemyError

from roji.server.database import MIGRATIONS
from roji.server.database import engine as open_engine
from roji.server.settings import PAGES

COMMITS = 20  # measured
SLOW_COMMIT = 0.05  # seconds; people would notice
CLOCKS_APART = 2.0  # seconds
LITTLE_SPACE, NO_SPACE = 1_000_000_000, 100_000_000  # bytes


class Finding(msgspec.Struct, frozen=True):
    """One thing looked at: how it is, and what to do where it is not well."""

    what: str
    state: Literal["well", "mind", "wrong"]
    sentence: str
    cure: str = ""


def examine(database: str) -> Iterator[Finding]:
    """Everything around a server that this module knows of."""
    yield from examine_database(database)
    yield pages()
    yield disk(database)


def examine_database(database: str) -> Iterator[Finding]:
    if is_new(database):
        yield Finding("database", "well", "there is none yet; the first start makes it")
        return
    try:
        engine = open_engine(database)
        with engine.connect():
            yield Finding("database", "well", f"it answers ({engine.dialect.name})")
    except (SQLAlchemyError, ModuleNotFoundError) as trouble:
        yield Finding("database", "wrong", f"it cannot be reached: {first_line(trouble)}", "check --database, and that the database runs")
        return
    for look in (migrations, commits, clock):
        yield examined(look, engine)
    engine.dispose()


def examined(look: Callable[[sa.Engine], Finding], engine: sa.Engine) -> Finding:
    """What is found; a database that refuses is a finding too."""
    try:
        return look(engine)
    except SQLAlchemyError as trouble:
        return Finding(look.__name__, "wrong", first_line(trouble), "check what this user may do in the database, and its disk")


def migrations(engine: sa.Engine) -> Finding:
    scripts = ScriptDirectory(str(MIGRATIONS))
    with engine.connect() as db:
        there, head = MigrationContext.configure(db).get_current_revision(), scripts.get_current_head()
    if there == head:
        return Finding("migrations", "well", f"the schema is the present one ({head})")
    if there is None:
        return Finding("migrations", "mind", "the database is empty", "the first start of the server fills it")
    if there in {script.revision for script in scripts.walk_revisions()}:
        return Finding("migrations", "mind", f"the schema is {there}, not yet {head}", "make a backup, then start the server once")
    return Finding("migrations", "wrong", f"the schema {there} is unknown here", "a newer Roji has been here: update this one")


def commits(engine: sa.Engine) -> Finding:
    """Writes, and measures until it is safe on disk; what it wrote is gone afterwards."""
    scratch = sa.Table("roji_doctor", sa.MetaData(), sa.Column("line", sa.Integer, primary_key=True, autoincrement=False))
    scratch.drop(engine, checkfirst=True)
    scratch.create(engine)
    try:
        took = [commit(engine, scratch, line) for line in range(COMMITS)]
    finally:
        scratch.drop(engine)
    middle = statistics.median(took)
    told = f"a line is safe on disk after {1000 * middle:.1f} ms (the slowest of {COMMITS}: {1000 * max(took):.1f} ms)"
    if middle > SLOW_COMMIT:
        return Finding("writing", "mind", told, "use a faster or less busy disk; every move waits for it")
    return Finding("writing", "well", told)


def commit(engine: sa.Engine, scratch: sa.Table, line: int) -> float:
    began = time.perf_counter()
    with engine.begin() as db:
        db.execute(scratch.insert().values(line=line))
    return time.perf_counter() - began


def clock(engine: sa.Engine) -> Finding:
    with engine.connect() as db:
        told = db.execute(sa.select(sa.func.current_timestamp())).scalar_one()
    return compared(told if told.tzinfo else told.replace(tzinfo=UTC), datetime.now(UTC))


def compared(theirs: datetime, ours: datetime) -> Finding:
    apart = abs((ours - theirs).total_seconds())
    if apart > CLOCKS_APART:
        return Finding("clock", "wrong", f"the database's clock is {apart:.0f} s apart from ours", "let both follow a time server")
    return Finding("clock", "well", "the database's clock agrees with ours")


def pages(folder: Path = PAGES) -> Finding:
    if (folder / "index.html").is_file() and any((folder / "assets").glob("*.js")):
        return Finding("pages", "well", "the web pages are built")
    return Finding("pages", "wrong", "the web pages are not built", "run make setup")


def disk(database: str) -> Finding:
    url = sa.make_url(database)
    place = Path(url.database or ".").parent if url.get_backend_name() == "sqlite" else Path.cwd()
    free = shutil.disk_usage(place).free
    told = f"{free / 1e9:.1f} GB are free in {place}"
    if free < NO_SPACE:
        return Finding("disk", "wrong", told, "make room: a server that cannot write accepts no move")
    return Finding("disk", "mind" if free < LITTLE_SPACE else "well", told, "make room soon" if free < LITTLE_SPACE else "")


def is_new(database: str) -> bool:
    """A file that is not there yet; looking at it would make it."""
    url = sa.make_url(database)
    return url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file()


def first_line(trouble: Exception) -> str:
    return str(trouble).partition("\n")[0]
