"""The turn and its weather: cases 30 to 35, 57, 60 and 61."""

from collections import Counter
from typing import Any

import pytest

from roji.core.state import State
from roji.games.takenoko import GAME
from tests.games.takenoko.tables import (
    FACES,
    PlayerSetup,
    do,
    free_steps,
    height,
    heights,
    is_refused,
    lay,
    look,
    offered,
    offers,
    phase,
    refusal,
    rolled,
    sections,
    steps,
    stock,
    table_with,
    with_luck,
)

RING = "G(1,0)1 G(0,1)1 Y(-1,1)1 Y(-1,0)1 P(0,-1)1 P(1,-1)1"
ACTIONS = {"plots", "channel", "gardener", "panda", "objective"}
NINE = "watershed watershed watershed enclosure enclosure enclosure fertilizer fertilizer fertilizer"


def at_roll(*setups: PlayerSetup, **told: Any) -> State:
    return table_with(*setups, weather=None, phase="roll", **told)


# --- the turn --------------------------------------------------------------------------------------------------------


def test_case_30_ruling_a16_s47_the_first_turn_of_everybody_has_no_weather() -> None:
    table = GAME.new(2, 1)
    for seat in (0, 1):
        assert steps(table, seat) == {"plots", "channel", "objective"}
        assert look(table, seat).weather is None
        assert refusal(table, seat, "roll") is not None
        do(table, seat, "channel", "objective panda", "end")
    assert offers(table, 0) == ["roll"]


def test_s1_first_the_weather_then_two_different_actions() -> None:
    table = rolled(at_roll(garden=RING), "cloud")
    do(table, 0, "cloud watershed")
    assert steps(table, 0) == ACTIONS
    do(table, 0, "panda 1,0")
    assert steps(table, 0) == ACTIONS - {"panda"}
    do(table, 0, "channel")
    assert steps(table, 0) == {"end"}
    do(table, 0, "end")
    assert table.to_act() == [1]


def test_ruling_a2_both_actions_are_done() -> None:
    table = table_with(garden=RING)
    assert is_refused(table, 0, "end")
    do(table, 0, "channel")
    assert is_refused(table, 0, "end")
    assert not look(table, 0).may_end
    do(table, 0, "panda 1,0")
    assert steps(table, 0) == {"end"}
    assert look(table, 0).may_end


def test_ruling_a2_there_always_are_two_actions_to_do() -> None:
    poor = [PlayerSetup("PL-G1 PL-G2 PL-G3 PL-G4 PL-Y1", channels=12), PlayerSetup(channels=8)]
    table = table_with(*poor, garden=RING)
    assert steps(table, 0) == {"plots", "gardener", "panda"}
    table = table_with(*poor, pile=["green plain"])
    assert steps(table, 0) == {"plots"}
    assert steps(lay(table, 0, "green plain", "1,0"), 0) == {"gardener", "panda"}


def test_ruling_a3_no_free_steps_before_the_roll() -> None:
    rich = PlayerSetup("PA-G", channels=1, chips="enclosure", sections="green green")
    table = at_roll(rich, PlayerSetup(), garden=f"{RING} Y(1,1)0")
    assert offers(table, 0) == ["roll"]
    for line in ("water 1,0 SW", "chip enclosure 1,1", "claim PA-G"):
        assert "roll" in str(refusal(table, 0, line))
    assert free_steps(rolled(table, "sun"), 0) == {"water", "chip", "claim"}


@pytest.mark.parametrize("face", ["rain", "storm", "cloud", "?"])
def test_ruling_a3_but_before_the_weather_is_settled(face: str) -> None:
    rich = PlayerSetup("PA-G", channels=1, chips="enclosure", sections="green green")
    table = rolled(at_roll(rich, PlayerSetup(), garden=f"{RING} Y(1,1)0"), face)
    assert free_steps(table, 0) == {"water", "chip", "claim"}
    do(table, 0, "claim PA-G", "water 1,0 SW", "chip enclosure 1,1")
    assert phase(table) == ("weather" if face == "?" else face)


