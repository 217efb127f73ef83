"""Claiming and renouncing goals: cases 31 to 39, 57 and 66."""

from typing import Any

import pytest

from roji.core.state import State
from tests.games.bonsai.tables import PlayerSetup, claimed, do, met, offers, points, refusal, renounced, table_with

BLUE = {13, 14, 15}
ORANGE = {7, 8, 9}
GREEN = {4, 5, 6}


# --- what a goal asks ------------------------------------------------------------------------------------------------


def test_case_31_ruling_a14_leaves_count_in_one_connected_group() -> None:
    tree = "W(0,-1) W(0,-2) W(0,-3) L(-1,-1) L(-1,-2) L(1,-1) L(1,-2)"
    assert met(tree) & GREEN == set()
    tree += " L(1,-3)"
    assert met(tree) & GREEN == set()
    tree += " L(1,-4) L(0,-4)"
    assert met(tree) & GREEN == {4}
    tree += " L(-1,-3)"
    assert met(tree) & GREEN == {4, 5}


def test_case_32_the_bud_is_wood() -> None:
    trunk = [f"W(0,-{step})" for step in range(1, 8)]
    assert met(" ".join(trunk[:6])) & {1, 2, 3} == set()
    assert met(" ".join(trunk)) & {1, 2, 3} == {1}


@pytest.mark.parametrize(("wood", "goals"), [(7, {1}), (8, {1}), (9, {1, 2}), (11, {1, 2, 3})])
def test_what_exceeds_a_goal_meets_it(wood: int, goals: set[int]) -> None:
    assert met(" ".join(f"W(0,-{step})" for step in range(1, wood + 1))) & {1, 2, 3} == goals


RIGHT = "W(1,-1) W(2,-1) W(3,-1)"
LEFT = "W(0,-1) W(-1,-1)"


def test_case_33_a_tile_protrudes_on_the_side_of_the_crack() -> None:
    assert met(RIGHT) & BLUE == set()
    assert met(f"{RIGHT} L(4,-1)") & BLUE == {13}
    assert met(f"{LEFT} L(-2,-1)") & BLUE == set()
    assert met(f"{RIGHT} L(4,-1) {LEFT} L(-2,-1)") & BLUE == {13, 14}


def test_case_34_a_tile_below_the_pot_on_the_other_side() -> None:
    tree = "W(0,-1) W(-1,-1) W(-2,-1) W(-3,0) W(-3,1) L(-3,2) W(1,-1) W(2,-1) W(3,-1)"
    assert met(tree) & BLUE == set()
    assert met(tree + " L(4,-1)") & BLUE == BLUE


def test_case_34_below_on_the_right_and_out_on_the_left() -> None:
    assert met("W(1,-1) W(2,-1) W(3,-1) W(4,-1) W(4,0) W(3,1) W(2,2) W(0,-1) W(-1,-1) L(-2,-1)") & BLUE == BLUE


def test_ruling_a10_straight_under_the_pot_is_on_no_side() -> None:
    tree = "W(1,-1) W(2,-1) W(3,-1) W(4,-1) W(4,0) W(3,1) W(2,2) W(1,3) W(0,3) W(-1,3) W(-2,3)"
    assert met(tree) & BLUE == {13}
    assert met(tree + " W(-3,3)") & BLUE == {13}
    assert met(tree + " W(-3,3) W(-4,3)") & BLUE == BLUE


def test_case_35_flowers_protrude_on_one_side() -> None:
    tree = "W(0,-1) W(-1,-1) L(-1,-2) L(-2,-1) F(-2,-2) F(-1,-3)"
    assert 10 not in met(tree)
    tree += " F(-3,-1)"
    assert met(tree) & {10, 11, 12} == {10}
    assert points(tree) == {"leaf": 6, "flower": 10, "fruit": 0}


def test_flowers_on_both_sides_do_not_add_up() -> None:
    tree = "W(0,-1) W(-1,-1) L(-2,-1) W(1,-1) W(2,-1) W(3,-1) L(4,-1) F(-2,-2) F(-3,-1) F(5,-1) F(5,-2)"
    assert met(tree) & {10, 11, 12} == set()


