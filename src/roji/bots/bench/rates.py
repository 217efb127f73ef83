"""Playouts and search iterations per CPU second: the median of rounds interleaved with the peers'."""

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

import roji.core.luck
from roji.bots.bench import open_spiel
from roji.bots.playouts import play_out
from roji.bots.search import Search
from roji.core.game import Game
from roji.core.luck import Luck
from roji.core.state import Tuning

COMPILED = not roji.core.luck.__file__.endswith(".py")
BATCH = 50  # playouts between two readings of the clock


class Rates(msgspec.Struct, frozen=True):
    """Counts per second of CPU time."""

    playouts_per_s: float
    steps_per_s: float
    search_per_s: float


class Report(msgspec.Struct):
    """The results of one run."""

    compiled: bool
    rounds: int
    games: dict[str, Rates] = {}
    peers: dict[str, Rates] = {}
    pure: dict[str, Rates] = {}


@dataclass
class BenchPlan:
    """What to measure, and for how long."""

    games: Sequence[Game]
    with_peers: bool = False
    with_pure: bool = False
    rounds: int = 3
    seconds: float = 1.0
    _found: dict[tuple[str, str], list[Rates]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.rounds < 1:
            raise ValueError("a benchmark needs at least one round")
        if self.with_peers:
            open_spiel.load()

    def steps(self) -> int:
        return self.rounds * (len(self.games) + (len(open_spiel.GAMES) if self.with_peers else 0) + (1 if self.with_pure else 0))

    def run(self) -> Iterator[str]:
        """Measure round by round; yields the name of the next measurement."""
        for _ in range(self.rounds):
            for game in self.games:
                yield game.title
                self._note("games", game.name, measure(game, self.seconds))
            if self.with_peers:
                for name in open_spiel.GAMES:
                    yield f"OpenSpiel {name}"
                    self._note("peers", name, Rates(*open_spiel.measure(name, self.seconds)))
            if self.with_pure:
                yield "the uncompiled build"
                for name, rates in measure_pure([game.name for game in self.games], self.seconds).items():
                    self._note("pure", name, rates)

    def _note(self, group: str, name: str, rates: Rates) -> None:
        self._found.setdefault((group, name), []).append(rates)

    def report(self) -> Report:
        report = Report(COMPILED, self.rounds)
        for (group, name), found in self._found.items():
            getattr(report, group)[name] = _median(found)
        return report


def _median(found: list[Rates]) -> Rates:
    return Rates(*(round(statistics.median(column), 1) for column in zip(*map(msgspec.structs.astuple, found), strict=True)))


def measure(game: Game, seconds: float) -> Rates:
    """Random games from the deal to the end, and search from the first decision with random rollouts to the end."""
    luck = Luck(1)
    options = game.options(**game.with_bots)
    seats = 2 if 2 in game.seats else game.seats[0]
    steps = 0

    def playouts() -> None:
        nonlocal steps
        for _ in range(BATCH):
            steps += play_out(game.setup(seats, options, luck), luck)

    played, spent = _repeat(playouts, seconds)
    first = game.setup(seats, options, luck)
    searched, thought = _repeat(lambda: Search(first.actor(), luck, Tuning(horizon=-1)).think(first, open_spiel.SIMULATIONS), seconds)
    return Rates(BATCH * played / spent, steps / spent, open_spiel.SIMULATIONS * searched / thought)


def _repeat(work: Callable[[], None], seconds: float) -> tuple[int, float]:
    """Repeat a function for this many CPU seconds; returns the count and the time."""
    times = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        work()
        times += 1
    return times, spent


def measure_pure(names: list[str], seconds: float) -> dict[str, Rates]:
    """The same measurement in a process that runs the same source uncompiled."""
    package = Path(roji.core.luck.__file__).parent.parent
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(package, Path(folder, "roji"), ignore=shutil.ignore_patterns("*.so", "*.pyd", "pages", "__pycache__"))
        command = [sys.executable, "-m", "roji", "bench", *names, "--json", "--rounds", "1", "--seconds", str(seconds)]
        done = subprocess.run(  # noqa: S603
            command, env={**os.environ, "PYTHONPATH": folder}, cwd=folder, capture_output=True, check=True, text=True
        )
    report = msgspec.json.decode(done.stdout, type=Report)
    assert not report.compiled, "the copy without extensions must run uncompiled"
    return report.games
