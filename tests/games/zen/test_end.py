"""Winning at once, losing when all piles are used up, giving up."""

import pytest

from roji.content.words import read
from roji.games.zen import GAME
from roji.games.zen.rules import Zen
from roji.games.zen.view import see
from tests.games.zen.tables import changed, lay, offers, play, refusal, stack, with_deck


def test_case_8_a_form_of_one_cell_is_won_by_the_start_card() -> None:
    table = play(stack("B"), "begin black")
    lay(table, "B01 0,0")
    assert (table.winners(), table.rounds, table.ending()) == ([0], 0, "your own is complete")


def test_case_25_completing_the_form_comes_before_discarding() -> None:
    table = with_deck(stack("BB"), ["B01", "B02"])
    play(table, "begin black")
    lay(table, "B01 0,0")
    play(table, "draw black", "done", "draw black")
    assert table.black.passed == 2
    assert offers(table)[0] == "done"
    assert any(line.startswith("hold B02") for line in offers(table))
    hold = next(line for line in offers(table) if line.startswith("hold"))
    play(table, hold)
    play(table, offers(table)[0])
    assert table.winners() == [0]


def one_short() -> Zen:
    """Both piles used twice, the last hand drawn, one cell of the square open; the cards for it are discarded."""
    table = with_deck(stack("BW/WB"), ["B01", "B02", "B03", "W01", "W02", "W03"])
    play(table, "begin black")
    lay(table, "B01 0,0")
    play(table, "draw white")
    lay(table, "W01 1,0", "W02 0,1")
    play(table, "done", "draw white", "done", "draw black", "done", "discard B02")
    return play(table, "draw black", "done")


def test_case_23_example_e5_and_case_32_one_card_short() -> None:
    table = one_short()
    assert table.ending() == "every pile is used up twice; cards missing: 1"
    assert table.winners() == []
    assert table.black.thrown() == [1, 2]
    assert offers(table) == []


def test_ruling_r6_one_finished_pile_does_not_end_a_game_of_two_colours() -> None:
    table = with_deck(stack("BW/WB"), ["B01", "B02", "W01", "W02"])
    play(table, "begin black")
    lay(table, "B01 0,0")
    play(table, "draw black", "done", "draw black", "done")
    assert table.ending() is None
    assert offers(table) == ["draw white"]


def test_giving_up() -> None:
    table = play(stack("BW"), "begin black")
    table.resign(0)
    assert (table.winners(), table.ending()) == ([], "given up; cards missing: 2")
    assert refusal(table, "done") == "the game is over"


def test_the_score_counts_the_cards_in_the_picture() -> None:
    table = one_short()
    assert table.scores() == [3]
    assert [(read(row.label), row.points) for row in GAME.score_sheet(table)] == [
        ("black cards", [1]),
        ("white cards", [2]),
        ("total", [3]),
    ]


@pytest.mark.parametrize("line", ["draw black", "done", "hold B01", "place 0,0", "discard B01"])
def test_first_a_start_card(line: str) -> None:
    assert refusal(stack("BW"), line) is not None


def test_a_lost_position_is_detected_and_the_game_goes_on() -> None:
    table = with_deck(stack("BB"), ["B01", "B27"])
    play(table, "begin black")
    lay(table, "B01 0,0")
    assert see(table, 0).hopeless
    assert offers(table) == ["draw black"]
    open_yet = changed(stack("BB"), rounds=0)
    assert not see(open_yet, 0).hopeless
