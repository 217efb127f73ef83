"""Random games played to the end, and a check that the pad scores them exactly as the game does."""

from collections.abc import Iterator
from typing import Any

import msgspec

from roji.core.game import Game
from roji.core.luck import Luck
from roji.core.sentences import words
from roji.core.state import State

Entry = dict[str, Any]
Tally = dict[str, Any]


def finished(game: Game, seats: int, seed: int, sensible: int = 3, **options: object) -> State:
    """A finished game of random actions; every `sensible`th action on average is one of the rollout policy, with 0 none."""
    table, choices = game.new(seats, seed, **options), Luck(-seed)
    while table.to_act():
        seat = table.actor()
        is_sensible = sensible > 0 and choices.below(sensible) == 0
        table.play(seat, table.rollout_action(seat, choices) if is_sensible else table.random_action(seat, choices))
    return table


def many(game: Game, count: int, **options: object) -> Iterator[State]:
    """`count` finished games, with all numbers of seats in turn."""
    for seed in range(1, count + 1):
        yield finished(game, game.seats[seed % len(game.seats)], seed, 3, **options)


def blank(table: State, **rest: Any) -> Entry:
    """An empty sheet with a name for every seat."""
    return {"players": [{"name": f"Player {seat + 1}"} for seat in range(len(table.scores()))], **rest}


def agree(said: Tally, game: Game, table: State) -> None:
    """Assert that lines, totals, winners and the ending agree."""
    assert said["faults"] == []
    assert said["rows"] == [
        {"label": travels(row.label), "points": list(row.points), "total": row.total} for row in game.score_sheet(table)
    ]
    assert said["scores"] == table.scores()
    assert said["winners"] == table.winners()
    assert said["ending"] == travels(words(str_of(table.ending())))


def str_of(sentence: str | None) -> str:
    assert sentence is not None
    return sentence


def travels(label: msgspec.Struct) -> dict[str, Any]:
    """The wire form of a message, as plain values."""
    plain: dict[str, Any] = msgspec.to_builtins(label)
    return plain


def faults(said: Tally) -> dict[str, str]:
    """The message key of each error, by its place."""
    return {fault["at"]: fault["why"]["key"] for fault in said["faults"]}
