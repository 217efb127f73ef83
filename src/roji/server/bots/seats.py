"""The bots at a table: they act one after another, at a pace that people can follow."""

import asyncio

from roji.core.journal.fold import RESIGN, UNDO
from roji.core.luck import Luck
from roji.server.bots.pool import BotPool
from roji.server.cluster.leases import Lease
from roji.server.ops.metrics import THOUGHTS
from roji.server.refusal import Refusal
from roji.server.settings import Settings
from roji.server.table.keys import new_seed
from roji.server.table.table import Table
from roji.server.time.substitutes import bot_at

NOT_SAVED_PAUSE = 1.0  # seconds before a bot retries a move that could not be saved


class BotSeats:
    """Plays for every bot at one table. A bot's move goes through `Table.play`, like a person's."""

    def __init__(self, table: Table, thinkers: BotPool, settings: Settings, lease: Lease) -> None:
        self.table = table
        self.lease = lease
        self._thinkers = thinkers
        self._settings = settings
        self._left: dict[int, tuple[int, float]] = {}  # per seat: the turn, and the milliseconds left for it
        self._playing: asyncio.Task[None] | None = None
        self._later: asyncio.TimerHandle | None = None
        self._stopped = False

    def wake(self) -> None:
        """Something happened; perhaps it is a bot's turn."""
        if self._stopped:
            return
        loop = asyncio.get_running_loop()
        if self._playing is None and self._next() is not None:
            self._playing = loop.create_task(self._play())
        if self._later is not None:
            self._later.cancel()
        held = self.table.consent.held_for()
        self._later = loop.call_later(held, self.wake) if held else None  # bots wait no longer than this for an answer

    async def take_over(self) -> None:
        """Take over from a worker that is gone. If no bot has to act, release its lease."""
        if self._playing is None and self._next() is None and await self.lease.hold():
            await self.lease.let_go()
        self.wake()

    def stop(self) -> None:
        self._stopped = True
        if self._later is not None:
            self._later.cancel()
        if self._playing is not None:
            self._playing.cancel()

    def _next(self) -> int | None:
        """The bot that acts now."""
        table = self.table
        if table.phase != "playing" or table.fold is None or table.consent.holds():
            return None
        return next((seat for seat in table.fold.state.to_act() if bot_at(table, seat)), None)

    async def _play(self) -> None:
        try:
            while self._next() is not None and await self.lease.hold():
                while (seat := self._next()) is not None and await self.lease.hold():
                    await self._act(seat)
                await self.lease.let_go()
        finally:
            self._playing = None

    async def _act(self, seat: int) -> None:
        table = self.table
        lines, nth, known = len(table.entries), table.nth(seat), self._taken_back()
        try:
            with table.rules():
                code = await self._choose(seat)
            await self._pause()
            if self._taken_back() != known or table.phase != "playing" or table.consent.holds() or not bot_at(table, seat):
                return  # the position has changed while it was thinking
            with table.rules():
                self._check(seat, code, lines)
            await table.play(seat, nth, code, wanted=lambda: bot_at(table, seat) != "")
        except Refusal:
            if table.phase == "playing":
                await asyncio.sleep(NOT_SAVED_PAUSE)

    def _check(self, seat: int, code: int, lines: int) -> None:
        """An illegal code is a bug, unless others have acted since the bot was asked."""
        assert self.table.fold is not None
        legal = code in self.table.fold.state.legal(seat)
        assert legal or len(self.table.entries) != lines, f"the bot at seat {seat} chose {code}, which is not legal"

    async def _choose(self, seat: int) -> int:
        fold = self.table.fold
        assert fold is not None
        codes = fold.state.legal(seat)
        if len(codes) == 1:
            return codes[0]
        turn = fold.state.turn()
        left = self._time_left(seat, turn)
        imagined = fold.state.imagine(seat, Luck(self._seed("imagine", seat))).snapshot()
        level = bot_at(self.table, seat)
        seed, client = self._seed("think", seat), self.table.record.client
        code, took = await self._thinkers.think(client, self.table.game.name, imagined, seat, level, seed, int(left))
        self._left[seat] = turn, max(0.0, left - took)
        THOUGHTS.observe(took / 1000)
        return code

    def _seed(self, purpose: str, seat: int) -> int:
        return new_seed(self._settings.rehearsal, self.table.record.secret, purpose, seat, self.table.nth(seat))

    def _time_left(self, seat: int, turn: int) -> float:
        of_turn, left = self._left.get(seat, (-1, 0.0))
        return left if of_turn == turn else float(self._settings.bot_turn_ms)

    def _taken_back(self) -> int:
        """Changes with every undo, resignation, going back and proposal; each makes a running search stale."""
        changes = sum(entry.text in (UNDO, RESIGN) or entry.goes_back for entry in self.table.entries)
        return changes + self.table.consent.next_number()

    async def _pause(self) -> None:
        due = self.table.moved + self._settings.bot_pace_ms / 1000
        await asyncio.sleep(max(0.0, due - asyncio.get_running_loop().time()))
