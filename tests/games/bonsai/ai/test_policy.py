"""The solo policy: a win is what the rules call one, and some goals are better renounced."""

from typing import Any

import pytest

from roji.bots.levels import LEVELS, choose
from roji.core.luck import Luck
from roji.core.state import State
from roji.games.bonsai import GAME
from tests.games.bonsai.tables import PlayerSetup, do, played_to_end, solo_over, table_with

SLOW_FALL: dict[str, Any] = {"scenario": "slow_fall", "goals": [1, 3, 4, 6, 7, 9]}
LONG_WINTER: dict[str, Any] = {"scenario": "long_winter", "goals": [2, 5, 8]}
EMPEROR: dict[str, Any] = {"scenario": "emperor", "goals": [2, 5, 8, 11, 14]}


def trunk(woods: int) -> str:
    """A trunk of this many wood tiles, including the bud."""
    return " ".join(f"W(0,-{step})" for step in range(1, woods))


def hope(table: State, *lines: str) -> float:
    return do(table, 0, *lines).evaluate(0)


def answer(table: State, iterations: int = 200) -> str:
    return GAME.text(choose(table, 0, LEVELS["yusha"], Luck(3), iterations=iterations))


def test_any_win_is_worth_more_than_any_defeat() -> None:
    low = [1, 4, 7]
    narrowly = solo_over(80, claimed=low, level="gakusei", goals=[1, 3, 4, 6, 7, 9])
    in_vain = solo_over(139, claimed=low, level="yusha", goals=[1, 3, 4, 6, 7, 9])
    assert narrowly.winners() == [0]
    assert in_vain.winners() == []
    assert narrowly.evaluate(0) > in_vain.evaluate(0)


def test_more_points_are_worth_more_in_a_win_and_in_a_defeat() -> None:
    for points in (71, 101):
        few, many = (solo_over(total, claimed=[1, 4, 7], goals=[1, 3, 4, 6, 7, 9]) for total in (points, points + 9))
        assert few.evaluate(0) < many.evaluate(0)


def test_in_slow_fall_a_second_low_goal_is_renounced_for_a_hard_one() -> None:
    def grown() -> State:
        return do(table_with(PlayerSetup(trunk(7), "wood", claimed=[4]), **SLOW_FALL), 0, "cultivate", "grow wood 0,-7", "done")

    assert hope(grown(), "renounce brown") > hope(grown(), "claim 1")
    assert answer(grown()) == "renounce brown"


def test_in_slow_fall_the_low_goal_is_claimed_although_the_hard_one_is_met_too() -> None:
    table = table_with(PlayerSetup(trunk(12), "leaf", claimed=[6, 9]), **SLOW_FALL)
    assert answer(do(table, 0, "cultivate", "grow leaf 1,-1", "done")) == "claim 1"


def test_at_a_level_the_hard_goal_is_claimed_when_it_is_met() -> None:
    table = table_with(PlayerSetup(trunk(12), "leaf"), goals=[1, 3, 4, 6, 7, 9], goal_colours="brown,green,orange")
    assert answer(do(table, 0, "cultivate", "grow leaf 1,-1", "done")) == "claim 3"


def test_in_the_long_winter_parchments_are_sought() -> None:
    def for_the_parchment(**options: Any) -> float:
        table = table_with(PlayerSetup(trunk(4), "leaf", cards=[41, 42, 43]), row=[1, 2, 7, 46], **options)
        return hope(table, "meditate 4") - hope(table, "meditate 3")

    assert for_the_parchment(**LONG_WINTER) > for_the_parchment(**SLOW_FALL)
    few, enough = (table_with(PlayerSetup(cards=cards), row=[1, 2, 7, 8], **LONG_WINTER) for cards in ([3, 41, 42, 46], [41, 42, 46, 47]))
    assert few.evaluate(0) < enough.evaluate(0)


@pytest.mark.parametrize("claimed_second", [[], [14]])
def test_before_the_emperor_goals_are_shared_between_the_two_bonsai(claimed_second: list[int]) -> None:
    def ended(second: list[int]) -> State:
        return played_to_end(PlayerSetup(trunk(3), claimed=[2, 5, 8, 11, 14], with_second=second), **EMPEROR)

    assert ended([11, 14]).evaluate(0) > ended(claimed_second).evaluate(0)
