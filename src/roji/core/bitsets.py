"""Sets of numbers from 0 to 61 as bit masks: bit 7 stands for the number 7."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

POWERS: Final[vec[i64]] = vec[i64]([2**number for number in range(62)])  # a literal 1 compiles to 32 bits, so shifting it would overflow


def listed(bits: i64) -> list[int]:
    """The numbers in a set, ascending."""
    return [number for number in range(int(bits).bit_length()) if (bits >> number) & 1]


def set_of(numbers: list[int]) -> i64:
    """The inverse of `listed`."""
    bits: i64 = 0
    for number in numbers:
        bits |= POWERS[number]
    return bits
