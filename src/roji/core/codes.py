"""A list of legal codes that allocates no Python objects."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

ROOM: Final = 16  # at first
NO_CODES: Final[vec[i32]] = vec[i32]([0] * ROOM)


class Codes:
    """A row of codes, in any order, each once. It grows as it must, and can be emptied and filled again."""

    row: vec[i32]
    count: i64

    def __init__(self) -> None:
        self.row = NO_CODES[:]
        self.count = 0

    def add(self, code: i64) -> None:
        count = self.count
        if count == i64(len(self.row)):
            self._make_room()
        self.row[count] = i32(code)
        self.count = count + 1

    def add_set(self, first: i64, things: i64) -> None:
        """A code for each thing of a set: the lowest bit is the first code."""
        while things:
            lowest = things & -things
            self.add(first + i64(int(lowest).bit_length()) - 1)
            things ^= lowest

    def _make_room(self) -> None:
        before = self.row
        self.row = vec[i32]([0] * (2 * len(before)))
        i: i64 = 0
        while i < self.count:
            self.row[i] = before[i]
            i += 1

    def has(self, code: i64) -> bool:
        i: i64 = 0
        while i < self.count:
            if i64(self.row[i]) == code:
                return True
            i += 1
        return False

    def mark(self, cells: vec[u8], start: i64, sign: u8) -> None:
        """Write a sign at the place of each code, counted from there on."""
        row = self.row
        i: i64 = 0
        while i < self.count:
            cells[start + i64(row[i])] = sign
            i += 1

    def listed(self) -> list[int]:
        """All codes, ascending."""
        codes = [int(self.row[i]) for i in range(self.count)]
        codes.sort()
        return codes
