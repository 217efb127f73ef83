"""Speed of the environments, compared with PettingZoo's connect four and, if it is installed, pgx's hex:

python -m bench.lab [--rounds 5] [--seconds 0.5] [--json] [--pgx PYTHON]

All actions are chosen beforehand. The environments are measured in turn, round by round, in one process; rates are steps per CPU second, a
ratio is the median of the rounds' ratios. The exit status is 1 if a limit is missed.
"""

import argparse
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np
from pettingzoo.classic.connect_four import connect_four
from rich.console import Console
from rich.table import Table

import roji
import roji.core.luck
from bench.lab_pgx import Peer
from roji import lab

COMPILED = not roji.core.luck.__file__.endswith(".py")
GAMES = 8  # recorded per environment
ROWS = 256  # games per batch
STEPS = 200  # of a batch, recorded
LIMITS = {"bonsai": 5.0, "takenoko": 5.0}  # times connect four, single environments
USUAL_LIMIT = 10.0
BATCH_LIMIT = 5.0  # times a single environment
HEX_LIMIT = 1.0  # times pgx's hex, in batches

Round = Callable[[], int]  # runs some steps and returns their number


class Ratio(msgspec.Struct, frozen=True):
    """The ratio of two rates, and its limit."""

    what: str
    ratio: float  # the median of the rounds
    limit: float

    @property
    def holds(self) -> bool:
        return self.ratio >= self.limit


class Report(msgspec.Struct):
    """The results of one run: steps per CPU second, by round."""

    compiled: bool
    rates: dict[str, list[float]]
    ratios: list[Ratio]


# --- single environments


def recorded(env: Any, seed: int) -> list[int]:
    """The codes of a random game."""
    chance = np.random.default_rng(seed)
    env.reset(seed=seed)
    codes: list[int] = []
    while True:
        seen, _, over, stopped, _ = env.last()
        if over or stopped:
            return codes
        codes.append(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
        env.step(codes[-1])


def one_by_one(env: Any) -> Round:
    games = [recorded(env, seed) for seed in range(GAMES)]

    def run() -> int:
        for seed, codes in enumerate(games):
            env.reset(seed=seed)
            for code in codes:
                env.last()
                env.step(code)
        return sum(map(len, games))

    return run


# --- batches


def in_batches(name: str, seats: int) -> Round:
    batch = lab.batch(name, ROWS, seats)
    chance = np.random.default_rng(1)
    chosen = []
    for _ in range(STEPS):
        chosen.append((chance.random(batch.masks.shape, np.float32) * batch.masks).argmax(axis=1))
        batch.step(chosen[-1])

    def run() -> int:
        batch.reset(0)
        for codes in chosen:
            batch.step(codes)
        return ROWS * STEPS

    return run


# --- rounds


def rate(run: Round, seconds: float) -> float:
    """Steps per CPU second of this process, measured for about this many seconds."""
    steps = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        steps += run()
    return steps / spent


def contestants() -> dict[str, Round]:
    found = {"connect_four": one_by_one(connect_four.env()), "connect_four, unwrapped": one_by_one(connect_four.raw_env())}
    for game in roji.all_games():
        found[game.name] = one_by_one(lab.aec(game.name, game.usual_seats))
        found[f"{game.name}, batch"] = in_batches(game.name, game.usual_seats)
    return found


def measure(rounds: int, seconds: float, pgx: str | None) -> Report:
    runs = contestants()
    rates: dict[str, list[float]] = {name: [] for name in runs}
    with Peer(pgx, ROWS) as peer:
        for _ in range(rounds):
            for name, run in runs.items():
                rates[name].append(rate(run, seconds))
            if pgx is not None:
                rates.setdefault("pgx hex, batch", []).append(peer.rate(seconds))
    return Report(COMPILED, rates, list(judged(rates)))


def judged(rates: dict[str, list[float]]) -> list[Ratio]:
    ratios = []
    for game in roji.all_games():
        name, batch = game.name, f"{game.name}, batch"
        ratios.append(_ratio(rates, name, "connect_four", LIMITS.get(name, USUAL_LIMIT)))
        ratios.append(_ratio(rates, batch, name, BATCH_LIMIT))
        if "pgx hex, batch" in rates:
            ratios.append(_ratio(rates, batch, "pgx hex, batch", HEX_LIMIT))
    return ratios


def _ratio(rates: dict[str, list[float]], ours: str, theirs: str, limit: float) -> Ratio:
    """The median of the rounds' ratios, so that a slow machine slows both."""
    return Ratio(f"{ours} / {theirs}", statistics.median(a / b for a, b in zip(rates[ours], rates[theirs], strict=True)), limit)


def show(report: Report) -> None:
    build = "compiled" if report.compiled else "plain Python"
    rates = Table("steps", "per CPU second", "lowest", "highest", title=f"Environments, {build}")
    for name, found in report.rates.items():
        rates.add_row(name, *(f"{number:,.0f}" for number in (statistics.median(found), min(found), max(found))))
    ratios = Table("ratio", "median", "at least", "")
    for ratio in report.ratios:
        ratios.add_row(ratio.what, f"{ratio.ratio:.1f}", f"{ratio.limit:g}", "" if ratio.holds else "missed")
    console = Console()
    console.print(rates)
    console.print(ratios)


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--rounds", type=int, default=5)
    words.add_argument("--seconds", type=float, default=0.5, help="for each contestant in a round")
    words.add_argument("--json", action="store_true")
    words.add_argument("--pgx", metavar="PYTHON", help="the Python of an environment in which pgx is installed")
    asked = words.parse_args()
    report = measure(asked.rounds, asked.seconds, asked.pgx)
    if asked.json:
        sys.stdout.buffer.write(msgspec.json.encode(report) + b"\n")
    else:
        show(report)
    sys.exit(0 if all(ratio.holds for ratio in report.ratios) else 1)


if __name__ == "__main__":
    main()
