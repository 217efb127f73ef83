"""A process pool beside the server. Every process loads the games first and ends with the server."""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Concatenate, ParamSpec, TypeVar

from roji.core.game import Game
from roji.server.refusal import Refusal

log = logging.getLogger("roji.server")

P = ParamSpec("P")
T = TypeVar("T")
Games = Callable[[], Sequence[Game]]  # a function of a module, or a partial of one, so that another process can call it too

ATTEMPTS = 3
_games: dict[str, Game] = {}  # in a process


class Processes:
    """A few processes that end with the server; if one is killed, its work begins again in new ones."""

    def __init__(self, count: int, excuse: str, games: Games) -> None:
        self.count = count
        self._excuse = excuse  # a sentence for those whose work cannot be done
        self._games = games  # each process loads them first
        self._begun: list[float] = []  # when each piece of work began that goes on now
        self._pool = self._new_pool()
        self.warm = False  # every process is there and has loaded the games

    async def warm_up(self, *functions: Callable[..., Any]) -> None:
        """Start every process and import what these functions need."""
        await asyncio.to_thread(self._start)
        await asyncio.gather(*(self.run(_receive, functions) for _ in range(self.count)))
        self.warm = True

    def _start(self) -> None:
        """To start a process takes long, and the loop must not wait for it."""
        for _ in range(self.count):
            self._pool.submit(_receive, {}, ())

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("forkserver" if os.name == "posix" else "spawn")
        if os.name == "posix":
            context.set_forkserver_preload(["__main__", __name__])  # with it the games, once for all processes
        return ProcessPoolExecutor(self.count, context, _settle_down, (self._games,))

    async def run(self, work: Callable[Concatenate[Mapping[str, Game], P], T], /, *given: P.args, **named: P.kwargs) -> T:
        """Call a function of a module with all games and what is given; everything it takes and returns travels."""
        for attempt in range(ATTEMPTS):
            pool, began = self._pool, time.monotonic()
            self._begun.append(began)
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, _do, work, given, named)
            except BrokenProcessPool:
                log.error("a process beside the server ended; attempt %(attempt)d of %(most)d", {"attempt": attempt + 1, "most": ATTEMPTS})
                if self._pool is pool:
                    self._pool = self._new_pool()
                    await asyncio.to_thread(self._start)
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
    """In a process: load the games, leave Ctrl-C to the server, let it go first, and end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(10)
    threading.Thread(target=_end_with_server, daemon=True).start()
    _games.update({game.name: game for game in games()})


def _receive(_games: Mapping[str, Game], functions: tuple[Callable[..., Any], ...]) -> None:
    """Receiving a function imports its module."""


def _end_with_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)
