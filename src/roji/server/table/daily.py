"""The daily game: the same options and deal for everyone, on every server."""

from datetime import date
from typing import Any

from roji.core.game import Game
from roji.core.luck import secret_of_day
from roji.core.sentences import say
from roji.server.refusal import Refusal
from roji.server.wire.messages import TableAsked


def options_of_day(game: Game, day: str) -> dict[str, Any]:
    """The options of the daily game of a date."""
    if game.daily is None:
        raise Refusal(say("{game} has no game of the day here", game=game.title), 422)
    return dict(game.daily(_date(day)))


def deal_of_day(game: Game, asked: TableAsked) -> tuple[dict[str, Any], bytes]:
    """The options and the secret of a table for a daily game."""
    options = options_of_day(game, asked.day)
    if asked.options:
        raise Refusal("the game of the day has no other options: it is the same for everyone", 422)
    if len(asked.seats) != 1:
        raise Refusal("the game of the day is played alone", 422)
    return options, secret_of_day(game.name, asked.day)


def _date(day: str) -> date:
    try:
        read = date.fromisoformat(day)
    except ValueError:
        read = None
    if read is None or read.isoformat() != day:
        raise Refusal(say("a day is written like 2026-11-16, not {day}", day=day), 422)
    return read
