"""Snapshots: what is malformed or breaks a rule of the board is refused with a sentence."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from roji.core.luck import Luck
from roji.games.bonsai import GAME

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
