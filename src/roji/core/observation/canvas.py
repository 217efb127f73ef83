"""A byte buffer that compiled code writes and numpy reads: observations and masks."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

NO_NOTES: Final[vec[i64]] = vec[i64]()


def relative_seat(observer: i64, seat: i64, seats: i64) -> i64:
    """A seat's number relative to the observer, who is 0."""
    number = seat - observer
    return number if number >= 0 else number + seats


class Canvas:
    """A buffer of signed bytes. Positions are relative to `start`, so that many games can share one buffer.

    `notes` caches what a writer has written, so that it can update only what has changed. A canvas with notes is not wiped.
    """

    cells: vec[u8]
    start: i64
    notes: vec[i64]  # empty on a wiped canvas

    def __init__(self, size: int) -> None:
        self.cells = vec[u8]([0] * size)
        self.start = 0
        self.notes = NO_NOTES

    def part(self, start: i64) -> "Canvas":
        """A view of the same cells from `start` on, with its own notes."""
        part = Canvas(0)
        part.cells = self.cells
        part.start = start
        return part

    def put(self, place: i64, number: i64) -> None:
        """Write a number, clamped to -128..127."""
        if number > 127:
            number = 127
        elif number < -128:
            number = -128
        self.cells[self.start + place] = u8(number & 255)

    def put_row(self, place: i64, numbers: vec[i64], count: i64) -> None:
        """Write the first `count` numbers, which are not negative, to adjacent cells; clamped like `put`."""
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
        """Write 1 for each bit of a set; bit 0 is the cell `place`."""
        while things:
            lowest = things & -things
            self.mark(place + i64(int(lowest).bit_length()) - 1)
            things ^= lowest

    def is_new(self, note: i64, number: i64) -> bool:
        """Whether a number differs from its note; updates the note."""
        if self.notes[note] == number:
            return False
        self.notes[note] = number
        return True

    def show(self, note: i64, place: i64, things: i64) -> None:
        """Write a set as 0s and 1s, like `mark_set`, but only the bits that differ from the set in the note."""
        changed = self.notes[note] ^ things
        if changed:
            self.notes[note] = things
            self._turn(place, things, changed)

    def _turn(self, place: i64, things: i64, changed: i64) -> None:
        """Write the changed bits of a set."""
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
        while at + 8 <= end:  # unrolled: twice as fast
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
