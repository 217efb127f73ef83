"""A bot at a table of its own: how often it does what is asked of a lone player, and with how many points."""

import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from statistics import mean
from typing import Any, get_args, get_type_hints

import msgspec

from roji.bots.arena import Clock, deal_seed, wilson
from roji.bots.levels import TURN_MS, Level, choose
from roji.core.game import State
from roji.core.luck import Luck
from roji.core.registry import Game

QUANTILES = (0.0, 0.25, 0.5, 0.75, 1.0)


@dataclass
class Diary:
    """What a lone bot did in its games with some options."""

    options: dict[str, object]
    wins: int = 0
    points: list[int] = field(default_factory=list)
    sheet: Counter[str] = field(default_factory=Counter)  # points of each line of the score pad, all games together
    deeds: Counter[str] = field(default_factory=Counter)  # how often it did what
    endings: Counter[str] = field(default_factory=Counter)  # why the games ended, numbers left out
    slowest_ms: float = 0.0

    def games(self) -> int:
        return len(self.points)

    def rate(self) -> float:
        return self.wins / self.games()

    def wilson(self) -> tuple[float, float]:
        return wilson(self.wins, self.games())

    def mean(self) -> float:
        return mean(self.points)

    def quantiles(self) -> list[int]:
        """The fewest points, a quarter of the way up, the middle, three quarters, the most."""
        ascending = sorted(self.points)
        return [ascending[round(part * (len(ascending) - 1))] for part in QUANTILES]

    def each(self, counter: Counter[str]) -> dict[str, float]:
        """What was counted, per game."""
        return {name: round(total / self.games(), 2) for name, total in counter.items()}

    def told(self) -> dict[str, Any]:
        """The result, ready for JSON."""
        low, high = self.wilson()
        return {
            "options": self.options,
            "games": self.games(),
            "wins": self.wins,
            "rate": round(self.rate(), 4),
            "wilson_low": round(low, 4),
            "wilson_high": round(high, 4),
            "points": round(self.mean(), 2),
            "quantiles": self.quantiles(),
            "sheet": self.each(self.sheet),
            "deeds": self.each(self.deeds),
            "endings": dict(self.endings),
            "slowest_turn_ms": round(self.slowest_ms, 1),
        }


@dataclass
class Practice:
    """The same deals, played alone by one bot with each of some options."""

    game: Game
    bot: Level
    settings: list[dict[str, object]] = field(default_factory=lambda: [{}])
    turn_ms: int = TURN_MS
    iterations: int = 0
    seed: int = 1

    def __post_init__(self) -> None:
        self.game.check_seats(1)
        self.diaries = [Diary(options) for options in self.settings]
        for options in self.settings:
            self.game.new(seats=1, seed=1, **options)  # a sentence now, not after an hour

    def play(self, games: int) -> Iterator[int]:
        """Play so many games of each kind; yields the number done after each."""
        done = 0
        for diary in self.diaries:
            for deal in range(1, games + 1):
                self._play_one(diary, deal)
                done += 1
                yield done

    def _play_one(self, diary: Diary, deal: int) -> None:
        state = self.game.new(seats=1, seed=deal_seed(self.seed, deal), **diary.options)
        clock, luck = Clock(self.turn_ms), Luck(self.seed * 7_000_003 + deal)
        while state.actor() >= 0:
            code = clock.timed(state, lambda left: choose(state, 0, self.bot, luck, left, self.iterations))
            diary.deeds[str(self.game.describe(code).__struct_config__.tag)] += 1
            state.play(0, code)
        diary.slowest_ms = max(diary.slowest_ms, clock.slowest_ms)
        self._note(diary, state)

    def _note(self, diary: Diary, state: State) -> None:
        ending = state.ending()
        diary.points.append(state.scores()[0])
        diary.wins += len(state.winners())
        diary.endings[getattr(ending, "key", str(ending))] += 1
        for row in self.game.score_sheet(state):
            diary.sheet[row.label.key] += row.points[0] or 0


def attempt(state: State, luck: Luck, left_ms: float) -> bool | None:
    """Play alone to the end by the game's own quick policy, which sees only what a player may know; None if time runs out."""
    end = time.monotonic() + left_ms / 1000
    while state.actor() >= 0:
        if time.monotonic() >= end:
            return None
        state.play(0, state.imagine(0, luck).rollout_action(0, luck))
    return 0 in state.winners()


def every_value(game: Game, names: list[str], options: dict[str, object]) -> list[dict[str, object]]:
    """The options once for every value of each option named, the others as they are."""
    game.options(**options)
    settings = [{**options, name: value} for name in names for value in _values(game, name)]
    found: list[dict[str, object]] = []
    known: list[msgspec.Struct] = []
    for setting in settings or [options]:
        if game.options(**setting) not in known:
            known.append(game.options(**setting))
            found.append(setting)
    return found


def _values(game: Game, name: str) -> tuple[object, ...]:
    """What may be chosen for an option."""
    game.options(**{name: getattr(game.Options(), name, None)})
    kind = get_type_hints(game.Options)[name]
    values = (False, True) if kind is bool else get_args(kind)
    if not values:
        raise ValueError(f"the option {name!r} of {game.title} has no list of values to try")
    return values
