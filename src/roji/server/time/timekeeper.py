"""Watches all clocks: acts when time is up, and closes tables that nobody returns to."""

import asyncio
import logging
import math
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from roji.server.refusal import Refusal
from roji.server.settings import Settings
from roji.server.store import queries
from roji.server.store.tables import Record, Store
from roji.server.table.table import Table
from roji.server.time.clock import HOUR, SECOND, now_ms
from roji.server.time.seat_clocks import held, overdue
from roji.server.time.substitutes import run_out

log = logging.getLogger("roji.server")

NOBODY_CAME = "nobody came for a long time, so this table is closed"
NOBODY_MOVED = "nobody has moved for a long time, so this table is closed; all that happened can still be read"
Find = Callable[[str], Awaitable[Table]]
BETWEEN_SWEEPS = 600 * SECOND
QUICKER = 10  # times as often, while a clock has less than an hour left


class Timekeeper:
    """Sleeps until the next deadline, at most for a heartbeat. Heartbeats are more frequent while a clock runs low."""

    def __init__(
        self, store: Store, find: Callable[[str], Awaitable[Table]], tables: Callable[[], list[Table]], settings: Settings
    ) -> None:
        self._store, self._find, self._tables, self._settings = store, find, tables, settings
        self._heartbeat = int(settings.heartbeat_seconds * SECOND)
        self._wakes = math.inf  # when the next round is due
        self._quick = False
        self._swept = -math.inf
        self._nearer = asyncio.Event()
        self._last = time.monotonic()  # when the last round finished

    async def begin(self) -> None:
        """At start-up: extend deadlines by the downtime (none for an additional worker) and close dead tables."""
        slack = 2 * self._heartbeat if self._store.database.shared else 0
        await self._store.transact(queries.follow_database)
        away = await self._store.transact(lambda db: queries.give_back(db, now_ms(), slack))
        if away > self._heartbeat:
            log.info("the clocks stood still for %(seconds)d s", {"seconds": away // SECOND})
        await self._sweep(now_ms())

    def silent_for(self) -> float:
        """Seconds since the last completed round."""
        return time.monotonic() - self._last

    async def end(self) -> None:
        with suppress(SQLAlchemyError):  # the time since the last heartbeat will be given back
            await self._store.transact(lambda db: queries.beat(db, now_ms()))

    def watch(self, table: Table) -> None:
        """A table has changed; perhaps a deadline is nearer than the one slept for."""
        soonest = min((seat.deadline for seat in table.record.seats if seat.deadline is not None), default=math.inf)
        if table.phase == "playing" and (soonest < self._wakes or (soonest - now_ms() < HOUR and not self._quick)):
            self._nearer.set()

    async def keep(self) -> None:
        while True:
            try:
                await self._store.transact(queries.follow_database)
                await self._round(now_ms())
                self._last = time.monotonic()
            except SQLAlchemyError as trouble:
                log.error("the clocks could not be read: %(trouble)s", {"trouble": trouble})
            await self._rest()

    async def _round(self, now: int) -> None:
        self._wakes = now + self._heartbeat

        def look(db: sa.Connection) -> tuple[int, list[str], int | None]:
            away = queries.give_back(db, now, 2 * self._heartbeat)  # after a suspend or a database outage
            return away, queries.due(db, now), queries.next_deadline(db, now)

        away, late, following = await self._store.transact(look)
        if away:
            log.info("the clocks stood still for %(seconds)d s", {"seconds": away // SECOND})
            await self._catch_up()
        self._quick = following is not None and following - now < HOUR
        pause = self._heartbeat // QUICKER if self._quick else self._heartbeat
        self._wakes = min(now + pause, following or math.inf)
        for name in late:
            await self._at(name, settle)
        for table in self._tables():
            if table.screens and table.absence.is_news(table, now):
                table.tell()
        if now - self._swept >= BETWEEN_SWEEPS:
            await self._sweep(now)

    async def _catch_up(self) -> None:
        """Reload tables whose stored deadlines were moved."""
        for table in self._tables():
            with suppress(Refusal):
                await table.catch_up()

    async def _rest(self) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._nearer.wait(), max(0, self._wakes - now_ms()) / SECOND)
        self._nearer.clear()

    async def _sweep(self, now: int) -> None:
        self._swept, settings = now, self._settings
        for name in await self._store.transact(lambda db: queries.dead(db, now, settings.gathering_days, settings.idle_days)):
            await self._at(name, close)

    async def _at(self, name: str, work: Callable[[Table], Awaitable[None]]) -> None:
        with suppress(Refusal):  # an unknown game, frozen, or not saved: retried in the next round
            await work(await self._find(name))


async def settle(table: Table) -> None:
    """Apply the table's choice to every overdue seat; stop the clocks of a table that cannot be played."""
    if table.phase != "playing":
        await table.amend(lambda record: held(record, now_ms()))
    for place in overdue(table.record, now_ms()):
        if table.phase == "playing":
            await run_out(table, place)


async def close(table: Table) -> None:
    """Close an idle table; nothing is deleted. A table with a screen is not idle."""
    if not table.screens and not table.present():
        await table.amend(closed)


def closed(record: Record) -> Record:
    if record.phase == "over":
        return record
    sentence = NOBODY_CAME if record.phase == "gathering" else NOBODY_MOVED
    return replace(held(record, now_ms()), closed=sentence)
