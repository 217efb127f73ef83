"""Accepting connections: trusted proxies, request timeouts, limits on silent connections, and hand-off."""

import asyncio
import socket
from ipaddress import ip_network
from typing import Any, Self, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from roji.server.cluster.handoff import Handoff
from roji.server.http.addresses import household, is_within
from roji.server.http.rate_limits import Buckets
from roji.server.ops.metrics import CUT
from roji.server.settings import Settings

BUFFER = 64 * 1024  # bytes that the kernel buffers for a slow client; otherwise it would be megabytes
HASTE = 2  # new connections allowed per allowed request of an address
OWED = (h11.IDLE, h11.SEND_BODY)  # the client has not sent a whole request yet


class Silent:
    """Connections without a complete request, by address. Beyond the limit the oldest is closed: a real client has sent one by then."""

    def __init__(self, settings: Settings) -> None:
        self._most, self._proxies = settings.silent_connections, [ip_network(proxy) for proxy in settings.trusted_proxies]
        self._kept: dict[str, dict[PunctualHTTP, None]] = {}  # the oldest first
        arrivals = HASTE * settings.requests_per_minute  # a client that is only a little too fast gets an error message from the guard
        self._arrivals = Buckets(arrivals / 60, arrivals)

    def may_come(self, line: "PunctualHTTP") -> bool:
        """Count one more connection of an address. Beyond the limit it is closed before anything is read."""
        address = line.client[0] if line.client else ""
        return self._speaks_for_many(address) or self._arrivals.take(household(address))

    def _speaks_for_many(self, address: str) -> bool:
        return any(is_within(address, proxy) for proxy in self._proxies)

    def add(self, line: "PunctualHTTP") -> None:
        address = line.client[0] if line.client else ""
        if self._speaks_for_many(address):
            return  # a proxy keeps idle connections open
        lines = self._kept.setdefault(household(address), {})
        lines[line] = None
        if len(lines) > self._most:
            oldest = next(iter(lines))
            self.remove(oldest)
            oldest.transport.close()
            CUT.inc()

    def remove(self, line: "PunctualHTTP") -> None:
        address = household(line.client[0]) if line.client else ""
        lines = self._kept.get(address, {})
        lines.pop(line, None)
        if not lines:
            self._kept.pop(address, None)


class PunctualHTTP(H11Protocol):
    """Closes connections with unfinished requests, which would pile up otherwise."""

    seconds = 30.0
    silent: Silent
    handoff: Handoff | None = None
    _request = b""  # already read by another worker
    _deadline: asyncio.TimerHandle | None = None

    def take(self, request: bytes) -> Self:
        """Continue a request that was handed over by another worker."""
        self._request = request
        return self

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
        if not self._request and not self.silent.may_come(self):
            self.transport.abort()
            CUT.inc()
            return
        self._watch()
        if self._request:
            self.data_received(self._request)

    def data_received(self, data: bytes) -> None:
        if self._handed_over(data):
            self.transport.abort()  # closes only our descriptor of the connection
            return
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self._forgive()
        super().connection_lost(exc)

    def _handed_over(self, data: bytes) -> bool:
        """Whether a request starts here and was handed to another worker. Bytes in the middle of a body may look like a request line."""
        if self.handoff is None or self.conn.their_state is not h11.IDLE or self.conn.trailing_data[0]:
            return False
        return self.handoff.hand_over(data, self.transport.get_extra_info("socket"))

    def _watch(self) -> None:
        """One deadline for the whole request, however slowly its bytes arrive."""
        if not self._owed():
            self._forgive()
        elif self._deadline is None:
            self._deadline = self.loop.call_later(self.seconds, self._hang_up)
            self.silent.add(self)

    def _owed(self) -> bool:
        return self.transport.get_protocol() is self and self.conn.their_state in OWED

    def _hang_up(self) -> None:
        self._deadline = None
        if self._owed():
            self.transport.close()

    def _forgive(self) -> None:
        self.silent.remove(self)
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class Connection(WebSocketsSansIOProtocol):
    """A WebSocket that is closed if it cannot send for a number of seconds; the screen reconnects."""

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
        """No answer to a ping. A clean close would wait for unsent data."""
        super().keepalive_timeout()
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._calm_down()
        super().connection_lost(exc)

    def _calm_down(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None


def connection_options(settings: Settings, handoff: Handoff | None = None) -> dict[str, Any]:
    """Options for uvicorn. X-Forwarded-For and -Proto are trusted only from configured proxies; by default from none."""
    ours = {"seconds": settings.request_seconds, "handoff": handoff, "silent": Silent(settings)}
    return {
        "http": type("OurHTTP", (PunctualHTTP,), ours),
        "ws": type("Connection", (Connection,), {"seconds": settings.blocked_seconds}),
        "proxy_headers": bool(settings.trusted_proxies),
        "forwarded_allow_ips": list(settings.trusted_proxies),
    }
