"""The tables in memory: each is loaded once, observed by its bots, the clocks and other workers, and kept while in use."""

import asyncio
from collections import deque
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from weakref import WeakValueDictionary

from roji.core.game import Game
from roji.core.journal.fold import Entry, Fold
from roji.core.sentences import say
from roji.server.bots.pool import BotPool
from roji.server.bots.seats import BotSeats
from roji.server.cluster.sync import SingleWorker, WorkerSync
from roji.server.ops.metrics import count_table
from roji.server.refusal import Refusal
from roji.server.settings import Settings
from roji.server.store.tables import Record, Store
from roji.server.table.keys import is_table_id
from roji.server.table.table import Table
from roji.server.time.absence import MINUTE, Patience
from roji.server.time.clock import HOUR, now_ms
from roji.server.time.seat_clocks import held
from roji.server.time.timekeeper import Timekeeper
from roji.server.wire.messages import Said

REPLAYING = 2  # journals replayed in parallel
RECENT = 200  # tables kept in memory without any screen


class TableObserver:
    """Notifies bots, clocks and other workers of changes at one table. The table owns it, so its bots live as long as the table."""

    def __init__(self, table: Table, bots: BotSeats, timekeeper: Timekeeper, sync: SingleWorker) -> None:
        self.table, self.bots = table, bots
        self._timekeeper, self._sync = timekeeper, sync

    def on_change(self) -> None:
        self._sync.publish(self.table)
        self.bots.wake()
        self._timekeeper.watch(self.table)

    def on_phrase(self, said: Said) -> None:
        self._sync.pass_on(self.table, said)

    async def before_look(self) -> None:
        await self._sync.refresh(self.table)


class Registry:
    """Finds and loads tables; on a shared database it follows what other workers write."""

    def __init__(self, games: Mapping[str, Game], store: Store, thinkers: BotPool, settings: Settings, level: str) -> None:
        self._games, self._store, self._thinkers, self._settings = games, store, thinkers, settings
        self.timekeeper = Timekeeper(store, self.table, self.tables, settings)
        shared = store.database.shared
        self.sync = WorkerSync(store, settings, self.in_memory, self.tables, self._take_over) if shared else SingleWorker()
        self._patience = Patience(int(settings.away_minutes * MINUTE), int(settings.awaited_hours * HOUR), level)
        self._open: WeakValueDictionary[str, TableObserver] = WeakValueDictionary()
        self._recent: deque[TableObserver] = deque(maxlen=RECENT)
        self._loading: dict[str, asyncio.Task[TableObserver]] = {}  # tables being loaded
        self._replaying = ThreadPoolExecutor(REPLAYING, "replaying")

    def close(self) -> None:
        for observer in list(self._open.values()):
            observer.bots.stop()
        self._replaying.shutdown(wait=False, cancel_futures=True)

    async def table(self, name: str) -> Table:
        """The table with this id."""
        return (await self._find(name)).table

    def in_memory(self, name: str) -> Table | None:
        known = self._open.get(name)
        return None if known is None else known.table

    def tables(self) -> list[Table]:
        """All tables in memory."""
        return [observer.table for observer in self._open.values()]

    def admit(self, game: Game, record: Record, fold: Fold | None) -> None:
        """Register a new table and wake its bots."""
        self._follow(Table(game, record, self._store, fold, self._patience)).bots.wake()

    async def admit_begun(self, record: Record, entries: Sequence[Entry]) -> None:
        """Store and register a new table that begins with these lines, if they can be played."""
        table = await self._played(record, entries)
        assert not table.frozen, "what was folded once can be folded again"
        await self._store.create(record, table.entries)
        self._follow(table).bots.wake()

    async def resume(self) -> None:
        """After a restart, load the tables where a bot has to act. Other tables are loaded on request."""
        async for names in self._store.waiting_for_bots():
            for name in names:
                if self._settings.at_home(name):
                    with suppress(Refusal):  # a game that this server no longer has
                        (await self._find(name)).bots.wake()

    async def _take_over(self, name: str) -> None:
        """Take over the bots of a table whose worker is gone."""
        with suppress(Refusal):
            await (await self._find(name)).bots.take_over()

    async def _find(self, name: str) -> TableObserver:
        known = self._open.get(name)
        if known is None:
            return await asyncio.shield(self._loading.get(name) or self._begin_to_load(name))
        await known.before_look()
        return known

    def _begin_to_load(self, name: str) -> asyncio.Task[TableObserver]:
        """Load a table once, however many requests wait for it."""

        async def load() -> TableObserver:
            return self._follow(await self._load(name))

        def loaded(task: asyncio.Task[TableObserver]) -> None:
            del self._loading[name]
            if not task.cancelled():
                task.exception()  # mark as retrieved: the waiting requests get it, but they may all be cancelled

        task = self._loading[name] = asyncio.create_task(load())
        task.add_done_callback(loaded)
        return task

    async def _load(self, name: str) -> Table:
        loaded = await self._store.load(name) if is_table_id(name) else None
        if loaded is None or loaded[0].game not in self._games:
            raise Refusal(say("there is no table {table}", table=name), 404)
        record, entries = loaded
        table = await self._played(record, entries)
        if table.outdated and record.phase == "playing":  # its journal becomes public, so the game must not continue
            await table.amend(lambda record: replace(held(record, now_ms()), closed=table.outdated))
        return table

    async def _played(self, record: Record, entries: Sequence[Entry]) -> Table:
        """A table with its journal replayed, in a thread: no one else has the table yet."""
        table = Table(self._games[record.game], record, self._store, patience=self._patience)
        await asyncio.get_running_loop().run_in_executor(self._replaying, table.replay, entries)
        return table

    def _follow(self, table: Table) -> TableObserver:
        """Register a table and attach its observer."""
        bots = BotSeats(table, self._thinkers, self._settings, self.sync.lease(table))
        table.observer = observer = TableObserver(table, bots, self.timekeeper, self.sync)
        self.timekeeper.watch(table)
        self._open[table.record.id] = observer
        self._recent.append(observer)
        count_table(observer)
        return observer
