"""Cells and edges: every cell's six neighbours, and every edge's cells, ends and adjoining edges.

Where a channel may be placed is asked of the garden: `is_between_plots` and `is_connected`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roji.games.takenoko.actions import CELLS, HEXES

POND: Final = 315  # 0,0
EDGES: Final = 1893  # 3 * cell + side; EDGES itself means no edge
assert HEXES.at(0, 0) == POND
assert 3 * CELLS == EDGES

E: Final = 0  # directions, counter-clockwise as everywhere
SW: Final = 4
SE: Final = 5
WAY_OF_SIDE: Final = (E, SE, SW)


AROUND: Final[vec[i64]] = HEXES.around()


def edge_of(cell: int, way: int) -> int:
    """The edge on this side of a cell, named from one of the two cells that share it."""
    if way in WAY_OF_SIDE:
        return 3 * cell + WAY_OF_SIDE.index(way)
    other = int(AROUND[6 * cell + way])
    return EDGES if other == CELLS else 3 * other + WAY_OF_SIDE.index((way + 3) % 6)


def _edges() -> vec[i64]:
    """Six per cell."""
    found: list[i64] = []
    for cell in range(CELLS):
        found += [edge_of(cell, way) for way in range(6)]
    return vec[i64](found)


def _corners() -> vec[i64]:
    """Eight per edge: its two cells; then for each end, the cell there and the two edges that meet this one."""
    found: list[i64] = []
    for edge in range(EDGES):
        cell, way = edge // 3, WAY_OF_SIDE[edge % 3]
        other = int(AROUND[6 * cell + way])
        found += [cell, other]
        for side in (way + 1, way + 5):
            end = int(AROUND[6 * cell + side % 6])
            found.append(end)
            found.append(edge_of(cell, side % 6))
            back = (way + 2) % 6 if side == way + 1 else (way + 4) % 6  # from the other cell to the same corner
            found.append(edge_of(other, back) if other != CELLS else EDGES)
    return vec[i64](found)


EDGE: Final[vec[i64]] = _edges()
CORNERS: Final[vec[i64]] = _corners()
