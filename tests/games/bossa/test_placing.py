"""Placing a row: cases 7 to 13, 31 and 39, examples X3 to X6."""

import pytest

from roji.core.state import State
from tests.games.bossa.tables import (
    Line,
    O,
    P,
    arm,
    building,
    do,
    end,
    hand,
    lay,
    offers,
    placements,
    refusal,
    rows,
    table_with,
    targets,
)

CHOOSE = "first choose what to do in this turn: place, stack, redraw or exchange"
COMPLETE = "a row is being laid: complete it first"
FIVE, THREE = Line(5), Line(3)
NINE = "4/0 2/1 2/3 1/5 0/3"


def test_case_7_ruling_r2_empty_arms_take_one_or_two_tiles() -> None:
    table = table_with(FIVE, THREE, NINE)
    assert targets(table) == ["white 6: 1 2", "white 4: 1 2", "black 4: 1 2", "black 2: 1 2"]


def test_case_8_ruling_r17_nothing_is_below_a_die_that_shows_1() -> None:
    table = table_with(Line(1), Line(6), NINE)
    assert targets(table) == ["white 2: 1 2", "black 7: 1 2", "black 5: 1 2"]
    assert refusal(table, P, "place white down") == "the white line cannot go below 1"


def test_ruling_r17_nor_below_a_row_of_value_1() -> None:
    table = table_with(Line(2, "down 1/0"), Line(6), NINE)
    assert "place white down" not in offers(table, P)
    assert refusal(table, P, "place white down") == "the white line cannot go below 1"


def test_an_end_names_the_numbers_of_tiles_that_can_make_its_value() -> None:
    table = table_with(Line(2), Line(3, "down 1/2"), NINE)
    assert targets(table) == ["white 3: 1 2", "white 1: 1", "black 4: 1 2"], "every tile has a dot: below black 2, two tiles make no 1"


def test_case_9_exactly_six_placements() -> None:
    table = table_with(FIVE, THREE, NINE)
    assert placements(table) == rows(
        "white 4: 4/0", "white 4: 2/1 2/3", "white 6: 4/0 2/1", "white 6: 4/0 2/3", "black 4: 2/1 2/3", "black 4: 2/1 0/3"
    )


def test_case_10_a_missing_colour_is_no_zero() -> None:
    table = do(table_with(FIVE, THREE, NINE), P, "place white down")
    assert refusal(table, P, "use 0/3") == "0/3 has no white dot, and none is not 0"
    assert "use 0/3" not in offers(table, P)


def test_case_11_example_x3_two_tiles_where_one_was_planned() -> None:
    table = table_with(Line(5, "down 4/1"), Line(1), "4/0 3/1 3/0 1/0", "2/1 4/2 0/6", pile="0/5", actor=O)
    lay(table, O, "place white up: 2/1 4/2")
    assert "white 7: 1 3" in targets(table)
    assert {row for row in placements(table) if row.startswith("white 7")} == rows("white 7: 3/1 3/0 1/0")


def test_example_x3_a_row_of_one_leaves_room_for_the_two() -> None:
    table = table_with(Line(5, "down 4/1"), Line(1), "4/0 3/1 3/0 1/0", "6/0 0/6", pile="0/5", actor=O)
    lay(table, O, "place white up: 6/0")
    assert {row for row in placements(table) if row.startswith("white 7")} == rows("white 7: 4/0 3/1", "white 7: 4/0 3/0")


def test_example_x4_a_six_has_5_below_and_7_above() -> None:
    table = table_with(Line(6), Line(1), "5/0 5/1 2/3 2/0 0/6")
    assert targets(table)[:2] == ["white 7: 1 2", "white 5: 1 2"]
    assert placements(table) == rows(
        "white 5: 5/0", "white 5: 5/1", "white 7: 5/0 2/0", "white 7: 5/0 2/3", "white 7: 5/1 2/0", "white 7: 5/1 2/3"
    )


def test_example_x4_two_white_and_three_black_dots_are_never_5() -> None:
    assert placements(table_with(Line(4), Line(6), "2/3 0/6")) == set()
    assert placements(table_with(Line(1), Line(2), "2/3 0/6")) == rows("white 2: 2/3", "black 3: 2/3")


