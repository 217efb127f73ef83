"""Bots for tests: one that chooses any legal action, and two with faults."""

from types import SimpleNamespace
from typing import Any

import roji
from roji.core.luck import Luck
from tests.server import peaks


def think(game: str, snapshot: dict[str, Any], seat: int, level: str, seed: int, left_ms: int) -> int:
    """Also proves what a bot is given: never the table's secret, and time that only shrinks within a turn."""
    assert "secret" not in str(snapshot)
    assert 0 <= left_ms <= 1000
    rules = peaks.GAME if game == "peaks" else roji.game(game)
    if level == "cheat":
        return rules.size - 1
    assert level != "fool", "a bot that cannot think"
    return rules.restore(snapshot).random_action(seat, Luck(seed))


BOTS = SimpleNamespace(
    levels=[("any", "does anything"), ("cheat", "breaks the rules"), ("fool", "fails")],
    think=think,
)
