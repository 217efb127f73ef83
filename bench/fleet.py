"""The same games in this process, in several processes and on Ray: python bench/fleet.py [games] [workers]

Compares every record, kills a worker of each kind in the middle, and compares again. The speedup can be
measured only on an idle machine.
"""

import sys
import tempfile
import time
from pathlib import Path

from roji.lab import play_games
from roji.lab.data.records import GameRecord
from roji.lab.fleet.executors import Name
from roji.lab.fleet.ray_cluster import cluster

GAME, BOTS, ITERATIONS = "ohanami", ["gakusei", "greedy"], 5
KILLED = 40  # games with an external bot

KILLER = """
import os, signal
class Killer:
    moves = 0
    def choose(self, view, legal):
        self.moves += 1
        if self.moves == 5:
            try:
                os.close(os.open({file!r}, os.O_CREAT | os.O_EXCL))
            except FileExistsError:
                return legal[-1]
            os.kill(os.getppid(), signal.SIGKILL)
        return legal[-1]
"""


def timed(games: int, workers: int, where: Name) -> list[GameRecord]:
    began = time.perf_counter()
    records = play_games(GAME, BOTS, games, iterations=ITERATIONS, executor=where, workers=workers)
    spent = time.perf_counter() - began
    sys.stdout.write(f"{where}: {games} games in {spent:.1f} s, {games / spent:.0f}/s\n")
    return records


def killed(workers: int, where: Name) -> list[GameRecord]:
    """A bot kills the worker that it plays for, in the middle of a game."""
    with tempfile.TemporaryDirectory() as folder:
        mark, bot = Path(folder, "killed"), Path(folder, "bot.py")
        bot.write_text(KILLER.format(file=str(mark)))
        if where == "here":
            mark.touch()
        records = play_games("bossa", [f"{bot}:Killer", "greedy"], KILLED, executor=where, workers=workers)
        assert mark.exists(), "nobody was killed"
    return records


def main() -> None:
    games, workers = (int(word) for word in (sys.argv[1:] + ["500", "2"][len(sys.argv) - 1 :]))
    with cluster(workers):
        here = timed(games, workers, "here")
        untouched = killed(workers, "here")
        others: tuple[Name, ...] = ("processes", "ray")
        for where in others:
            same = timed(games, workers, where) == here
            unmoved = killed(workers, where) == untouched
            sys.stdout.write(f"{where}: {games} records {'are the same' if same else 'DIFFER'}; ")
            sys.stdout.write(f"with a worker killed, {KILLED} {'are the same' if unmoved else 'DIFFER'}\n")
            if not (same and unmoved):
                sys.exit(1)


if __name__ == "__main__":
    main()
