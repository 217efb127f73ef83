"""The progress of a bonsai towards each goal, in the view."""

import pytest

from roji.core.luck import Luck
from roji.games.bonsai import GAME
from tests.games.bonsai.tables import T72, PlayerSetup, bonsai, look, met, table_with

RIGHT = "W(1,-1) W(2,-1) W(3,-1) L(4,-1)"
LEFT = "W(0,-1) W(-1,-1) W(-2,-1)"


def has(tree: str) -> dict[int, int]:
    """This bonsai's progress, by goal."""
    told: dict[int, int] = {}
    for colours in ("brown,green,orange", "orange,pink,blue"):
        seen = look(table_with(PlayerSetup(tree), PlayerSetup(), PlayerSetup(), goal_colours=colours), 0)
        told |= {goal.goal: goal.has[0][0] for goal in seen.goals}
    return told


def test_tiles_are_counted_as_the_goal_counts_them() -> None:
    told = has(T72)
    assert [told[goal] for goal in (1, 2, 3)] == [8, 8, 8]  # wood, the bud too
    assert [told[goal] for goal in (4, 5, 6)] == [10, 10, 10]  # of 13 leaves, those in one group
    assert [told[goal] for goal in (7, 8, 9)] == [2, 2, 2]
    assert [told[goal] for goal in (10, 11, 12)] == [3, 3, 3]  # of 5 flowers, those beyond one rim


@pytest.mark.parametrize(
    ("tree", "reach"),
    [
        ("", [0, 0, 0]),
        (LEFT, [0, 1, 1]),
        (RIGHT, [1, 1, 1]),
        (f"{RIGHT} {LEFT}", [1, 2, 2]),
        (f"{LEFT} W(-3,0) W(-3,1) L(-3,2)", [0, 1, 2]),
        (f"{RIGHT} {LEFT} W(-3,0) W(-3,1) L(-3,2)", [1, 2, 3]),
    ],
)
def test_the_goals_about_the_rim_count_how_far_a_bonsai_reaches(tree: str, reach: list[int]) -> None:
    told = has(tree)
    assert [told[goal] for goal in (13, 14, 15)] == reach


def test_each_bonsai_of_each_seat_is_told() -> None:
    two = look(table_with(PlayerSetup("W(0,-1)"), PlayerSetup("W(0,-1) W(0,-2)"), goal_colours="brown,green,blue"), None)
    assert two.goals[0].has == [[2], [3]]
    emperor = look(table_with(PlayerSetup("W(0,-1)", second="W(0,-1) W(0,-2)"), scenario="emperor"), 0)
    assert [(goal.goal, goal.need, goal.has) for goal in emperor.goals][:2] == [(2, 10, [[2, 3]]), (5, 7, [[0, 0]])]


@pytest.mark.parametrize("seed", range(6))
def test_a_goal_is_met_exactly_when_a_bonsai_has_what_it_needs(seed: int) -> None:
    table, luck = GAME.new(4, seed, goal_colours=("brown,pink,blue", "green,orange,blue")[seed % 2]), Luck(seed)
    while table.to_act():
        seat = table.actor()
        table.play(seat, table.rollout_action(seat, luck))
        goals = look(table, None).goals
        for other in range(4):
            reached = {goal.goal for goal in goals if goal.has[other][0] >= goal.need}
            assert reached == met(bonsai(table, other)) & {goal.goal for goal in goals}
