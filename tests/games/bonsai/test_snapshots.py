"""Snapshots: what is malformed or breaks a rule of the board is refused with a sentence."""

import copy
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from roji.core.luck import Luck
from roji.games.bonsai import GAME
from tests.games.bonsai.tables import Sitting, do, play_out, table_with

Told = dict[str, Any]


def midgame() -> Told:
    table, choices = GAME.new(2, 8), Luck(8)
    for _ in range(60):
        table.play(table.actor(), table.random_action(table.actor(), choices))
    return table.snapshot()


def changed(change: Callable[[Told], object]) -> Told:
    told = copy.deepcopy(midgame())
    change(told)
    return told


def player(told: Told) -> Told:
    first: Told = told["players"][0]
    return first


@pytest.mark.parametrize(("seats", "options"), [(1, {}), (1, {"scenario": "emperor"}), (2, {"tokonoma": True}), (4, {})], ids=str)
def test_a_snapshot_plays_on_identically(seats: int, options: dict[str, object]) -> None:
    table, choices = GAME.new(seats, 3, **options), Luck(3)
    while table.to_act():
        again = GAME.restore(copy.deepcopy(table.snapshot()))
        code = table.random_action(table.actor(), choices)
        again.play(table.actor(), code)
        table.play(table.actor(), code)
        assert again.snapshot() == table.snapshot()


def test_looking_changes_nothing() -> None:
    for options in ({"scenario": "flourishing_spring"}, {}):
        table, choices = GAME.new(1, 3, **options), Luck(3)
        while table.to_act():
            before = table.snapshot()
            table.legal(0)
            table.candidates(0)
            table.evaluate(0)
            GAME.view(table, 0)
            GAME.score_sheet(table)
            GAME.draw(table)
            assert table.snapshot() == before
            table.play(0, table.random_action(0, choices))


