"""Socket hand-off between the workers of one machine: a connection to a table is passed to that table's home worker.

Any worker can serve any table. But a line is read, followed and shown once by every worker that has a screen there; with all screens of a
table at one worker, that is once. A connection changes hands as an open file, before anything has been said on it; nothing is passed on.

A worker that hangs is led nobody: each tells the others several times a second that it is awake. Whoever waits at the door of one that
has just fallen silent is taken in by the others.
"""

import asyncio
import mmap
import re
import socket
import sys
import time
from collections.abc import Callable
from zlib import crc32

KIND = socket.SOCK_SEQPACKET if sys.platform == "linux" else socket.SOCK_DGRAM  # of both, what is sent at once arrives at once
LONGEST = 8192  # bytes of a request that is handed on
BEAT = 0.1  # seconds between two signs of life
SILENT = 0.5  # seconds without one: such a worker is led nobody
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
        self._awake = memoryview(mmap.mmap(-1, 8 * workers)).cast("d")  # when each last was, by the clock that all processes share

    def at(self, number: int) -> "Usher":
        return Usher(self._doors, self._awake, number)

    def close(self) -> None:
        for ends in self._doors:
            for end in ends:
                end.close()


class Usher:
    """Stands in one worker, and knows the doors of all."""

    def __init__(self, doors: list[tuple[socket.socket, socket.socket]], awake: "memoryview[float]", number: int) -> None:
        self._doors, self._awake, self._number = doors, awake, number  # of a door, the outside and the inside
        self._beating: asyncio.TimerHandle | None = None

    def leads(self, request: bytes, connection: socket.socket) -> bool:
        """Whether this request, with its connection, is now with another worker. Where nobody opens, we serve it ourselves."""
        asked = TO_A_TABLE.match(request)
        if asked is None or len(request) > LONGEST:
            return False
        home = home_of(asked[1].decode(), len(self._doors))
        if home == self._number or self._silent(home):
            return False
        try:
            socket.send_fds(self._doors[home][0], [request], [connection.fileno()])
        except OSError:
            return False
        return True

    def open(self, take: Callable[[socket.socket, bytes], None]) -> None:
        """Take in whoever is led here, and whoever waits in vain for another worker."""
        asyncio.get_running_loop().add_reader(self._doors[self._number][1], self._answer, self._number, take)
        self._beat(take)

    def close(self) -> None:
        asyncio.get_running_loop().remove_reader(self._doors[self._number][1])
        if self._beating is not None:
            self._beating.cancel()
        self._awake[self._number] = 0.0

    def _silent(self, number: int) -> bool:
        return time.monotonic() - self._awake[number] > SILENT

    def _beat(self, take: Callable[[socket.socket, bytes], None]) -> None:
        self._awake[self._number] = time.monotonic()
        for number in range(len(self._doors)):
            while self._silent(number) and self._answer(number, take):
                pass
        self._beating = asyncio.get_running_loop().call_later(BEAT, self._beat, take)

    def _answer(self, number: int, take: Callable[[socket.socket, bytes], None]) -> bool:
        """Whether somebody waited at that door. What is led to a door arrives once, whoever opens."""
        try:
            request, files, _, _ = socket.recv_fds(self._doors[number][1], LONGEST, 1)
        except BlockingIOError:
            return False
        for file in files:
            take(socket.socket(fileno=file), request)
        return True
