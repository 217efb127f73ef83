"""Leases: one worker at a time plays the bots of a table. Times are the database's."""

import logging
import time
from collections.abc import Callable
from datetime import timedelta

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from roji.server.store.database import Database
from roji.server.store.schema import tables

log = logging.getLogger("roji.server")


class Lease:
    """The lease of a single worker: always held."""

    async def hold(self) -> bool:
        return True

    async def let_go(self) -> None:
        pass


class SharedLease(Lease):
    """The bots of one table, for one of several workers."""

    def __init__(self, database: Database, table: str, worker: str, seconds: float) -> None:
        self._database, self._table, self._worker, self._seconds = database, table, worker, seconds
        self._renewal = 0.0  # when to renew, on our own clock

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
            log.error("table %(table)s: nobody can say who plays its bots: %(trouble)s", {"table": self._table, "trouble": trouble})
            return 0


async def let_all_go(database: Database, worker: str) -> None:
    """Release all leases of a worker that stops."""
    await database.do(_quickly(tables.update().where(tables.c.bots_by == worker).values(bots_until=_now())))


async def abandoned(database: Database) -> list[str]:
    """The tables whose bots were being played by a worker that is gone."""
    return await database.do(find_abandoned)


def find_abandoned(db: sa.Connection) -> list[str]:
    """Compares with a constant instant: with a volatile function PostgreSQL would scan every row instead of the index."""
    now = sa.func.statement_timestamp(type_=sa.DateTime(timezone=True))
    return list(db.execute(sa.select(tables.c.id).where(tables.c.bots_until < now, tables.c.phase == "playing")).scalars())


def _now() -> sa.Function[sa.DateTime]:
    return sa.func.clock_timestamp(type_=sa.DateTime(timezone=True))


def _quickly(change: sa.Update) -> Callable[[sa.Connection], int]:
    """A lease is useless after a power cut, so this does not wait for the disk."""

    def work(db: sa.Connection) -> int:
        db.execute(sa.text("SET LOCAL synchronous_commit TO off"))
        return db.execute(change).rowcount

    return work