def test_ruling_a13_flowers_beside_and_below_the_pot_count() -> None:
    tree = "W(1,-1) W(2,-1) W(3,-1) W(4,-1) W(4,0) W(3,1) L(2,2) F(2,3) F(1,3)"
    assert met(tree) & {10} == set()
    assert met(tree + " L(4,1) F(4,2) F(5,0)") & {10} == {10}


def test_case_66_three_fruits() -> None:
    tree = "W(0,-1) W(1,-2) W(2,-2) L(1,-3) L(2,-3) L(3,-3) L(0,-2) L(-1,-1) L(3,-2) R(2,-4) R(-1,-2)"
    assert met(tree) & ORANGE == set()
    assert met(tree + " R(4,-3)") & ORANGE == {7}


# --- claiming and renouncing -----------------------------------------------------------------------------------------

FOUR = "W(0,-1) W(0,-2) W(0,-3) W(0,-4) W(0,-5) L(1,-1) L(1,-2) L(1,-3) L(1,-4)"
SIX = FOUR + " L(1,-5) L(1,-6)"


def decided(
    tree: str, *lines: str, goals: list[int], others: tuple[PlayerSetup, ...], supply: str = "leaf leaf wood", **more: Any
) -> State:
    """A table where the first player has cultivated."""
    table = table_with(PlayerSetup(tree, supply, **more), *others, goals=goals)
    return do(table, 0, "cultivate", *lines, "done")


def test_case_57_example_e4_claim_the_small_one_or_go_for_the_great_one() -> None:
    others = (PlayerSetup(claimed=[5]), PlayerSetup())
    green = [*range(1, 7), 13, 14, 15]
    table = decided(FOUR, "grow leaf 1,-5", "grow leaf 1,-6", goals=green, others=others)
    assert offers(table, 0) == ["claim 4", "renounce green"]
    do(table, 0, "renounce green")
    assert renounced(table, 0) == [4]
    assert table.actor() == 1

    seven = decided(SIX, "grow leaf 0,-6", goals=green, others=others, renounced=[4])
    assert seven.actor() == 1
    eight = decided(SIX + " L(0,-6)", "grow leaf -1,-5", goals=green, others=others, renounced=[4])
    assert eight.actor() == 1
    nine = decided(SIX + " L(0,-6) L(-1,-5)", "grow leaf -1,-4", goals=green, others=others, renounced=[4])
    assert offers(nine, 0) == ["claim 6", "renounce green"]
    do(nine, 0, "claim 6")
    assert nine.scores()[0] - 3 * 9 == 12


def test_case_36_ruling_a18_who_renounced_is_not_asked_again() -> None:
    green = [*range(1, 7), 13, 14, 15]
    others = (PlayerSetup(), PlayerSetup())
    five = decided(FOUR + " L(1,-5)", goals=green, others=others, renounced=[4])
    assert five.actor() == 1
    seven = decided(SIX, "grow leaf 0,-6", goals=green, others=others, renounced=[4])
    assert offers(seven, 0) == ["claim 5", "renounce green"]
    taken = decided(SIX, "grow leaf 0,-6", goals=green, others=(PlayerSetup(claimed=[5]), PlayerSetup()), renounced=[4])
    assert taken.actor() == 1


def test_ruling_a18_a_goal_lost_by_pruning_and_met_again_stays_renounced() -> None:
    tree = "L(0,-1)"
    table = table_with(PlayerSetup(tree, "leaf", renounced=[4]), PlayerSetup(), goals=[4, 6, 1, 3, 7, 9])
    do(table, 0, "cultivate", "grow leaf 1,-1", "done")
    do(table, 1, "cultivate", "done")
    do(table, 0, "prune 1,-1")
    assert renounced(table, 0) == [4]


def test_case_37_two_colours_are_two_decisions() -> None:
    wood = " ".join(f"W(0,-{step})" for step in range(1, 7))
    leaves = " L(1,-1) L(1,-2) L(1,-3) L(1,-4)"
    table = decided(wood + leaves, "grow wood 0,-7", "grow leaf 1,-5", goals=[1, 3, 4, 6, 7, 9], others=(PlayerSetup(),))
    assert offers(table, 0) == ["claim 1", "claim 4", "renounce brown", "renounce green"]
    do(table, 0, "claim 1")
    assert offers(table, 0) == ["claim 4", "renounce green"]
    do(table, 0, "claim 4")
    assert claimed(table, 0) == [1, 4]
    assert table.actor() == 1


