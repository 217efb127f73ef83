"""A byte buffer that compiled code writes and numpy reads: observations and masks."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

NO_NOTES: Final[vec[i64]] = vec[i64]()


def counted(observer: i64, seat: i64, seats: i64) -> i64:
    """Which player a seat is, counted from the observer on."""
    number = seat - observer
    return number if number >= 0 else number + seats


class Canvas:
    """Small numbers, -128 to 127. What is written lies beyond `start`, so that many games can share one canvas.

    Whoever writes may take notes of what is shown, and then write only what has changed: a canvas with notes is not wiped.
    """

    cells: vec[u8]
    start: i64
    notes: vec[i64]  # none on a wiped canvas

    def __init__(self, size: int) -> None:
        self.cells = vec[u8]([0] * size)
        self.start = 0
        self.notes = NO_NOTES

    def part(self, start: i64) -> "Canvas":
        """The same cells from there on, with notes of its own."""
        part = Canvas(0)
        part.cells = self.cells
        part.start = start
        return part

    def put(self, place: i64, number: i64) -> None:
        """Write a number; one that a byte cannot hold becomes the nearest that it can."""
        if number > 127:
            number = 127
        elif number < -128:
            number = -128
        self.cells[self.start + place] = u8(number & 255)

    def put_row(self, place: i64, numbers: vec[i64], count: i64) -> None:
        """Write the first numbers of a row side by side, as `put` would; none is below 0."""
        cells = self.cells
        at = self.start + place
        i: i64 = 0
        while i < count:
            cells[at + i] = u8(min(numbers[i], 127))
            i += 1

    def mark(self, place: i64) -> None:
        self.cells[self.start + place] = 1

    def add(self, place: i64, number: i64) -> None:
        """Add to a cell; cells are never negative."""
        self.put(place, i64(self.cells[self.start + place]) + number)

    def mark_set(self, place: i64, things: i64) -> None:
        """A mark for each thing of a set: the lowest bit is the first place."""
        while things:
            lowest = things & -things
            self.mark(place + i64(int(lowest).bit_length()) - 1)
            things ^= lowest

    def is_new(self, note: i64, number: i64) -> bool:
        """Is a number another than the one noted? Then it is noted."""
        if self.notes[note] == number:
            return False
        self.notes[note] = number
        return True

    def show(self, note: i64, place: i64, things: i64) -> None:
        """A mark for each thing of a set, as `mark_set`, and no other; the note keeps the set that was shown before."""
        changed = self.notes[note] ^ things
        if changed:
            self.notes[note] = things
            self._turn(place, things, changed)

    def _turn(self, place: i64, things: i64, changed: i64) -> None:
        """Write what has changed of a set."""
        cells = self.cells
        before = self.start + place - 1
        while changed:
            lowest = changed & -changed
            cells[before + i64(int(lowest).bit_length())] = u8(1 if things & lowest else 0)
            changed ^= lowest

    def fill(self, place: i64, width: i64, number: i64) -> None:
        """Write the same number (0 or more) to several cells."""
        cells = self.cells
        at = self.start + place
        end = at + width
        byte = u8(number)
        while at + 8 <= end:  # more at once is twice as fast
            cells[at] = byte
            cells[at + 1] = byte
            cells[at + 2] = byte
            cells[at + 3] = byte
            cells[at + 4] = byte
            cells[at + 5] = byte
            cells[at + 6] = byte
            cells[at + 7] = byte
            at += 8
        while at < end:
            cells[at] = byte
            at += 1

    def wipe(self, width: i64) -> None:
        """Reset cells from `start` on to zero, and forget the notes."""
        self.notes = NO_NOTES
        self.fill(0, width, 0)
