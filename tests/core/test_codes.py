"""The reusable list of legal codes."""

from librt.vecs import vec
from mypy_extensions import u8

from roji.core.codes import Codes


def test_codes_are_listed_in_order_however_many_there_are() -> None:
    codes = Codes()
    for code in range(500, 0, -3):
        codes.add(code)
    assert codes.listed() == sorted(range(500, 0, -3))
    assert codes.has(497)
    assert not codes.has(498)


def test_a_set_brings_a_code_for_each_of_its_things() -> None:
    codes = Codes()
    codes.add_set(10, 0b1011)
    assert codes.listed() == [10, 11, 13]


def test_emptied_codes_can_be_filled_again() -> None:
    codes = Codes()
    codes.add(3)
    codes.count = 0
    codes.add(4)
    assert codes.listed() == [4]
    assert not codes.has(3)


def test_marks_are_written_where_the_codes_are() -> None:
    codes = Codes()
    codes.add_set(1, 0b101)
    cells = vec[u8]([0] * 6)
    codes.mark(cells, 2, 1)
    assert bytes(cells) == bytes([0, 0, 0, 1, 0, 1])
    codes.mark(cells, 2, 0)
    assert bytes(cells) == bytes(6)
