"""The bots that the server is handed, and what they do in its worker processes."""

from typing import Any

import roji
from roji.bots import alone
from roji.bots.levels import LEVELS, choose, level
from roji.core.luck import Luck

INVITED = ("gakusei", "senmon", "sensei", "yusha")  # the levels that a table offers


class Bots:
    """The bots that the server is handed."""

    levels = tuple((name, LEVELS[name].about) for name in INVITED)

    @property
    def think(self) -> Any:
        return think

    @property
    def attempt(self) -> Any:
        return attempt


def think(game: str, snapshot: dict[str, Any], seat: int, level_name: str, seed: int, left_ms: int) -> int:
    """In a worker process: what a bot plays in a state imagined for its seat."""
    return choose(roji.game(game).restore(snapshot), seat, level(level_name), Luck(seed), left_ms)


def attempt(game: str, snapshot: dict[str, Any], seed: int, left_ms: int) -> bool | None:
    """In a worker process: whether a quick bot, playing alone from there, wins."""
    return alone.attempt(roji.game(game).restore(snapshot), Luck(seed), left_ms)
