"""Answers a player's request for advice."""

from typing import Any

from roji.core.game import Game
from roji.core.journal.fold import Fold
from roji.core.luck import Luck
from roji.core.sentences import words
from roji.core.state import State
from roji.server.bots import pool
from roji.server.bots.pool import BotPool
from roji.server.refusal import Refusal
from roji.server.settings import Settings
from roji.server.table.keys import new_seed
from roji.server.table.table import Table
from roji.server.wire.messages import Advised, Hint

NOT_HERE = "there is no advice at this table"


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
            raise Refusal("your last question is still being thought about; wait for it", 429)
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
        return Advised(seq, seat, [to_message(table.game, hint) for hint in hints] if stands else [])

    def _seed(self, purpose: str, table: Table, seat: int) -> int:
        return new_seed(self._settings.rehearsal, purpose, table.game.name, seat, table.nth(seat))


def asked_at(table: Table, seat: int) -> Fold:
    if not table.record.advice:
        raise Refusal(NOT_HERE, 403)
    if table.fold is None or table.phase != "playing" or seat not in table.fold.state.to_act():
        raise Refusal("ask when it is your turn to choose")
    return table.fold


def known(state: State, seat: int, seed: int) -> dict[str, Any]:
    """The adviser's input: an imagined state, equal for all true states that the seat cannot distinguish."""
    return state.imagine(seat, Luck(seed)).snapshot()


def still_faces(fold: Fold, seat: int, codes: list[int]) -> bool:
    """Whether the seat still has the choice it asked about; others may have acted in the meantime."""
    return seat in fold.state.to_act() and fold.state.legal(seat) == codes


def to_message(game: Game, hint: pool.RecommendationLike) -> Hint:
    actions = [game.describe(code) for code in (hint.code, *hint.then)]
    return Hint(hint.code, [words(game.tell(action)) for action in actions], actions, hint.chance, hint.points, hint.why)
