"""The command line: it connects games, bots and server, and does nothing else."""

import sys
from typing import NoReturn

from cyclopts import App

import roji
from roji.bots.arena.pool import Lost
from roji.cli.arena import arena
from roji.cli.backup import backup
from roji.cli.bench import bench
from roji.cli.console import err, version
from roji.cli.doctor import doctor
from roji.cli.lab import lab
from roji.cli.new_game import new_game
from roji.cli.play import games, play, serve
from roji.cli.replay import replay
from roji.cli.review import advise, review
from roji.cli.solve import solve
from roji.cli.verify import verify
from roji.core.discovery import faults

app = App(name="roji", help="Five tabletop games on one garden path.", version=version)
for command in (play, serve, games, arena, bench, replay, verify, review, advise, solve, doctor, backup, lab, new_game):
    app.command(command)


def main() -> NoReturn:
    """Exit status 0 for success, 1 if the answer is no, 2 for an invalid request, 130 after Ctrl-C."""
    _tell_of_games_left_out()
    try:
        status = app()
    except ValueError as wrong:
        err.print(f"roji: {wrong}", markup=False, highlight=False, soft_wrap=True)
        sys.exit(2)
    except Lost as lost:
        err.print(f"roji: {lost}", markup=False, highlight=False, soft_wrap=True)
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)
    sys.exit(status if isinstance(status, int) else 0)


def _tell_of_games_left_out() -> None:
    """Print them on stderr; a server logs them instead."""
    if sys.argv[1:2] and sys.argv[1] not in ("play", "serve"):
        roji.all_games()
        for fault in faults():
            err.print(f"roji: {fault}", markup=False, highlight=False, soft_wrap=True)
