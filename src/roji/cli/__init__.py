"""The command line: it introduces the games, the bots and the server to one another, and does nothing else."""

import sys
from typing import NoReturn

from cyclopts import App

from roji.bots.crew import Lost
from roji.cli.console import err, version
from roji.cli.contests import arena
from roji.cli.doctoring import doctor
from roji.cli.journals import replay
from roji.cli.laboratory import lab
from roji.cli.measuring import bench
from roji.cli.reviewing import advise, review
from roji.cli.solving import solve
from roji.cli.tables import games, play, serve
from roji.cli.verifying import verify

app = App(name="roji", help="Five tabletop games on one garden path.", version=version)
for command in (play, serve, games, arena, bench, replay, verify, review, advise, solve, doctor, lab):
    app.command(command)


def main() -> NoReturn:
    """Exit status 0 if all went well, 1 if the answer is no, 2 for a request that cannot be met, 130 after Ctrl-C."""
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
