"""Resignation: ruling R1."""

from typing import Any

import pytest

from tests.games.takenoko.tables import (
    PlayerSetup,
    do,
    hand,
    height,
    look,
    offers,
    phase,
    pile,
    play_out,
    refusal,
    rolled,
    sections,
    stock,
    table_with,
)

GARDEN = "G(1,0)1 Y(0,1)1"
THREE = [PlayerSetup(), PlayerSetup(), PlayerSetup()]
FIRST: dict[str, Any] = {"weather": None, "round": 1}


@pytest.mark.parametrize("leaving", [0, 1])
def test_ruling_r1_of_two_players_the_other_wins(leaving: int) -> None:
    table = table_with(PlayerSetup(claimed="PL-G1"), PlayerSetup(claimed="PL-G2"), garden=GARDEN)
    table.resign(leaving)
    assert table.to_act() == []
    assert table.winners() == [1 - leaving]
    assert table.ending() == "all others have resigned"
    assert refusal(table, 1 - leaving, "channel") == "the game is over"


def test_ruling_r1_the_others_play_on() -> None:
    table = table_with(*THREE, garden=GARDEN, **FIRST)
    table.resign(0)
    assert table.to_act() == [1]
    assert refusal(table, 0, "channel") == "you have resigned"
    do(table, 1, "channel", "panda 1,0", "end")
    do(table, 2, "channel", "panda 0,0", "end")
    assert table.to_act() == [1]
    assert offers(table, 1) == ["roll"]
    play_out(table, 1)
    assert set(table.winners()) <= {1, 2}


def test_ruling_r1_out_of_turn() -> None:
    table = table_with(*THREE, garden=GARDEN, **FIRST)
    table.resign(1)
    assert table.to_act() == [0]
    do(table, 0, "channel", "panda 1,0", "end")
    assert table.to_act() == [2]


@pytest.mark.parametrize("steps", [[], ["keep pink plain"], ["keep pink plain", "under green plain"]], ids=str)
def test_ruling_r1_drawn_plots_go_back_on_top_of_the_pile(steps: list[str]) -> None:
    table = table_with(*THREE, garden=GARDEN, pile=["pink plain", "green plain", "yellow plain"])
    before = pile(table)
    do(table, 0, "plots", *steps)
    table.resign(0)
    assert sorted(pile(table)[:3]) == sorted(before[:3])
    assert pile(table)[3:] == before[3:]
    assert look(table, 1).drawn_count == 0
    assert table.to_act() == [1]


def test_ruling_r1_a_plot_just_laid_grows_as_it_is() -> None:
    table = table_with(PlayerSetup(chips="fertilizer"), *THREE[1:], garden=GARDEN, pile=["pink plain", "pink plain", "pink plain"])
    do(table, 0, "plots", "keep pink plain", "under pink plain", "lay -1,1")
    assert phase(table) == "improve"
    table.resign(0)
    assert height(table, "-1,1") == [1]
    assert table.to_act() == [1]


def test_ruling_r1_growth_that_was_being_shared_out_is_left() -> None:
    table = table_with(PlayerSetup(), PlayerSetup(sections="green " * 32), PlayerSetup(), garden="G(1,0)1 G(0,1)1 G(1,-1)1")
    do(table, 0, "gardener 1,0")
    assert phase(table) == "serve"
    table.resign(0)
    assert height(table, "1,0", "0,1", "1,-1") == [1, 1, 1]
    assert stock(table, "green") == 1
    assert table.to_act() == [1]


def test_ruling_r1_what_it_has_stays_with_it() -> None:
    rich = PlayerSetup("PL-G1 PA-G", "PL-G2", 2, "watershed", "green pink")
    table = table_with(rich, *THREE[1:], garden=GARDEN)
    before = table.pieces()
    table.resign(0)
    seen = look(table, 1).players[0]
    assert (seen.channels, seen.chips.watershed, sections(table, 0), seen.claimed) == (2, 1, "green pink", ["PL-G2"])
    assert seen.hand is None
    assert hand(table, 0) == ["PL-G1", "PA-G"]
    assert look(table, 1).stocks.channels == 18
    assert table.pieces() == before
    assert seen.resigned


def test_ruling_r1_who_left_has_no_last_turn() -> None:
    nearly = "PL-G1 PL-G2 PL-G3 PL-G4 PL-Y1 PL-Y2 PL-Y3"
    table = table_with(PlayerSetup("PA-G", nearly, sections="green green"), *THREE[1:], garden=GARDEN)
    do(table, 0, "claim PA-G", "channel", "gardener 1,0", "end")
    table.resign(1)
    table = do(rolled(table, "sun", 2), 2, "channel", "gardener 0,0", "end")
    assert table.to_act() == []
    assert table.winners() == [0]


def test_ruling_r1_the_emperor_leaves_and_the_last_turns_are_played() -> None:
    nearly = "PL-G1 PL-G2 PL-G3 PL-G4 PL-Y1 PL-Y2 PL-Y3"
    table = table_with(PlayerSetup("PA-G", nearly, sections="green green"), PlayerSetup(claimed="PL-P1"), PlayerSetup(), garden=GARDEN)
    do(table, 0, "claim PA-G")
    table.resign(0)
    assert look(table, 1).last_turns == 2
    for seat in (1, 2):
        table = rolled(table, "sun", seat)
        cell = next(line for line in offers(table, seat) if line.startswith("gardener"))
        do(table, seat, "channel", cell, "end")
    assert table.to_act() == []
    assert table.winners() == [1]


def test_ruling_r1_until_one_is_left() -> None:
    table = table_with(*THREE, garden=GARDEN)
    table.resign(2)
    table.resign(0)
    assert table.to_act() == []
    assert table.winners() == [1]


def test_nobody_resigns_twice() -> None:
    table = table_with(*THREE, garden=GARDEN)
    table.resign(1)
    before = table.snapshot()
    table.resign(1)
    assert table.snapshot() == before
