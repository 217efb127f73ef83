"""The functions that a server's bot processes run. The server is handed this module."""

from collections.abc import Mapping
from typing import Any

from roji.bots import playouts
from roji.bots.analysis import advice
from roji.bots.analysis import review as reviews
from roji.bots.levels import LEVELS, choose, level
from roji.core.game import Game
from roji.core.journal import fold as journals
from roji.core.luck import Luck

Games = Mapping[str, Game]
INVITED = ("gakusei", "senmon", "sensei", "yusha")  # the levels that a table offers

levels = tuple((name, LEVELS[name].about) for name in INVITED)


def think(games: Games, game: str, snapshot: dict[str, Any], seat: int, level_name: str, seed: int, left_ms: int) -> int:
    """The bot's action in a state imagined for its seat."""
    return choose(games[game].restore(snapshot), seat, level(level_name), Luck(seed), left_ms)


def attempt(games: Games, game: str, snapshot: dict[str, Any], seed: int, left_ms: int) -> bool | None:
    """Whether the rollout policy wins a solo game from this deal."""
    return playouts.attempt(games[game].restore(snapshot), Luck(seed), left_ms)


def advise(games: Games, game: str, snapshot: dict[str, Any], seat: int, seed: int, left_ms: float) -> list[advice.Recommendation]:
    """The best few actions of a seat, from a state imagined for it."""
    rules = games[game]
    return advice.advise(rules, rules.restore(snapshot), seat, Luck(seed), left_ms)


def review(
    games: Games, game: str, journal_text: str, first: int, last: int | None, seed: int, left_ms: float
) -> list[reviews.ReviewedChoice]:
    """Review some lines of a finished game; the time is divided equally among them."""
    rules, journal = games[game], journals.read(journal_text)
    lines = (last or len(journal.entries)) - first + 1
    return list(reviews.review(rules, journal, seed, ms=left_ms / max(1, lines), first=first, last=last))
