"""A review's conclusions: turning points, and luck against skill. The one place that computes them.

Luck is what came to light by chance: cards, dice, what others had hidden. All other changes are the work of the players.
"""

from collections.abc import Sequence
from math import sqrt
from statistics import median
from typing import Literal, Protocol

import msgspec

TURNING_POINTS = 5
WORTH_TELLING = 0.03  # of the win; less is noise
CLEAR = 2.0  # standard errors; a choice that cost less than so many is not called a mistake
ROUNDING = 1e-9
MEDIAN_TO_ERROR = 1.48  # the standard deviation of normal noise, for a median absolute value of 1


class Moment(Protocol):
    """A choice, and what everybody could hope for around it: shares of the win."""

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
    """How a seat fared: start + skill + luck = result."""

    seat: int
    start: float
    result: float
    mistakes: float  # what its choices cost against the best found
    skill: float
    luck: float
    error: float  # the standard error of luck, and so of skill


class Turning(msgspec.Struct, frozen=True):
    """A line at which the game turned for a seat, by its choice or by luck."""

    line: int
    seat: int
    by: Literal["choice", "luck"]
    change: float


def summary(moments: Sequence[Moment], seats: int, shares: Sequence[float]) -> list[Verdict]:
    """One verdict per seat. Skill is all that luck does not explain, so that small losses add up."""
    if not moments:
        raise ValueError("there is no choice in this game, so there is nothing to sum up")
    return [_verdict(seat, moments, shares[seat]) for seat in range(seats)]


def _verdict(seat: int, moments: Sequence[Moment], result: float) -> Verdict:
    start = moments[0].before[seat]
    mistakes = sum(moment.lost for moment in moments if moment.seat == seat)
    revealed = [surprise(moment, seat) for moment in moments if moment.revealed]
    luck = sum(revealed)
    return Verdict(seat, start, result, mistakes, result - start - luck, luck, sqrt(len(revealed)) * noise(moments, seat))


def surprise(moment: Moment, seat: int) -> float:
    """How much better a seat fared than could be expected of the choice that was made."""
    return moment.after[seat] - moment.before[seat] - moment.lost * gift(moment, seat)


def noise(moments: Sequence[Moment], seat: int) -> float:
    """By how much the chances told of two moments differ, typically, where nothing came to light between them."""
    found = [abs(surprise(moment, seat)) for moment in moments if not moment.revealed]
    return MEDIAN_TO_ERROR * median([change for change in found if change > ROUNDING] or [0.0])


def gift(moment: Moment, seat: int) -> float:
    """How much of what a choice costs a seat gets: who chose pays all of it, and the others get it by their shares of the win."""
    if seat == moment.seat:
        return -1.0
    others = sum(moment.before) - moment.before[moment.seat]
    return moment.before[seat] / others if others else 1.0 / (len(moment.before) - 1)


def is_mistake(moment: Moment) -> bool:
    """Whether the choice cost enough to speak of, and more than chance would explain."""
    return moment.lost >= WORTH_TELLING and moment.lost > CLEAR * moment.error


def turning_points(moments: Sequence[Moment], most: int = TURNING_POINTS) -> list[Turning]:
    """The few lines with the greatest change, the greatest first."""
    found = [turning for moment in moments for turning in _turnings(moment) if abs(turning.change) >= WORTH_TELLING]
    return sorted(found, key=lambda turning: (-abs(turning.change), turning.line, turning.by))[:most]


def _turnings(moment: Moment) -> list[Turning]:
    """What a mistake changed for its seat, and what luck changed for the seat that felt it most."""
    found = [Turning(moment.line, moment.seat, "choice", -moment.lost)] if is_mistake(moment) else []
    if moment.revealed:
        changes = [surprise(moment, seat) for seat in range(len(moment.after))]
        seat, change = max(enumerate(changes), key=lambda change: (abs(change[1]), change[0]))
        found.append(Turning(moment.line, seat, "luck", change))
    return found
