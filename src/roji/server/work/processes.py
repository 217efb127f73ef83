"""A process pool beside the server. Every process loads the games first and ends with the server."""

import asyncio
import logging
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

from roji.core.game import Game
from roji.server.refusal import Refusal

log = logging.getLogger("roji.server")

P = ParamSpec("P")
T = TypeVar("T")
Games = Callable[[], Sequence[Game]]  # a module-level function, or a partial of one, so that it can be pickled

ATTEMPTS = 3
_games: dict[str, Game] = {}  # in a worker process


class Processes:
    """A process pool that ends with the server; if a process is killed, its work is retried in new ones."""

    def __init__(self, count: int, excuse: str, games: Games) -> None:
        self.count = count
        self._excuse = excuse  # the sentence of the refusal if work cannot be done
        self._games = games  # each process loads them first
        self._begun: list[float] = []  # start times of the running work
        self._method = "forkserver" if os.name == "posix" else "spawn"
        self._pool = self._new_pool()
        self.warm = False  # every process has loaded the games

    async def warm_up(self, *functions: Callable[..., Any]) -> None:
        """Start every process and import what these functions need."""
        await asyncio.to_thread(self._start, self._pool)
        await asyncio.gather(*(self.run(_receive, functions) for _ in range(self.count)))
        self.warm = True

    async def import_from(self, folder: Path, *functions: Callable[..., Any]) -> None:
        """Switch to processes that import Roji from this folder. The old ones finish their work."""
        sys.path.insert(0, str(folder))  # inherited by spawned processes; this one has imported its modules already
        self._method = "spawn"
        pool = self._new_pool()
        started = await asyncio.to_thread(self._start, pool, functions)
        await asyncio.gather(*map(asyncio.wrap_future, started))
        former, self._pool = self._pool, pool
        former.shutdown(wait=False)

    def _start(self, pool: ProcessPoolExecutor, functions: tuple[Callable[..., Any], ...] = ()) -> list[Future[None]]:
        """Start every process. That takes long: call it in a thread, not on the loop."""
        return [pool.submit(_receive, {}, functions) for _ in range(self.count)]

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context(self._method)
        if self._method == "forkserver":
            context.set_forkserver_preload(["__main__", __name__])  # loads the games once for all processes
        return ProcessPoolExecutor(self.count, context, _settle_down, (self._games,))

    async def run(self, work: Callable[Concatenate[Mapping[str, Game], P], T], /, *given: P.args, **named: P.kwargs) -> T:
        """Call a module-level function with all games and these arguments; arguments and result are pickled."""
        for attempt in range(ATTEMPTS):
            pool, began = self._pool, time.monotonic()
            self._begun.append(began)
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, _do, work, given, named)
            except BrokenProcessPool:
                log.error("a process beside the server ended; attempt %(attempt)d of %(most)d", {"attempt": attempt + 1, "most": ATTEMPTS})
                if self._pool is pool:
                    self._pool = self._new_pool()
                    await asyncio.to_thread(self._start, self._pool)
            finally:
                self._begun.remove(began)
        raise Refusal(self._excuse, 503)

    def longest(self) -> float:
        """Seconds that the oldest running work has taken."""
        return time.monotonic() - min(self._begun) if self._begun else 0.0

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def _do(work: Callable[..., T], given: tuple[object, ...], named: dict[str, object]) -> T:
    return work(_games, *given, **named)


def _settle_down(games: Games) -> None:
    """Initialise a worker process: load the games, ignore Ctrl-C, lower the priority, end with the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(10)
    threading.Thread(target=_end_with_server, daemon=True).start()
    _games.update({game.name: game for game in games()})


def _receive(_games: Mapping[str, Game], functions: tuple[Callable[..., Any], ...]) -> None:
    """Does nothing: unpickling the functions has imported their modules."""


def _end_with_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)
