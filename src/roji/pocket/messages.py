"""What a table tells the pages: what to keep and show, and what to think about in the other worker."""

import msgspec

from roji.pocket.records import Record
from roji.server.wire.messages import MyTable

TURN_MS = 2000  # a bot's thinking time for all decisions of a turn: twice a server's, as nothing is compiled here
ADVICE_MS = 2000


class Question(msgspec.Struct, frozen=True):
    """A request for advice, and when the answer still counts."""

    game: str
    seat: int
    seq: int
    nth: int
    legal: list[int]
    known: str  # of an imagined state, as JSON: JavaScript would round its large numbers
    seed: int
    left_ms: float = ADVICE_MS


class Change(msgspec.Struct):
    """What a frame or a bot's move led to: `lines` and `record` are kept, then `answers` shown, then `question` thought about."""

    answers: list[msgspec.Raw] = []
    lines: list[str] = []
    first: int = 0  # the number of the first of these lines
    record: Record | None = None
    row: MyTable | None = None
    question: Question | None = None


class Turn(msgspec.Struct, frozen=True):
    """A bot that is to act: what it may know, and when its answer still counts."""

    game: str
    seat: int
    nth: int
    changes: int  # undos and resignations so far: another number, and the answer is stale
    level: str
    known: str  # as JSON, like a question's
    seed: int
    left_ms: float
    only: int | None = None  # the one legal action
