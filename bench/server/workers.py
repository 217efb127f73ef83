"""Four workers on PostgreSQL against one on SQLite, at full load, in turn in one run: python -m bench.server.workers

They must not be slower. PostgreSQL is started in a temporary folder.
"""

import statistics
import sys

import cyclopts

from bench.server.crowd import Plan
from bench.server.figures import Figures, percentile
from bench.server.matches import settings
from bench.server.premises import serving
from bench.server.swarm import Result, run
from roji.core.luck import Luck


def flat_out(database: str, workers: int, tables: int, seconds: float, seed: int) -> Result:
    with serving(database, workers) as server:
        return run(server, settings(tables, False, Luck(seed)), 1, Plan(server.host, [], seconds, 0.0, seed))


def words(result: Result) -> str:
    times = "/".join(f"{percentile(result.latencies, share):.0f}" for share in (50, 95, 99))
    share = 100 * result.server_busy / result.lasted
    return f"{result.moves_per_second:.0f} moves/s, {times} ms (p50/p95/p99), server {share:.0f} % of a core"


app = cyclopts.App(help=__doc__)


@app.default
def main(*, workers: int = 4, tables: int = 48, seconds: float = 20.0, rounds: int = 3) -> int:
    shown = Figures(f"{workers} workers on PostgreSQL against one on SQLite, {tables} tables flat out")
    ratios = []
    for number in range(1, rounds + 1):
        one, several = (flat_out(*how, tables, seconds, number) for how in (("", 1), ("postgresql", workers)))
        ratios.append(several.moves_per_second / one.moves_per_second)
        shown.show(f"round {number}: one worker", words(one))
        shown.show(f"round {number}: {workers} workers", words(several))
    shown.at_least("moves, median of the ratios", statistics.median(ratios), 1.0, "×")
    return shown.status()


if __name__ == "__main__":
    sys.exit(app())
