"""How connections are taken: whose word about addresses is believed, how long a request may take, who is let go, and who is led on."""

import asyncio
import socket
from typing import Any, Self, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from roji.server.settings import Settings
from roji.server.ushers import Usher

BUFFER = 64 * 1024  # bytes that the system keeps for a screen that is slow; else it would take megabytes
OWED = (h11.IDLE, h11.SEND_BODY)  # the other side has not sent a whole request


class PunctualHTTP(H11Protocol):
    """Hangs up on who begins a request and does not finish it: such connections would pile up for ever."""

    seconds = 30.0
    usher: Usher | None = None
    _request = b""  # that another worker has read already
    _deadline: asyncio.TimerHandle | None = None

    def take(self, request: bytes) -> Self:
        """Go on with a request with which somebody was led here."""
        self._request = request
        return self

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
        self._watch()
        if self._request:
            self.data_received(self._request)

    def data_received(self, data: bytes) -> None:
        if self._led_on(data):
            self.transport.abort()  # of the connection, only our end
            return
        super().data_received(data)
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self._forgive()
        super().connection_lost(exc)

    def _led_on(self, data: bytes) -> bool:
        """Whether a request begins here, and another worker answers it. Bytes in the midst of one may look like a beginning."""
        if self.usher is None or self.conn.their_state is not h11.IDLE or self.conn.trailing_data[0]:
            return False
        return self.usher.leads(data, self.transport.get_extra_info("socket"))

    def _watch(self) -> None:
        """One deadline for a whole request, however slowly its bytes drip."""
        if not self._owed():
            self._forgive()
        elif self._deadline is None:
            self._deadline = self.loop.call_later(self.seconds, self._hang_up)

    def _owed(self) -> bool:
        return self.transport.get_protocol() is self and self.conn.their_state in OWED

    def _hang_up(self) -> None:
        self._deadline = None
        if self._owed():
            self.transport.close()

    def _forgive(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


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


def connection_options(settings: Settings, usher: Usher | None = None) -> dict[str, Any]:
    """For uvicorn. X-Forwarded-For and -Proto count only from proxies that the host has named; by default there is none."""
    punctual = type("OurHTTP", (PunctualHTTP,), {"seconds": settings.request_seconds, "usher": usher})
    return {
        "http": punctual,
        "ws": type("Connection", (Connection,), {"seconds": settings.blocked_seconds}),
        "proxy_headers": bool(settings.trusted_proxies),
        "forwarded_allow_ips": list(settings.trusted_proxies),
    }
