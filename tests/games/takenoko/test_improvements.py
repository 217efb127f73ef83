"""Improvements: cases 36 and 58."""

from typing import Any

import pytest

from roji.core.state import State
from tests.games.takenoko.tables import (
    PlayerSetup,
    do,
    height,
    heights,
    irrigated,
    is_refused,
    look,
    meets,
    offered,
    refusal,
    rolled,
    table_with,
)

THREE = "G(1,0)1 G(0,1)1 G(1,1)0"
ALL = "watershed enclosure fertilizer"


def owner(garden: str, chips: str = ALL, **told: Any) -> State:
    return table_with(PlayerSetup(chips=chips), PlayerSetup(), garden=garden, **told)


def improvement(table: State, cell: str) -> str | None:
    [found] = [plot.improvement for plot in look(table, None).plots if f"{plot.at.q},{plot.at.r}" == cell]
    return found


def test_case_36_an_improvement_is_kept_and_placed_two_turns_later() -> None:
    table = rolled(table_with(garden="G(1,0)0 Y(0,1)1", weather=None, phase="roll"), "cloud")
    do(table, 0, "cloud enclosure", "channel", "panda 0,1", "end")
    table = do(rolled(table, "sun"), 1, "channel", "objective plot", "end")
    table = do(rolled(table, "sun"), 0, "chip enclosure 1,0")
    assert improvement(table, "1,0") == "enclosure"
    assert look(table, None).players[0].chips.enclosure == 0


def test_case_36_s59_only_where_there_is_no_bamboo() -> None:
    table = owner("G(1,0)1 G(0,1)0 G(1,1)0")
    assert offered(table, 0, "chip") == {f"{kind} {cell}" for kind in ALL.split() for cell in ("0,1", "1,1")}
    assert "bamboo" in str(refusal(table, 0, "chip enclosure 1,0"))


def test_case_36_s59_also_where_the_panda_has_eaten_everything() -> None:
    table = owner("G(1,0)1")
    assert is_refused(table, 0, "chip enclosure 1,0")
    do(table, 0, "panda 1,0", "chip enclosure 1,0")
    assert improvement(table, "1,0") == "enclosure"


@pytest.mark.parametrize("plot", ["GW(1,0)0", "GE(1,0)0", "GF(1,0)0", "G+W(1,0)0", "G+E(1,0)0", "G+F(1,0)0"])
def test_case_36_s61_no_second_improvement(plot: str) -> None:
    table = owner(plot)
    for kind in ALL.split():
        assert "improvement" in str(refusal(table, 0, f"chip {kind} 1,0"))


def test_case_36_not_on_the_pond_and_not_beside_the_garden() -> None:
    table = owner("G(1,0)0")
    for cell in ("0,0", "2,0"):
        assert refusal(table, 0, f"chip enclosure {cell}") == "there is no plot there"


def test_case_36_only_what_one_has() -> None:
    table = owner("G(1,0)0", "watershed")
    assert offered(table, 0, "chip") == {"watershed 1,0"}
    assert is_refused(table, 0, "chip fertilizer 1,0")


def test_case_36_s67_s68_a_watershed_brings_water_and_a_section_to_a_dry_plot() -> None:
    table = do(owner(THREE), 0, "chip watershed 1,1")
    assert irrigated(table) == {"1,0", "0,1", "1,1"}
    assert height(table, "1,1") == [1]


@pytest.mark.parametrize("kind", ["watershed", "fertilizer", "enclosure"])
def test_case_36_ruling_a12_nothing_grows_on_an_empty_plot_that_has_water(kind: str) -> None:
    table = do(owner("G(1,0)0"), 0, f"chip {kind} 1,0")
    assert height(table, "1,0") == [0]


@pytest.mark.parametrize("kind", ["enclosure", "fertilizer"])
def test_case_58_s60_s64_on_a_dry_plot_it_stays_dry_and_empty(kind: str) -> None:
    table = do(owner(THREE), 0, f"chip {kind} 1,1")
    assert improvement(table, "1,1") == kind
    assert irrigated(table) == {"1,0", "0,1"}
    do(table, 0, "gardener 1,0")
    assert heights(table) == {"1,0": 2, "0,1": 2, "1,1": 0}


def test_case_58_s66_the_first_channel_brings_two_to_the_fertilizer() -> None:
    table = table_with(PlayerSetup(chips="fertilizer", channels=1), PlayerSetup(), garden=f"{THREE} ~(1,0)SW")
    do(table, 0, "chip fertilizer 1,1", "water 0,1 E")
    assert height(table, "1,1") == [2]


def test_case_58_a_watershed_fulfils_a_plot_objective() -> None:
    table = table_with(PlayerSetup("PL-G3", chips="watershed"), PlayerSetup(), garden=THREE)
    assert is_refused(table, 0, "claim PL-G3")
    do(table, 0, "chip watershed 1,1", "claim PL-G3")
    assert height(table, "1,1") == [1]
    assert meets("G(1,0)1 G(0,1)1 G+W(1,1)1", "PL-G3")


def test_ruling_a11_where_figures_stand() -> None:
    table = do(owner("G(1,0)0", gardener="1,0", panda="1,0"), 0, "chip enclosure 1,0")
    assert improvement(table, "1,0") == "enclosure"


def test_s10_a_watershed_brings_nothing_to_a_plot_that_had_water_before() -> None:
    table = owner(f"{THREE} ~(1,0)SW ~(0,1)E")
    assert height(do(table, 0, "chip watershed 1,1"), "1,1") == [0]


def test_an_improvement_that_was_added_works_like_a_printed_one() -> None:
    table = do(owner("G(1,0)0"), 0, "chip fertilizer 1,0", "gardener 1,0")
    assert height(table, "1,0") == [2]
    [plot] = look(table, None).plots
    assert not plot.printed
