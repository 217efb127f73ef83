"""A faulty proxy between clients and server, which cuts connections and delays and duplicates frames."""

import asyncio
from types import TracebackType
from typing import Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from bench.server.screens import PATIENCE
from roji.core.luck import Luck

SLOWEST = 0.03  # seconds of delay of a frame, at most
Side = ClientConnection | ServerConnection


class FaultyLine:
    """Counts the faults that it causes. Frames of one connection keep their order, as in TCP; those of different ones do not."""

    def __init__(self, host: str, seed: int, cuts: int = 8, doubles: int = 15, delays: int = 15) -> None:
        self.cuts, self.doubles, self.delays = cuts, doubles, delays  # per hundred frames
        self.cut = self.doubled = self.delayed = 0
        self.quiet = False  # no more faults from now on
        self._to = host
        self._luck = Luck(seed)

    async def __aenter__(self) -> Self:
        self._server: Server = await serve(self._carry, "127.0.0.1", 0, ping_interval=None, max_size=None)
        self.host = f"127.0.0.1:{next(iter(self._server.sockets)).getsockname()[1]}"
        return self

    async def __aexit__(self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None) -> None:
        self._server.close()
        await self._server.wait_closed()

    def _happens(self, share: int) -> bool:
        return not self.quiet and int(self._luck.below(100)) < share

    async def _carry(self, client: ServerConnection) -> None:
        assert client.request is not None
        address = f"ws://{self._to}{client.request.path}"
        async with connect(address, open_timeout=PATIENCE, ping_interval=None, proxy=None, max_size=None) as server:
            ways = [asyncio.create_task(self._pump(client, server, up=True)), asyncio.create_task(self._pump(server, client, up=False))]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            self._hang_up(client, server)
            await asyncio.gather(*ways)

    async def _pump(self, source: Side, sink: Side, up: bool) -> None:
        try:
            async for frame in source:
                await self._pass(frame, sink, up)
        except ConnectionClosed:
            pass

    async def _pass(self, frame: str | bytes, sink: Side, up: bool) -> None:
        """Cut before the frame, or after it: then the frame arrives, but not its answer."""
        if self._happens(self.cuts // 2):
            self._break()
        if self._happens(self.delays):
            self.delayed += 1
            await asyncio.sleep(SLOWEST * int(self._luck.below(100)) / 100)
        await sink.send(frame)
        if up and self._happens(self.doubles):
            self.doubled += 1
            await sink.send(frame)
        if self._happens(self.cuts // 2):
            self._break()

    def _break(self) -> None:
        self.cut += 1
        raise ConnectionClosed(None, None)

    def _hang_up(self, *sides: Side) -> None:
        """Close without a close frame."""
        for side in sides:
            side.transport.abort()
