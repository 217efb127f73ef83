"""Sets of small numbers as words: bit 7 for number 7. No number is above 61."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

POWERS: Final[vec[i64]] = vec[i64]([2**number for number in range(62)])  # compiled, a literal 1 has 32 bits and cannot be shifted further


def listed(bits: i64) -> list[int]:
    """The numbers in a set, ascending."""
    return [number for number in range(int(bits).bit_length()) if (bits >> number) & 1]


def set_of(numbers: list[int]) -> i64:
    """The inverse of `listed`."""
    bits: i64 = 0
    for number in numbers:
        bits |= POWERS[number]
    return bits
