"""Snapshots: what is malformed or could not have come about is refused with a sentence."""

import copy
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from roji.core.game import State
from roji.core.luck import Luck
from roji.games.bossa import GAME
from tests.games.bossa.tables import Line, O, P, do, opening_with, play_out, table_with

Told = dict[str, Any]
OPTIONS: list[dict[str, object]] = [
    {},
    {"chips": True},
    {"row_size": "loose", "stack": "many_layers"},
    {"chips": True, "row_size": "classic", "stack": "many_layers"},
]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_snapshot_plays_on_identically(options: dict[str, object]) -> None:
    for seed in range(6):
        table, choices = GAME.new(2, seed, **options), Luck(seed)
        while table.to_act():
            again = GAME.restore(copy.deepcopy(table.snapshot()))
            assert again.snapshot() == table.snapshot()
            assert again.legal(table.actor()) == table.legal(table.actor())
            code = table.random_action(table.actor(), choices)
            again.play(table.actor(), code)
            table.play(table.actor(), code)
            assert again.snapshot() == table.snapshot()
        over = GAME.restore(table.snapshot())
        assert over.snapshot() == table.snapshot()
        assert (over.winners(), over.ending()) == (table.winners(), table.ending())


def test_a_resigned_game_is_restored_too() -> None:
    for table in moments().values():
        left = table()
        left.resign(P)
        again = GAME.restore(copy.deepcopy(left.snapshot()))
        assert again.snapshot() == left.snapshot()
        assert again.winners() == [O]


def test_looking_changes_nothing() -> None:
    table, choices = GAME.new(2, 3, chips=True), Luck(3)
    while table.to_act():
        before = table.snapshot()
        for seat in (P, O):
            table.legal(seat)
            table.evaluate(seat)
            GAME.view(table, seat)
        table.candidates(table.actor())
        table.rollout_action(table.actor(), Luck(1))
        GAME.score_sheet(table)
        GAME.draw(table)
        for code in range(GAME.size):
            GAME.why_not(table, table.actor(), code)
        assert table.snapshot() == before
        table.play(table.actor(), table.random_action(table.actor(), choices))


# --- tables for the changes below ------------------------------------------------------------------------------------


def opening() -> State:
    return opening_with(5, 3)


def taking_a_line() -> State:
    return do(opening_with(5, 3), P, "open first")


def keeping() -> State:
    return do(do(opening_with(5, 3, chips=True), P, "open white"), P, "keep doubler")


def moving() -> State:
    """Rows on both lines, one of them covered; P has used Redraw and Stack, O has used Redraw."""
    white = Line(5, "up 6/0, 4/0 3/0; down 4/1 | 4/2")
    black = Line(3, "up 0/4")
    return table_with(white, black, "1/0 2/0 2/1 2/2", other="5/0 5/1", markers="exchange", other_markers="exchange stack")


def with_a_chip() -> State:
    """P's Doubler lies on 2/0."""
    white = Line(5, "up 2/0 2/1")
    return table_with(white, Line(3), "1/0 3/0 2/2", chip="doubler", chip_on="2/0")


def placing() -> State:
    return do(table_with(Line(5), Line(3), "4/0 2/1 2/3 1/5 0/3"), P, "place white up", "use 2/1")


def stacking() -> State:
    table = table_with(Line(1, "up 2/0"), Line(6), "2/1 2/2 2/3", stack="many_layers")
    return do(table, P, "stack white up 1", "use 2/1", "layer")


def exchanging() -> State:
    return do(table_with(Line(5), Line(3), "4/0 2/1 2/3 1/5 0/3"), P, "exchange 4/0")


def moments() -> dict[str, Callable[[], State]]:
    return {table.__name__: table for table in (opening, taking_a_line, keeping, moving, with_a_chip, placing, stacking, exchanging)}


@pytest.mark.parametrize("moment", moments())
def test_every_moment_of_these_tests_is_sound(moment: str) -> None:
    table = moments()[moment]()
    assert GAME.restore(copy.deepcopy(table.snapshot())).snapshot() == table.snapshot()


# --- what is malformed or unsound ------------------------------------------------------------------------------------


def rows_of(told: Told, colour: str = "white", arm: str = "up") -> list[list[list[str]]]:
    found: list[list[list[str]]] = told["lines"][colour][arm]
    return found


