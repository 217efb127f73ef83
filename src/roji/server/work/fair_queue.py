"""A fair queue: a few run at once, and waiting clients take turns."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from roji.server.refusal import Refusal

T = TypeVar("T")
TOO_MANY = "your last requests are still being worked on; wait for them"
WAITING = 4  # waiting requests per client, where limited


class Turns:
    """Waiting requests by client, served round-robin."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}  # by client, the next one first

    def __len__(self) -> int:
        """The number of waiting clients."""
        return len(self._waiting)

    def count(self, client: str) -> int:
        return len(self._waiting.get(client, ()))

    def wait(self, client: str) -> asyncio.Future[None]:
        """A future that is done when it is the client's turn."""
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(client, deque()).append(turn)
        return turn

    def let_in(self) -> bool:
        """Let the next client in, skipping those that left; False if none waits."""
        while self._waiting:
            client = next(iter(self._waiting))
            queue = self._waiting.pop(client)
            turn = queue.popleft()
            if queue:
                self._waiting[client] = queue
            if not turn.done():
                turn.set_result(None)
                return True
        return False


class FairQueue:
    """Runs `places` jobs at once. Waiting clients are served round-robin, so a client with many requests delays only itself."""

    def __init__(self, places: int, most_waiting: int | None = None) -> None:
        self._free = places
        self._most_waiting = most_waiting  # per client; None: no limit
        self._turns = Turns()
        self._running: set[asyncio.Future[Any]] = set()

    async def run(self, client: str, work: Callable[[], Awaitable[T]]) -> T:
        """Wait for a place, then run the work. Cancelling does not free the place: work that has begun runs to its end."""
        await self._enter(client)
        running = asyncio.ensure_future(work())
        self._running.add(running)
        running.add_done_callback(self._leave)
        return await asyncio.shield(running)

    async def _enter(self, client: str) -> None:
        if self._free:
            self._free -= 1
            return
        if self._most_waiting is not None and self._turns.count(client) >= self._most_waiting:
            raise Refusal(TOO_MANY, 429)
        turn = self._turns.wait(client)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # the place was assigned while the client left
                self._free_place()
            raise

    def _leave(self, done: asyncio.Future[Any]) -> None:
        self._running.discard(done)
        self._free_place()

    def _free_place(self) -> None:
        if not self._turns.let_in():
            self._free += 1
