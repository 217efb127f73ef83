"""The five solo scenarios: cases 50 to 53, 62 to 65 and 67."""

from typing import Any

import pytest

from roji.core.state import State
from roji.games.bonsai import GAME
from tests.games.bonsai.tables import (
    T72,
    PlayerSetup,
    claimed,
    discarded,
    do,
    grown,
    look,
    offers,
    played_to_end,
    refusal,
    renounced,
    sheet,
    solo_over,
    table_with,
    tends,
    tiles,
)

SLOW_FALL: dict[str, Any] = {"scenario": "slow_fall", "goals": [1, 3, 4, 6, 7, 9]}
LONG_WINTER: dict[str, Any] = {"scenario": "long_winter", "goals": [3, 6, 15]}
SPRING: dict[str, Any] = {"scenario": "flourishing_spring", "goals": [3, 6, 12]}
SUMMER: dict[str, Any] = {"scenario": "scorching_summer", "goals": [6, 9, 12]}
EMPEROR: dict[str, Any] = {"scenario": "emperor", "goals": [2, 5, 8, 11, 14]}

# --- Slow Fall -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("points", "claimed", "winners"),
    [
        pytest.param(130, [3, 6, 7], [0], id="two-hard-one-low"),
        pytest.param(130, [3, 6, 9], [], id="a28-three-hard"),
        pytest.param(130, [3, 4, 7], [], id="one-hard-two-low"),
        pytest.param(130, [3, 6], [], id="two-goals"),
        pytest.param(129, [3, 6, 7], [], id="a-point-less"),
    ],
)
def test_case_62_ruling_a28_two_hard_goals_and_a_low_one(points: int, claimed: list[int], winners: list[int]) -> None:
    table = solo_over(points, claimed=claimed, **SLOW_FALL)
    assert table.scores() == [points]
    assert table.winners() == winners


# --- Long Winter -----------------------------------------------------------------------------------------------------


def test_case_53_three_parchments_are_too_few() -> None:
    assert solo_over(120, claimed=[3, 6, 15], cards=[45, 46, 47], **LONG_WINTER).winners() == []


def test_case_67_four_parchments_are_enough() -> None:
    parchments = [44, 45, 46, 47]
    assert solo_over(120, claimed=[3, 6, 15], cards=parchments, **LONG_WINTER).winners() == [0]
    assert solo_over(119, claimed=[3, 6, 15], cards=parchments, **LONG_WINTER).winners() == []
    assert solo_over(120, claimed=[3, 6], cards=parchments, **LONG_WINTER).winners() == []


def test_case_64_ruling_a29_discarded_parchments_are_shown_and_do_not_count() -> None:
    table = table_with(PlayerSetup(cards=[47]), row=[1, 2, 3, 7], discards=[41, 42], **LONG_WINTER)
    gone = discarded(table) & set(range(41, 48))
    assert gone == {41, 42}
    assert 7 - len(gone) - len({47}) == 4
    lost = solo_over(120, claimed=[3, 6, 15], cards=[45, 46, 47], **LONG_WINTER)
    assert 41 in discarded(lost)
    assert lost.winners() == []


# --- Flourishing Spring ----------------------------------------------------------------------------------------------

MEDITATE = ["meditate 1", "meditate 2", "meditate 3", "meditate 4"]


def test_case_52_without_a_flower_nobody_cultivates() -> None:
    table = table_with(PlayerSetup("L(0,-1)", "wood leaf"), **SPRING)
    assert offers(table, 0) == MEDITATE
    assert refusal(table, 0, "cultivate") == "in Flourishing Spring you cultivate only with a flower in your supply that can be placed"


def test_case_52_ruling_a26_nor_with_a_flower_that_fits_nowhere() -> None:
    assert offers(table_with(PlayerSetup("", "flower wood"), **SPRING), 0) == MEDITATE


