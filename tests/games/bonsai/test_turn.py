"""Meditating, cultivating and the capacity: cases 22 to 30, 56, 58 to 60."""

from typing import Any

import pytest

from roji.core.state import State
from tests.games.bonsai.tables import (
    PlayerSetup,
    budget,
    capacity,
    cards,
    do,
    grown,
    offers,
    phase,
    refusal,
    row,
    supply,
    table_with,
    tiles,
)

# --- meditate --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("slot", "after"), [(3, [9, 1, 2, 4]), (1, [9, 2, 3, 4]), (4, [9, 1, 2, 3]), (2, [9, 1, 3, 4])])
def test_case_22_cards_move_outwards_and_the_deck_fills_slot_1(slot: int, after: list[int]) -> None:
    table = table_with(PlayerSetup(), PlayerSetup(), PlayerSetup(), PlayerSetup(), row=[1, 2, 3, 4], deck=[9, 10, 13])
    do(table, 0, f"meditate {slot}")
    if slot == 2:
        do(table, 0, "take wood")
    assert row(table) == after
    assert cards(table, 0) == [slot]


def test_case_23_when_the_deck_is_empty_slots_stay_empty() -> None:
    table = table_with(PlayerSetup(), PlayerSetup(), row=[1, 2, 3, 7], deck=[], final_turns=2)
    do(table, 0, "meditate 3")
    assert row(table) == [None, 1, 2, 7]
    do(table, 1, "meditate 4")
    assert row(table) == [None, None, 1, 2]


def test_case_23_an_empty_slot_is_not_offered() -> None:
    table = table_with(PlayerSetup(), PlayerSetup(), row=[None, None, 1, 2], deck=[], final_turns=2)
    assert offers(table, 0) == ["meditate 3", "meditate 4", "cultivate"]
    assert refusal(table, 0, "meditate 1") == "no card is left there"


@pytest.mark.parametrize(("slot", "gained"), [(1, ""), (3, "wood flower"), (4, "leaf fruit")])
def test_ruling_a3_the_tiles_of_a_slot_are_taken_without_asking(slot: int, gained: str) -> None:
    table = table_with(PlayerSetup(supply=""), PlayerSetup(), row=[1, 2, 3, 7])
    do(table, 0, f"meditate {slot}")
    assert supply(table, 0) == gained
    assert table.actor() == 1


def test_ruling_a3_slot_2_asks_which_tile() -> None:
    table = do(table_with(PlayerSetup(supply=""), PlayerSetup(), row=[1, 2, 3, 7]), 0, "meditate 2")
    assert offers(table, 0) == ["take wood", "take leaf"]
    assert refusal(table, 0, "take flower") == "this card comes with wood or a leaf"
    do(table, 0, "take leaf")
    assert supply(table, 0) == "leaf"


# --- the capacity ----------------------------------------------------------------------------------------------------


def test_case_24_ruling_a30_a_tool_counts_in_the_turn_in_which_it_is_taken() -> None:
    table = do(table_with(PlayerSetup(supply="wood wood wood leaf leaf"), PlayerSetup(), row=[7, 8, 11, 1]), 0, "meditate 4")
    assert supply(table, 0) == "wood wood wood leaf leaf leaf fruit"
    assert capacity(table, 0) == 7
    assert table.actor() == 1


def test_case_24_ruling_a17_exactly_what_is_too_much_is_given_back() -> None:
    table = do(table_with(PlayerSetup(supply="wood wood wood leaf leaf"), PlayerSetup(), row=[1, 2, 3, 7]), 0, "meditate 4")
    assert offers(table, 0) == ["discard wood", "discard leaf", "discard fruit"]
    do(table, 0, "discard fruit")
    assert offers(table, 0) == ["discard wood", "discard leaf"]
    do(table, 0, "discard wood")
    assert supply(table, 0) == "wood wood leaf leaf leaf"
    assert table.actor() == 1


