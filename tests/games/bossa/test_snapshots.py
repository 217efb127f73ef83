"""Snapshots: a table told and read back plays on identically; an odd value anywhere is refused or does no harm."""

import copy
from collections.abc import Iterator
from typing import Any

import pytest

from roji.core.luck import Luck
from roji.games.bossa import GAME
from tests.games.bossa.moments import MOMENTS, Told, restored
from tests.games.bossa.tables import O, P, play_out

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
    for table in MOMENTS.values():
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


@pytest.mark.parametrize("moment", MOMENTS)
def test_every_moment_of_these_tests_is_sound(moment: str) -> None:
    table = MOMENTS[moment]()
    assert GAME.restore(copy.deepcopy(table.snapshot())).snapshot() == table.snapshot()


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


@pytest.mark.parametrize("moment", MOMENTS)
def test_an_odd_value_anywhere_is_refused_or_does_no_harm(moment: str) -> None:
    told = MOMENTS[moment]().snapshot()
    refused = 0
    for number, at in enumerate(places_in(told)):
        for odd in ODD[number % 3 :: 3]:
            refused += check_sound(with_value(told, at, odd), number, f"{at} {odd!r}")
    assert refused > 100


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_value_left_out_is_refused_or_does_no_harm(moment: str) -> None:
    told = MOMENTS[moment]().snapshot()
    for number, at in enumerate(places_in(told)):
        changed = copy.deepcopy(told)
        around: Any = changed
        for name in at[:-1]:
            around = around[name]
        del around[at[-1]]
        check_sound(changed, number, f"without {at}")


@pytest.mark.parametrize("moment", MOMENTS)
def test_values_of_two_games_mixed_are_refused_or_do_no_harm(moment: str) -> None:
    told = MOMENTS[moment]().snapshot()
    for number, other in enumerate(MOMENTS.values()):
        for name, value in other().snapshot().items():
            check_sound(told | {name: value}, number, f"{name} of {other.__name__}")


@pytest.mark.parametrize("moment", MOMENTS)
def test_tiles_that_change_places_are_refused_or_do_no_harm(moment: str) -> None:
    told = MOMENTS[moment]().snapshot()
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
