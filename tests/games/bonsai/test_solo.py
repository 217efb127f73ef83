"""Alone against a level: cases 46 to 49 and 61."""

import pytest

from roji.core.state import State
from roji.games.bonsai import GAME
from tests.games.bonsai.tables import PlayerSetup, discarded, do, final_turns, look, row, solo_over, table_with

A, B, C, D, E, F, G = 1, 2, 3, 7, 8, 11, 12


def alone(deck: list[int]) -> State:
    return table_with(PlayerSetup(supply=""), row=[A, B, C, D], deck=deck)


@pytest.mark.parametrize(
    ("lines", "gone", "after"),
    [
        (["meditate 3"], B, [F, E, A, D]),
        (["meditate 2", "take wood"], A, [F, E, C, D]),
        (["meditate 1"], E, [F, B, C, D]),
        (["meditate 4"], C, [F, E, A, B]),
        (["cultivate", "done"], D, [E, A, B, C]),
    ],
    ids=lambda value: "-".join(value[0].split()) if isinstance(value, list) and isinstance(value[0], str) else "",
)
def test_case_46_a_second_card_leaves(lines: list[str], gone: int, after: list[int]) -> None:
    table = alone([E, F, G])
    before = discarded(table)
    do(table, 0, *lines)
    assert discarded(table) - before == {gone}
    assert row(table) == after


def test_case_47_the_last_card_of_the_deck_brings_one_more_turn() -> None:
    table = do(alone([E]), 0, "meditate 3")
    assert row(table) == [None, E, A, D]
    assert final_turns(table) == 1
    do(table, 0, "cultivate", "done")
    assert table.to_act() == []


def test_case_47_ruling_a20_also_when_it_is_discarded() -> None:
    table = do(alone([E]), 0, "meditate 1")
    assert E in discarded(table)
    assert row(table) == [None, B, C, D]
    assert final_turns(table) == 1
    do(table, 0, "meditate 2", "take leaf")
    assert table.to_act() == []


def test_ruling_a21_with_no_card_beside_it_nothing_is_discarded() -> None:
    table = do(alone([E]), 0, "meditate 1")
    before = discarded(table)
    do(table, 0, "meditate 2", "take leaf")
    assert discarded(table) == before


def test_case_48_who_only_meditates_has_fifteen_turns() -> None:
    table, turns = GAME.new(1, 5), 0
    while table.to_act():
        code = next(code for code in table.legal(0) if GAME.text(code) != "cultivate")
        turns += GAME.text(code).startswith("meditate")
        table.play(0, code)
    assert turns == 15


def test_case_48_who_only_cultivates_has_twenty_nine() -> None:
    table, turns = GAME.new(1, 5), 0
    while table.to_act():
        do(table, 0, "cultivate", "done")
        turns += 1
    assert turns == 29


def test_solo_needs_three_goals_of_three_colours() -> None:
    assert len({goal.goal for goal in look(GAME.new(1, 1), 0).goals}) == 6


def test_case_49_points_without_the_three_goals_lose() -> None:
    assert solo_over(81, claimed=[1, 4], goals=[1, 3, 4, 6, 7, 9]).winners() == []
    assert solo_over(80, claimed=[1, 4, 7], goals=[1, 3, 4, 6, 7, 9]).winners() == [0]


@pytest.mark.parametrize(("level", "target"), [("gakusei", 80), ("senmon", 100), ("sensei", 120), ("yusha", 140)])
def test_case_61_the_four_levels(level: str, target: int) -> None:
    goals = [1, 3, 4, 6, 7, 9]
    won = solo_over(target, claimed=[3, 6, 9], goals=goals, level=level)
    assert won.scores() == [target]
    assert won.winners() == [0]
    assert look(won, 0).target == target
    assert solo_over(target - 1, claimed=[3, 6, 9], goals=goals, level=level).winners() == []


def test_a_lost_game_says_what_was_missing() -> None:
    lost = solo_over(81, claimed=[1, 4], goals=[1, 3, 4, 6, 7, 9])
    ending = lost.ending()
    assert ending is not None
    assert "goal" in ending
