"""A raw TCP connection: the server receives exactly the bytes that are written."""

import socket
from contextlib import closing, suppress

from tests.server.clients import House
from tests.server.house import PATIENCE


def connection(house: House, address: str = "127.0.0.1") -> socket.socket:
    """A connection from a local address; all of 127.0.0.0/8 can be used."""
    host, port = house.host.split(":")
    return socket.create_connection((host, int(port)), timeout=PATIENCE, source_address=(address, 0))


def exchange(house: House, sent: str) -> bytes:
    """Everything that the server sends until it closes the connection."""
    with closing(connection(house)) as line:
        with suppress(ConnectionError):  # the server may close the connection before everything is sent
            line.sendall(sent.replace("\n", "\r\n").encode("latin-1"))
            return everything(line)
        return b""


def everything(line: socket.socket) -> bytes:
    """Everything received until the other side closes the connection."""
    got = b""
    while part := line.recv(65_536):
        got += part
    return got


def status(answer: bytes) -> int:
    return int(answer.split(b" ")[1])
