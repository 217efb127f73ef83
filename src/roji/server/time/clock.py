"""Clock settings and arithmetic. Times are milliseconds since 1970, UTC."""

import time
from dataclasses import dataclass, replace
from typing import Annotated

import msgspec

SECOND, HOUR, DAY = 1_000, 3_600_000, 86_400_000
LEAST = SECOND  # an undo leaves at least this much time


class Live(msgspec.Struct, frozen=True, tag="live", forbid_unknown_fields=True):
    """Each player has a number of seconds for the whole game, plus an increment after every turn."""

    seconds: Annotated[int, msgspec.Meta(ge=1, le=6 * 3600)]
    added: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0


class Days(msgspec.Struct, frozen=True, tag="days", forbid_unknown_fields=True):
    """A number of days for each move."""

    days: Annotated[int, msgspec.Meta(ge=1, le=30)]


Clock = Live | Days


@dataclass(frozen=True)
class Dial:
    """A player's clock. It runs exactly while it has a deadline; `left` is the time left when it was last started or stopped."""

    left: int
    deadline: int | None = None

    def remaining(self, now: int) -> int:
        return self.left if self.deadline is None else max(0, self.deadline - now)


@dataclass(frozen=True)
class ClockChange:
    """What a journal line changes: whose clocks ran before it and whose run after it."""

    before: frozenset[int]
    after: frozenset[int]
    mover: int
    turned: bool  # a new turn has begun
    undone: bool  # the line was an undo
    together: bool = False  # agreed by all players, perhaps much later


class Offset:
    """The offset of a shared database's clock from this machine's, in milliseconds: all machines use the database's."""

    ms = 0


def machine_ms() -> int:
    """This machine's own clock."""
    return time.time_ns() // 1_000_000


def now_ms() -> int:
    return machine_ms() + Offset.ms


def follow(database_ms: int, asked: int, answered: int) -> None:
    """Set the offset from a reading of the database's clock between two of ours."""
    Offset.ms = database_ms - (asked + answered) // 2


def whole(clock: Clock) -> int:
    """The full time of a clock."""
    return clock.seconds * SECOND if isinstance(clock, Live) else clock.days * DAY


def start(dial: Dial, now: int) -> Dial:
    return dial if dial.deadline is not None else Dial(dial.left, now + dial.left)


def stop(dial: Dial, now: int) -> Dial:
    return Dial(dial.remaining(now))


def passed(clock: Clock, dial: Dial, seat: int, step: ClockChange, now: int) -> Dial:
    """A player's clock after a line. An undo also takes back the time that was added, so nobody gains time by undoing."""
    ran, runs = seat in step.before, seat in step.after
    another = step.turned and seat == step.mover
    if ran and runs and not another:
        return start(dial, now)
    dial = stop(dial, now)
    if step.together:
        dial = returned(clock, dial)
    elif step.undone:
        dial = _taken(clock, dial) if runs else dial
    elif ran:
        dial = _given(clock, dial)
    if not runs:
        return dial
    fresh = isinstance(clock, Days) and not step.undone
    return start(Dial(whole(clock)) if fresh else dial, now)


def returned(clock: Clock, dial: Dial) -> Dial:
    """The clock of a player who takes a seat back, or of all after going back together: the full days of a move, or the time left."""
    return Dial(whole(clock)) if isinstance(clock, Days) else dial


def _given(clock: Clock, dial: Dial) -> Dial:
    return replace(dial, left=dial.left + clock.added * SECOND) if isinstance(clock, Live) else dial


def _taken(clock: Clock, dial: Dial) -> Dial:
    return replace(dial, left=max(LEAST, dial.left - clock.added * SECOND)) if isinstance(clock, Live) else dial
