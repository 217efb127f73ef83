"""Hex grids: cells within a radius, numbered, with flat neighbour tables.

A cell is written q,r (axial): q grows to the right, r grows down and to the right.

        0,-1   1,-1
    -1,0    0,0    1,0
       -1,1    0,1
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

DIRECTIONS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))  # counter-clockwise from the right


def distance(q: int, r: int) -> int:
    """Steps from the centre."""
    return max(abs(q), abs(r), abs(q + r))


class Hexes:
    """All cells within `radius` steps of 0,0, numbered row by row from the top left."""

    radius: int
    cells: list[tuple[int, int]]
    number: dict[tuple[int, int], int]
    neighbours: vec[i64]  # six per cell, in the order of DIRECTIONS; -1 outside

    def __init__(self, radius: int) -> None:
        self.radius = radius
        span = range(-radius, radius + 1)
        self.cells = [(q, r) for r in span for q in span if distance(q, r) <= radius]
        self.number = {cell: i for i, cell in enumerate(self.cells)}
        around: list[i64] = []
        for q, r in self.cells:
            for dq, dr in DIRECTIONS:
                around.append(self.number.get((q + dq, r + dr), -1))
        self.neighbours = vec[i64](around)

    def at(self, q: int, r: int) -> int:
        """The number of a cell, or -1 if it lies outside."""
        return self.number.get((q, r), -1)

    def around(self) -> vec[i64]:
        """`neighbours` with a sentinel cell after the last one: it stands for everything outside, and is its own neighbour."""
        outside = len(self.cells)
        return vec[i64]([outside if cell < 0 else cell for cell in self.neighbours] + [outside] * 6)

    def text(self, cell: int) -> str:
        """A cell as people write it: "1,-2"."""
        q, r = self.cells[cell]
        return f"{q},{r}"

    def read(self, text: str) -> int:
        """The cell that `text` names; a ValueError with a sentence if there is none."""
        try:
            q, r = (int(part) for part in text.split(","))
        except ValueError:
            raise ValueError(f"{text!r} is not a cell; write it like 1,-2") from None
        if distance(q, r) > self.radius:
            raise ValueError(f"{text} is more than {self.radius} cells from the centre")
        return self.number[(q, r)]
