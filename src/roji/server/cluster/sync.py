"""Keeps several workers on one database in step, and takes over the bots of a worker that is gone."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from weakref import WeakKeyDictionary

from sqlalchemy.exc import SQLAlchemyError

from roji.server.cluster.leases import Lease, SharedLease, abandoned, let_all_go
from roji.server.cluster.messages import Update, Updates
from roji.server.ops.logs import Brief
from roji.server.refusal import Refusal
from roji.server.settings import Settings
from roji.server.store.tables import Store
from roji.server.table.table import Table
from roji.server.time.substitutes import bot_at
from roji.server.wire.messages import Said

log = logging.getLogger("roji.server")

FORGET = 4  # sweeps without a message from a worker, after which its screens count as gone


@dataclass
class Known:
    """What this worker knows about a table at other workers."""

    sent: Update | None = None  # our last update
    height: tuple[int, int] = (0, 0)  # the highest revision and number of lines known
    sweeps: dict[str, int] = field(default_factory=dict)  # per worker with a screen of this table: sweeps since its last message


class SingleWorker:
    """A process with a database of its own: there is nothing to sync."""

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass

    def lease(self, table: Table) -> Lease:
        """The lease to play the bots of a table."""
        return Lease()

    def publish(self, table: Table, again: bool = False) -> None:
        """Tell other workers about a table's latest state."""

    def pass_on(self, table: Table, said: Said) -> None:
        """Pass a phrase to screens at other workers."""

    async def refresh(self, table: Table) -> None:
        """Catch up with the database before a table is shown."""


class WorkerSync(SingleWorker):
    """One worker among several. Messages may be missed; the journal's primary key still decides who was first."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        find: Callable[[str], Table | None],
        tables: Callable[[], list[Table]],
        wake: Callable[[str], Awaitable[None]],
    ) -> None:
        self.me = secrets.token_hex(8)
        self._store, self._find, self._tables, self._wake = store, find, tables, wake
        self._lease_seconds, self._sweep_seconds = settings.bot_lease_seconds, settings.sweep_seconds
        self._updates = Updates(settings.database, self.receive)
        self._known: WeakKeyDictionary[Table, Known] = WeakKeyDictionary()
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self._updates.open()
        self._begin(self._sweep())

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        with suppress(SQLAlchemyError):  # the leases run out by themselves
            await let_all_go(self._store.database, self.me)
        await self._updates.close()

    def lease(self, table: Table) -> Lease:
        return SharedLease(self._store.database, table.record.id, self.me, self._lease_seconds)

    async def refresh(self, table: Table) -> None:
        try:
            heights = await self._store.heights([table.record.id])
        except SQLAlchemyError:
            return
        if heights.get(table.record.id) != height(table):
            await table.catch_up()

    # --- updates ----------------------------------------------------------------------------------------------------

    def publish(self, table: Table, again: bool = False) -> None:
        """Skips updates that were sent already, came from another worker, or have no audience."""
        known = self._of(table)
        update = self._update(table)
        before, known.sent = known.sent, update
        nobody_looks = update.watched and not known.sweeps
        needless = before is not None and same_people(before, update) and (nobody_looks or height(table) <= known.height)
        if again or not (needless or update == before):
            self._updates.publish(update)

    def pass_on(self, table: Table, said: Said) -> None:
        self._updates.publish(self._update(table, said))

    def receive(self, update: Update) -> None:
        table = self._find(update.table)
        if table is None or update.worker == self.me:
            return
        if update.said is not None:
            table.phrases.hear(update.said)
        else:
            self._learn(table, update)

    def _of(self, table: Table) -> Known:
        return self._known.setdefault(table, Known())

    def _update(self, table: Table, said: Said | None = None) -> Update:
        return Update(self.me, table.record.id, *height(table), sorted(table.here()), table.frozen, bool(table.screens), said)

    def _learn(self, table: Table, update: Update) -> None:
        """Take note of another worker's update. A table without screens or bots here catches up later, when it is asked for."""
        known = self._of(table)
        newcomer = update.watched and update.worker not in known.sweeps
        if update.watched:
            known.sweeps[update.worker] = 0
        else:
            known.sweeps.pop(update.worker, None)
        self._note_presence(table, update.worker, update.present)
        known.height = max(known.height, (update.revision, update.lines))
        if update.frozen:
            table.freeze_too()
        if is_behind(table, update) and (table.screens or any(bot_at(table, seat) for seat in range(len(table.record.seats)))):
            self._begin(self._catch_up(table, update))
        if newcomer:
            self.publish(table, again=True)

    def _note_presence(self, table: Table, worker: str, present: list[int]) -> None:
        if table.elsewhere.get(worker, []) != present:
            table.elsewhere[worker] = present
            table.show_again()

    async def _catch_up(self, table: Table, update: Update) -> None:
        with suppress(Refusal):
            if is_behind(table, update):
                await table.catch_up()

    # --- sweeps for missed updates ----------------------------------------------------------------------------------

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self._sweep_seconds)
            try:
                await self._look_around()
            except SQLAlchemyError as trouble:
                log.error("the database cannot be read: %(trouble)s", {"trouble": Brief(trouble)})

    async def _look_around(self) -> None:
        watched = [table for table in self._tables() if table.screens]
        heights = await self._store.heights([table.record.id for table in watched]) if watched else {}
        for table in watched:
            self._forget_silent(table)
            self.publish(table, again=True)
            if heights.get(table.record.id, height(table)) > height(table):
                with suppress(Refusal):
                    await table.catch_up()
            table.observer.on_change()
        for name in await abandoned(self._store.database):
            await self._wake(name)

    def _forget_silent(self, table: Table) -> None:
        """Screens at a worker that has long been silent are gone."""
        known = self._of(table)
        for worker in list(known.sweeps):
            known.sweeps[worker] += 1
            if known.sweeps[worker] > FORGET:
                del known.sweeps[worker]
                self._note_presence(table, worker, [])

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def height(table: Table) -> tuple[int, int]:
    return table.record.revision, len(table.entries)


def same_people(one: Update, other: Update) -> bool:
    return (one.present, one.frozen, one.watched) == (other.present, other.frozen, other.watched)


def is_behind(table: Table, update: Update) -> bool:
    return update.lines > len(table.entries) or update.revision > table.record.revision
