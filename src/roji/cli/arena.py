"""`roji arena`: bots against each other, or solo."""

import signal
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, closing, contextmanager, redirect_stdout
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter

import roji
from roji.bots.arena import solo
from roji.bots.arena import tournament as arenas
from roji.bots.arena.counts import Tallies
from roji.bots.arena.pool import Executor
from roji.bots.arena.report import page
from roji.bots.arena.results import Result, ResultFile
from roji.bots.arena.solo import Practice, SoloResult, every_value
from roji.bots.arena.standings import to_dict
from roji.bots.arena.tournament import PATIENCE_S, Tournament
from roji.bots.levels import TURN_MS
from roji.cli import scoreboard
from roji.cli.console import err, out, print_json, progress
from roji.core.game import Game
from roji.lab.fleet import executors
from roji.lab.fleet.executors import Name


def arena(
    game: str,
    *bots: str,
    games: int = 40,
    seats: str = "",
    workers: int = 1,
    think: float = TURN_MS / 1000,
    iterations: int = 0,
    seed: int = 1,
    results: Annotated[Path | None, Parameter(name="--out")] = None,
    report: Path | None = None,
    patience: float = PATIENCE_S,
    executor: Name | None = None,
    address: str = "",
    option: Annotated[dict[str, str] | None, Parameter(name="--option", help="An option of the game: --option.lay_order rotate")] = None,
    each: Annotated[list[str] | None, Parameter(help="Alone: play the same deals with every value of this option.")] = None,
    json: bool = False,
) -> None:
    """Let bots play duplicate deals: every deal once in each rotation of the seats. One bot plays solo.

    Every group of the bots plays equally often. If there are fewer bots than seats, the last one takes the rest:
    `roji arena ohanami yusha greedy --seats 4` is one yusha against three greedy.

    Parameters
    ----------
    game:
        The game.
    bots:
        Levels (random, greedy, gakusei, senmon, sensei, yusha), Python classes as bot.py:Class or module:Class, and programs
        as ./bot or 'program: python bot.py'; docs/bot-protocol.md says how to write one.
    games:
        The number of games, rounded up to whole deals; solo, for each set of options.
    seats:
        Players per table: 2, or several numbers, such as 2,4.
    workers:
        Games to play in parallel, in processes or on Ray.
    think:
        Seconds a bot may think per turn.
    iterations:
        Instead of time: search iterations per decision. Then the same seed gives the same games.
    seed:
        The seed of the deals.
    results:
        A file to append one line per game to. Run the same command again to continue the tournament.
    report:
        A file to write the result to as an HTML page with plots.
    patience:
        Seconds that a class or program may be late before it forfeits; six times as long for its start.
    executor:
        Where to play: here, in other processes, or on Ray; by default here, or in processes if there are several workers.
    address:
        The address of a Ray cluster; without it, Ray is started on this machine.
    json:
        Print one JSON document.
    """
    if games < 1 or workers < 1 or think <= 0 or patience <= 0 or iterations < 0:
        raise ValueError("games and workers are at least 1, think and patience more than 0 seconds, and iterations not negative")
    rules = roji.game(game)
    options = option_values(game, option)
    turn_ms = max(1, round(1000 * think))
    by = chosen_executor(executor or ("here" if workers == 1 else "processes"), workers, address)
    with put_away_when_ended():
        if len(bots) == 1 and not seats:
            settings = tuple(every_value(rules, each or [], options))
            practice = Practice(roji.game, game, bots[0], settings, turn_ms, iterations, seed, patience)
            if report:
                raise ValueError("--report is for bots that play against one another")
            return _practise(practice, games, by, results, json)
        if each:
            raise ValueError("--each is for one bot that plays alone")
        sizes = _sizes(rules, seats)
        tournament = Tournament(roji.game, game, bots, sizes, options, turn_ms, iterations, seed, patience)
        if report:
            write_page(report, "")  # fail now, not after an hour
        tallies = _compete(tournament, games, by, results)
    if report:
        write_page(report, page(tournament, tallies))
    return print_json(to_dict(tournament, tallies)) if json else out.print(scoreboard.final(tallies, games))


