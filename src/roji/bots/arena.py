"""Bots against bots: duplicate deals, so that luck evens out, and an honest interval round the result."""

import math
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from roji.bots.levels import TURN_MS, Level, choose
from roji.core.game import State
from roji.core.luck import Luck
from roji.core.registry import Game


@dataclass
class Tally:
    """How one bot fared: games, its share of the wins, its points."""

    name: str
    games: int = 0
    wins: float = 0.0
    points: int = 0
    slowest_ms: float = 0.0

    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    def wilson(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    def told(self) -> dict[str, Any]:
        """The result, ready for JSON."""
        low, high = self.wilson()
        return {
            "bot": self.name,
            "games": self.games,
            "wins": self.wins,
            "rate": round(self.rate(), 4),
            "wilson_low": round(low, 4),
            "wilson_high": round(high, 4),
            "points": round(self.points / self.games, 2),
            "slowest_turn_ms": round(self.slowest_ms, 1),
        }


@dataclass
class Match:
    """Duplicate deals between bots: every deal is played once for each way round the table."""

    game: Game
    bots: list[Level]
    options: dict[str, object] = field(default_factory=dict)
    turn_ms: int = TURN_MS
    iterations: int = 0
    seed: int = 1

    def __post_init__(self) -> None:
        self.game.check_seats(len(self.bots))
        self.tallies = [Tally(bot.name) for bot in self.bots]

    def play(self, games: int) -> Iterator[int]:
        """Play so many games, rounded up to whole deals; yields the number done after each."""
        done = 0
        deal = 0
        while done < games:
            deal += 1
            for turned in range(len(self.bots)):
                self._play_one(deal, turned)
                done += 1
                yield done

    def _play_one(self, deal: int, turned: int) -> None:
        seats = len(self.bots)
        sitting = [(seat + turned) % seats for seat in range(seats)]  # the bot at each seat
        defaults = {**self.game.with_bots, **self.options}
        state = self.game.new(seats=seats, seed=deal_seed(self.seed, deal), **defaults)
        clocks = [Clock(self.turn_ms) for _ in range(seats)]
        luck = Luck(self.seed * 7_000_003 + deal * seats + turned)
        while (seat := state.actor()) >= 0:
            bot = self.bots[sitting[seat]]
            code = clocks[seat].timed(state, lambda left: choose(state, seat, bot, luck, left, self.iterations))  # noqa: B023
            state.play(seat, code)
        self._count(state, sitting, clocks)

    def _count(self, state: State, sitting: list[int], clocks: list["Clock"]) -> None:
        winners, scores = state.winners(), state.scores()
        for seat, who in enumerate(sitting):
            tally = self.tallies[who]
            tally.games += 1
            tally.wins += 1 / len(winners) if seat in winners else 0
            tally.points += scores[seat]
            tally.slowest_ms = max(tally.slowest_ms, clocks[seat].slowest_ms)


def deal_seed(seed: int, deal: int) -> int:
    """The seed of the so-many-th deal of a match."""
    return seed * 1_000_003 + deal


class Clock:
    """One seat's time: what is left of this turn."""

    def __init__(self, turn_ms: float) -> None:
        self.turn_ms = turn_ms
        self.turn = -1
        self.spent_ms = 0.0
        self.slowest_ms = 0.0

    def timed(self, state: State, decide: Callable[[float], int]) -> int:
        if state.turn() != self.turn:
            self.turn, self.spent_ms = state.turn(), 0.0
        began = time.perf_counter()
        code = decide(self.turn_ms - self.spent_ms)
        self.spent_ms += 1000 * (time.perf_counter() - began)
        self.slowest_ms = max(self.slowest_ms, self.spent_ms)
        return code


def wilson(wins: float, games: int, z: float = 1.959964) -> tuple[float, float]:
    """The 95% interval for a rate of wins."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    spread = z / (1 + z * z / games) * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return max(0.0, middle - spread), min(1.0, middle + spread)
