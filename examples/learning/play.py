"""The trained bot, for the arena: `roji arena ohanami examples.learning.play:Gardener greedy`. It needs only numpy."""

import sys
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from cyclopts import App
from rich.console import Console

from examples.learning.features import GAME
from examples.learning.judgement import Judgement, load
from examples.learning.trial import trial
from roji.bots.levels import LEVELS

WEIGHTS = Path(__file__).with_name("gardener.npz")
PLAIN = [level.name for level in LEVELS.values() if level.plainly]

app = App(version_flags=[], help="Play many games of Ohanami with learned weights against a bot that does not look at the clock.")


@cache
def learned() -> Judgement:
    return load(WEIGHTS)


class Gardener:
    """Plays the action with the highest probability. It was trained in games for two."""

    def choose(self, view: Any, legal: list[Any], *, game: str, observation: bytes) -> int:
        if game != GAME.name:
            raise ValueError(f"this bot has learned {GAME.title}, not {game}")
        mask = np.zeros((1, GAME.size), np.int8)
        mask[0, [offer.code for offer in legal]] = 1
        return int(learned().choose(np.frombuffer(observation, np.int8)[None], mask)[0])


@app.default
def play(weights: Path = WEIGHTS, *, against: str = "greedy", games: int = 200, seed: int = 1) -> None:
    """Play the games that the arena would play with this seed, in parallel: much faster, and with the same results.

    Parameters
    ----------
    weights
        The file written by train.py.
    against
        The opponent: greedy or random.
    games
        The number of games, rounded up to whole deals: each is played from both seats.
    seed
        The seed of the deals and of the opponent's luck.
    """
    if against not in PLAIN:
        sys.exit(f"Here it plays against {' or '.join(PLAIN)}; roji arena has all bots.")
    try:
        judgement = load(weights)
    except ValueError as wrong:
        sys.exit(str(wrong))
    outcome = trial(judgement.choose, games, seed, against)
    (low, high), (own, other) = outcome.won.interval(), outcome.points()
    told = f"won {outcome.won.wins:g} of {outcome.won.games} games against {against}: {outcome.won.rate():.1%} ({low:.1%} to {high:.1%})"
    Console(highlight=False).print(f"{told}, {own:.1f} points to {other:.1f}", soft_wrap=True)


if __name__ == "__main__":
    app()
