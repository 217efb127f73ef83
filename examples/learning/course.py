"""The course of learning: games against itself, a lesson from each batch of them, and a trial of strength every now and then."""

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
MATURE = 100  # lessons after which the steps are half as large
TRIAL_SEED = 77  # deals that no training game has


@dataclass(frozen=True)
class Plan:
    """How long to learn, and from what. The same seed and the same number of lessons give the same weights on one machine and thread."""

    minutes: float = 15.0
    lessons: int | None = None  # if said, instead of minutes
    seed: int = 1
    games: int = 128  # in a lesson
    trial_games: int = 100
    every: float = 60.0  # seconds from trial to trial
    hidden: int = HIDDEN
    manner: Manner = STEADY


@dataclass(frozen=True)
class Mark:
    """A point of the learning curve."""

    minutes: float
    lessons: int
    games: int  # played against itself
    points: float  # mean of a seat in them
    policy_loss: float
    value_loss: float
    entropy: float
    wins: float  # in the trial
    trial_games: int
    interval: tuple[float, float]
    trial_points: tuple[float, float]  # own, the other's


class Course:
    """A network on its way."""

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
        """The curve, while it grows; its last point is the end."""
        due, over = 0.0, False
        while not over:
            seen = self._school.play(self.network, TRUST)
            lesson = self._learn(seen)
            over = self._is_over()
            if over or self._seconds() >= due:
                due = self._seconds() + self.plan.every
                yield self._mark(lesson, seen.points)

    def judgement(self) -> Judgement:
        """What it has learned so far, in numpy."""
        return Judgement({name: weights.numpy().copy() for name, weights in self.network.state_dict().items()})

    def _learn(self, seen: Experience) -> Lesson:
        """Smaller steps as it grows older, by lessons and not by the clock."""
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
