"""A review's conclusions: turning points, and luck against skill. The one place that computes them.

Luck is what chance revealed: cards, dice, what others had hidden. All other changes are attributed to the players.
"""

from collections.abc import Sequence
from math import sqrt
from statistics import median
from typing import Literal, Protocol

import msgspec

TURNING_POINTS = 5
WORTH_TELLING = 0.03  # share of the win; smaller changes are noise
CLEAR = 2.0  # standard errors; a choice that cost less is not called a mistake
ROUNDING = 1e-9
MEDIAN_TO_ERROR = 1.48  # converts a median absolute deviation to a standard deviation


class ChoiceShares(Protocol):
    """A reviewed choice, with every seat's expected share of the win before and after it."""

    @property
    def line(self) -> int: ...
    @property
    def seat(self) -> int: ...
    @property
    def before(self) -> list[float]: ...
    @property
    def chosen(self) -> float: ...
    @property
    def lost(self) -> float: ...
    @property
    def error(self) -> float: ...
    @property
    def revealed(self) -> bool: ...
    @property
    def after(self) -> list[float]: ...


class Verdict(msgspec.Struct, frozen=True):
    """A seat's result, split up: start + skill + luck = result."""

    seat: int
    start: float
    result: float
    mistakes: float  # the total cost of its choices against the best ones found
    skill: float
    luck: float
    error: float  # the standard error of luck, and therefore of skill


class Turning(msgspec.Struct, frozen=True):
    """A turning point: a line that changed a seat's chances, by its choice or by luck."""

    line: int
    seat: int
    by: Literal["choice", "luck"]
    change: float


def summary(moments: Sequence[ChoiceShares], seats: int, shares: Sequence[float]) -> list[Verdict]:
    """One verdict per seat. Skill is the residual that luck does not explain, so small losses add up."""
    if not moments:
        raise ValueError("there is no choice in this game, so there is nothing to sum up")
    return [_verdict(seat, moments, shares[seat]) for seat in range(seats)]


def _verdict(seat: int, moments: Sequence[ChoiceShares], result: float) -> Verdict:
    start = moments[0].before[seat]
    mistakes = sum(moment.lost for moment in moments if moment.seat == seat)
    revealed = [surprise(moment, seat) for moment in moments if moment.revealed]
    luck = sum(revealed)
    return Verdict(seat, start, result, mistakes, result - start - luck, luck, sqrt(len(revealed)) * noise(moments, seat))


def surprise(moment: ChoiceShares, seat: int) -> float:
    """The change of a seat's share that the choice does not explain."""
    return moment.after[seat] - moment.before[seat] - moment.lost * cost_share(moment, seat)


def noise(moments: Sequence[ChoiceShares], seat: int) -> float:
    """The standard deviation of the estimates: how much they typically change where nothing was revealed."""
    found = [abs(surprise(moment, seat)) for moment in moments if not moment.revealed]
    return MEDIAN_TO_ERROR * median([change for change in found if change > ROUNDING] or [0.0])


def cost_share(moment: ChoiceShares, seat: int) -> float:
    """The seat's share of the cost of a choice: -1 for the seat that chose; the others gain it in proportion to their shares."""
    if seat == moment.seat:
        return -1.0
    others = sum(moment.before) - moment.before[moment.seat]
    return moment.before[seat] / others if others else 1.0 / (len(moment.before) - 1)


def is_mistake(moment: ChoiceShares) -> bool:
    """Whether the cost of the choice is relevant and statistically significant."""
    return moment.lost >= WORTH_TELLING and moment.lost > CLEAR * moment.error


def turning_points(moments: Sequence[ChoiceShares], most: int = TURNING_POINTS) -> list[Turning]:
    """The lines with the largest changes, largest first."""
    found = [turning for moment in moments for turning in _turnings(moment) if abs(turning.change) >= WORTH_TELLING]
    return sorted(found, key=lambda turning: (-abs(turning.change), turning.line, turning.by))[:most]


def _turnings(moment: ChoiceShares) -> list[Turning]:
    """The change by a mistake for its seat, and by luck for the seat that it affected most."""
    found = [Turning(moment.line, moment.seat, "choice", -moment.lost)] if is_mistake(moment) else []
    if moment.revealed:
        changes = [surprise(moment, seat) for seat in range(len(moment.after))]
        seat, change = max(enumerate(changes), key=lambda change: (abs(change[1]), change[0]))
        found.append(Turning(moment.line, seat, "luck", change))
    return found
