"""Test clients: a server process, HTTP helpers to sit down, and a WebSocket client that keeps what it has received."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from typing import Any, Protocol

import httpx
import msgspec
from websockets.sync.client import connect

from roji.content.words import read as translated
from roji.core.sentences import Words
from roji.server.ops.metrics_folder import FOLDER as FIGURES
from tests.server.house import PATIENCE, Order
from tests.server.house_bots import FOLDER

ROOT = Path(__file__).parents[2]
Seen = dict[str, Any]
Build = Callable[..., "House"]


@cache
def forker(_figures: str | None) -> subprocess.Popen[str]:
    """The process that forks the test servers, one per metrics folder, which is read at import. It ends with the tests."""
    command = [sys.executable, "-W", "error", "-m", "tests.server.house"]
    return subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def order(process: subprocess.Popen[str], what: Order) -> Any:
    """Send an order to the forking process, and return its answer."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(json.dumps(what) + "\n")
    process.stdin.flush()
    return json.loads(process.stdout.readline())


class House:
    """A server process of our own."""

    def __init__(self, database: Path, /, **settings: object) -> None:
        self.log = database.with_suffix(f".{id(self)}.log")
        self._forker = forker(os.environ.get(FIGURES))
        asked = {"database": f"sqlite:///{database}", **settings}
        environment = {**os.environ, FOLDER: str(database.parent)}
        self.pid, port = order(self._forker, {"settings": asked, "log": str(self.log), "environment": environment})
        self._status: int | None = None
        assert port, self.log.read_text()
        self.host = f"127.0.0.1:{port}"
        self.guests = ExitStack()  # every open screen
        self.http = httpx.Client(base_url=f"http://{self.host}", timeout=PATIENCE)

    def create(self, *seats: str, game: str = "peaks", **options: Any) -> dict[str, Any]:
        """A table for seats such as "Ann", "open" or "bot any"."""
        answer = self.http.post("/api/tables", json={"game": game, "seats": [seat_asked(seat) for seat in seats], "options": options})
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def ask_for(self, *seats: str, **asked: Any) -> httpx.Response:
        """The response to a request for a table of Peaks with further settings, such as a clock."""
        return self.http.post("/api/tables", json={"game": "peaks", "seats": [seat_asked(seat) for seat in seats], **asked})

    def join(self, table: str, name: str) -> str:
        """Take an open seat; returns the token."""
        answer = self.http.post(f"/api/tables/{table}/seats", json={"name": name})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["token"])

    def screen(self, table: str, token: str = "") -> "ScreenClient":
        return ScreenClient(self, table, token)

    def pair(self, **options: Any) -> tuple[str, "ScreenClient", "ScreenClient"]:
        """Ann and Bob at a table, each with their own screen."""
        return self._both(self.create("Ann", "open", **options))

    def timed_pair(self, **asked: Any) -> tuple[str, "ScreenClient", "ScreenClient"]:
        """Ann and Bob at a table with a clock."""
        answer = self.ask_for("Ann", "open", **asked)
        assert answer.status_code == 201, answer.text
        return self._both(answer.json())

    def _both(self, made: dict[str, Any]) -> tuple[str, "ScreenClient", "ScreenClient"]:
        token = self.join(made["table"], "Bob")
        ann, bob = self.screen(made["table"], made["token"]), self.screen(made["table"], token)
        ann.until(lambda seen: seen["players"][1]["present"])
        return made["table"], ann, bob

    def stop(self) -> int:
        """Stop the server with SIGINT, as Ctrl-C does; returns its exit status."""
        self.signal(signal.SIGINT)
        return self._wait()

    def kill(self) -> None:
        """Kill the server and its workers with SIGKILL."""
        if self._status is None:
            os.killpg(self.pid, signal.SIGKILL)  # with its workers
        self._wait()

    def signal(self, number: signal.Signals) -> None:
        os.kill(self.pid, number)

    def _wait(self) -> int:
        """Wait until the server has ended; returns its exit status."""
        if self._status is None:
            self._status = order(self._forker, {"wait": self.pid})
        assert self._status is not None, f"the server does not end: {self.log.read_text()}"
        self.guests.close()
        self.http.close()
        return self._status


