"""The course of learning: games, a network that learns from all of them, better games with that network, and so on."""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from roji.bots.greedy import choose_greedily
from roji.core.game import Game
from roji.core.luck import Luck
from roji.lab.learning.network import fit
from roji.lab.learning.positions import Positions, load, save, together
from roji.lab.learning.selfplay import Choice, judged_choice, play, quick_choice, searched_choice

FIRST_ROUND, ROUND = 0.1, 0.06  # shares of the time that games of one kind take in a round
MOST = 2_000_000  # positions kept: the youngest
EPOCHS = 4.0
QUICK_NOISE, NOISE = 0.3, 0.1
LEAST_GAMES = 20  # of a round, however little time there is
TRIAL_SEED = 7_000_000
SEEDS_A_ROUND = 10_000_000


@dataclass(frozen=True)
class Plan:
    """How long to learn, and at what table."""

    minutes: float = 10.0
    seats: int = 2
    seed: int = 1
    trial_games: int = 100


@dataclass(frozen=True)
class Mark:
    """A point of the learning curve."""

    round: int
    minutes: float
    positions: int
    brier: float  # on games held out
    wins: float  # against `greedy`, by the network's first thought
    games: int


class Course:
    """A game on its way; it goes on from its own files."""

    def __init__(self, game: Game, plan: Plan, out: Path) -> None:
        if game.learned is None:
            raise ValueError(f"{game.title} has no features to learn from yet")
        self.game, self.learned, self.plan, self.out = game, game.learned, plan, out
        self.kept = out.with_suffix(".positions.npz")
        self.positions: Positions | None = None
        self.round = 0
        if self.kept.exists():
            self.positions = load(self.kept, self.learned.weights.width)
            self.round = 1 + int(self.positions.deal.max()) // SEEDS_A_ROUND
            self.learned.weights.use(out.read_bytes())
        self._begun = time.monotonic()

    def marks(self) -> Iterator[Mark]:
        """One a round, with weights and positions written; the last when the time is up."""
        while self.round == 0 or self._minutes() < self.plan.minutes:
            self._play_round()
            assert self.positions is not None
            found = fit(self.learned, self.positions, EPOCHS, self.plan.seed + self.round)
            weights = found.judge.to_bytes(self.learned)
            self.learned.weights.use(weights)
            save(self.kept, self.positions)
            fresh = self.out.with_suffix(".fresh")
            fresh.write_bytes(weights)
            fresh.replace(self.out)
            wins = trial(self.game, self.plan.seats, self.plan.trial_games)
            yield Mark(self.round, self._minutes(), len(self.positions.deal), found.brier, wins, self.plan.trial_games)
            self.round += 1

    def _minutes(self) -> float:
        return (time.monotonic() - self._begun) / 60

    def _play_round(self) -> None:
        """The games of a round."""
        games: list[Positions] = [] if self.positions is None else [self.positions]
        begin = SEEDS_A_ROUND * self.round + self.plan.seed
        if self.round == 0:
            games += self._games(quick_choice, QUICK_NOISE, begin, FIRST_ROUND)
        else:
            games += self._games(judged_choice, NOISE, begin, ROUND)
            games += self._games(searched_choice, NOISE, begin + SEEDS_A_ROUND // 2, ROUND)
        self.positions = together(games).youngest(MOST)

    def _games(self, choice: Choice, noise: float, first: int, share: float) -> Iterator[Positions]:
        """Games for a share of the time, and a few at least."""
        until = time.monotonic() + 60 * self.plan.minutes * share
        seeds = count(first)
        for number, positions in enumerate(play(self.game, self.learned, self.plan.seats, seeds, choice, noise)):
            yield positions
            if number >= LEAST_GAMES and time.monotonic() >= until:
                return


def trial(game: Game, seats: int, games: int) -> float:
    """How many games the network's first thought wins against `greedy` at the other seats; shared wins count in part."""
    wins = 0.0
    for number in range(games):
        state = game.new(seats=seats, seed=TRIAL_SEED + number // seats, **game.with_bots)
        luck, own = Luck(number), number % seats
        while (acting := state.actor()) >= 0:
            known = state.imagine(acting, luck)
            state.play(acting, judged_choice(known, acting, luck) if acting == own else choose_greedily(known, acting, luck))
        winners = state.winners()
        wins += 1 / len(winners) if own in winners else 0.0
    return wins