def test_ruling_a3_in_the_first_turn_from_its_beginning() -> None:
    table = table_with(PlayerSetup("PA-G", sections="green green"), PlayerSetup(), garden=RING, weather=None, round=1)
    assert free_steps(table, 0) == {"claim"}


def test_ruling_a3_and_after_the_last_action() -> None:
    table = table_with(PlayerSetup("PA-G", sections="green green"), PlayerSetup(), garden=RING, used="channel panda")
    assert sorted(offers(table, 0)) == ["claim PA-G", "end"]


def test_ruling_a15_one_side_a_turn() -> None:
    shown = {look(rolled(at_roll(garden=RING), face), None).weather for face in FACES}
    assert shown == set(FACES)


def test_every_side_comes_up_about_as_often() -> None:
    found = Counter(str(look(do(with_luck(at_roll(), seed), 0, "roll"), None).weather) for seed in range(300))
    assert set(found) == set(FACES)
    assert all(25 < times < 80 for times in found.values())


# --- sun and wind ----------------------------------------------------------------------------------------------------


def test_case_31_s49_sun_a_third_action_different_from_the_two() -> None:
    table = table_with(garden=RING, weather="sun", used="plots panda")
    assert steps(table, 0) == {"channel", "gardener", "objective", "end"}
    for line in ("plots", "panda 1,0"):
        assert is_refused(table, 0, line)
    do(table, 0, "channel")
    assert steps(table, 0) == {"end"}


def test_case_31_without_sun_there_is_no_third() -> None:
    table = table_with(garden=RING, weather="cloud", used="plots panda")
    assert steps(table, 0) == {"end"}
    assert is_refused(table, 0, "channel")


def test_case_32_s53_wind_the_same_action_twice_and_no_third() -> None:
    table = table_with(garden=RING, weather="wind")
    do(table, 0, "panda 1,0")
    assert steps(table, 0) == ACTIONS
    do(table, 0, "panda 0,0")
    assert steps(table, 0) == {"end"}


@pytest.mark.parametrize(("first", "again"), [("panda 1,0", "panda 0,0"), ("gardener 1,0", "gardener 0,0"), ("channel", "channel")])
def test_case_32_without_wind_the_second_is_refused(first: str, again: str) -> None:
    table = do(table_with(garden=RING, weather="cloud"), 0, first)
    assert is_refused(table, 0, again)
    assert refusal(do(table_with(garden=RING, weather="wind"), 0, first), 0, again) is None


def test_case_32_wind_plots_twice() -> None:
    table = table_with(weather="wind", pile=["green plain"] * 3 + ["pink plain"] * 3)
    lay(table, 0, "green plain", "1,0")
    lay(table, 0, "pink plain", "0,1")
    assert heights(table) == {"1,0": 1, "0,1": 1}


# --- rain ------------------------------------------------------------------------------------------------------------


def rain(garden: str, *setups: PlayerSetup) -> State:
    return table_with(*setups, garden=garden, weather="rain", phase="rain")


def test_case_33_s12_s50_rain_falls_on_irrigated_plots_below_four() -> None:
    table = rain("G(1,0)4 G(0,1)0 Y(-1,1)2 G(1,1)0")
    assert offered(table, 0, "rain") == {"0,1", "-1,1"}
    for cell, sentence in (
        ("1,1", "irrigated"),
        ("1,0", "no higher than 4"),
        ("0,0", "there is no plot there"),
        ("2,0", "there is no plot there"),
    ):
        assert sentence in str(refusal(table, 0, f"rain {cell}"))


def test_case_33_s51_rain_on_an_empty_plot() -> None:
    table = do(rain("G(1,0)0"), 0, "rain 1,0")
    assert height(table, "1,0") == [1]
    assert steps(table, 0) == ACTIONS


