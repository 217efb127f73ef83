"""The HTTP API: create a table, sit down, add a bot, rematch, and download the game file."""

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, SkipValidation

from roji.content.rulebook import Rulebook, rulebook
from roji.content.words import ENGLISH, LANGUAGES, catalogue
from roji.core.sentences import say
from roji.server.http.addresses import household
from roji.server.refusal import Refusal
from roji.server.table.daily import options_of_day
from roji.server.table.lobby import Lobby
from roji.server.table.setup import set_up
from roji.server.wire.messages import (
    BotWanted,
    DayCard,
    Home,
    Mine,
    MineAsked,
    NameWanted,
    OptionsAsked,
    OptionsInForce,
    Problem,
    Promised,
    SeatWanted,
    TableAsked,
    TableCard,
    Taken,
    Trials,
    TrialsAsked,
)

Here = SkipValidation[NamedDependency[Lobby]]
Name = Annotated[str, PathParameter(description="The name of a table, ten characters, as in its link.")]
GameName = Annotated[str, PathParameter(description="The name of a game, such as zen.")]
Language = Annotated[str, PathParameter(description="A language, such as de.")]
Day = Annotated[str, PathParameter(description="A date, such as 2026-11-16.")]
SEAT: list[dict[str, list[str]]] = [{"seat": []}]  # the security requirement: a seat's token

MALFORMED = {
    400: ResponseSpec(Problem, description="The request cannot be read.", generate_examples=False),
    413: ResponseSpec(Problem, description="The request is too long.", generate_examples=False),
}
NO_GAME = {404: ResponseSpec(Problem, description="There is no such game.", generate_examples=False)}
NO_TABLE = {404: ResponseSpec(Problem, description="There is no such table.", generate_examples=False)}
NO_TOKEN = {401: ResponseSpec(Problem, description="No token of a seat at this table was shown.", generate_examples=False)}
NOT_NOW = {409: ResponseSpec(Problem, description="Not now, and why.", generate_examples=False)}
NOT_SO = {422: ResponseSpec(Problem, description="Not like this, and why.", generate_examples=False)}
TOO_MANY = {429: ResponseSpec(Problem, description="Too many tables of one address.", generate_examples=False)}
BUSY = {
    429: ResponseSpec(Problem, description="One at a time.", generate_examples=False),
    503: ResponseSpec(Problem, description="Too busy now.", generate_examples=False),
}


@get("/api/games", summary="What there is to play, and the bots one may invite", operation_id="games")
async def games(lobby: Here) -> Home:
    return lobby.home


@get(
    "/api/games/{game:str}/facts", summary="What a game's board may print: its cards, its pictures", operation_id="facts", responses=NO_GAME
)
async def facts(lobby: Here, game: GameName) -> dict[str, Any]:
    return dict(lobby.game(game, 404).facts)


@get("/api/games/{game:str}/rules", summary="The rules of a game, as keys of messages", operation_id="rules", responses=NO_GAME)
async def rules(lobby: Here, game: GameName) -> Rulebook:
    found = rulebook(lobby.game(game, 404).name)
    if found is None:
        raise Refusal(say("{game} has no rules page here", game=lobby.game(game, 404).title), 404)
    return found


@get(
    "/api/games/{game:str}/words/{language:str}",
    summary="What a game says, in a language: messages of Project Fluent, in English where it has none of its own",
    operation_id="words",
    media_type="text/plain",
    sync_to_thread=True,
    responses=NO_GAME,
)
def game_words(lobby: Here, game: GameName, language: Language) -> str:
    played = lobby.game(game, 404)
    return catalogue(played.catalogues or played.name, language if language in LANGUAGES else ENGLISH)


@get(
    "/api/games/{game:str}/days/{day:str}",
    summary="What everyone plays on a date",
    operation_id="day",
    responses={**NO_GAME, **NOT_SO},
)
async def day_card(lobby: Here, game: GameName, day: Day) -> DayCard:
    return DayCard(day, options_of_day(lobby.game(game, 404), day))


@post(
    "/api/games/{game:str}/options",
    summary="Whether a table can be set like this; nothing is created",
    operation_id="check_options",
    status_code=200,
    responses={**MALFORMED, **NO_GAME, **NOT_SO},
)
async def check_options(lobby: Here, game: GameName, data: JSONBody[OptionsAsked]) -> OptionsInForce:
    played = lobby.game(game, 404)
    set_up(played, data.seats, data.options)
    return OptionsInForce(msgspec.to_builtins(played.options(**data.options)))


