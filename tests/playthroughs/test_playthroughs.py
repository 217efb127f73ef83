"""Recorded games replay identically; `python -m tools.record_playthroughs` records them again."""

from pathlib import Path

import pytest

import roji
from roji.core.game import Game
from roji.core.playthrough import check

FILES = sorted(Path(__file__).parent.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_recorded_game_comes_out_the_same(path: Path) -> None:
    check(roji.game(path.stem.split("-")[0]), path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("game", roji.all_games(), ids=lambda game: game.name)
def test_every_player_count_is_recorded(game: Game) -> None:
    recorded = {path.stem for path in FILES}
    assert {f"{game.name}-{seats}" for seats in game.seats} <= recorded
