"""A bonsai without room for wood: cases 17 to 21."""

import pytest

from tests.games.bonsai.tables import PlayerSetup, do, grown, offers, refusal, removals, supply, table_with, tiles


@pytest.mark.parametrize(
    ("tree", "sets"),
    [
        pytest.param("L(0,-1) L(1,-1)", ["0,-1", "1,-1"], id="case_17"),
        pytest.param("L(0,-1) L(1,-1) F(-1,-1)", ["1,-1"], id="case_18"),
        pytest.param("L(0,-1) F(1,-1)", ["1,-1"], id="case_19"),
        pytest.param("L(0,-1) L(1,-1) R(1,-2)", ["0,-1 1,-2", "1,-1 1,-2"], id="case_20"),
    ],
)
def test_case_17_case_18_case_19_case_20_ruling_a7_the_smallest_sets(tree: str, sets: list[str]) -> None:
    assert removals(tree) == sets


def test_case_17_pruning_is_offered_beside_the_two_actions() -> None:
    table = table_with(PlayerSetup("L(0,-1) L(1,-1)"))
    assert offers(table, 0) == ["prune 0,-1", "prune 1,-1", "meditate 1", "meditate 2", "meditate 3", "meditate 4", "cultivate"]


def test_case_18_a_leaf_that_carries_a_flower_is_no_smallest_set() -> None:
    table = table_with(PlayerSetup("L(0,-1) L(1,-1) F(-1,-1)"))
    assert "prune 1,-1" in offers(table, 0)
    assert refusal(table, 0, "prune 0,-1") == "that would take 2 tiles off, where 1 would do"


def test_case_19_the_flower_goes() -> None:
    table = do(table_with(PlayerSetup("L(0,-1) F(1,-1)")), 0, "prune 1,-1")
    assert tiles(table, 0) == grown("L(0,-1)")


def test_case_20_the_fruit_goes_with_its_leaf() -> None:
    table = do(table_with(PlayerSetup("L(0,-1) L(1,-1) R(1,-2)", "wood")), 0, "prune 1,-1")
    assert tiles(table, 0) == grown("L(0,-1)")
    assert supply(table, 0) == "wood"  # what is removed goes to the common supply


@pytest.mark.parametrize("tree", ["", "W(0,-1) L(1,-1)", "L(0,-1)"])
def test_case_21_with_room_for_wood_nothing_is_pruned(tree: str) -> None:
    table = table_with(PlayerSetup(tree, "wood"))
    assert not [line for line in offers(table, 0) if line.startswith("prune")]
    assert refusal(table, 0, "prune 0,-1") == "wood can grow on your bonsai, so nothing is pruned"


def test_case_21_who_owns_no_wood_may_prune() -> None:
    assert "prune 0,-1" in offers(table_with(PlayerSetup("L(0,-1) L(1,-1)", supply="")), 0)


def test_case_21_room_lost_during_a_turn_is_pruned_in_the_next() -> None:
    table = table_with(PlayerSetup("L(0,-1)", "leaf"), PlayerSetup())
    do(table, 0, "cultivate", "grow leaf 1,-1")
    assert offers(table, 0) == ["done"]
    do(table, 0, "done")
    do(table, 1, "cultivate", "done")
    assert [line for line in offers(table, 0) if line.startswith("prune")] == ["prune 0,-1", "prune 1,-1"]


def test_pruning_is_done_once_and_only_before_the_action() -> None:
    table = do(table_with(PlayerSetup("L(0,-1) L(1,-1)", "leaf")), 0, "prune 0,-1")
    assert refusal(table, 0, "prune 1,-1") == "wood can grow on your bonsai, so nothing is pruned"
    stuck = do(table_with(PlayerSetup("L(0,-1) L(1,-1)", "leaf")), 0, "cultivate")
    assert refusal(stuck, 0, "prune 1,-1") == "a bonsai is pruned at the beginning of a turn"


@pytest.mark.parametrize("action", ["cultivate", "meditate 1", "meditate 4"])
def test_pruning_is_optional(action: str) -> None:
    table = do(table_with(PlayerSetup("L(0,-1) L(1,-1)")), 0, action)
    assert tiles(table, 0) == grown("L(0,-1) L(1,-1)")


def test_ruling_a32_a_helper_may_fill_the_hole_with_any_tile() -> None:
    table = table_with(PlayerSetup("L(0,-1) L(1,-1)", "flower"), row=[34, 1, 2, 3])
    do(table, 0, "prune 1,-1", "meditate 1", "grow flower 1,-1", "done")
    assert tiles(table, 0) == grown("L(0,-1) F(1,-1)")
