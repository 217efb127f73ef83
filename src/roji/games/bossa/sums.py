"""What some tiles can add up to in one colour: every sum, and with how many tiles it can be made.

Eight bits for each sum from 0 to 13, one bit for each number of tiles, seven sums to a word. A tile with so many dots moves
everything up by that many sums and one tile. Sums above 13 are asked for by no row and fall off.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roji.games.bossa.components import row_of

HALF: Final = 7  # sums in a word
FITS: Final[vec[i64]] = row_of([(1 << (8 * (HALF - dots))) - 1 for dots in range(HALF)])  # the sums that stay in their word


def _moved_low(low: i64, dots: i64) -> i64:
    return (low & FITS[dots]) << (8 * dots + 1) if dots < HALF else 0


def _moved_high(low: i64, high: i64, dots: i64) -> i64:
    if dots >= HALF:
        return (low & FITS[dots - HALF]) << (8 * (dots - HALF) + 1)
    return ((high & FITS[dots]) << (8 * dots + 1)) | ((low & ~FITS[dots]) >> (8 * (HALF - dots) - 1))


class Sums:
    """The sums of the tiles that were added: without a chip, and with a chip on one of them."""

    low: i64
    high: i64
    changed_low: i64
    changed_high: i64

    def __init__(self) -> None:
        self.low = 1  # nothing at all adds up to 0 with no tile
        self.high = 0
        self.changed_low = 0
        self.changed_high = 0

    def clear(self) -> None:
        self.low = 1
        self.high = 0
        self.changed_low = 0
        self.changed_high = 0

    def add(self, dots: i64, changed: i64) -> None:
        """One more tile, with its dots, and those with a chip on it (0 if there is none). Without dots it cannot be used."""
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
        """With how many tiles this sum can be made without a chip, as a set of sizes."""
        return (self.low >> (8 * value)) & 255 if value < HALF else (self.high >> (8 * (value - HALF))) & 255

    def any(self, value: i64) -> i64:
        """With how many tiles this sum can be made, with a chip or without, as a set of sizes."""
        if value < HALF:
            return ((self.low | self.changed_low) >> (8 * value)) & 255
        return ((self.high | self.changed_high) >> (8 * (value - HALF))) & 255