def test_case_37_ruling_a6_two_tiles_of_one_colour_at_once() -> None:
    left = "W(0,-1) W(-1,-1) W(-2,-1) W(-3,0) W(-3,1) L(-3,2) W(1,-1) W(2,-1) W(3,-1)"
    table = decided(left, "grow leaf 4,-1", goals=[13, 15, 1, 3, 4, 6], others=(PlayerSetup(claimed=[1, 4]),))
    assert offers(table, 0) == ["claim 13", "claim 15", "renounce blue"]
    assert claimed(do(table.copy(), 0, "claim 13"), 0) == [13]
    assert claimed(do(table.copy(), 0, "claim 15"), 0) == [15]
    assert renounced(do(table.copy(), 0, "renounce blue"), 0) == [13, 15]


def test_ruling_a6_one_tile_of_a_colour_is_all() -> None:
    nine = decided(
        SIX + " L(0,-6) L(-1,-5)", "grow leaf -1,-4", goals=[4, 6, 1, 3, 7, 9], others=(PlayerSetup(),), claimed=[4], supply="leaf"
    )
    assert nine.actor() == 1


def test_case_38_the_turn_waits_for_the_decision() -> None:
    table = decided(FOUR, "grow leaf 1,-5", goals=[4, 6, 1, 3, 7, 9], others=(PlayerSetup(SIX, "wood"),))
    assert table.actor() == 0
    assert refusal(table, 0, "meditate 1") == "claim or renounce the goals that your bonsai meets first"
    assert refusal(table, 0, "done") == "you are not placing tiles"


def test_case_38_what_i_renounce_another_may_claim() -> None:
    table = decided(FOUR, "grow leaf 1,-5", goals=[4, 6, 1, 3, 7, 9], others=(PlayerSetup(FOUR, "leaf"),))
    do(table, 0, "renounce green")
    do(table, 1, "cultivate", "grow leaf 1,-5", "done")
    assert offers(table, 1) == ["claim 4", "renounce green"]
    do(table, 1, "claim 4")
    assert claimed(table, 1) == [4]


def test_a_goal_that_another_has_is_not_offered() -> None:
    table = decided(FOUR, "grow leaf 1,-5", goals=[4, 6, 1, 3, 7, 9], others=(PlayerSetup(FOUR, claimed=[4]),))
    assert table.actor() == 1


def test_a_goal_that_is_not_met_is_neither_claimed_nor_renounced() -> None:
    table = decided(FOUR, "grow leaf 1,-5", goals=[4, 6, 1, 3, 7, 9], others=(PlayerSetup(),))
    assert refusal(table, 0, "claim 6") == "your bonsai does not meet that goal yet"
    assert refusal(table, 0, "claim 1") == "your bonsai does not meet that goal yet"
    assert refusal(table, 0, "claim 10") == "that goal is not in play"
    assert refusal(table, 0, "renounce brown") == "there is no brown goal to decide about"


def test_ruling_a16_the_hardest_tile_may_be_renounced() -> None:
    table = decided(SIX + " L(0,-6) L(-1,-5)", "grow leaf -1,-4", goals=[4, 6, 1, 3, 7, 9], others=(PlayerSetup(),), renounced=[4])
    assert offers(table, 0) == ["claim 6", "renounce green"]
    do(table, 0, "renounce green")
    assert renounced(table, 0) == [4, 6]


def test_case_39_ruling_a8_a_claimed_goal_stays_when_tiles_are_pruned() -> None:
    table = table_with(PlayerSetup("L(0,-1) L(1,-1)", claimed=[4]), PlayerSetup(), goals=[4, 6, 1, 3, 7, 9])
    before = table.scores()[0]
    do(table, 0, "prune 0,-1")
    assert claimed(table, 0) == [4]
    assert table.scores()[0] == before - 3


def test_ruling_a5_goals_are_decided_after_a_helper_too() -> None:
    table = table_with(PlayerSetup(FOUR, "leaf"), PlayerSetup(), row=[37, 1, 2, 3], goals=[4, 6, 1, 3, 7, 9])
    do(table, 0, "meditate 1", "grow leaf 1,-5")
    assert refusal(table, 0, "claim 4") == "goals are claimed after the action of a turn"
    do(table, 0, "done")
    assert offers(table, 0) == ["claim 4", "renounce green"]
