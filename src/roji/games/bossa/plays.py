"""Every row that a hand can make: what a page shows, and what a player who is stuck can check."""

from mypy_extensions import i64

from roji.games.bossa.chips import changed
from roji.games.bossa.state import NO_TILE
from roji.games.bossa.tiles import DOTS, TILES, listed

Play = tuple[list[int], int]  # the tiles, ascending, and the one with the chip on it, or -1


def possible_rows(hand: i64, colour: i64, value: i64, sizes: i64, chip: i64) -> list[Play]:
    """Every set of tiles of a hand that adds up to a value in a colour, with one of these numbers of tiles."""
    found: list[Play] = []
    if value > 0:
        _extend(found, listed(hand), [], NO_TILE, colour, value, sizes, chip)
    return found


def _extend(found: list[Play], left: list[int], row: list[int], on: int, colour: i64, missing: i64, sizes: i64, chip: i64) -> None:
    """All that the tiles left can make of a row that has begun."""
    if missing == 0:
        if sizes & 1:
            found.append((row, on))
        return
    for i, tile in enumerate(left):
        dots = DOTS[TILES * colour + tile]
        if 0 < dots <= missing:
            _extend(found, left[i + 1 :], [*row, tile], on, colour, missing - dots, sizes >> 1, chip)
        other = changed(chip, colour, tile)
        if on == NO_TILE and 0 < other <= missing:
            _extend(found, left[i + 1 :], [*row, tile], tile, colour, missing - other, sizes >> 1, chip)