def test_case_65_ruling_a26_done_comes_after_a_flower() -> None:
    table = do(table_with(PlayerSetup("L(0,-1)", "flower wood"), **SPRING), 0, "cultivate")
    assert "done" not in offers(table, 0)
    assert refusal(table, 0, "done") == "in Flourishing Spring every Cultivate places a flower"
    do(table, 0, "grow wood 1,-1")
    assert "done" not in offers(table, 0)
    do(table, 0, "grow flower 0,-2")
    assert "done" in offers(table, 0)


def test_ruling_a26_the_leaf_for_the_flower_may_come_first() -> None:
    table = do(table_with(PlayerSetup("", "flower leaf"), **SPRING), 0, "cultivate")
    assert offers(table, 0) == ["grow leaf 0,-1", "grow leaf 1,-1"]


def test_ruling_a26_no_placement_that_leaves_no_symbol_for_the_flower() -> None:
    table = do(table_with(PlayerSetup("L(0,-1)", "flower wood wood"), **SPRING), 0, "cultivate", "grow wood 1,-1")
    assert not [line for line in offers(table, 0) if line.startswith("grow wood")]
    assert (
        refusal(table, 0, "grow wood 1,-2") == "in Flourishing Spring every Cultivate places a flower, and after this none could be placed"
    )


def test_ruling_a26_wood_then_leaf_then_flower() -> None:
    table = table_with(PlayerSetup("", "flower leaf wood"), **SPRING)
    do(table, 0, "cultivate", "grow wood 0,-1", "grow leaf 0,-2", "grow flower 0,-3", "done")
    assert tiles(table, 0) == grown("W(0,-1) L(0,-2) F(0,-3)")


def test_case_65_a_helper_needs_no_flower() -> None:
    table = table_with(PlayerSetup("", "wood"), row=[34, 1, 2, 3], **SPRING)
    do(table, 0, "meditate 1", "grow wood 0,-1", "done")
    assert tiles(table, 0) == grown("W(0,-1)")


@pytest.mark.parametrize(("scenario", "goals"), [("flourishing_spring", [3, 6, 12]), ("scorching_summer", [6, 9, 12])])
def test_case_67_130_points_and_all_three_goals(scenario: str, goals: list[int]) -> None:
    assert solo_over(130, claimed=goals, goals=goals, scenario=scenario).winners() == [0]
    assert solo_over(129, claimed=goals, goals=goals, scenario=scenario).winners() == []
    assert solo_over(130, claimed=goals[:2], goals=goals, scenario=scenario).winners() == []


# --- Scorching Summer ------------------------------------------------------------------------------------------------


def test_case_50_ruling_a27_what_is_not_together_goes() -> None:
    alone = played_to_end(PlayerSetup(T72), **SUMMER)
    assert alone.scores() == [39]
    assert sheet(alone, 0) == {"leaves": 39, "flowers": 0, "fruits": 0, "parchments": 0, "goals": 0, "total": 39}
    together = played_to_end(PlayerSetup(T72 + " F(4,-6)"), **SUMMER)
    assert sheet(together, 0) == {"leaves": 39, "flowers": 3, "fruits": 7, "parchments": 0, "goals": 0, "total": 49}


def test_ruling_a27_parchments_count_what_is_left() -> None:
    table = played_to_end(PlayerSetup(T72 + " F(4,-6)", cards=[43, 44]), **SUMMER)
    assert sheet(table, 0)["parchments"] == 2 + 2


def test_ruling_a27_claimed_goals_stay() -> None:
    table = played_to_end(PlayerSetup(T72, claimed=[12]), **SUMMER)
    assert sheet(table, 0)["goals"] == 16


# --- the Emperor challenge -------------------------------------------------------------------------------------------


def test_case_51_the_marker_moves_after_cultivating_only() -> None:
    table = table_with(PlayerSetup("", "wood wood wood"), row=[1, 2, 34, 3], **EMPEROR)
    assert tends(table) == 0
    do(table, 0, "cultivate", "grow wood 0,-1", "done")
    assert tends(table) == 1
    do(table, 0, f"meditate {row_of(table, 34)}", "grow wood 1,-1", "done")
    assert tends(table) == 1
    do(table, 0, "cultivate", "grow wood 1,-2", "done")
    assert tends(table) == 0
    assert tiles(table, 0, 0) == grown("W(0,-1)")
    assert tiles(table, 0, 1) == grown("W(1,-1) W(1,-2)")


