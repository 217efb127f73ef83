"""The command line: it introduces the games, the bots and the server to one another, and does nothing else."""

import sys
from pathlib import Path
from typing import Annotated, Any, NoReturn

import msgspec
from cyclopts import App, Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import roji
from roji.bots import alone
from roji.bots import bench as benchmark
from roji.bots.alone import Practice, every_value
from roji.bots.arena import Match
from roji.bots.levels import LEVELS, TURN_MS, choose, level
from roji.core import journal as journals
from roji.core.luck import Luck
from roji.core.registry import Game
from roji.games.zen import game_from
from roji.games.zen.cards import DECK_FILE
from roji.games.zen.forms import FORMS_FILE

app = App(name="roji", help="Five tabletop games on one garden path.", version=lambda: version())
out = Console()
err = Console(stderr=True)

INVITED = ("gakusei", "senmon", "sensei", "yusha")  # the levels that a table offers


def version() -> str:
    return f"roji {roji.__version__} ({'compiled' if benchmark.COMPILED else 'pure'})"


class Bots:
    """The bots that the server is handed."""

    levels = tuple((name, LEVELS[name].about) for name in INVITED)

    @property
    def think(self) -> Any:
        return think

    @property
    def attempt(self) -> Any:
        return attempt


def think(game: str, snapshot: dict[str, Any], seat: int, level_name: str, seed: int, left_ms: int) -> int:
    """In a worker process: what a bot plays in a state imagined for its seat."""
    return choose(roji.game(game).restore(snapshot), seat, level(level_name), Luck(seed), left_ms)


def attempt(game: str, snapshot: dict[str, Any], seed: int, left_ms: int) -> bool | None:
    """In a worker process: whether a quick bot, playing alone from there, wins."""
    return alone.attempt(roji.game(game).restore(snapshot), Luck(seed), left_ms)


def print_json(value: object) -> None:
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n")


def progress() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=err, transient=True)


# --- tables ----------------------------------------------------------------------------------------------------------


@app.command
def play(
    *,
    port: int = 8000,
    lan: bool = False,
    database: str = "",
    browser: bool = True,
    rehearse: str = "",
    deck: Path | None = None,
    forms: Path | None = None,
) -> None:
    """Play in the browser on this computer; with --lan, on the local network too.

    Parameters
    ----------
    port:
        The port to listen on; if it is taken, the next free one.
    lan:
        Let others on the local network join.
    database:
        Where the tables are kept; a file in your data folder, if not said.
    browser:
        Open the browser when ready.
    rehearse:
        A word that decides all luck: tables set alike are dealt alike. For demonstrations on this computer.
    deck:
        A file with the cards of Zen, instead of ours.
    forms:
        A file with the forms of Zen, instead of ours.
    """
    from roji.server import host

    host.play(_games_with(deck, forms), Bots(), host.Hosting(port, lan, database, browser, rehearse), out)


@app.command
def serve(
    *,
    public_url: str,
    port: int = 8000,
    address: str = "127.0.0.1",
    database: str = "",
    workers: int = 1,
    deck: Path | None = None,
    forms: Path | None = None,
) -> None:
    """Serve tables to the internet, behind a proxy that speaks https.

    Parameters
    ----------
    public_url:
        The address that people type, such as https://roji.example; only requests for it are answered.
    port:
        The port to listen on.
    address:
        The address to listen on.
    database:
        Where the tables are kept: sqlite:///FILE; a file in your data folder, if not said.
    workers:
        Processes that serve; one, for now.
    deck:
        A file with the cards of Zen, instead of ours.
    forms:
        A file with the forms of Zen, instead of ours.
    """
    from roji.server import host

    host.serve(_games_with(deck, forms), Bots(), host.Public(public_url, port, address, database, workers), out)


def _games_with(deck: Path | None, forms: Path | None) -> list[Game]:
    """All games, Zen with the cards and forms of these files; a ValueError says where a file is wrong."""
    if deck is None and forms is None:
        return roji.all_games()
    ours = game_from(deck or DECK_FILE, forms or FORMS_FILE)
    return [ours if game.name == ours.name else game for game in roji.all_games()]


