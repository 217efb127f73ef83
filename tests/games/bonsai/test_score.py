"""Scoring and the end: cases 40 to 45."""

import pytest

from roji.core.state import State
from roji.games.bonsai import GAME
from tests.games.bonsai.tables import T72, PlayerSetup, do, points, sheet, table_with


def test_case_40_example_e1_the_bonsai_of_72_points() -> None:
    assert points(T72) == {"leaf": 39, "flower": 19, "fruit": 14}


def test_case_40_example_e1_with_cards_and_a_goal_100_points() -> None:
    table = table_with(PlayerSetup(T72, cards=[42, 43], claimed=[1]), PlayerSetup(), goals=[1, 3, 4, 6, 7, 9])
    assert table.scores()[0] == 100
    assert sheet(table, 0) == {"leaves": 39, "flowers": 19, "fruits": 14, "parchments": 23, "goals": 5, "total": 100}


def test_case_41_seven_parchments() -> None:
    owned = [7, 8, 11, 34, 35, 21, 22, 23, 24, *range(41, 48)]
    table = table_with(PlayerSetup(T72, cards=owned), PlayerSetup())
    assert sheet(table, 0)["parchments"] == 8 + 13 + 10 + 4 + 6 + 4 + 8 == 53


@pytest.mark.parametrize(
    ("card", "worth"),
    [(41, 8), (42, 13), (43, 10), (44, 4), (45, 6), (46, 4), (47, 8)],
    ids=["wood", "leaf", "flower", "fruit", "growth", "helper", "master"],
)
def test_case_41_each_parchment(card: int, worth: int) -> None:
    table = table_with(PlayerSetup(T72, cards=[7, 8, 11, 34, 35, 21, 22, 23, 24, card]), PlayerSetup())
    assert sheet(table, 0)["parchments"] == worth


def test_case_42_ruling_a9_a_side_against_the_pot_is_free() -> None:
    assert points("W(0,-1) L(1,-1) F(2,-1)")["flower"] == 5
    assert points("L(0,-1) F(1,-1)")["flower"] == 4


def test_case_43_everybody_has_one_more_turn_and_who_took_the_last_card_is_last() -> None:
    table = table_with(PlayerSetup(), PlayerSetup(), PlayerSetup(), row=[1, 2, 3, 7], deck=[8], actor=1)
    do(table, 1, "meditate 1")
    for seat in (2, 0, 1):
        assert table.actor() == seat
        do(table, seat, "cultivate", "done")
    assert table.to_act() == []


def test_case_43_two_players_who_only_meditate_have_thirty_turns() -> None:
    table = table_with(PlayerSetup(), PlayerSetup(), goals=False)
    turns = 0
    while table.to_act():
        seat = table.actor()
        code = next(code for code in table.legal(seat) if not GAME.text(code).startswith("cultivate"))
        turns += GAME.text(code).startswith("meditate")
        table.play(seat, code)
    assert turns == 30


def test_case_44_among_equals_the_latest_seat_wins() -> None:
    assert over("L(0,-1)", "", "L(0,-1)", "").winners() == [2]
    assert over("", "L(0,-1)", "L(0,-1)", "L(0,-1)").winners() == [3]


def test_case_44_more_points_win_wherever_one_sits() -> None:
    table = over("L(0,-1) L(1,-1)", "L(0,-1)", "", "L(0,-1)")
    assert table.scores() == [6, 3, 0, 3]
    assert table.winners() == [0]


def over(*trees: str) -> State:
    """A table of four after its last turn; a bare pot has the Parchments for leaves, flowers and fruits."""
    setups = [PlayerSetup(tree, "") for tree in trees]
    setups[trees.index("")].cards = [42, 43, 44]
    return do(table_with(*setups, row=[41, 45, 46, 47], deck=[], final_turns=1, actor=3), 3, "cultivate", "done")


def test_case_45_what_is_left_in_the_supply_is_worth_nothing() -> None:
    table = table_with(PlayerSetup("L(0,-1)", "wood leaf flower fruit"), PlayerSetup())
    assert table.scores()[0] == 3
