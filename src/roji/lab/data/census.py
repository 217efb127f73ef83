"""Statistics of a game over many games: points, length, branching, seat advantage, information revealed."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from statistics import mean, pstdev
from typing import Any

from roji.bots.arena.counts import Share
from roji.lab.data.records import GameRecord, begin, steps
from roji.lab.fleet.selfplay import SelfPlay

PHASES = 10  # tenths of a game, by its decisions
QUANTILES = (0.0, 0.25, 0.5, 0.75, 1.0)


@dataclass
class Census:
    """Raw numbers, one per game or decision, so that their distributions can be drawn."""

    scores: list[list[int]]  # by seat, of games without a forfeit
    won: list[Share]  # by seat
    drawn: int = 0  # games with a shared win
    lengths: list[int] = field(default_factory=list)  # decisions per game
    turns: list[int] = field(default_factory=list)
    choices: list[list[int]] = field(default_factory=lambda: [[] for _ in range(PHASES)])  # at every decision, by tenth
    reveals: list[int] = field(default_factory=list)  # per game
    forfeits: int = 0  # games

    @property
    def games(self) -> int:
        return len(self.lengths)

    def add(self, record: GameRecord) -> None:
        """Replay a game and count."""
        state, count = begin(record), len(record.actions)
        for nth, (seat, code) in enumerate(steps(record)):
            if code is None:
                state.resign(seat)
            else:
                self.choices[PHASES * nth // count].append(len(state.legal(seat)))
                state.play(seat, code)
        self.lengths.append(count)
        self.turns.append(state.turn())
        self.reveals.append(state.reveals())
        self._add_outcome(record)

    def _add_outcome(self, record: GameRecord) -> None:
        self.drawn += len(record.winners) > 1
        self.forfeits += bool(record.forfeits)
        for seat in range(record.seats):
            self.won[seat].add(1 / len(record.winners) if seat in record.winners else 0.0)
            if not record.forfeits:
                self.scores[seat].append(record.scores[seat])


def count(records: Iterable[GameRecord], seats: int) -> Census:
    census = Census([[] for _ in range(seats)], [Share() for _ in range(seats)])
    for record in records:
        census.add(record)
    return census


def to_dict(plan: SelfPlay, census: Census) -> dict[str, Any]:
    """The statistics, ready for JSON."""
    every = [choices for phase in census.choices for choices in phase]
    return {
        "game": plan.game,
        "rules": plan.find_game(plan.game).version,
        "options": plan.chosen(),
        "bots": plan.names(),
        "iterations": plan.iterations,
        "seed": plan.seed,
        "games": census.games,
        "forfeited": census.forfeits,
        "scores": [spread(points) for points in census.scores],
        "wins": [_share(share) for share in census.won],
        "drawn": census.drawn,
        "first_seat": advantage(census),
        "decisions": spread(census.lengths),
        "turns": spread(census.turns),
        "choices": {**spread(every), "forced": round(every.count(1) / max(1, len(every)), 4)},
        "choices_by_tenth": [spread(phase) for phase in census.choices],
        "reveals": spread(census.reveals),
    }


def spread(values: list[int]) -> dict[str, Any]:
    """The distribution of some numbers; empty if there are none."""
    if not values:
        return {"mean": None, "deviation": None, "quantiles": []}
    ascending = sorted(values)
    quantiles = [ascending[round(part * (len(ascending) - 1))] for part in QUANTILES]
    return {"mean": round(mean(values), 2), "deviation": round(pstdev(values), 2), "quantiles": quantiles}


def _share(share: Share) -> dict[str, Any]:
    return {"rate": round(share.rate(), 4), "interval": [round(edge, 4) for edge in share.interval()]}


def advantage(census: Census) -> dict[str, Any] | None:
    """The first seat's wins beyond its fair share; None for a solo game."""
    if len(census.won) == 1:
        return None
    fair, (low, high) = 1 / len(census.won), census.won[0].interval()
    found = (census.won[0].rate() - fair, low - fair, high - fair)
    return {"advantage": round(found[0], 4), "interval": [round(edge, 4) for edge in found[1:]], "certain": low > fair or high < fair}