@pytest.mark.parametrize(("plot", "high"), [("GF(1,0)2", 4), ("GF(1,0)3", 4), ("G+F(1,0)1", 3)])
def test_case_33_s52_rain_on_a_fertilizer(plot: str, high: int) -> None:
    assert height(do(rain(plot), 0, "rain 1,0"), "1,0") == [high]


def test_case_33_rain_falls_once() -> None:
    table = do(rain(RING), 0, "rain 1,0")
    assert is_refused(table, 0, "rain 0,1")
    assert heights(table)["0,1"] == 1


def test_case_60_a_channel_before_the_rain() -> None:
    table = rain("G(1,0)1 G(0,1)1 G(1,1)0 ~(1,0)SW", PlayerSetup(channels=1), PlayerSetup())
    assert is_refused(table, 0, "rain 1,1")
    do(table, 0, "water 1,0 SE", "rain 1,1")
    assert height(table, "1,1") == [2]


def test_case_61_rain_on_an_empty_fertilizer() -> None:
    table = rain("GF(1,0)0 G(0,1)1 G(1,1)0")
    assert is_refused(table, 0, "rain 1,1")
    assert height(do(table, 0, "rain 1,0"), "1,0", "1,1") == [2, 0]


def test_ruling_a5_rain_when_nothing_can_grow() -> None:
    table = rolled(at_roll(garden="G(1,0)4"), "rain")
    assert offers(table, 0) == ["decline"]
    assert steps(do(table, 0, "decline"), 0) == ACTIONS


# --- storm -----------------------------------------------------------------------------------------------------------


def storm(garden: str, panda: str) -> State:
    return table_with(garden=garden, weather="storm", phase="storm", panda=panda)


def test_case_34_s54_the_panda_flees_to_any_other_place() -> None:
    garden = f"{RING} Y(1,1)0 Y(-1,-1)0"
    table = storm(garden, "1,0")
    assert offered(table, 0, "storm") == {"0,0", "0,1", "-1,1", "-1,0", "0,-1", "1,-1", "1,1", "-1,-1"}
    do(table, 0, "storm 0,-1")
    assert (look(table, None).panda.q, look(table, None).panda.r) == (0, -1)


def test_case_34_s55_s56_he_eats_there_for_the_player() -> None:
    table = do(storm(RING, "1,0"), 0, "storm -1,1")
    assert height(table, "-1,1") == [0]
    assert sections(table, 0) == "yellow"
    assert steps(table, 0) == ACTIONS


def test_case_34_at_the_pond_he_eats_nothing() -> None:
    table = do(storm(RING, "1,0"), 0, "storm 0,0")
    assert sections(table, 0) == ""
    assert set(heights(table).values()) == {1}


def test_case_34_the_action_is_still_to_do() -> None:
    table = do(storm(RING, "1,0"), 0, "storm -1,1", "panda 0,0", "channel")
    assert steps(table, 0) == {"end"}


def test_ruling_a20_a_storm_to_an_enclosure() -> None:
    table = do(storm("GE(1,0)3", "0,0"), 0, "storm 1,0")
    assert height(table, "1,0") == [3]
    assert sections(table, 0) == ""


def test_ruling_a5_storm_when_there_is_only_the_pond() -> None:
    table = rolled(at_roll(), "storm")
    assert offers(table, 0) == ["decline"]
    assert steps(do(table, 0, "decline"), 0) == {"plots", "channel", "objective"}


# --- cloud and ? -----------------------------------------------------------------------------------------------------


def test_case_35_a_cloud_brings_an_improvement_of_ones_choice() -> None:
    table = rolled(at_roll(garden=RING), "cloud")
    assert offers(table, 0) == ["decline", "cloud watershed", "cloud enclosure", "cloud fertilizer"]
    do(table, 0, "cloud enclosure")
    assert look(table, None).players[0].chips.enclosure == 1
    assert look(table, None).stocks.chips.enclosure == 2
    assert steps(table, 0) == ACTIONS


