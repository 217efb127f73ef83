"""Who may come in: the right host, the right origin, nobody too often; and the headers that keep a browser safe."""

import logging
from collections.abc import Awaitable, Callable

import msgspec
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from roji.core.sentences import say, words
from roji.server.refusal import Refusal
from roji.server.settings import Settings
from roji.server.wire import Problem

log = logging.getLogger("roji.server")

POLICY = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self' 'wasm-unsafe-eval'",  # the score pad runs the rules as WebAssembly, a file of ours; no script comes in by it
        "img-src 'self' data:",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # the places of cards and tiles; no style sheet can come in by it
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
PROBES = frozenset({"/healthz", "/readyz", "/metrics"})  # asked by address, not by name; they tell nothing without a token


def guard(inside: ASGIApp, settings: Settings) -> ASGIApp:
    """Lets in who comes to the right host from one of our own pages, or from no page at all."""
    hosts = settings.hosts()
    notice = unnamed_proxy(settings)
    origins = frozenset(f"{scheme}://{host}" for scheme in ("http", "https") for host in hosts)

    async def door(scope: Scope, receive: Receive, send: Send) -> None:
        try:
            check(scope, hosts, origins)
        except Refusal as no:
            await turn_away(scope, send, no)
        else:
            notice(scope)
            await inside(scope, receive, send)

    return door


def unnamed_proxy(settings: Settings) -> Callable[[Scope], None]:
    """Tells the host once that a proxy seems to be there whose word is not believed: all its guests share one limit."""
    told = settings.listening != "public" or bool(settings.trusted_proxies)

    def notice(scope: Scope) -> None:
        nonlocal told
        if not told and any(name == b"x-forwarded-for" for name, _ in scope["headers"]):
            told = True
            log.warning("X-Forwarded-For is not believed, so all who come through your proxy count as one: name it with --trusted-proxy")

    return notice


def check(scope: Scope, hosts: frozenset[str], origins: frozenset[str]) -> None:
    headers = [(name.lower(), value.decode("latin-1").lower()) for name, value in scope["headers"]]
    named = [value for name, value in headers if name == b"host"]
    if (len(named) != 1 or named[0] not in hosts) and scope["path"] not in PROBES:
        raise Refusal(say("this server does not answer to the host {host}", host=", ".join(named)), 421)
    if {b"content-length", b"transfer-encoding"} <= {name for name, _ in headers}:
        raise Refusal("the length of a request is said once, not in two ways", 400)
    for name, origin in headers:
        if name == b"origin" and origin not in origins:
            raise Refusal(say("pages of {origin} may not use this server", origin=origin), 403)


async def turn_away(scope: Scope, send: Send, no: Refusal) -> None:
    body = msgspec.json.encode(Problem(words(no.sentence)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *SAFE]
    if scope["type"] == ScopeType.HTTP:
        await send({"type": "http.response.start", "status": no.status, "headers": [*headers, (b"connection", b"close")]})
        await send({"type": "http.response.body", "body": body, "more_body": False})
    else:
        await send({"type": "websocket.http.response.start", "status": no.status, "headers": headers})
        await send({"type": "websocket.http.response.body", "body": body, "more_body": False})


def add_headers(settings: Settings) -> Callable[[Message, Scope], Awaitable[None]]:
    """Puts the headers on every answer."""
    headers = HEADERS | ({"Strict-Transport-Security": "max-age=31536000"} if settings.secure else {})

    async def add(message: Message, _scope: Scope) -> None:
        if message["type"] == "http.response.start":
            MutableScopeHeaders(message).update(headers)
            MutableScopeHeaders(message).setdefault("Cache-Control", "no-store")  # pages and their files say otherwise

    return add
