"""Self-play and tournaments on many cores. The same seeds give the same results anywhere."""

from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import closing
from typing import TypeVar

from rich.console import Console
from rich.progress import track

import roji
from roji.bots.arena import tournament as arena
from roji.bots.arena.counts import Tallies
from roji.bots.arena.pool import Executor, Lost
from roji.bots.arena.results import Numbered, Result
from roji.bots.arena.tournament import Tournament
from roji.lab.data.records import GameRecord
from roji.lab.fleet import executors
from roji.lab.fleet.executors import Name
from roji.lab.fleet.selfplay import SelfPlay

ITERATIONS = 100  # of a search, per decision

Some = TypeVar("Some")
Line = TypeVar("Line", bound=Numbered)


def self_play(
    game: str, bots: str | Sequence[str], seats: int | None = None, iterations: int = ITERATIONS, seed: int = 1, **options: object
) -> SelfPlay:
    """A plan for self-play, with one bot per seat. A single bot takes all seats: 2 by default, if 2 can play."""
    rules = roji.game(game)
    named = (bots,) if isinstance(bots, str) else tuple(bots)
    if not named:
        raise ValueError("name the bots that are to play, such as: greedy, greedy")
    wanted = seats if seats is not None else rules.usual_seats if len(named) == 1 else len(named)
    rules.check_seats(wanted)
    if len(named) not in (1, wanted):
        raise ValueError(f"{wanted} seats take {wanted} bots, or one for all of them, not {len(named)}")
    return SelfPlay(roji.game, game, named if len(named) == wanted else named * wanted, iterations, seed, options)


def each_game(plan: SelfPlay, games: int, by: Executor, progress: bool = True) -> Generator[GameRecord]:
    """Yield the games in order as they finish. If some are lost, raises Lost after all others."""
    if games < 1:
        raise ValueError(f"at least 1 game must be played, not {games}")
    with closing(by.play(plan, plan.deals(games))) as played:
        yield from in_order(_shown(played, games, progress))


def play_games(
    game: str,
    bots: str | Sequence[str],
    games: int,
    *,
    seats: int | None = None,
    executor: Name | Executor = "here",
    workers: int = 2,
    address: str = "",
    iterations: int = ITERATIONS,
    seed: int = 1,
    progress: bool = True,
    **options: object,
) -> list[GameRecord]:
    """A list of games of these bots, in order. If some crash their worker every time, raises Lost with the rest in `others`."""
    by = executors.executor(executor, workers, address)
    found: list[GameRecord] = []
    _collect(found, each_game(self_play(game, bots, seats, iterations, seed, **options), games, by, progress))
    return found


def tournament(
    game: str,
    bots: Sequence[str],
    games: int,
    *,
    seats: int | Sequence[int] = 2,
    executor: Name | Executor = "here",
    workers: int = 2,
    address: str = "",
    iterations: int = ITERATIONS,
    seed: int = 1,
    progress: bool = True,
    **options: object,
) -> Tallies:
    """Every group of the bots in duplicate deals, as `roji arena` plays them: who won how often, from which seat, against whom."""
    if games < 1 or iterations < 1:
        raise ValueError("games and iterations are at least 1")
    sizes = (seats,) if isinstance(seats, int) else tuple(seats)
    contest = Tournament(roji.game, game, tuple(bots), sizes, dict(options), iterations=iterations, seed=seed)
    by = executors.executor(executor, workers, address)
    found: list[Result] = []
    with closing(arena.play(contest, games, executor=by)) as played:
        _collect(found, in_order(_shown(played, len(contest.bouts(games)), progress)))
    return Tallies(contest.names(), found)


def _collect(found: list[Some], lines: Iterable[Some]) -> None:
    """Collect all into a list; a Lost gets those that came before it."""
    try:
        found.extend(lines)
    except Lost as lost:
        lost.others.extend(found)
        raise


def in_order(lines: Iterable[Line]) -> Iterator[Line]:
    """Reorder lines by number, from 1: each waits for those before it; those that wait for a lost one come at the end."""
    early: dict[int, Line] = {}
    number = 1
    try:
        for line in lines:
            early[line.number] = line
            while number in early:
                yield early.pop(number)
                number += 1
    except Lost:
        yield from (early[late] for late in sorted(early))
        raise


def _shown(lines: Iterable[Some], total: int, progress: bool) -> Iterable[Some]:
    """The same, with a progress bar on stderr if that is a terminal."""
    console = Console(stderr=True)
    return track(lines, "playing", total=total, console=console, transient=True, disable=not (progress and console.is_terminal))
