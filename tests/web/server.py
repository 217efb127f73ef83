"""A server process with real bots, for browsers: python -m tests.web.server '{"database": …}' prints its port."""

import json
import os
import signal
import subprocess
import sys
import threading
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import msgspec
from websockets.sync.client import connect

import roji
from roji.bots.worker import advise, attempt, review, think
from roji.server.serve import listen, run
from roji.server.settings import PAGES, Settings

ROOT = Path(__file__).parents[2]
START = 60  # seconds that a process may take to start
BOTS = SimpleNamespace(
    levels=[("gakusei", "a student"), ("random", "plays anything")], think=think, attempt=attempt, advise=advise, review=review
)
PLENTY = {
    "requests_per_minute": 100_000,
    "frames_per_second": 10_000,
    "frames_at_once": 10_000,
    "looks_per_minute": 100_000,
    "bot_pace_ms": 0,
    "bot_turn_ms": 60_000,
    "thinkers": 1,
    "advice_ms": 300,
    "review_line_ms": 10,
    "rehearsal": os.environ.get("ROJI_REHEARSAL", "roji"),  # another word gives other deals
}


class WebServer:
    """A server that can be killed and restarted at the same address with the same database."""

    def __init__(self, database: Path, python: Path | str = sys.executable, **settings: object) -> None:
        assert (PAGES / "index.html").is_file(), "the web pages are not built: run make setup"
        self.database = database
        self.python = str(python)
        self.settings = settings
        self.log = database.with_suffix(".log")
        self.port = 0
        self.open()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def open(self) -> None:
        """Start the server; returns when it is ready."""
        asked = msgspec.json.encode({"database": f"sqlite:///{self.database}", "port": self.port, **self.settings}).decode()
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [self.python, "-m", "tests.web.server", asked], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log
            )
        assert self.process.stdout is not None
        told = self.process.stdout.readline()
        assert told, self.log.read_text()
        self.port = int(told)

    def kill(self) -> None:
        """Kill the server with SIGKILL."""
        self.process.send_signal(signal.SIGKILL)
        self._end()

    def close(self) -> None:
        self.process.terminate()
        self._end()

    def _end(self) -> None:
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()

    def set_table(self, *seats: dict[str, str], game: str = "ohanami", **options: object) -> dict[str, Any]:
        """Create a table as the home page does; returns the table's id, the token and its seats."""
        answer = httpx.post(f"{self.address}/api/tables", json={"game": game, "seats": seats, "options": options})
        assert answer.status_code == 201, answer.text
        taken: dict[str, Any] = answer.json()
        return taken

    def wait_for_bots(self) -> None:
        """Wait until a bot has acted at a table, so that no test waits for the start of the bot process."""
        taken = self.set_table({"kind": "here", "name": "Ann"}, {"kind": "bot", "level": "random"})
        with connect(f"ws://127.0.0.1:{self.port}/api/tables/{taken['table']}/socket") as socket:
            socket.send(json.dumps({"type": "hello", "token": taken["token"]}))
            while json.loads(socket.recv(START))["seq"] == 0:
                pass

    def seat(self, table: str, name: str) -> None:
        """Take an open seat, without connecting a screen."""
        answer = httpx.post(f"{self.address}/api/tables/{table}/seats", json={"name": name})
        assert answer.status_code == 201, answer.text


def end_with_parent() -> None:
    """Exit when the process that started this one closes its end of stdin."""
    sys.stdin.read()
    os._exit(1)


def main(asked: dict[str, Any]) -> None:
    settings, screen_reader = listen(Settings(**{**PLENTY, **asked}), "127.0.0.1")
    threading.Thread(target=end_with_parent, daemon=True).start()
    run(roji.all_games, BOTS, settings, screen_reader, lambda: print(settings.port, flush=True))


if __name__ == "__main__":
    main(msgspec.json.decode(sys.argv[1]))
