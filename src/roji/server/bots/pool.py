"""The process pool in which bots think, so that the event loop never waits for them."""

import asyncio
import logging
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

from roji.core import findings
from roji.core.game import Game
from roji.core.sentences import Words
from roji.server.work.fair_queue import FairQueue
from roji.server.work.processes import Games, Processes

log = logging.getLogger(__name__)

GamesByName = Mapping[str, Game]
Think = Callable[[GamesByName, str, dict[str, Any], int, str, int, int], int]
Attempt = Callable[[GamesByName, str, dict[str, Any], int, int], bool | None]
Advise = Callable[[GamesByName, str, dict[str, Any], int, int, int], Sequence["RecommendationLike"]]
Review = Callable[[GamesByName, str, str, int, int, int, int], Sequence["ReviewedChoiceLike"]]


class RecommendationLike(Protocol):
    """A recommended action."""

    @property
    def code(self) -> int: ...
    @property
    def chance(self) -> float: ...
    @property
    def points(self) -> float | None: ...
    @property
    def why(self) -> Words: ...
    @property
    def then(self) -> tuple[int, ...]: ...


class ReviewedChoiceLike(findings.ChoiceShares, Protocol):
    """A reviewed choice."""

    @property
    def best(self) -> str:
        """The best choice found, in notation."""


class Bots(Protocol):
    """The bots of a server: the module `roji.bots.worker`, or any object with these five attributes.

    Each function is called in a worker process, with all games and the name of the game.
    """

    @property
    def levels(self) -> Sequence[tuple[str, str]]:
        """The name and description of every level."""

    @property
    def think(self) -> Think:
        """A function of a module: (games, game, snapshot, seat, level, seed, left_ms) -> code.

        The snapshot is of a state imagined for the seat, so it holds nothing that the seat may not know.
        With no time left it answers at once.
        """

    @property
    def attempt(self) -> Attempt:
        """A function of a module: (games, game, snapshot, seed, left_ms) -> whether a quick bot, playing alone from there, wins.

        None if the time was too short to know.
        """

    @property
    def advise(self) -> Advise:
        """A function of a module: (games, game, snapshot, seat, seed, left_ms) -> the best few actions, best first.

        The snapshot is of a state imagined for the seat, as for `think`.
        """

    @property
    def review(self) -> Review:
        """A function of a module: (games, game, journal, first, last, seed, left_ms) -> the reviewed choices of these lines."""


class BotPool:
    """A pool of processes, warm before the first game."""

    def __init__(self, bots: Bots, games: Games, processes: int) -> None:
        self._think = bots.think
        self._attempt = bots.attempt
        self._advise = bots.advise
        self._review = bots.review
        self._all = FairQueue(processes)
        self._aside = FairQueue(max(1, processes // 2))  # for advice, reviews and trials, so that bots at tables never wait long
        self._processes = Processes(processes, "the bots cannot think now; they try again in a moment", games)

    @property
    def warm(self) -> bool:
        """Whether every process has loaded the bots."""
        return self._processes.warm

    async def warm_up(self) -> None:
        """Load the bots in every process."""
        await self._processes.warm_up(self._think)

    async def follow_compiler(self, folder: Path) -> None:
        """Switch to compiled rules as soon as this folder with them exists."""
        while not await asyncio.to_thread(folder.exists):  # noqa: ASYNC110 - another program makes it
            await asyncio.sleep(1)
        await self._processes.import_from(folder, self._think)
        log.info("The rules are compiled now: the bots think faster. The next start is compiled throughout.")

    async def think(
        self, client: str, game: str, snapshot: dict[str, Any], seat: int, level: str, seed: int, left_ms: int
    ) -> tuple[int, float]:
        """A bot's code, and its thinking time in milliseconds."""
        thought: tuple[int, float] = await self._take_turns(client, _ponder, self._think, game, snapshot, seat, level, seed, left_ms)
        return thought

    async def attempt(self, client: str, game: str, snapshot: dict[str, Any], seed: int, left_ms: int) -> bool | None:
        """Whether a quick bot wins alone; None if the time was too short."""
        won: bool | None = await self._beside(client, self._attempt, game, snapshot, seed, left_ms)
        return won

    async def advise(
        self, client: str, game: str, snapshot: dict[str, Any], seat: int, seed: int, left_ms: int
    ) -> Sequence[RecommendationLike]:
        """The best few actions of a seat."""
        hints: Sequence[RecommendationLike] = await self._beside(client, self._advise, game, snapshot, seat, seed, left_ms)
        return hints

    async def review(
        self, client: str, game: str, journal: str, first: int, last: int, seed: int, left_ms: int
    ) -> Sequence[ReviewedChoiceLike]:
        """Review some lines of a finished game."""
        moments: Sequence[ReviewedChoiceLike] = await self._beside(client, self._review, game, journal, first, last, seed, left_ms)
        return moments

    async def _beside(self, client: str, work: Callable[..., Any], *given: object) -> Any:
        """Run work that people requested, beside the tables."""
        return await self._aside.run(client, lambda: self._take_turns(client, work, *given))

    async def _take_turns(self, client: str, work: Callable[..., Any], *given: object) -> Any:
        return await self._all.run(client, lambda: self._processes.run(work, *given))

    def longest_thought(self) -> float:
        """Seconds that the oldest unanswered request has waited."""
        return self._processes.longest()

    def close(self) -> None:
        self._processes.close()


def _ponder(
    games: GamesByName, think: Think, game: str, snapshot: dict[str, Any], seat: int, level: str, seed: int, left_ms: int
) -> tuple[int, float]:
    began = time.monotonic()
    code = think(games, game, snapshot, seat, level, seed, left_ms)
    return code, (time.monotonic() - began) * 1000
