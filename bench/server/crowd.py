"""One process of the load test: it seats its players, waits for the start, plays, and reports what it measured."""

import asyncio
import time
from dataclasses import dataclass, field
from multiprocessing.connection import Connection

import uvloop

from bench.server.matches import Match, Reception, Setting
from roji.core.luck import Luck

AT_ONCE = 16  # tables to set up concurrently


@dataclass(frozen=True)
class Plan:
    """What this process does."""

    host: str
    settings: list[Setting]
    seconds: float
    every: float  # seconds between two moves at a table; 0 for as fast as possible
    seed: int
    idle: bool = False  # connect, but do not play
    address: str | None = None  # the source address of all its connections


@dataclass
class Tally:
    """What it measured."""

    moves: int = 0
    games: int = 0
    sockets: int = 0
    frames: int = 0
    latencies: list[float] = field(default_factory=list)  # seconds
    busy: float = 0.0  # CPU time of this process
    lasted: float = 0.0
    faults: list[str] = field(default_factory=list)


class Crowd:
    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.luck = Luck(plan.seed)
        self.reception = Reception(plan.host, self.luck, plan.address)
        self.matches: list[Match] = []
        self.tally = Tally()
        self._setting_up = asyncio.Semaphore(AT_ONCE)

    async def sit_down(self) -> None:
        self.matches = list(await asyncio.gather(*(self._sit(setting) for setting in self.plan.settings)))
        self.tally.sockets = sum(len(match.screens) for match in self.matches)

    async def _sit(self, setting: Setting) -> Match:
        async with self._setting_up:
            return await self.reception.match(setting)

    async def play(self) -> Tally:
        """Play until the time is up."""
        began, used = time.perf_counter(), time.process_time()
        end = began + self.plan.seconds
        heard = self._frames()
        if self.plan.idle:
            await asyncio.sleep(self.plan.seconds)
        else:
            await asyncio.gather(*(self._play_at(place, end) for place in range(len(self.matches))))
        self.tally.lasted, self.tally.busy = time.perf_counter() - began, time.process_time() - used
        self.tally.frames += self._frames() - heard
        self.tally.faults += [str(sentence) for match in self.matches for screen in match.screens for sentence in screen.refused]
        return self.tally

    def _frames(self) -> int:
        return sum(screen.frames for match in self.matches for screen in match.screens)

    async def _play_at(self, place: int, end: float) -> None:
        """Play one table after another, a move at a time."""
        due = time.perf_counter() + self._first_pause()
        while True:
            due = max(due, time.perf_counter()) if self.plan.every == 0 else due
            if due >= end:
                return
            await asyncio.sleep(due - time.perf_counter())
            took = await self.matches[place].move()
            if took is None:
                await self._next_game(place)
            else:
                self.tally.moves += 1
                self.tally.latencies.append(took)
            due += self.plan.every

    def _first_pause(self) -> float:
        return self.plan.every * int(self.luck.below(1000)) / 1000

    async def _next_game(self, place: int) -> None:
        self.tally.games += 1
        self.tally.frames += sum(screen.frames for screen in self.matches[place].screens)
        await self.matches[place].leave()
        self.matches[place] = await self._sit(self.matches[place].setting)

    async def go(self) -> None:
        for match in self.matches:
            await match.leave()
        await self.reception.close()


def take_part(plan: Plan, parent: Connection) -> None:
    """The main function: reports when all are seated, waits, returns its tally; waits again before it disconnects."""
    uvloop.run(_take_part(plan, parent))


async def _take_part(plan: Plan, parent: Connection) -> None:
    crowd = Crowd(plan)
    await crowd.sit_down()
    parent.send("seated")
    await asyncio.to_thread(parent.recv)
    parent.send(await crowd.play())
    await asyncio.to_thread(parent.recv)
    await crowd.go()
