"""Rounds: drawing, discarding, and turning the piles over once."""

import pytest

from roji.games.zen.actions import card_name
from tests.games.zen.tables import changed, discards, draw_pile, lay, never_place, offers, play, refusal, stack, with_deck

SIX = ["B05", "B09", "B20", "B31", "B02", "B17"]


def test_case_13_one_colour_and_nothing_placed() -> None:
    table = stack("BB")
    play(table, "begin black")
    lay(table, "B01 0,0")
    sizes = never_place(table)
    assert sizes == [3] * 11 + [2] + [3] * 11 + [2]
    assert table.ending() == "every pile is used up twice; cards missing: 1"
    assert (table.winners(), table.rounds) == ([], 24)


def test_case_14_two_colours_and_nothing_placed() -> None:
    table = stack("BW")
    play(table, "begin black")
    lay(table, "B01 0,0")
    assert len(never_place(table)) == 48
    assert table.winners() == []


def test_case_15_a_pile_turned_over_at_once_loses_its_last_leftovers() -> None:
    table = stack("BB", flip="immediate")
    play(table, "begin black")
    lay(table, "B01 0,0")
    assert len(never_place(table)) == 23


def test_case_16_the_discards_come_again_in_their_order() -> None:
    table = with_deck(stack("BB"), SIX)
    play(table, "begin black")
    lay(table, "B05 0,0")
    play(table, "draw black", "done", "discard B20", "discard B09")
    assert discards(table, 0) == ["B20", "B09", "B31"]
    play(table, "draw black", "done", "discard B17")
    assert draw_pile(table, 0) == ["B20", "B09", "B31", "B17", "B02"]
    assert table.black.passed == 2
    play(table, "draw black")
    assert [card_name(card) for card in table.hand_cards()] == ["B20", "B09", "B31"]
    play(table, "done", "draw black", "done")
    assert table.ending() is not None


def test_case_17_no_order_is_asked_in_the_second_pass() -> None:
    table = with_deck(stack("BB"), SIX)
    play(table, "begin black")
    lay(table, "B05 0,0")
    play(table, "draw black", "done", "discard B09", "discard B20", "draw black", "done", "discard B02")
    play(table, "draw black", "done")
    assert offers(table) == ["draw black"]
    assert discards(table, 0) == ["B09", "B20", "B31"]


def test_case_18_the_other_colour_takes_no_part() -> None:
    table = stack("BB")
    assert offers(table) == ["begin black"]
    assert table.pieces() == [36, 0]
    assert refusal(table, "begin white") == "the form has no white cell, so those cards are set aside"
    play(table, "begin black")
    lay(table, "B01 0,0")
    assert offers(table) == ["draw black"]
    assert refusal(table, "draw white") == "the form has no white cell, so those cards are set aside"


def test_case_19_the_start_card_comes_from_its_pile() -> None:
    table = play(stack("BW"), "begin black")
    assert (len(draw_pile(table, 0)), len(draw_pile(table, 1))) == (35, 36)


def test_case_30_one_pile_is_finished_and_the_other_turned_over() -> None:
    table = with_deck(stack("BW/WB"), ["B01", "B02", "W01", "W02", "W03", "W04"])
    play(table, "begin black")
    lay(table, "B01 0,0")
    play(table, "draw black", "done", "draw black", "done")
    assert offers(table) == ["draw white"]
    play(table, "draw white", "done", "discard W01", "discard W02", "draw white", "done")
    assert draw_pile(table, 1) == ["W01", "W02", "W03", "W04"]
    assert offers(table) == ["draw white"]
    assert refusal(table, "draw black") == "the black pile is used up"


def test_case_31_a_hand_has_one_colour_and_its_leftovers_stay_with_it() -> None:
    table = play(stack("BW/WB"), "begin black")
    lay(table, "B01 0,0")
    assert offers(table) == ["draw black", "draw white"]
    play(table, "draw white")
    assert {card // 64 for card in table.hand_cards()} == {1}
    play(table, "done", "discard W02", "discard W01")
    assert (discards(table, 1), discards(table, 0)) == (["W02", "W01", "W03"], [])
    assert offers(table) == ["draw black", "draw white"]


@pytest.mark.parametrize("flip", ["end_of_round", "immediate"])
def test_ruling_r3_when_a_pile_is_turned_over(flip: str) -> None:
    table = with_deck(stack("BB", flip=flip), ["B05", "B09", "B20"])
    play(table, "begin black")
    lay(table, "B05 0,0")
    play(table, "draw black")
    assert table.black.passed == (2 if flip == "immediate" else 1)
    play(table, "done", *(["discard B09"] if flip == "end_of_round" else []))
    assert draw_pile(table, 0) == (["B09", "B20"] if flip == "end_of_round" else [])


def test_ruling_r5_the_first_discarded_is_drawn_first() -> None:
    table = with_deck(stack("BB"), ["B05", "B09", "B20"])
    play(table, "begin black")
    lay(table, "B05 0,0")
    play(table, "draw black", "done", "discard B20")
    assert draw_pile(table, 0) == ["B20", "B09"]


def test_ruling_r7_only_a_colour_of_the_form_can_start() -> None:
    assert offers(stack("WW")) == ["begin white"]


def test_ruling_r8_the_start_card_is_no_round_and_cannot_be_refused() -> None:
    table = play(stack("BB", black="B02"), "begin black")
    assert offers(table) == ["hold B02", "hold B02 turned"]
    assert refusal(table, "done") == "the start card must be placed"
    lay(table, "B02 turned 0,0")
    assert table.rounds == 0


def test_ruling_r9_a_fitting_card_need_not_be_placed() -> None:
    table = play(stack("BB"), "begin black")
    lay(table, "B01 0,0")
    assert "done" in offers(play(table, "draw black"))


def test_ruling_r10_no_card_stays_in_hand() -> None:
    table = play(stack("BB"), "begin black")
    lay(table, "B01 0,0")
    play(table, "draw black", "done", "discard B02", "discard B03")
    assert table.hand_cards() == []


def test_ruling_r11_each_colour_has_its_own_discards() -> None:
    table = play(stack("BW"), "begin black")
    lay(table, "B01 0,0")
    told = changed(play(table, "draw black", "done", "discard B02", "discard B03"), rounds=1)
    assert (discards(told, 0), discards(told, 1)) == (["B02", "B03", "B04"], [])
