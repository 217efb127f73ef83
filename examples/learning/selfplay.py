"""Whole games of the network against itself, all side by side: what was seen, chosen, and what came of it."""

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor

from examples.learning.features import GAME, Bytes, Real, Whole, look, numbers
from examples.learning.network import Network
from roji.core.observation.rows import GameBatch
from roji.core.state import State

SEATS = 2
DECISIONS = 120  # in a game of two, always
WIN = 0.5  # what winning counts, beside
POINTS = 60.0  # so many points more than the other


def deal(seed: int) -> State:
    """A game as bots play it."""
    return GAME.new(seats=SEATS, seed=seed, **GAME.with_bots)


class Decisions(NamedTuple):
    """What was seen and what was done."""

    context: Tensor
    choices: Tensor
    there: Tensor  # which of the choices were
    chosen: Tensor  # its place among them
    log_probability: Tensor

    def some(self, rows: Tensor) -> "Decisions":
        return Decisions(*(part[rows] for part in self))


@dataclass(frozen=True)
class Experience:
    """Decisions of finished games, each with what was better or worse than expected (advantage) and what came in the end."""

    decisions: Decisions
    advantage: Tensor
    outcome: Tensor
    points: float  # mean of a seat


class School:
    """So many tables at which the network plays itself."""

    def __init__(self, games: int, seed: int) -> None:
        self.games = games
        self.rows = GameBatch(deal, games, GAME.planes.width, GAME.size, SEATS, seed)
        self.observations: Bytes = numbers(self.rows.observations.cells).reshape(games, -1)
        self.masks: Bytes = numbers(self.rows.masks.cells).reshape(games, -1)
        self.chance = torch.Generator().manual_seed(seed)

    @torch.no_grad()
    def play(self, network: Network, trust: float) -> Experience:
        """One game at each table. All last equally long, so all begin and end together."""
        decisions, values, actors = [], [], []
        for _ in range(DECISIONS):
            actors.append(np.array(self.rows.actors))
            decision, value = self.decide(network)
            decisions.append(decision)
            values.append(value.numpy())
        expected = np.stack(values)
        advantage = _advantages(expected, np.stack(actors), self._returns(), trust)
        return Experience(
            Decisions(*(torch.cat(part) for part in zip(*decisions, strict=True))),
            torch.from_numpy(advantage.ravel()),
            torch.from_numpy((advantage + expected).ravel()),
            float(self._points().mean()),
        )

    def decide(self, network: Network) -> tuple[Decisions, Tensor]:
        """One decision at each table, by the probabilities that the network gives."""
        sight = look(self.observations, self.masks)
        context, choices, there = (torch.from_numpy(part) for part in (sight.context, sight.choices, sight.codes >= 0))
        logs, value = network(context, choices, there)
        chosen = torch.multinomial(logs.exp(), 1, generator=self.chance)
        self.rows.step(np.take_along_axis(sight.codes, chosen.numpy(), axis=1).astype(np.int64).tobytes())
        return Decisions(context, choices, there, chosen[:, 0], logs.gather(1, chosen)[:, 0]), value

    def _points(self) -> Real:
        return np.array(self.rows.points, np.float32).reshape(self.games, SEATS)

    def _returns(self) -> Real:
        """What each game brought each seat."""
        points = self._points()
        won = np.array(self.rows.rewards, np.float32).reshape(self.games, SEATS)
        return (WIN * won + (points - points[:, ::-1]) / POINTS).astype(np.float32)


def _advantages(values: Real, actors: Whole, returns: Real, trust: float) -> Real:
    """How much better each decision was than expected, looking ahead further the more `trust` there is (lambda of GAE), seat by seat."""
    rows = np.arange(values.shape[1])
    coming, better = returns.copy(), np.zeros_like(returns)
    advantages = np.zeros_like(values)
    for step in reversed(range(len(values))):
        seat = actors[step]
        advantages[step] = coming[rows, seat] - values[step] + trust * better[rows, seat]
        coming[rows, seat] = values[step]
        better[rows, seat] = advantages[step]
    return advantages
