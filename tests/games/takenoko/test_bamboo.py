"""Bamboo that runs out: case 63, rulings A4 and A23."""

from typing import Any

from roji.core.state import State
from tests.games.takenoko.tables import (
    PlayerSetup,
    claimed,
    do,
    height,
    is_refused,
    lay,
    look,
    offered,
    offers,
    phase,
    refusal,
    steps,
    stock,
    table_with,
)

THREE = "G(1,0)1 G(0,1)1 G+F(-1,1)1"


def short(left: int, garden: str = THREE, **told: Any) -> State:
    """A table with this many green sections in the stock; the others lie on the second player's board."""
    used = sum(int(plot[-1]) for plot in garden.split() if plot[0] == "G")
    return table_with(PlayerSetup(), PlayerSetup(sections="green " * (36 - used - left)), garden=garden, **told)


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
    table = table_with(PlayerSetup("PA-G", channels=2, sections="green " * 34), PlayerSetup(), garden=garden)
    do(table, 0, "water 0,1 E")
    assert height(table, "1,1") == [0]
    do(table, 0, "claim PA-G", "water 1,0 SE")
    assert height(table, "1,1") == [0]


def test_ruling_a4_unlimited_bamboo() -> None:
    table = short(0, unlimited_bamboo=True)
    assert height(do(table, 0, "gardener 0,1"), "1,0", "0,1", "-1,1") == [2, 2, 3]


# --- panda objectives within a step: they bring bamboo back to the stock (ruling A23) ----------------------------------

THREE_PLAIN = "G(1,0)1 G(0,1)1 G(1,-1)1"


def fed(garden: str, cards: str, eaten: str = "green green", **told: Any) -> State:
    """One green section in the stock, two with the player who holds these cards; the others lie on the second player's board."""
    used = sum(int(plot[-1]) for plot in garden.split() if plot[0] == "G")
    others = "green " * (36 - used - 1 - eaten.split().count("green"))
    chips = told.pop("chips", "")
    return table_with(PlayerSetup(cards, sections=eaten, channels=1, chips=chips), PlayerSetup(sections=others), garden=garden, **told)


def test_ruling_a23_bamboo_given_back_serves_all() -> None:
    table = do(fed(THREE_PLAIN, "PA-G"), 0, "gardener 1,0")
    assert phase(table) == "serve"
    assert {line.split()[0] for line in offers(table, 0)} == {"serve", "claim"}
    do(table, 0, "claim PA-G")
    assert phase(table) == "actions"
    assert height(table, "1,0", "0,1", "1,-1") == [2, 2, 2]
    assert stock(table, "green") == 0


def test_ruling_a23_bamboo_given_back_may_still_be_short() -> None:
    table = do(fed("G(1,0)1 G(0,1)1 G(1,-1)1 GF(-1,1)1", "PA-3", "green yellow pink"), 0, "gardener 0,1", "claim PA-3")
    assert phase(table) == "serve"
    assert stock(table, "green") == 2
    do(table, 0, "serve -1,1", "serve -1,1")
    assert height(table, "1,0", "0,1", "-1,1") == [1, 1, 3]


def test_ruling_a23_bamboo_given_back_grows_on_the_plot_that_is_laid() -> None:
    empty = fed("G(1,0)2 G(0,1)1 G(1,-1)1", "PA-G", pile=["green plain"])
    do(empty, 0, "panda 1,0", "plots")
    assert offered(empty, 0, "claim") == {"PA-G"}
    for steps_first in (0, 1, 2):  # before the plot is kept, before the others go back, before it is laid
        table = empty.copy()
        lines = ["keep green plain", offers(do(table.copy(), 0, "keep green plain"), 0)[0]]
        do(table, 0, *lines[:steps_first], "claim PA-G", *lines[steps_first:], "lay -1,0")
        assert claimed(table, 0) == ["PA-G"]
        assert height(table, "-1,0") == [1]


def test_ruling_a23_also_before_an_improvement_is_added() -> None:
    table = table_with(
        PlayerSetup("PA-G", sections="green green", chips="fertilizer"), PlayerSetup(sections="green " * 34), pile=["green plain"]
    )
    lay(table, 0, "green plain", "1,0")
    assert phase(table) == "improve"
    do(table, 0, "claim PA-G", "improve fertilizer")
    assert height(table, "1,0") == [2]


def test_ruling_a23_nothing_else_is_done_within_a_step() -> None:
    table = fed("G(1,0)1 G(0,1)1 G(1,-1)4", "PA-G GA-G1", chips="watershed")
    do(table, 0, "gardener 1,0")
    assert phase(table) == "serve"
    assert offered(table, 0, "claim") == {"PA-G"}
    assert refusal(table, 0, "claim GA-G1") == "bamboo is short: first say which plots grow"
    assert refusal(table, 0, "water 1,0 SW") == "bamboo is short: first say which plots grow"


def test_ruling_a23_the_ninth_objective_within_a_step_brings_the_emperor() -> None:
    done = "PL-G1 PL-G2 PL-G3 PL-G4 PL-Y1 PL-Y2 PL-Y3 PL-Y4"
    table = table_with(PlayerSetup("PA-G", done, sections="green green"), PlayerSetup(), pile=["green plain"])
    do(table, 0, "plots", "claim PA-G")
    assert look(table, None).emperor == 0
    assert phase(table) == "keep"


def test_ruling_a23_not_while_an_objective_is_drawn_again() -> None:
    table = table_with(PlayerSetup("PA-G", sections="green green"), PlayerSetup(), advanced=True, top={"panda": ["PA-G"]})
    do(table, 0, "objective panda")
    assert phase(table) == "objective"
    assert is_refused(table, 0, "claim PA-G")
