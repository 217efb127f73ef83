"""Lessons at a table: the position after all moves so far, composed as a seat sees it. Nothing is kept between two requests."""

from msgspec.structs import replace

from roji.content.lessons import Lesson, Lessons, lessons
from roji.content.lessons.pupil import Pupil
from roji.core.game import Game
from roji.core.journal.fold import Journal
from roji.core.sentences import Words, say, words
from roji.server.refusal import Refusal
from roji.server.table.replay import tellings
from roji.server.table.seen import blank, offers, with_score
from roji.server.wire.lessons import LessonAsked, LessonCard, LessonCards, StepCard, Taught
from roji.server.wire.messages import Event, Offer, Player, Seen

NAMES = ("Ren", "Haruka", "Kaito", "Yui")  # the players at a lesson's table; the learner has another name


def take(game: Game, name: str, asked: LessonAsked) -> Taught:
    """A lesson by its name; refused if the game has none of that name."""
    found = lessons(game.name).find(name)
    if found is None:
        raise Refusal(say("{game} has no such lesson", game=game.title), 404)
    return teach(game, found, asked)


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
