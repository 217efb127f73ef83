"""Laying plots: cases 3 to 9."""

import pytest

from roji.games.takenoko import legal_plots, read_garden
from tests.games.takenoko.tables import (
    PLOTS,
    PlayerSetup,
    do,
    filled,
    height,
    irrigated,
    keep,
    lay,
    look,
    offered,
    offers,
    phase,
    pile,
    refusal,
    steps,
    stock,
    table_with,
)

RING = "G(1,0)1 G(0,1)1 Y(-1,1)1 Y(-1,0)1 P(0,-1)1 P(1,-1)1"
GREENS = ["green plain", "green plain", "green plain"]


def places(garden: str) -> set[str]:
    """Where the next plot may be laid, as the table and as the helper say."""
    cells = offered(keep(table_with(garden=garden, pile=GREENS), 0, "green plain"), 0, "lay")
    assert {f"{q},{r}" for q, r in legal_plots(read_garden(garden))} == cells
    return cells


def test_case_3_the_first_plot_lies_next_to_the_pond() -> None:
    assert places("") == {"1,0", "0,1", "-1,1", "-1,0", "0,-1", "1,-1"}


def test_case_4_one_neighbour_is_not_enough_away_from_the_pond() -> None:
    assert places("G(1,0)1") == {"0,1", "-1,1", "-1,0", "0,-1", "1,-1"}


def test_case_5_two_neighbours_are_enough() -> None:
    beside = {"1,1", "-1,1", "-1,0", "0,-1", "1,-1"}
    assert places("G(1,0)1 Y(0,1)1") == beside
    assert places("G(1,0)1 Y(0,1)1 P(1,1)0") == beside - {"1,1"} | {"2,0", "0,2"}


def test_case_6_all_around_the_pond() -> None:
    assert places(RING) == {"1,1", "-1,2", "-2,1", "-1,-1", "1,-2", "2,-1"}


@pytest.mark.parametrize(
    ("cell", "sentence"), [("2,0", "two other plots"), ("0,0", "pond"), ("1,0", "already"), ("9,0", "two other plots")]
)
def test_case_6_other_cells_are_refused_with_the_rule(cell: str, sentence: str) -> None:
    table = keep(table_with(garden=RING, pile=GREENS), 0, "green plain")
    assert sentence in str(refusal(table, 0, f"lay {cell}"))


def test_case_7_s17_bamboo_grows_at_once_on_a_plot_at_the_pond() -> None:
    table = lay(table_with(pile=GREENS), 0, "green plain", "1,0")
    assert height(table, "1,0") == [1]
    assert stock(table, "green") == 35


def test_case_7_s6_s18_a_plot_without_water_stays_empty() -> None:
    table = lay(table_with(garden="Y(1,0)1 Y(0,1)1", pile=GREENS), 0, "green plain", "1,1")
    assert height(table, "1,1") == [0]
    assert irrigated(table) == {"1,0", "0,1"}
    assert stock(table, "green") == 36


def test_case_7_s4_bamboo_has_the_colour_of_its_plot() -> None:
    table = lay(table_with(pile=["pink plain"]), 0, "pink plain", "1,0")
    assert [stock(table, colour) for colour in ("green", "yellow", "pink")] == [36, 30, 23]


def test_case_7_a_printed_watershed_brings_its_own_water() -> None:
    table = lay(table_with(garden="Y(1,0)1 Y(0,1)1", pile=["green watershed"]), 0, "green watershed", "1,1")
    assert height(table, "1,1") == [1]
    assert "1,1" in irrigated(table)


def test_case_7_a_printed_fertilizer_brings_two() -> None:
    assert height(lay(table_with(pile=["green fertilizer"]), 0, "green fertilizer", "1,0"), "1,0") == [2]
    dry = table_with(garden="Y(1,0)1 Y(0,1)1", pile=["green fertilizer"])
    assert height(lay(dry, 0, "green fertilizer", "1,1"), "1,1") == [0]


def test_case_8_ruling_a22_s16_two_plots_go_under_the_pile_in_the_order_one_likes() -> None:
    table = table_with(pile=["green plain", "yellow enclosure", "pink watershed", "green fertilizer"])
    before = pile(table)
    do(table, 0, "plots", "keep yellow enclosure", "under pink watershed", "lay 1,0")
    assert pile(table) == [*before[3:], "pink watershed", "green plain"]


def test_case_8_the_order_is_asked_even_if_it_does_not_matter_so_that_others_learn_nothing() -> None:
    table = do(table_with(pile=["pink plain", "green plain", "pink plain"]), 0, "plots", "keep green plain")
    assert offers(table, 0) == ["under pink plain"]
    do(table, 0, "under pink plain")
    assert phase(table) == "lay"
    table = do(table_with(pile=["pink plain", "green plain", "pink plain"]), 0, "plots", "keep pink plain")
    assert offers(table, 0) == ["under green plain", "under pink plain"]