WRONG: dict[str, Callable[[Told], object]] = {
    "no seats": lambda told: told.pop("seats"),
    "no players": lambda told: told.pop("players"),
    "no luck": lambda told: told.pop("luck"),
    "no deck": lambda told: told.pop("deck"),
    "five seats": lambda told: told.update(seats=5),
    "three seats for two players": lambda told: told.update(seats=3),
    "seats in words": lambda told: told.update(seats="two"),
    "an unknown phase": lambda told: told.update(phase="sleeping"),
    "a seat that is not there": lambda told: told.update(seat=2),
    "an unknown option": lambda told: told["options"].update(speed=1),
    "an impossible option": lambda told: told["options"].update(scenario="emperor"),
    "a card twice": lambda told: told["deck"].append(told["deck"][0]),
    "a card lost": lambda told: told["deck"].pop(),
    "a card of other player counts": lambda told: told["deck"].__setitem__(0, 4),
    "a card that is none": lambda told: told["deck"].__setitem__(0, 48),
    "five slots": lambda told: told["slots"].append(None),
    "a slot that is no card": lambda told: told["slots"].__setitem__(0, ""),
    "a card owned twice": lambda told: player(told)["cards"].append(told["deck"][0]),
    "a tree that breaks the rules": lambda told: player(told).update(trees=["W(0,-2)"]),
    "a tree that is none": lambda told: player(told).update(trees=["oak"]),
    "two trees": lambda told: player(told).update(trees=["", ""]),
    "no tree": lambda told: player(told).update(trees=[]),
    "tiles below nothing": lambda told: player(told).update(supply=[-1, 0, 0, 0]),
    "five kinds of tiles": lambda told: player(told).update(supply=[0, 0, 0, 0, 0]),
    "a goal that is not in play": lambda told: player(told).update(claimed=[2], claimed_by=[0]),
    "a goal owned twice": lambda told: [one.update(claimed=[told["goals"][0]], claimed_by=[0]) for one in told["players"]],
    "two goals of a colour": lambda told: player(told).update(claimed=told["goals"][:2], claimed_by=[0, 0]),
    "an intermediate goal for two": lambda told: told.update(goals=[1, 2, 3, 4, 6, 7]),
    "a goal that is none": lambda told: told.update(goals=[1, 3, 4, 6, 7, 16]),
    "a second bonsai without the Emperor": lambda told: told.update(tends=1),
    "more tiles than fit": lambda told: player(told).update(supply=[9, 9, 9, 9]),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_a_snapshot_that_cannot_be_is_refused(wrong: str) -> None:
    with pytest.raises(ValueError, match=r"\w+ \w+"):
        GAME.restore(changed(WRONG[wrong]))


@pytest.mark.parametrize("told", [{}, {"seats": 2}])
def test_what_is_no_snapshot_is_refused(told: Told) -> None:
    with pytest.raises(ValueError, match=r"\w+ \w+"):
        GAME.restore(told)


# --- turns that could not have come about ----------------------------------------------------------------------------


def placing() -> Told:
    """A turn in which one of two woods has been placed."""
    table = table_with(Sitting("", "wood wood"), Sitting())
    return do(table, 0, "cultivate", "grow wood 0,-1").snapshot()


def choosing() -> Told:
    """A turn in which the card of slot 2 has been taken."""
    return do(table_with(Sitting(), Sitting(), row=[1, 2, 3, 7]), 0, "meditate 2").snapshot()


NEVER: list[tuple[Callable[[], Told], Told, str]] = [
    (placing, {"budget": {"any": 2, "wood": 0, "leaf": 1, "flower": 0, "fruit": 0}}, "more symbols are left than there were"),
    (placing, {"placed": 2}, "2 tiles were placed, but 1 symbols are used up"),
    (placing, {"vacated": 1}, "vacated cannot be 1 in this phase"),
    (placing, {"card": 1}, "card names the card that is being used, and none if there is none"),
    (placing, {"final": [0, 1]}, "the last turns come when the deck is empty"),
    (placing, {"resigned": [1]}, "the game is over when all others have resigned"),
    (choosing, {"vacated": 3}, "only slot 2 leaves a choice of tiles"),
    (choosing, {"card": 1}, "the card that is being used is not the player's"),
    (choosing, {"phase": "helper"}, "the card that is being used is no Helper"),
    (choosing, {"phase": "action", "card": None, "vacated": 0}, "a slot is empty that should have a card"),
    (choosing, {"phase": "over"}, "the game is over, so final must be empty"),
    (choosing, {"phase": "discard"}, "no tile is beyond the capacity, so the phase cannot be discard"),
    (choosing, {"phase": "goals"}, "no goal is to be decided, so the phase cannot be goals"),
]


@pytest.mark.parametrize(("turn", "change", "sentence"), NEVER, ids=[sentence.replace(" ", "-") for _, _, sentence in NEVER])
def test_a_turn_that_could_not_have_come_about_is_refused(turn: Callable[[], Told], change: Told, sentence: str) -> None:
    GAME.restore(turn())
    with pytest.raises(ValueError, match=f"^{sentence}$"):
        GAME.restore(turn() | change)


def test_too_many_tiles_at_the_beginning_of_a_turn_are_refused() -> None:
    with pytest.raises(ValueError, match=r"^seat 0 keeps 6 tiles, but 5 are the most$"):
        table_with(Sitting(supply="wood " * 6), Sitting())


@pytest.mark.parametrize("told", [None, 7, [], "seats"])
def test_what_is_no_table_of_names_and_values_is_refused(told: Any) -> None:
    with pytest.raises(ValueError, match=r"^a snapshot is a table of names and values"):
        GAME.restore(told)


@pytest.mark.parametrize("luck", [None, 7, [], {}, {"secret": "00"}])
def test_luck_that_cannot_be_read_is_refused(luck: object) -> None:
    with pytest.raises(ValueError, match=r"^luck is told by x, or by secret and drawn$"):
        GAME.restore(midgame() | {"luck": luck})


ODD: list[object] = [None, -1, 0, 1, 3, "x", "", [], {}, True, 10**9, 1.5, [0], [1, 2], "W(0,-1)"]


def places_in(told: object, at: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Where a snapshot has a value."""
    inside = told.items() if isinstance(told, dict) else enumerate(told) if isinstance(told, list) else ()
    for name, value in inside:
        yield (*at, name)
        yield from places_in(value, (*at, name))


def with_odd_value(told: Told, at: tuple[str | int, ...], odd: object) -> Told:
    changed = copy.deepcopy(told)
    around: Any = changed
    for name in at[:-1]:
        around = around[name]
    around[at[-1]] = odd
    return changed


@pytest.mark.parametrize("turn", [placing, choosing, midgame])
def test_an_odd_value_anywhere_is_refused_or_does_no_harm(turn: Callable[[], Told]) -> None:
    for number, at in enumerate(places_in(turn())):
        for odd in ODD[number % 3 :: 3]:
            try:
                table = GAME.restore(with_odd_value(turn(), at, odd))
            except ValueError:
                continue
            play_out(table, seed=number)
            assert table.ending(), f"{at} {odd!r}"
