"""Takenoko's snapshots: a restored game continues identically from every phase, with and without memory."""

import copy
from collections.abc import Callable

import pytest

from roji.core.luck import Luck
from roji.core.state import State
from roji.games.takenoko import GAME
from tests.games.takenoko.tables import PlayerSetup, do, later, table_with

GARDEN = "G(1,0)1 Y(0,1)1 P(1,1)1 ~(1,0)SW ~(0,1)E"


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"advanced": True}), (4, {"unlimited_bamboo": True})], ids=str)
def test_a_snapshot_plays_on_identically(seats: int, options: dict[str, object]) -> None:
    table, choices = GAME.new(seats, 3, **options), Luck(3)
    for step in range(120):
        again = GAME.restore(copy.deepcopy(table.snapshot()))
        for _ in range(1 + step % 4):
            code = table.random_action(table.actor(), choices)
            again.play(table.actor(), code)
            table.play(table.actor(), code)
        assert again.snapshot() == table.snapshot()


def test_looking_changes_nothing() -> None:
    table = GAME.new(2, 3, advanced=True)
    for step in range(60):
        before = table.snapshot()
        seat = table.actor()
        table.legal(seat)
        table.candidates(seat)
        table.evaluate(seat)
        GAME.view(table, seat)
        GAME.score_sheet(table)
        GAME.draw(table)
        assert table.snapshot() == before
        later(table, 5, step)


def test_without_memory_nothing_is_remembered_and_the_rest_is_the_same() -> None:
    told = later(GAME.new(2, 8), 150, 8).snapshot() | {"memory": None}
    table = GAME.restore(told)
    assert table.snapshot() | {"memory": None} == told
    piles = {str(table.imagine(0, Luck(seed)).snapshot()["pile"]) for seed in range(20)}
    assert len(piles) > 10


def choosing() -> State:
    """Plots have been drawn and one of them is kept."""
    table = table_with(garden=GARDEN, pile=["green plain", "pink watershed", "yellow plain"])
    return do(table, 0, "plots", "keep pink watershed")


def raining() -> State:
    return table_with(garden=GARDEN, weather="rain", phase="rain")


def improving() -> State:
    table = table_with(PlayerSetup(chips="enclosure"), PlayerSetup(), garden=GARDEN, pile=["green plain"] * 3)
    return do(table, 0, "plots", "keep green plain", "under green plain", "lay -1,1")


def sharing() -> State:
    table = table_with(PlayerSetup(), PlayerSetup(sections="green " * 32), garden="G(1,0)1 G(0,1)1 G(1,-1)1")
    return do(table, 0, "gardener 1,0")


def rejecting() -> State:
    table = table_with(garden="G(1,0)1 G(0,1)1 G(-1,1)1", top={"plot": ["PL-G2"]}, advanced=True)
    return do(table, 0, "objective plot")


def ending() -> State:
    claimed = "PL-G1 PL-G2 PL-G3 PL-G4 PL-Y1 PL-Y2 PL-Y3 PL-Y4"
    table = table_with(PlayerSetup("PA-G", claimed, sections="green green"), PlayerSetup(), garden=GARDEN)
    return do(table, 0, "claim PA-G")


MOMENTS = [choosing, raining, improving, sharing, rejecting, ending]


@pytest.mark.parametrize("moment", MOMENTS)
def test_every_kind_of_moment_is_restored(moment: Callable[[], State]) -> None:
    table = moment()
    again = GAME.restore(copy.deepcopy(table.snapshot()))
    for step in range(12):
        assert again.snapshot() == table.snapshot()
        assert again.legal(table.actor()) == table.legal(table.actor())
        later(table, 1, step)
        later(again, 1, step)
