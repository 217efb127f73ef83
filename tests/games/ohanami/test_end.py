"""The end and the winner: cases 34 to 37."""

import pytest

from roji.core.luck import Luck
from roji.core.state import State
from roji.games.ohanami import GAME
from tests.games.ohanami.tables import do, look, plans_by_suits, play_on, refusal, table_at

PASCAL = "4B 3P; 2B 7G; 1G 4S 3P"  # 157 points, 6 blossoms
FEWER_BLOSSOMS = "6B 4S; 7G 3P; 1G 2P"  # 157 points, 5 blossoms


def played_by_suits(*suits: str) -> State:
    """The table after the last card; before it nobody has won."""
    plans = plans_by_suits(*suits)
    table = table_at("round 3, turn 5, lay", *plans)
    assert table.winners() == []
    assert table.ending() is None
    return table_at("over", *plans)


@pytest.mark.parametrize(("suits", "winner"), [((PASCAL, FEWER_BLOSSOMS), 0), ((FEWER_BLOSSOMS, PASCAL), 1)])
def test_case_34_among_equals_more_blossoms_win(suits: tuple[str, str], winner: int) -> None:
    table = played_by_suits(*suits)
    assert table.scores() == [157, 157]
    assert table.winners() == [winner]
    assert table.ending() == "equal with 157 points; 6 blossoms decide"


def test_case_34_ruling_a14_equal_in_both_they_share_the_win() -> None:
    table = played_by_suits(PASCAL, PASCAL)
    assert table.scores() == [157, 157]
    assert table.winners() == [0, 1]
    assert table.ending() == "equal with 157 points and 6 blossoms, so the win is shared"


def test_case_35_blossoms_of_those_behind_do_not_matter() -> None:
    table = played_by_suits("7B; 1B 7G 2S; 1G 2S 2P", "8B; 5G 5P; 4P", "7B; 7G; 1B 1G 4S 3P")
    assert table.scores() == [160, 157, 160]
    assert table.winners() == [2]
    assert table.ending() == "equal with 160 points; 3 blossoms decide"


def test_case_36_ruling_a8_the_sixteenth_blossom_pays_nothing_and_breaks_the_tie() -> None:
    table = played_by_suits("4B 6P; 10P", "4B 5P; 10P")
    assert table.scores() == [156, 156]
    assert table.winners() == [0]
    assert table.ending() == "equal with 156 points; 16 blossoms decide"


def test_most_points_win() -> None:
    table = played_by_suits("4P", PASCAL, "10P")
    assert table.scores() == [10, 157, 55]
    assert table.winners() == [1]
    assert table.ending() == "the third scoring is done, and 157 points are the most"


def test_case_37_fifteen_turns_are_played_and_then_nothing_is_offered() -> None:
    for seats in (2, 3, 4):
        table, choices, turns = GAME.new(seats, 37), Luck(37), []
        while table.to_act():
            turns.append(table.turn())
            play_on(table, choices)
        assert turns == sorted(turns)
        assert set(turns) == set(range(1, 16))
        assert len(turns) == 15 * 4 * seats
        assert [table.legal(seat) for seat in range(seats)] == [[]] * seats
        assert look(table, None).phase == "over"
        assert refusal(table, 0, "choose 56") == "the game is over"
        assert refusal(table, 0, "discard 56") == "the game is over"


def test_the_last_card_ends_the_game() -> None:
    table = table_at("round 3, turn 5, lay", "", "round 3: / / / / 56, 65")
    do(table, 0, *(f"discard {card}" for card in look(table, 0).chosen))
    do(table, 1, "discard 56")
    assert table.ending() is None
    do(table, 1, "start 65")
    assert table.scores() == [0, 1]
    assert table.winners() == [1]
