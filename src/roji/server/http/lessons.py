"""Lessons over HTTP. The server keeps no progress; each request carries all moves so far."""

from typing import Annotated

import msgspec
from litestar import get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter
from msgspec.structs import replace

from roji.content.lessons import Lesson, Lessons, lessons
from roji.content.lessons.pupil import Pupil
from roji.core.game import Game
from roji.core.journal.fold import Journal
from roji.core.sentences import Words, say, words
from roji.server.http.routes import MALFORMED, NO_GAME, NOT_NOW, GameName, Here
from roji.server.refusal import Refusal
from roji.server.table.replay import tellings
from roji.server.table.seen import blank, offers, with_score
from roji.server.wire.messages import Event, Offer, Player, Problem, Seen

NAMES = ("Ren", "Haruka", "Kaito", "Yui")  # the players at a lesson's table; the learner has another name
MOST_CODES = 400
MOST_TRIES = 8  # codes tried together, such as two cards of a hand
LessonName = Annotated[str, PathParameter(description="The name of a lesson, as the list of lessons tells it.")]
NO_LESSON = {404: ResponseSpec(Problem, description="There is no such game or lesson.", generate_examples=False)}
Code = Annotated[int, msgspec.Meta(ge=0, le=2**31)]


class StepCard(msgspec.Struct, frozen=True):
    """A step of a lesson; the message `lessons-<game>-<lesson>-<step>`."""

    id: str
    hint: bool  # there is a message `…-hint` for other actions
    rule: str  # the paragraph of the rulebook; may be empty


class LessonCard(msgspec.Struct, frozen=True):
    """A lesson of a game; the messages `lessons-<game>-<lesson>-title` and `-done`."""

    id: str
    picture: str  # drawn by the game's own face; may be empty
    steps: list[StepCard]


class LessonCards(msgspec.Struct, frozen=True):
    lessons: list[LessonCard]


class LessonAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for the state of a lesson after these codes and tries. The tries are accepted all together or not at all."""

    codes: Annotated[list[Code], msgspec.Meta(max_length=MOST_CODES)] = []
    tries: Annotated[list[Code], msgspec.Meta(max_length=MOST_TRIES)] = []


class Taught(msgspec.Struct, frozen=True):
    """The state of a lesson."""

    seen: Seen  # as at a table; `legal` may contain temptations, and `since` has all events
    codes: list[int]  # all accepted codes
    step: int  # index of the current step; the number of steps when the lesson is over
    refused: Words | None = None  # the rule that forbids the try
    elsewhere: bool = False  # the try was legal, but not what the step expects


def cards(found: Lessons) -> LessonCards:
    return LessonCards([card(one) for one in found.lesson])


def card(lesson: Lesson) -> LessonCard:
    return LessonCard(lesson.id, lesson.picture, [StepCard(step.id, step.hint, step.rule) for step in lesson.step])


def teach(game: Game, lesson: Lesson, asked: LessonAsked) -> Taught:
    """The lesson after the codes and, if the step expects them, the tries."""
    tried = after(game, lesson, asked.codes)
    for code in asked.tries:
        refusal = tried.why_not(code) if tried.step else say("this lesson is over")
        if refusal is not None or not tried.expects(code):
            told = None if refusal is None else words(refusal)
            return taught(after(game, lesson, asked.codes), told, elsewhere=refusal is None)
        tried.play(code)
    return taught(tried)


def after(game: Game, lesson: Lesson, codes: list[int]) -> Pupil:
    pupil = Pupil(game, lesson)
    for code in codes:
        if pupil.step is None or pupil.why_not(code) is not None or not pupil.expects(code):
            raise Refusal(say("this lesson has changed; start it over"))
        pupil.play(code)
    return pupil


def taught(pupil: Pupil, refused: Words | None = None, elsewhere: bool = False) -> Taught:
    return Taught(seen_by(pupil), pupil.codes, pupil.at, refused, elsewhere)


def seen_by(pupil: Pupil) -> Seen:
    """The Seen that the learner would get at a table."""
    game, state, seat = pupil.game, pupil.state, pupil.seat
    players = [Player("person", NAMES[other], present=True) for other in range(pupil.lesson.seats)]
    return replace(
        with_score(blank(len(pupil.entries), game, "playing" if state.to_act() else "over", players), game, state),
        yours=[seat],
        seat=seat,
        nth=len(pupil.codes),
        view=game.view(state, seat),
        legal=offered(pupil),
        can_undo=bool(pupil.done),
        since=story(pupil),
    )


def offered(pupil: Pupil) -> list[Offer]:
    """The legal actions and the step's temptations."""
    if pupil.step is None:
        return []
    return [*offers(pupil.fold, pupil.seat), *(Offer(code, *pupil.game.notation_and_action(code)) for code in pupil.tempted())]


def story(pupil: Pupil) -> list[Event]:
    told = tellings(pupil.game, Journal(pupil.header, pupil.entries), pupil.seat)
    return [event for event, _ in told if event is not None]


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
    return teach(played, found, data)


LESSON_ROUTES = [lesson_cards, lesson_taken]
