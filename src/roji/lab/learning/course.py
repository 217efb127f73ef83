"""The course of learning: games against itself and lessons in turn, and a trial of strength every now and then."""

import pickle
import time
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch

from roji.bots.greedy import choose_greedily
from roji.core.game import Game, Learned
from roji.core.luck import Luck
from roji.lab.learning.lessons import RATE, Lesson, experience, learn
from roji.lab.learning.network import Judge, ranges
from roji.lab.learning.selfplay import Records, first_thought, likely_choice, play, quick_choice

MATURE = 100  # lessons after which the steps are half as large
FIRST_GAMES = 20  # of the quick policy: they show how far each number ranges
TRIAL_SEED = 7_000_000  # deals that no training game has
SEEDS = 1_000_000_000  # apart from seed to seed


@dataclass(frozen=True)
class Plan:
    """How long to learn, and from what. The same seed and number of lessons give the same weights on one machine and thread."""

    minutes: float = 10.0
    lessons: int | None = None  # if said, instead of minutes
    seed: int = 1
    games: int = 256  # in a lesson
    trial_games: int = 100
    every: float = 60.0  # seconds from trial to trial


@dataclass(frozen=True)
class Mark:
    """A point of the learning curve."""

    minutes: float  # of this run
    lessons: int
    points: float  # mean of a seat in the last games against itself
    lesson: Lesson
    wins: float  # against `greedy`, by the first thought
    games: int


class Course:
    """A game on its way; it goes on from its own files."""

    def __init__(self, game: Game, plan: Plan, out: Path) -> None:
        if game.learned is None:
            raise ValueError(f"{game.title} has no features to learn from yet")
        self.game, self.learned, self.plan, self.out = game, game.learned, plan, out
        self.kept = out.with_suffix(".course")
        torch.set_num_threads(1)  # more would not be faster with networks as small, and sums would depend on how many
        torch.manual_seed(plan.seed)
        self.judge = _untaught(game, self.learned)
        self.optimizer = torch.optim.Adam(self.judge.parameters(), RATE)
        self.chance = torch.Generator().manual_seed(plan.seed)
        self.lessons = 0
        if self.kept.exists():
            self._go_on()
        self._begun = time.monotonic()

    def marks(self) -> Iterator[Mark]:
        """The curve while it grows, with weights written at each of its points; the last when the time is up."""
        due, over = 0.0, False
        self.learned.weights.use(self.judge.to_bytes(self.learned))
        while not over:
            lesson, records = self._learn()
            over = self._is_over()
            if over or self._seconds() >= due:
                due = self._seconds() + self.plan.every
                self._save()
                wins = trial(self.game, self.learned, self.plan.trial_games)
                yield Mark(self._seconds() / 60, self.lessons, float(np.mean(records.points)), lesson, wins, self.plan.trial_games)

    def _learn(self) -> tuple[Lesson, Records]:
        """Games of what was learned so far, and a lesson from them, in smaller steps as it grows older."""
        first = SEEDS * self.plan.seed + self.lessons * self.plan.games
        records = play(self.game, self.learned, range(first, first + self.plan.games), likely_choice)
        for group in self.optimizer.param_groups:
            group["lr"] = RATE / (1 + self.lessons / MATURE)
        lesson = learn(self.judge, self.optimizer, experience(self.judge, records), self.chance)
        self.lessons += 1
        self.learned.weights.use(self.judge.to_bytes(self.learned))
        return lesson, records

    def _seconds(self) -> float:
        return time.monotonic() - self._begun

    def _is_over(self) -> bool:
        if self.plan.lessons is not None:
            return self.lessons >= self.plan.lessons
        return self._seconds() >= 60 * self.plan.minutes

    def _save(self) -> None:
        """Weights, and what it takes to go on; each file is renamed into place when complete."""
        fresh = self.out.with_suffix(".fresh")
        fresh.write_bytes(self.judge.to_bytes(self.learned))
        fresh.replace(self.out)
        torch.save(
            {
                "version": self.learned.weights.version,
                "judge": self.judge.state_dict(),
                "optimizer": self.optimizer.state_dict(),
                "chance": self.chance.get_state(),
                "lessons": self.lessons,
            },
            fresh,
        )
        fresh.replace(self.kept)

    def _go_on(self) -> None:
        """From where it was; a ValueError says what is wrong with the file."""
        try:
            found = torch.load(self.kept, weights_only=True)
            if found["version"] != self.learned.weights.version:
                raise ValueError(f"{self.kept} is a course with features of version {found['version']}; delete it to begin anew")
            self.judge.load_state_dict(found["judge"])
            self.optimizer.load_state_dict(found["optimizer"])
            self.chance.set_state(found["chance"])
            self.lessons = found["lessons"]
        except (RuntimeError, OSError, EOFError, KeyError, TypeError, pickle.UnpicklingError, zipfile.BadZipFile) as wrong:
            raise ValueError(
                f"{self.kept} cannot be read as a course: it is damaged, or something else; delete it to begin anew"
            ) from wrong


def _untaught(game: Game, learned: Learned) -> Judge:
    """Networks that know nothing but how far the numbers range."""
    records = play(game, learned, range(TRIAL_SEED, TRIAL_SEED + FIRST_GAMES), quick_choice)
    views = np.concatenate(records.views)
    return Judge(ranges(views), ranges(np.concatenate(records.choices)))


def trial(game: Game, learned: Learned, games: int) -> float:
    """How many games the first thought wins against `greedy` at the other seats; shared wins count in part."""
    wins = 0.0
    for number in range(games):
        seats = learned.seats
        state = game.new(seats=seats, seed=TRIAL_SEED + number // seats, **game.with_bots)
        luck, own = Luck(number), number % seats
        while (acting := state.actor()) >= 0:
            known = state.imagine(acting, luck)
            state.play(acting, first_thought(known, acting, luck) if acting == own else choose_greedily(known, acting, luck))
        winners = state.winners()
        wins += 1 / len(winners) if own in winners else 0.0
    return wins
