"""What would you do? The best few actions of a seat, what they promise, and why."""

import msgspec

from roji.core.game import State
from roji.core.luck import Luck
from roji.core.registry import Game
from roji.core.sentences import Words


class Hint(msgspec.Struct, frozen=True):
    """An action worth thinking about."""

    code: int
    chance: float  # the share of the win that the seat may expect
    points: float | None  # the final score that it may expect; None in a game without points
    why: Words


def advise(game: Game, state: State, seat: int, luck: Luck, left_ms: float, iterations: int = 0, most: int = 3) -> list[Hint]:
    """The best few actions, best first."""
    raise NotImplementedError
