"""The connection of a screen: one that does not read what it is sent, or is gone without a word, is let go."""

import asyncio
import socket

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

BUFFER = 64 * 1024  # bytes that the system keeps for a screen that is slow; else it would take megabytes


class Connection(WebSocketsSansIOProtocol):
    """What cannot be sent for so many seconds will never be: then the connection is cut, and the screen comes again."""

    seconds: float
    _patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, BUFFER)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._patience = self.loop.call_later(self.seconds, self.transport.abort)

    def resume_writing(self) -> None:
        self._calm_down()
        super().resume_writing()

    def keepalive_timeout(self) -> None:
        """No answer to a ping. A polite end would wait for what was never read."""
        super().keepalive_timeout()
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._calm_down()
        super().connection_lost(exc)

    def _calm_down(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None


def patient(seconds: float) -> type[Connection]:
    """Connections that wait so long for a screen that does not read."""
    return type("Connection", (Connection,), {"seconds": seconds})
