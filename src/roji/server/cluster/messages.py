"""Messages between workers about their tables. An update is only a hint; the truth is read from the journal."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack

import msgspec
from litestar.channels import ChannelsPlugin

from roji.server.wire.messages import Said

CHANNEL = "roji"
AT_ONCE = 50  # updates in one NOTIFY, which may have 8,000 bytes


class Update(msgspec.Struct, frozen=True, array_like=True):
    """How far a table has come at a worker, and which seats have a screen there."""

    worker: str
    table: str
    revision: int
    lines: int
    present: list[int]
    frozen: bool  # the table is frozen there
    watched: bool  # it has a screen there
    said: Said | None = None  # a phrase said there; the message is only about it


read = msgspec.json.Decoder(list[Update]).decode


class Updates:
    """Publishes the newest update of each table, and receives those of other workers."""

    def __init__(self, database: str, receive: Callable[[Update], None]) -> None:
        from roji.server.cluster.channel import PostgresChannel  # here, because only PostgreSQL needs its driver

        self._channels = ChannelsPlugin(PostgresChannel(database), channels=[CHANNEL])
        self._receive = receive
        self._unsent: dict[tuple[str, Said | None], Update] = {}
        self._news = asyncio.Event()
        self._open = AsyncExitStack()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        await self._open.enter_async_context(self._channels)
        self._tasks = [asyncio.create_task(self._send()), asyncio.create_task(self._listen())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._open.aclose()

    def publish(self, update: Update) -> None:
        self._unsent[update.table, update.said] = update
        self._news.set()

    async def _send(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            updates, self._unsent = list(self._unsent.values()), {}
            for start in range(0, len(updates), AT_ONCE):
                await self._channels.wait_published(msgspec.json.encode(updates[start : start + AT_ONCE]), CHANNEL)

    async def _listen(self) -> None:
        async with self._channels.start_subscription(CHANNEL) as subscriber:
            async for event in subscriber.iter_events():
                for update in read(event):
                    self._receive(update)
