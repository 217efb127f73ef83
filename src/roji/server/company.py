"""Several workers at one database: each keeps up with the others, and takes over the bots of one that is gone."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Protocol
from weakref import WeakKeyDictionary

from sqlalchemy.exc import SQLAlchemyError

from roji.server.botseats import BotSeats
from roji.server.leases import Lease, SharedLease, abandoned, let_all_go
from roji.server.refusal import Refusal
from roji.server.rumours import Rumour, Rumours
from roji.server.settings import Settings
from roji.server.standins import bot_at
from roji.server.store import Store
from roji.server.table import Table
from roji.server.wire import Said

log = logging.getLogger("roji.server")

FORGET = 4  # looks without a word from a worker, and the screens there are gone


@dataclass
class Hearsay:
    """What the others say of a table."""

    said: Rumour | None = None  # by ourselves
    height: tuple[int, int] = (0, 0)  # the highest revision and number of lines heard of
    silent: dict[str, int] = field(default_factory=dict)  # the workers with a screen here: looks since each was heard


class Alone:
    """One process at a database of its own: there is nobody to keep up with."""

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass

    def watch(self, bots: BotSeats) -> None:
        pass


class Found(Protocol):
    """The tables in the memory of this worker."""

    def get(self, name: str) -> BotSeats | None: ...
    def values(self) -> Iterable[BotSeats]: ...


class Company(Alone):
    """One worker among several. Whatever is missed here, the key of the journal still decides who was first."""

    def __init__(self, store: Store, settings: Settings, found: Found, take_over: Callable[[str], Awaitable[None]]) -> None:
        self.me = secrets.token_hex(8)
        self._store, self._found, self._take_over = store, found, take_over
        self._lease_seconds, self._sweep_seconds = settings.bot_lease_seconds, settings.sweep_seconds
        self._rumours = Rumours(settings.database, self.hear)
        self._heard: WeakKeyDictionary[Table, Hearsay] = WeakKeyDictionary()
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self._rumours.open()
        self._begin(self._sweep())

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        with suppress(SQLAlchemyError):  # the leases run out by themselves
            await let_all_go(self._store.database, self.me)
        await self._rumours.close()

    def watch(self, bots: BotSeats) -> None:
        """A table has come into memory."""
        bots.lease = self._lease(bots.table)
        bots.table.spread = partial(self.say, bots.table)
        bots.table.refresh = partial(self._refresh, bots.table)
        bots.table.phrases.pass_on = partial(self._pass_on, bots.table)
        self._heard[bots.table] = Hearsay()

    def _lease(self, table: Table) -> Lease:
        return SharedLease(self._store.database, table.record.id, self.me, self._lease_seconds)

    async def _refresh(self, table: Table) -> None:
        """Somebody asks for a table: what is kept may be further than what we know."""
        try:
            heights = await self._store.heights([table.record.id])
        except SQLAlchemyError:
            return
        if heights.get(table.record.id) != height(table):
            await table.catch_up()

    # --- rumours ----------------------------------------------------------------------------------------------------

    def say(self, table: Table, again: bool = False) -> None:
        """Tell how far a table is, unless that was said already, has been heard from another, or nobody else is there to hear it."""
        heard = self._heard[table]
        rumour = self._rumour(table)
        before, heard.said = heard.said, rumour
        nobody_asks = rumour.watched and not heard.silent
        known = before is not None and same_people(before, rumour) and (nobody_asks or height(table) <= heard.height)
        if again or not (known or rumour == before):
            self._rumours.spread(rumour)

    def _pass_on(self, table: Table, said: Said) -> None:
        """Who looks from another worker hears it too."""
        self._rumours.spread(self._rumour(table, said))

    def _rumour(self, table: Table, said: Said | None = None) -> Rumour:
        return Rumour(self.me, table.record.id, *height(table), sorted(table.here()), table.frozen, bool(table.screens), said)

    def hear(self, rumour: Rumour) -> None:
        bots = self._found.get(rumour.table)
        if bots is None or rumour.worker == self.me:
            return
        if rumour.said is not None:
            bots.table.phrases.hear(rumour.said)
        else:
            self._learn(bots.table, rumour)

    def _learn(self, table: Table, rumour: Rumour) -> None:
        """How far a table has come at another worker, and who is there. Where nobody looks or acts, we follow when somebody asks."""
        heard = self._heard[table]
        stranger = rumour.watched and rumour.worker not in heard.silent
        if rumour.watched:
            heard.silent[rumour.worker] = 0
        else:
            heard.silent.pop(rumour.worker, None)
        self._meet(table, rumour.worker, rumour.present)
        if (rumour.revision, rumour.lines) > heard.height:
            heard.height = rumour.revision, rumour.lines
        if rumour.frozen:
            table.freeze_too()
        if is_behind(table, rumour) and (table.screens or any(bot_at(table, seat) for seat in range(len(table.record.seats)))):
            self._begin(self._catch_up(table, rumour))
        if stranger:
            self.say(table, again=True)

    def _meet(self, table: Table, worker: str, present: list[int]) -> None:
        """Who is here, by what another worker says."""
        if table.elsewhere.get(worker, []) != present:
            table.elsewhere[worker] = present
            table.show_again()

    async def _catch_up(self, table: Table, rumour: Rumour) -> None:
        with suppress(Refusal):
            if is_behind(table, rumour):
                await table.catch_up()

    # --- what no rumour told ----------------------------------------------------------------------------------------

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self._sweep_seconds)
            try:
                await self._look_around()
            except SQLAlchemyError as trouble:
                log.error("the database cannot be read: %s", str(trouble).splitlines()[0])

    async def _look_around(self) -> None:
        watched = [bots for bots in self._found.values() if bots.table.screens]
        heights = await self._store.heights([bots.table.record.id for bots in watched]) if watched else {}
        for bots in watched:
            table = bots.table
            self._forget(table)
            self.say(table, again=True)
            if heights.get(table.record.id, height(table)) > height(table):
                with suppress(Refusal):
                    await table.catch_up()
            bots.wake()
        for name in await abandoned(self._store.database):
            await self._take_over(name)

    def _forget(self, table: Table) -> None:
        """Screens at a worker that has long been silent are gone."""
        heard = self._heard[table]
        for worker in list(heard.silent):
            heard.silent[worker] += 1
            if heard.silent[worker] > FORGET:
                del heard.silent[worker]
                self._meet(table, worker, [])

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def height(table: Table) -> tuple[int, int]:
    return table.record.revision, len(table.entries)


def same_people(one: Rumour, other: Rumour) -> bool:
    return (one.present, one.frozen, one.watched) == (other.present, other.frozen, other.watched)


def is_behind(table: Table, rumour: Rumour) -> bool:
    return rumour.lines > len(table.entries) or rumour.revision > table.record.revision
