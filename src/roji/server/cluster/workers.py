"""Worker processes on one listening socket: one that dies is replaced, and all stop together."""

import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from roji.server.ops.metrics_folder import forget_worker

log = logging.getLogger("roji.server")

Serve = Callable[[int, Callable[[], None]], None]  # (number of the worker, from 0; callback when it is ready)
READY, STOP = b"ready", b"stop"
PATIENCE = 8.0  # seconds a worker has to stop
PAUSE = 1.0  # seconds before one is replaced, so that one that cannot start is not restarted in a tight loop


class Workers:
    """Keeps a number of worker processes alive. They are forked, so the games are loaded once and need no pickling."""

    def __init__(self, serve: Serve, count: int) -> None:
        self._serve, self._count = serve, count
        self._news, self._bell = multiprocessing.Pipe(duplex=False)
        self._processes: list[BaseProcess] = []

    def run(self, ready: Callable[[], None]) -> None:
        """Run until SIGINT or SIGTERM."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: self._bell.send_bytes(STOP))
        self._processes = [self._start(place) for place in range(self._count)]
        awaited = self._count
        while (news := self._next_news()) != STOP:
            awaited -= news == READY
            if news == READY and awaited == 0:
                ready()
        self._stop()

    def _next_news(self) -> bytes:
        """The next message from a worker or a signal handler; replaces dead workers while waiting."""
        while self._news not in (told := wait([self._news, *(process.sentinel for process in self._processes)])):
            self._processes = [
                self._replace(process, place) if process.sentinel in told else process for place, process in enumerate(self._processes)
            ]
        return self._news.recv_bytes()

    def _replace(self, ended: BaseProcess, place: int) -> BaseProcess:
        ended.join()
        told = {"worker": ended.pid, "status": ended.exitcode}
        log.error("worker %(worker)d has ended with status %(status)s; another takes its place", told)
        forget_worker(ended.pid)
        ended.close()
        self._news.poll(PAUSE)  # a stop signal ends the wait
        return self._start(place)

    def _start(self, place: int) -> BaseProcess:
        process = multiprocessing.get_context("fork").Process(target=work, args=(self._serve, place, self._bell))
        process.start()
        return process

    def _stop(self) -> None:
        for process in self._processes:
            process.terminate()
        end = time.monotonic() + PATIENCE
        for process in self._processes:
            process.join(max(0.0, end - time.monotonic()))
            process.kill()
            process.join()


def work(serve: Serve, place: int, bell: Connection) -> None:
    """The main function of a worker."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    threading.Thread(target=end_with_parent, daemon=True).start()
    serve(place, lambda: bell.send_bytes(READY))


def end_with_parent() -> None:
    """A worker stops when its parent is gone."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(PATIENCE)  # normally the process ends here, and this thread with it
    os._exit(1)
