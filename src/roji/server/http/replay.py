"""Finished games over HTTP: replay from any seat, and forks from any line."""

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, QueryParameter

from roji.server.bots import analysis
from roji.server.http.routes import BUSY, MALFORMED, NO_TABLE, NOT_NOW, NOT_SO, TOO_MANY, Here, Name, address_of
from roji.server.table.lobby import Lobby
from roji.server.table.replay import Played, as_told
from roji.server.wire.messages import Problem, Taken
from roji.server.wire.replay import FileForkAsked, Findings, FindingsAsked, ForkAsked, Replay, ReplayAsked, Review, ReviewAsked

LARGEST_FILE = 512 * 1024  # of a request that carries a journal; the longest games need a tenth of it
Seat = Annotated[int | None, QueryParameter(description="The seat whose view it is; an onlooker's, if not said.")]
TOLD = {200: ResponseSpec(Replay, description="The whole game.", generate_examples=False)}
NOT_YET = {403: ResponseSpec(Problem, description="The game is not over yet.", generate_examples=False)}
TOO_LARGE = {413: ResponseSpec(Problem, description="The file is too large.", generate_examples=False)}


@get(
    "/api/tables/{table:str}/replay",
    summary="A game that is over, step by step, as a seat saw it",
    operation_id="replay",
    responses={**TOLD, **MALFORMED, **NOT_YET, **NO_TABLE, **NOT_SO},
)
async def replay(lobby: Here, request: Request[Any, Any, Any], table: Name, seat: Seat = None) -> Response[bytes]:
    played = (await lobby.table(table)).played()
    return await replay_response(lobby, request, played, seat)


@post(
    "/api/replays",
    summary="A game file, step by step, as a seat saw it; nothing is kept",
    operation_id="replay_file",
    status_code=200,
    request_max_body_size=LARGEST_FILE,
    responses={**TOLD, **MALFORMED, **TOO_LARGE, **NOT_SO, **BUSY},
)
async def replay_file(lobby: Here, request: Request[Any, Any, Any], data: JSONBody[ReplayAsked]) -> Response[bytes]:
    return await replay_response(lobby, request, data.journal, data.seat)


@post(
    "/api/tables/{table:str}/fork",
    summary="Play on from a line of a game that is over, at a new table with bots",
    operation_id="fork",
    responses={**MALFORMED, **NOT_YET, **NO_TABLE, **NOT_NOW, **NOT_SO, **TOO_MANY},
)
async def fork(lobby: Here, request: Request[Any, Any, Any], table: Name, data: JSONBody[ForkAsked]) -> Taken:
    return await lobby.fork((await lobby.table(table)).played(), data, address_of(request))


@post(
    "/api/forks",
    summary="Play on from a line of a game file, at a new table with bots",
    operation_id="fork_file",
    request_max_body_size=LARGEST_FILE,
    responses={**MALFORMED, **TOO_LARGE, **NOT_NOW, **NOT_SO, **BUSY},
)
async def fork_file(lobby: Here, request: Request[Any, Any, Any], data: JSONBody[FileForkAsked]) -> Taken:
    asked = ForkAsked(data.line, data.seat, data.name, data.level)
    return await lobby.fork(data.journal, asked, address_of(request))


@post(
    "/api/reviews",
    summary="Some lines of a game that is over, looked at again: what everybody could hope for",
    operation_id="review",
    status_code=200,
    request_max_body_size=LARGEST_FILE,
    responses={**MALFORMED, **NOT_YET, **NO_TABLE, **TOO_LARGE, **NOT_SO, **BUSY},
)
async def review(lobby: Here, request: Request[Any, Any, Any], data: JSONBody[ReviewAsked]) -> Review:
    source = (await lobby.table(data.table)).played() if data.table else data.journal
    return await lobby.reviews.look(source, data.first, data.last, address_of(request))


@post(
    "/api/findings",
    summary="What the review of a whole game comes to: where it turned, and luck against skill",
    operation_id="findings",
    status_code=200,
    request_max_body_size=LARGEST_FILE,
    responses={**MALFORMED, **TOO_LARGE, **NOT_SO},
)
async def findings(lobby: Here, request: Request[Any, Any, Any], data: JSONBody[FindingsAsked]) -> Findings:
    return await lobby.heavy.do(address_of(request), analysis.findings, data.moments)


async def replay_response(lobby: Lobby, request: Request[Any, Any, Any], source: Played | str, seat: int | None) -> Response[bytes]:
    """The replay of a game or game file, gzipped for clients that accept it."""
    gzipped = "gzip" in request.headers.get("accept-encoding", "")
    replay = await lobby.heavy.do(address_of(request), as_told, source, seat, lobby.settings.replay_seconds, gzipped)
    packed = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"} if gzipped else {}
    return Response(replay, media_type="application/json", headers=packed)


REPLAY_ROUTES = [replay, replay_file, fork, fork_file, review, findings]
