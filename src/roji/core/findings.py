"""What a review comes to: the lines at which a game turned, and luck against skill. Said here for every place that tells it."""

from collections.abc import Sequence
from typing import Literal, Protocol

import msgspec

TURNING_POINTS = 5
WORTH_TELLING = 0.03  # of the win; less is noise


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
    def after(self) -> list[float]: ...


class Verdict(msgspec.Struct, frozen=True):
    """How a seat fared: start + skill + luck = result."""

    seat: int
    start: float
    result: float
    mistakes: float
    skill: float
    luck: float


class Turning(msgspec.Struct, frozen=True):
    """A line at which the game turned for a seat, by its choice or by luck."""

    line: int
    seat: int
    by: Literal["choice", "luck"]
    change: float


def summary(moments: Sequence[Moment], seats: int, shares: Sequence[float]) -> list[Verdict]:
    """One verdict per seat. At the beginning the hopes of all together are one win; a mistake is a gift to the others."""
    if not moments:
        raise ValueError("there is no choice in this game, so there is nothing to sum up")
    hopes = moments[0].before
    whole = sum(hopes) if seats > 1 else 1.0
    mistakes = [sum(moment.lost for moment in moments if moment.seat == seat) for seat in range(seats)]
    return [_verdict(seat, hopes[seat] / whole if whole else 1.0 / seats, shares[seat], mistakes) for seat in range(seats)]


def _verdict(seat: int, start: float, result: float, mistakes: list[float]) -> Verdict:
    own = mistakes[seat]
    gifts = (sum(mistakes) - own) / (len(mistakes) - 1) if len(mistakes) > 1 else 0.0
    skill = gifts - own
    return Verdict(seat, start, result, own, skill, result - start - skill)


def turning_points(moments: Sequence[Moment], most: int = TURNING_POINTS) -> list[Turning]:
    """The few lines with the greatest change, the greatest first."""
    found = [turning for moment in moments for turning in _turnings(moment) if abs(turning.change) >= WORTH_TELLING]
    return sorted(found, key=lambda turning: (-abs(turning.change), turning.line, turning.by))[:most]


def _turnings(moment: Moment) -> list[Turning]:
    """What the choice changed for its seat, and what luck changed for the seat that felt it most."""
    others = len(moment.before) - 1
    changes = []
    for seat, after in enumerate(moment.after):
        hoped = moment.chosen if seat == moment.seat else moment.before[seat] + moment.lost / others
        changes.append((abs(after - hoped), seat, after - hoped))
    _, seat, change = max(changes)
    return [Turning(moment.line, moment.seat, "choice", -moment.lost), Turning(moment.line, seat, "luck", change)]
