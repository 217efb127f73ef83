"""The contract, checked for every registered game: a new game needs no new code here."""

from collections.abc import Callable

import pytest

import roji
from roji.core.game import Game
from roji.testing.checks import AT_A_TABLE, OF_A_GAME
from roji.testing.settings import SOAK, Setting, settings

GAMES = roji.all_games()
TABLES = [table for game in GAMES for table in settings(game)]
SEEDS = range(5) if SOAK else range(1)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("check", OF_A_GAME, ids=lambda check: check.__name__)
def test_game(check: Callable[[Game], None], game: Game) -> None:
    check(game)


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("check", AT_A_TABLE, ids=lambda check: check.__name__)
def test_table(check: Callable[[Setting, int], None], table: Setting) -> None:
    for seed in SEEDS:
        check(table, seed)
