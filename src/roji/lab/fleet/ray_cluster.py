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

MOST = 16  # games in one task of Ray: handing over costs as much as a quick game
SHARES = 4  # tasks for each worker, at least

PATIENCE_S = 5.0  # until a cluster answers

QUIET = {
    "RAY_USAGE_STATS_ENABLED": "0",  # nothing is told to anybody
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # what Ray warns about, if it is not said
}

Task = TypeVar("Task", bound=Numbered)
Done = TypeVar("Done")


@contextmanager
def cluster(workers: int = 2, address: str = "") -> Iterator[None]:
    """Ray, for as long as one needs it. What was connected before stays so; what we start or join, we leave again."""
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
    """A ValueError if nobody is there; Ray itself would try for minutes."""
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
    """What happens when this process is told to end remains as it was: Ray would break off before anything is put away."""
    handler = signal.getsignal(signal.SIGTERM)
    yield
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, handler)


@dataclass(frozen=True)
class OnRay:
    """So many tasks of Ray at a time. A game whose worker dies is played again by another; a Lost at the end for those that never end."""

    workers: int = 2
    address: str = ""

    def play(self, plan: Job[Task, Done], tasks: list[Task]) -> Generator[Done]:
        with cluster(self.workers, self.address):
            yield from Run(plan, tasks, self.workers).results()


class Run(Generic[Task, Done]):
    """The games of one call: some together in each task of Ray; those of a worker that died, each in a task of its own."""

    def __init__(self, plan: Job[Task, Done], tasks: list[Task], workers: int) -> None:
        size = max(1, min(MOST, len(tasks) // (SHARES * workers)))
        self._plan = ray.put(plan)
        self._workers = workers
        self._waiting = deque((tasks[first : first + size], TRIES) for first in range(0, len(tasks), size))  # and the tries left
        self._out: dict[Any, tuple[list[Task], int]] = {}
        self._lost: dict[int, str] = {}

    def results(self) -> Generator[Done]:
        try:
            self._hand_out()
            while self._out:
                ready, _ = ray.wait(list(self._out))
                for reference in ready:
                    done = self._fetched(reference)
                    self._hand_out()  # before anybody looks at the results
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
    """In a worker of Ray."""
    with closing(play_here(plan, tasks)) as results:
        return list(results)
