"""Redraw, Exchange and Stack: cases 14 to 16, 21, 22 and 35 to 37."""

from typing import Any

import pytest

from roji.core.state import State
from tests.games.bossa.tables import (
    Line,
    O,
    P,
    arm,
    building,
    discards,
    do,
    end,
    hand,
    hand_sizes,
    lay,
    look,
    markers,
    moves,
    offers,
    phase,
    pile_of,
    refusal,
    rows,
    stacks,
    table_with,
    targets,
)

FOURTEEN = "3/1 3/2 6/0 4/1 2/4"


def six_of_two(**setting: Any) -> State:
    """White 6 {4/0 2/0}."""
    known = {"other": "5/0 1/0"} | setting
    return table_with(Line(5, "up 4/0 2/0"), Line(1), FOURTEEN, **known)


# --- Stack -----------------------------------------------------------------------------------------------------------


def test_case_14_ruling_r10_as_many_tiles_with_the_same_sum() -> None:
    assert stacks(six_of_two()) == rows("stack white up 1: 3/1 3/2", "stack white up 1: 4/1 2/4")


def test_case_14_a_single_six_has_the_wrong_size() -> None:
    table = do(six_of_two(), P, "stack white up 1")
    assert building(table).sizes == [2]
    assert refusal(table, P, "use 6/0")
    assert "use 6/0" not in offers(table, P)


def test_ruling_r10_a_single_tile_of_a_row_cannot_be_covered() -> None:
    table = table_with(Line(5, "up 4/0 2/0"), Line(1), "4/1 2/1 0/6")
    assert stacks(table) == rows("stack white up 1: 4/1 2/1")


def test_case_15_a_covered_row_is_one_row_of_its_size_and_value() -> None:
    table = six_of_two()
    before = targets(table)
    lay(table, P, "stack white up 1: 3/1 3/2")
    assert arm(table, "white", "up") == ["6: 2/0 4/0 | 3/1 3/2"]
    assert targets(table) == before
    assert "white 7: 1 3" in before
    assert hand(table, P) == ["2/4", "4/1", "6/0"]


def test_case_15_the_marker_is_down_and_the_action_used_up() -> None:
    table = lay(six_of_two(pile="0/6 0/5 0/4"), P, "stack white up 1: 3/1 3/2")
    assert markers(table, P) == "redraw exchange"
    assert markers(table, O) == "redraw exchange stack"
    do(table, O, "redraw 5/0")
    assert stacks(table) == set()
    assert refusal(table, P, "stack white up 1") == "you have used your Stack marker"


def test_case_16_the_other_player_may_cover_the_same_row_again() -> None:
    table = lay(six_of_two(pile="0/6"), P, "stack white up 1: 3/1 3/2")
    lay(table, O, "stack white up 1: 5/0 1/0")
    assert arm(table, "white", "up") == ["6: 2/0 4/0 | 3/1 3/2 | 1/0 5/0"]
    assert "white 7: 1 3" in targets(table)


def test_case_35_stacking_the_last_tile_wins() -> None:
    table = table_with(Line(5, "down 4/0"), Line(1, "up 0/2, 1/2 1/1, 0/4"), "4/1", chip="doubler")
    lay(table, P, "stack white down 1: 4/1")
    assert end(table) == "A"
    assert table.winners() == [P]
    assert markers(table, P) == "redraw exchange"


@pytest.mark.parametrize("white_owner", [P, O])
def test_case_36_an_inner_row_may_be_covered_whoever_owns_the_line(white_owner: int) -> None:
    table = table_with(Line(5, "down 4/0, 2/1 1/1"), Line(1), "4/2 0/6", white_owner=white_owner)
    assert stacks(table) == rows("stack white down 1: 4/2")
    lay(table, P, "stack white down 1: 4/2")
    assert arm(table, "white", "down") == ["4: 4/0 | 4/2", "3: 1/1 2/1"]


