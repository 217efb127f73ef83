"""Runs games on Ray: a connected cluster, one at an address, or a local one that is shut down at the end."""

import logging
import os
import signal
import socket
import threading
from collections import deque
from collections.abc import Generator, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import ray
from ray.exceptions import NodeDiedError, ObjectLostError, OutOfMemoryError, RayError, WorkerCrashedError

from roji.bots.arena.pool import TRIES, Job, Lost, play_here
from roji.bots.arena.results import Numbered

MOST = 16  # games per Ray task: the overhead of a task is about one quick game
SHARES = 4  # tasks per worker, at least

PATIENCE_S = 5.0  # until a cluster answers

QUIET = {
    "RAY_USAGE_STATS_ENABLED": "0",  # no telemetry
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # silences a warning
}

Task = TypeVar("Task", bound=Numbered)
Done = TypeVar("Done")


@contextmanager
def cluster(workers: int = 2, address: str = "") -> Iterator[None]:
    """Connect to Ray for the duration of a block. An existing connection is kept; one that we open is closed again."""
    if ray.is_initialized():
        yield
        return
    for name, value in QUIET.items():
        os.environ.setdefault(name, value)
    where: dict[str, Any] = {"address": address} if address else {"address": "local", "num_cpus": workers, "include_dashboard": False}
    try:
        with _own_ending(), _answering(address):
            ray.init(**where, logging_level=logging.ERROR, log_to_driver=False)
        yield
    finally:
        ray.shutdown()


@contextmanager
def _answering(address: str) -> Iterator[None]:
    """A ValueError if nothing answers at the address; Ray itself would retry for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        if port.isdecimal():
            socket.create_connection((host, int(port)), PATIENCE_S).close()
        yield
    except (OSError, OverflowError) as trouble:
        if not address:
            raise
        raise ValueError(f"no Ray cluster answers at {address}: {trouble}") from None


@contextmanager
def _own_ending() -> Iterator[None]:
    """Keep this process's SIGTERM handler: Ray's would exit before anything is cleaned up."""
    handler = signal.getsignal(signal.SIGTERM)
    yield
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, handler)


@dataclass(frozen=True)
class OnRay:
    """`workers` Ray tasks at a time. A game whose worker dies is retried by another; raises Lost at the end if retries failed."""

    workers: int = 2
    address: str = ""

    def play(self, plan: Job[Task, Done], tasks: list[Task]) -> Generator[Done]:
        with cluster(self.workers, self.address):
            yield from Run(plan, tasks, self.workers).results()


class Run(Generic[Task, Done]):
    """The games of one call, several per Ray task; those of a worker that died get a task each."""

    def __init__(self, plan: Job[Task, Done], tasks: list[Task], workers: int) -> None:
        size = max(1, min(MOST, len(tasks) // (SHARES * workers)))
        self._plan = ray.put(plan)
        self._workers = workers
        self._waiting = deque((tasks[first : first + size], TRIES) for first in range(0, len(tasks), size))  # with the tries left
        self._out: dict[Any, tuple[list[Task], int]] = {}
        self._lost: dict[int, str] = {}

    def results(self) -> Generator[Done]:
        try:
            self._hand_out()
            while self._out:
                ready, _ = ray.wait(list(self._out))
                for reference in ready:
                    done = self._fetched(reference)
                    self._hand_out()  # start before the results are awaited
                    yield from done
        finally:
            for reference in self._out:
                ray.cancel(reference, force=True)
        if self._lost:
            raise Lost(self._lost)

    def _hand_out(self) -> None:
        while self._waiting and len(self._out) < self._workers:
            tasks, tries = self._waiting.popleft()
            retries = tries - 1 if len(tasks) == 1 else 0
            self._out[_played.options(max_retries=retries).remote(self._plan, tasks)] = tasks, tries

    def _fetched(self, reference: Any) -> list[Done]:
        tasks, tries = self._out.pop(reference)
        try:
            done: list[Done] = ray.get(reference)
        except (WorkerCrashedError, NodeDiedError, ObjectLostError, OutOfMemoryError) as death:
            self._alone_or_never(tasks, tries - 1, death)
            return []
        return done

    def _alone_or_never(self, tasks: list[Task], tries: int, death: RayError) -> None:
        if len(tasks) > 1:
            self._waiting.extendleft(([task], tries) for task in reversed(tasks))
        else:
            self._lost[tasks[0].number] = f"ended its worker ({type(death).__name__})"


@ray.remote
def _played(plan: Job[Any, Any], tasks: list[Any]) -> list[Any]:
    """Runs in a Ray worker."""
    with closing(play_here(plan, tasks)) as results:
        return list(results)
