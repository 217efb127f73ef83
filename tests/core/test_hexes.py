"""Hex grids: the number of cells, their neighbours, and their notation."""

import pytest

from roji.core.hexes import DIRECTIONS, Hexes, distance


@pytest.mark.parametrize("radius", range(8))
def test_a_hexagon_has_3r_times_r_plus_1_and_1_cells(radius: int) -> None:
    hexes = Hexes(radius)
    assert len(hexes.cells) == 3 * radius * (radius + 1) + 1
    assert len(set(hexes.cells)) == len(hexes.cells)
    assert len(hexes.neighbours) == 6 * len(hexes.cells)


def test_cells_are_numbered_row_by_row_from_the_top_left() -> None:
    assert Hexes(1).cells == [(0, -1), (1, -1), (-1, 0), (0, 0), (1, 0), (-1, 1), (0, 1)]


def test_a_neighbour_is_one_step_away_and_touches_back() -> None:
    hexes = Hexes(4)
    for cell, (q, r) in enumerate(hexes.cells):
        for way in range(6):
            other = int(hexes.neighbours[6 * cell + way])
            dq, dr = DIRECTIONS[way]
            assert other == hexes.at(q + dq, r + dr)
            if other >= 0:
                assert int(hexes.neighbours[6 * other + (way + 3) % 6]) == cell


def test_directions_go_round_and_opposite_ones_cancel() -> None:
    for way in range(6):
        (q, r), (back_q, back_r), (next_q, next_r) = DIRECTIONS[way], DIRECTIONS[(way + 3) % 6], DIRECTIONS[(way + 1) % 6]
        assert (q + back_q, r + back_r) == (0, 0)
        assert distance(next_q - q, next_r - r) == 1


def test_cells_inside_have_six_neighbours_and_corners_three() -> None:
    hexes = Hexes(3)
    for cell, (q, r) in enumerate(hexes.cells):
        around = sum(int(hexes.neighbours[6 * cell + way]) >= 0 for way in range(6))
        on_edge = distance(q, r) == 3
        corner = on_edge and 0 in (q, r, q + r)
        assert around == (3 if corner else 4 if on_edge else 6)


def test_one_cell_is_all_that_lies_outside() -> None:
    hexes = Hexes(2)
    outside = len(hexes.cells)
    around = [int(cell) for cell in hexes.around()]
    assert around[: 6 * outside] == [outside if cell < 0 else int(cell) for cell in hexes.neighbours]
    assert around[6 * outside :] == [outside] * 6


def test_distance_counts_steps() -> None:
    assert [distance(0, 0), distance(1, -1), distance(2, -1), distance(2, 2), distance(-3, 1)] == [0, 1, 2, 4, 3]


def test_text_reads_both_ways() -> None:
    hexes = Hexes(5)
    assert [hexes.read(hexes.text(cell)) for cell in range(len(hexes.cells))] == list(range(len(hexes.cells)))
    assert hexes.text(hexes.at(1, -2)) == "1,-2"


@pytest.mark.parametrize("text", ["", "1", "1,2,3", "one,two", "1;2", ","])
def test_an_invalid_cell_gets_a_sentence(text: str) -> None:
    with pytest.raises(ValueError, match="is not a cell; write it like 1,-2"):
        Hexes(2).read(text)


def test_a_cell_outside_gets_a_sentence() -> None:
    with pytest.raises(ValueError, match="2,1 is more than 2 cells from the centre"):
        Hexes(2).read("2,1")
    assert Hexes(2).at(2, 1) == -1
