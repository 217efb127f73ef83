"""Bossa's snapshots: a restored game continues identically."""

import copy

import pytest

from roji.core.luck import Luck
from roji.games.bossa import GAME
from tests.games.bossa.moments import MOMENTS
from tests.games.bossa.tables import O, P

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
def test_every_kind_of_choice_is_restored(moment: str) -> None:
    table = MOMENTS[moment]()
    assert GAME.restore(copy.deepcopy(table.snapshot())).snapshot() == table.snapshot()