def _compete(tournament: Tournament, games: int, by: Executor, path: Path | None) -> Tallies:
    file = ResultFile(path, tournament.heading(), Result) if path else None
    _say_where_it_goes_on(file)
    tallies = Tallies(tournament.names())
    board = scoreboard.Scoreboard(tallies, len(tournament.bouts(games)))
    with no_result(), board, closing(arenas.play(tournament, games, file=file, executor=by)) as played:
        for result in played:
            tallies.add(result)
            board.show()
    return Tallies(tallies.names, sorted(tallies.results, key=lambda result: result.number))  # in the order of the schedule


def check_page(path: Path) -> None:
    """Fail now, not after an hour, if this file cannot be written; its content stays until there is a new result."""
    try:
        path.open("a").close()
    except OSError as trouble:
        raise ValueError(f"{path} cannot be written: {trouble.strerror}") from None


def write_page(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as trouble:
        raise ValueError(f"{path} cannot be written: {trouble.strerror}") from None


def _practise(practice: Practice, games: int, by: Executor, path: Path | None, json: bool) -> None:
    file = ResultFile(path, practice.heading(), SoloResult) if path else None
    _say_where_it_goes_on(file)
    with no_result(), progress() as bar, closing(solo.practise(practice, games, file=file, executor=by)) as played:
        found = list(bar.track(played, total=games * len(practice.settings), description="playing alone"))
    solo_stats = solo.solo_stats(practice, found)
    if json:
        document = {"game": practice.game, "bot": practice.bot, "seed": practice.seed, "alone": [stats.to_dict() for stats in solo_stats]}
        return print_json(document)
    return out.print(scoreboard.alone(practice, solo_stats))


def _sizes(game: Game, seats: str) -> tuple[int, ...]:
    """Players per table: as typed, or 2."""
    try:
        sizes = [int(number) for number in seats.split(",")] if seats else [2]
    except ValueError:
        raise ValueError(f"seats are numbers such as 2 or 2,4, not {seats!r}") from None
    for number in sizes:
        game.check_seats(number)
    return tuple(sorted(set(sizes)))


def _say_where_it_goes_on(file: ResultFile[Result] | ResultFile[SoloResult] | None) -> None:
    if file and file.lost:
        err.print(f"The last line of {file.path} was cut off and is dropped; its game is played again.", highlight=False)
    if file and file.found:
        err.print(f"{file.path} holds {len(file.found)} games; going on from there.", highlight=False)


@contextmanager
def put_away_when_ended() -> Iterator[None]:
    """Treat SIGTERM like Ctrl-C, so that our processes are stopped first."""
    before = signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def no_result() -> AbstractContextManager[object]:
    """Redirect what is printed meanwhile, such as Ray's messages about a worker that died."""
    return redirect_stdout(sys.stderr)


def chosen_executor(name: Name, workers: int, address: str) -> Executor:
    with installed():
        return executors.executor(name, workers, address)


@contextmanager
def installed() -> Iterator[None]:
    """Import from an extra; if it is not installed, a sentence says how to get it."""
    try:
        yield
    except ModuleNotFoundError as missing:
        raise ValueError(str(missing)) from None


def option_values(game: str, typed: dict[str, str] | None) -> dict[str, object]:
    """Convert typed options to the game's types; what cannot be converted stays text, and the game refuses it."""
    kinds = {field.name: field.type for field in msgspec.structs.fields(roji.game(game).Options)}
    return {name: _option_value(text, kinds.get(name, str)) for name, text in (typed or {}).items()}


def _option_value(text: str, kind: Any) -> object:
    try:
        return msgspec.to_builtins(msgspec.convert(text, kind, strict=False))
    except msgspec.ValidationError:
        return text
