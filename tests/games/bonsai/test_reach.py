"""How far bonsai grow: cells are numbered up to 20 steps from the bud, and no game comes near the last of them."""

import os
from collections.abc import Callable

import pytest

from roji.bots.greedy import choose_at_random, choose_greedily
from roji.core.luck import Luck
from roji.core.state import State
from roji.games.bonsai import GAME
from tests.games.bonsai.tables import look

SOAK = os.environ.get("ROJI_SOAK") == "1"  # the long run
GAMES = 10_000 if SOAK else 24
NEAR = 15

Choose = Callable[[State, int, Luck], int]


def choose_quickly(table: State, seat: int, luck: Luck) -> int:
    return table.rollout_action(seat, luck)


def reach(table: State) -> int:
    """Steps from the bud to the farthest tile."""
    cells = [tile.at for player in look(table, None).players for tree in player.trees for tile in tree.tiles]
    return max(max(abs(cell.q), abs(cell.r), abs(cell.q + cell.r)) for cell in cells)


def played(seed: int, choose: Choose) -> State:
    table, choices = GAME.new(1 + seed % 4, seed), Luck(seed)
    while table.to_act():
        seat = table.actor()
        table.play(seat, choose(table, seat, choices))
    return table


@pytest.mark.parametrize("choose", [choose_at_random, choose_quickly, choose_greedily])
def test_no_game_comes_near_the_last_cells(choose: Choose) -> None:
    assert max(reach(played(seed, choose)) for seed in range(GAMES)) < NEAR
