"""Solo games played by a bot: how often it wins, and with how many points."""

from collections import Counter
from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass, field
from statistics import mean
from typing import Any, get_args, get_type_hints

import msgspec

from roji.bots.arena.counts import wilson
from roji.bots.arena.entrants import enter
from roji.bots.arena.pairings import deal_seed, luck_seed
from roji.bots.arena.pool import Executor
from roji.bots.arena.results import ResultFile
from roji.bots.arena.tournament import FORMAT, PATIENCE_S, TournamentGame, play_on
from roji.bots.levels import TURN_MS
from roji.bots.players import ArenaSettings, player
from roji.bots.protocol.messages import Opening
from roji.bots.thinking_time import Clock
from roji.core.game import Game

QUANTILES = (0.0, 0.25, 0.5, 0.75, 1.0)


@dataclass
class SoloStats:
    """Statistics of a bot's solo games with one set of options."""

    options: dict[str, object]
    wins: int = 0
    points: list[int] = field(default_factory=list)
    sheet: Counter[str] = field(default_factory=Counter)  # points per line of the score pad, summed over all games
    deeds: Counter[str] = field(default_factory=Counter)  # actions by verb
    endings: Counter[str] = field(default_factory=Counter)  # how the games ended, without numbers
    slowest_ms: float = 0.0
    forfeits: list[str] = field(default_factory=list)

    def note(self, result: "SoloResult") -> None:
        self.wins += result.won
        self.points.append(result.points)
        self.sheet.update(result.sheet)
        self.deeds.update(result.deeds)
        self.endings[result.ending] += 1
        self.slowest_ms = max(self.slowest_ms, result.slowest_ms)
        if result.forfeit:
            self.forfeits.append(result.forfeit)

    def games(self) -> int:
        return len(self.points)

    def rate(self) -> float:
        return self.wins / self.games() if self.points else 0.0

    def wilson(self) -> tuple[float, float]:
        return wilson(self.wins, self.games())

    def mean(self) -> float:
        return mean(self.points)

    def quantiles(self) -> list[int]:
        """Minimum, lower quartile, median, upper quartile and maximum of the points."""
        ascending = sorted(self.points)
        return [ascending[round(part * (len(ascending) - 1))] for part in QUANTILES]

    def each(self, counter: Counter[str]) -> dict[str, float]:
        """A counter as means per game."""
        return {name: round(total / self.games(), 2) for name, total in counter.items()}

    def to_dict(self) -> dict[str, Any]:
        """The result, ready for JSON."""
        low, high = self.wilson()
        return {
            "options": self.options,
            "games": self.games(),
            "wins": self.wins,
            "win_rate": round(self.rate(), 4),
            "interval": [round(low, 4), round(high, 4)],
            "points": round(self.mean(), 2),
            "quantiles": self.quantiles(),
            "sheet": self.each(self.sheet),
            "deeds": self.each(self.deeds),
            "endings": dict(self.endings),
            "slowest_turn_ms": round(self.slowest_ms, 1),
            "forfeits": self.forfeits,
        }


class PracticeGame(msgspec.Struct, frozen=True):
    """One scheduled solo game."""

    number: int
    setting: int
    deal: int


class SoloResult(msgspec.Struct, frozen=True):
    """The result of a solo game."""

    number: int
    setting: int
    deal: int
    points: int
    won: bool
    ending: str
    sheet: dict[str, int]
    deeds: dict[str, int]
    slowest_ms: float
    forfeit: str = ""


@dataclass(frozen=True)
class Practice:
    """The same deals played solo by one bot, once per set of options. It can be pickled."""

    find_game: Callable[[str], Game]  # importable, so that it can be pickled
    game: str
    bot: str
    settings: tuple[dict[str, Any], ...] = ({},)
    turn_ms: int = TURN_MS
    iterations: int = 0
    seed: int = 1
    patience: float = PATIENCE_S

    def __post_init__(self) -> None:
        self.find_game(self.game).check_seats(1)
        enter([self.bot])
        for options in self.settings:
            self.find_game(self.game).new(seats=1, seed=1, **options)  # fail now, not after an hour

    def lessons(self, games: int) -> list[PracticeGame]:
        """`games` games with each set of options, deal by deal."""
        kinds = len(self.settings)
        return [PracticeGame(kinds * (deal - 1) + nth + 1, nth, deal) for deal in range(1, games + 1) for nth in range(kinds)]

    def table(self) -> "SoloRunner":
        return SoloRunner(self)

    def heading(self) -> dict[str, Any]:
        """What must be equal before games are added to an existing result file."""
        return {
            "arena": FORMAT,
            "game": self.game,
            "rules": self.find_game(self.game).version,
            "alone": self.bot,
            "settings": list(self.settings),
            "think_ms": self.turn_ms,
            "iterations": self.iterations,
            "seed": self.seed,
        }


def practise(
    practice: Practice, games: int, workers: int = 1, file: ResultFile[SoloResult] | None = None, executor: Executor | None = None
) -> Generator[SoloResult]:
    """The results of `games` games with each set of options: first those in the file, then new ones as they are played."""
    return play_on(practice, practice.lessons(games), workers, file, executor)


class SoloRunner:
    """Plays the solo games."""

    def __init__(self, practice: Practice) -> None:
        self._of = practice
        self._game = practice.find_game(practice.game)
        self._player = player(self._game, enter([practice.bot])[0], ArenaSettings(practice.turn_ms, practice.iterations, practice.patience))

    def play(self, lesson: PracticeGame) -> SoloResult:
        options = self._of.settings[lesson.setting]
        state = self._game.new(seats=1, seed=deal_seed(self._of.seed, lesson.deal), **options)
        sitting = TournamentGame(state, [self._player], [Clock(self._of.turn_ms)])
        sitting.begin([Opening(self._of.game, 1, 0, options, self._of.turn_ms, luck_seed(self._of.seed, lesson.deal, 0))])
        sitting.play()
        return self._result(lesson, sitting)

    def close(self) -> None:
        self._player.close()

    def _result(self, lesson: PracticeGame, sitting: TournamentGame) -> SoloResult:
        state, ending = sitting.state, sitting.state.ending()
        return SoloResult(
            lesson.number,
            lesson.setting,
            lesson.deal,
            state.scores()[0],
            bool(state.winners()),
            getattr(ending, "pattern", str(ending)),
            {row.label.key: row.points[0] or 0 for row in self._game.score_sheet(state)},
            dict(Counter(str(self._game.describe(code).__struct_config__.tag) for _, code in sitting.played if code is not None)),
            round(sitting.clocks[0].slowest_ms, 1),
            sitting.forfeits.get(0, ""),
        )


def solo_stats(practice: Practice, results: Iterable[SoloResult]) -> list[SoloStats]:
    """The statistics for each set of options."""
    found = [SoloStats(options) for options in practice.settings]
    for result in sorted(results, key=lambda result: result.number):
        found[result.setting].note(result)
    return found


def every_value(game: Game, names: list[str], options: dict[str, object]) -> list[dict[str, object]]:
    """One set of options for each value of each named option, the others unchanged."""
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
    """The possible values of an option."""
    game.options(**{name: getattr(game.Options(), name, None)})
    kind = get_type_hints(game.Options)[name]
    values = (False, True) if kind is bool else get_args(kind)
    if not values:
        raise ValueError(f"the option {name!r} of {game.title} has no list of values to try")
    return values
