"""Prometheus metrics. No label names a person, a table or an address."""

import logging
import weakref
from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers.base import BaseRouteHandler
from litestar.plugins.prometheus import PrometheusConfig, PrometheusController
from prometheus_client import Counter, Gauge, Histogram

from roji.server.refusal import Refusal
from roji.server.settings import Settings
from roji.server.table.keys import hash_token, opens

if TYPE_CHECKING:
    from roji.server.table.table import Table

log = logging.getLogger("roji.server")

P = ParamSpec("P")
T = TypeVar("T")
WRITE_BUCKETS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0)

TABLES = Gauge("roji_tables_open", "Tables in memory", multiprocess_mode="livesum")
SCREENS = Gauge("roji_screens_open", "Sockets that are open", multiprocess_mode="livesum")
MADE = Counter("roji_tables_made", "Tables that people have set", ["game"])
OVER = Counter("roji_games_over", "Games that came to their end", ["game"])
MOVES = Counter("roji_moves", "Actions, undos and resignations that reached a table", ["result"])
WRITES = Histogram("roji_write_seconds", "From a line to its place on disk", buckets=WRITE_BUCKETS)
THOUGHTS = Histogram("roji_bot_thought_seconds", "How long bots think about a choice")
STALLS = Histogram(
    "roji_loop_stall_seconds", "How long the event loop was held, where that was too long", buckets=(0.1, 0.2, 0.5, 1, 2, 5, 10)
)
CUT = Counter("roji_connections_cut", "Connections closed unread because their address had too many silent ones, or opened too many")
TURNED_AWAY = Counter("roji_turned_away", "Requests and sockets refused before anything was done for them", ["status"])
FREEZES = Counter("roji_tables_frozen", "Tables stopped by a fault in our rules")


def count_table(observer: object) -> None:
    """Count a table in memory while this object lives."""
    TABLES.inc()
    weakref.finalize(observer, TABLES.dec)


def note_made(table: str, game: str) -> None:
    MADE.labels(game).inc()
    log.info("table %(table)s: made", {"table": table, "game": game})


def counted(
    accept: Callable[Concatenate["Table", P], Awaitable[bool]],
) -> Callable[Concatenate["Table", P], Coroutine[Any, Any, bool]]:
    """Count the outcome of every line that reaches a table."""

    @wraps(accept)
    async def counting(table: "Table", /, *given: P.args, **named: P.kwargs) -> bool:
        try:
            accepted = await accept(table, *given, **named)
        except Refusal:
            MOVES.labels("refused").inc()
            raise
        MOVES.labels("accepted" if accepted else "repeated").inc()
        if accepted and table.phase == "over":
            OVER.labels(table.game.name).inc()
            log.info("table %(table)s: over", {"table": table.record.id, "game": table.game.name})
        return accepted

    return counting


def timed(write: Callable[P, Awaitable[T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Measure the time until a line is stored."""

    @wraps(write)
    async def timing(*given: P.args, **named: P.kwargs) -> T:
        with WRITES.time():
            return await write(*given, **named)

    return timing


# --- exposition ----------------------------------------------------------------------------------------------------------


def metrics_route(settings: Settings) -> list[type[PrometheusController]]:
    """/metrics, for clients with the host's token; without a token there is no such route."""
    if not settings.metrics_token:
        return []
    kept = hash_token(settings.metrics_token)

    def only_the_host(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        if scheme.lower() != "bearer" or not opens(hash_token(token.strip()), kept):
            raise Refusal("the figures are for who shows the metrics token", 401)

    class Metrics(PrometheusController):
        guards = [only_the_host]  # noqa: RUF012 - as Litestar has it
        include_in_schema = False

    return [Metrics]


def request_counts() -> PrometheusConfig:
    """Count requests by route pattern, such as /api/tables/{table}, never by path."""
    return PrometheusConfig(app_name="roji", prefix="roji", group_path=True, scopes={ScopeType.HTTP})
