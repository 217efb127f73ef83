"""Rows of numbers kept in ascending order."""

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from roji.core.luck import Luck
from roji.core.ordered import insert, insert_i16, remove_i16, sort, sort_u8


def test_sorting_touches_nothing_around_the_part_that_is_sorted() -> None:
    row = vec[i64]([9, 5, 3, 4, 3, 0])
    sort(row, 1, 4)
    assert list(row) == [9, 3, 3, 4, 5, 0]
    narrow = vec[u8]([9, 5, 3, 4, 3, 0])
    sort_u8(narrow, 1, 4)
    assert list(narrow) == [9, 3, 3, 4, 5, 0]


def test_a_number_goes_where_it_belongs() -> None:
    row = vec[i64]([9, 2, 6, 0])
    insert(row, 1, 3, 4)
    assert list(row) == [9, 2, 4, 6]


def test_a_row_stays_in_order_whatever_comes_and_goes() -> None:
    luck = Luck(3)
    row = vec[i16]([0] * 40)
    there: list[int] = []
    for _ in range(400):
        number = int(luck.below(40))
        if number in there:
            there.remove(number)
            remove_i16(row, len(there), number)
        else:
            insert_i16(row, len(there), number)
            there.append(number)
        assert list(row)[: len(there)] == sorted(there)
