"""Validates a lesson file: plays every lesson in every way it allows and reports what is wrong and where."""

from collections.abc import Iterator, Sequence
from itertools import permutations
from pathlib import Path

from roji.content.lessons import Lesson, Lessons, LessonStep, read
from roji.content.lessons.pupil import Pupil
from roji.content.rulebook import rulebook
from roji.content.words import FOLDER, LANGUAGES, bundle
from roji.core.game import Game
from roji.core.luck import Luck
from roji.core.sentences import words

GOALS = 3  # playthroughs to try where any legal action may be played
MOST_WAYS = 40  # per step


def faults(path: Path, games: Sequence[Game]) -> list[str]:
    """A sentence for each fault of a file, with its place."""
    try:
        found = read(path)
    except ValueError as wrong:
        return [str(wrong)]
    game = next((game for game in games if game.name == path.stem), None)
    if game is None:
        return [f"{path.name}: there is no game {path.stem}; there is {', '.join(game.name for game in games)}"]
    against = [fault for lesson in found.lesson for fault in faults_of(game, lesson)]
    return [f"{path.name}, {fault}" for fault in [*unsaid(game, found), *against]]


def unsaid(game: Game, found: Lessons) -> Iterator[str]:
    """Messages that are missing in a language."""
    part = f"lessons-{game.name}"
    for language in LANGUAGES:
        if not (FOLDER / language / f"{part}.ftl").exists():
            yield f"{language} has no {part}.ftl"
            continue
        messages = bundle(language, part)
        for lesson in found.lesson:
            keys = [f"{part}-{end}" for end in lesson.keys]
            yield from (f"lesson {lesson.id}: {language}/{part}.ftl has no {key}" for key in keys if not messages.has_message(key))


def faults_of(game: Game, lesson: Lesson) -> Iterator[str]:
    """Illegal or unreachable steps of a lesson: the first way through it step by step, and every other way from each step."""
    codes: list[int] = []
    try:
        for step in lesson.step:
            pupil = taken(game, lesson, codes)
            found = [f"lesson {lesson.id}, step {step.id}: {fault}" for fault in faults_at(pupil, step)]
            yield from found
            if found:
                return
            first, *others = ways(pupil)
            for way in others:
                to_the_end(taken(game, lesson, [*codes, *way]))
            codes += first
        to_the_end(taken(game, lesson, codes))
    except ValueError as wrong:
        place = f"lesson {lesson.id}"
        yield str(wrong) if str(wrong).startswith(place) else f"{place}: {wrong}"


def taken(game: Game, lesson: Lesson, codes: Sequence[int]) -> Pupil:
    """The lesson after these codes."""
    pupil = Pupil(game, lesson)
    for code in codes:
        pupil.play(code)
    return pupil


def to_the_end(pupil: Pupil) -> None:
    """Finish the lesson, taking the first way at each step."""
    while (step := pupil.step) is not None:
        fault = next(faults_at(pupil, step), None)
        if fault:
            raise ValueError(f"lesson {pupil.lesson.id}, step {step.id}, after {said(pupil)}: {fault}")
        for code in ways(pupil)[0]:
            pupil.play(code)


def said(pupil: Pupil) -> str:
    """The learner's actions so far, in notation."""
    return ", ".join(map(pupil.game.text, pupil.codes)) or "nothing"


def faults_at(pupil: Pupil, step: LessonStep) -> Iterator[str]:
    """What is wrong with a step that begins now."""
    book = rulebook(pupil.game.name)
    if step.rule and book and step.rule not in [paragraph.id for paragraph in book.paragraphs()]:
        yield f"the rulebook has no paragraph {step.rule}"
    if pupil.seat not in pupil.state.to_act():
        yield f"it is not the turn of seat {pupil.seat}"
        return
    unknown = [fault for text in [*step.actions, *step.temptations] if (fault := unread(pupil.game, text))]
    yield from unknown
    if unknown:
        return
    for text in step.actions[: 1 if step.all else None]:
        refusal = pupil.why_not(pupil.game.parse(text))
        if refusal is not None:
            yield f"{text!r} is not allowed there: {refusal}"
    if not step.actions and not expected(pupil):
        yield "nothing that is allowed there is of that kind"
    for text in step.temptations:
        yield from faults_of_temptation(pupil, text)


def unread(game: Game, text: str) -> str | None:
    """Why a notation cannot be parsed."""
    try:
        game.parse(text)
    except ValueError as wrong:
        return str(wrong)
    return None


def faults_of_temptation(pupil: Pupil, text: str) -> Iterator[str]:
    refusal = pupil.why_not(pupil.game.parse(text))
    if refusal is None:
        yield f"the temptation {text!r} is allowed there"
        return
    key = words(refusal).key
    for language in (one for one in LANGUAGES if (FOLDER / one / f"{pupil.game.name}.ftl").exists()):
        if not bundle(language, pupil.game.name, "shell", "later").has_message(key):
            yield f"the temptation {text!r} is refused with {key}, which {language} cannot say"


def expected(pupil: Pupil) -> list[int]:
    return [code for code in pupil.state.legal(pupil.seat) if pupil.expects(code)]


def ways(pupil: Pupil) -> list[list[int]]:
    """The sequences of codes that complete the current step; only some of them if there are many."""
    step = pupil.step
    assert step is not None
    if step.all:
        return [list(order) for order in [*permutations(map(pupil.game.parse, step.all))][:MOST_WAYS]]
    if step.until or step.times > 1:
        return [wandered(pupil, Luck(number)) for number in range(GOALS)]
    return [[code] for code in [*map(pupil.game.parse, step.any), *expected(pupil)][:MOST_WAYS]]


def wandered(pupil: Pupil, luck: Luck) -> list[int]:
    """One random way to a goal."""
    twin, way, at = taken(pupil.game, pupil.lesson, pupil.codes), list[int](), pupil.at
    while twin.at == at:
        choices = expected(twin)
        if not choices:
            raise ValueError(f"lesson {pupil.lesson.id}, step {twin.lesson.step[at].id}: after {said(twin)} nothing leads on")
        way.append(choices[luck.below(len(choices))])
        twin.play(way[-1])
    return way
