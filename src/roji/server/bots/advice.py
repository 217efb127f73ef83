"""Answers a player's request for advice."""

from roji.core.state import State
from roji.server.bots.analysis import STILL_ASKING, asked_at, hint_message, known, still_faces
from roji.server.bots.pool import BotPool
from roji.server.refusal import Refusal
from roji.server.settings import Settings
from roji.server.table.keys import new_seed
from roji.server.table.table import Table
from roji.server.wire.messages import Advised


class Adviser:
    """Answers one question per seat at a time, from what the seat may know."""

    def __init__(self, thinkers: BotPool, settings: Settings) -> None:
        self._thinkers = thinkers
        self._settings = settings
        self._asking: set[tuple[str, int]] = set()

    async def answer(self, table: Table, seat: int) -> Advised:
        """The best few actions of a seat; refused where advice is not allowed or the seat has no choice to make."""
        fold = asked_at(table, seat)
        place = table.record.id, seat
        if place in self._asking:
            raise Refusal(STILL_ASKING, 429)
        self._asking.add(place)
        try:
            return await self._answer(table, fold.state.copy(), seat)
        finally:
            self._asking.discard(place)

    async def _answer(self, table: Table, state: State, seat: int) -> Advised:
        seq, nth, codes = len(table.entries), table.nth(seat), state.legal(seat)
        await table.mark_advised(seat)
        hints = await self._thinkers.advise(
            table.record.client,
            table.game.name,
            known(state, seat, self._seed("imagine", table, seat)),
            seat,
            self._seed("advise", table, seat),
            self._settings.advice_ms,
        )
        stands = table.nth(seat) == nth and table.fold is not None and still_faces(table.fold, seat, codes)
        return Advised(seq, seat, [hint_message(table.game, hint) for hint in hints] if stands else [])

    def _seed(self, purpose: str, table: Table, seat: int) -> int:
        return new_seed(self._settings.rehearsal, purpose, table.game.name, seat, table.nth(seat))