def test_case_36_nothing_is_stacked_on_a_die() -> None:
    table = table_with(Line(5), Line(6, "down 0/5"), "5/0 0/6 1/5")
    assert stacks(table) == rows("stack black down 1: 1/5")
    for nth, arm_of, colour in ((1, "up", "white"), (1, "down", "white"), (1, "up", "black"), (2, "down", "black")):
        side = "right" if arm_of == "up" else "left"
        sentence = f"there is no row {nth} {side} of the {colour} die to stack on"
        assert refusal(table, P, f"stack {colour} {arm_of} {nth}") == sentence


ONE = rows("stack white up 1: 2/1", "stack white up 1: 2/2")
TWO = rows("stack white up 1: 2/1 | 2/2")


def small_row(stack: str) -> State:
    return table_with(Line(1, "up 2/0"), Line(6), "2/1 2/2 0/5", stack=stack)


@pytest.mark.parametrize(("stack", "found"), [("one_layer", ONE), ("many_layers", ONE | TWO)])
def test_case_37_ruling_r10_how_many_layers_one_action_lays(stack: str, found: set[str]) -> None:
    assert stacks(small_row(stack)) == found


def test_case_37_ruling_r10_two_layers_are_still_one_row() -> None:
    table = lay(small_row("many_layers"), P, "stack white up 1: 2/1 | 2/2")
    assert arm(table, "white", "up") == ["2: 2/0 | 2/1 | 2/2"]
    assert targets(table)[0] == "white 3: 2"
    assert hand(table, P) == ["0/5"]
    assert markers(table, P) == "redraw exchange"
    assert table.to_act() == [O]


def test_ruling_r10_another_layer_is_offered_only_if_it_can_be_completed() -> None:
    table = do(small_row("many_layers"), P, "stack white up 1", "use 2/1")
    assert offers(table, P) == ["done", "layer"]
    do(table, P, "layer")
    assert refusal(table, P, "done") == "the row is not complete: 2 is missing"
    do(table, P, "use 2/2")
    assert offers(table, P) == ["done"]


def test_ruling_r10_a_layer_is_laid_on_the_same_row_alone() -> None:
    table = table_with(Line(1, "up 2/0"), Line(3, "down 0/2"), "2/1 1/2 0/5", stack="many_layers")
    assert stacks(table) == rows("stack white up 1: 2/1", "stack black down 1: 1/2")


def test_one_layer_knows_no_second_layer() -> None:
    table = do(small_row("one_layer"), P, "stack white up 1", "use 2/1")
    assert offers(table, P) == ["done"]
    assert refusal(table, P, "layer") == "at this table one Stack lays one layer"


# --- Redraw ----------------------------------------------------------------------------------------------------------


def redrawn() -> State:
    """A hand of five after the draw, of which 6/0 is redrawn."""
    return do(table_with(Line(5), Line(3), "4/0 2/1 2/3 1/5 6/0", pile="0/3 0/6"), P, "redraw 6/0")


def test_case_21_a_redraw_turn() -> None:
    table = redrawn()
    assert hand(table, P) == ["0/3", "1/5", "2/1", "2/3", "4/0"]
    assert look(table).pile == 15, "17 after the draw, less the redrawn tile and the next player's draw"
    assert markers(table, P) == "exchange stack"
    assert table.to_act() == [O]


def test_case_21_ruling_r19_the_discard_is_seen_by_all() -> None:
    table = redrawn()
    for looking in (P, O, None):
        assert look(table, looking).discards == look(table).discards
        assert 26 in look(table, looking).discards
    assert discards(table) == ["6/0"]


def test_ruling_r14_the_tile_drawn_is_never_the_one_discarded() -> None:
    table = table_with(Line(5), Line(3), "4/0 2/1 2/3 1/5 6/0", pile="0/3 0/6")
    top = pile_of(table)[0]
    do(table, P, "redraw 6/0")
    assert top in hand(table, P)
    assert "6/0" not in hand(table, P) + pile_of(table)


