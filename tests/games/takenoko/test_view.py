"""The view beyond the pieces: why an action is forbidden, and the forecast of points."""

import pytest

from roji.core.sentences import words
from roji.core.state import State
from roji.games.takenoko import GAME
from tests.games.takenoko.tables import PlayerSetup, do, later, look, offers, refusal, table_with

KINDS = ["plots", "channel", "gardener", "panda", "objective", "water", "watershed", "enclosure", "fertilizer", "end"]


def refused(table: State, seat: int) -> dict[str, str]:
    return {one.what: one.why.key for one in look(table, seat).refused}


def on_offer(table: State, seat: int) -> set[str]:
    """The kinds of steps that are offered; improvements by their kind."""
    lines = [line.split() for line in offers(table, seat)]
    return {line[1] if line[0] == "chip" else line[0] for line in lines} & set(KINDS)


@pytest.mark.parametrize("seed", range(6))
def test_what_is_not_offered_is_refused_with_a_sentence_and_nothing_else_is(seed: int) -> None:
    table = GAME.new(2 + seed % 3, seed, advanced=seed % 2 == 1)
    for part in range(60):
        seat = later(table, 3, part).actor()
        if seat < 0:
            break
        assert set(refused(table, seat)) == set(KINDS) - on_offer(table, seat)
        for other in {*range(2 + seed % 3), None} - {seat}:
            assert look(table, other).refused == []


def test_reasons_are_the_rules_own() -> None:
    table = table_with(PlayerSetup(channels=1, chips="watershed"), PlayerSetup(), garden="G(1,0)1 Y(0,1)1", used="plots")
    assert refused(table, 0) == {
        "plots": "you-have-laid-a-plot-in-this-turn-already",
        "watershed": "no-place-for-an-improvement-it-needs-a-plot-without",
        "enclosure": "you-have-no-kind",
        "fertilizer": "you-have-no-kind",
        "end": "you-must-do-two-actions-first",
    }
    empty = refused(table_with(PlayerSetup(channels=1), PlayerSetup(), garden="G(1,0)1"), 0)
    assert empty["water"] == "no-place-for-a-channel-it-lies-between-two-plots"
    pond = refused(table_with(PlayerSetup(), PlayerSetup()), 0)
    assert pond["gardener"] == pond["panda"] == "figures-move-over-plots-and-no-plot-has-been-laid"
    roll = refused(table_with(phase="roll", weather=None), 0)
    assert {roll[kind] for kind in KINDS} == {"first-roll-the-weather-die"}


def blocked(table: State, what: str, seat: int = 0) -> dict[tuple[int, int], str]:
    """The cells where this may not be done, with the key of the rule."""
    return {(cell.q, cell.r): one.why.key for one in look(table, seat).blocked if one.what == what for cell in one.at}


def test_a_place_where_nothing_can_be_done_says_the_rule() -> None:
    garden = "G(1,0)1 Y(0,1)0"
    table = table_with(PlayerSetup(chips="watershed"), PlayerSetup(), garden=garden, gardener="1,0")
    assert blocked(table, "gardener")[-1, 0] == "there-is-no-tile-there"
    assert blocked(table, "gardener")[1, 0] == "a-figure-must-move"
    assert (0, 0) not in blocked(table, "gardener")
    assert blocked(table, "watershed")[1, 0] == "improvements-go-on-plots-without-bamboo"
    assert (0, 1) not in blocked(table, "watershed")
    assert blocked(table, "enclosure") == {}  # nothing to place: the piece itself says so
    assert blocked(table, "lay")[-1, 0] == "plots-are-laid-when-they-have-been-drawn"
    assert blocked(table, "lay", 1) == {}
    storm = table_with(garden=garden, phase="storm", weather="storm", panda="1,0")
    assert blocked(storm, "storm")[1, 0] == "the-panda-must-move-to-another-tile"
    rain = table_with(garden="G(1,0)1 Y(0,1)0 P(1,1)0", phase="rain", weather="rain")
    assert blocked(rain, "rain")[1, 1] == "rain-makes-bamboo-grow-on-irrigated-plots-only"


def test_while_a_plot_is_chosen_the_empty_places_say_that_it_comes_first() -> None:
    table = GAME.new(2, 1)
    do(table, 0, "plots")
    assert set(blocked(table, "lay").values()) == {"first-choose-which-of-the-drawn-plots-to-lay"}


