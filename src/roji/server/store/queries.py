"""Queries about time: overdue seats, the server's last heartbeat, dead tables, tables per address."""

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta

import sqlalchemy as sa

from roji.server.store import schema
from roji.server.time import clock
from roji.server.time.clock import DAY, HOUR

PLAYABLE = ("gathering", "playing")
MOST_AT_ONCE = 100  # tables handled in one round

tables, seats, pulse = schema.tables.c, schema.seats.c, schema.pulse.c
PLAYED = sa.exists().where(tables.id == seats.table_id, tables.phase == "playing", tables.closed.is_(None))  # a join would scan all tables


def follow_database(db: sa.Connection) -> None:
    """On a shared database, use its clock on all machines."""
    if db.dialect.name == "postgresql":
        asked = clock.machine_ms()
        told = db.execute(sa.select(sa.extract("epoch", sa.func.clock_timestamp()))).scalar_one()
        clock.follow(int(told * 1000), asked, clock.machine_ms())


def beat(db: sa.Connection, now: int) -> None:
    """Record a heartbeat of the server."""
    db.execute(schema.pulse.update().where(pulse.id == 1).values(at=now))


def give_back(db: sa.Connection, now: int, slack: int) -> int:
    """Extend all deadlines by the time no server was running, unless that is at most `slack`; returns that time."""
    last: int = db.execute(sa.select(pulse.at).where(pulse.id == 1).with_for_update()).scalar_one()
    away = max(0, now - last)
    if away <= slack:
        away = 0
    else:
        clocked = tables.id.in_(sa.select(seats.table_id).where(seats.deadline.is_not(None)))
        db.execute(schema.tables.update().where(clocked).values(revision=tables.revision + 1))
        if away >= HOUR:  # less does not matter for clocks in days, and a start need not update every table
            later = {"touched": tables.touched + away, "revision": tables.revision + sa.case((clocked, 0), else_=1)}
            db.execute(schema.tables.update().where(tables.phase.in_(PLAYABLE)).values(later))
        db.execute(schema.seats.update().where(seats.deadline.is_not(None)).values(deadline=seats.deadline + away))
    beat(db, now)
    return away


def due(db: sa.Connection, now: int) -> list[str]:
    """Tables with an overdue seat, the longest overdue first."""
    late = sa.select(seats.table_id).where(seats.deadline <= now, PLAYED).order_by(seats.deadline).limit(MOST_AT_ONCE)
    return list(dict.fromkeys(db.execute(late).scalars()))


def next_deadline(db: sa.Connection, now: int) -> int | None:
    """The next deadline of any seat."""
    return db.execute(sa.select(seats.deadline).where(seats.deadline > now, PLAYED).order_by(seats.deadline).limit(1)).scalar()


def dead(db: sa.Connection, now: int, gathering_days: float, idle_days: float) -> list[str]:
    """Tables that have been idle for too long and have no running clock."""
    waits = sa.exists().where(seats.table_id == tables.id, seats.deadline > now)
    unused = sa.and_(tables.phase == "gathering", tables.touched < now - int(gathering_days * DAY))
    idle = sa.and_(tables.phase == "playing", tables.touched < now - int(idle_days * DAY))
    query = sa.select(tables.id).where(tables.closed.is_(None), ~waits, sa.or_(unused, idle)).order_by(tables.touched)
    return list(db.execute(query.limit(MOST_AT_ONCE)).scalars())


def sat_at(db: sa.Connection, keys: Iterable[tuple[str, str]]) -> list[str]:
    """The tables, of these pairs of table and token hash, at which the token has a seat."""
    wanted = set(keys)
    query = sa.select(seats.table_id, seats.token_hash).where(seats.table_id.in_({table for table, _ in wanted}))
    return sorted({row.table_id for row in db.execute(query) if (row.table_id, row.token_hash) in wanted})


def set_by(db: sa.Connection, maker: str) -> tuple[int, int]:
    """How many tables an address has created within an hour, and how many of its tables are unfinished.

    On PostgreSQL a lock makes concurrent transactions wait, so that two of them cannot both pass the limit.
    """
    if db.dialect.name == "postgresql":
        db.execute(sa.select(sa.func.pg_advisory_xact_lock(sa.func.hashtext(maker))))
    recent = tables.created > datetime.now(UTC) - timedelta(hours=1)
    playable = sa.and_(tables.phase.in_(PLAYABLE), tables.closed.is_(None))
    counted = sa.select(sa.func.count().filter(recent), sa.func.count().filter(playable)).where(tables.maker == maker)
    recently, still = db.execute(counted).one()
    return recently, still
