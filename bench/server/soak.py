"""All long tests of the server, one after another, with their limits: python -m bench.server.soak [NAME …] [--share 0.1]

A share scales the counts. The exit status is 0 if every run has kept its limits.
"""

import subprocess
import sys
import time
from dataclasses import dataclass

import cyclopts
from rich.table import Table

from bench.server.figures import console
from bench.server.premises import ROOT


@dataclass(frozen=True)
class Long:
    """A command, and its count that a share scales."""

    name: str
    words: str
    count: str = ""
    many: int = 0

    def command(self, share: float) -> list[str]:
        counted = [self.count, str(max(1, round(self.many * share)))] if self.count else []
        return [sys.executable, "-m", *f"bench.server.{self.words}".split(), *counted]


RUNS = (
    Long("live", "swarm --tables 500 --every 5"),
    Long("idle", "swarm --idle 3000"),
    Long("flat-out", "swarm --flat-out"),
    Long("workers", "workers"),
    Long("peers", "peers"),
    Long("kills", "kills", "--kills", 200),
    Long("kills-postgresql", "kills --workers 2 --database postgresql", "--kills", 50),
    Long("races", "races --workers 4 --database postgresql", "--lines", 1000),
    Long("reconnects", "reconnects", "--cuts", 2000),
    Long("fuzz", "fuzz", "--frames", 200_000),
    Long("fuzz-postgresql", "fuzz --workers 2 --database postgresql", "--frames", 100_000),
    Long("hostile", "hostile"),
    Long("clocks", "clocks"),
    Long("stored", "stored"),
    Long("stored-postgresql", "stored --database postgresql"),
    Long("stopped", "stopped_database"),
    Long("stopped-postgresql", "stopped_database --workers 2 --database postgresql"),
    Long("resampling", "resampling", "--pairs", 20_000),
    Long("canaries", "canaries", "--games", 200),
)

app = cyclopts.App(help=__doc__)


@app.default
def main(*names: str, share: float = 1.0) -> int:
    unknown = [name for name in names if name not in {run.name for run in RUNS}]
    if unknown:
        raise SystemExit(f"there is no run {unknown[0]}; there is {', '.join(run.name for run in RUNS)}")
    table = Table("run", "seconds", "kept its limits", title="the server in the long run", title_justify="left")
    statuses = []
    for run in [run for run in RUNS if not names or run.name in names]:
        console.rule(" ".join(run.command(share)[1:]))
        began = time.monotonic()
        statuses.append(subprocess.run(run.command(share), cwd=ROOT, check=False).returncode)  # noqa: S603
        table.add_row(run.name, f"{time.monotonic() - began:.0f}", "no" if statuses[-1] else "yes", style="red" if statuses[-1] else "")
    console.print(table)
    return 1 if any(statuses) else 0


if __name__ == "__main__":
    sys.exit(app())
