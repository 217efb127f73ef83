"""What the database is asked about time: who is late, when the server was last alive, which tables are dead, who set how many."""

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta

import sqlalchemy as sa

from roji.server import schema
from roji.server.clock import DAY

PLAYABLE = ("gathering", "playing")
MOST_AT_ONCE = 100  # tables looked after in one round

tables, seats, pulse = schema.tables.c, schema.seats.c, schema.pulse.c
PLAYED = schema.seats.join(schema.tables, sa.and_(tables.id == seats.table_id, tables.phase == "playing", tables.closed.is_(None)))


def beat(db: sa.Connection, now: int) -> None:
    """The server is alive."""
    db.execute(schema.pulse.update().where(pulse.id == 1).values(at=now))


def give_back(db: sa.Connection, now: int, slack: int) -> int:
    """Give everybody the time that no server was there, up to `slack` of it excepted; how much that was."""
    last: int = db.execute(sa.select(pulse.at).where(pulse.id == 1).with_for_update()).scalar_one()
    away = max(0, now - last)
    if away <= slack:
        away = 0
    else:
        later = {"touched": tables.touched + away, "revision": tables.revision + 1}
        db.execute(schema.tables.update().where(tables.phase.in_(PLAYABLE)).values(later))
        db.execute(schema.seats.update().where(seats.deadline.is_not(None)).values(deadline=seats.deadline + away))
    db.execute(schema.tables.update().where(tables.touched.is_(None)).values(touched=now))  # of a time when nobody noted it
    beat(db, now)
    return away


def due(db: sa.Connection, now: int) -> list[str]:
    """The tables where somebody's time is up, the longest first."""
    late = sa.select(seats.table_id).select_from(PLAYED).where(seats.deadline <= now)
    return list(db.execute(late.group_by(seats.table_id).order_by(sa.func.min(seats.deadline)).limit(MOST_AT_ONCE)).scalars())


def next_deadline(db: sa.Connection, now: int) -> int | None:
    """When somebody's time is up next."""
    return db.execute(sa.select(sa.func.min(seats.deadline)).select_from(PLAYED).where(seats.deadline > now)).scalar()


def dead(db: sa.Connection, now: int, gathering_days: float, idle_days: float) -> list[str]:
    """The tables where nothing has happened for too long, and nobody has time left."""
    waits = sa.exists().where(seats.table_id == tables.id, seats.deadline > now)
    unused = sa.and_(tables.phase == "gathering", tables.touched < now - int(gathering_days * DAY))
    idle = sa.and_(tables.phase == "playing", tables.touched < now - int(idle_days * DAY))
    query = sa.select(tables.id).where(tables.closed.is_(None), ~waits, sa.or_(unused, idle)).order_by(tables.touched)
    return list(db.execute(query.limit(MOST_AT_ONCE)).scalars())


def sat_at(db: sa.Connection, keys: Iterable[tuple[str, str]]) -> list[str]:
    """Those of these tables at which the hash of a token has a seat."""
    wanted = set(keys)
    query = sa.select(seats.table_id, seats.token_hash).where(seats.table_id.in_({table for table, _ in wanted}))
    return sorted({row.table_id for row in db.execute(query) if (row.table_id, row.token_hash) in wanted})


def set_by(db: sa.Connection, maker: str) -> tuple[int, int]:
    """How many tables an address has set within an hour, and how many of its tables are not over."""
    recent = tables.created > datetime.now(UTC) - timedelta(hours=1)
    playable = sa.and_(tables.phase.in_(PLAYABLE), tables.closed.is_(None))
    counted = sa.select(sa.func.count().filter(recent), sa.func.count().filter(playable)).where(tables.maker == maker)
    recently, still = db.execute(counted).one()
    return recently, still