WRONG: dict[str, tuple[Callable[[], State], Callable[[Told], object]]] = {
    "no seats": (moving, lambda told: told.pop("seats")),
    "three seats": (moving, lambda told: told.update(seats=3)),
    "seats in words": (moving, lambda told: told.update(seats="two")),
    "no options": (moving, lambda told: told.pop("options")),
    "an unknown option": (moving, lambda told: told["options"].update(speed=1)),
    "an unknown row size": (moving, lambda told: told["options"].update(row_size="huge")),
    "no luck": (moving, lambda told: told.pop("luck")),
    "no hands": (moving, lambda told: told.pop("hands")),
    "three hands": (moving, lambda told: told["hands"].append([])),
    "one hand": (moving, lambda told: told["hands"].pop()),
    "an unknown phase": (moving, lambda told: told.update(phase="sleeping")),
    "a seat that is not there": (moving, lambda told: told.update(seat=2)),
    "a die with seven pips": (moving, lambda told: told.update(dice=[7, 3])),
    "a die with none": (moving, lambda told: told.update(dice=[0, 3])),
    "equal dice": (opening, lambda told: told.update(dice=[4, 4])),
    "three dice": (moving, lambda told: told["dice"].append(1)),
    "the lower roller opens": (opening, lambda told: told.update(seat=1)),
    "a line owned before it is chosen": (opening, lambda told: told.update(white_owner=0)),
    "a line that nobody owns": (moving, lambda told: told.update(white_owner=None)),
    "a tile twice": (moving, lambda told: told["pile"].__setitem__(0, told["pile"][1])),
    "a tile lost": (moving, lambda told: told["pile"].pop()),
    "a tile that is none": (moving, lambda told: told["pile"].__setitem__(0, "4/3")),
    "a tile as a number": (moving, lambda told: told["pile"].__setitem__(0, 3)),
    "no tile aside": (moving, lambda told: told.update(aside=None)),
    "a laid tile in hand too": (moving, lambda told: told["hands"][0].append("6/0")),
    "a row with the wrong sum": (moving, lambda told: _swap(told, rows_of(told)[0][0], 0, told["hands"][0], 0)),
    "a row of the wrong size": (moving, lambda told: told["hands"][0].append(rows_of(told)[1][0].pop())),
    "a row without tiles": (moving, lambda told: told["hands"][0].extend(rows_of(told)[1].pop())),
    "a row of nothing": (moving, lambda told: rows_of(told).append([[]])),
    "a row of no layer": (moving, lambda told: rows_of(told).append([])),
    "a layer of the wrong size": (moving, lambda told: _move(told["hands"][0], rows_of(told, arm="down")[0][1])),
    "a layer that nobody stacked": (moving, lambda told: told["markers"][0].update(stack=True)),
    "a discard that nobody redrew": (moving, lambda told: [marker.update(redraw=True) for marker in told["markers"]]),
    "a Redraw without a discard": (moving, lambda told: told["hands"][0].append(told["discards"].pop())),
    "a marker in words": (moving, lambda told: told["markers"][0].update(redraw="down")),
    "no marker": (moving, lambda told: told["markers"][0].pop("redraw")),
    "a chip in a game without": (moving, lambda told: told.update(chips=["doubler", "doubler"])),
    "a chip on a tile in a game without": (moving, lambda told: told.update(chips_on=["6/0", None])),
    "a chip that is none": (with_a_chip, lambda told: told.update(chips=["tripler", "inverter"])),
    "no chip chosen in a turn": (with_a_chip, lambda told: told.update(chips=[None, "inverter"])),
    "a chip on a tile in hand": (with_a_chip, lambda told: told.update(chips_on=["1/0", None])),
    "a chip on a row that needs none": (with_a_chip, lambda told: told.update(chips_on=["2/0", "2/1"])),
    "a row that needs a chip without one": (with_a_chip, lambda told: told.update(chips_on=[None, None])),
    "the wrong kind of chip": (with_a_chip, lambda told: told.update(chips=["inverter", "inverter"])),
    "both have chosen and choose": (keeping, lambda told: told.update(chips=["doubler", "inverter"])),
    "rows before the first turn": (keeping, lambda told: _move(told["hands"][0], rows_of(told))),
    "a building without a phase": (placing, lambda told: told.update(phase="move")),
    "a phase without a building": (moving, lambda told: told.update(phase="row")),
    "a building of nothing": (placing, lambda told: told.update(building={})),
    "a building on no line": (placing, lambda told: told["building"].update(line="red")),
    "a building beyond the end": (placing, lambda told: told["building"].update(nth=3)),
    "a building that cannot be completed": (placing, lambda told: _swap(told, told["building"]["layers"][0], 0, told["hands"][0], 1)),
    "layers in the wrong order": (stacking, lambda told: told["building"].update(layers=[[], ["2/1"]])),
    "an exchange of nothing": (exchanging, lambda told: told.update(given=None)),
    "a tile given in no exchange": (exchanging, lambda told: told.update(phase="move")),
    "an end without an end": (moving, lambda told: told.update(phase="over")),
    "an end that is none": (moving, lambda told: told.update(phase="over", end="F")),
    "an end while it goes on": (moving, lambda told: told.update(end="A")),
    "an empty hand that did not win": (
        moving,
        lambda told: told["pile"].extend(told["hands"].__getitem__(1)) or told["hands"].__setitem__(1, []),
    ),
    "somebody has left and it goes on": (moving, lambda told: told.update(resigned=0)),
}


def _swap(told: Told, here: list[str], i: int, there: list[str], j: int) -> None:
    here[i], there[j] = there[j], here[i]


def _move(source: list[Any], target: list[Any]) -> None:
    target.append(source.pop())


@pytest.mark.parametrize("wrong", WRONG)
def test_a_snapshot_that_cannot_be_is_refused(wrong: str) -> None:
    table, change = WRONG[wrong]
    told = copy.deepcopy(table().snapshot())
    change(told)
    with pytest.raises(ValueError, match=r"\w+ \w+"):
        GAME.restore(told)


