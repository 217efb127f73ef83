"""Speedup of a tournament by several workers: python bench/workers.py [games] [workers]

Both play the same games, by iterations, in turn in one run. Needs an idle machine.
"""

import statistics
import sys
import time
from contextlib import closing

import roji
from roji.bots.arena.tournament import Tournament, play

ROUNDS = 3
TOURNAMENT = Tournament(roji.game, "ohanami", ("yusha", "greedy"), iterations=1500)


def seconds(games: int, workers: int) -> float:
    """The duration from the start of the processes to the last result."""
    began = time.perf_counter()
    with closing(play(TOURNAMENT, games, workers)) as results:
        played = sum(1 for _ in results)
    assert played == games
    return time.perf_counter() - began


def main() -> None:
    games, workers = (int(word) for word in (sys.argv[1:] + ["40", "2"][len(sys.argv) - 1 :]))
    ratios = []
    for number in range(1, ROUNDS + 1):
        alone, together = seconds(games, 1), seconds(games, workers)
        ratios.append(alone / together)
        sys.stdout.write(f"round {number}: 1 worker {alone:.1f} s, {workers} workers {together:.1f} s, {ratios[-1]:.2f} x\n")
    sys.stdout.write(f"median {statistics.median(ratios):.2f} x with {games} games\n")


if __name__ == "__main__":
    main()
