"""What bots think about: a choice, advice, how hard a game is. A worker of its own is asked, so that the tables answer meanwhile."""

import time
from typing import Any

import msgspec

from roji.bots import worker
from roji.bots.levels import choose, level
from roji.core.luck import Luck
from roji.pocket.messages import Question, Turn
from roji.pocket.records import GAMES
from roji.server.bots.analysis import hint_message
from roji.server.refusal import Refusal
from roji.server.table.replay import find_game
from roji.server.table.setup import dealt
from roji.server.wire.messages import Hint, Trials, TrialsAsked

TRIALS_S = 20.0  # for the games of one request


class Move(msgspec.Struct, frozen=True):
    code: int
    took_ms: float


def think(taken: dict[str, Any]) -> Move:
    """A bot's choice."""
    asked = msgspec.convert(taken, Turn)
    began = time.perf_counter()
    state = GAMES[asked.game].restore(msgspec.json.decode(asked.known))
    code = choose(state, asked.seat, level(asked.level), Luck(asked.seed), asked.left_ms)
    return Move(code, 1000 * (time.perf_counter() - began))


def advise(asked: dict[str, Any]) -> list[Hint]:
    """The best few actions of a seat."""
    question = msgspec.convert(asked, Question)
    known = msgspec.json.decode(question.known)
    hints = worker.advise(GAMES, question.game, known, question.seat, question.seed, question.left_ms)
    return [hint_message(GAMES[question.game], hint) for hint in hints]


def trials(name: str, asked: dict[str, Any]) -> Trials:
    """Play as many of the requested games as time allows, and count the wins."""
    wanted, game = msgspec.convert(asked, TrialsAsked), find_game(GAMES, name, 404)
    end = time.monotonic() + TRIALS_S
    played = won = 0
    for seed in range(wanted.seed, wanted.seed + wanted.plays):
        known = dealt(game, wanted.options, seed).snapshot()
        result = worker.attempt(GAMES, name, known, seed, int(1000 * (end - time.monotonic())))
        if result is None:
            break
        played, won = played + 1, won + result
    if played == 0:
        raise Refusal("there was no time to play even once; try again in a moment", 503)
    return Trials(played, won)
