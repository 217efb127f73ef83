"""The state behind an OpenSpiel state: dealt by chance nodes, with every seat's history."""

from typing import Any

import roji
from roji.core.game import Game
from roji.core.luck import Luck
from roji.core.state import State
from roji.lab.envs.recall import Recall

DEALS = 3  # chance nodes
OUTCOMES = 1024  # of each, all equally likely


class SpielTable:
    """The Python side of a state, in one object that OpenSpiel copies and pickles. It holds every secret of the game."""

    def __init__(self, game: Game, seats: int, options: dict[str, Any]) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.dealt: list[int] = []
        self.state: State | None = None
        self.recall: Recall | None = None

    def deal(self, number: int) -> None:
        """Take the outcome of a chance node; together they are the seed."""
        if not 0 <= number < OUTCOMES:
            raise ValueError(f"{number} is no outcome of the deal; they are 0 to {OUTCOMES - 1}")
        self.dealt.append(number)
        if len(self.dealt) == DEALS:
            seed = sum(number * OUTCOMES**place for place, number in enumerate(self.dealt))
            self.sit(self.game.new(self.seats, seed, **self.options))

    def sit(self, state: State) -> None:
        self.state = state
        self.recall = Recall(self.game, state, self.seats)

    @property
    def now(self) -> State:
        if self.state is None:
            raise ValueError("nothing is dealt yet: apply the outcomes of the chance nodes first")
        return self.state

    def play(self, code: int) -> None:
        """Play for the acting seat; a ValueError with the rule that forbids it."""
        state = self.now
        seat = state.actor()
        if seat < 0:
            raise ValueError("the game is over")
        if code not in state.legal(seat):
            raise ValueError(f"seat {seat} may not play {self._named(code)}: {self.game.why_not(state, seat, code)}")
        state.play(seat, code)
        if self.recall is not None:
            self.recall.played(seat, code)

    def _named(self, code: int) -> str:
        if not 0 <= code < self.game.size:
            raise ValueError(f"{code} is no code of {self.game.title}; they are 0 to {self.game.size - 1}")
        return repr(self.game.text(code))

    def imagined(self, seat: int, luck: Luck) -> "SpielTable":
        """A state that this seat cannot distinguish from the true one."""
        twin = SpielTable(self.game, self.seats, self.options)
        twin.dealt = self.dealt[:]
        twin.state = self.now.imagine(seat, luck)
        if self.recall is not None:
            twin.recall = self.recall.imagined(seat, twin.state)
        return twin

    def __deepcopy__(self, memory: dict[int, Any]) -> "SpielTable":
        twin = SpielTable(self.game, self.seats, self.options)
        twin.dealt = self.dealt[:]
        twin.state = self.state and self.state.copy()
        twin.recall = self.recall and self.recall.copy()
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        told = self.state and self.state.snapshot()
        return _table_again, (self.game.name, self.seats, self.options, self.dealt, told, self.recall)


def _table_again(
    name: str, seats: int, options: dict[str, Any], dealt: list[int], told: dict[str, Any] | None, recall: Recall
) -> SpielTable:
    """Unpickle a table."""
    table = SpielTable(roji.game(name), seats, options)
    table.dealt = dealt
    table.state = table.game.restore(told) if told else None
    table.recall = recall
    return table