def test_case_21_no_tile_is_placed_in_that_turn() -> None:
    table = redrawn()
    assert [arm(table, colour, name) for colour in ("white", "black") for name in ("up", "down")] == [[], [], [], []]
    assert refusal(table, P, "place white up") == "it is not your turn"


def test_a_redraw_is_used_once() -> None:
    table = table_with(Line(5), Line(3), "4/0 2/1", markers="exchange stack")
    assert refusal(table, P, "redraw 4/0") == "you have used your Redraw marker"
    assert not [line for line in offers(table, P) if line.startswith("redraw")]


def test_only_a_tile_of_the_own_hand_is_redrawn() -> None:
    table = table_with(Line(5), Line(3), "4/0 2/1", other="3/3")
    assert refusal(table, P, "redraw 3/3") == "3/3 is not in your hand"


# --- Exchange --------------------------------------------------------------------------------------------------------


def test_case_22_an_exchange_turn() -> None:
    table = table_with(Line(5), Line(3), "4/0 2/1 1/5", other="3/3 0/2", pile="0/6")
    before = hand_sizes(table)
    do(table, P, "exchange 1/5")
    assert phase(table) == "take"
    do(table, P, "take 0/2")
    assert hand(table, P) == ["0/2", "2/1", "4/0"]
    assert {"1/5", "3/3", "0/6"} <= set(hand(table, O))
    assert "0/2" not in hand(table, O)
    assert hand_sizes(table) == [before[0], before[1] + 1], "the next player has drawn"
    assert [arm(table, colour, name) for colour in ("white", "black") for name in ("up", "down")] == [[], [], [], []]
    assert markers(table, P) == "redraw stack"
    assert table.to_act() == [O]


def test_ruling_r15_the_player_picks_both_tiles_and_cannot_be_refused() -> None:
    table = do(table_with(Line(5), Line(3), "4/0 2/1"), P, "exchange 2/1")
    assert table.to_act() == [P]
    assert offers(table, P) == [f"take {tile}" for tile in hand(table, O)]
    assert refusal(table, O, f"take {hand(table, O)[0]}") == "it is not your turn"


@pytest.mark.parametrize(
    ("lines", "refused", "sentence"),
    [
        ([], "exchange 3/3", "3/3 is not in your hand"),
        ([], "take 3/3", "first choose what to do in this turn: place, stack, redraw or exchange"),
        (["exchange 2/1"], "take 4/0", "4/0 is not in the other hand"),
        (["exchange 2/1"], "take 2/1", "2/1 is not in the other hand"),
        (["exchange 2/1"], "exchange 4/0", "choose the tile that you take in exchange"),
        (["exchange 2/1"], "redraw 4/0", "choose the tile that you take in exchange"),
        (["exchange 2/1"], "place white up", "choose the tile that you take in exchange"),
        (["exchange 2/1"], "done", "choose the tile that you take in exchange"),
    ],
)
def test_an_exchange_is_made_in_order(lines: list[str], refused: str, sentence: str) -> None:
    table = do(table_with(Line(5), Line(3), "4/0 2/1", other="3/3"), P, *lines)
    assert refusal(table, P, refused) == sentence


def test_an_exchange_is_used_once() -> None:
    table = table_with(Line(5), Line(3), "4/0 2/1", markers="redraw stack")
    assert refusal(table, P, "exchange 4/0") == "you have used your Exchange marker"
    assert not [move for move in moves(table) if move.startswith("exchange")]


def test_every_tile_may_be_exchanged_for_every_tile() -> None:
    table = table_with(Line(5), Line(3), "4/0 2/1")
    found = {move for move in moves(table) if move.startswith("exchange")}
    assert found == {f"exchange {mine} take {theirs}" for mine in hand(table, P) for theirs in hand(table, O)}
