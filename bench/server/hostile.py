"""Denial of service: attackers against honest players: python -m bench.server.hostile

Each of eight addresses of this machine does everything at once that has ever stalled the server: game files in which every line
was edited, reviews and forks of them, lookups with far too many seats, replays, refused forks, repeated hello and look at
a long table, many tables with bots, and requests for advice. Meanwhile honest players play at their tables.
"""

import asyncio
import multiprocessing
import os
import resource
import sys
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from functools import partial
from multiprocessing.connection import Connection
from typing import Any

import cyclopts
import httpx
import msgspec
import uvloop
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import roji
from bench.server.crowd import Crowd, Plan, Tally
from bench.server.figures import Figures, console, percentile
from bench.server.matches import settings
from bench.server.premises import Server, serving
from roji.core.journal.fold import Entry, Header, Journal, write
from roji.core.journal.lines import linked
from roji.core.luck import Luck
from roji.server.settings import Settings
from roji.server.store.tables import Store

SLOWEST_MS, HEALTH_MS, STALL_MS = 100, 100, 50  # the limits
ADDRESSES = [f"127.0.0.{number}" for number in range(2, 10)]
HOUSEHOLD = 8  # honest tables from one address
HUNG_UP = 444  # pseudo-status: no response
PROBES = 0.1  # seconds between two health checks
GIVEN = (
    "requests_per_minute",
    "file_kilobytes_per_minute",
    "frames_per_second",
    "frames_at_once",
    "looks_per_minute",
    "sockets_per_address",
)
LIMITS: dict[str, Any] = {  # those of a public server
    **{name: getattr(Settings(), name) for name in GIVEN},
    "tables_per_hour": 30,
    "open_tables": 100,
    "thinkers": 2,
    "stall_ms": STALL_MS,
}


@dataclass
class Attack:
    """The attackers' requests and the responses."""

    requests: int = 0
    frames: int = 0
    answers: dict[int, int] = field(default_factory=dict)  # by status

    def faults(self) -> list[str]:
        return [str(status) for status in self.answers if status >= 500]

    def note(self, status: int) -> None:
        self.requests += 1
        self.answers[status] = self.answers.get(status, 0) + 1


def edited_file(lines: int = 6000) -> str:
    """A game file of about 500 kB in which every line was edited."""
    rules, luck = roji.game("takenoko"), Luck(1)
    header, entries = Header("takenoko", rules.version, 2, {}, seed=5), list[Entry]()
    state = rules.new(seats=2, seed=5)
    while (seat := state.actor()) >= 0:
        code = state.rollout_action(seat, luck)
        state.play(seat, code)
        entries.append(linked(header, entries[-1] if entries else None, len(entries) + 1, Entry(seat, rules.text(code)), state))
    text = write(Journal(header, entries, state.scores(), state.winners()))
    head, _, body = text.partition("\n\n")
    game = body.partition("\n\n")[0].splitlines()
    more = [game[number % len(game)].rpartition("  # ")[0] + f"  # {number + 1} {number:032x} {number:08x}" for number in range(lines)]
    return head + "\n\n" + "\n".join(more) + f"\n\nend {lines} {0:032x}\n"


def whole_file(game: str) -> str:
    """A finished game as a file."""
    rules, luck = roji.game(game), Luck(3)
    state, entries = rules.new(seats=rules.seats[0], seed=7), []
    while (seat := state.actor()) >= 0:
        code = state.rollout_action(seat, luck)
        entries.append(Entry(seat, rules.text(code)))
        state.play(seat, code)
    return write(Journal(Header(game, rules.version, rules.seats[0], {}, seed=7), entries))


