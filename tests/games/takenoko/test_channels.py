"""Channels and water: cases 10 to 18."""

import pytest

from roji.games.takenoko import legal_channels, read_garden
from tests.games.takenoko.tables import (
    SPOKES,
    PlayerSetup,
    channels,
    do,
    filled,
    height,
    irrigated,
    is_refused,
    lay,
    look,
    offered,
    offers,
    refusal,
    steps,
    table_with,
)

RING = "G(1,0)1 G(0,1)1 Y(-1,1)1 Y(-1,0)1 P(0,-1)1 P(1,-1)1"
THREE = "G(1,0)1 G(0,1)1 G(1,1)0"
S0 = "1,0 SW"


def sides(garden: str) -> set[str]:
    """Where a channel may be placed, as the table and as the helper say."""
    found = offered(table_with(PlayerSetup(channels=1), PlayerSetup(), garden=garden), 0, "water")
    assert {f"{q},{r} {side}" for (q, r), side in legal_channels(read_garden(garden))} == found
    return found


def test_case_10_one_plot_has_no_side_for_a_channel() -> None:
    assert sides("G(1,0)1") == set()


def test_case_10_s23_two_plots_have_one() -> None:
    assert sides("G(1,0)1 G(0,1)1") == {S0}


def test_case_11_s24_the_first_channel_touches_the_pond_the_next_ones_a_channel() -> None:
    assert sides(THREE) == {S0}
    assert sides(f"{THREE} ~(1,0)SW") == {"1,0 SE", "0,1 E"}


def test_case_12_s10_s22_a_channel_brings_a_section_to_a_plot_that_was_dry() -> None:
    table = table_with(PlayerSetup(channels=3), PlayerSetup(), garden=THREE)
    do(table, 0, f"water {S0}")
    assert height(table, "1,0", "0,1", "1,1") == [1, 1, 0]
    do(table, 0, "water 1,0 SE")
    assert height(table, "1,0", "0,1", "1,1") == [1, 1, 1]
    assert irrigated(table) == {"1,0", "0,1", "1,1"}
    do(table, 0, "water 0,1 E")
    assert height(table, "1,0", "0,1", "1,1") == [1, 1, 1]
    assert channels(table) == {S0, "1,0 SE", "0,1 E"}


def test_case_13_ruling_a10_not_beside_an_empty_cell_and_not_along_the_pond() -> None:
    table = table_with(PlayerSetup(channels=1), PlayerSetup(), garden=THREE)
    for side in ("1,0 E", "0,0 E", "0,0 SE", "0,0 SW", "-1,0 E"):
        assert is_refused(table, 0, f"water {side}")
        assert refusal(table, 0, f"water {side}") == "a channel lies between two plots"


def test_case_14_six_sides_begin_a_network() -> None:
    assert sides(RING) == set(SPOKES)


def test_case_15_a_longer_network() -> None:
    garden = f"{RING} Y(1,1)1 Y(2,-1)0 Y(2,0)0 ~(1,0)SW ~(1,0)SE"
    assert sides(garden) == {*SPOKES[1:], "0,1 E", "1,0 E", "2,0 SW"}
    table = do(table_with(PlayerSetup(channels=1), PlayerSetup(), garden=garden), 0, "water 2,0 SW")
    assert height(table, "2,0", "1,1", "2,-1") == [1, 1, 0]


def test_case_16_s69_a_watershed_does_not_begin_a_network() -> None:
    assert sides("G(1,0)1 G(0,1)1 GW(1,1)1") == {S0}
    assert sides("G(1,0)1 G(0,1)1 G+W(1,1)1") == {S0}


def test_case_17_s20_s21_three_channels_and_two_actions_in_one_turn() -> None:
    table = table_with(PlayerSetup(channels=3), PlayerSetup(), garden=THREE)
    do(table, 0, f"water {S0}", "channel", "water 1,0 SE", "water 0,1 E", "panda 1,0")
    assert look(table, 0).players[0].channels == 1
    assert len(channels(table)) == 3
    assert "end" in steps(table, 0)


