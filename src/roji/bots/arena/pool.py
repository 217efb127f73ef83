"""A process pool for games. It always shuts its processes down."""

import multiprocessing
import os
import signal
import sys
import threading
from collections import deque
from collections.abc import Generator, Iterator
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Generic, Protocol, TypeVar

from roji.bots.arena.results import Numbered

FAREWELL_S = 10.0  # for a process that is told to stop: it stops its bot programs first
TRIES = 3  # times a game may crash its process before it is given up
FAULT = 1  # exit status after an exception: a retry would fail again

Task = TypeVar("Task", bound=Numbered)
Done = TypeVar("Done")
TaskIn = TypeVar("TaskIn", contravariant=True)
DoneOut = TypeVar("DoneOut", covariant=True)


class Runner(Protocol[TaskIn, DoneOut]):
    """Plays games one after the other."""

    def play(self, task: TaskIn) -> DoneOut: ...
    def close(self) -> None: ...


class Job(Protocol[TaskIn, DoneOut]):
    """What a process is sent: it can make a Runner."""

    def table(self) -> Runner[TaskIn, DoneOut]: ...


class Executor(Protocol):
    """Runs tasks and yields results as they come. Closing the iterator cleans up."""

    def play(self, plan: Job[Task, Done], tasks: list[Task]) -> Generator[Done]: ...


class Lost(RuntimeError):  # noqa: N818 - all other games have been played
    """Some games crashed their process or machine on every try."""

    def __init__(self, why: dict[int, str]) -> None:
        self.why = why  # by the game's number
        self.others: list[object] = []  # the results of all other games, if a list was asked for
        told = ", ".join(f"game {number} {reason}" for number, reason in sorted(why.items()))
        super().__init__(f"{told}, {TRIES} times, and is left out; all other games were played")


def play_all(plan: Job[Task, Done], tasks: list[Task], workers: int) -> Generator[Done]:
    """Play in this process, or in `workers` others."""
    if workers == 1 or len(tasks) < 2:
        return play_here(plan, tasks)
    return play_apart(plan, tasks, workers)


def play_apart(plan: Job[Task, Done], tasks: list[Task], workers: int) -> Generator[Done]:
    """Play in other processes. One that dies is replaced and its game retried; raises Lost at the end if retries failed."""
    pool = ProcessPool(plan, min(workers, len(tasks)))
    try:
        yield from pool.play(tasks)
    finally:
        pool.close()


def play_here(plan: Job[Task, Done], tasks: list[Task]) -> Generator[Done]:
    table = plan.table()
    try:
        for task in tasks:
            yield table.play(task)
    finally:
        table.close()


@dataclass
class PendingTask(Generic[Task]):
    """A task that is queued or running, and the number of this try."""

    task: Task
    tries: int = 0


class ProcessPool(Generic[Task, Done]):
    """Worker processes, each with a Runner of its own."""

    def __init__(self, plan: Job[Task, Done], workers: int) -> None:
        self._context = multiprocessing.get_context("forkserver") if os.name == "posix" else multiprocessing.get_context("spawn")
        self._plan = plan
        self._processes: dict[Connection, BaseProcess] = {}
        self._busy: dict[Connection, PendingTask[Task]] = {}
        self._lost: dict[int, str] = {}
        for _ in range(workers):
            self._join()

    def _join(self) -> Connection:
        """Start one more process."""
        ours, theirs = self._context.Pipe()
        process = self._context.Process(target=_work, args=(self._plan, theirs), daemon=True)
        process.start()
        theirs.close()
        self._processes[ours] = process
        return ours

    def play(self, tasks: list[Task]) -> Iterator[Done]:
        """Give the next task to whichever process is free."""
        waiting = deque(PendingTask(task) for task in tasks)
        for line in list(self._processes):
            self._next(line, waiting)
        while self._busy:
            for line in [line for line in wait(list(self._busy)) if isinstance(line, Connection)]:
                yield from self._heard(line, waiting)
        if self._lost:
            raise Lost(self._lost)

    def _next(self, line: Connection, waiting: deque[PendingTask[Task]]) -> None:
        if waiting:
            self._busy[line] = waiting.popleft()
            self._busy[line].tries += 1
            with suppress(BrokenPipeError):  # it is dead, which `_heard` will notice
                line.send(self._busy[line].task)

    def _heard(self, line: Connection, waiting: deque[PendingTask[Task]]) -> list[Done]:
        """The result, if the process is alive; it is sent its next task then."""
        pending = self._busy.pop(line)
        try:
            done: list[Done] = [line.recv()]
        except (EOFError, OSError):
            done = []
            self._again_or_never(pending, waiting, self._reap(line))
            line = self._join()
        self._next(line, waiting)
        return done

    def _again_or_never(self, pending: PendingTask[Task], waiting: deque[PendingTask[Task]], status: int) -> None:
        if pending.tries < TRIES:
            waiting.appendleft(pending)
        else:
            how = f"by {signal.Signals(-status).name}" if status < 0 else f"with status {status}"
            self._lost[pending.task.number] = f"ended its process {how}"

    def _reap(self, line: Connection) -> int:
        """How the process ended; a RuntimeError if it raised an exception."""
        process = self._processes.pop(line)
        line.close()
        process.join(FAREWELL_S)
        process.kill()
        process.join()
        status = process.exitcode
        assert status is not None
        if status == FAULT:
            raise RuntimeError("a process of the arena ended with a fault; what it says is above")
        return status

    def close(self) -> None:
        """Stop every process; one that does not respond is killed."""
        for process in self._processes.values():
            process.terminate()
        for line, process in self._processes.items():
            process.join(FAREWELL_S)
            process.kill()
            process.join()
            line.close()


def _work(plan: Job[Task, Done], line: Connection) -> None:
    """The main loop of a worker process: play what is sent; exit with the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    threading.Thread(target=_end_with_parent, daemon=True).start()
    table = plan.table()
    try:
        with suppress(EOFError, BrokenPipeError):  # the parent is gone
            while True:
                line.send(table.play(line.recv()))
    finally:
        table.close()


def _end_with_parent() -> None:
    """Exit with the parent even if it was killed: nothing else would stop our bot programs."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)
