"""Can a short clock be stretched? python -m bench.server.clocks

A player with five seconds on the clock never makes a final move, and tries every way to get more time. We measure the time in
which their clock should run: from when it is shown to run until a bot plays for them, excluding the server's downtime.
"""

import asyncio
import os
import signal
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any, Self

import cyclopts
import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from bench.server.figures import Figures, console
from bench.server.premises import Server, folder, kept

GIVEN, MOST = 5.0, 6.0  # seconds on the clock, and the limit
PATIENCE = 60  # seconds; only a broken server takes so long
BOB = 1
GONE = (ConnectionClosed, InvalidHandshake, OSError)


class Device:
    """One of Bob's clients."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.seen: dict[str, Any] = {}

    @classmethod
    async def at(cls, server: Server, table: str, token: str) -> Self:
        socket = await connect(f"ws://{server.host}/api/tables/{table}/socket", proxy=None, max_size=None, open_timeout=PATIENCE)
        device = cls(socket)
        await device.send(type="hello", token=token)
        await device.until(lambda: bool(device.seen))
        return device

    async def send(self, **frame: object) -> None:
        await self._socket.send(msgspec.json.encode(frame).decode())

    async def hear(self) -> None:
        frame = msgspec.json.decode(await self._socket.recv())
        if frame["type"] == "seen":
            self.seen = frame

    async def until(self, true: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not true():
                await self.hear()

    async def listen(self, seconds: float) -> None:
        """Receive frames for a while."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not self.timed_out:
                    await self.hear()

    @property
    def timed_out(self) -> bool:
        return bool(self.seen["players"][BOB]["stand_in"]) or self.seen["phase"] != "playing"

    @property
    def runs(self) -> bool:
        return bool(self.seen["players"][BOB]["runs"])

    async def play(self) -> None:
        before = self.seen["nth"]
        await self.send(type="play", seat=BOB, nth=before, code=self.seen["legal"][0]["code"])
        await self.until(lambda: self.seen["nth"] > before or self.timed_out)

    async def undo(self) -> None:
        before = self.seen["nth"]
        await self.send(type="undo", seat=BOB, nth=before)
        await self.until(lambda: self.seen["nth"] > before or self.timed_out)

    async def close(self) -> None:
        await self._socket.close()


async def sit_down(server: Server) -> tuple[str, str]:
    """A table where Bob's clock starts when he first connects: its id, and his token."""
    asked = {
        "game": "peaks",
        "seats": [{"kind": "here", "name": "Ann"}, {"kind": "open"}],
        "clock": {"type": "live", "seconds": int(GIVEN)},
        "when_gone": {"do": "bot", "level": "any"},
    }
    async with httpx.AsyncClient(base_url=f"http://{server.host}", timeout=PATIENCE, trust_env=False) as http:
        table = (await http.post("/api/tables", json=asked)).json()["table"]
        return table, (await http.post(f"/api/tables/{table}/seats", json={"name": "Bob"})).json()["token"]


@asynccontextmanager
async def device(server: Server, table: str, token: str) -> AsyncIterator[Device]:
    one = await Device.at(server, table, token)
    try:
        yield one
    finally:
        with suppress(*GONE):
            await one.close()


async def leaving(servers: list[Server]) -> float:
    """He closes the page and opens it again, offers his seat and takes it back."""
    table, token = await sit_down(servers[0])
    began = time.monotonic()
    while True:
        async with device(servers[0], table, token) as bob:
            if bob.timed_out:
                return time.monotonic() - began
            await bob.send(type="leave", seat=BOB)
            await bob.send(type="back", seat=BOB)
            await bob.listen(0.2)


async def questions(servers: list[Server]) -> float:
    """He asks for a pause and to go back, again and again; nobody answers."""
    table, token = await sit_down(servers[0])
    began = time.monotonic()
    async with device(servers[0], table, token) as bob:
        while not bob.timed_out:
            await bob.send(type="propose", seat=BOB, proposal=bob.seen.get("proposals", 0), kind="pause")
            await bob.send(type="propose", seat=BOB, proposal=bob.seen.get("proposals", 0), kind="back", left=0)
            await bob.listen(0.2)
    return time.monotonic() - began


