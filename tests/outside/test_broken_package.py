"""A server whose environment has a broken game logs that once, and serves the other games."""

import os
from pathlib import Path

import httpx
import pytest

from roji.games import OURS
from tests.core.test_discovery import package
from tests.web.server import WebServer


def test_the_log_names_the_package_and_the_other_games_are_served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "installed").mkdir()
    package(tmp_path / "installed", "broken", "shop", "raise RuntimeError('no power')")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path / "installed"), os.environ.get("PYTHONPATH", "")]))
    server = WebServer(tmp_path / "roji.sqlite")
    try:
        served = [game["name"] for game in httpx.get(f"{server.address}/api/games").json()["games"]]
    finally:
        server.close()
    assert served == [game.name for game in OURS]
    sentence = "shop, a game of the package broken 1.2, is left out: broken:GAME cannot be imported (RuntimeError: no power)"
    assert server.log.read_text().count(sentence) == 1
