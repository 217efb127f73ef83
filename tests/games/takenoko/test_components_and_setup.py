"""Components and setup: cases 1 and 2."""

import pytest

from roji.games.takenoko import GAME
from tests.games.takenoko.tables import CARDS, DECKS, PLOTS, deck, hand, look, offers, pile, stock

FACTS = GAME.facts


def test_case_1_27_plots() -> None:
    assert {f"{plot['colour']} {plot['improvement']}": plot["count"] for plot in FACTS["plots"]} == PLOTS


def test_case_1_s7_pink_plots_are_rarer_than_yellow_and_yellow_than_green() -> None:
    drawn = [kind.split()[0] for kind in pile(GAME.new(2, 1))]
    assert [drawn.count(colour) for colour in ("pink", "yellow", "green")] == [7, 9, 11]


def test_case_1_every_plot_is_in_the_pile() -> None:
    assert sorted(pile(GAME.new(2, 1))) == sorted(kind for kind, count in PLOTS.items() for _ in range(count))


def test_case_1_cards_and_points() -> None:
    for kind, points in (("plot", 51), ("gardener", 81), ("panda", 64)):
        cards = [card for card in FACTS["cards"] if card["kind"] == kind]
        assert sum(card["copies"] for card in cards) == 15
        assert sum(card["points"] * card["copies"] for card in cards) == points


def test_case_1_every_card_is_dealt_or_in_its_deck() -> None:
    table = GAME.new(3, 1)
    hands = [card for seat in range(3) for card in hand(table, seat)]
    for kind in DECKS:
        assert sorted(deck(table, kind) + [card for card in hands if card in CARDS[kind]]) == sorted(CARDS[kind])


def test_case_1_stocks() -> None:
    table = GAME.new(4, 1)
    assert [stock(table, colour) for colour in ("green", "yellow", "pink")] == [36, 30, 24]
    stocks = look(table, None).stocks
    assert stocks.channels == 20
    assert (stocks.chips.watershed, stocks.chips.enclosure, stocks.chips.fertilizer) == (3, 3, 3)


@pytest.mark.parametrize(("seats", "objectives", "left"), [(2, 9, 13), (3, 8, 12), (4, 7, 11)])
def test_case_2_what_depends_on_the_number_of_players(seats: int, objectives: int, left: int) -> None:
    table = GAME.new(seats, 1)
    assert look(table, None).threshold == objectives
    assert FACTS["thresholds"][str(seats)] == objectives
    assert {len(deck(table, kind)) for kind in DECKS} == {left}
    decks = look(table, None).decks
    assert (decks.plot, decks.gardener, decks.panda) == (left, left, left)
    for seat in range(seats):
        assert sorted(card[:2] for card in hand(table, seat)) == ["GA", "PA", "PL"]


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_case_2_one_player_or_five_are_refused(seats: int) -> None:
    with pytest.raises(ValueError, match=rf"^Takenoko is for 2 to 4 players, not {seats}$"):
        GAME.new(seats, 1)


def test_both_figures_stand_on_the_pond_and_nothing_else_is_there() -> None:
    seen = look(GAME.new(2, 1), None)
    assert (seen.gardener.q, seen.gardener.r) == (seen.panda.q, seen.panda.r) == (0, 0)
    assert seen.plots == []
    assert seen.channels == []
    assert seen.pile == 27


def test_seat_0_begins_and_play_goes_round() -> None:
    table = GAME.new(3, 1)
    for seat in (0, 1, 2):
        assert table.to_act() == [seat]
        for line in ("channel", "objective panda", "end"):
            table.play(seat, GAME.parse(line))
    assert table.to_act() == [0]
    assert offers(table, 0) == ["roll"]


def test_other_seeds_deal_other_games() -> None:
    deals = {(*pile(GAME.new(2, seed)), *hand(GAME.new(2, seed), 0)) for seed in range(5)}
    assert len(deals) == 5