async def two_devices(servers: list[Server]) -> float:
    """One device plays, the other takes it back. While his choice stands, his clock does not run."""
    table, token = await sit_down(servers[0])
    used, since = 0.0, time.monotonic()
    async with device(servers[0], table, token) as one, device(servers[-1], table, token) as other:
        while not one.timed_out:
            await one.listen(0.2)
            if one.timed_out:
                break
            await one.play()
            used += time.monotonic() - since
            await other.until(lambda: other.seen["nth"] == one.seen["nth"] or other.timed_out)
            await other.undo()
            since = time.monotonic()
            await one.until(lambda: one.seen["nth"] == other.seen["nth"] or one.timed_out)
    return used + time.monotonic() - since


async def kills(servers: list[Server]) -> float:
    """The server is killed after two seconds and restarted."""
    table, token = await sit_down(servers[0])
    began = time.monotonic()
    await asyncio.sleep(2)
    servers[0].kill()
    used = time.monotonic() - began
    servers[0] = await asyncio.to_thread(servers[0].again)
    began = time.monotonic()
    async with device(servers[0], table, token) as bob:
        await bob.until(lambda: bob.timed_out)
    return used + time.monotonic() - began


async def worker_kills(servers: list[Server]) -> float:
    """A worker is killed every second, the one of his table or the other; the remaining ones keep the time."""
    table, token = await sit_down(servers[0])
    began, killed = time.monotonic(), 0
    while True:
        with suppress(*GONE):
            async with device(servers[0], table, token) as bob:
                await bob.listen(1.0)
                if bob.timed_out:
                    return time.monotonic() - began
        workers = servers[0].workers()
        if len(workers) == servers[0].count:
            os.kill(workers[killed % len(workers)], signal.SIGKILL)
            killed += 1


async def apart(servers: list[Server]) -> float:
    """He connects to two machines in turn whose clocks are fifteen seconds apart."""
    table, token = await sit_down(servers[0])
    began = time.monotonic()
    while True:
        for server in servers:
            async with device(server, table, token) as bob:
                if bob.timed_out:
                    return time.monotonic() - began
                await bob.listen(0.2)


Attempt = Callable[[list[Server]], Coroutine[Any, Any, float]]
ATTEMPTS: list[tuple[str, Attempt, str, list[dict[str, Any]]]] = [  # the attempt, the database, and the servers
    ("leaving and coming back", leaving, "", [{}]),
    ("questions", questions, "", [{}]),
    ("two devices", two_devices, "", [{}]),
    ("a killed server", kills, "", [{}]),
    ("killed workers", worker_kills, "postgresql", [{"workers": 2}]),
    ("machines 15 s apart", apart, "postgresql", [{}, {"skew_ms": 15_000}]),
    ("two devices at machines 15 s apart", two_devices, "postgresql", [{}, {"skew_ms": 15_000}]),
]


def stretched(attempt: Attempt, database: str, wanted: list[dict[str, Any]]) -> float:
    """How many seconds he got."""
    with folder() as place, kept(database, place) as url:
        servers = [Server(url, place, **settings) for settings in wanted]
        try:
            return uvloop.run(attempt(servers))
        finally:
            for server in servers:
                server.kill()


app = cyclopts.App(help=__doc__)


@app.default
def main(*, times: int = 1) -> int:
    """Run every attempt `times` times, and check the limit."""
    shown = Figures(f"a clock of {GIVEN:.0f} s, and the seconds that somebody got")
    for name, attempt, database, wanted in ATTEMPTS:
        console.print(f"{name} …")
        shown.at_most(name, max(stretched(attempt, database, wanted) for _ in range(times)), MOST, "s")
    return shown.status()


if __name__ == "__main__":
    sys.exit(app())
