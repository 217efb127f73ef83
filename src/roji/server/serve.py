"""Runs the server: `run(games, bots, settings, listener, ready)` until Ctrl-C; `listen(settings, host)` makes the listener.

    settings, listener = listen(Settings(database="sqlite:///roji.sqlite", port=8000), "127.0.0.1")
    run(roji.all_games, roji.bots.worker, settings, listener, ready=lambda: print("http://127.0.0.1:8000"))

`listen` takes port 0 for any free one, and raises OSError if the port is taken; the settings that it returns have the actual port.
`run` raises ValueError with a sentence if the database cannot be used.
"""

import asyncio
import logging
import signal
import socket
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import cast

import uvicorn
from alembic.util import CommandError
from sqlalchemy import make_url
from sqlalchemy.exc import SQLAlchemyError

from roji.server.app import create
from roji.server.bots.pool import Bots
from roji.server.cluster.handoff import Handoff, HandoffSockets
from roji.server.cluster.workers import Workers
from roji.server.http.connections import PunctualHTTP, connection_options
from roji.server.ops.logs import log_options
from roji.server.settings import Settings
from roji.server.store.database import claim
from roji.server.store.tables import Store
from roji.server.work.processes import Games

LARGEST_FRAME = 16 * 1024
NOT_OURS = ("Invalid UTF-8", "Invalid HTTP", "Unsupported upgrade", "ASGI callable returned without completing handshake")
PATIENCE = 3  # seconds for open connections at shutdown


class Server(uvicorn.Server):
    """Reports when it is ready, and accepts connections handed over by other workers."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None], handoff: Handoff | None) -> None:
        super().__init__(config)
        self._ready, self._handoff = ready, handoff
        self._arriving: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            if self._handoff is not None:
                self._handoff.open(self._take_in)
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._handoff is not None:
            self._handoff.close()
        await super().shutdown(sockets)

    def _take_in(self, connection: socket.socket, request: bytes) -> None:
        task = asyncio.create_task(self._attend(connection, request))
        self._arriving.add(task)
        task.add_done_callback(self._arriving.discard)

    async def _attend(self, connection: socket.socket, request: bytes) -> None:
        def protocol() -> asyncio.Protocol:
            kind = cast(type[PunctualHTTP], self.config.http_protocol_class)
            return kind(self.config, self.server_state, self.lifespan.state).take(request)

        with suppress(OSError):  # the client has disconnected
            await asyncio.get_running_loop().connect_accepted_socket(protocol, connection)


def listen(settings: Settings, host: str) -> tuple[Settings, socket.socket]:
    """A listening socket, and the settings with its port."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, settings.port))
        listener.listen(128)
    except OSError:
        listener.close()
        raise
    return replace(settings, port=listener.getsockname()[1]), listener


def run(games: Games, bots: Bots, settings: Settings, listener: socket.socket, ready: Callable[[], None] = lambda: None) -> None:
    """Serve until SIGINT or SIGTERM, then release everything and return."""
    held = claim(settings.database)
    asyncio.run(prepare(settings.database))
    if settings.workers == 1:
        serve(games, bots, settings, listener, ready)
    else:
        share = replace(settings, thinkers=max(1, settings.thinkers // settings.workers))
        handoff_sockets = HandoffSockets(settings.workers)

        def work(number: int, told: Callable[[], None]) -> None:
            serve(games, bots, replace(share, number=number), listener, told, handoff_sockets.at(number) if settings.handoff else None)

        Workers(work, settings.workers).run(ready)
        handoff_sockets.close()
        listener.close()
    if held is not None:
        held.close()


def serve(
    games: Games,
    bots: Bots,
    settings: Settings,
    listener: socket.socket,
    ready: Callable[[], None],
    handoff: Handoff | None = None,
) -> None:
    """Run the server of one process."""
    config = uvicorn.Config(
        create(games, bots, settings),
        ws_ping_interval=settings.blocked_seconds,
        ws_ping_timeout=settings.blocked_seconds,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,  # compression may leak secrets, and is a tenth of a move's cost
        log_level="warning",
        access_log=False,
        server_header=False,
        **connection_options(settings, handoff),
        **log_options(settings),
        timeout_graceful_shutdown=PATIENCE,
    )
    logging.getLogger("uvicorn.error").addFilter(is_ours)
    signal.signal(signal.SIGTERM, already_stopped)
    with suppress(KeyboardInterrupt):
        Server(config, ready, handoff).run([listener])


async def prepare(database: str) -> None:
    """Migrate the database to the current schema; raises ValueError with a sentence if it cannot be used."""
    try:
        store = Store(database)
        await store.open()
        await store.close()
    except CommandError:
        raise ValueError(f"the database {without_password(database)} was made by a newer Roji; update this one") from None
    except (SQLAlchemyError, ModuleNotFoundError) as trouble:
        raise ValueError(f"the database {without_password(database)} cannot be used: {trouble}".splitlines()[0]) from None


def without_password(database: str) -> str:
    """The database URL without its password."""
    try:
        return make_url(database).render_as_string()
    except SQLAlchemyError:
        return database.partition(":")[0]


def is_ours(record: logging.LogRecord) -> bool:
    """Whether to log it. Uvicorn also logs malformed requests and refused sockets, with which anybody could fill a disk."""
    return not record.msg.startswith(NOT_OURS)


def already_stopped(*_: object) -> None:
    """Ignore the signal that uvicorn raises again after it has shut down."""
