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


def refused(_request: Asked, no: Refusal) -> Response[Problem]:
    return _problem(no.sentence, no.status, {"WWW-Authenticate": "Bearer"} if no.status == 401 else {})


def not_like_this(_request: Asked, wrong: HTTPException) -> Response[Problem]:
    return _problem(quote(wrong.detail), wrong.status_code, dict(wrong.headers or {}))


def malformed(_request: Asked, wrong: ValidationException) -> Response[Problem]:
    """What msgspec says about a request that it cannot read."""
    reasons = [_reason(part) for part in wrong.extra] if isinstance(wrong.extra, list) else []
    return _problem(quote("; ".join(reasons) or wrong.detail), wrong.status_code, {})


def not_saved(request: Asked, trouble: SQLAlchemyError) -> Response[Problem]:
    """The database is in trouble, and nothing has changed."""
    log.error("%s %s: the database fails: %s", request.method, request.url.path, trouble)
    return _problem("this could not be saved, so it did not happen; try again in a moment", 503, {})


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
    SQLAlchemyError: not_saved,
    Exception: our_fault,
}
