"""Self-play: a batch of whole games, with the observations, choices and outcomes."""

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
DECISIONS = 120  # of a game for two, which always has this many
WIN = 0.5  # the weight of winning in the return, beside the points
POINTS = 60.0  # scale of the difference of points


def deal(seed: int) -> State:
    """A new game with the options for bots."""
    return GAME.new(seats=SEATS, seed=seed, **GAME.with_bots)


class Decisions(NamedTuple):
    """A batch of decisions: the features and the choices made."""

    context: Tensor
    choices: Tensor
    there: Tensor  # mask of the real choices
    chosen: Tensor  # the index of the chosen one
    log_probability: Tensor

    def some(self, rows: Tensor) -> "Decisions":
        return Decisions(*(part[rows] for part in self))


@dataclass(frozen=True)
class Experience:
    """The decisions of finished games, each with its advantage and the outcome of its game."""

    decisions: Decisions
    advantage: Tensor
    outcome: Tensor
    points: float  # mean score per seat


class School:
    """A number of tables at which the network plays against itself."""

    def __init__(self, games: int, seed: int) -> None:
        self.games = games
        self.rows = GameBatch(deal, games, GAME.planes.width, GAME.size, SEATS, seed)
        self.observations: Bytes = numbers(self.rows.observations.cells).reshape(games, -1)
        self.masks: Bytes = numbers(self.rows.masks.cells).reshape(games, -1)
        self.chance = torch.Generator().manual_seed(seed)

    @torch.no_grad()
    def play(self, network: Network, trust: float) -> Experience:
        """Play one game at each table. All games have the same length, so they begin and end together."""
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
        """Sample one decision at each table from the network's probabilities."""
        sight = look(self.observations, self.masks)
        context, choices, there = (torch.from_numpy(part) for part in (sight.context, sight.choices, sight.codes >= 0))
        logs, value = network(context, choices, there)
        chosen = torch.multinomial(logs.exp(), 1, generator=self.chance)
        self.rows.step(np.take_along_axis(sight.codes, chosen.numpy(), axis=1).astype(np.int64).tobytes())
        return Decisions(context, choices, there, chosen[:, 0], logs.gather(1, chosen)[:, 0]), value

    def _points(self) -> Real:
        return np.array(self.rows.points, np.float32).reshape(self.games, SEATS)

    def _returns(self) -> Real:
        """The return of each game, by seat."""
        points = self._points()
        won = np.array(self.rows.rewards, np.float32).reshape(self.games, SEATS)
        return (WIN * won + (points - points[:, ::-1]) / POINTS).astype(np.float32)


def _advantages(values: Real, actors: Whole, returns: Real, trust: float) -> Real:
    """Generalised advantage estimates, computed seat by seat; `trust` is lambda."""
    rows = np.arange(values.shape[1])
    coming, better = returns.copy(), np.zeros_like(returns)
    advantages = np.zeros_like(values)
    for step in reversed(range(len(values))):
        seat = actors[step]
        advantages[step] = coming[rows, seat] - values[step] + trust * better[rows, seat]
        coming[rows, seat] = values[step]
        better[rows, seat] = advantages[step]
    return advantages
