"""Health checks of an installation: database, schema, clocks, pages and disk."""

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

from roji.server.settings import PAGES
from roji.server.store import schema
from roji.server.store.database import FORMER, MIGRATIONS
from roji.server.store.database import engine as open_engine
from roji.server.store.tables import is_readable

COMMITS = 20  # commits to measure
SLOW_COMMIT = 0.05  # seconds; players would notice
CLOCKS_APART = 2.0  # seconds
LITTLE_SPACE, NO_SPACE = 1_000_000_000, 100_000_000  # bytes


class Checked(msgspec.Struct, frozen=True):
    """The result of one check, and what to do if it failed."""

    what: str
    state: Literal["well", "mind", "wrong"]
    sentence: str
    cure: str = ""


def examine(database: str) -> Iterator[Checked]:
    """Run all checks of this module."""
    yield from examine_database(database)
    yield pages()
    yield disk(database)


def examine_database(database: str) -> Iterator[Checked]:
    if is_new(database):
        yield Checked("database", "well", "there is none yet; the first start makes it")
        return
    try:
        engine = open_engine(database)
        with engine.connect():
            yield Checked("database", "well", f"it answers ({engine.dialect.name})")
    except (SQLAlchemyError, ModuleNotFoundError) as trouble:
        yield Checked("database", "wrong", f"it cannot be reached: {first_line(trouble)}", "check --database, and that the database runs")
        return
    for look in (migrations, commits, clock, open_tables):
        yield examined(look, engine)
    engine.dispose()


def examined(look: Callable[[sa.Engine], Checked], engine: sa.Engine) -> Checked:
    """Run a check; a database error is a result, too."""
    try:
        return look(engine)
    except SQLAlchemyError as trouble:
        return Checked(look.__name__, "wrong", first_line(trouble), "check what this user may do in the database, and its disk")


def migrations(engine: sa.Engine) -> Checked:
    scripts = ScriptDirectory(str(MIGRATIONS))
    with engine.connect() as db:
        there, head = MigrationContext.configure(db).get_current_revision(), scripts.get_current_head()
    if there == head:
        return Checked("migrations", "well", f"the schema is the present one ({head})")
    if there is None:
        return Checked("migrations", "mind", "the database is empty", "the first start of the server fills it")
    if there in FORMER or there in {script.revision for script in scripts.walk_revisions()}:
        return Checked("migrations", "mind", f"the schema is {there}, not yet {head}", "make a backup, then start the server once")
    return Checked("migrations", "wrong", f"the schema {there} is unknown here", "a newer Roji has been here: update this one")


def open_tables(engine: sa.Engine) -> Checked:
    """Check that every unfinished table can be read."""
    if not sa.inspect(engine).has_table("tables"):
        return Checked("tables", "well", "there are none yet")
    with engine.connect() as db:
        names = list(db.execute(sa.select(schema.tables.c.id).where(schema.tables.c.phase != "over")).scalars())
        wrong = [name for name in names if not is_readable(db, name)]
    if wrong:
        return Checked("tables", "wrong", f"cannot be read: {', '.join(wrong[:10])}", "restore them from a backup; other tables go on")
    return Checked("tables", "well", f"all {len(names)} that are not over can be read")


def commits(engine: sa.Engine) -> Checked:
    """Measure the time of durable commits; the rows are deleted afterwards."""
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
        return Checked("writing", "mind", told, "use a faster or less busy disk; every move waits for it")
    return Checked("writing", "well", told)


def commit(engine: sa.Engine, scratch: sa.Table, line: int) -> float:
    began = time.perf_counter()
    with engine.begin() as db:
        db.execute(scratch.insert().values(line=line))
    return time.perf_counter() - began


def clock(engine: sa.Engine) -> Checked:
    with engine.connect() as db:
        told = db.execute(sa.select(sa.func.current_timestamp())).scalar_one()
    return compared(told if told.tzinfo else told.replace(tzinfo=UTC), datetime.now(UTC))


def compared(theirs: datetime, ours: datetime) -> Checked:
    apart = abs((ours - theirs).total_seconds())
    if apart > CLOCKS_APART:
        return Checked("clock", "wrong", f"the database's clock is {apart:.0f} s apart from ours", "let both follow a time server")
    return Checked("clock", "well", "the database's clock agrees with ours")


def pages(folder: Path = PAGES) -> Checked:
    if (folder / "index.html").is_file() and any((folder / "assets").glob("*.js")):
        return Checked("pages", "well", "the web pages are built")
    return Checked("pages", "wrong", "the web pages are not built", "run make setup")


def disk(database: str) -> Checked:
    url = sa.make_url(database)
    place = Path(url.database or ".").parent if url.get_backend_name() == "sqlite" else Path.cwd()
    free = shutil.disk_usage(place).free
    told = f"{free / 1e9:.1f} GB are free in {place}"
    if free < NO_SPACE:
        return Checked("disk", "wrong", told, "make room: a server that cannot write accepts no move")
    return Checked("disk", "mind" if free < LITTLE_SPACE else "well", told, "make room soon" if free < LITTLE_SPACE else "")


def is_new(database: str) -> bool:
    """Whether the database file does not exist yet; connecting would create it."""
    url = sa.make_url(database)
    return url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file()


def first_line(trouble: Exception) -> str:
    return str(trouble).partition("\n")[0]