@post(
    "/api/games/{game:str}/trials",
    summary="How hard it is: a quick bot plays alone a few times",
    operation_id="trials",
    status_code=200,
    responses={**MALFORMED, **NO_GAME, **NOT_SO, **BUSY},
)
async def trials(lobby: Here, request: Request[Any, Any, Any], game: GameName, data: JSONBody[TrialsAsked]) -> Trials:
    return await lobby.trials.play(lobby.game(game, 404), data, address_of(request))


@post("/api/promises", summary="A promise of the shuffle of a new table", operation_id="promise")
async def promise(lobby: Here) -> Promised:
    return await lobby.promises.give()


@post(
    "/api/tables",
    summary="A new table; the token is for all seats taken here",
    operation_id="create_table",
    responses={**MALFORMED, **NOT_NOW, **NOT_SO, **TOO_MANY},
)
async def create_table(lobby: Here, request: Request[Any, Any, Any], data: JSONBody[TableAsked]) -> Taken:
    return await lobby.create(data, address_of(request))


@post(
    "/api/mine",
    summary="How one's own tables stand; the tokens come in the body",
    operation_id="mine",
    status_code=200,
    responses=MALFORMED,
)
async def mine(lobby: Here, request: Request[Any, Any, Any], data: JSONBody[MineAsked]) -> Mine:
    return await lobby.mine.look(data, address_of(request))


@get("/api/tables/{table:str}", summary="Who sits at a table", operation_id="table", responses=NO_TABLE)
async def table_card(lobby: Here, table: Name) -> TableCard:
    return (await lobby.table(table)).card()


@post(
    "/api/tables/{table:str}/seats",
    summary="Sit down at an open seat; with a token of this table the seat comes under it",
    operation_id="sit",
    responses={**MALFORMED, **NO_TABLE, **NOT_NOW, **NOT_SO},
    security=[{}, *SEAT],
)
async def sit(lobby: Here, request: Request[Any, Any, Any], table: Name, data: JSONBody[SeatWanted]) -> Taken:
    return await lobby.sit(await lobby.table(table), data, shown(request))


@post(
    "/api/tables/{table:str}/bots",
    summary="Let a bot have an open seat",
    operation_id="sit_bot",
    responses={**MALFORMED, **NO_TABLE, **NO_TOKEN, **NOT_NOW, **NOT_SO},
    security=SEAT,
)
async def sit_bot(lobby: Here, request: Request[Any, Any, Any], table: Name, data: JSONBody[BotWanted]) -> TableCard:
    found = await lobby.table(table)
    await lobby.sit_bot(found, data, shown(request))
    return found.card()


@post(
    "/api/tables/{table:str}/names",
    summary="Be called otherwise at a seat of yours, until the game begins",
    operation_id="rename",
    responses={**MALFORMED, **NO_TABLE, **NO_TOKEN, **NOT_NOW, **NOT_SO},
    security=SEAT,
)
async def rename(lobby: Here, request: Request[Any, Any, Any], table: Name, data: JSONBody[NameWanted]) -> TableCard:
    found = await lobby.table(table)
    await lobby.rename(found, data, shown(request))
    return found.card()


@post(
    "/api/tables/{table:str}/rematch",
    summary="The same people at a new table, under the same tokens",
    operation_id="rematch",
    responses={**NO_TABLE, **NO_TOKEN, **NOT_NOW},
    security=SEAT,
)
async def rematch(lobby: Here, request: Request[Any, Any, Any], table: Name) -> TableCard:
    return (await lobby.rematch(await lobby.table(table), shown(request))).card()


@post(
    "/api/tables/{table:str}/close",
    summary="Close a table at which nobody else but bots sits",
    operation_id="close_table",
    status_code=200,
    responses={**NO_TABLE, **NO_TOKEN, **NOT_NOW},
    security=SEAT,
)
async def close_table(lobby: Here, request: Request[Any, Any, Any], table: Name) -> TableCard:
    found = await lobby.table(table)
    await lobby.close_table(found, shown(request))
    return found.card()


@get(
    "/api/tables/{table:str}/journal",
    summary="All that happened, after the end",
    operation_id="journal",
    media_type="text/plain",
    responses={403: ResponseSpec(Problem, description="The game is not over yet.", generate_examples=False), **NO_TABLE},
)
async def journal(lobby: Here, table: Name) -> Response[str]:
    text = (await lobby.table(table)).journal()
    return Response(text, media_type="text/plain", headers={"Content-Disposition": f'attachment; filename="roji-{table}.txt"'})


def address_of(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The client's address."""
    return household(request.client.host) if request.client else ""


def shown(request: Request[Any, Any, Any]) -> str:
    """The token in the Authorization header, or nothing."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


ROUTES = [
    games,
    facts,
    rules,
    game_words,
    day_card,
    check_options,
    trials,
    promise,
    create_table,
    mine,
    table_card,
    sit,
    sit_bot,
    rename,
    rematch,
    close_table,
    journal,
]
