"""Difficulty of the forms of Zen: python bench/zen_forms.py [--plays 300] [--form Panda …] prints the win rate of each player.

With --speed it measures games of Panda per CPU second instead, beside random games of havannah in OpenSpiel.
"""

import argparse
import time
from collections.abc import Callable

from rich.console import Console
from rich.progress import track
from rich.table import Table

import roji
from roji.bots.arena.counts import wilson
from roji.bots.bench import open_spiel
from roji.core.luck import Luck
from roji.games.zen import OUR_FORMS
from roji.games.zen.ai.policy import careful, first_fit
from roji.games.zen.forms import Form
from roji.games.zen.rules import Zen

Player = Callable[[Zen, Luck], int]
PLAYERS: dict[str, Player] = {"first-fit": first_fit, "careful": careful}


def wins(player: Player, form: Form, plays: int, seed: int) -> int:
    """The number of games won; the player decides in states imagined for its seat, so that it cannot cheat."""
    return sum(_is_won(player, form, Luck(seed + play), Luck(-1 - seed - play)) for play in range(plays))


def _is_won(player: Player, form: Form, deal: Luck, thoughts: Luck) -> bool:
    game = roji.game("zen")
    table = game.start(1, game.options(form=form.name), deal)
    assert isinstance(table, Zen)
    while table.actor() >= 0:
        known = table if player is first_fit else table.imagine(0, thoughts)  # first-fit uses only its hand and the table
        table.play(0, player(known, thoughts))
    return table.winners() == [0]


def show_speed(seconds: float = 1.0, rounds: int = 5) -> None:
    """Games per CPU second, in turns; the median of the rounds."""
    panda = next(form for form in OUR_FORMS if form.name == "Panda")
    found: dict[str, list[float]] = {name: [] for name in (*PLAYERS, "havannah")}
    for nth in range(rounds):
        for name, player in PLAYERS.items():
            found[name].append(_games_a_second(player, panda, seconds, nth))
        found["havannah"].append(open_spiel.measure("havannah", seconds)[0])
    for name, rates in found.items():
        Console().print(f"{name}: {sorted(rates)[rounds // 2]:,.0f} games/s")


def _games_a_second(player: Player, form: Form, seconds: float, seed: int) -> float:
    games = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        _is_won(player, form, Luck(1_000_000 * seed + games), Luck(-1 - games))
        games += 1
    return games / spent


def show_rates(names: list[str], plays: int, seed: int) -> None:
    """Print each player's win rate for each form."""
    table = Table("form", "level", "cells/joins", *(f"{name} %" for name in PLAYERS))
    for form in track([form for form in OUR_FORMS if form.name in names], "playing", transient=True):
        shares = []
        for player in PLAYERS.values():
            won = wins(player, form, plays, seed)
            low, high = wilson(won, plays)
            shares.append(f"{100 * won / plays:.0f} ({100 * low:.0f} to {100 * high:.0f})")
        table.add_row(form.name, str(form.level), f"{form.size()}/{form.joins()}", *shares)
    Console(width=100).print(table)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--plays", type=int, default=300)
    asked.add_argument("--seed", type=int, default=0)
    asked.add_argument("--form", nargs="*", default=[form.name for form in OUR_FORMS])
    asked.add_argument("--speed", action="store_true")
    given = asked.parse_args()
    if given.speed:
        show_speed()
    else:
        show_rates(given.form, given.plays, given.seed)


if __name__ == "__main__":
    main()
