"""A row of bytes that compiled code writes and numpy reads: observations and masks, of one game or of many side by side."""

from librt.vecs import vec
from mypy_extensions import i64, u8


class Canvas:
    """Small numbers, -128 to 127. What is written lies beyond `start`, so that many games can share one canvas."""

    cells: vec[u8]
    start: i64

    def __init__(self, size: int) -> None:
        self.cells = vec[u8]([0] * size)
        self.start = 0

    def put(self, place: i64, number: i64) -> None:
        """Write a number; one that a byte cannot hold becomes the nearest that it can."""
        self.cells[self.start + place] = u8(min(max(number, -128), 127) & 255)

    def mark(self, place: i64) -> None:
        self.cells[self.start + place] = 1

    def wipe(self, width: i64) -> None:
        """Zeros again, so many from `start` on."""
        cells = self.cells
        i = self.start
        end = i + width
        while i < end:
            cells[i] = 0
            i += 1
