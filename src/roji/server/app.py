"""The Litestar application. Games and bots are passed in; it imports neither."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from roji.core.discovery import faults
from roji.server.bots.pool import Bots
from roji.server.http.guard import add_headers, guard
from roji.server.http.health import readyz
from roji.server.http.lessons import LESSON_ROUTES
from roji.server.http.pages import pages, site
from roji.server.http.problems import HANDLERS
from roji.server.http.replay import REPLAY_ROUTES
from roji.server.http.routes import ROUTES
from roji.server.http.sockets import screen_socket
from roji.server.ops.metrics import metrics_route, request_counts
from roji.server.settings import Settings
from roji.server.table.lobby import Lobby
from roji.server.work.processes import Games

log = logging.getLogger("roji.server")

LARGEST_BODY = 16 * 1024


def create(games: Games, bots: Bots, settings: Settings) -> Litestar:
    """The application, for an ASGI server that runs its lifespan."""
    lobby = Lobby(games, bots, settings)

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await lobby.open()
        log.info("the server is open")
        for fault in faults():
            log.warning("a game cannot be played: %(why)s", {"why": fault})
        yield
        log.info("the server closes")
        await lobby.close()

    app = Litestar(
        route_handlers=[
            *ROUTES,
            *REPLAY_ROUTES,
            *LESSON_ROUTES,
            readyz,
            *metrics_route(settings),
            screen_socket,
            pages(settings.pages),
            site(settings.site, settings.pages),
        ],
        dependencies={"lobby": Provide(lambda: lobby, sync_to_thread=False)},
        lifespan=[lifespan],
        exception_handlers=HANDLERS,
        middleware=[request_counts().middleware] if settings.metrics_token else [],
        compression_config=CompressionConfig("gzip", exclude=["^/api/(?!games$)"]),  # responses that may hold a secret are not compressed
        before_send=[add_headers(settings)],
        openapi_config=described(),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )
    app.asgi_handler = guard(app.asgi_handler, settings, lobby.pace)
    return app


def described() -> OpenAPIConfig:
    """The OpenAPI document of all HTTP routes, at /api/openapi.json."""
    return OpenAPIConfig(
        title="Roji",
        version="1",
        description="Tables to sit down at. What happens at a table travels over its socket; see docs/protocol.md.",
        path="/api/openapi.json",
        render_plugins=[JsonRenderPlugin(path="/")],
        components=Components(security_schemes={"seat": SecurityScheme(type="http", scheme="bearer", description="A seat's token")}),
    )
