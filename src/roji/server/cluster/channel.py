"""A channel between processes over PostgreSQL's LISTEN and NOTIFY. It reconnects after a failure."""

import asyncio
from collections.abc import AsyncGenerator, Iterable

import psycopg
from litestar.channels.backends.base import ChannelsBackend
from psycopg.sql import SQL, Identifier

from roji.server.store.database import url_of

PAUSE = 1.0  # seconds before reconnecting
Connection = psycopg.AsyncConnection[tuple[object, ...]]


class PostgresChannel(ChannelsBackend):
    """Messages sent while the database cannot be reached are lost silently: they are only hints.

    Litestar's own backend opens a connection for every message, and does not reconnect.
    """

    def __init__(self, database: str) -> None:
        self._address = url_of(database).set(drivername="postgresql").render_as_string(hide_password=False)
        self._channels: set[str] = set()
        self._speaker: Connection | None = None

    async def on_startup(self) -> None:
        """Nothing to do: connections are opened on demand."""

    async def on_shutdown(self) -> None:
        await self._hang_up()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        try:
            if self._speaker is None:
                self._speaker = await self._connect()
                await self._speaker.execute("SET synchronous_commit TO off")  # a message need not be on disk
            for channel in channels:
                await self._speaker.execute("SELECT pg_notify(%s, %s)", (channel, data.decode()))
        except psycopg.Error:
            await self._hang_up()

    async def subscribe(self, channels: Iterable[str]) -> None:
        self._channels.update(channels)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        self._channels.difference_update(channels)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        while True:
            try:
                async with await self._connect() as listener:
                    for channel in self._channels:
                        await listener.execute(SQL("LISTEN {}").format(Identifier(channel)))
                    async for notice in listener.notifies():
                        yield notice.channel, notice.payload.encode()
            except psycopg.Error:
                await asyncio.sleep(PAUSE)

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return []

    async def _connect(self) -> Connection:
        return await Connection.connect(self._address, autocommit=True, connect_timeout=5)

    async def _hang_up(self) -> None:
        if self._speaker is not None:
            speaker, self._speaker = self._speaker, None
            await speaker.close()
