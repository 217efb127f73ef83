"""Try an installed Roji as a newcomer would: start `roji play`, fetch the home page, and play a move against a bot over the socket.

Run it with the Python of the environment; it needs nothing but Roji. It prints what it saw, and the exit status is 0 if all went well.
"""

import json
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

READY = "Roji is ready: "
SEATS = [{"kind": "here", "name": "Ann"}, {"kind": "bot", "level": "gakusei"}]


def main() -> None:
    version = subprocess.check_output([sys.executable, "-m", "roji", "--version"], text=True).strip()
    with tempfile.TemporaryDirectory() as folder:
        began = time.monotonic()
        arguments = ["play", "--no-browser", "--database", f"sqlite:///{Path(folder, 'tables.sqlite').as_posix()}"]
        with subprocess.Popen([sys.executable, "-m", "roji", *arguments], stdout=subprocess.PIPE, text=True) as server:  # noqa: S603
            try:
                address = address_of(server)
                assert "<title>Roji" in fetch(address), "the home page is not there"
                log = play_a_move(address)
                took = time.monotonic() - began
            finally:
                server.terminate()
    print(f"{version} on Python {sys.version.split()[0]}: {took:.1f} s from `roji play` to a move and its answer, {log}")  # noqa: T201


def address_of(server: "subprocess.Popen[str]") -> str:
    assert server.stdout is not None
    for line in server.stdout:
        if line.startswith(READY):
            return line.removeprefix(READY).strip()
    raise SystemExit("roji play ended before it was ready")


def fetch(address: str, sent: object = None) -> str:
    body = None if sent is None else json.dumps(sent).encode()
    asked = urllib.request.Request(address, body, {"Content-Type": "application/json"})  # noqa: S310 - our own server
    with urllib.request.urlopen(asked, timeout=30) as answer:  # noqa: S310
        text: str = answer.read().decode()
    return text


def play_a_move(address: str) -> str:
    """The first offer of a table of Ohanami, until a bot has acted too."""
    taken = json.loads(fetch(f"{address}/api/tables", {"game": "ohanami", "seats": SEATS}))
    with connect(f"{address.replace('http', 'ws')}/api/tables/{taken['table']}/socket", origin=Origin(address)) as socket:
        socket.send(json.dumps({"type": "hello", "token": taken["token"]}))
        seen = next_seen(socket)
        acted: set[int] = set()
        while acted != {0, 1}:
            if seen["legal"] and 0 not in acted:
                socket.send(json.dumps({"type": "play", "seat": 0, "nth": seen["nth"], "code": seen["legal"][0]["code"]}))
            seen = next_seen(socket)
            acted |= {event["seat"] for event in seen["since"]}
    return f"line {seen['seq']} of the game"


def next_seen(socket: ClientConnection) -> dict[str, Any]:
    while True:
        frame: dict[str, Any] = json.loads(socket.recv(timeout=30))
        assert frame["type"] != "refused", frame
        if frame["type"] == "seen":
            return frame


if __name__ == "__main__":
    main()
