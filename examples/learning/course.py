"""The training loop: self-play, an update for each batch of games, and a periodic evaluation against a fixed bot."""

import time
from collections.abc import Iterator
from dataclasses import dataclass

import torch

from examples.learning.judgement import Judgement, widths
from examples.learning.lessons import Lesson, Manner, learn
from examples.learning.network import HIDDEN, Network
from examples.learning.selfplay import Experience, School
from examples.learning.trial import trial

STEADY = Manner()
TRUST = 0.95  # lambda of GAE
MATURE = 100  # updates after which the learning rate is halved
TRIAL_SEED = 77  # deals that are not used in training


@dataclass(frozen=True)
class Plan:
    """The settings of a training run. The same seed and number of updates give the same weights on one machine with one thread."""

    minutes: float = 15.0
    lessons: int | None = None  # if given, replaces `minutes`
    seed: int = 1
    games: int = 128  # per update
    trial_games: int = 100
    every: float = 60.0  # seconds between evaluations
    hidden: int = HIDDEN
    manner: Manner = STEADY


@dataclass(frozen=True)
class Mark:
    """A point of the learning curve."""

    minutes: float
    lessons: int
    games: int  # of self-play
    points: float  # mean score per seat in them
    policy_loss: float
    value_loss: float
    entropy: float
    wins: float  # in the evaluation
    trial_games: int
    interval: tuple[float, float]
    trial_points: tuple[float, float]  # mean scores: own, the opponent's


class Course:
    """A network in training."""

    def __init__(self, plan: Plan) -> None:
        torch.manual_seed(plan.seed)
        self.plan = plan
        self.network = Network(*widths(), plan.hidden)
        self._optimizer = torch.optim.Adam(self.network.parameters(), plan.manner.rate)
        self._school = School(plan.games, seed=1_000_000_000 * plan.seed)
        self._chance = torch.Generator().manual_seed(plan.seed)
        self._begun = time.monotonic()
        self.lessons = 0

    def marks(self) -> Iterator[Mark]:
        """Train, and yield the points of the learning curve; the last one is the final result."""
        due, over = 0.0, False
        while not over:
            seen = self._school.play(self.network, TRUST)
            lesson = self._learn(seen)
            over = self._is_over()
            if over or self._seconds() >= due:
                due = self._seconds() + self.plan.every
                yield self._mark(lesson, seen.points)

    def judgement(self) -> Judgement:
        """The current weights as numpy arrays."""
        return Judgement({name: weights.numpy().copy() for name, weights in self.network.state_dict().items()})

    def _learn(self, seen: Experience) -> Lesson:
        """One update. The learning rate decays with the number of updates, not with time, so that runs are reproducible."""
        for group in self._optimizer.param_groups:
            group["lr"] = self.plan.manner.rate / (1 + self.lessons / MATURE)
        self.lessons += 1
        return learn(self.network, self._optimizer, seen, self.plan.manner, self._chance)

    def _seconds(self) -> float:
        return time.monotonic() - self._begun

    def _is_over(self) -> bool:
        if self.plan.lessons is not None:
            return self.lessons >= self.plan.lessons
        return self._seconds() >= 60 * self.plan.minutes

    def _mark(self, lesson: Lesson, points: float) -> Mark:
        outcome = trial(self.judgement().choose, self.plan.trial_games, TRIAL_SEED)
        return Mark(
            minutes=round(self._seconds() / 60, 2),
            lessons=self.lessons,
            games=self.lessons * self.plan.games,
            points=round(points, 1),
            policy_loss=round(lesson.policy, 4),
            value_loss=round(lesson.value, 4),
            entropy=round(lesson.entropy, 4),
            wins=outcome.won.wins,
            trial_games=outcome.won.games,
            interval=outcome.won.interval(),
            trial_points=outcome.points(),
        )
