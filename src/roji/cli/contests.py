"""The command that lets bots play: against one another, or alone."""

from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.table import Table

import roji
from roji.bots.alone import Practice, every_value
from roji.bots.arena import Match
from roji.bots.levels import TURN_MS, level
from roji.cli.console import out, print_json, progress


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
    options = {name: option_value(text) for name, text in (option or {}).items()}
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


def option_value(text: str) -> object:
    """An option's value as typed: true, false and numbers are themselves, all else is text."""
    try:
        return msgspec.json.decode(text, type=bool | int)
    except msgspec.DecodeError:
        return text