class Stranger:
    """The concurrent attacks of one address."""

    def __init__(self, host: str, address: str, files: tuple[str, str], end: float, attack: Attack) -> None:
        self._host, self._end, self._attack = host, end, attack
        self._edited, self._whole = files
        transport = httpx.AsyncHTTPTransport(local_address=address, limits=httpx.Limits(max_connections=64))
        self._http = httpx.AsyncClient(base_url=f"http://{host}", transport=transport, timeout=120)
        self._address = address

    async def attack(self) -> None:
        seats = [{"kind": "here", "name": "Eve"}, {"kind": "bot", "level": "any"}]
        tables = [await self._post("/api/tables", {"game": "takenoko", "seats": seats, "advice": True}) for _ in range(25)]
        moment = {
            "line": 1,
            "seat": 0,
            "before": [0.5] * 50_000,
            "chosen": 0.5,
            "best": {"key": "stayed"},
            "lost": 0.0,
            "after": [0.5] * 50_000,
        }
        fork = {"line": 10_000, "seat": 9, "name": "Eve", "level": "any"}
        made = [table.json() for table in tables if table.status_code == 201]
        keys = {"keys": [{"table": table["table"], "token": table["token"]} for table in made]}
        bodies = [
            ("/api/replays", {"journal": self._edited}),
            ("/api/forks", {"journal": self._edited, **fork}),
            ("/api/reviews", {"journal": self._edited, "first": 1, "last": 20}),
            ("/api/replays", {"journal": self._whole}),
            ("/api/forks", {"journal": self._whole, **fork}),
            ("/api/findings", {"moments": [moment]}),
            ("/api/mine", keys),
        ]
        works = [partial(self._send, path, msgspec.json.encode(body)) for path, body in bodies]  # built once, so that the attack is cheap
        sockets = [self._pester(table["table"], table["token"]) for table in made[:16]]
        await asyncio.gather(*(self._again(work) for work in works), *sockets)
        await self._http.aclose()

    async def _again(self, work: Callable[[], Awaitable[object]]) -> None:
        """Repeat until the end, at least once."""
        await work()
        while time.perf_counter() < self._end:
            await work()

    async def _post(self, path: str, body: object) -> httpx.Response:
        return await self._send(path, msgspec.json.encode(body))

    async def _send(self, path: str, body: bytes) -> httpx.Response:
        try:
            answer = await self._http.post(path, content=body, headers={"Content-Type": "application/json"})
        except httpx.TransportError:  # disconnected in the middle of a request
            answer = httpx.Response(HUNG_UP)
        self._attack.note(answer.status_code)
        return answer

    async def _pester(self, table: str, token: str) -> None:
        """Send hello, look and advice as fast as allowed; reconnect when that was too fast."""
        frames = [f'{{"type": "hello", "token": "{token}"}}', '{"type": "look", "seat": 0}', '{"type": "ask", "seat": 0}']
        while time.perf_counter() < self._end:
            try:
                address = f"ws://{self._host}/api/tables/{table}/socket"
                async with connect(address, proxy=None, max_size=None, local_addr=(self._address, 0), ping_interval=None) as socket:
                    await self._talk(socket.send, socket.recv, frames)
            except (ConnectionClosed, InvalidHandshake, OSError):
                continue

    async def _talk(self, send: Callable[[str], Awaitable[None]], hear: Callable[[], Awaitable[object]], frames: list[str]) -> None:
        while time.perf_counter() < self._end:
            for frame in frames:
                await send(frame)
                self._attack.frames += 1
                await asyncio.wait_for(hear(), 60)


def probe(host: str, parent: Connection) -> None:
    """The duration of each health check in ms, from a process that does nothing else, until told to stop."""
    took: list[float] = []
    parent.send("ready")
    parent.recv()
    with httpx.Client(base_url=f"http://{host}", timeout=120) as http:
        while not parent.poll(PROBES):
            began = time.perf_counter()
            assert http.get("/healthz").status_code == 200
            took.append(1000 * (time.perf_counter() - began))
    parent.send(took)


def attack(host: str, strangers: int, seconds: float, parent: Connection) -> None:
    """Runs in its own process, so that attacks do not slow down the honest clients."""

    os.nice(10)

    files = edited_file(), whole_file("takenoko")
    parent.send("ready")
    parent.recv()

    async def all_at_once() -> Attack:
        end, told = time.perf_counter() + seconds, Attack()
        await asyncio.gather(*(Stranger(host, address, files, end, told).attack() for address in ADDRESSES[:strangers]))
        return told

    parent.send(uvloop.run(all_at_once()))


