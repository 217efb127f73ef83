"""Are the chances true? python -m bench.chances [GAME …] plays games between searches and prints how often the chances told came true.

The chance is what advice and review tell the seat that is to act, before the first choice of every turn. The slope is by what factor
the log odds told should be multiplied; 1 is true. With --picture FILE it draws the curves.
"""

import itertools
import math
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from statistics import mean

import cyclopts
from rich.console import Console
from rich.progress import track
from rich.table import Table

import roji
from roji.bots.analysis.chances import calibrated, promised
from roji.bots.search import thinking
from roji.core.game import Game
from roji.core.luck import Luck
from roji.core.state import State

POSITIONS = 20  # the exact solver's limit per iteration
NAMES = ("bonsai", "bossa", "ohanami", "takenoko")
PARTS = ("first third", "second", "last")
BINS = 10
SIDE, GAP = 150, 24  # pixels of a drawn curve
INK, LINE = "#7a6a4f", "#b3402a"


@dataclass(frozen=True)
class Forecast:
    """A chance that was told, where in the game, and what came of it."""

    chance: float
    part: int  # index of PARTS
    happened: float  # the seat's share of the win


# --- the games -----------------------------------------------------------------------------------------------------------


def forecasts(name: str, seed: int, seats: int, iterations: int) -> list[Forecast]:
    """One game between searches: what each turn began with."""
    game, luck = roji.game(name), Luck(seed)
    state = game.new(seats=seats, seed=seed, **game.with_bots)
    said: list[tuple[int, float, int]] = []  # seat, chance, decisions before it
    turns: set[tuple[int, int]] = set()
    for nth in itertools.count():
        seat = state.actor()
        if seat < 0:
            break
        code, chance = _choice(game, state, seat, luck, iterations)
        if (seat, state.turn()) not in turns:
            turns.add((seat, state.turn()))
            said.append((seat, chance, nth))
        state.play(seat, code)
    winners = state.winners()
    return [Forecast(chance, len(PARTS) * before // nth, (seat in winners) / len(winners)) for seat, chance, before in said]


def _choice(game: Game, state: State, seat: int, luck: Luck, iterations: int) -> tuple[int, float]:
    """What a search plays, and the chance it tells."""
    known = state.imagine(seat, luck)
    solved = known.solve(seat, POSITIONS * iterations)
    if solved is not None and solved.line and not solved.in_points:
        return solved.line[0], solved.value
    search = thinking(known, seat, luck)
    search.think(known, iterations)
    return search.best(), calibrated(game, known, promised(known, search))


def many(name: str, games: int, seats: int, iterations: int, workers: int, seed: int) -> list[Forecast]:
    seeds = range(seed, seed + games)
    with ProcessPoolExecutor(workers) as pool:
        played = pool.map(forecasts, [name] * games, seeds, [seats] * games, [iterations] * games)
        return [one for game in track(played, name, games, transient=True) for one in game]


# --- how true they were --------------------------------------------------------------------------------------------------


def brier(found: Sequence[Forecast]) -> float:
    """The mean squared error; 0.25 is what always saying one half gets."""
    return mean((one.chance - one.happened) ** 2 for one in found)


def slope(found: Sequence[Forecast]) -> float:
    """The factor of the log odds that makes the results likeliest, by bisection: the likelihood has one maximum."""
    low, high = 0.0, 8.0
    while high - low > 1e-3:
        middle = (low + high) / 2
        low, high = (middle, high) if _gradient(found, middle) > 0 else (low, middle)
    return low


def _gradient(found: Sequence[Forecast], factor: float) -> float:
    odds = [(math.log(one.chance / (1 - one.chance)), one.happened) for one in found if 0 < one.chance < 1]
    return sum(x * (happened - 1 / (1 + math.exp(-factor * x))) for x, happened in odds)


def curve(found: Sequence[Forecast]) -> Iterator[tuple[float, float, int]]:
    """Said, happened and how often, in equal steps of what was said."""
    for nth in range(BINS):
        here = [one for one in found if min(BINS - 1, int(BINS * one.chance)) == nth]
        if here:
            yield mean(one.chance for one in here), mean(one.happened for one in here), len(here)


def rows(found: Sequence[Forecast]) -> Iterator[tuple[str, ...]]:
    parts = [("all", found), *((name, [one for one in found if one.part == nth]) for nth, name in enumerate(PARTS))]
    for name, some in parts:
        yield name, f"{brier(some):.3f}", f"{mean(one.chance - one.happened for one in some):+.3f}", f"{slope(some):.2f}", str(len(some))


# --- the picture ---------------------------------------------------------------------------------------------------------


def drawing(played: dict[str, list[Forecast]]) -> str:
    """Said from left to right, happened from bottom to top; true chances lie on the diagonal."""
    wide = len(played) * (SIDE + GAP) + GAP
    label = "For each game, how often what was told came true, beside the diagonal on which it would be exactly true."
    drawn = [_panel(name, found, GAP + nth * (SIDE + GAP)) for nth, (name, found) in enumerate(played.items())]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {SIDE + 70}" role="img" aria-label="{label}">'
    return "\n".join([head, *drawn, "</svg>", ""])


def _panel(name: str, found: list[Forecast], left: int) -> str:
    points = [(left + SIDE * said, GAP + SIDE * (1 - happened), often) for said, happened, often in curve(found)]
    most = max(often for _, _, often in points)
    line = " ".join(f"{x:.0f},{y:.0f}" for x, y, _ in points)
    dots = "".join(f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{1.5 + 4 * math.sqrt(often / most):.1f}"/>' for x, y, often in points)
    frame = f'<path d="M{left} {GAP}v{SIDE}h{SIDE}M{left} {GAP + SIDE}l{SIDE} -{SIDE}" fill="none" stroke="{INK}" stroke-opacity=".6"/>'
    title = roji.game(name).title
    names = f'<text x="{left + SIDE / 2}" y="{GAP + SIDE + 20}">{title}</text>'
    texts = f'<g font-family="sans-serif" font-size="14" text-anchor="middle" fill="{INK}">{names}</g>'
    return f'{frame}<polyline points="{line}" fill="none" stroke="{LINE}"/><g fill="{LINE}">{dots}</g>{texts}'


# --- the command ---------------------------------------------------------------------------------------------------------

app = cyclopts.App(help=__doc__)


@app.default
def main(
    *names: str,
    games: int = 100,
    seats: int = 2,
    iterations: int = 300,
    workers: int = 1,
    seed: int = 1,
    picture: Path | None = None,
) -> None:
    """Print the Brier score, what was told too much, the slope, and the curve of each game."""
    out = Console(soft_wrap=True)
    played = {name: many(name, games, seats, iterations, workers, seed) for name in names or NAMES}
    for name, found in played.items():
        table = Table("", "Brier", "told too much", "slope", "turns", title=f"{name}, {games} games", title_justify="left")
        for row in rows(found):
            table.add_row(*row)
        out.print(table)
        out.print("said and happened: " + ", ".join(f"{100 * said:.0f}% {100 * came:.0f}%" for said, came, _ in curve(found)))
    if picture is not None:
        picture.write_text(drawing(played))


if __name__ == "__main__":
    app()
