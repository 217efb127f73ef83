"""The bots that the server is handed, and what they do in its worker processes."""

from typing import Any

import roji
from roji.bots import advice, alone
from roji.bots import review as reviews
from roji.bots.levels import LEVELS, choose, level
from roji.core import journal as journals
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

    @property
    def advise(self) -> Any:
        return advise

    @property
    def review(self) -> Any:
        return review


def think(game: str, snapshot: dict[str, Any], seat: int, level_name: str, seed: int, left_ms: int) -> int:
    """In a worker process: what a bot plays in a state imagined for its seat."""
    return choose(roji.game(game).restore(snapshot), seat, level(level_name), Luck(seed), left_ms)


def attempt(game: str, snapshot: dict[str, Any], seed: int, left_ms: int) -> bool | None:
    """In a worker process: whether a quick bot, playing alone from there, wins."""
    return alone.attempt(roji.game(game).restore(snapshot), Luck(seed), left_ms)


def advise(game: str, snapshot: dict[str, Any], seat: int, seed: int, left_ms: float) -> list[advice.Hint]:
    """In a worker process: the best few actions of a seat, from a state imagined for it."""
    rules = roji.game(game)
    return advice.advise(rules, rules.restore(snapshot), seat, Luck(seed), left_ms)


def review(game: str, journal_text: str, first: int, last: int | None, seed: int, left_ms: float) -> list[reviews.Moment]:
    """In a worker process: some lines of a finished game looked at again, each for a like part of the time."""
    rules, journal = roji.game(game), journals.read(journal_text)
    lines = (last or len(journal.entries)) - first + 1
    return list(reviews.review(rules, journal, seed, ms=left_ms / max(1, lines), first=first, last=last))
