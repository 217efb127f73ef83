"""A finished game looked at again: what everybody could hope for, what each choice cost, and what luck did."""

from collections.abc import Iterator

import msgspec

from roji.core.journal import Journal
from roji.core.registry import Game


class Moment(msgspec.Struct, frozen=True):
    """One choice of a finished game, and what the seats could believe around it."""

    line: int  # of the journal, from 1
    seat: int
    before: list[float]  # what each seat could believe its share of the win to be when the choice was faced
    chosen: float  # what the acting seat could expect from its choice, before the luck that followed
    best: str  # the best action found, in notation
    lost: float  # what the choice cost against it
    after: list[float]  # the beliefs once the luck has come; at the end the true shares


class Verdict(msgspec.Struct, frozen=True):
    """How a seat fared: start + skill + luck = result."""

    seat: int
    start: float
    result: float
    mistakes: float
    skill: float
    luck: float


class Turning(msgspec.Struct, frozen=True):
    """A line at which the game turned, by a choice or by luck, for a seat."""

    line: int
    seat: int
    by: str  # "choice" or "luck"
    change: float


def review(
    game: Game, journal: Journal, seed: int, iterations: int = 0, ms: float = 0.0, first: int = 1, last: int | None = None
) -> Iterator[Moment]:
    """Every choice of a finished game from line `first` to line `last`; chunks agree with the whole."""
    raise NotImplementedError


def summary(moments: list[Moment], seats: int, shares: list[float]) -> list[Verdict]:
    """Luck against skill: one verdict per seat."""
    raise NotImplementedError


def turning_points(moments: list[Moment], most: int = 5) -> list[Turning]:
    """The few lines with the greatest change, greatest first."""
    raise NotImplementedError
