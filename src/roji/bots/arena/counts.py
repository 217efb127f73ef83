"""Tournament statistics: wins and points per bot, pairwise results, and the value of each seat."""

import math
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import permutations
from statistics import mean

from roji.bots.arena.results import Result


def wilson(wins: float, games: int, z: float = 1.959964) -> tuple[float, float]:
    """The Wilson 95% interval of a win rate."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    spread = z / (1 + z * z / games) * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return max(0.0, middle - spread), min(1.0, middle + spread)


@dataclass
class Share:
    """Wins out of games; a shared win counts as a share."""

    wins: float = 0.0
    games: int = 0

    def add(self, won: float) -> None:
        self.wins += won
        self.games += 1

    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)


@dataclass
class Tally:
    """One bot's record. If it has several seats at a table, each counts."""

    name: str
    won: Share = field(default_factory=Share)
    scores: list[int] = field(default_factory=list)  # of games without a forfeit; the others are cut short
    decisions: int = 0
    spent_ms: float = 0.0
    slowest_ms: float = 0.0
    forfeits: list[tuple[int, str]] = field(default_factory=list)  # the game's number, and why

    def points(self) -> str:
        """The mean as text."""
        return f"{mean(self.scores):.1f}" if self.scores else "–"

    def decisions_per_s(self) -> float:
        return 1000 * self.decisions / self.spent_ms if self.spent_ms else 0.0

    def add(self, result: Result, seat: int) -> None:
        self.won.add(result.share(seat))
        self.decisions += result.decisions[seat]
        self.spent_ms += result.spent_ms[seat]
        self.slowest_ms = max(self.slowest_ms, result.slowest_ms[seat])
        if not result.forfeits:
            self.scores.append(result.scores[seat])
        elif seat in result.forfeits:
            self.forfeits.append((result.number, result.forfeits[seat]))


class Tallies:
    """The whole tournament, counted game by game."""

    def __init__(self, names: list[str], results: Iterable[Result] = ()) -> None:
        self.names = names
        self.results: list[Result] = []
        self.bots = [Tally(name) for name in names]
        self.above: dict[tuple[int, int], Share] = {}  # how often the first of two bots finished above the second
        self.seats: dict[int, list[Share]] = {}  # by number of seats: the share of each seat
        self.at: dict[tuple[int, int], Share] = {}  # by number of seats and bot
        for result in results:
            self.add(result)

    def add(self, result: Result) -> None:
        self.results.append(result)
        size = len(result.seating)
        seats = self.seats.setdefault(size, [Share() for _ in range(size)])
        for seat, bot in enumerate(result.seating):
            self.bots[bot].add(result, seat)
            seats[seat].add(result.share(seat))
            self.at.setdefault((size, bot), Share()).add(result.share(seat))
        self._compare(result)

    def _compare(self, result: Result) -> None:
        ranks = result.ranks()
        for one, other in permutations(range(len(ranks)), 2):
            bots = result.seating[one], result.seating[other]
            if bots[0] != bots[1]:
                beat = 0.5 if ranks[one] == ranks[other] else float(ranks[one] < ranks[other])
                self.above.setdefault(bots, Share()).add(beat)
