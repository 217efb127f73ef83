"""The shapes of plot objectives: drawn as printed, rotated by 60 degrees but never mirrored, and a plot's possible positions in them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roji.core.hexes import DIRECTIONS, distance
from roji.games.takenoko.actions import CELLS, HEXES

Offset = tuple[int, int]

LINE: Final = """
A
 A
  A
"""
CURVE: Final = """
 A
A
 A
"""
TRIANGLE: Final = """
 A
A A
"""
DIAMOND: Final = """
 A
A A
 A
"""
MIXED: Final = """
 A
B A
 B
"""
DRAWN: Final = (LINE, CURVE, TRIANGLE, DIAMOND)
DRAWINGS: Final = {"line": LINE, "curve": CURVE, "triangle": TRIANGLE, "diamond": DIAMOND, "mixed": MIXED}


def cells_of(drawing: str) -> list[tuple[int, int, str]]:
    """The cells of a drawing with their letters; the first one is 0,0."""
    rows = drawing.strip("\n").split("\n")
    first = len(rows[0]) - len(rows[0].lstrip())
    return [((x - first - r) // 2, r, letter) for r, row in enumerate(rows) for x, letter in enumerate(row) if letter != " "]


def turn(q: int, r: int) -> Offset:
    """60 degrees clockwise."""
    return -r, q + r


def placements(drawing: str) -> list[list[tuple[int, int, str]]]:
    """Every rotation of a shape with each of its cells at 0,0, without duplicates."""
    found: list[list[tuple[int, int, str]]] = []
    cells = cells_of(drawing)
    for _ in range(6):
        cells = [(*turn(q, r), letter) for q, r, letter in cells]
        for q0, r0, _letter in cells:
            moved = sorted([(q - q0, r - r0, letter) for q, r, letter in cells])
            if moved not in found:
                found.append(moved)
    return found


# The 18 cells within two steps of a cell: first the six beside it, then those at two steps.
NEAR: Final = [
    *DIRECTIONS,
    *[(q, r) for r in range(-2, 3) for q in range(-2, 3) if distance(q, r) == 2],
]
NEARS: Final = 18


def _around() -> vec[i64]:
    """For every cell the cells near it; CELLS stands for any cell off the board."""
    found: list[i64] = []
    for q, r in [*HEXES.cells, (99, 99)]:
        for dq, dr in NEAR:
            cell = HEXES.at(q + dq, r + dr)
            found.append(cell if cell >= 0 else CELLS)
    return vec[i64](found)


NEAR_TO: Final[vec[i64]] = _around()


def _bits(cells: list[tuple[int, int, str]], letter: str) -> int:
    return sum([2 ** NEAR.index((q, r)) for q, r, other in cells if other == letter and (q, r) != (0, 0)])


def _plain_masks() -> list[vec[i64]]:
    return [vec[i64](_distinct([_bits(cells, "A") for cells in placements(drawing)])) for drawing in DRAWN]


def _mixed_masks() -> vec[i64]:
    """Pairs of masks for a plot of one colour: nearby plots of its own colour, then of the other."""
    ways: list[tuple[int, int]] = []
    for cells in placements(MIXED):
        own = next(letter for q, r, letter in cells if (q, r) == (0, 0))
        way = (_bits(cells, own), _bits(cells, "B" if own == "A" else "A"))
        if way not in ways:
            ways.append(way)
    flat: list[i64] = []
    for same, other in ways:
        flat += [same, other]
    return vec[i64](flat)


def _distinct(masks: list[int]) -> list[i64]:
    found: list[i64] = []
    for mask in masks:
        if mask not in found:
            found.append(mask)
    return found


PLAIN_MASKS: Final[list[vec[i64]]] = _plain_masks()  # by shape: bitmasks of near cells
MIXED_MASKS: Final[vec[i64]] = _mixed_masks()


def holds(masks: vec[i64], found: i64) -> bool:
    """Whether the plots found near a plot make a shape with it."""
    i: i64 = 0
    while i < len(masks):
        if found & masks[i] == masks[i]:
            return True
        i += 1
    return False


def holds_mixed(same: i64, other: i64) -> bool:
    masks = MIXED_MASKS
    i: i64 = 0
    while i < len(masks):
        if same & masks[i] == masks[i] and other & masks[i + 1] == masks[i + 1]:
            return True
        i += 2
    return False
