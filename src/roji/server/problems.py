"""Every refusal over HTTP is a sentence; nobody is shown what went on inside."""

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap
from sqlalchemy.exc import SQLAlchemyError

from roji.core.sentences import words
from roji.server.refusal import Refusal, quote
from roji.server.wire import Problem

log = logging.getLogger("roji.server")
Asked = Request[Any, Any, Any]
OUT_OF_REACH = "the tables cannot be reached now; nothing is lost, try again in a moment"


def refused(_request: Asked, no: Refusal) -> Response[Problem]:
    return _problem(no.sentence, no.status, {"WWW-Authenticate": "Bearer"} if no.status == 401 else {})


def not_like_this(_request: Asked, wrong: HTTPException) -> Response[Problem]:
    return _problem(quote(wrong.detail), wrong.status_code, dict(wrong.headers or {}))


def malformed(_request: Asked, wrong: ValidationException) -> Response[Problem]:
    """What msgspec says about a request that it cannot read."""
    reasons = [_reason(part) for part in wrong.extra] if isinstance(wrong.extra, list) else []
    return _problem(quote("; ".join(reasons) or wrong.detail), wrong.status_code, {})


def out_of_reach(request: Asked, trouble: SQLAlchemyError) -> Response[Problem]:
    log.error("%s %s: the database cannot be used: %s", request.method, request.url.path, str(trouble).splitlines()[0])
    return _problem(OUT_OF_REACH, 503, {"Retry-After": "2"})


def our_fault(request: Asked, fault: Exception) -> Response[Problem]:
    log.error("%s %s failed", request.method, request.url.path, exc_info=fault)
    return _problem("something went wrong on our side; it is written down here, and nothing was lost", 500, {})


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
    Exception: our_fault,
}
