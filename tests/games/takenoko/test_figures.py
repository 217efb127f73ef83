"""Gardener and panda: cases 19 to 29."""

import pytest

from tests.games.takenoko.tables import (
    PlayerSetup,
    do,
    height,
    heights,
    is_refused,
    look,
    offered,
    offers,
    refusal,
    sections,
    steps,
    stock,
    table_with,
)

RING = "G(1,0)1 G(0,1)1 Y(-1,1)1 Y(-1,0)1 P(0,-1)1 P(1,-1)1"
WIDER = f"{RING} Y(1,1)0 Y(2,-1)0 Y(2,0)0"
ALL_SIX = {"1,0", "0,1", "-1,1", "-1,0", "0,-1", "1,-1"}


def reach(garden: str, start: str) -> set[str]:
    """Where both figures may go from here."""
    table = table_with(garden=garden, gardener=start, panda=start)
    found = offered(table, 0, "gardener")
    assert offered(table, 0, "panda") == found
    return found


# --- moving ----------------------------------------------------------------------------------------------------------


def test_case_19_nobody_moves_while_there_is_only_the_pond() -> None:
    table = table_with()
    assert steps(table, 0) == {"plots", "channel", "objective"}
    for figure in ("gardener", "panda"):
        assert is_refused(table, 0, f"{figure} 0,0")
        assert is_refused(table, 0, f"{figure} 1,0")


def test_case_20_s30_s34_figures_go_straight_on_over_the_pond() -> None:
    assert reach(RING, "1,0") == {"0,0", "-1,0", "0,1", "1,-1"}
    assert reach(RING, "0,0") == ALL_SIX


def test_case_21_as_far_as_there_are_plots() -> None:
    assert reach(WIDER, "0,0") == ALL_SIX | {"2,0"}
    assert reach(WIDER, "-1,0") == {"-1,1", "0,-1", "0,0", "1,0", "2,0"}


def test_case_22_a_gap_stops_them() -> None:
    garden = "G(0,1)1 G(1,-1)1 Y(0,-1)1 Y(1,-2)0 P(2,-2)0 P(2,-1)0"
    assert reach(garden, "0,1") == {"0,0", "0,-1"}
    table = table_with(garden=garden, panda="0,1")
    assert "straight" in str(refusal(table, 0, "panda 2,-1"))


@pytest.mark.parametrize("cell", ["0,0", "1,0", "-1,0"])
def test_case_23_s25_s26_s31_s32_nobody_stays(cell: str) -> None:
    table = table_with(garden=RING, gardener=cell, panda=cell)
    for figure in ("gardener", "panda"):
        assert is_refused(table, 0, f"{figure} {cell}")
        assert "move" in str(refusal(table, 0, f"{figure} {cell}"))


def test_case_23_s57_nor_in_a_storm() -> None:
    table = table_with(garden=RING, panda="1,0", weather="storm", phase="storm")
    assert offered(table, 0, "storm") == {"0,0", *ALL_SIX} - {"1,0"}
    assert is_refused(table, 0, "storm 1,0")


def test_gardener_and_panda_may_stand_together() -> None:
    table = do(table_with(garden=RING), 0, "gardener 1,0", "panda 1,0")
    assert look(table, None).gardener == look(table, None).panda


def test_nobody_leaves_the_garden() -> None:
    assert is_refused(table_with(garden=RING), 0, "panda 2,0")


# --- the gardener ----------------------------------------------------------------------------------------------------


def test_case_24_s27_s28_bamboo_grows_where_he_stops_and_around_it() -> None:
    table = table_with(garden="G(1,0)1 G(0,1)1 G(1,1)0", weather="wind")
    assert height(do(table, 0, "gardener 1,0"), "1,0", "0,1", "1,1") == [2, 2, 0]
    assert stock(table, "green") == 32


def test_case_24_s29_also_around_a_dry_plot_on_which_he_stops() -> None:
    table = table_with(garden="G(1,0)2 G(0,1)2 G(1,1)0", gardener="1,0")
    assert height(do(table, 0, "gardener 1,1"), "1,0", "0,1", "1,1") == [3, 3, 0]


