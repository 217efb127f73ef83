"""Lessons over HTTP: which there are, and how one stands after what the learner has done. Nothing is kept."""

import asyncio
from typing import Annotated

from litestar import get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter

from roji.core.sentences import say
from roji.lessons import lessons
from roji.server.refusal import Refusal
from roji.server.routes import MALFORMED, NO_GAME, NOT_NOW, GameName, Here
from roji.server.teaching import LessonAsked, LessonCards, Taught, cards, teach
from roji.server.wire import Problem

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
    played = lobby.game(game, 404)
    found = lessons(played.name).find(lesson)
    if found is None:
        raise Refusal(say("{game} has no such lesson", game=played.title), 404)
    return await asyncio.to_thread(teach, played, found, data)


LESSON_ROUTES = [lesson_cards, lesson_taken]