def test_case_35_it_may_be_placed_at_once() -> None:
    table = do(rolled(at_roll(garden="G(1,0)0"), "cloud"), 0, "cloud fertilizer", "chip fertilizer 1,0")
    assert look(table, None).plots[0].improvement == "fertilizer"


def test_case_35_what_is_gone_is_not_offered() -> None:
    table = rolled(at_roll(PlayerSetup(chips="fertilizer fertilizer"), PlayerSetup(), garden="G+F(1,0)0"), "cloud")
    assert offered(table, 0, "cloud") == {"watershed", "enclosure"}
    assert is_refused(table, 0, "cloud fertilizer")


def test_case_35_s58_without_improvements_a_cloud_is_any_other_side() -> None:
    table = rolled(at_roll(PlayerSetup(chips=NINE), PlayerSetup(), garden=RING), "cloud")
    assert offered(table, 0, "weather") == {"sun", "rain", "wind", "storm"}
    assert is_refused(table, 0, "weather cloud")
    do(table, 0, "weather storm", "storm 1,0")
    assert sections(table, 0) == "green"


def test_case_35_without_improvements_a_question_mark_offers_the_same_four() -> None:
    table = rolled(at_roll(PlayerSetup(), PlayerSetup(chips=NINE), garden=RING), "?")
    assert offered(table, 0, "weather") == {"sun", "rain", "wind", "storm"}


def test_a_question_mark_is_any_of_the_five() -> None:
    table = rolled(at_roll(garden=RING), "?")
    assert offered(table, 0, "weather") == {"sun", "rain", "wind", "storm", "cloud"}
    assert phase(do(table.copy(), 0, "weather cloud")) == "cloud"
    assert phase(do(table.copy(), 0, "weather rain")) == "rain"
    assert phase(do(table.copy(), 0, "weather storm")) == "storm"
    sun = do(table.copy(), 0, "weather sun", "channel", "panda 1,0")
    assert steps(sun, 0) == {"plots", "gardener", "objective", "end"}
    wind = do(table.copy(), 0, "weather wind", "channel", "channel")
    assert steps(wind, 0) == {"end"}


def test_ruling_a6_a_cloud_is_not_exchanged_while_there_are_improvements() -> None:
    table = rolled(at_roll(garden=RING), "cloud")
    assert is_refused(table, 0, "weather sun")
    assert refusal(table, 0, "decline") is None


# --- declining the weather -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("face", ["rain", "storm", "cloud", "?"])
def test_case_57_s48_the_weather_may_be_declined(face: str) -> None:
    table = rolled(at_roll(garden=RING), face)
    before = look(table, None)
    after = look(do(table, 0, "decline"), None)
    assert after.plots == before.plots
    assert (after.gardener, after.panda) == (before.gardener, before.panda)
    assert after.stocks == before.stocks
    assert [player.chips for player in after.players] == [player.chips for player in before.players]
    assert steps(table, 0) == ACTIONS
    do(table, 0, "panda 1,0")
    assert is_refused(table, 0, "panda 0,0")
    do(table, 0, "channel")
    assert steps(table, 0) == {"end"}


def test_case_57_s48_sun_without_a_third_action() -> None:
    table = do(rolled(at_roll(garden=RING), "sun"), 0, "channel", "panda 1,0", "end")
    assert table.to_act() == [1]


def test_case_57_s48_wind_with_two_different_actions() -> None:
    table = do(rolled(at_roll(garden=RING), "wind"), 0, "channel", "panda 1,0", "end")
    assert table.to_act() == [1]


def test_what_was_chosen_instead_may_be_declined_too() -> None:
    table = do(rolled(at_roll(garden=RING), "?"), 0, "weather rain", "decline")
    assert steps(table, 0) == ACTIONS
    assert stock(table, "green") == 34