def test_ruling_r3_values_go_on_above_6() -> None:
    table = table_with(Line(6, "up 4/0 3/0"), Line(1), "5/0 2/1 1/0 0/6")
    assert "white 8: 1 3" in targets(table)
    lay(table, P, "place white up: 5/0 2/1 1/0")
    assert arm(table, "white", "up") == ["7: 3/0 4/0", "8: 1/0 2/1 5/0"]
    assert "white 9: 2 4" in targets(table)


def test_example_x5_two_with_one_tile_or_two() -> None:
    table = table_with(Line(6), Line(1), "0/1 1/1 2/2 3/2 0/5")
    assert {row for row in placements(table) if row.startswith("black")} == rows("black 2: 2/2", "black 2: 3/2", "black 2: 0/1 1/1")


def test_example_x6_one_tile_in_hand_and_one_drawn() -> None:
    table = table_with(Line(5), Line(1, "up 0/2, 1/2 1/1, 0/4"), "4/0", "0/6", pile="0/5 2/1", actor=O)
    do(table, O, "redraw 0/6")
    assert hand(table, P) == ["2/1", "4/0"]
    lay(table, P, "place white up: 4/0 2/1")
    assert end(table) == "A"
    assert table.winners() == [P]


def test_case_12_one_is_followed_by_two() -> None:
    table = table_with(Line(5, "up 6/0"), Line(1), "5/0 2/0 2/1 3/0 4/0")
    assert "white 7: 2" in targets(table)
    found = {row for row in placements(table) if row.startswith("white 7")}
    assert found == rows("white 7: 5/0 2/0", "white 7: 5/0 2/1", "white 7: 3/0 4/0")
    do(table, P, "place white up", "use 2/0")
    assert refusal(table, P, "done") == "the row is not complete: 5 is missing"


def test_case_12_three_would_be_too_many() -> None:
    table = do(table_with(Line(5, "up 6/0"), Line(1), "2/0 2/1 3/0 5/0"), P, "place white up", "use 2/0")
    assert refusal(table, P, "use 2/1"), "2 + 2 + 3 is 7, but with three tiles"
    assert offers(table, P) == ["use 5/0"]


def test_case_13_three_are_followed_by_two_or_four() -> None:
    table = table_with(Line(2, "up 3/0, 2/0 2/1, 2/2 1/0 2/3"), Line(1), "4/0 3/1 3/2 1/2 1/3 4/1 4/2")
    assert "white 6: 2 4" in targets(table)
    found = {row for row in placements(table) if row.startswith("white 6")}
    assert found == rows("white 6: 3/1 3/2")


def test_case_13_the_other_arm_is_not_concerned() -> None:
    table = table_with(Line(2, "up 3/0, 2/0 2/1, 2/2 1/0 2/3"), Line(1), "4/0 3/1 3/2")
    assert "white 1: 1" in targets(table)


def test_ruling_r18_the_neighbouring_row_counts_not_the_last_turn() -> None:
    table = table_with(Line(5, "up 6/0"), Line(3), "4/0 5/0 2/1", "0/4", pile="0/6", actor=O)
    lay(table, O, "place black up: 0/4")
    assert targets(table) == ["white 7: 2", "white 4: 1 2", "black 5: 2", "black 2: 1 2"]


SIZES = {
    "2023": ["white 7: 2", "white 3: 1 3", "black 4: 1 2", "black 2: 1 2"],
    "classic": ["white 7: 1 2", "white 3: 2 3", "black 4: 1 2", "black 2: 1 2"],
    "loose": ["white 7: 1 2", "white 3: 1 2 3", "black 4: 1 2", "black 2: 1 2"],
}


@pytest.mark.parametrize("row_size", SIZES)
def test_case_31_ruling_r1_the_size_of_the_next_row(row_size: str) -> None:
    table = table_with(Line(5, "up 6/0; down 2/0 2/1"), Line(3), "4/0 3/0 1/0", row_size=row_size)
    assert targets(table) == SIZES[row_size]


WHITE_3 = {
    "2023": rows("white 3: 3/0", "white 3: 3/1", "white 3: 1/0 1/1 1/2"),
    "classic": rows("white 3: 1/0 2/2", "white 3: 1/1 2/2", "white 3: 1/2 2/2", "white 3: 1/0 1/1 1/2"),
}
WHITE_3["loose"] = WHITE_3["2023"] | WHITE_3["classic"]


@pytest.mark.parametrize("row_size", WHITE_3)
def test_case_31_the_rows_that_follow_a_row_of_two(row_size: str) -> None:
    table = table_with(Line(5, "down 2/0 2/1"), Line(6), "3/0 3/1 1/0 1/1 1/2 2/2", row_size=row_size)
    assert {row for row in placements(table) if row.startswith("white 3")} == WHITE_3[row_size]


