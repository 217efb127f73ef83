"""Load test: many people play real games of all kinds over real sockets: python -m bench.server.swarm

    --tables 500 --every 5      500 live tables with a move every 5 s each
    --idle 3000                 3000 idle sockets
    --flat-out                  as many moves as possible
    --workers 4 --database postgresql://…

A move is complete when it is on disk and the last other client at its table has seen it; latency is measured from the
click until then. The load generator reports its own CPU use, so that its limit is not mistaken for the server's.
"""

import multiprocessing
import resource
import sys
from contextlib import closing
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from time import perf_counter

import cyclopts

from bench.server.crowd import Plan, Tally, take_part
from bench.server.figures import Figures, console, percentile, progress
from bench.server.matches import Setting, settings
from bench.server.premises import Server, serving
from roji.core.luck import Luck

SLOWEST_MS, MEMORY_MB, MOVES = 100, 600, 500  # the limits
IDLE = Setting("ohanami", 2, onlookers=1)  # three sockets


@dataclass(frozen=True)
class Result:
    """The results of all processes."""

    tallies: list[Tally]
    server_busy: float  # seconds
    megabytes: float

    @property
    def moves_per_second(self) -> float:
        return sum(tally.moves / tally.lasted for tally in self.tallies)

    @property
    def latencies(self) -> list[float]:
        return [1000 * one for tally in self.tallies for one in tally.latencies]

    @property
    def lasted(self) -> float:
        return max(tally.lasted for tally in self.tallies)


class Herd:
    """The processes of the load test and their pipes."""

    def __init__(self, plans: list[Plan]) -> None:
        context = multiprocessing.get_context("spawn")
        self.lines: list[Connection] = []
        self.processes: list[BaseProcess] = []
        for plan in plans:
            ours, theirs = context.Pipe()
            process = context.Process(target=take_part, args=(plan, theirs))
            process.start()
            theirs.close()
            self.lines.append(ours)
            self.processes.append(process)

    def seated(self) -> None:
        for line in self.lines:
            assert line.recv() == "seated"

    def begin(self) -> None:
        for line in self.lines:
            line.send("begin")

    def tallies(self, seconds: float) -> list[Tally]:
        """Wait for all results, with a progress bar."""
        with progress() as bar:
            task = bar.add_task("playing", total=int(seconds))
            began = perf_counter()
            while not all(line.poll(1) for line in self.lines):
                bar.update(task, completed=min(int(seconds), int(perf_counter() - began)))
            return [line.recv() for line in self.lines]

    def close(self) -> None:
        for line, process in zip(self.lines, self.processes, strict=True):
            if process.is_alive():
                line.send("go home")
            process.join()


def run(server: Server, tables: list[Setting], processes: int, plan: Plan) -> Result:
    """Seat everybody, then start all at once."""
    plans = [replace(plan, settings=tables[number::processes], seed=plan.seed + number) for number in range(processes)]
    with closing(Herd(plans)) as herd:
        console.print(f"seating people at {len(tables)} tables …")
        herd.seated()
        used = server.seconds()
        herd.begin()
        tallies = herd.tallies(plan.seconds)
        return Result(tallies, server.seconds() - used, server.megabytes())


def figures(result: Result, title: str) -> Figures:
    shown = Figures(title)
    own = sum(tally.busy for tally in result.tallies) / result.lasted
    shown.show("sockets", str(sum(tally.sockets for tally in result.tallies)))
    shown.show("processor of the server", f"{100 * result.server_busy / result.lasted:.0f} % of one core")
    shown.show("processor of the swarm", f"{100 * own:.0f} % of one core")
    shown.show("memory of the server", f"{result.megabytes:.0f} MB")
    shown.none("refusals", [fault for tally in result.tallies for fault in tally.faults])
    return shown


def with_moves(result: Result, title: str) -> Figures:
    shown = figures(result, title)
    times = result.latencies
    shown.show("complete moves", f"{len(times)} in {sum(tally.games for tally in result.tallies)} whole games and those left open")
    shown.show("complete moves/s", f"{result.moves_per_second:.1f}")
    shown.show("frames/s to the screens", f"{sum(tally.frames / tally.lasted for tally in result.tallies):.0f}")
    shown.show("server time per move", f"{1000 * result.server_busy / max(1, len(times)):.2f} ms")
    shown.show("click to last other screen, p50/p95/p99", " / ".join(f"{percentile(times, share):.1f}" for share in (50, 95, 99)) + " ms")
    return shown


app = cyclopts.App(help=__doc__)


@app.default
def main(
    *,
    tables: int = 0,
    every: float = 5.0,
    idle: int = 0,
    flat_out: bool = False,
    seconds: float = 60.0,
    processes: int = 2,
    bots: bool = False,
    workers: int = 1,
    database: str = "",
    seed: int = 1,
) -> int:
    """Run one mode, and check its limits; by default, 500 tables."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    where = f"{workers} worker{'s' * (workers > 1)} on {(database or 'sqlite').partition(':')[0]}"
    plan = Plan("", [], seconds, 0.0 if flat_out else every, seed, idle=idle > 0)
    with serving(database, workers) as server:
        plan = replace(plan, host=server.host)
        if idle:
            result = run(server, [IDLE] * (idle // 3), processes, plan)
            shown = figures(result, f"{idle} idle sockets, {where}")
            shown.at_most("memory", result.megabytes, MEMORY_MB, "MB")
            return shown.status()
        count = tables or (48 if flat_out else 500)
        result = run(server, settings(count, bots, Luck(seed)), processes, plan)
        shown = with_moves(result, f"{count} tables, {'flat out' if flat_out else f'a move every {every:g} s each'}, {where}")
        if flat_out:
            shown.at_least("moves", result.moves_per_second, MOVES, "/s")
        else:
            shown.at_most("p99", percentile(result.latencies, 99), SLOWEST_MS, "ms")
        return shown.status()


if __name__ == "__main__":
    sys.exit(app())
