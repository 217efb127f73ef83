"""The observation canvas: numbers as bytes, and notes of what was written last."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from roji.core.observation.canvas import Canvas, relative_seat


def test_numbers_are_clamped_to_a_byte() -> None:
    canvas = Canvas(4)
    for place, number in enumerate((-500, -1, 127, 128)):
        canvas.put(place, number)
    assert memoryview(bytes(canvas.cells)).cast("b").tolist() == [-128, -1, 127, 127]


def test_a_row_is_written_side_by_side() -> None:
    canvas = Canvas(6)
    canvas.start = 1
    canvas.put_row(1, vec[i64]([7, 0, 500, 5]), 3)
    assert bytes(canvas.cells) == bytes([0, 0, 7, 0, 127, 0])


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
    assert [[relative_seat(observer, seat, 3) for seat in range(3)] for observer in range(3)] == [[0, 1, 2], [2, 0, 1], [1, 2, 0]]


def test_wiping_keeps_to_its_width() -> None:
    canvas = Canvas(6)
    for place in range(6):
        canvas.mark(place)
    canvas.start = 2
    canvas.wipe(3)
    assert bytes(canvas.cells) == bytes([1, 1, 0, 0, 0, 1])


def test_wiping_resets_the_notes() -> None:
    canvas = noted(4)
    canvas.show(0, 0, 0b1010)
    canvas.wipe(4)
    assert (bytes(canvas.cells), len(canvas.notes)) == (bytes(4), 0)


@pytest.mark.parametrize("sets", [[0b1, 0b11, 0b10], [1 << 59, 0, 1 << 59 | 1 << 8], [(1 << 60) - 1, 1 << 33, (1 << 60) - 1]])
def test_a_set_that_is_shown_takes_the_place_of_the_one_before(sets: list[int]) -> None:
    canvas = noted(70)
    canvas.start = 3
    canvas.put(1, 9)
    for things in sets:
        canvas.show(1, 4, things)
        assert [place for place in range(70) if canvas.cells[place]] == [4, *(7 + thing for thing in range(60) if things >> thing & 1)]
    assert canvas.notes[1] == sets[-1]


def test_parts_share_cells_and_have_notes_of_their_own() -> None:
    canvas = Canvas(6)
    parts = [canvas.part(0), canvas.part(3)]
    for part in parts:
        part.notes = vec[i64]([0])
        part.show(0, 0, 0b101)
    parts[1].wipe(3)
    assert bytes(canvas.cells) == bytes([1, 0, 1, 0, 0, 0])
    assert [len(part.notes) for part in parts] == [1, 0]


def noted(size: int) -> Canvas:
    canvas = Canvas(size)
    canvas.notes = vec[i64]([0, 0])
    return canvas
