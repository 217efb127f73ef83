"""Bonsai's snapshots: a restored game continues identically, and reading one does not change the game."""

import copy

import pytest

from roji.core.luck import Luck
from roji.games.bonsai import GAME


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
