"""A canvas: numbers in a row of bytes, and clean again."""

import pytest

from roji.core.canvas import REMEMBERED, Canvas, counted


def test_numbers_that_a_byte_cannot_hold_become_the_nearest() -> None:
    canvas = Canvas(4)
    for place, number in enumerate((-500, -1, 127, 128)):
        canvas.put(place, number)
    assert memoryview(bytes(canvas.cells)).cast("b").tolist() == [-128, -1, 127, 127]


def test_adding_counts_on_from_what_is_there() -> None:
    canvas = Canvas(3)
    canvas.start = 1
    for _ in range(70):
        canvas.add(1, 2)
    assert bytes(canvas.cells) == bytes([0, 0, 127])


def test_a_set_is_a_mark_for_each_of_its_things() -> None:
    canvas = Canvas(70)
    canvas.mark_set(2, 0b1101 | 1 << 62)
    assert [place for place in range(70) if canvas.cells[place]] == [2, 4, 5, 64]


def test_players_are_counted_from_the_observer_on() -> None:
    assert [[counted(observer, seat, 3) for seat in range(3)] for observer in range(3)] == [[0, 1, 2], [2, 0, 1], [1, 2, 0]]


def test_wiping_keeps_to_its_width() -> None:
    canvas = Canvas(6)
    for place in range(6):
        canvas.mark(place)
    canvas.start = 2
    canvas.wipe(3)
    assert bytes(canvas.cells) == bytes([1, 1, 0, 0, 0, 1])


@pytest.mark.parametrize("often", [1, REMEMBERED, REMEMBERED + 1])
def test_a_part_is_clean_again_however_much_was_written(often: int) -> None:
    width = REMEMBERED + 10
    canvas = Canvas(3 * width)
    parts = [canvas.part(row * width) for row in range(3)]
    for round in range(2):
        for part in parts:
            for place in range(often):
                part.put(place, round + 5)
            part.mark(width - 1)
        parts[1].clean(width)
        left = bytes(canvas.cells)
        assert not any(left[width : 2 * width])
        assert left[:width] == left[2 * width :] == bytes([round + 5] * often + [0] * (width - 1 - often) + [1])