def row_of(table: State, card: int) -> int:
    return look(table, 0).slots.index(card) + 1


def test_case_51_two_buds_are_two_woods() -> None:
    table = table_with(PlayerSetup(cards=[41]), **EMPEROR)
    assert table.scores() == [2]


def test_case_63_both_bonsai_score() -> None:
    table = table_with(PlayerSetup("W(0,-1) L(1,-1) L(-1,-1) L(0,-2)", second="L(0,-1) L(1,-1)"), **EMPEROR)
    assert table.scores() == [15]


def test_case_63_goals_are_met_by_the_bonsai_that_is_tended() -> None:
    five = " ".join(f"W(0,-{step})" for step in range(1, 5))
    table = table_with(PlayerSetup(five, "wood", second=five + " W(0,-5)"), **EMPEROR)
    do(table, 0, "cultivate", "grow wood 0,-5", "done")
    assert tends(table) == 1  # the turn is over: six wood on each are no ten


def test_case_63_ruling_a25_goals_are_decided_before_the_marker_moves() -> None:
    nine = " ".join(f"W(0,-{step})" for step in range(1, 9))
    table = table_with(PlayerSetup(nine, "wood"), **EMPEROR)
    do(table, 0, "cultivate", "grow wood 0,-9", "done")
    assert tends(table) == 0
    assert offers(table, 0) == ["claim 2", "renounce brown"]
    do(table, 0, "claim 2")
    assert tends(table) == 1
    [goal] = [goal for goal in look(table, 0).goals if goal.goal == 2]
    assert (goal.owner, goal.tree) == (0, 0)


@pytest.mark.parametrize(
    ("points", "second", "winners"),
    [
        pytest.param(140, [11, 14], [0], id="3+2"),
        pytest.param(140, [8, 11, 14], [0], id="2+3"),
        pytest.param(140, [14], [], id="4+1"),
        pytest.param(140, [], [], id="5+0"),
        pytest.param(139, [11, 14], [], id="a-point-less"),
    ],
)
def test_case_63_three_goals_with_one_bonsai_and_two_with_the_other(points: int, second: list[int], winners: list[int]) -> None:
    table = solo_over(points, claimed=[2, 5, 8, 11, 14], with_second=second, **EMPEROR)
    assert table.scores() == [points]
    assert table.winners() == winners


def test_ruling_a24_a_goal_is_renounced_for_both_bonsai() -> None:
    nine = " ".join(f"W(0,-{step})" for step in range(1, 9))
    table = table_with(PlayerSetup(nine, "wood wood", second=nine), **EMPEROR)
    do(table, 0, "cultivate", "grow wood 0,-9", "done", "renounce brown")
    assert renounced(table, 0) == [2]
    do(table, 0, "cultivate", "grow wood 0,-9", "done")
    assert claimed(table, 0) == []
    assert offers(table, 0)[:4] == MEDITATE


# --- which goals are printed, and which are our choice ---------------------------------------------------------------


@pytest.mark.parametrize("scenario", ["slow_fall", "long_winter", "flourishing_spring", "scorching_summer"])
def test_our_choice_of_goals_is_said_to_be_ours(scenario: str) -> None:
    seen = look(GAME.new(1, 1, scenario=scenario), 0)
    assert seen.chosen_goals_note
    assert len(seen.goals) >= 3


def test_the_emperors_goals_are_printed() -> None:
    seen = look(GAME.new(1, 1, scenario="emperor"), 0)
    assert [goal.goal for goal in seen.goals] == [2, 5, 8, 11, 14]
    assert not seen.chosen_goals_note


def test_owners_of_the_box_can_name_the_printed_goals() -> None:
    seen = look(GAME.new(1, 1, scenario="long_winter", scenario_goals="1,4,13"), 0)
    assert [goal.goal for goal in seen.goals] == [1, 4, 13]
    assert not seen.chosen_goals_note