def test_case_24_ruling_a17_nobody_gives_back_what_may_be_kept() -> None:
    table = table_with(PlayerSetup(supply="wood wood wood leaf leaf"), PlayerSetup())
    assert refusal(table, 0, "discard wood") == "tiles are given back at the end of a turn, and only those beyond your capacity"


def test_case_30_example_e3_two_tools_keep_nine_tiles() -> None:
    table = table_with(PlayerSetup(supply="wood wood wood wood leaf leaf leaf", cards=[1, 2]), PlayerSetup(), row=[7, 8, 11, 12])
    assert capacity(table, 0) == 9
    do(table, 0, "meditate 4")
    assert len(supply(table, 0).split()) == 9
    assert table.actor() == 1


# --- cultivate -------------------------------------------------------------------------------------------------------

LONG = "W(0,-1) W(0,-2) W(0,-3) W(0,-4) L(1,-4) L(1,-5)"


def test_case_25_the_symbols_of_the_growth_cards_add_up() -> None:
    table = table_with(PlayerSetup(LONG, "wood wood leaf leaf leaf flower fruit", cards=[1, 11, 15, 18]), PlayerSetup())
    do(table, 0, "cultivate")
    assert budget(table, 0) == "any 1, wood 1, leaf 2, flower 1, fruit 1"
    do(table, 0, "grow wood -1,-1", "grow wood -1,-2", "grow leaf 1,-1", "grow leaf 1,-2", "grow flower 2,-5")
    assert budget(table, 0) == "any 0, wood 0, leaf 0, flower 0, fruit 1"
    assert refusal(table, 0, "grow leaf 1,-3") == "no symbol is left to place a leaf"
    assert refusal(table, 0, "grow fruit 0,-5") is not None
    assert refusal(table, 0, "grow fruit 2,-3") is not None
    assert "grow fruit 2,-2" in offers(table, 0)


def test_case_26_a_flower_may_follow_its_leaf_in_the_first_turn() -> None:
    table = do(table_with(PlayerSetup(supply="leaf flower")), 0, "cultivate")
    assert refusal(table, 0, "grow flower -1,-1") == "a flower must touch a leaf"
    do(table, 0, "grow leaf 0,-1", "grow flower -1,-1", "done")
    assert tiles(table, 0) == grown("L(0,-1) F(-1,-1)")


def test_only_tiles_of_the_supply_are_placed() -> None:
    table = do(table_with(PlayerSetup(supply="wood")), 0, "cultivate")
    assert refusal(table, 0, "grow leaf 0,-1") == "there is no leaf in your supply"


def test_the_exact_symbol_is_used_before_any() -> None:
    table = do(table_with(PlayerSetup(supply="wood leaf wood")), 0, "cultivate", "grow wood 0,-1")
    assert budget(table, 0) == "any 1, wood 0, leaf 1, flower 0, fruit 0"
    do(table, 0, "grow wood 1,-1")
    assert budget(table, 0) == "any 0, wood 0, leaf 1, flower 0, fruit 0"


def test_case_56_example_e2_symbols_may_stay_unused() -> None:
    table = table_with(PlayerSetup(LONG, "wood wood leaf leaf flower", cards=[11, 15, 18]), PlayerSetup())
    do(table, 0, "cultivate", "grow wood -1,-1", "grow leaf 1,-1", "grow leaf 1,-2", "grow flower 2,-5")
    assert budget(table, 0) == "any 1, wood 0, leaf 0, flower 0, fruit 1"
    do(table, 0, "done")
    assert table.actor() == 1
    assert supply(table, 0) == "wood"


def test_case_56_copies_of_a_growth_card_add_up() -> None:
    table = do(table_with(PlayerSetup("", "wood wood wood wood wood", cards=[7, 8])), 0, "cultivate")
    assert budget(table, 0) == "any 1, wood 3, leaf 1, flower 0, fruit 0"


def test_ruling_a30_a_growth_card_helps_in_the_next_turns() -> None:
    table = table_with(PlayerSetup(supply="leaf leaf"), PlayerSetup(), row=[11, 1, 2, 3])
    do(table, 0, "meditate 1")
    assert table.actor() == 1
    do(table, 1, "cultivate", "done")
    do(table, 0, "cultivate")
    assert budget(table, 0) == "any 1, wood 1, leaf 2, flower 0, fruit 0"