def test_case_25_s65_a_fertilizer_brings_two() -> None:
    table = table_with(garden="GF(1,0)2 G(0,1)1")
    assert height(do(table, 0, "gardener 0,1"), "1,0", "0,1") == [4, 2]
    again = table_with(garden="GF(1,0)4 G(0,1)2")
    assert height(do(again, 0, "gardener 0,1"), "1,0", "0,1") == [4, 3]


def test_case_25_s66_on_its_own_plot_too() -> None:
    assert height(do(table_with(garden="GF(1,0)1"), 0, "gardener 1,0"), "1,0") == [3]


def test_case_26_s5_a_bamboo_has_four_sections_at_most() -> None:
    table = do(table_with(garden="GF(1,0)3 G(0,1)4"), 0, "gardener 1,0")
    assert height(table, "1,0", "0,1") == [4, 4]
    assert stock(table, "green") == 28


def test_case_27_s3_nothing_grows_when_he_stops_at_the_pond() -> None:
    table = do(table_with(garden=RING, gardener="1,0"), 0, "gardener 0,0")
    assert set(heights(table).values()) == {1}


def test_case_27_nothing_grows_on_other_colours_or_two_steps_away() -> None:
    table = do(table_with(garden="G(1,0)1 Y(0,1)1 G(-1,1)1 G(1,-1)1"), 0, "gardener 1,0")
    assert heights(table) == {"1,0": 2, "0,1": 1, "-1,1": 1, "1,-1": 2}


def test_case_27_an_empty_plot_with_water_grows_again() -> None:
    assert height(do(table_with(garden="G(1,0)0"), 0, "gardener 1,0"), "1,0") == [1]


# --- the panda -------------------------------------------------------------------------------------------------------


def test_case_28_ruling_a19_the_panda_eats_a_section_for_the_player() -> None:
    table = do(table_with(garden="P(1,0)2"), 0, "panda 1,0")
    assert height(table, "1,0") == [1]
    assert sections(table, 0) == "pink"
    assert sections(table, 1) == ""


def test_case_28_s33_on_an_empty_plot_he_eats_nothing() -> None:
    table = do(table_with(garden="G(1,0)0"), 0, "panda 1,0")
    assert height(table, "1,0") == [0]
    assert sections(table, 0) == ""


@pytest.mark.parametrize("plot", ["GE(1,0)3", "G+E(1,0)3"])
def test_case_28_s63_at_an_enclosure_he_stops_and_eats_nothing(plot: str) -> None:
    table = do(table_with(garden=plot), 0, "panda 1,0")
    assert height(table, "1,0") == [3]
    assert sections(table, 0) == ""
    assert (look(table, None).panda.q, look(table, None).panda.r) == (1, 0)


def test_case_28_at_the_pond_he_eats_nothing() -> None:
    table = do(table_with(garden="G(1,0)3", panda="1,0"), 0, "panda 0,0")
    assert height(table, "1,0") == [3]
    assert sections(table, 0) == ""


def test_case_28_what_he_passes_he_does_not_eat() -> None:
    table = do(table_with(garden=WIDER, panda="-1,0"), 0, "panda 1,0")
    assert {cell for cell, high in heights(table).items() if high == 0} == {"1,0", "1,1", "2,-1", "2,0"}


def test_case_29_s46_eaten_sections_return_to_the_stock_when_they_are_spent() -> None:
    table = table_with(PlayerSetup(hand="PA-G", sections="green"), PlayerSetup(), garden="G(1,0)2")
    assert stock(table, "green") == 33
    do(table, 0, "panda 1,0")
    assert stock(table, "green") == 33
    do(table, 0, "claim PA-G")
    assert stock(table, "green") == 35
    assert sections(table, 0) == ""


def test_the_panda_is_offered_where_there_is_nothing_to_eat() -> None:
    assert "panda 1,0" in offers(table_with(garden="G(1,0)0"), 0)
