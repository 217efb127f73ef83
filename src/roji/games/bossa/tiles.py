"""The 27 dot tiles: a die face of one to six dots, each dot white or black. Written `white/black`, as in 4/0."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

TILES: Final = 27
MOST_DOTS: Final = 6
ALL: Final = 134217727  # a set of tiles is a word with one bit for each; this is all of them

PRINTED: Final = [(white, black) for white in range(7) for black in range(7 - white) if white + black > 0]
NAMES: Final = [f"{white}/{black}" for white, black in PRINTED]

BIT: Final[vec[i64]] = vec[i64]([1 << tile for tile in range(TILES)])
DOTS: Final[vec[i64]] = vec[i64]([white for white, black in PRINTED] + [black for white, black in PRINTED])  # TILES * colour + tile


def _with_dots(colour: int, dots: int) -> int:
    return sum([1 << tile for tile in range(TILES) if PRINTED[tile][colour] == dots])


WITH_DOTS: Final[vec[i64]] = vec[i64]([_with_dots(colour, dots) for colour in range(2) for dots in range(8)])  # 8 * colour + dots


def listed(tiles: i64) -> list[int]:
    """A set of tiles, ascending."""
    return [tile for tile in range(TILES) if (tiles >> tile) & 1]


def named(tiles: i64) -> list[str]:
    return [NAMES[tile] for tile in listed(tiles)]


def set_of(tiles: list[int]) -> i64:
    found: i64 = 0
    for tile in tiles:
        found |= BIT[tile]
    return found


def count(tiles: i64) -> i64:
    """How many tiles are in a set."""
    left = tiles - ((tiles >> 1) & 0x55555555)
    left = (left & 0x33333333) + ((left >> 2) & 0x33333333)
    left = (left + (left >> 4)) & 0x0F0F0F0F
    return (left + (left >> 8) + (left >> 16) + (left >> 24)) & 63


def lowest(tiles: i64) -> i64:
    """The first tile of a set that is not empty."""
    return count((tiles & -tiles) - 1)
