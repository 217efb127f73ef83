"""A row of bytes that compiled code writes and numpy reads: observations and masks, of one game or of many side by side."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

REMEMBERED: Final = 1024  # places that a part remembers; where more are written, it is wiped as a whole
NOT_REMEMBERED: Final = -1


def counted(observer: i64, seat: i64, seats: i64) -> i64:
    """Which player a seat is, counted from the observer on."""
    number = seat - observer
    return number if number >= 0 else number + seats


class Canvas:
    """Small numbers, -128 to 127. What is written lies beyond `start`, so that many games can share one canvas."""

    cells: vec[u8]
    start: i64
    _trail: vec[i64]  # where something was written
    _written: i64  # how often

    def __init__(self, size: int) -> None:
        self.cells = vec[u8]([0] * size)
        self.start = 0
        self._trail = vec[i64]()
        self._written = NOT_REMEMBERED

    def part(self, start: i64) -> "Canvas":
        """The same cells from there on. It remembers where it is written on, so that it is quickly `clean` again."""
        part = Canvas(0)
        part.cells = self.cells
        part.start = start
        part._trail = vec[i64]([0] * REMEMBERED)
        part._written = 0
        return part

    def put(self, place: i64, number: i64) -> None:
        """Write a number; one that a byte cannot hold becomes the nearest that it can."""
        at = self.start + place
        self.cells[at] = u8(min(max(number, -128), 127) & 255)
        written = self._written
        if written >= 0:
            if written < REMEMBERED:
                self._trail[written] = at
            self._written = written + 1

    def mark(self, place: i64) -> None:
        at = self.start + place
        self.cells[at] = 1
        written = self._written
        if written >= 0:  # as in `put`, without a call
            if written < REMEMBERED:
                self._trail[written] = at
            self._written = written + 1

    def add(self, place: i64, number: i64) -> None:
        """Write so much more than there is, where no number is below 0."""
        self.put(place, i64(self.cells[self.start + place]) + number)

    def mark_set(self, place: i64, things: i64) -> None:
        """A mark for each thing of a set: the lowest bit is the first place."""
        while things:
            if things & 1:
                self.mark(place)
            things >>= 1
            place += 1

    def wipe(self, width: i64) -> None:
        """Zeros again, so many from `start` on."""
        cells = self.cells
        i = self.start
        end = i + width
        while i < end:
            cells[i] = 0
            i += 1

    def clean(self, width: i64) -> None:
        """Zeros again: of a part with this width, whatever was written since it was last clean."""
        if self._written < 0 or self._written > REMEMBERED:
            self.wipe(width)
        else:
            cells = self.cells
            trail = self._trail
            i: i64 = 0
            while i < self._written:
                cells[trail[i]] = 0
                i += 1
        if self._written > 0:
            self._written = 0
