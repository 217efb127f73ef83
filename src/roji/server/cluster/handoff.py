"""Socket hand-off between the workers of one machine: a connection to a table is passed to that table's home worker.

Any worker can serve any table. But every worker with a screen of a table has to read and replay each of its lines; with all screens of a
table at one worker, that happens once. A connection is passed as a file descriptor before anything was sent on it; nothing is proxied.

A worker that hangs gets no connections: each signals several times a second that it is alive. Connections already queued for a worker
that has just gone silent are taken over by the others.
"""

import asyncio
import mmap
import re
import socket
import sys
import time
from collections.abc import Callable
from zlib import crc32

KIND = socket.SOCK_SEQPACKET if sys.platform == "linux" else socket.SOCK_DGRAM  # both keep message boundaries
LONGEST = 8192  # bytes of a request that can be handed over
BEAT = 0.1  # seconds between heartbeats
SILENT = 0.5  # seconds without a heartbeat until a worker gets no connections
TO_A_TABLE = re.compile(rb"GET /api/tables/([a-z0-9]+)/socket[? ]")


def home_of(table: str, workers: int) -> int:
    """The number of a table's home worker."""
    return crc32(table.encode()) % workers


class HandoffSockets:
    """A socket pair for each worker, made before it is forked: a replacement uses the same pair."""

    def __init__(self, workers: int) -> None:
        self._doors = [socket.socketpair(socket.AF_UNIX, KIND) for _ in range(workers)]
        for ends in self._doors:
            for end in ends:
                end.setblocking(False)
        self._awake = memoryview(mmap.mmap(-1, 8 * workers)).cast("d")  # each worker's last heartbeat, in shared memory

    def at(self, number: int) -> "Handoff":
        return Handoff(self._doors, self._awake, number)

    def close(self) -> None:
        for ends in self._doors:
            for end in ends:
                end.close()


class Handoff:
    """The hand-off of one worker; it knows the sockets of all."""

    def __init__(self, doors: list[tuple[socket.socket, socket.socket]], awake: "memoryview[float]", number: int) -> None:
        self._doors, self._awake, self._number = doors, awake, number  # each pair: the sending and the receiving end
        self._beating: asyncio.TimerHandle | None = None

    def hand_over(self, request: bytes, connection: socket.socket) -> bool:
        """Hand a request and its connection to the home worker; False if that fails, and then this worker serves it."""
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
        """Accept connections handed to this worker, and those queued for a worker that has gone silent."""
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
        """Accept one connection from a queue; whether there was one. Each is received exactly once, whichever worker reads it."""
        try:
            request, files, _, _ = socket.recv_fds(self._doors[number][1], LONGEST, 1)
        except BlockingIOError:
            return False
        for file in files:
            take(socket.socket(fileno=file), request)
        return True
