"""Lessons: real games with steps to follow. Their texts are in the catalogues, part `lessons-<game>`."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

FOLDER = Path(__file__).parent
QUICKLY = "*"  # instead of a line: the others play by their policy until it is the learner's turn
Id = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9-]*$", max_length=40)]


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step; the message `lessons-<game>-<lesson>-<step>`. One of `any`, `all`, `kind` and `until` says what completes it."""

    id: Id
    any: list[str] = []  # one of these actions
    all: list[str] = []  # each of these actions, in any order
    kind: list[dict[str, Any]] = []  # an action that has all the fields of one of these
    times: Annotated[int, msgspec.Meta(ge=1, le=20)] = 1  # number of actions of the kind
    until: Literal["", "others", "turn", "over"] = ""  # any legal action, until the others act, another turn begins, or the end
    temptations: list[str] = []  # illegal actions shown as if they were legal
    hint: bool = False  # whether a message `…-hint` answers any other action
    rule: str = ""  # the paragraph of the rulebook
    others: list[str] = []  # what happens afterwards: lines of other seats, or "*"

    @property
    def actions(self) -> list[str]:
        """The actions that it waits for, in notation."""
        return self.any or self.all


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game from a given position; the messages `lessons-<game>-<lesson>-title` and `-done`."""

    id: Id
    seed: int
    step: Annotated[list[LessonStep], msgspec.Meta(min_length=1)]
    seats: int = 2
    seat: int = 0  # the learner's
    options: dict[str, Any] = {}
    picture: str = ""  # a picture of the rulebook; by default the game's emblem
    before: list[str] = []  # the lines that lead to the position, each with its seat

    @property
    def keys(self) -> list[str]:
        """The suffixes of its message keys."""
        steps = [key for step in self.step for key in (step.id, *([f"{step.id}-hint"] if step.hint else []))]
        return [f"{self.id}-{end}" for end in ("title", *steps, "done")]


class Lessons(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The lessons of a game, in order."""

    lesson: list[Lesson]

    def find(self, name: str) -> Lesson | None:
        return next((lesson for lesson in self.lesson if lesson.id == name), None)


@cache
def lessons(game: str) -> Lessons:
    """The lessons of a game; none if it has none. A ValueError names the file and the fault."""
    path = FOLDER / f"{game}.toml"
    return read(path) if path.exists() else Lessons([])


def read(path: Path) -> Lessons:
    try:
        found = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Lessons)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, UnicodeDecodeError) as wrong:
        raise ValueError(f"{path.name}: {wrong}") from None
    fault = twice("lessons", [lesson.id for lesson in found.lesson]) or next(filter(None, map(fault_of, found.lesson)), None)
    if fault:
        raise ValueError(f"{path.name}, {fault}")
    return found


def fault_of(lesson: Lesson) -> str | None:
    """What is wrong with a lesson file, apart from the rules."""
    names = [step.id for step in lesson.step]
    for step in lesson.step:
        said = [name for name in ("any", "all", "kind", "until") if getattr(step, name)]
        if len(said) != 1 and said != ["kind", "until"]:
            return f"lesson {lesson.id}, step {step.id}: say what to do by one of any, all, kind and until"
    fault = twice("steps", names + [name for name in ("title", "done") if name in names])
    return f"lesson {lesson.id}: {fault}" if fault else None


def twice(what: str, names: list[str]) -> str | None:
    found = next((name for name in names if names.count(name) > 1), None)
    return f"there are two {what} {found}" if found else None
