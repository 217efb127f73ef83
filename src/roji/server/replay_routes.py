"""A game that is over, over HTTP: told once more from any seat, and played on from any line."""

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, QueryParameter

from roji.server import reviews
from roji.server.lobby import Lobby
from roji.server.replays import Played, of_file, open_file, packed, retell
from roji.server.retelling import FileForkAsked, Findings, FindingsAsked, ForkAsked, Replay, ReplayAsked, Review, ReviewAsked
from roji.server.routes import BUSY, MALFORMED, NO_TABLE, NOT_NOW, NOT_SO, TOO_MANY, Here, Name, address_of
from roji.server.wire import Problem, Taken

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
    return await told((await lobby.table(table)).played(), seat, lobby, request)


@post(
    "/api/replays",
    summary="A game file, step by step, as a seat saw it; nothing is kept",
    operation_id="replay_file",
    status_code=200,
    request_max_body_size=LARGEST_FILE,
    responses={**TOLD, **MALFORMED, **TOO_LARGE, **NOT_SO, **BUSY},
)
async def replay_file(lobby: Here, request: Request[Any, Any, Any], data: JSONBody[ReplayAsked]) -> Response[bytes]:
    with lobby.files.enter(address_of(request)):
        return await told(opened(lobby, data.journal), data.seat, lobby, request)


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
    with lobby.files.enter(address_of(request)):
        asked = ForkAsked(data.line, data.seat, data.name, data.level)
        return await lobby.fork(opened(lobby, data.journal), asked, address_of(request))


@post(
    "/api/reviews",
    summary="Some lines of a game that is over, looked at again: what everybody could hope for",
    operation_id="review",
    status_code=200,
    request_max_body_size=LARGEST_FILE,
    responses={**MALFORMED, **NOT_YET, **NO_TABLE, **TOO_LARGE, **NOT_SO, **BUSY},
)
async def review(lobby: Here, request: Request[Any, Any, Any], data: JSONBody[ReviewAsked]) -> Review:
    played = (await lobby.table(data.table)).played() if data.table else opened(lobby, data.journal)
    return await lobby.reviews.look(played, data.first, data.last, address_of(request))


@post(
    "/api/findings",
    summary="What the review of a whole game comes to: where it turned, and luck against skill",
    operation_id="findings",
    status_code=200,
    request_max_body_size=LARGEST_FILE,
    responses={**MALFORMED, **TOO_LARGE, **NOT_SO},
)
async def findings(data: JSONBody[FindingsAsked]) -> Findings:
    return reviews.findings(data.moments)


def opened(lobby: Lobby, text: str) -> Played:
    """The game in a file, if it is one of ours."""
    journal = open_file(text)
    return of_file(lobby.game(journal.header.game), journal)


async def told(played: Played, seat: int | None, lobby: Lobby, request: Request[Any, Any, Any]) -> Response[bytes]:
    """The game once more, made beside the loop and packed for those who can unpack it."""
    whole = await asyncio.to_thread(retell, played, seat, lobby.settings.replay_seconds)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(await asyncio.to_thread(msgspec.json.encode, whole), media_type="application/json")
    body = await asyncio.to_thread(packed, whole)
    return Response(body, media_type="application/json", headers={"Content-Encoding": "gzip", "Vary": "Accept-Encoding"})


REPLAY_ROUTES = [replay, replay_file, fork, fork_file, review, findings]
