"""What a seat knows and imagines: everything it has seen is kept, everything else is dealt again."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from roji.core.luck import Luck
from roji.core.state import State
from roji.games.takenoko import GAME
from tests.games.takenoko.recall import contradiction
from tests.games.takenoko.tables import (
    CARDS,
    FACES,
    PlayerSetup,
    deck,
    do,
    filled,
    hand,
    keep,
    later,
    look,
    offers,
    phase,
    pile,
    rolled,
    table_with,
)

CURVE = "G(1,0)1 G(0,1)1 G(-1,1)1"  # fulfils PL-G2
FIRST: dict[str, Any] = {"weather": None, "round": 1}  # turns without a roll


def worlds(table: State, seat: int, count: int = 60) -> Iterator[State]:
    """Tables that this seat imagines."""
    for seed in range(count):
        world = table.imagine(seat, Luck(seed))
        assert look(world, seat) == look(table, seat)
        yield world


def different(values: Iterable[Any]) -> int:
    return len({str(value) for value in values})


# --- the pile of plots -----------------------------------------------------------------------------------------------


def test_the_pile_is_shuffled_again() -> None:
    table = GAME.new(2, 1)
    assert different(pile(world) for world in worlds(table, 0)) == 60
    assert {str(sorted(pile(world))) for world in worlds(table, 0)} == {str(sorted(pile(table)))}


def test_every_plot_of_the_pile_may_be_next() -> None:
    tops = Counter(pile(world)[0] for world in worlds(table_with(garden=filled(24)), 1, 300))
    assert sorted(tops) == ["pink enclosure", "pink fertilizer", "pink watershed"]
    assert min(tops.values()) > 60


def test_the_plots_that_another_player_holds_are_unknown() -> None:
    table = do(GAME.new(2, 1), 0, "plots")
    assert different(sorted(drawn(world)) for world in worlds(table, 1)) > 20
    assert {str(drawn(world)) for world in worlds(table, 0)} == {str(drawn(table))}


def drawn(table: State) -> list[str]:
    found = table.snapshot()["drawn"]
    assert isinstance(found, list)
    return found


def test_the_choice_of_another_player_is_unknown_too() -> None:
    table = do(table_with(pile=["green plain", "pink watershed", "yellow fertilizer"]), 0, "plots", "keep pink watershed")
    assert different(world.snapshot()["kept"] for world in worlds(table, 1)) > 3
    assert {world.snapshot()["kept"] for world in worlds(table, 0)} == {"pink watershed"}
    do(table, 0, "under yellow fertilizer")
    assert different(world.snapshot()["first"] for world in worlds(table, 1)) > 3
    assert {world.snapshot()["first"] for world in worlds(table, 0)} == {"yellow fertilizer"}


def returned(first: str = "pink watershed") -> State:
    """Seat 0 has drawn three different plots, laid one and put two under the pile."""
    top = ["green plain", "yellow enclosure", "pink watershed"]
    table = table_with(pile=top, **FIRST)
    return do(table, 0, "plots", "keep yellow enclosure", f"under {first}", "lay 1,0", "channel", "end")


@pytest.mark.parametrize(("first", "second"), [("pink watershed", "green plain"), ("green plain", "pink watershed")])
def test_plots_that_a_seat_put_back_lie_under_the_pile_in_their_order(first: str, second: str) -> None:
    table = returned(first)
    for world in worlds(table, 0):
        assert pile(world)[-2:] == [first, second]
    assert different(pile(world)[:-2] for world in worlds(table, 0)) == 60


def test_for_the_other_seat_they_may_be_anything() -> None:
    pairs = [pile(world)[-2:] for world in worlds(returned(), 1, 300)]
    assert different(pairs) > 30
    assert any(pair[0] == "green plain" for pair in pairs)
    assert any(pair[1] == "pink watershed" for pair in pairs)


def test_they_are_still_known_when_others_have_put_plots_below_them() -> None:
    table = returned()
    keep(table, 1, sorted(drawn(do(table.copy(), 1, "plots")))[0])
    do(table, 1, next(line for line in offers(table, 1) if line.startswith("lay")))
    for world in worlds(table, 0):
        assert pile(world)[-4:-2] == ["pink watershed", "green plain"]
    assert different(pile(world)[-2:] for world in worlds(table, 0)) > 20
    assert {str(pile(world)[-2:]) for world in worlds(table, 1)} == {str(pile(table)[-2:])}


def test_a_plot_that_was_laid_is_not_imagined_in_the_pile() -> None:
    for world in worlds(returned(), 1):
        assert "yellow enclosure" not in pile(world)


def known_three() -> State:
    """Seat 1 draws three plots: two that seat 0 has put under the pile, and the only other one."""
    garden = filled(23)
    table = table_with(garden=garden, pile=["pink plain", "pink enclosure", "pink watershed", "pink fertilizer"], **FIRST)
    place = next(line for line in offers(keep(table.copy(), 0, "pink plain"), 0) if line.startswith("lay"))
    do(table, 0, "plots", "keep pink plain", "under pink enclosure", place, "channel", "end")
    assert pile(table) == ["pink fertilizer", "pink enclosure", "pink watershed"]
    return table


def test_of_plots_that_another_player_put_back_a_seat_may_know_which_but_not_in_which_order() -> None:
    table = known_three()
    assert {str(pile(world)) for world in worlds(table, 0)} == {str(pile(table))}
    do(table, 1, "plots", "keep pink fertilizer", "under pink watershed")
    do(table, 1, next(line for line in offers(table, 1) if line.startswith("lay")))
    orders = Counter(str(pile(world)) for world in worlds(table, 0, 200))
    assert sorted(orders) == ["['pink enclosure', 'pink watershed']", "['pink watershed', 'pink enclosure']"]
    assert min(orders.values()) > 50
    assert {str(pile(world)) for world in worlds(table, 1)} == {"['pink watershed', 'pink enclosure']"}


def test_while_another_player_chooses_among_known_plots_they_stay_known() -> None:
    table = do(known_three(), 1, "plots", "keep pink fertilizer")
    for world in worlds(table, 0):
        assert sorted(drawn(world)) == ["pink enclosure", "pink fertilizer", "pink watershed"]
    kept = {str(world.snapshot()["kept"]) for world in worlds(table, 0)}
    assert kept == {"pink enclosure", "pink fertilizer", "pink watershed"}


# --- objectives ------------------------------------------------------------------------------------------------------


def test_own_cards_are_kept_and_those_of_others_are_dealt_again_of_their_kinds() -> None:
    table = GAME.new(3, 1)
    for seat in (1, 2):
        assert different(hand(world, seat) for world in worlds(table, 0)) > 40
    for world in worlds(table, 0):
        assert hand(world, 0) == hand(table, 0)
        assert [card[:2] for card in hand(world, 1)] == [card[:2] for card in hand(table, 1)]


def test_a_card_in_ones_own_hand_or_shown_is_nobody_elses() -> None:
    table = table_with(PlayerSetup("PL-G1", "PL-G2 GA-G1"), PlayerSetup("PL-Y1 GA-P1", "PL-P4"))
    held = {card for world in worlds(table, 0, 300) for card in hand(world, 1)}
    assert held == {*CARDS["plot"], *CARDS["gardener"]} - {"PL-G1", "PL-G2", "GA-G1", "PL-P4"}


def test_copies_of_a_panda_card_are_counted() -> None:
    table = table_with(PlayerSetup("PA-G PA-G PA-Y", "PA-G PA-G PA-Y PA-Y"), PlayerSetup("PA-G PA-3", "PA-Y"))
    hands = [hand(world, 1) for world in worlds(table, 0, 300)]
    assert {card for cards in hands for card in cards} == {"PA-G", "PA-P", "PA-3"}
    assert all(cards.count("PA-G") <= 1 for cards in hands)


def test_the_decks_are_shuffled_again() -> None:
    table = GAME.new(2, 1)
    for kind in CARDS:
        assert different(deck(world, kind) for world in worlds(table, 0)) > 50


# --- weather ---------------------------------------------------------------------------------------------------------


def test_the_weather_to_come_is_unknown() -> None:
    table = table_with(weather=None, phase="roll")
    shown = Counter(look(do(world, 0, "roll"), 0).weather for world in worlds(table, 0, 200))
    assert set(shown) == set(FACES)
    table = rolled(table, "storm")
    assert {look(world, 1).weather for world in worlds(table, 1)} == {"storm"}


# --- advanced --------------------------------------------------------------------------------------------------------


def drew(kind: str, card: str, advanced: bool = True, **told: Any) -> State:
    """Seat 1 has drawn this card."""
    table = table_with(
        PlayerSetup(),
        PlayerSetup(sections=told.pop("sections", "")),
        garden=told.pop("garden", CURVE),
        seat=1,
        top={kind: [card]},
        advanced=advanced,
        **told,
    )
    return do(table, 1, f"objective {kind}")


def held(table: State) -> set[str]:
    return {card for world in worlds(table, 0, 150) for card in hand(world, 1)}


def test_advanced_a_card_that_was_kept_was_not_fulfilled() -> None:
    assert held(drew("plot", "PL-Y1")) == {*CARDS["plot"]} - {"PL-G2"}
    assert held(drew("plot", "PL-Y1", advanced=False)) == {*CARDS["plot"]}


def test_advanced_a_gardener_card_that_was_kept() -> None:
    assert held(drew("gardener", "GA-Y1", garden="G(1,0)4 PE(0,1)4")) == {*CARDS["gardener"]} - {"GA-G1", "GA-P3"}


def test_advanced_a_panda_card_that_was_kept() -> None:
    assert held(drew("panda", "PA-Y", sections="green green yellow pink pink pink")) == {"PA-Y"}
    assert held(drew("panda", "PA-Y", sections="green green yellow")) == {"PA-Y", "PA-P", "PA-3"}


def test_advanced_what_is_fulfilled_only_later_may_have_been_kept() -> None:
    table = drew("panda", "PA-Y", garden="G(1,0)4 Y(0,1)2")
    do(table, 1, "gardener 0,1", "end")
    table = do(rolled(table, "sun"), 0, "panda 1,0", "channel", "end")
    assert held(table) == {"PA-G", "PA-Y", "PA-P", "PA-3"}


def test_advanced_a_card_drawn_before_is_not_judged_by_a_later_garden() -> None:
    dry = "G(1,0)1 G(0,1)1 G(1,1)0 ~(1,0)SW"
    table = table_with(PlayerSetup(channels=1), PlayerSetup(), garden=dry, seat=1, top={"plot": ["PL-Y1"]}, advanced=True)
    do(table, 1, "objective plot", "channel", "end")
    table = do(rolled(table, "sun"), 0, "water 0,1 E")
    assert "PL-G3" in held(table)


def test_advanced_rejected_cards_lie_under_their_deck_for_everybody() -> None:
    table = table_with(garden=f"{CURVE} G(-1,0)4", top={"plot": ["PL-G2"], "gardener": ["GA-G1", "GA-Y1"]}, advanced=True)
    do(table, 0, "objective plot", "objective gardener", "objective gardener")
    assert hand(table, 0) == ["GA-Y1"]
    for seat in (0, 1):
        for world in worlds(table, seat):
            assert deck(world, "plot")[-1] == "PL-G2"
            assert deck(world, "gardener")[-1] == "GA-G1"
    assert sorted(look(table, 1).under_decks) == ["GA-G1", "PL-G2"]


def test_advanced_rejected_cards_keep_their_order() -> None:
    table = table_with(garden="G(1,0)4 GE(0,1)4 Y(-1,1)4", top={"gardener": ["GA-Y1", "GA-G1", "GA-G3", "GA-P1"]}, advanced=True)
    do(table, 0, *["objective gardener"] * 4)
    for seat in (0, 1):
        for world in worlds(table, seat):
            assert deck(world, "gardener")[-3:] == ["GA-Y1", "GA-G1", "GA-G3"]


def test_advanced_a_rejected_card_that_is_drawn_later_is_known_in_that_hand() -> None:
    """The gardener deck holds one card: rejected, then no longer fulfilled, then drawn."""
    cards = [card for card in CARDS["gardener"] if card != "GA-G1"]
    few = [PlayerSetup(" ".join(cards[:4]), " ".join(cards[4:7])), PlayerSetup(" ".join(cards[7:10]), " ".join(cards[10:]))]
    table = table_with(*few, garden="G(1,0)4 Y(0,1)1", advanced=True)
    assert deck(table, "gardener") == ["GA-G1"]
    do(table, 0, "objective gardener", "objective plot", "panda 1,0", "end")
    table = do(rolled(table, "sun"), 1, "objective gardener")
    assert phase(table) == "actions"
    for world in worlds(table, 0):
        assert hand(world, 1)[-1] == "GA-G1"


# --- the contract of imagine -----------------------------------------------------------------------------------------


def test_what_is_imagined_depends_on_what_is_known_alone() -> None:
    table = GAME.new(3, 5, advanced=True)
    for part in range(20):
        later(table, 12, part)
        for seat in range(3):
            twice = table.imagine(seat, Luck(1)).imagine(seat, Luck(2))
            assert twice.snapshot() == table.imagine(seat, Luck(2)).snapshot()


def test_what_another_seat_imagines_is_another_table() -> None:
    table = table_with(PlayerSetup("PL-G1"), PlayerSetup("PL-G2"))
    assert different(hand(world, 0) for world in worlds(table, 1)) > 5
    assert different(hand(world, 1) for world in worlds(table, 0)) > 5


def test_what_may_be_comes_up_evenly() -> None:
    """Four plots are left, seat 1 draws three of them and lays one: seat 0 knows nothing of the others' order."""
    table = table_with(garden=filled(23), seat=1, pile=["pink plain", "pink enclosure", "pink watershed", "pink fertilizer"])
    do(keep(table, 1, "pink plain"), 1, next(line for line in offers(table, 1) if line.startswith("lay")))
    orders = Counter(str(pile(world)) for world in worlds(table, 0, 300))
    assert len(orders) == 6
    assert min(orders.values()) > 25


def test_a_table_that_forgets_is_noticed() -> None:
    """As in tests/every_game: an imagined table must not contradict any view since the beginning."""
    table = table_with(pile=["green plain", "yellow enclosure", "pink watershed"], **FIRST)
    lines = ["plots", "keep yellow enclosure", "under pink watershed", "lay 1,0"]
    views = [look(table, 0), *(look(do(table, 0, line), 0) for line in lines)]
    forgetful = GAME.restore(table.snapshot() | {"memory": None})
    assert all(contradiction(views, world) is None for world in worlds(table, 0, 20))
    assert any(contradiction(views, world) for world in worlds(forgetful, 0, 20))