class Asker:
    """Controls the bot level "asker", which waits for the test before it answers."""

    def __init__(self, folder: Path) -> None:
        self._asks, self._answers = folder / "asks", folder / "answers"
        os.mkfifo(self._asks)
        os.mkfifo(self._answers)

    def thinks(self) -> int:
        """Wait until the bot thinks; returns the id of its process."""
        return int(self._asks.read_text())

    def go_on(self) -> None:
        self._answers.write_text("go on")


def seat_asked(seat: str) -> dict[str, str]:
    if seat == "open":
        return {"kind": "open"}
    if seat.startswith("bot "):
        return {"kind": "bot", "level": seat.removeprefix("bot ")}
    return {"kind": "here", "name": seat}


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def read(sentence: dict[str, Any], language: str = "en") -> str:
    """A message as text in a language."""
    return translated(msgspec.convert(sentence, Words), language)


class Endpoint(Protocol):
    """A server to connect to, and the stack on which connections are closed."""

    host: str
    guests: ExitStack


class ScreenClient:
    """A WebSocket client that keeps the latest Seen and all events."""

    def __init__(self, house: Endpoint, table: str, token: str = "", hello: bool = True, **headers: str) -> None:
        address = f"ws://{house.host}/api/tables/{table}/socket"
        self.socket = house.guests.enter_context(connect(address, additional_headers=headers, open_timeout=PATIENCE, max_queue=None))
        self.table = table
        self.token = token
        self.seen: Seen = {}
        self.story: list[dict[str, Any]] = []
        self.received = ""  # all frames, as text
        if hello:
            self.send(type="hello", token=token)
            self.wait()

    def send(self, **frame: object) -> None:
        self.socket.send(json.dumps(frame))

    def answer(self) -> dict[str, Any]:
        """The next frame of any kind."""
        text = self.socket.recv(PATIENCE)
        self.received += str(text)
        frame = dict(json.loads(text))
        if frame["type"] == "seen":
            self._see(frame)
        return frame

    def _see(self, seen: Seen) -> None:
        if seen["since"]:  # repeated events replace the earlier ones from there
            self.story = self.story[: seen["since"][0]["seq"] - 1] + seen["since"]
        self.seen = seen

    def wait(self, until: Callable[[Seen], object] = lambda seen: True) -> Seen:
        """Wait for the next Seen that satisfies the condition."""
        while True:
            frame = self.answer()
            assert frame["type"] == "seen", frame
            if until(frame):
                return frame

    def until(self, true: Callable[[Seen], object]) -> Seen:
        """The current Seen if it satisfies the condition, otherwise the next one that does."""
        return self.seen if true(self.seen) else self.wait(true)

    def refusal(self) -> str:
        """The sentence that refuses the last frame."""
        while (frame := self.answer())["type"] != "refused":
            pass
        return read(frame["sentence"])

    def look(self, seat: int | None) -> Seen:
        self.send(type="look", seat=seat)
        return self.wait(lambda seen: seen["seat"] == seat)

    def play(self, code: int, seat: int | None = None, nth: int | None = None) -> None:
        self._act("play", seat, nth, code=code)

    def undo(self) -> None:
        self._act("undo", None, None)

    def resign(self) -> None:
        self._act("resign", None, None)

    def _act(self, kind: str, seat: int | None, nth: int | None, **more: int) -> None:
        seat = self.seen["seat"] if seat is None else seat
        self.send(type=kind, seat=seat, nth=self.seen["nth"] if nth is None else nth, **more)

    def play_first(self) -> Seen:
        """Play the first legal action, and wait until it is seen."""
        nth = self.seen["nth"]
        self.play(self.seen["legal"][0]["code"])
        return self.wait(lambda seen: seen["nth"] == nth + 1)

    def close(self) -> None:
        self.socket.close()