# --- Helpers and Masters ---------------------------------------------------------------------------------------------


def test_case_27_ruling_a31_a_helper_may_place_two_tiles_of_its_type() -> None:
    tree = "W(0,-1) W(1,-2) W(2,-2) L(1,-3) L(2,-3) L(3,-3) L(0,-2)"
    table = do(table_with(PlayerSetup(tree, "fruit fruit"), PlayerSetup(), row=[40, 1, 2, 3]), 0, "meditate 1")
    assert budget(table, 0) == "any 1, wood 0, leaf 0, flower 0, fruit 1"
    do(table, 0, "grow fruit 2,-4", "grow fruit 0,-3", "done")
    assert tiles(table, 0) >= grown("R(0,-3) R(2,-4)")


def test_case_27_a_helper_for_wood_places_one_leaf_only() -> None:
    table = do(table_with(PlayerSetup("", "leaf leaf"), PlayerSetup(), row=[34, 1, 2, 3]), 0, "meditate 1", "grow leaf 0,-1")
    assert refusal(table, 0, "grow leaf 1,-1") == "no symbol is left to place a leaf"
    assert offers(table, 0) == ["done"]


@pytest.mark.parametrize("held", ["", "wood leaf"])
def test_ruling_a33_a_helper_may_be_used_for_no_tile(held: str) -> None:
    table = do(table_with(PlayerSetup("", held), PlayerSetup(), row=[34, 1, 2, 3]), 0, "meditate 1", "done")
    assert (cards(table, 0), tiles(table, 0), supply(table, 0)) == ([34], set(), held)
    assert table.actor() == 1
    do(table, 1, "cultivate", "done")
    assert "cultivate" in offers(table, 0)  # it was no empty Cultivate


def test_case_28_a_helper_places_what_was_just_taken() -> None:
    table = table_with(PlayerSetup("L(0,-1)", "", cards=[7, 11]), PlayerSetup(), row=[1, 2, 34, 3])
    do(table, 0, "meditate 3")
    assert budget(table, 0) == "any 1, wood 1, leaf 0, flower 0, fruit 0"
    do(table, 0, "grow wood 1,-1", "grow flower 0,-2", "done")
    assert supply(table, 0) == ""


def test_a_helper_need_not_be_used() -> None:
    table = do(table_with(PlayerSetup("", "wood"), PlayerSetup(), row=[34, 1, 2, 3]), 0, "meditate 1", "done")
    assert tiles(table, 0) == grown("")
    assert table.actor() == 1


def test_case_29_a_master_of_any_from_slot_2_asks_twice() -> None:
    table = do(table_with(PlayerSetup(supply=""), PlayerSetup(), row=[1, 21, 2, 3]), 0, "meditate 2")
    assert offers(table, 0) == ["take wood", "take leaf"]
    do(table, 0, "take wood")
    assert offers(table, 0) == ["take wood", "take leaf", "take flower", "take fruit"]
    do(table, 0, "take fruit")
    assert supply(table, 0) == "wood fruit"
    assert table.actor() == 1


@pytest.mark.parametrize(
    ("card", "gained"),
    [(23, "wood wood"), (24, "wood leaf"), (29, "leaf leaf"), (30, "leaf flower"), (31, "leaf flower flower"), (28, "wood leaf fruit")],
)
def test_a_master_gives_its_tiles(card: int, gained: str) -> None:
    table = table_with(PlayerSetup(supply=""), PlayerSetup(), PlayerSetup(), PlayerSetup(), row=[card, 1, 2, 3])
    assert supply(do(table, 0, "meditate 1"), 0) == gained


