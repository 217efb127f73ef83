"""The first state of a table with chosen options."""

from typing import Any

from roji.core.game import Game
from roji.core.sentences import say
from roji.core.state import State
from roji.server.refusal import Refusal, quote


def dealt(game: Game, options: dict[str, Any], seed: int) -> State:
    """A solo game with these options; refused with the rules' sentence."""
    if 1 not in game.seats:
        raise Refusal(say("{game} is not played alone", game=game.title), 422)
    return set_up(game, 1, options, seed)


def set_up(game: Game, seats: int, options: dict[str, Any], seed: int = 0) -> State:
    """The initial state of a table with these options; refused with the rules' sentence."""
    try:
        return game.new(seats=seats, seed=seed, **options)
    except ValueError as wrong:
        raise Refusal(quote(wrong), 422) from None
