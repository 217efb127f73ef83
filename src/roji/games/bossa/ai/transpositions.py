"""Transposition table: bounds on a position's value, keyed by the three words that identify it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

AT_FIRST: Final = 1024  # initial capacity: a power of two, doubled when half full
EMPTY: Final = -1
LOW: Final = 1073741823  # 30 bits


def _mixed(hands: i64, rest: i64, shape: i64) -> i64:
    """A well-mixed hash below 2**61, the same compiled or not."""
    mixed = (hands & LOW) * 181081873 + (hands >> 30) * 253801019 + (rest & LOW) * 212130857
    mixed += (rest >> 30) * 149130203 + (shape & LOW) * 236887691 + (shape >> 30) * 167772183
    return mixed ^ (mixed >> 27)


class Remembered:
    """Open-addressing hash table. A position's key is three non-negative words."""

    hands: vec[i64]
    rest: vec[i64]
    shape: vec[i64]
    low: vec[float]
    high: vec[float]
    taken: i64
    mask: i64

    def __init__(self) -> None:
        self.taken = 0
        self.mask = AT_FIRST - 1
        self.hands = vec[i64]([EMPTY] * AT_FIRST)
        self.rest = vec[i64]([0] * AT_FIRST)
        self.shape = vec[i64]([0] * AT_FIRST)
        self.low = vec[float]([0.0] * AT_FIRST)
        self.high = vec[float]([0.0] * AT_FIRST)

    def place(self, hands: i64, rest: i64, shape: i64) -> i64:
        """The slot of this position, present or not."""
        at = (_mixed(hands, rest, shape) >> 4) & self.mask
        while self.hands[at] != EMPTY:
            if self.hands[at] == hands and self.rest[at] == rest and self.shape[at] == shape:
                return at
            at = (at + 1) & self.mask
        return at

    def has(self, at: i64) -> bool:
        return self.hands[at] != EMPTY

    def keep(self, hands: i64, rest: i64, shape: i64, low: float, high: float) -> None:
        """Store bounds, intersected with earlier ones."""
        if 2 * self.taken > self.mask:
            self._grow()
        at = self.place(hands, rest, shape)
        if self.has(at):
            low = max(low, self.low[at])
            high = min(high, self.high[at])
        else:
            self.taken += 1
        self._put(at, hands, rest, shape, low, high)

    def _put(self, at: i64, hands: i64, rest: i64, shape: i64, low: float, high: float) -> None:
        self.hands[at] = hands
        self.rest[at] = rest
        self.shape[at] = shape
        self.low[at] = low
        self.high[at] = high

    def _grow(self) -> None:
        hands, rest, shape, low, high = self.hands, self.rest, self.shape, self.low, self.high
        size = 2 * (self.mask + 1)
        self.mask = size - 1
        self.hands = vec[i64]([EMPTY] * size)
        self.rest = vec[i64]([0] * size)
        self.shape = vec[i64]([0] * size)
        self.low = vec[float]([0.0] * size)
        self.high = vec[float]([0.0] * size)
        i: i64 = 0
        while i < size // 2:
            if hands[i] != EMPTY:
                self._put(self.place(hands[i], rest[i], shape[i]), hands[i], rest[i], shape[i], low[i], high[i])
            i += 1
