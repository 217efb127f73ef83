"""What workers tell one another about tables: a rumour only, the truth is read from the journal."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack

import msgspec
from litestar.channels import ChannelsPlugin

from roji.server.wire import Said

CHANNEL = "roji"
AT_ONCE = 50  # rumours in a notice, which may have 8,000 bytes


class Rumour(msgspec.Struct, frozen=True, array_like=True):
    """How far a table has come at a worker, and which seats have a screen there."""

    worker: str
    table: str
    revision: int
    lines: int
    present: list[int]
    frozen: bool  # our rules have failed there
    watched: bool  # a screen is there
    said: Said | None = None  # only this, if somebody said it there


read = msgspec.json.Decoder(list[Rumour]).decode


class Rumours:
    """Spreads what is newest of each table, and hears what the others spread."""

    def __init__(self, database: str, hear: Callable[[Rumour], None]) -> None:
        from roji.server.notices import Notices  # here, because only PostgreSQL needs its driver

        self._channels = ChannelsPlugin(Notices(database), channels=[CHANNEL])
        self._hear = hear
        self._unsaid: dict[tuple[str, Said | None], Rumour] = {}
        self._news = asyncio.Event()
        self._open = AsyncExitStack()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        await self._open.enter_async_context(self._channels)
        self._tasks = [asyncio.create_task(self._speak()), asyncio.create_task(self._listen())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._open.aclose()

    def spread(self, rumour: Rumour) -> None:
        self._unsaid[rumour.table, rumour.said] = rumour
        self._news.set()

    async def _speak(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            said, self._unsaid = list(self._unsaid.values()), {}
            for start in range(0, len(said), AT_ONCE):
                await self._channels.wait_published(msgspec.json.encode(said[start : start + AT_ONCE]), CHANNEL)

    async def _listen(self) -> None:
        async with self._channels.start_subscription(CHANNEL) as subscriber:
            async for heard in subscriber.iter_events():
                for rumour in read(heard):
                    self._hear(rumour)