def test_a_card_says_what_it_lacks_or_why_it_must_wait() -> None:
    hand = PlayerSetup("PA-G GA-G1 PL-G3", sections="green green")
    table = table_with(hand, PlayerSetup(), garden="G(1,0)3", phase="roll", weather=None)
    panda, gardener, plot = look(table, 0).near
    assert panda.fulfilled
    assert panda.why == words(str(refusal(table, 0, "claim PA-G")))
    assert gardener.why is not None
    assert gardener.why.values == {"colour": "green", "have": 3, "height": 4}
    assert plot.why is not None
    later_on = look(do(table_with(hand, PlayerSetup(), garden="G(1,0)3"), 0, "channel"), 0).near
    assert [one.why is None for one in later_on] == [True, False, False]


# --- points to come --------------------------------------------------------------------------------------------------


def coming(table: State, seat: int = 0) -> tuple[int, int]:
    found = look(table, seat).coming
    assert found is not None
    return found.ready, found.hand


def test_points_of_what_is_fulfilled_and_of_all_cards_in_hand() -> None:
    table = table_with(PlayerSetup("PA-G GA-G1 PL-G3", sections="green green"), PlayerSetup("PA-3"), garden="G(1,0)4")
    assert coming(table) == (3 + 5, 3 + 5 + 2)
    assert coming(table, 1) == (0, 6)
    assert look(table, None).coming is None
    do(table, 0, "claim PA-G")
    assert coming(table) == (5, 7)


def test_sections_are_promised_once_and_to_the_dearest() -> None:
    table = table_with(PlayerSetup("PA-G PA-G PA-3", sections="green green yellow pink"), PlayerSetup())
    assert coming(table) == (6, 12)
    assert coming(table_with(PlayerSetup("PA-G PA-G PA-3", sections="green green green yellow pink"), PlayerSetup())) == (9, 12)


def test_the_emperor_comes_with_the_last_one() -> None:
    done = "PL-G1 PL-G2 PL-G3 PL-G4 PL-Y1 PL-Y2 PL-Y3"
    table = table_with(PlayerSetup("PA-G GA-G1", done, sections="green green"), PlayerSetup(), garden="G(1,0)4")
    assert coming(table) == (3 + 5 + 2, 8)
    before = table.scores()[0]
    do(table, 0, "claim PA-G", "claim GA-G1")
    assert table.scores()[0] == before + 10


def test_a_place_tells_the_points_that_it_brings_or_costs() -> None:
    table = table_with(PlayerSetup("GA-G1 PA-G GA-Y1", sections="green"), PlayerSetup(), garden="G(1,0)3 G(0,-1)1 Y(0,1)4")
    effects = {GAME.text(effect.code): effect.ready for effect in look(table, 0).effects}
    assert effects["gardener 1,0"] == 5
    assert effects["panda 0,-1"] == 3
    assert effects["panda 0,1"] == -6
    assert effects["gardener 0,1"] == 0


def pile_while(table: State, *lines: str) -> list[int]:
    """The size of the pile, as everybody sees it, after each of these lines."""
    counts: list[int] = []
    for line in lines:
        do(table, 0, line)
        piles = {look(table, seat).pile for seat in (0, 1, None)}
        assert len(piles) == 1
        counts += piles
    return counts


def test_plots_that_went_under_the_pile_count_before_the_kept_one_is_laid() -> None:
    drawn = ["green plain", "yellow plain", "pink plain"]
    table = table_with(pile=drawn)
    before = look(table, 0).pile
    now = pile_while(table, "plots", "keep green plain", "under pink plain", "lay 1,0")
    assert now == [before - 3, before - 3, before - 1, before - 1]


def test_of_the_last_two_plots_one_is_in_the_pile_again_once_the_other_is_kept() -> None:
    table = GAME.restore({**table_with().snapshot(), "pile": ["green plain", "pink plain"]})
    assert pile_while(table, "plots", "keep green plain", "lay 1,0") == [0, 1, 1]


def test_the_very_last_plot_leaves_an_empty_pile() -> None:
    table = GAME.restore({**table_with().snapshot(), "pile": ["green plain"]})
    assert pile_while(table, "plots", "keep green plain", "lay 1,0") == [0, 0, 0]