@app.command
def games(*, json: bool = False) -> None:
    """List the games, their players and their options."""
    if json:
        return print_json({game.name: _about(game) for game in roji.all_games()})
    table = Table("game", "players", "options")
    for game in roji.all_games():
        table.add_row(game.name, game.players(), "\n".join(_option_lines(game)))
    return out.print(table)


def _about(game: Game) -> dict[str, Any]:
    defaults = msgspec.to_builtins(game.Options())
    return {"title": game.title, "seats": list(game.seats), "options": defaults, "version": game.version, "codes": game.size}


def _option_lines(game: Game) -> list[str]:
    return [f"{name} = {value}" for name, value in msgspec.to_builtins(game.Options()).items()]


# --- bots ------------------------------------------------------------------------------------------------------------


@app.command
def arena(
    game: str,
    *bots: str,
    games: int = 40,
    ms: int = TURN_MS,
    iterations: int = 0,
    seed: int = 1,
    option: Annotated[dict[str, str] | None, Parameter(name="--option", help="An option of the game: --option.lay_order rotate")] = None,
    each: Annotated[list[str] | None, Parameter(help="Alone: play the same deals with every value of this option.")] = None,
    json: bool = False,
) -> None:
    """Let bots play duplicate deals: every deal once for each way round the table. One bot plays alone.

    Parameters
    ----------
    game:
        The game.
    bots:
        A bot for every seat: random, greedy, gakusei, senmon, sensei, yusha.
    games:
        How many games, rounded up to whole deals; alone, of each kind.
    ms:
        Milliseconds a bot may think per turn.
    iterations:
        Instead of time: search iterations per decision. Then the same seed gives the same games.
    seed:
        Deals other cards.
    json:
        Print one JSON document.
    """
    if games < 1 or ms < 1 or iterations < 0:
        raise ValueError("games and milliseconds are at least 1, and iterations not negative")
    rules = roji.game(game)
    options = {name: _value(text) for name, text in (option or {}).items()}
    if len(bots) == 1 and 1 in rules.seats:
        practice = Practice(rules, level(bots[0]), every_value(rules, each or [], options), ms, iterations, seed)
        return _practise(practice, games, json)
    if each:
        raise ValueError("--each is for one bot that plays alone")
    match = Match(rules, [level(name) for name in bots], options, ms, iterations, seed)
    with progress() as bar:
        task = bar.add_task("playing", total=games)
        for done in match.play(games):
            bar.update(task, completed=done)
    if json:
        return print_json({"game": game, "seed": seed, "bots": [tally.told() for tally in match.tallies]})
    table = Table("bot", "games", "wins", "95% interval", "points", "slowest turn")
    for tally in match.tallies:
        low, high = tally.wilson()
        share = f"{100 * tally.rate():.1f}%"
        table.add_row(
            tally.name,
            str(tally.games),
            share,
            f"{100 * low:.1f}% to {100 * high:.1f}%",
            f"{tally.points / tally.games:.1f}",
            f"{tally.slowest_ms:.0f} ms",
        )
    return out.print(table)


def _practise(practice: Practice, games: int, json: bool) -> None:
    with progress() as bar:
        task = bar.add_task("playing alone", total=games * len(practice.diaries))
        for done in practice.play(games):
            bar.update(task, completed=done)
    if json:
        told = [diary.told() for diary in practice.diaries]
        return print_json({"game": practice.game.name, "bot": practice.bot.name, "seed": practice.seed, "alone": told})
    table = Table("alone", "games", "won", "95% interval", "points", "quartiles", "slowest turn")
    for diary in practice.diaries:
        low, high = diary.wilson()
        table.add_row(
            " ".join(str(value) for value in diary.options.values()) or practice.bot.name,
            str(diary.games()),
            f"{100 * diary.rate():.0f}%",
            f"{100 * low:.0f}% to {100 * high:.0f}%",
            f"{diary.mean():.1f}",
            " ".join(str(points) for points in diary.quantiles()),
            f"{diary.slowest_ms:.0f} ms",
        )
    return out.print(table)


def _value(text: str) -> object:
    """An option's value as typed: true, false and numbers are themselves, all else is text."""
    try:
        return msgspec.json.decode(text, type=bool | int)
    except msgspec.DecodeError:
        return text


