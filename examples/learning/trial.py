"""Evaluation: games against one of our bots, played in parallel, every deal from both seats.

The deals, the seats and the other bot's luck are those of `roji arena` with the same seed, and so are the results.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from examples.learning.features import GAME, Bytes, Whole, numbers
from roji.bots.arena.counts import Share
from roji.bots.arena.pairings import Bout, deal_seed, luck_seed, schedule
from roji.bots.levels import LEVELS, Level, choose
from roji.core.luck import Luck
from roji.core.observation.canvas import Canvas

Chooser = Callable[[Bytes, Bytes], Whole]  # from observations and masks of a batch of decisions to a code for each
SEATS = 2


@dataclass(frozen=True)
class Outcome:
    """The results of the games."""

    won: Share
    scores: list[tuple[int, int]]  # by game: own score, the opponent's

    def points(self) -> tuple[float, float]:
        own, other = np.mean(self.scores, axis=0).tolist()
        return own, other


class Match:
    """One game against a bot that decides by itself."""

    def __init__(self, bout: Bout, seed: int, rival: Level) -> None:
        self.state = GAME.new(seats=SEATS, seed=deal_seed(seed, bout.deal), **GAME.with_bots)
        self.seat = bout.seating.index(0)
        self._rival, self._luck = rival, Luck(luck_seed(seed, bout.number, 1 - self.seat))

    def wait(self) -> bool:
        """Let the opponent play; whether it is our turn afterwards."""
        while (seat := self.state.actor()) == 1 - self.seat:
            self.state.play(seat, choose(self.state, seat, self._rival, self._luck))
        return seat >= 0

    def share(self) -> float:
        winners = self.state.winners()
        return 1 / len(winners) if self.seat in winners else 0.0

    def score(self) -> tuple[int, int]:
        scores = self.state.scores()
        return scores[self.seat], scores[1 - self.seat]


def trial(chooser: Chooser, games: int, seed: int = 1, rival: str = "greedy") -> Outcome:
    """Play this many games, rounded up to whole deals, against a bot whose play does not depend on time."""
    matches = [Match(bout, seed, LEVELS[rival]) for bout in schedule(2, [SEATS], games)]
    while asking := [match for match in matches if match.wait()]:
        for match, code in zip(asking, chooser(*_seen(asking)).tolist(), strict=True):
            match.state.play(match.seat, code)
    won = Share()
    for match in matches:
        won.add(match.share())
    return Outcome(won, [match.score() for match in matches])


def _seen(matches: list[Match]) -> tuple[Bytes, Bytes]:
    canvas = Canvas(len(matches) * GAME.planes.width)
    masks = np.zeros((len(matches), GAME.size), np.int8)
    for row, match in enumerate(matches):
        match.state.observe(match.seat, canvas.part(row * GAME.planes.width))
        masks[row, match.state.legal(match.seat)] = 1
    return numbers(canvas.cells).reshape(len(matches), -1), masks
