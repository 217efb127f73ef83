"""Where bots think: processes of their own, so that no thought ever holds up a table."""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Protocol

from roji.core import findings
from roji.core.sentences import Words
from roji.server.refusal import Refusal

log = logging.getLogger("roji.server")

Think = Callable[[str, dict[str, Any], int, str, int, int], int]
Attempt = Callable[[str, dict[str, Any], int, int], bool | None]
Advise = Callable[[str, dict[str, Any], int, int, int], Sequence["Hint"]]
Review = Callable[[str, str, int, int, int, int], Sequence["Moment"]]
ATTEMPTS = 3


class Hint(Protocol):
    """An action worth thinking about."""

    @property
    def code(self) -> int: ...
    @property
    def chance(self) -> float: ...
    @property
    def points(self) -> float | None: ...
    @property
    def why(self) -> Words: ...


class Moment(findings.Moment, Protocol):
    """A choice looked at again."""

    @property
    def best(self) -> str:
        """The best choice found, in notation."""


class Bots(Protocol):
    """The bots that a server is handed. Module `roji.bots` may be one, or any object with these five."""

    @property
    def levels(self) -> Sequence[tuple[str, str]]:
        """The name of every level, and a sentence about it."""

    @property
    def think(self) -> Think:
        """A function of a module: (game, snapshot, seat, level, seed, left_ms) -> code.

        The snapshot is of a state imagined for the seat: it holds nothing that the seat may not know.
        With no time left it answers at once.
        """

    @property
    def attempt(self) -> Attempt:
        """A function of a module: (game, snapshot, seed, left_ms) -> whether a quick bot, playing alone from there, wins.

        None if the time was too short to know.
        """

    @property
    def advise(self) -> Advise:
        """A function of a module: (game, snapshot, seat, seed, left_ms) -> the best few actions, best first.

        The snapshot is of a state imagined for the seat, as for `think`.
        """

    @property
    def review(self) -> Review:
        """A function of a module: (game, journal, first, last, seed, left_ms) -> the choices of these lines looked at again."""


class Thinkers:
    """A pool of processes, warm before the first game."""

    def __init__(self, bots: Bots, processes: int) -> None:
        self._think = bots.think
        self._attempt = bots.attempt
        self._advise = bots.advise
        self._review = bots.review
        self.spare = asyncio.Semaphore(max(1, processes // 2))  # for what people ask beside the tables, so that bots never wait long
        self._asked: set[asyncio.Task[Any]] = set()
        self._processes = processes
        self.warm = False  # every process has loaded the bots
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("forkserver" if os.name == "posix" else "spawn")
        return ProcessPoolExecutor(self._processes, context, _settle_down)

    async def warm_up(self) -> None:
        """Let every process load the bots."""
        await asyncio.gather(*(self._submit(_load, self._think) for _ in range(self._processes)))
        self.warm = True

    async def think(self, game: str, snapshot: dict[str, Any], seat: int, level: str, seed: int, left_ms: int) -> tuple[int, float]:
        """The code that a bot chooses, and how many milliseconds it thought."""
        thought: tuple[int, float] = await self._submit(_ponder, self._think, game, snapshot, seat, level, seed, left_ms)
        return thought

    async def attempt(self, game: str, snapshot: dict[str, Any], seed: int, left_ms: int) -> bool | None:
        """Whether a quick bot wins alone; None if the time was too short."""
        won: bool | None = await self._submit(self._attempt, game, snapshot, seed, left_ms)
        return won

    async def advise(self, game: str, snapshot: dict[str, Any], seat: int, seed: int, left_ms: int) -> Sequence[Hint]:
        """The best few actions of a seat."""
        hints: Sequence[Hint] = await self._beside(self._advise, game, snapshot, seat, seed, left_ms)
        return hints

    async def review(self, game: str, journal: str, first: int, last: int, seed: int, left_ms: int) -> Sequence[Moment]:
        """Some lines of a game that is over, looked at again."""
        moments: Sequence[Moment] = await self._beside(self._review, game, journal, first, last, seed, left_ms)
        return moments

    async def _beside(self, work: Callable[..., Any], *given: object) -> Any:
        """Think about what people ask. Who leaves does not free the place: a process goes on until it is done."""

        async def hold() -> Any:
            async with self.spare:
                return await self._submit(work, *given)

        task = asyncio.create_task(hold())
        self._asked.add(task)
        task.add_done_callback(self._asked.discard)
        return await asyncio.shield(task)

    async def _submit(self, work: Callable[..., Any], *given: object) -> Any:
        for attempt in range(ATTEMPTS):
            pool = self._pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, *given)
            except BrokenProcessPool:  # a process was killed; begin again with new ones
                log.error("a thinking process ended; attempt %d of %d", attempt + 1, ATTEMPTS)
                if self._pool is pool:
                    self._pool = self._new_pool()
        raise Refusal("the bots cannot think now; they try again in a moment", 503)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def _settle_down() -> None:
    """In a thinking process: leave Ctrl-C to the server, let it go first, and end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)


def _load(think: Think) -> None:
    """Receiving the function imports its module."""


def _ponder(think: Think, game: str, snapshot: dict[str, Any], seat: int, level: str, seed: int, left_ms: int) -> tuple[int, float]:
    began = time.monotonic()
    code = think(game, snapshot, seat, level, seed, left_ms)
    return code, (time.monotonic() - began) * 1000
