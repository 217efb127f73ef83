"""Lessons over HTTP. The server keeps no progress; each request carries all moves so far."""

from typing import Annotated

from litestar import get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter

from roji.content.lessons import lessons
from roji.server.http.routes import MALFORMED, NO_GAME, NOT_NOW, GameName, Here
from roji.server.table.lessons import cards, take
from roji.server.wire.lessons import LessonAsked, LessonCards, Taught
from roji.server.wire.messages import Problem

LessonName = Annotated[str, PathParameter(description="The name of a lesson, as the list of lessons tells it.")]
NO_LESSON = {404: ResponseSpec(Problem, description="There is no such game or lesson.", generate_examples=False)}


@get("/api/games/{game:str}/lessons", summary="The lessons of a game, in order", operation_id="lessons", responses=NO_GAME)
async def lesson_cards(lobby: Here, game: GameName) -> LessonCards:
    return cards(lessons(lobby.game(game, 404).name))


@post(
    "/api/games/{game:str}/lessons/{lesson:str}",
    summary="How a lesson stands after what was done, and whether a try is allowed; nothing is kept",
    operation_id="lesson",
    status_code=200,
    responses={**MALFORMED, **NO_LESSON, **NOT_NOW},
)
async def lesson_taken(lobby: Here, game: GameName, lesson: LessonName, data: JSONBody[LessonAsked]) -> Taught:
    return take(lobby.game(game, 404), lesson, data)


LESSON_ROUTES = [lesson_cards, lesson_taken]
