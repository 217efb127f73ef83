"""`roji lab`: self-play, data sets and statistics."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

import roji
from roji.cli import census_table
from roji.cli.arena import check_page, chosen_executor, installed, no_result, option_values, put_away_when_ended, write_page
from roji.cli.console import err, print_json
from roji.cli.console import out as console
from roji.lab.data.census import count, to_dict
from roji.lab.data.census_page import page
from roji.lab.data.records import GameRecord
from roji.lab.extras import needs
from roji.lab.fleet.executors import Name
from roji.lab.fleet.fleet import ITERATIONS, each_game, self_play
from roji.lab.fleet.selfplay import SelfPlay

lab = App(name="lab", help="For research: record games as data, and count what a game is like.")


@Parameter(name="*")
@dataclass(frozen=True)
class GameChoice:
    """What is played, and where.

    Parameters
    ----------
    bots:
        The bots in the order of the seats, such as yusha,greedy; a single bot takes all seats.
    seats:
        Players per table; by default one per bot, or 2 for a single bot if 2 can play.
    iterations:
        Search iterations per decision, for bots that search.
    seed:
        The seed of the deals.
    executor:
        Where to play: here, in other processes, or on Ray.
    workers:
        Games to play in parallel, in processes or on Ray.
    address:
        The address of a Ray cluster; without it, Ray is started on this machine.
    progress:
        Show a progress bar in a terminal.
    """

    bots: str = "greedy"
    seats: int | None = None
    iterations: int = ITERATIONS
    seed: int = 1
    executor: Name = "here"
    workers: int = 2
    address: str = ""
    progress: bool = True
    option: Annotated[dict[str, str] | None, Parameter(name="--option", help="An option of the game: --option.lay_order rotate")] = None

    def plan(self, game: str) -> SelfPlay:
        return self_play(game, self.bots.split(","), self.seats, self.iterations, self.seed, **option_values(game, self.option))

    @contextmanager
    def play(self, plan: SelfPlay, games: int) -> Iterator[Iterator[GameRecord]]:
        """Yield the games as they finish."""
        by = chosen_executor(self.executor, self.workers, self.address)
        with put_away_when_ended(), no_result(), closing(each_game(plan, games, by, self.progress)) as records:
            yield records


USUAL = GameChoice()


@lab.command
def record(game: str, *, out: Path, games: int = 1000, positions: Path | None = None, played: GameChoice = USUAL) -> None:
    """Let bots play and write their games to a file, one row each; docs/lab/data.md lists the columns.

    The same command gives the same rows. A file is renamed into place when complete; an existing one is never overwritten.

    Parameters
    ----------
    game:
        The game.
    out:
        The file for the games: .parquet, or .jsonl for a line of JSON each.
    games:
        How many games.
    positions:
        A file for all decisions of these games, one row each: what the seat saw, could do and did, and the result.
    """
    plan = played.plan(game)
    with installed(), needs("lab"):
        from roji.lab.data.recording import record_games
    with played.play(plan, games) as records:
        written = record_games(roji.game(game), records, out, positions)
    more = f", and {positions} their positions" if positions else ""
    err.print(f"{out} holds {written} games{more}.", markup=False, highlight=False, soft_wrap=True)


@lab.command
def train(game: str, *, out: Path, minutes: float = 10.0, lessons: int | None = None, games: int = 256, seed: int = 1) -> None:
    """Teach a game's bots by games against themselves, and write what they learn; docs/lab/learning.md says how.

    It can be interrupted at any moment: the same command goes on from the course kept beside the weights.

    Parameters
    ----------
    game:
        The game.
    out:
        The file of weights, .bin.
    minutes:
        How long to learn.
    lessons:
        Stop after so many lessons, those of earlier runs included, instead of after a time.
    games:
        Games in a lesson.
    seed:
        The seed of the first weights, the deals and the choices.
    """
    if out.suffix != ".bin" or not out.parent.is_dir():
        raise ValueError(f"weights go into a file of a folder that is there, and end in .bin, not {out}")
    if min(minutes, games, 1 if lessons is None else lessons) <= 0:
        raise ValueError("minutes, lessons and games must be more than 0")
    chosen = roji.game(game)
    with installed(), needs("learn"):
        from roji.lab.learning.course import Course, Plan
    for mark in Course(chosen, Plan(minutes, lessons, seed, games), out).marks():
        told = f"{mark.minutes:5.1f} min, lesson {mark.lessons}: {mark.points:.1f} points, outlook {mark.lesson.outlook:.3f}, "
        err.print(f"{told}beats greedy in {mark.wins:g} of {mark.games} games", markup=False, highlight=False, soft_wrap=True)


@lab.command
def stats(game: str, *, games: int = 500, report: Path | None = None, json: bool = False, played: GameChoice = USUAL) -> None:
    """Let bots play and print statistics: points, length, choices, seat advantage, reveals.

    Parameters
    ----------
    game:
        The game.
    games:
        How many games.
    report:
        A file to write the result to as an HTML page with plots.
    json:
        Print one JSON document.
    """
    plan = played.plan(game)
    if report:
        check_page(report)
    with played.play(plan, games) as records:
        census = count(records, len(plan.bots))
    if report:
        write_page(report, page(plan, census))
    return print_json(to_dict(plan, census)) if json else console.print(census_table.census(plan, census))
