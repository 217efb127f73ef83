"""The 27 dot tiles: a die face of one to six dots, each dot white or black. Written `white/black`, as in 4/0. And the two chips."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roji.core.bitsets import listed

TILES: Final = 27
MOST_DOTS: Final = 6
ALL: Final = 134217727  # a set of tiles is a bitmask; this is all of them

PRINTED: Final = [(white, black) for white in range(7) for black in range(7 - white) if white + black > 0]
NAMES: Final = [f"{white}/{black}" for white, black in PRINTED]


def row_of(numbers: list[int]) -> vec[i64]:
    """A table for compiled code."""
    row = vec[i64]([0] * len(numbers))
    for i, number in enumerate(numbers):
        row[i] = number
    return row


def _with_dots(colour: int, dots: int) -> int:
    return sum([1 << tile for tile in range(TILES) if PRINTED[tile][colour] == dots])


BIT: Final[vec[i64]] = row_of([1 << tile for tile in range(TILES)])
DOTS: Final[vec[i64]] = row_of([white for white, black in PRINTED] + [black for white, black in PRINTED])  # TILES * colour + tile
WITH_DOTS: Final[vec[i64]] = row_of([_with_dots(colour, dots) for colour in range(2) for dots in range(7)])  # 7 * colour + dots


def above(tile: i64) -> i64:
    """All tiles with a higher number; for -1, all tiles."""
    return ALL & ~(2 * BIT[tile] - 1) if tile >= 0 else ALL


def highest(tiles: i64) -> i64:
    """The last tile of a non-empty set."""
    tiles |= tiles >> 1
    tiles |= tiles >> 2
    tiles |= tiles >> 4
    tiles |= tiles >> 8
    tiles |= tiles >> 16
    return count(tiles) - 1


def nth(tiles: i64, place: i64) -> i64:
    """The n-th tile of a set, counted from 0."""
    while place > 0:
        tiles &= tiles - 1
        place -= 1
    return lowest(tiles)


def named(tiles: i64) -> list[str]:
    return [NAMES[tile] for tile in listed(tiles)]


def count(tiles: i64) -> i64:
    """Number of tiles in a set."""
    left = tiles - ((tiles >> 1) & 0x55555555)
    left = (left & 0x33333333) + ((left >> 2) & 0x33333333)
    left = (left + (left >> 4)) & 0x0F0F0F0F
    return (left + (left >> 8) + (left >> 16) + (left >> 24)) & 63


def lowest(tiles: i64) -> i64:
    """The first tile of a non-empty set."""
    return count((tiles & -tiles) - 1)


# --- modifier chips: each changes what one tile counts in the row that it is played in ------------------------------------

DOUBLER: Final = 0
INVERTER: Final = 1
NO_CHIP: Final = -1


def _changed(chip: int, colour: int, tile: int) -> int:
    dots = PRINTED[tile]
    return 2 * dots[colour] if chip == DOUBLER else dots[1 - colour]


# Dots of a tile with a chip on it: TILES * (2 * chip + colour) + tile.
CHANGED: Final[vec[i64]] = row_of([_changed(chip, colour, tile) for chip in range(2) for colour in range(2) for tile in range(TILES)])


def changed(chip: i64, colour: i64, tile: i64) -> i64:
    """Dots of a tile with this chip on it, in a line's colour; 0 if there is no chip or no such dots."""
    return CHANGED[TILES * (2 * chip + colour) + tile] if chip >= 0 else 0