class Beside:
    """Work in a separate process: it reports when ready, starts when told to, and returns its result at the end."""

    def __init__(self, work: Callable[..., None], *given: object) -> None:
        context = multiprocessing.get_context("spawn")
        self._here, there = context.Pipe()
        self._process = context.Process(target=work, args=(*given, there))
        self._process.start()
        there.close()  # so a process that ends early is noticed

    async def begin(self) -> None:
        await asyncio.to_thread(self._here.recv)
        self._here.send("now")

    async def end(self, told: str = "") -> Any:
        if told:
            self._here.send(told)
        result = await asyncio.to_thread(self._here.recv)
        self._process.join()
        return result


@dataclass
class Siege:
    """The results."""

    tallies: list[Tally]
    attack: Attack
    took: list[float]  # duration of each health check in ms
    lost: list[str]  # honest tables with fewer lines than their clients have seen


async def lost(database: str, crowds: list[Crowd]) -> list[str]:
    """The tables that have lost lines."""
    seen = {match.table: max(screen.seen.seq for screen in match.screens) for crowd in crowds for match in crowd.matches}
    store = Store(database)
    kept = await store.heights(list(seen))
    await store.close()
    return [table for table, lines in seen.items() if kept[table][1] < lines]


async def besiege(server: Server, tables: int, every: float, seconds: float, strangers: int) -> Siege:
    """Honest players sit down, then all processes start."""
    wanted = settings(tables, False, Luck(1))
    plans = [Plan(server.host, wanted[first : first + HOUSEHOLD], seconds, every, seed=first) for first in range(0, tables, HOUSEHOLD)]
    crowds = [Crowd(replace(plan, address=f"127.0.1.{number}")) for number, plan in enumerate(plans, 1)]
    attacking, probing = Beside(attack, server.host, strangers, seconds), Beside(probe, server.host)
    for crowd in crowds:
        await crowd.sit_down()
    await attacking.begin()
    await probing.begin()
    tallies = await asyncio.gather(*(crowd.play() for crowd in crowds))
    took: list[float] = await probing.end("enough")
    told: Attack = await attacking.end()
    missing = await lost(server.database, crowds)
    for crowd in crowds:
        await crowd.go()
    return Siege(tallies, told, took, missing)


def stalls(server: Server) -> list[str]:
    return [line for line in server.log.read_text().splitlines() if "the event loop was held" in line]


app = cyclopts.App(help=__doc__)


@app.default
def main(*, tables: int = 200, every: float = 5.0, seconds: float = 60.0, strangers: int = 8, database: str = "", workers: int = 1) -> int:
    """Run the attack, and check the limits."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    with serving(database, workers, **LIMITS) as server:
        console.print(f"{tables} honest tables, {strangers} strangers …")
        siege = uvloop.run(besiege(server, tables, every, seconds, strangers))
        held = stalls(server)
    attack, tallies = siege.attack, siege.tallies
    shown = Figures(f"{strangers} strangers attack, {tables} honest tables play")
    shown.show("hostile requests, by answer", f"{attack.requests}: {dict(sorted(attack.answers.items()))}")
    shown.show("hostile frames", str(attack.frames))
    shown.show("honest moves", str(sum(tally.moves for tally in tallies)))
    times = [1000 * one for tally in tallies for one in tally.latencies]
    shown.show("click to last other screen, p50, p95", f"{percentile(times, 50):.0f} ms, {percentile(times, 95):.0f} ms")
    shown.at_most("click to last other screen, p99", percentile(times, 99), SLOWEST_MS, "ms")
    shown.at_most("/healthz, slowest", max(siege.took), HEALTH_MS, "ms")
    shown.none(f"times the loop was held for more than {STALL_MS} ms", held)
    shown.none("honest people refused", [fault for tally in tallies for fault in tally.faults])
    shown.none("tables of whose moves some are not kept", siege.lost)
    shown.none("faults of the server", attack.faults())
    return shown.status()


if __name__ == "__main__":
    sys.exit(app())
