"""Several workers on one machine: whoever comes to a table is led to the worker where that table is at home.

Any worker can serve any table. But a line is read, followed and shown once by every worker that has a screen there; with all screens of a
table at one worker, that is once. A connection changes hands as an open file, before anything has been said on it; nothing is passed on.
"""

import asyncio
import re
import socket
import sys
from collections.abc import Callable
from zlib import crc32

KIND = socket.SOCK_SEQPACKET if sys.platform == "linux" else socket.SOCK_DGRAM  # of both, what is sent at once arrives at once
LONGEST = 8192  # bytes of a request that is handed on
TO_A_TABLE = re.compile(rb"GET /api/tables/([a-z0-9]+)/socket[? ]")


def home_of(table: str, workers: int) -> int:
    """The number of the worker where a table is at home."""
    return crc32(table.encode()) % workers


class Ushers:
    """A door for every worker, made before they are: who takes the place of one that has ended stands at the same door."""

    def __init__(self, workers: int) -> None:
        self._doors = [socket.socketpair(socket.AF_UNIX, KIND) for _ in range(workers)]
        for ends in self._doors:
            for end in ends:
                end.setblocking(False)

    def at(self, number: int) -> "Usher":
        return Usher([outside for outside, _ in self._doors], self._doors[number][1], number)

    def close(self) -> None:
        for ends in self._doors:
            for end in ends:
                end.close()


class Usher:
    """Stands in one worker, and knows the doors of all."""

    def __init__(self, doors: list[socket.socket], own: socket.socket, number: int) -> None:
        self._doors, self._own, self._number = doors, own, number

    def leads(self, request: bytes, connection: socket.socket) -> bool:
        """Whether this request, with its connection, is now with another worker. Where nobody opens, we serve it ourselves."""
        asked = TO_A_TABLE.match(request)
        if asked is None or len(request) > LONGEST:
            return False
        home = home_of(asked[1].decode(), len(self._doors))
        if home == self._number:
            return False
        try:
            socket.send_fds(self._doors[home], [request], [connection.fileno()])
        except OSError:
            return False
        return True

    def open(self, take: Callable[[socket.socket, bytes], None]) -> None:
        """Take in whoever is led here."""
        asyncio.get_running_loop().add_reader(self._own, self._answer, take)

    def close(self) -> None:
        asyncio.get_running_loop().remove_reader(self._own)

    def _answer(self, take: Callable[[socket.socket, bytes], None]) -> None:
        try:
            request, files, _, _ = socket.recv_fds(self._own, LONGEST, 1)
        except BlockingIOError:
            return
        for file in files:
            take(socket.socket(fileno=file), request)
