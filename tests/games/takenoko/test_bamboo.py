"""Bamboo that runs out: case 63 and ruling A4."""

from typing import Any

from roji.core.game import State
from tests.games.takenoko.tables import Sitting, do, height, lay, offered, offers, phase, refusal, steps, stock, table_with

THREE = "G(1,0)1 G(0,1)1 G+F(-1,1)1"


def short(left: int, garden: str = THREE, **told: Any) -> State:
    """A table with so many green sections in the stock; the others lie on the second player's board."""
    used = sum(int(plot[-1]) for plot in garden.split() if plot[0] == "G")
    return table_with(Sitting(), Sitting(sections="green " * (36 - used - left)), garden=garden, **told)


def test_case_63_ruling_a4_the_player_names_the_plot_that_grows() -> None:
    table = short(1, "G(1,0)1 G(0,1)1 G(1,-1)1")
    do(table, 0, "gardener 1,0")
    assert phase(table) == "serve"
    assert offers(table, 0) == ["serve 1,-1", "serve 1,0", "serve 0,1"]
    do(table, 0, "serve 0,1")
    assert height(table, "1,0", "0,1", "1,-1") == [1, 2, 1]
    assert stock(table, "green") == 0
    assert phase(table) == "actions"


def test_case_63_ruling_a4_two_sections_for_three_plots() -> None:
    table = do(short(2, "G(1,0)1 G(0,1)1 G(1,-1)1"), 0, "gardener 1,0", "serve 0,1")
    assert offered(table, 0, "serve") == {"1,0", "1,-1"}
    assert height(do(table, 0, "serve 1,0"), "1,0", "0,1", "1,-1") == [2, 2, 1]
    assert steps(table, 0) == {"plots", "channel", "panda", "objective"}


def test_ruling_a4_a_fertilizer_may_get_only_one() -> None:
    table = do(short(2), 0, "gardener 0,1")
    assert offered(table, 0, "serve") == {"1,0", "0,1", "-1,1"}
    assert height(do(table.copy(), 0, "serve -1,1", "serve -1,1"), "1,0", "0,1", "-1,1") == [1, 1, 3]
    assert height(do(table.copy(), 0, "serve -1,1", "serve 1,0"), "1,0", "0,1", "-1,1") == [2, 1, 2]


def test_ruling_a4_enough_for_all_is_not_asked() -> None:
    table = do(short(4), 0, "gardener 0,1")
    assert phase(table) == "actions"
    assert height(table, "1,0", "0,1", "-1,1") == [2, 2, 3]
    assert stock(table, "green") == 0


def test_ruling_a4_one_plot_takes_what_there_is() -> None:
    table = do(short(1, "GF(1,0)1"), 0, "gardener 1,0")
    assert phase(table) == "actions"
    assert height(table, "1,0") == [2]


def test_ruling_a4_plots_that_are_full_do_not_compete() -> None:
    table = do(short(1, "G(1,0)4 G(0,1)1"), 0, "gardener 1,0")
    assert phase(table) == "actions"
    assert height(table, "1,0", "0,1") == [4, 2]


def test_ruling_a4_without_bamboo_nothing_grows() -> None:
    table = do(short(0), 0, "gardener 0,1")
    assert height(table, "1,0", "0,1", "-1,1") == [1, 1, 1]
    table = lay(short(0, pile=["green plain"]), 0, "green plain", "-1,0")
    assert height(table, "-1,0") == [0]


def test_ruling_a4_nor_when_it_rains() -> None:
    table = short(0, f"{THREE} Y(-1,0)1", weather="rain", phase="rain")
    assert offered(table, 0, "rain") == {"-1,0"}
    assert "bamboo" in str(refusal(table, 0, "rain 1,0"))


def test_ruling_a4_what_was_not_there_at_the_first_irrigation_does_not_come_later() -> None:
    garden = "G(1,0)1 G(0,1)1 G(1,1)0 ~(1,0)SW"
    table = table_with(Sitting("PA-G", channels=2, sections="green " * 34), Sitting(), garden=garden)
    do(table, 0, "water 0,1 E")
    assert height(table, "1,1") == [0]
    do(table, 0, "claim PA-G", "water 1,0 SE")
    assert height(table, "1,1") == [0]


def test_ruling_a4_unlimited_bamboo() -> None:
    table = short(0, unlimited_bamboo=True)
    assert height(do(table, 0, "gardener 0,1"), "1,0", "0,1", "-1,1") == [2, 2, 3]


def test_ruling_a4_free_steps_wait_until_everything_has_grown() -> None:
    garden = "G(1,0)1 G(0,1)1 G(1,-1)1"
    table = table_with(Sitting("PA-G", sections="green green", channels=1), Sitting(sections="green " * 30), garden=garden)
    do(table, 0, "gardener 1,0")
    assert phase(table) == "serve"
    assert {line.split()[0] for line in offers(table, 0)} == {"serve"}