@app.command
def bench(*names: str, peers: bool = False, pure: bool = False, rounds: int = 3, seconds: float = 1.0, json: bool = False) -> None:
    """Measure how fast the games play, per CPU second.

    Parameters
    ----------
    names:
        The games; all, if none is named.
    peers:
        Measure OpenSpiel in the same run.
    pure:
        Measure the uncompiled build in the same run.
    rounds:
        Rounds; the median counts.
    seconds:
        CPU seconds for each figure of a round.
    json:
        Print one JSON document.
    """
    plan = benchmark.Plan([roji.game(name) for name in names] or roji.all_games(), peers, pure, rounds, seconds)
    with progress() as bar:
        task = bar.add_task("measuring", total=plan.steps())
        for what in plan.run():
            bar.update(task, description=f"measuring {what}", advance=1)
    report = plan.report()
    if json:
        return print_json(report)
    return _print_rates(report)


def _print_rates(report: benchmark.Report) -> None:
    table = Table("per CPU second", "playouts", "steps", "search", title=f"{version()}, median of {report.rounds} rounds")
    groups = (("", report.games), ("OpenSpiel ", report.peers), ("uncompiled ", report.pure))
    for prefix, rates in groups:
        for name, rate in rates.items():
            table.add_row(prefix + name, *(f"{figure:,.0f}" for figure in msgspec.structs.astuple(rate)))
    out.print(table)
    for name, rate in report.games.items():
        for other, figure in report.peers.items():
            out.print(f"{name} against OpenSpiel {other}: {_ratios(rate, figure)}", soft_wrap=True)
        if name in report.pure:
            out.print(f"{name} against uncompiled {name}: {_ratios(rate, report.pure[name])}", soft_wrap=True)


def _ratios(ours: benchmark.Rates, theirs: benchmark.Rates) -> str:
    return (
        f"playouts {ours.playouts_per_s / theirs.playouts_per_s:.1f} x, "
        f"steps {ours.steps_per_s / theirs.steps_per_s:.1f} x, "
        f"search {ours.search_per_s / theirs.search_per_s:.1f} x"
    )


# --- journals --------------------------------------------------------------------------------------------------------


@app.command
def replay(file: Path, *, all: bool = False) -> None:
    """Step through a recorded game: Enter goes on, q stops.

    Parameters
    ----------
    file:
        A journal.
    all:
        Print everything at once instead of waiting for Enter.
    """
    journal = _read(file)
    game = roji.game(journal.header.game)
    for number, (entry, state) in enumerate(journals.replay(game, journal)):
        out.rule(f"{number} of {len(journal.entries)}" + (f": seat {entry.seat}, {entry.text}" if entry else ""))
        out.print(game.draw(state), markup=False, highlight=False)
        if not all and state.to_act() and _asked_to_stop():
            return
    out.print(f"scores {state.scores()}" + (f": {state.ending()}" if state.ending() else ""))


def _asked_to_stop() -> bool:
    """Wait for Enter; q, or the end of what is typed, stops."""
    try:
        return input("Enter: on, q: stop ").strip() == "q"
    except EOFError:
        return True


@app.command
def verify(file: Path) -> None:
    """Check that a journal keeps every rule, and that its secret is the one its commitment promises.

    The commitment is shown at the table from the beginning: compare the two, and you know that the shuffle was honest.

    Parameters
    ----------
    file:
        A journal.
    """
    journal = _read(file)
    game = roji.game(journal.header.game)
    *_, (_, state) = journals.replay(game, journal)
    sealed = "; its secret is the one that the commitment promises" if journal.header.secret else ""
    out.print(f"{len(journal.entries)} lines of {game.title} keep the rules{sealed}. Scores {state.scores()}.")


def _read(file: Path) -> journals.Journal:
    try:
        return journals.read(file.read_text(encoding="utf-8"))
    except OSError as trouble:
        raise ValueError(f"{file} cannot be read: {trouble.strerror}") from None
    except UnicodeDecodeError:
        raise ValueError(f"{file} is not text") from None


def main() -> NoReturn:
    """Exit status 0 if all went well, 2 for a request that cannot be met, 130 after Ctrl-C."""
    try:
        app()
    except ValueError as wrong:
        err.print(f"roji: {wrong}", markup=False, highlight=False, soft_wrap=True)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
    sys.exit(0)