def test_case_17_s19_a_channel_is_placed_at_once_or_kept() -> None:
    table = do(table_with(garden=THREE), 0, "channel")
    assert look(table, None).players[0].channels == 1
    assert look(table, None).stocks.channels == 19
    kept = do(table.copy(), 0, "gardener 1,0", "end")
    assert look(kept, None).players[0].channels == 1
    do(table, 0, f"water {S0}")
    assert look(table, None).players[0].channels == 0
    assert look(table, None).stocks.channels == 19


def test_case_17_without_a_channel_of_ones_own_none_is_placed() -> None:
    table = table_with(PlayerSetup(), PlayerSetup(channels=2), garden=THREE)
    assert offered(table, 0, "water") == set()
    assert refusal(table, 0, f"water {S0}") == "you have no channel"


def test_case_17_not_in_another_players_turn() -> None:
    table = table_with(PlayerSetup(), PlayerSetup(channels=2), garden=THREE)
    assert refusal(table, 1, f"water {S0}") == "it is not your turn"


def test_case_17_no_channel_in_the_stock() -> None:
    table = table_with(PlayerSetup(channels=12), PlayerSetup(channels=8), garden=THREE)
    assert "channel" not in offers(table, 0)
    assert "channel" in str(refusal(table, 0, "channel"))


def test_case_18_s66_a_channel_brings_two_to_a_fertilizer() -> None:
    table = table_with(PlayerSetup(channels=1), PlayerSetup(), garden="G(1,0)1 G(0,1)1 GF(1,1)0 ~(1,0)SW")
    assert height(do(table, 0, "water 0,1 E"), "1,1") == [2]


def test_case_18_a_second_channel_brings_nothing_to_a_plot_eaten_bare() -> None:
    table = table_with(PlayerSetup(channels=1), PlayerSetup(), garden=f"{THREE} ~(1,0)SW ~(0,1)E")
    assert height(do(table, 0, "water 1,0 SE"), "1,1") == [0]


@pytest.mark.parametrize(
    "garden", ["G(1,0)0", "Y(1,0)1 Y(0,1)1 G(1,1)0 ~(1,0)SW ~(0,1)E", "Y(1,0)1 Y(0,1)1 GW(1,1)0", "Y(1,0)1 Y(0,1)1 G+W(1,1)0"]
)
def test_s8_pond_channel_and_watershed_irrigate(garden: str) -> None:
    table = table_with(garden=garden)
    assert irrigated(table) == {f"{plot.at.q},{plot.at.r}" for plot in look(table, None).plots}


def test_s9_every_first_irrigation_brings_one_section() -> None:
    by_pond = lay(table_with(pile=["yellow plain"]), 0, "yellow plain", "1,0")
    assert height(by_pond, "1,0") == [1]
    by_channel = table_with(PlayerSetup(channels=1), PlayerSetup(), garden=f"{THREE} ~(1,0)SW")
    assert height(do(by_channel, 0, "water 0,1 E"), "1,1") == [1]
    by_watershed = table_with(PlayerSetup(chips="watershed"), PlayerSetup(), garden=THREE)
    assert height(do(by_watershed, 0, "chip watershed 1,1"), "1,1") == [1]


def test_s11_a_plot_stays_irrigated_when_its_bamboo_is_eaten() -> None:
    table = table_with(garden="G(1,0)1", seat=0)
    do(table, 0, "panda 1,0")
    assert height(table, "1,0") == [0]
    assert irrigated(table) == {"1,0"}


def test_a_channel_stays_where_it_is() -> None:
    table = table_with(PlayerSetup(channels=2), PlayerSetup(), garden=THREE)
    do(table, 0, f"water {S0}")
    assert refusal(table, 0, f"water {S0}") == "a channel is there already"


def test_all_twenty_channels_in_a_full_garden() -> None:
    table = table_with(PlayerSetup(channels=20), PlayerSetup(), garden=filled(27))
    while found := sorted(offered(table, 0, "water")):
        do(table, 0, f"water {found[-1]}")
    assert len(channels(table)) == 20
