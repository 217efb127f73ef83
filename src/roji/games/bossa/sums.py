"""Subset sums of some tiles in one colour: every sum, and the numbers of tiles that can make it.

Each sum from 0 to 13 has eight bits, one for each number of tiles; seven sums fit in a word. Adding a tile shifts everything up by its dots
and by one tile. Sums above 13 fall off: no row requires one.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roji.games.bossa.components import row_of

HALF: Final = 7  # sums per word
FITS: Final[vec[i64]] = row_of([(1 << (8 * (HALF - dots))) - 1 for dots in range(HALF)])  # masks of the sums that stay in their word


def _moved_low(low: i64, dots: i64) -> i64:
    return (low & FITS[dots]) << (8 * dots + 1) if dots < HALF else 0


def _moved_high(low: i64, high: i64, dots: i64) -> i64:
    if dots >= HALF:
        return (low & FITS[dots - HALF]) << (8 * (dots - HALF) + 1)
    return ((high & FITS[dots]) << (8 * dots + 1)) | ((low & ~FITS[dots]) >> (8 * (HALF - dots) - 1))


class Sums:
    """Subset sums of the tiles added: without a chip, and with a chip on one of them."""

    low: i64
    high: i64
    changed_low: i64
    changed_high: i64

    def __init__(self) -> None:
        self.low = 1  # no tiles add up to 0
        self.high = 0
        self.changed_low = 0
        self.changed_high = 0

    def clear(self) -> None:
        self.low = 1
        self.high = 0
        self.changed_low = 0
        self.changed_high = 0

    def add(self, dots: i64, changed: i64) -> None:
        """Add a tile, given its dots and its dots with a chip (0 if there is no chip). A tile without dots cannot be used."""
        low = self.low
        high = self.high
        if dots > 0:
            self.low = low | _moved_low(low, dots)
            self.high = high | _moved_high(low, high, dots)
            changed_low = self.changed_low
            if changed_low | self.changed_high:
                self.changed_low |= _moved_low(changed_low, dots)
                self.changed_high |= _moved_high(changed_low, self.changed_high, dots)
        if changed > 0:
            self.changed_low |= _moved_low(low, changed)
            self.changed_high |= _moved_high(low, high, changed)

    def plain(self, value: i64) -> i64:
        """The numbers of tiles that can make this sum without a chip, as a bitmask."""
        return (self.low >> (8 * value)) & 255 if value < HALF else (self.high >> (8 * (value - HALF))) & 255

    def any(self, value: i64) -> i64:
        """The numbers of tiles that can make this sum, with or without a chip, as a bitmask."""
        if value < HALF:
            return ((self.low | self.changed_low) >> (8 * value)) & 255
        return ((self.high | self.changed_high) >> (8 * (value - HALF))) & 255