def test_case_58_a_master_may_give_more_than_can_be_kept() -> None:
    table = table_with(PlayerSetup(supply="wood leaf"), PlayerSetup(), PlayerSetup(), PlayerSetup(), row=[1, 2, 27, 3])
    do(table, 0, "meditate 3")
    assert supply(table, 0) == "wood wood wood leaf leaf flower flower"
    do(table, 0, "discard wood", "discard leaf")
    assert table.actor() == 1


def test_case_59_ruling_a23_tiles_never_run_out() -> None:
    for tile, slot in (("flower", 3), ("fruit", 4)):
        rich = PlayerSetup(supply=f"{tile} " * 17, cards=[1, 2, 3, 4, 5, 6])
        others = [PlayerSetup(supply=f"{tile} " * 5) for _ in range(3)]
        table = do(table_with(rich, *others, row=[7, 8, 11, 12]), 0, f"meditate {slot}")
        assert sum(supply(table, seat).count(tile) for seat in range(4)) == 33


# --- when the row is refilled ----------------------------------------------------------------------------------------

FOUR_LEAVES = "W(0,-1) W(0,-2) W(0,-3) L(1,-1) L(1,-2) L(1,-3) L(1,-4)"


def at_the_goal(**options: Any) -> State:
    """A Helper has brought the fifth leaf, with too many tiles in the supply."""
    table = table_with(
        PlayerSetup(FOUR_LEAVES, "wood wood wood wood leaf"),
        PlayerSetup(),
        row=[1, 2, 3, 37],
        deck=[7, 8, 11],
        goals=[1, 3, 4, 6, 7, 9],
        **options,
    )
    return do(table, 0, "meditate 4", "grow leaf 0,-4", "done")


def test_ruling_a2_ruling_a5_the_row_is_refilled_before_goals_are_decided() -> None:
    table = at_the_goal()
    assert row(table) == [7, 1, 2, 3]
    assert offers(table, 0) == ["claim 4", "renounce green"]


def test_ruling_a2_the_row_is_refilled_after_the_goals() -> None:
    table = at_the_goal(refill_timing="after_goals")
    assert row(table) == [1, 2, 3, None]
    do(table, 0, "claim 4")
    assert row(table) == [7, 1, 2, 3]
    assert phase(table) == "discard"


def test_ruling_a2_the_row_is_refilled_at_the_end_of_the_turn() -> None:
    table = do(at_the_goal(refill_timing="after_discard"), 0, "claim 4")
    assert row(table) == [1, 2, 3, None]
    do(table, 0, "discard wood")
    assert row(table) == [7, 1, 2, 3]
    assert table.actor() == 1


# --- cultivating without a tile --------------------------------------------------------------------------------------


def test_case_60_ruling_a4_nobody_cultivates_twice_running_without_a_tile() -> None:
    table = table_with(PlayerSetup(supply="wood"), PlayerSetup(supply="wood"))
    do(table, 0, "cultivate", "done")
    do(table, 1, "cultivate", "done")
    do(table, 0, "cultivate")
    assert offers(table, 0) == ["grow wood 0,-1", "grow wood 1,-1"]
    assert refusal(table, 0, "done") == "your last Cultivate was empty, so place at least one tile in this one"
    do(table, 0, "grow wood 0,-1", "done")
    do(table, 1, "meditate 1")
    assert do(table, 0, "cultivate", "done").actor() == 1


def test_case_60_ruling_a4_who_can_place_nothing_meditates() -> None:
    table = table_with(PlayerSetup(supply=""), PlayerSetup())
    do(table, 0, "cultivate", "done")
    do(table, 1, "cultivate", "done")
    assert offers(table, 0) == ["meditate 1", "meditate 2", "meditate 3", "meditate 4"]
    assert refusal(table, 0, "cultivate") == "your last Cultivate was empty, and no tile can be placed in this one"
    do(table, 0, "meditate 1")
    do(table, 1, "meditate 1")
    assert "cultivate" in offers(table, 0)


def test_case_60_ruling_a4_alone_there_is_no_limit() -> None:
    table = table_with(PlayerSetup(supply=""))
    do(table, 0, "cultivate", "done", "cultivate", "done", "cultivate", "done")
