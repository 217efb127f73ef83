"""Games played by several processes, which are always put away again."""

import multiprocessing
import os
import signal
import sys
import threading
from collections import deque
from collections.abc import Generator, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Generic, Protocol, TypeVar

FAREWELL_S = 10.0  # for a process that is told to end: it puts its guests away first

Task = TypeVar("Task")
Done = TypeVar("Done")
TaskIn = TypeVar("TaskIn", contravariant=True)
DoneOut = TypeVar("DoneOut", covariant=True)


class Table(Protocol[TaskIn, DoneOut]):
    """Where games are played, one after the other."""

    def play(self, task: TaskIn) -> DoneOut: ...
    def close(self) -> None: ...


class Plan(Protocol[TaskIn, DoneOut]):
    """What a process is sent: it can set a table up."""

    def table(self) -> Table[TaskIn, DoneOut]: ...


def play_all(plan: Plan[Task, Done], tasks: list[Task], workers: int) -> Generator[Done]:
    """Every result as it comes: from this process, or from so many others. Close the iterator, and all is put away."""
    if workers == 1 or len(tasks) < 2:
        yield from _play_here(plan, tasks)
        return
    crew = Crew(plan, min(workers, len(tasks)))
    try:
        yield from crew.play(tasks)
    finally:
        crew.close()


def _play_here(plan: Plan[Task, Done], tasks: list[Task]) -> Iterator[Done]:
    table = plan.table()
    try:
        for task in tasks:
            yield table.play(task)
    finally:
        table.close()


class Crew(Generic[Task, Done]):
    """Processes that play, each at a table of its own."""

    def __init__(self, plan: Plan[Task, Done], workers: int) -> None:
        context = multiprocessing.get_context("forkserver") if os.name == "posix" else multiprocessing.get_context("spawn")
        self._processes: dict[Connection, BaseProcess] = {}
        for _ in range(workers):
            ours, theirs = context.Pipe()
            process = context.Process(target=_work, args=(plan, theirs), daemon=True)
            process.start()
            theirs.close()
            self._processes[ours] = process

    def play(self, tasks: list[Task]) -> Iterator[Done]:
        """Whoever is free gets the next task."""
        waiting = deque(tasks)
        busy: set[Connection] = set()
        for line in self._processes:
            self._next(line, waiting, busy)
        while busy:
            for line in [line for line in wait(list(busy)) if isinstance(line, Connection)]:
                done = self._received(line)
                busy.discard(line)
                self._next(line, waiting, busy)
                yield done

    def _next(self, line: Connection, waiting: deque[Task], busy: set[Connection]) -> None:
        if waiting:
            line.send(waiting.popleft())
            busy.add(line)

    def _received(self, line: Connection) -> Done:
        try:
            done: Done = line.recv()
        except EOFError:
            process = self._processes[line]
            process.join(FAREWELL_S)
            raise RuntimeError(f"a process of the arena ended with status {process.exitcode}; what it says is above") from None
        return done

    def close(self) -> None:
        """End every process; one that does not listen is killed."""
        for process in self._processes.values():
            process.terminate()
        for line, process in self._processes.items():
            process.join(FAREWELL_S)
            process.kill()
            process.join()
            line.close()


def _work(plan: Plan[Task, Done], line: Connection) -> None:
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
