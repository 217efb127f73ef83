"""Lessons as they travel: what is learned where, and how a lesson stands. Nothing of it is kept."""

from typing import Annotated

import msgspec

from roji.core.journal import Journal
from roji.core.registry import Game
from roji.core.sentences import Words, say, words
from roji.lessons import Lesson, Lessons
from roji.lessons.pupil import Pupil
from roji.server.refusal import Refusal
from roji.server.replays import tellings
from roji.server.seen import offers
from roji.server.wire import Event, Offer, Player, Seen

NAMES = ("Ren", "Haruka", "Kaito", "Yui")  # who sits at a lesson's table; the learner has another name
MOST_CODES = 400
MOST_TRIES = 8  # that belong together, such as two cards of a hand
Code = Annotated[int, msgspec.Meta(ge=0, le=2**31)]


class StepCard(msgspec.Struct, frozen=True):
    """A step of a lesson; the message `lessons-<game>-<lesson>-<step>`."""

    id: str
    hint: bool  # there is a message `…-hint` for who does something else
    rule: str  # the paragraph of the rulebook; may be empty


class LessonCard(msgspec.Struct, frozen=True):
    """A lesson of a game; the messages `lessons-<game>-<lesson>-title` and `-done`."""

    id: str
    steps: list[StepCard]


class LessonCards(msgspec.Struct, frozen=True):
    lessons: list[LessonCard]


class LessonAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How does the lesson stand after these codes, and what of these tries? They stand all together or not at all."""

    codes: Annotated[list[Code], msgspec.Meta(max_length=MOST_CODES)] = []
    tries: Annotated[list[Code], msgspec.Meta(max_length=MOST_TRIES)] = []


class Taught(msgspec.Struct, frozen=True):
    """How a lesson stands."""

    seen: Seen  # as at a table; what is offered may hold temptations, and `since` is the whole story
    codes: list[int]  # all that stand
    step: int  # the present one, from 0; as many as there are when the lesson is over
    refused: Words | None = None  # the rule against what was tried
    elsewhere: bool = False  # it was allowed, and is not what the step is about


def cards(found: Lessons) -> LessonCards:
    return LessonCards([LessonCard(one.id, [StepCard(step.id, step.hint, step.rule) for step in one.step]) for one in found.lesson])


def teach(game: Game, lesson: Lesson, asked: LessonAsked) -> Taught:
    """The lesson after the codes and, if the step waits for them, the tries."""
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
            raise Refusal(say("this lesson is not the same any more; begin it anew"))
        pupil.play(code)
    return pupil


def taught(pupil: Pupil, refused: Words | None = None, elsewhere: bool = False) -> Taught:
    return Taught(seen_by(pupil), pupil.codes, pupil.at, refused, elsewhere)


def seen_by(pupil: Pupil) -> Seen:
    """What the learner would see at a table."""
    game, state, seat = pupil.game, pupil.state, pupil.seat
    acting, ending = state.to_act(), state.ending()
    return Seen(
        seq=len(pupil.entries),
        game=game.name,
        phase="playing" if acting else "over",
        players=[Player("person", NAMES[other], present=True) for other in range(pupil.lesson.seats)],
        yours=[seat],
        seat=seat,
        nth=len(pupil.codes),
        to_act=acting,
        view=game.view(state, seat),
        legal=offered(pupil),
        can_undo=bool(pupil.done),
        since=story(pupil),
        score=game.score_sheet(state),
        scores=state.scores(),
        ending=None if ending is None else words(ending),
        winners=[] if acting else state.winners(),
        rematch=None,
    )


def offered(pupil: Pupil) -> list[Offer]:
    """What the rules allow, and what the step tempts to."""
    if pupil.step is None:
        return []
    return [*offers(pupil.fold, pupil.seat), *(Offer(code, *pupil.game.spelled(code)) for code in pupil.tempted())]


def story(pupil: Pupil) -> list[Event]:
    told = tellings(pupil.game, Journal(pupil.header, pupil.entries), pupil.seat)
    return [event for event, _ in told if event is not None]
