"""Turns every error into a `Problem` with a sentence. Internals are never shown."""

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap
from sqlalchemy.exc import SQLAlchemyError

from roji.core.sentences import words
from roji.server.ops.logs import Brief
from roji.server.refusal import Refusal, quote
from roji.server.wire.messages import Problem

log = logging.getLogger("roji.server")
Asked = Request[Any, Any, Any]
OUT_OF_REACH = "the tables cannot be reached now; nothing is lost, try again in a moment"


def refused(_request: Asked, no: Refusal) -> Response[Problem]:
    return _problem(no.sentence, no.status, {"WWW-Authenticate": "Bearer"} if no.status == 401 else {})


def not_like_this(_request: Asked, wrong: HTTPException) -> Response[Problem]:
    return _problem(quote(wrong.detail), wrong.status_code, dict(wrong.headers or {}))


def malformed(_request: Asked, wrong: ValidationException) -> Response[Problem]:
    """400 with msgspec's message about a malformed request."""
    reasons = [_reason(part) for part in wrong.extra] if isinstance(wrong.extra, list) else []
    return _problem(quote("; ".join(reasons) or wrong.detail), wrong.status_code, {})


def out_of_reach(request: Asked, trouble: SQLAlchemyError) -> Response[Problem]:
    log.error("%(method)s %(route)s: the database cannot be used: %(trouble)s", {**_asked(request), "trouble": Brief(trouble)})
    return _problem(OUT_OF_REACH, 503, {"Retry-After": "2"})


def nested(request: Asked, wrong: RecursionError) -> Response[Problem]:
    """400 for a body that is nested too deeply; any other RecursionError is a bug."""
    if str(wrong).endswith("while deserializing an object"):
        return _problem("this is nested too deeply to be read", 400, {})
    return our_fault(request, wrong)


def our_fault(request: Asked, fault: Exception) -> Response[Problem]:
    log.error("%(method)s %(route)s failed", _asked(request), exc_info=fault)
    return _problem("something went wrong on our side; it is written down here, and nothing was lost", 500, {})


def _asked(request: Asked) -> dict[str, str]:
    """What may be logged about a request; its path may contain anything."""
    return {"method": request.method, "route": request.scope.get("path_template", "")}


def _reason(part: object) -> str:
    if not isinstance(part, dict):
        return str(part)
    where = part.get("key", "data")
    return str(part["message"]) if where == "data" else f"{where}: {part['message']}"


def _problem(sentence: str, status: int, headers: dict[str, str]) -> Response[Problem]:
    return Response(Problem(words(sentence)), status_code=status, headers=headers, media_type="application/json")


HANDLERS: ExceptionHandlersMap = {
    Refusal: refused,
    ValidationException: malformed,
    HTTPException: not_like_this,
    SQLAlchemyError: out_of_reach,
    RecursionError: nested,
    Exception: our_fault,
}