def test_a_table_at_which_nobody_could_move_is_refused() -> None:
    with pytest.raises(ValueError, match=r"\w+ \w+"):
        table_with(Line(2, "down 1/3; up 3/0, 2/1 2/3"), Line(1, "up 0/2 | 2/2, 0/1 1/2"), "1/0 2/0", markers="")


def test_a_line_of_six_rows_is_over() -> None:
    with pytest.raises(ValueError, match=r"\w+ \w+"):
        table_with(Line(4, "down 3/1, 1/2 1/3, 1/4; up 5/1, 3/2 3/3, 5/0 1/0 1/1"), Line(1), "2/0 2/2")


@pytest.mark.parametrize("told", [{}, {"seats": 2}])
def test_what_is_no_snapshot_is_refused(told: Told) -> None:
    with pytest.raises(ValueError, match=r"\w+ \w+"):
        GAME.restore(told)


@pytest.mark.parametrize("told", [None, 7, [], "seats"])
def test_what_is_no_table_of_names_and_values_is_refused(told: Any) -> None:
    with pytest.raises(ValueError, match=r"\w+ \w+"):
        GAME.restore(told)


@pytest.mark.parametrize("luck", [None, 7, [], {}, {"secret": "00"}])
def test_luck_that_cannot_be_read_is_refused(luck: object) -> None:
    with pytest.raises(ValueError, match=r"^luck is told by x, or by secret and drawn$"):
        GAME.restore(moving().snapshot() | {"luck": luck})


ODD: list[object] = [
    None,
    -1,
    0,
    1,
    2,
    "x",
    "",
    "4/0",
    "6/0",
    [],
    {},
    True,
    10**9,
    10**30,
    1.5,
    [0],
    ["4/0"],
    [["1/0"]],
    "white",
    "over",
    "A",
]


def places_in(told: object, at: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Where a snapshot has a value."""
    inside = told.items() if isinstance(told, dict) else enumerate(told) if isinstance(told, list) else ()
    for name, value in inside:
        yield (*at, name)
        yield from places_in(value, (*at, name))


def with_value(told: Told, at: tuple[str | int, ...], value: object) -> Told:
    changed = copy.deepcopy(told)
    around: Any = changed
    for name in at[:-1]:
        around = around[name]
    around[at[-1]] = value
    return changed


def restored(told: Told) -> State | str:
    """The table, or the sentence that refuses it."""
    try:
        return GAME.restore(told)
    except ValueError as refused:
        return str(refused)


def check_sound(told: Told, seed: int, what: str) -> bool:
    """Refused with a sentence, or a table that can be looked at and played to its end; was it refused?"""
    table = restored(told)
    if isinstance(table, str):
        assert " " in table, f"{what}: {table}"
        return True
    for looking in (None, P, O):
        GAME.view(table, looking)
    assert sorted(table.pieces()) == [1] * 27, what
    table.imagine(P, Luck(seed))
    play_out(table, seed)
    assert table.ending(), what
    return False


@pytest.mark.parametrize("moment", moments())
def test_an_odd_value_anywhere_is_refused_or_does_no_harm(moment: str) -> None:
    told = moments()[moment]().snapshot()
    refused = 0
    for number, at in enumerate(places_in(told)):
        for odd in ODD[number % 3 :: 3]:
            refused += check_sound(with_value(told, at, odd), number, f"{at} {odd!r}")
    assert refused > 100


@pytest.mark.parametrize("moment", moments())
def test_a_value_left_out_is_refused_or_does_no_harm(moment: str) -> None:
    told = moments()[moment]().snapshot()
    for number, at in enumerate(places_in(told)):
        changed = copy.deepcopy(told)
        around: Any = changed
        for name in at[:-1]:
            around = around[name]
        del around[at[-1]]
        check_sound(changed, number, f"without {at}")


@pytest.mark.parametrize("moment", moments())
def test_values_of_two_games_mixed_are_refused_or_do_no_harm(moment: str) -> None:
    told = moments()[moment]().snapshot()
    for number, other in enumerate(moments().values()):
        for name, value in other().snapshot().items():
            check_sound(told | {name: value}, number, f"{name} of {other.__name__}")


@pytest.mark.parametrize("moment", moments())
def test_tiles_that_change_places_are_refused_or_do_no_harm(moment: str) -> None:
    told = moments()[moment]().snapshot()
    spots = [at for at in places_in(told) if at[0] in ("hands", "pile", "aside", "lines", "discards", "building") and is_tile(told, at)]
    choices = Luck(7)
    for number in range(150):
        one, other = spots[choices.below(len(spots))], spots[choices.below(len(spots))]
        swapped = with_value(with_value(told, one, at_place(told, other)), other, at_place(told, one))
        check_sound(swapped, number, f"{one} and {other}")


def at_place(told: Any, at: tuple[str | int, ...]) -> Any:
    for name in at:
        told = told[name]
    return told


def is_tile(told: Told, at: tuple[str | int, ...]) -> bool:
    value = at_place(told, at)
    return isinstance(value, str) and "/" in value
