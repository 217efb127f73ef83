"""The modifier chips: each changes what one tile counts in the row that it is played in."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roji.games.bossa.tiles import PRINTED, TILES, row_of

DOUBLER: Final = 0
INVERTER: Final = 1
NO_CHIP: Final = -1


def _changed(chip: int, colour: int, tile: int) -> int:
    dots = PRINTED[tile]
    return 2 * dots[colour] if chip == DOUBLER else dots[1 - colour]


# What a tile counts with a chip on it: TILES * (2 * chip + colour) + tile.
CHANGED: Final[vec[i64]] = row_of([_changed(chip, colour, tile) for chip in range(2) for colour in range(2) for tile in range(TILES)])


def changed(chip: i64, colour: i64, tile: i64) -> i64:
    """The dots of a tile with this chip on it, in the colour of a line; 0 if there is no chip, or none such dots."""
    return CHANGED[TILES * (2 * chip + colour) + tile] if chip >= 0 else 0
