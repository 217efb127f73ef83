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

FAREWELL_S = 10.0  # for a process that is told to end: it puts its guests away first
TRIES = 3  # so often a game may end the process that plays it
FAULT = 1  # the status of a process that was ended by a fault in what it ran: that would happen again

Task = TypeVar("Task", bound=Numbered)
Done = TypeVar("Done")
TaskIn = TypeVar("TaskIn", contravariant=True)
DoneOut = TypeVar("DoneOut", covariant=True)


class Runner(Protocol[TaskIn, DoneOut]):
    """Where games are played, one after the other."""

    def play(self, task: TaskIn) -> DoneOut: ...
    def close(self) -> None: ...


class Job(Protocol[TaskIn, DoneOut]):
    """What a process is sent: it can set a table up."""

    def table(self) -> Runner[TaskIn, DoneOut]: ...


class Executor(Protocol):
    """Whoever lets tasks be played: every result as it comes. Close the iterator, and all is put away."""

    def play(self, plan: Job[Task, Done], tasks: list[Task]) -> Generator[Done]: ...


class Lost(RuntimeError):  # noqa: N818 - all other games have been played
    """Some games ended their process, or the machine they were on, every time."""

    def __init__(self, why: dict[int, str]) -> None:
        self.why = why  # by the game's number
        self.others: list[object] = []  # the results of all other games, where they were asked for as a list
        told = ", ".join(f"game {number} {reason}" for number, reason in sorted(why.items()))
        super().__init__(f"{told}, {TRIES} times, and is left out; all other games were played")


def play_all(plan: Job[Task, Done], tasks: list[Task], workers: int) -> Generator[Done]:
    """From this process, or from so many others."""
    if workers == 1 or len(tasks) < 2:
        return play_here(plan, tasks)
    return play_apart(plan, tasks, workers)


def play_apart(plan: Job[Task, Done], tasks: list[Task], workers: int) -> Generator[Done]:
    """Every result as it comes from other processes. One that dies is replaced, and its game is played again; a Lost at the end."""
    crew = Crew(plan, min(workers, len(tasks)))
    try:
        yield from crew.play(tasks)
    finally:
        crew.close()


def play_here(plan: Job[Task, Done], tasks: list[Task]) -> Generator[Done]:
    table = plan.table()
    try:
        for task in tasks:
            yield table.play(task)
    finally:
        table.close()


@dataclass
class Errand(Generic[Task]):
    """A task that waits or is being played, and which try that is."""

    task: Task
    tries: int = 0


class Crew(Generic[Task, Done]):
    """Processes that play, each at a table of its own."""

    def __init__(self, plan: Job[Task, Done], workers: int) -> None:
        self._context = multiprocessing.get_context("forkserver") if os.name == "posix" else multiprocessing.get_context("spawn")
        self._plan = plan
        self._processes: dict[Connection, BaseProcess] = {}
        self._busy: dict[Connection, Errand[Task]] = {}
        self._lost: dict[int, str] = {}
        for _ in range(workers):
            self._join()

    def _join(self) -> Connection:
        """One more process."""
        ours, theirs = self._context.Pipe()
        process = self._context.Process(target=_work, args=(self._plan, theirs), daemon=True)
        process.start()
        theirs.close()
        self._processes[ours] = process
        return ours

    def play(self, tasks: list[Task]) -> Iterator[Done]:
        """Whoever is free gets the next task."""
        waiting = deque(Errand(task) for task in tasks)
        for line in list(self._processes):
            self._next(line, waiting)
        while self._busy:
            for line in [line for line in wait(list(self._busy)) if isinstance(line, Connection)]:
                yield from self._heard(line, waiting)
        if self._lost:
            raise Lost(self._lost)

    def _next(self, line: Connection, waiting: deque[Errand[Task]]) -> None:
        if waiting:
            self._busy[line] = waiting.popleft()
            self._busy[line].tries += 1
            with suppress(BrokenPipeError):  # it is dead: that will be heard
                line.send(self._busy[line].task)

    def _heard(self, line: Connection, waiting: deque[Errand[Task]]) -> list[Done]:
        """The result, if the process lives; the next task is on its way then."""
        errand = self._busy.pop(line)
        try:
            done: list[Done] = [line.recv()]
        except (EOFError, OSError):
            done = []
            self._again_or_never(errand, waiting, self._bury(line))
            line = self._join()
        self._next(line, waiting)
        return done

    def _again_or_never(self, errand: Errand[Task], waiting: deque[Errand[Task]], status: int) -> None:
        if errand.tries < TRIES:
            waiting.appendleft(errand)
        else:
            how = f"by {signal.Signals(-status).name}" if status < 0 else f"with status {status}"
            self._lost[errand.task.number] = f"ended its process {how}"

    def _bury(self, line: Connection) -> int:
        """How the process ended; a RuntimeError if it was by a fault in what it ran."""
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
        """End every process; one that does not listen is killed."""
        for process in self._processes.values():
            process.terminate()
        for line, process in self._processes.items():
            process.join(FAREWELL_S)
            process.kill()
            process.join()
            line.close()


def _work(plan: Job[Task, Done], line: Connection) -> None:
    """In a process of the crew: play what is sent, and end with whoever sent it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    threading.Thread(target=_end_with_parent, daemon=True).start()
    table = plan.table()
    try:
        with suppress(EOFError, BrokenPipeError):  # nobody is there any more
            while True:
                line.send(table.play(line.recv()))
    finally:
        table.close()


def _end_with_parent() -> None:
    """Even if it was killed: then nobody else would put our guests away."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)
