"""Reconnecting clients get the current state, and slow clients do not delay others."""

import base64
import json
import os
import socket
import struct
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

from tests.server.clients import Build, House
from tests.server.house import PATIENCE
from tests.server.postgres import on_both

pytestmark = on_both
FRAMES = 4000  # whose answers exceed all buffers


class ClientThatNeverReads:
    """A client that sends but never reads."""

    def __init__(self, house: House, table: str) -> None:
        host, port = house.host.split(":")
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.settimeout(PATIENCE)
        self.socket.connect((host, int(port)))
        key = base64.b64encode(os.urandom(16)).decode()
        asked = [f"GET /api/tables/{table}/socket HTTP/1.1", f"Host: {house.host}", "Upgrade: websocket", "Connection: Upgrade"]
        self.socket.sendall("\r\n".join([*asked, f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", "", ""]).encode())
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):
            answer += self.socket.recv(1)
        assert answer.startswith(b"HTTP/1.1 101 ")

    def send(self, **frame: object) -> None:
        text = json.dumps(frame).encode()
        self.socket.sendall(struct.pack("!BBH4s", 0x81, 0x80 | 126, len(text), bytes(4)) + text)

    def talk(self) -> None:
        """Send frames with long refusals until the server stops reading."""
        with suppress(OSError):
            for _ in range(FRAMES):
                self.send(type="long" * 1000)

    def is_cut_off(self) -> bool:
        """Whether the server closes this connection, after whatever it has sent."""
        with self.socket, suppress(ConnectionResetError):
            while self.socket.recv(65536):
                pass
        return True


def test_a_reconnecting_client_gets_the_current_state(house: House) -> None:
    table, ann, bob = house.pair()
    ann.play_first()
    code = bob.seen["legal"][0]["code"]
    bob.close()
    again = house.screen(table, bob.token)
    again.play(code, nth=0)
    ann.until(lambda seen: seen["seq"] == 2)
    once_more = house.screen(table, bob.token)
    assert (once_more.seen["seq"], once_more.seen["nth"]) == (2, 1)
    assert [event["seq"] for event in once_more.story] == [1, 2]
    once_more.play(code, nth=0)  # the same frame as before the connection broke
    assert once_more.wait()["seq"] == 2
    assert once_more.seen["view"] == again.until(lambda seen: seen["seq"] == 2)["view"]


def test_a_client_that_reads_nothing_delays_nobody_and_is_disconnected(build: Build) -> None:
    house = build(blocked_seconds=2)
    table, ann, bob = house.pair()
    deaf = ClientThatNeverReads(house, table)
    deaf.send(type="hello", token=ann.token)
    with ThreadPoolExecutor(1) as people:
        talking = people.submit(deaf.talk)
        ann.play_first()
        bob.until(lambda seen: seen["seq"] == 1)
        ann.close()
        bob.wait(lambda seen: not seen["players"][0]["present"])
        talking.result()
    assert deaf.is_cut_off()


def test_a_client_that_answers_no_ping_is_disconnected(build: Build) -> None:
    house = build(blocked_seconds=1)
    table, ann, bob = house.pair()
    silent = ClientThatNeverReads(house, table)  # does not answer pings either
    silent.send(type="hello", token=ann.token)
    ann.close()
    bob.wait(lambda seen: not seen["players"][0]["present"])
    assert silent.is_cut_off()
