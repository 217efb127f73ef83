"""A reusable list of legal codes that allocates no Python objects."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from roji.core.luck import Luck

ROOM: Final = 16  # initial capacity
NO_CODES: Final[vec[i32]] = vec[i32]([0] * ROOM)


class Codes:
    """Distinct codes in any order: a growable buffer. Set `count` to 0 to reuse it."""

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
        """Add a code for each bit of a set; bit 0 is `first`."""
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
        """Write `sign` to the cell of each code; code 0 is the cell `start`."""
        row = self.row
        i: i64 = 0
        while i < self.count:
            cells[start + i64(row[i])] = sign
            i += 1

    def draw(self, luck: Luck) -> int:
        """A uniformly random code, the same one as from the sorted list `listed`."""
        nth = luck.below(self.count)
        return int(self.row[nth]) if self._is_ascending() else self.listed()[nth]

    def _is_ascending(self) -> bool:
        row = self.row
        i: i64 = 1
        while i < self.count:
            if row[i - 1] > row[i]:
                return False
            i += 1
        return True

    def listed(self) -> list[int]:
        """All codes, ascending."""
        codes = [int(self.row[i]) for i in range(self.count)]
        codes.sort()
        return codes
