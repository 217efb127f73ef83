"""Strength of the bots: python bench/strength.py [NAME …] [--share 0.25] runs the trials below, one `roji arena` command each.

All together take less than half an hour on two cores; a share plays only that part of the games.
With --more it also plays the longer trials: the levels against each other, and solo games with more time.
"""

import argparse
import json
import math
import subprocess
import sys
import time
from dataclasses import dataclass
from typing import Any

from rich.console import Console
from rich.table import Table

WORKERS = 2
THINK = "--think 0.2"
LEVELS = ("gakusei", "senmon", "sensei", "yusha")


@dataclass(frozen=True)
class Trial:
    """An arena command, and the win rate that we promise for the first bot."""

    name: str
    command: str
    games: int
    promised: float = 0.0

    def words(self, share: float) -> list[str]:
        games = max(1, math.ceil(self.games * share))
        return ["arena", *self.command.split(), "--games", str(games), "--workers", str(WORKERS)]


TRIALS = (
    Trial("ohanami-2", f"ohanami yusha greedy {THINK}", 120, 0.80),
    Trial("takenoko-2", f"takenoko yusha greedy {THINK}", 120, 0.75),
    Trial("bossa-2", f"bossa yusha greedy {THINK}", 120, 0.65),
    Trial("bonsai-2", f"bonsai yusha greedy {THINK}", 120, 0.85),
    Trial("ohanami-4", f"ohanami yusha greedy --seats 4 {THINK}", 160, 0.50),
    Trial("takenoko-4", f"takenoko yusha greedy --seats 4 {THINK}", 160, 0.50),
    Trial("bonsai-4", f"bonsai yusha greedy --seats 4 {THINK}", 160, 0.50),
    Trial("bonsai-senmon", f"bonsai yusha {THINK} --option.level senmon", 60, 0.60),
    Trial("bonsai-sensei", f"bonsai yusha {THINK} --option.level sensei", 60, 0.25),
)
MORE = (
    Trial("bonsai-yusha", f"bonsai yusha {THINK} --option.level yusha", 60),
    Trial("bonsai-scenarios", f"bonsai yusha {THINK} --each scenario", 20),
    *(Trial(f"bonsai-{level}-1s", f"bonsai yusha --think 1 --option.level {level}", 20) for level in LEVELS[1:]),
    *(Trial(f"{game}-levels", f"{game} {' '.join(LEVELS)}", 240) for game in ("ohanami", "takenoko", "bossa", "bonsai")),
)


def play(trial: Trial, share: float) -> dict[str, Any]:
    """The arena's JSON result; its progress is shown."""
    command = [sys.executable, "-m", "roji", *trial.words(share), "--json"]
    done = subprocess.run(command, stdout=subprocess.PIPE, check=True, text=True)  # noqa: S603
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def lines(trial: Trial, found: dict[str, Any]) -> list[tuple[str, str, str]]:
    """The bots, the result, and whether it meets the promise."""
    if "alone" in found:
        return [(_setting(diary), _rate(diary) + f", {diary['points']} points", _kept(trial, diary)) for diary in found["alone"]]
    first, *others = found["players"].items()
    return [(*_told(*first), _kept(trial, first[1])), *((*_told(*other), "") for other in others)]


def _told(name: str, player: dict[str, Any]) -> tuple[str, str]:
    return name, f"{_rate(player)}, rating {player['rating']:.0f} ± {player['uncertainty']:.0f}"


def _setting(diary: dict[str, Any]) -> str:
    return " ".join(str(value) for value in diary["options"].values()) or "alone"


def _rate(share: dict[str, Any]) -> str:
    low, high = share["interval"]
    return f"{100 * share['win_rate']:.1f}% of {share['games']} ({100 * low:.0f} to {100 * high:.0f})"


def _kept(trial: Trial, share: dict[str, Any]) -> str:
    if not trial.promised:
        return ""
    return f"{'at least' if share['win_rate'] >= trial.promised else 'LESS THAN'} {100 * trial.promised:.0f}%"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", help=f"trials: {', '.join(trial.name for trial in (*TRIALS, *MORE))}")
    parser.add_argument("--share", type=float, default=1.0, help="the part of the games to play")
    parser.add_argument("--more", action="store_true", help="also what takes longer")
    asked = parser.parse_args()
    every = {trial.name: trial for trial in (*TRIALS, *MORE)}
    if unknown := set(asked.names) - set(every):
        parser.error(f"there is no trial {', '.join(sorted(unknown))}")
    chosen = [every[name] for name in asked.names] or [*TRIALS, *(MORE if asked.more else ())]
    out = Console(soft_wrap=True)
    for trial in chosen:
        began = time.monotonic()
        found = play(trial, asked.share)
        table = Table(title=f"roji {' '.join(trial.words(asked.share))}, {time.monotonic() - began:.0f} s", title_justify="left")
        for heading in ("who", "wins (95% interval)", "promised"):
            table.add_column(heading)
        for line in lines(trial, found):
            table.add_row(*line)
        out.print(table)


if __name__ == "__main__":
    main()
