"""Who plays the bots of a table: one worker at a time, and another one when that is gone. Instants are the database's."""

import logging
import time
from collections.abc import Callable
from datetime import timedelta

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from roji.server.database import Database
from roji.server.schema import tables

log = logging.getLogger("roji.server")


class Lease:
    """At a database that is ours alone, nobody else can play the bots."""

    async def hold(self) -> bool:
        return True

    async def let_go(self) -> None:
        pass


class SharedLease(Lease):
    """The bots of one table, for one of several workers."""

    def __init__(self, database: Database, table: str, worker: str, seconds: float) -> None:
        self._database, self._table, self._worker, self._seconds = database, table, worker, seconds
        self._renewal = 0.0  # when to ask again, on our own clock

    async def hold(self) -> bool:
        """Whether this worker plays the bots now. Even if two believe it, each line of the journal is written once."""
        now = time.monotonic()
        if now < self._renewal:
            return True
        mine = (
            tables.c.id == self._table,
            sa.or_(tables.c.bots_until.is_(None), tables.c.bots_until < _now(), tables.c.bots_by == self._worker),
        )
        lease = tables.update().where(*mine).values(bots_by=self._worker, bots_until=_now() + timedelta(seconds=self._seconds))
        held = await self._change(lease) == 1
        self._renewal = now + self._seconds / 3 if held else 0.0
        return held

    async def let_go(self) -> None:
        if self._renewal:
            self._renewal = 0.0
            mine = tables.c.id == self._table, tables.c.bots_by == self._worker
            await self._change(tables.update().where(*mine).values(bots_by=None, bots_until=None))

    async def _change(self, lease: sa.Update) -> int:
        try:
            return await self._database.do(_quickly(lease))
        except SQLAlchemyError as trouble:
            log.error("table %s: nobody can say who plays its bots: %s", self._table, trouble)
            return 0


async def let_all_go(database: Database, worker: str) -> None:
    """A worker that stops leaves its bots to the others at once."""
    await database.do(_quickly(tables.update().where(tables.c.bots_by == worker).values(bots_until=_now())))


async def abandoned(database: Database) -> list[str]:
    """The tables whose bots were being played by a worker that is gone."""
    query = sa.select(tables.c.id).where(tables.c.bots_until < _now(), tables.c.phase == "playing")
    return await database.do(lambda db: list(db.execute(query).scalars()))


def _now() -> sa.Function[sa.DateTime]:
    return sa.func.clock_timestamp(type_=sa.DateTime(timezone=True))


def _quickly(change: sa.Update) -> Callable[[sa.Connection], int]:
    """A lease is of no use after a power cut, so nobody waits for the disk."""

    def work(db: sa.Connection) -> int:
        db.execute(sa.text("SET LOCAL synchronous_commit TO off"))
        return db.execute(change).rowcount

    return work
