"""Messages about lessons."""

from typing import Annotated

import msgspec

from roji.core.sentences import Words
from roji.server.wire.messages import Seen

MOST_CODES = 400
MOST_TRIES = 8  # codes tried together, such as two cards of a hand
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
