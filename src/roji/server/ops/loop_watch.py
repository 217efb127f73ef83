"""A watchdog for the event loop: counts and logs what blocks it for too long, and where.

Every client waits while the loop is blocked. A heartbeat on the loop notes the time; a thread that sees no heartbeat for
half of the limit samples the loop's stack. The heartbeat is a timer, not a task: a task would run two turns later,
and a few short turns would look like one long one.
"""

import asyncio
import logging
import sys
import threading
import time

from roji.server.ops.metrics import STALLS

log = logging.getLogger("roji.server")

BEAT = 0.01


class LoopWatch:
    """Watches the loop on which `keep` runs."""

    def __init__(self, longest: float) -> None:
        self._longest = longest
        self._beat, self._worked = time.monotonic(), 0.0  # time of the last heartbeat, and the loop's CPU time by then
        self._timer: asyncio.TimerHandle
        self._where = ""  # where the loop was seen during the current stall
        self._over = threading.Event()
        self.stalls = 0
        self.judged = asyncio.Event()  # set after each heartbeat was examined

    async def keep(self) -> None:
        watcher = threading.Thread(target=self._watch, args=(threading.get_ident(),), name="loop watch", daemon=True)
        watcher.start()
        self._rest()
        try:
            await asyncio.get_running_loop().create_future()  # until cancelled
        finally:
            self._over.set()
            self._timer.cancel()

    def _rest(self) -> None:
        self._beat, self._worked = time.monotonic(), time.thread_time()
        self._timer = asyncio.get_running_loop().call_later(BEAT, self._wake)

    def _wake(self) -> None:
        self._judge(time.monotonic() - self._beat - BEAT, time.thread_time() - self._worked - BEAT)
        self._rest()

    def _judge(self, late: float, worked: float) -> None:
        """A loop that is late without using CPU time was waiting for the processor: the machine is busy, not our code."""
        if min(late, worked) > self._longest:
            self.stalls += 1
            STALLS.observe(late)
            told = {"ms": round(late * 1000), "where": self._where or "an unknown place"}
            log.warning("the event loop was held for %(ms)d ms, at %(where)s", told)
        self._where = ""
        self.judged.set()

    def _watch(self, loop_thread: int) -> None:
        while not self._over.wait(self._longest / 4):
            if not self._where and time.monotonic() - self._beat > self._longest / 2 + BEAT:
                self._where = _place(loop_thread)


def _place(thread: int) -> str:
    """A thread's position: the innermost lines of our own code. Reads no source, which would block the loop even longer."""
    frame, stack = sys._current_frames().get(thread), []
    while frame is not None:
        stack.append((frame.f_code.co_name, frame.f_code.co_filename.replace("\\", "/"), frame.f_lineno))
        frame = frame.f_back
    ours = [line for line in stack if "/roji/" in line[1]] or stack
    return " < ".join(f"{name} ({file.rpartition('/')[2]}:{line})" for name, file, line in ours[:3])
