"""What a seat knows, kind by kind: hands before and after they are open, the pile, the tile aside, chips."""

from collections import Counter
from typing import Any

import pytest

from roji.core.luck import Luck
from roji.core.state import State
from roji.games.bossa import GAME
from tests.games.bossa.tables import TILES, Line, O, P, do, hand, in_order, lay, look, opening_with, pile_of, table_with, tiles_in

HANDS = ("4/0 2/1 1/5 0/3", "2/0 1/1 0/2 3/3")
MANY = 300


def worlds(table: State, seat: int) -> list[State]:
    return [table.imagine(seat, Luck(seed)) for seed in range(MANY)]


def told(table: State) -> dict[str, Any]:
    return table.snapshot()


def aside(table: State) -> str:
    return str(told(table)["aside"])


def without(table: State, *names: str) -> dict[str, Any]:
    return {name: value for name, value in told(table).items() if name not in (*names, "luck")}


# --- before hands are open -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lines", [[], ["open first"]], ids=["open", "line"])
@pytest.mark.parametrize("seat", [P, O])
def test_before_hands_are_open_the_own_hand_is_known_and_all_else_dealt_again(lines: list[str], seat: int) -> None:
    table = do(opening_with(5, 3, HANDS), P, *lines)
    own = in_order(tiles_in(HANDS[seat]))
    others = [tile for tile in TILES if tile not in own]
    held, first, put_aside = Counter[str](), Counter[str](), Counter[str]()
    for world in worlds(table, seat):
        assert told(world)["hands"][seat] == own
        assert in_order([*told(world)["hands"][1 - seat], *pile_of(world), aside(world)]) == others
        assert without(world, "hands", "pile", "aside") == without(table, "hands", "pile", "aside")
        held.update(told(world)["hands"][1 - seat])
        first[pile_of(world)[0]] += 1
        put_aside[aside(world)] += 1
    assert set(held) == set(first) == set(put_aside) == set(others), "every unseen tile may be anywhere"
    assert min(held.values()) > MANY * 4 // 23 // 2
    assert max(held.values()) < 2 * MANY * 4 // 23


# --- when hands are open ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [P, O])
def test_open_hands_are_known_to_both(seat: int) -> None:
    table = do(opening_with(5, 3, HANDS, "6/0"), P, "open white")
    for world in worlds(table, seat)[:40]:
        assert told(world)["hands"] == told(table)["hands"]


@pytest.mark.parametrize("seat", [P, O])
def test_the_pile_and_the_tile_aside_are_dealt_again_together_and_nothing_else(seat: int) -> None:
    table = do(opening_with(5, 3, HANDS, "6/0"), P, "open white")
    unseen = in_order([*pile_of(table), aside(table)])
    tops, put_aside = Counter[str](), Counter[str]()
    for world in worlds(table, seat):
        assert in_order([*pile_of(world), aside(world)]) == unseen
        assert without(world, "pile", "aside") == without(table, "pile", "aside")
        tops[pile_of(world)[0]] += 1
        put_aside[aside(world)] += 1
    assert set(tops) == set(put_aside) == set(unseen)
    assert min(tops.values()) > 4
    assert min(put_aside.values()) > 4


@pytest.mark.parametrize("seat", [P, O])
def test_the_last_tile_and_the_one_aside_cannot_be_told_apart(seat: int) -> None:
    white = Line(2, "down 1/0 | 1/2 | 1/3 | 1/4 | 1/5; up 3/0, 2/0 2/2, 5/0")
    black = Line(3, "down 0/1 1/1, 2/1 | 3/1 | 4/1 | 5/1; up 0/4, 0/2 0/3, 0/6")
    held = "redraw exchange"
    table = table_with(white, black, "2/3 4/0 6/0", pile="0/5", left=1, markers=held, other_markers=held, stack="many_layers")
    split = Counter((pile_of(world)[0], aside(world)) for world in worlds(table, seat))
    assert set(split) == {("0/5", aside(table)), (aside(table), "0/5")}
    assert min(split.values()) > MANY // 3


def test_discards_and_laid_tiles_are_never_imagined_elsewhere() -> None:
    table = table_with(Line(5), Line(3), "4/0 2/1 2/3 1/5 0/3", other="0/6", pile="3/3 2/2")
    lay(table, P, "place white down: 4/0")
    do(table, O, "redraw 0/6")
    for seat in (P, O):
        for world in worlds(table, seat)[:40]:
            assert {"4/0", "0/6"}.isdisjoint([*pile_of(world), aside(world), *hand(world, P), *hand(world, O)])
            assert told(world)["discards"] == ["0/6"]


@pytest.mark.parametrize("lines", [["place white up", "use 2/1"], ["exchange 1/5"]], ids=["row", "take"])
def test_half_a_move_is_known_to_both(lines: list[str]) -> None:
    table = do(table_with(Line(5), Line(3), "4/0 2/1 2/3 1/5 0/3"), P, *lines)
    for seat in (P, O):
        for world in worlds(table, seat)[:20]:
            assert without(world, "pile", "aside") == without(table, "pile", "aside")


# --- chips -----------------------------------------------------------------------------------------------------------


def choosing() -> State:
    return do(opening_with(5, 3, HANDS, chips=True), P, "open white")


@pytest.mark.parametrize("chooser", [P, O])
def test_the_others_chip_is_unknown_until_both_have_chosen(chooser: int) -> None:
    table = do(choosing(), chooser, "keep doubler")
    chips = Counter(told(world)["chips"][chooser] for world in worlds(table, 1 - chooser))
    assert set(chips) == {"doubler", "inverter"}
    assert min(chips.values()) > MANY // 3
    assert {told(world)["chips"][chooser] for world in worlds(table, chooser)} == {"doubler"}, "the own choice is known"
    assert {told(world)["chips"][1 - chooser] for world in worlds(table, chooser)} == {None}, "nothing is chosen for the other"


def test_chips_that_are_shown_are_known() -> None:
    table = do(do(choosing(), O, "keep inverter"), P, "keep doubler")
    for seat in (P, O):
        for world in worlds(table, seat)[:40]:
            assert told(world)["chips"] == ["doubler", "inverter"]


# --- the contract of imagine -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [P, O])
def test_imagining_twice_is_imagining_once(seat: int) -> None:
    for table in (opening_with(5, 3, HANDS), do(opening_with(5, 3, HANDS), P, "open white"), do(choosing(), P, "keep doubler")):
        for seed in range(10):
            assert table.imagine(seat, Luck(99 + seed)).imagine(seat, Luck(seed)).snapshot() == table.imagine(seat, Luck(seed)).snapshot()


def test_imagining_leaves_the_truth_alone() -> None:
    table = opening_with(5, 3, HANDS)
    before = table.snapshot()
    table.imagine(P, Luck(4))
    assert table.snapshot() == before


def test_an_imagined_game_can_be_played_to_its_end() -> None:
    for seed in range(20):
        world, choices = GAME.new(2, seed, chips=True).imagine(seed % 2, Luck(seed)), Luck(seed)
        while world.to_act():
            world.play(world.actor(), world.random_action(world.actor(), choices))
        assert look(world).end is not None