def test_case_8_every_plot_that_was_drawn_may_be_kept_and_no_other() -> None:
    table = do(table_with(pile=["green plain", "yellow enclosure", "green plain"]), 0, "plots")
    assert offers(table, 0) == ["keep green plain", "keep yellow enclosure"]
    assert refusal(table, 0, "keep pink plain")


def test_case_8_ruling_a8_with_two_plots_left_two_are_seen() -> None:
    table = do(table_with(garden=filled(25)), 0, "plots")
    assert [(plot.colour, plot.improvement) for plot in look(table, 0).drawn or []] == [("pink", "enclosure"), ("pink", "fertilizer")]
    do(table, 0, "keep pink fertilizer")
    assert phase(table) == "lay"
    do(table, 0, offers(table, 0)[0])
    assert pile(table) == ["pink enclosure"]


def test_case_8_ruling_a8_the_last_plot() -> None:
    table = do(table_with(garden=filled(26)), 0, "plots")
    assert offers(table, 0) == ["keep pink fertilizer"]
    do(table, 0, "keep pink fertilizer")
    assert phase(table) == "lay"
    do(table, 0, offers(table, 0)[0])
    assert pile(table) == []


def test_case_8_ruling_a8_without_plots_there_is_no_such_action() -> None:
    table = table_with(garden=filled(27))
    assert "plots" not in offers(table, 0)
    assert "plot" in str(refusal(table, 0, "plots"))


def test_case_9_ruling_a13_s62_a_fertilizer_is_added_before_bamboo_grows() -> None:
    table = lay(table_with(PlayerSetup(chips="fertilizer"), PlayerSetup(), pile=GREENS), 0, "green plain", "1,0")
    assert height(table, "1,0") == [0]
    assert offers(table, 0) == ["improve fertilizer", "leave plain"]
    assert height(do(table, 0, "improve fertilizer"), "1,0") == [2]


def test_case_9_or_left_as_it_is() -> None:
    table = lay(table_with(PlayerSetup(chips="fertilizer"), PlayerSetup(), pile=GREENS), 0, "green plain", "1,0")
    assert height(do(table, 0, "leave plain"), "1,0") == [1]
    assert look(table, 0).players[0].chips.fertilizer == 1


def test_case_9_a_watershed_of_ones_own_brings_water_to_the_plot_just_laid() -> None:
    table = table_with(PlayerSetup(chips="watershed"), PlayerSetup(), garden="Y(1,0)1 Y(0,1)1", pile=GREENS)
    lay(table, 0, "green plain", "1,1")
    assert height(do(table, 0, "improve watershed"), "1,1") == [1]
    assert look(table, 0).players[0].chips.watershed == 0


def test_case_9_with_an_improvement_printed_nothing_is_asked() -> None:
    table = table_with(PlayerSetup(chips="fertilizer watershed"), PlayerSetup(), pile=["green enclosure"])
    lay(table, 0, "green enclosure", "1,0")
    assert height(table, "1,0") == [1]
    assert phase(table) == "actions"


def test_case_9_without_improvements_of_ones_own_nothing_is_asked() -> None:
    table = lay(table_with(PlayerSetup(), PlayerSetup(chips="fertilizer"), pile=GREENS), 0, "green plain", "1,0")
    assert phase(table) == "actions"


def test_ruling_a9_only_the_plot_that_is_laid_is_seen_by_others() -> None:
    table = do(table_with(pile=["pink fertilizer", "pink watershed", "pink enclosure"]), 0, "plots")
    assert len(look(table, 0).drawn or []) == 3
    assert look(table, 1).drawn is None
    assert look(table, None).drawn is None
    assert look(table, 1).drawn_count == 3
    do(table, 0, "keep pink watershed")
    told = str(look(table, 1))
    do(table, 0, "under pink enclosure", "lay 1,0")
    for secret in ("fertilizer'", "enclosure'"):
        assert secret not in told
        assert secret not in str(look(table, 1).plots)


@pytest.mark.parametrize("kind", PLOTS)
def test_a_plot_of_every_kind_can_be_laid(kind: str) -> None:
    table = lay(table_with(pile=[kind]), 0, kind, "0,1")
    [plot] = look(table, None).plots
    assert f"{plot.colour} {plot.improvement or 'plain'}" == kind
    assert plot.printed == (plot.improvement is not None)


def test_ruling_a23_nothing_but_panda_objectives_comes_before_the_plot_lies() -> None:
    table = do(
        table_with(PlayerSetup(channels=1, hand="PA-G", sections="green green"), PlayerSetup(), garden=RING, pile=GREENS), 0, "plots"
    )
    for moment in ("keep", "under", "lay"):
        assert steps(table, 0) == {moment}
        assert {line.split()[0] for line in offers(table, 0)} == {moment, "claim"}  # ruling A23
        do(table, 0, offers(table, 0)[0])
