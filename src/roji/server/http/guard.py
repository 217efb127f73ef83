"""Checks every request before the application sees it: host, origin, rate limits. Adds the security headers and answers /healthz."""

import logging
from collections.abc import Awaitable, Callable
from ipaddress import ip_address, ip_network
from typing import Any

import msgspec
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from roji.core.sentences import say, words
from roji.server.http.addresses import household
from roji.server.http.rate_limits import Buckets, at_once
from roji.server.ops.metrics import TURNED_AWAY
from roji.server.refusal import Refusal
from roji.server.settings import Settings
from roji.server.wire.messages import Problem
from roji.server.work.pace import Pace

log = logging.getLogger("roji.server")

POLICY = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self' 'wasm-unsafe-eval'",  # the score pad runs the rules as WebAssembly from our own file; admits no other script
        "img-src 'self' data:",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # positions of cards and tiles; this admits no style sheet
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
SAFE = [(name.lower().encode(), value.encode()) for name, value in {**HEADERS, "Cache-Control": "no-store"}.items()]
SMALL = 16 * 1024  # bytes; only requests with a game file are larger
ALIVE = "/healthz"  # answered without waiting for a turn: a busy server is alive
UNCOUNTED = frozenset({ALIVE, "/readyz"})
PROBES = UNCOUNTED | {"/metrics"}  # requested by IP address, so the Host header is not checked; they reveal nothing without a token


def guard(inside: ASGIApp, settings: Settings, pace: Pace) -> ASGIApp:
    """Wrap the application: accept requests that name our host and come from our own pages, or from no page."""
    hosts = settings.hosts()
    notice = unnamed_proxy(settings)
    requests = Buckets(settings.requests_per_minute / 60, at_once(settings.requests_per_minute))
    files = Buckets(settings.file_kilobytes_per_minute / 60, at_once(settings.file_kilobytes_per_minute))
    origins = frozenset(f"{scheme}://{host}" for scheme in ("http", "https") for host in hosts)

    async def guarded_app(scope: Scope, receive: Receive, send: Send) -> None:
        address = household(scope["client"][0] if scope["client"] else "")

        async def in_turn() -> Any:
            message = await receive()
            await pace.turn(address)
            return message

        if scope["type"] == ScopeType.HTTP and scope["path"] == ALIVE:
            await answer(scope, send, 200, b"text/plain", b"alive\n")
            return
        await pace.turn(address)
        try:
            check(scope, hosts, origins)
            count(scope, address, requests)
            weigh(scope, address, files)
        except Refusal as no:
            await turn_away(scope, send, no)
        else:
            notice(scope)
            await inside(scope, in_turn, send)

    return guarded_app


def unnamed_proxy(settings: Settings) -> Callable[[Scope], None]:
    """Warns once if an untrusted proxy seems to be in front: all its clients would share one rate limit."""
    told = settings.listening != "public"
    proxies = [ip_network(proxy) for proxy in settings.trusted_proxies]

    def notice(scope: Scope) -> None:
        nonlocal told
        if told or not any(name == b"x-forwarded-for" for name, _ in scope["headers"]):
            return
        told, (host, port) = True, scope["client"] or ("", 0)
        if port and not any(ip_address(host) in proxy for proxy in proxies):  # the port is 0 if a trusted proxy gave the address
            log.warning("X-Forwarded-For is not believed, so all who come through your proxy count as one: name it with --trusted-proxy")

    return notice


def check(scope: Scope, hosts: frozenset[str], origins: frozenset[str]) -> None:
    headers = [(name.lower(), value.decode("latin-1").lower()) for name, value in scope["headers"]]
    named = [value for name, value in headers if name == b"host"]
    if (len(named) != 1 or named[0] not in hosts) and scope["path"] not in PROBES:
        raise Refusal(say("this server does not answer to the host {host}", host=", ".join(named)), 421)
    if {b"content-length", b"transfer-encoding"} <= {name for name, _ in headers}:
        raise Refusal("the length of a request is said once, not in two ways", 400)
    kinds = [value.partition(";")[0].strip() for name, value in headers if name == b"content-type"]
    if any(kind != "application/json" for kind in kinds) or (has_body(headers) and not kinds):
        raise Refusal("requests are written in JSON, and say so: Content-Type: application/json", 415)
    for name, origin in headers:
        if name == b"origin" and origin not in origins:
            raise Refusal(say("pages of {origin} may not use this server", origin=origin), 403)


def count(scope: Scope, address: str, requests: Buckets) -> None:
    """Count a request against its address. Static files and probes are free."""
    free = scope["path"] in UNCOUNTED or scope["path"].startswith("/assets/")
    if scope["type"] == ScopeType.HTTP and not free and not requests.take(address):
        raise Refusal("too many requests of your address at once; try again in a moment", 429)


def weigh(scope: Scope, address: str, files: Buckets) -> None:
    """Rate-limit game files by Content-Length, before they are read."""
    lengths = [int(value) for name, value in scope["headers"] if name.lower() == b"content-length" and value.isdigit()]
    if lengths and lengths[0] > SMALL and not files.take(address, lengths[0] / 1024):
        raise Refusal("too many game files from your address at once; try again in a minute", 429)


def has_body(headers: list[tuple[bytes, str]]) -> bool:
    return any(name == b"transfer-encoding" or (name == b"content-length" and value != "0") for name, value in headers)


async def turn_away(scope: Scope, send: Send, no: Refusal) -> None:
    TURNED_AWAY.labels(no.status).inc()
    await answer(scope, send, no.status, b"application/json", msgspec.json.encode(Problem(words(no.sentence))), (b"connection", b"close"))


async def answer(scope: Scope, send: Send, status: int, kind: bytes, body: bytes, *more: tuple[bytes, bytes]) -> None:
    """Send a whole response, to a request or to a refused WebSocket; `more` headers go to requests only."""
    headers = [(b"content-type", kind), (b"content-length", str(len(body)).encode()), *SAFE]
    if scope["type"] == ScopeType.HTTP:
        await send({"type": "http.response.start", "status": status, "headers": [*headers, *more]})
        await send({"type": "http.response.body", "body": body, "more_body": False})
    else:
        await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
        await send({"type": "websocket.http.response.body", "body": body, "more_body": False})


def add_headers(settings: Settings) -> Callable[[Message, Scope], Awaitable[None]]:
    """A hook that adds the security headers to every response."""
    headers = HEADERS | ({"Strict-Transport-Security": "max-age=31536000"} if settings.secure else {})

    async def add(message: Message, _scope: Scope) -> None:
        if message["type"] == "http.response.start":
            MutableScopeHeaders(message).update(headers)
            MutableScopeHeaders(message).setdefault("Cache-Control", "no-store")  # pages and assets set their own

    return add
