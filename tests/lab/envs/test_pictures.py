"""Rendered images: PettingZoo's own test, and what they show."""

import asyncio
from pathlib import Path

import numpy as np
import pytest

import roji
from roji import lab
from roji.lab.envs import picture
from roji.lab.envs.aec import TurnEnv
from tests.lab.petting import render_test
from tests.lab.tables import whole_game


def colours(shown: np.ndarray[tuple[int, ...], np.dtype[np.uint8]]) -> int:
    return len(np.unique(shown @ np.array([1 << 16, 1 << 8, 1])))


def test_pettingzoos_render_test() -> None:
    render_test(lambda render_mode: lab.aec("ohanami", render_mode=render_mode))


def test_every_game_has_a_picture_that_changes_when_it_is_played() -> None:
    painter = picture.Painter()
    for game in roji.all_games():
        seats = game.seats[-1]
        begins, (_, ended) = game.new(seats, 1), whole_game(game.name, seats, 1)
        first, last = painter.paint(game, begins), painter.paint(game, ended)
        assert first.shape == (720, 960, 3)
        assert first.dtype == np.uint8
        assert colours(first) > 200
        assert (first != last).any(axis=2).sum() > 1000
    assert (last == painter.paint(game, ended)).all()
    painter.close()


def test_a_picture_can_be_drawn_where_an_event_loop_runs() -> None:
    async def draw() -> TurnEnv:
        env = lab.aec("ohanami", render_mode="rgb_array")
        env.reset(seed=1)
        assert colours(np.asarray(env.render())) > 200
        return env

    asyncio.run(draw()).close()


def test_without_the_built_pages_a_sentence_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(picture, "PAGES", tmp_path)
    env = lab.aec("ohanami", render_mode="rgb_array")
    env.reset(seed=1)
    with pytest.raises(RuntimeError, match="the web pages, which are not built here: make web"):
        env.render()


def test_without_chromium_a_sentence_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(tmp_path))
    env = lab.aec("ohanami", render_mode="rgb_array")
    env.reset(seed=1)
    with pytest.raises(RuntimeError, match="pictures are drawn by Chromium, which did not start; install it: playwright install chromium"):
        env.render()
