"""How connections are taken: whose word about addresses is believed, and how long a request may take to arrive."""

import asyncio
from typing import Any, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from roji.server.settings import Settings

OWED = (h11.IDLE, h11.SEND_BODY)  # the other side has not sent a whole request


class PunctualHTTP(H11Protocol):
    """Hangs up on who begins a request and does not finish it: such connections would pile up for ever."""

    seconds = 30.0
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
        self._watch()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self._forgive()
        super().connection_lost(exc)

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


def connection_options(settings: Settings) -> dict[str, Any]:
    """For uvicorn. X-Forwarded-For and -Proto count only from proxies that the host has named; by default there is none."""
    punctual = type("OurHTTP", (PunctualHTTP,), {"seconds": settings.request_seconds})
    return {
        "http": punctual,
        "proxy_headers": bool(settings.trusted_proxies),
        "forwarded_allow_ips": list(settings.trusted_proxies),
    }
