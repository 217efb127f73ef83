"""The server as one application: it is handed its games and its bots, and knows nothing else of them."""

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.stores.memory import MemoryStore

from roji.core.registry import Game
from roji.server.doors import add_headers, guard
from roji.server.health import HEALTH_ROUTES
from roji.server.lesson_routes import LESSON_ROUTES
from roji.server.lobby import Lobby
from roji.server.metrics import metrics_route, request_counts
from roji.server.pages import pages
from roji.server.problems import HANDLERS
from roji.server.replay_routes import REPLAY_ROUTES
from roji.server.routes import ROUTES, address_of
from roji.server.settings import Settings
from roji.server.sockets import screen_socket
from roji.server.thinkers import Bots

log = logging.getLogger("roji.server")

LARGEST_BODY = 16 * 1024
SWEEP = 60  # seconds


def create(games: Sequence[Game], bots: Bots, settings: Settings) -> Litestar:
    """The application, for an ASGI server that runs its lifespan."""
    lobby = Lobby(games, bots, settings)
    counts = MemoryStore()  # of requests, for the rate limit

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await lobby.open()
        log.info("the server is open")
        sweeping = asyncio.create_task(sweep(counts))
        yield
        sweeping.cancel()
        log.info("the server closes")
        await lobby.close()

    app = Litestar(
        route_handlers=[
            *ROUTES,
            *REPLAY_ROUTES,
            *LESSON_ROUTES,
            *HEALTH_ROUTES,
            *metrics_route(settings),
            screen_socket,
            pages(settings.pages),
        ],
        dependencies={"lobby": Provide(lambda: lobby, sync_to_thread=False)},
        lifespan=[lifespan],
        exception_handlers=HANDLERS,
        middleware=[*([request_counts().middleware] if settings.metrics_token else []), rate_limit(settings).middleware],
        compression_config=CompressionConfig("gzip", exclude=["^/api/(?!games$)"]),  # what may hold a secret is not packed
        stores={"rate_limit": counts},
        before_send=[add_headers(settings)],
        openapi_config=described(),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )
    app.asgi_handler = guard(app.asgi_handler, settings)
    return app


def rate_limit(settings: Settings) -> RateLimitConfig:
    """So many requests of an address a minute; what is fetched once and kept, and what a balancer asks, is not counted."""
    exclude = ["^/assets/", "^/healthz$", "^/readyz$"]
    return RateLimitConfig(("minute", settings.requests_per_minute), exclude=exclude, identifier_for_request=address_of)


async def sweep(counts: MemoryStore) -> None:
    """Forget who asked long ago, or the counts for the rate limit would pile up."""
    while True:
        await asyncio.sleep(SWEEP)
        await counts.delete_expired()


def described() -> OpenAPIConfig:
    """Every HTTP route as a document, at /api/openapi.json."""
    return OpenAPIConfig(
        title="Roji",
        version="1",
        description="Tables to sit down at. What happens at a table travels over its socket; see docs/protocol.md.",
        path="/api/openapi.json",
        render_plugins=[JsonRenderPlugin(path="/")],
        components=Components(security_schemes={"seat": SecurityScheme(type="http", scheme="bearer", description="A seat's token")}),
    )
