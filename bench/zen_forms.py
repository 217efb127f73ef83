"""How hard the forms of Zen are: python bench/zen_forms.py [--plays 300] [--form Panda …] prints the share of games won by each player."""

import argparse
from collections.abc import Callable

from rich.console import Console
from rich.progress import track
from rich.table import Table

import roji
from roji.bots.arena import wilson
from roji.core.luck import Luck
from roji.games.zen import OUR_FORMS
from roji.games.zen.forms import Form
from roji.games.zen.rules import Zen
from roji.games.zen.strategy import careful, first_fit

Player = Callable[[Zen, Luck], int]
PLAYERS: dict[str, Player] = {"first-fit": first_fit, "careful": careful}


def wins(player: Player, form: Form, plays: int, seed: int) -> int:
    """Games won; the player decides on tables imagined for its seat, so that it cannot know more than it may."""
    return sum(_is_won(player, form, Luck(seed + play), Luck(-1 - seed - play)) for play in range(plays))


def _is_won(player: Player, form: Form, deal: Luck, thoughts: Luck) -> bool:
    game = roji.game("zen")
    table = game.start(1, game.options(form=form.name), deal)
    while table.actor() >= 0:
        known = table.imagine(0, thoughts)
        assert isinstance(known, Zen)
        table.play(0, player(known, thoughts))
    return table.winners() == [0]


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--plays", type=int, default=300)
    asked.add_argument("--seed", type=int, default=0)
    asked.add_argument("--form", nargs="*", default=[form.name for form in OUR_FORMS])
    given = asked.parse_args()
    table = Table("form", "level", "cells/joins", *(f"{name} %" for name in PLAYERS))
    for form in track([form for form in OUR_FORMS if form.name in given.form], "playing", transient=True):
        shares = []
        for player in PLAYERS.values():
            won = wins(player, form, given.plays, given.seed)
            low, high = wilson(won, given.plays)
            shares.append(f"{100 * won / given.plays:.0f} ({100 * low:.0f} to {100 * high:.0f})")
        table.add_row(form.name, str(form.level), f"{form.size()}/{form.joins()}", *shares)
    Console(width=100).print(table)


if __name__ == "__main__":
    main()