def test_case_39_a_tile_counts_in_the_colour_of_the_line() -> None:
    hand_of = "2/3 1/2 0/6"
    assert placements(table_with(Line(2), Line(6), hand_of)) == rows("white 3: 2/3 1/2", "white 1: 1/2", "black 5: 2/3 1/2")
    assert "black 4: 2/3 1/2" not in placements(table_with(Line(6), Line(3), hand_of)), "2 white and 2 black dots make no 4"


def test_both_players_may_extend_both_lines() -> None:
    for owner in (P, O):
        table = table_with(FIVE, THREE, NINE, white_owner=owner)
        assert {row.split()[0] for row in placements(table)} == {"white", "black"}


def test_a_row_is_laid_next_to_the_row_before_it() -> None:
    table = lay(table_with(FIVE, THREE, NINE), P, "place white down: 2/1 2/3")
    assert arm(table, "white", "down") == ["4: 2/1 2/3"]
    assert arm(table, "white", "up") == []
    assert hand(table, P) == ["0/3", "1/5", "4/0"]
    assert table.to_act() == [O]


def test_while_a_row_is_laid_its_sum_and_what_it_may_become_are_seen() -> None:
    table = do(table_with(FIVE, THREE, NINE), P, "place white up", "use 2/1")
    now = building(table)
    assert (now.line, now.arm, now.value, now.sizes, now.sum) == ("white", "up", 6, [1, 2], 2)
    assert offers(table, P) == ["use 4/0"]
    assert hand(table, P) == ["0/3", "1/5", "2/3", "4/0"]


@pytest.mark.parametrize(
    ("lines", "refused", "sentence"),
    [
        ([], "use 4/0", CHOOSE),
        ([], "done", CHOOSE),
        (["place white up"], "place white up", COMPLETE),
        (["place white up"], "redraw 4/0", COMPLETE),
        (["place white up"], "exchange 4/0", COMPLETE),
        (["place white up"], "done", "the row is not complete: 6 is missing"),
        (["place white up"], "use 6/0", "6/0 is not in your hand"),
        (["place white up", "use 2/1"], "use 2/1", "2/1 is not in your hand"),
        (["place white up", "use 2/3"], "use 2/1", "with 2/1 the row cannot be completed: it needs 1 or 2 tiles that add up to 6"),
        (["place white down", "use 4/0"], "use 2/1", "the row is complete"),
        (["place white down", "use 2/1"], "use 4/0", "the row adds up to 4, and this would be 6"),
        (["place white up"], "use 2/1 changed", "this table plays without modifier chips"),
    ],
)
def test_a_row_is_laid_in_order(lines: list[str], refused: str, sentence: str) -> None:
    table = do(table_with(FIVE, THREE, NINE), P, *lines)
    before = table.snapshot()
    assert refusal(table, P, refused) == sentence
    assert table.snapshot() == before


def test_a_tile_that_waits_for_another_is_told_which() -> None:
    table = do(table_with(Line(6), Line(1), "3/0 4/0 0/5"), P, "place white up")
    assert refusal(table, P, "use 4/0") == "name 3/0 first: tiles are named in order, from 0/1 up to 6/0"
    do(table, P, "use 3/0", "use 4/0", "done")


def test_a_tile_that_should_have_come_before_says_what_to_take_back() -> None:
    table = do(table_with(Line(5), Line(1), "2/0 4/0 4/1 2/1"), P, "place white up", "use 2/1")
    assert refusal(table, P, "use 2/0") == "with 2/0 the row cannot be completed: it needs 1 or 2 tiles that add up to 6"
    later = do(table_with(Line(5, "up 4/1 2/3"), Line(1), "1/1 2/0 4/0 2/2 3/1"), P, "place white up", "use 2/0")
    assert refusal(later, P, "use 1/1") == "take back 2/0 and name 1/1 first: tiles are named in order, from 0/1 up to 6/0"


def position_without_a_row() -> State:
    return table_with(Line(5), Line(1), "0/6 0/5")


def test_an_arm_is_offered_only_if_a_row_can_be_completed() -> None:
    table = position_without_a_row()
    assert not [line for line in offers(table, P) if line.startswith("place")]
    assert refusal(table, P, "place white up") == "no tiles of your hand make a row of white 6 with 1 or 2 tiles"
