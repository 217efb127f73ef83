"""Heavy work other than bots' thinking: reading, replaying and reviewing game files, in separate processes."""

from collections.abc import Callable, Mapping
from typing import Any, Concatenate, ParamSpec, TypeVar

from roji.core.game import Game
from roji.server.work.fair_queue import WAITING, FairQueue
from roji.server.work.processes import Games, Processes

P = ParamSpec("P")
T = TypeVar("T")

PROCESSES = 2


class HeavyWork:
    """Clients take turns, and each may have a few requests waiting."""

    def __init__(self, games: Games, processes: int = PROCESSES) -> None:
        self._queue = FairQueue(processes, WAITING)
        self._processes = Processes(processes, "the server cannot do this now; try again in a moment", games)

    async def warm_up(self, *works: Callable[..., Any]) -> None:
        """Load the games, and the modules of these functions, in every process in advance."""
        await self._processes.warm_up(*works)

    async def do(self, client: str, work: Callable[Concatenate[Mapping[str, Game], P], T], /, *given: P.args, **named: P.kwargs) -> T:
        done: T = await self._queue.run(client, lambda: self._processes.run(work, *given, **named))
        return done

    def close(self) -> None:
        self._processes.close()
