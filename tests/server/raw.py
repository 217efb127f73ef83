"""A connection without a library: what an attacker writes is what the server gets."""

import socket
from contextlib import closing, suppress

from tests.server.clients import PATIENCE, House


def connection(house: House, address: str = "127.0.0.1") -> socket.socket:
    """From an address of this machine; all of 127.0.0.0/8 are."""
    host, port = house.host.split(":")
    return socket.create_connection((host, int(port)), timeout=PATIENCE, source_address=(address, 0))


def exchange(house: House, sent: str) -> bytes:
    """All that the server answers before it hangs up."""
    with closing(connection(house)) as line:
        with suppress(ConnectionError):  # it may hang up before all is said
            line.sendall(sent.replace("\n", "\r\n").encode("latin-1"))
            return everything(line)
        return b""


def everything(line: socket.socket) -> bytes:
    """What comes until the other side hangs up."""
    got = b""
    while part := line.recv(65_536):
        got += part
    return got


def status(answer: bytes) -> int:
    return int(answer.split(b" ")[1])
