"""Rows of numbers kept in ascending order, so that their order reveals nothing. One function for each integer width."""

from librt.vecs import vec
from mypy_extensions import i16, i64, u8


def insert(numbers: vec[i64], start: i64, end: i64, number: i64) -> None:
    """Insert a number into the sorted numbers from `start` up to but excluding `end`; larger ones move up."""
    while end > start and numbers[end - 1] > number:
        numbers[end] = numbers[end - 1]
        end -= 1
    numbers[end] = number


def sort(numbers: vec[i64], start: i64, count: i64) -> None:
    i = start + 1
    while i < start + count:
        insert(numbers, start, i, numbers[i])
        i += 1


def sort_u8(numbers: vec[u8], start: i64, count: i64) -> None:
    i = start + 1
    while i < start + count:
        number = numbers[i]
        j = i
        while j > start and numbers[j - 1] > number:
            numbers[j] = numbers[j - 1]
            j -= 1
        numbers[j] = number
        i += 1


def insert_i16(numbers: vec[i16], count: i64, number: i64) -> None:
    while count > 0 and i64(numbers[count - 1]) > number:
        numbers[count] = numbers[count - 1]
        count -= 1
    numbers[count] = i16(number)


def remove_i16(numbers: vec[i16], left: i64, number: i64) -> None:
    """Remove a number that is present; `left` numbers remain."""
    i: i64 = 0
    while i64(numbers[i]) != number:
        i += 1
    while i < left:
        numbers[i] = numbers[i + 1]
        i += 1
