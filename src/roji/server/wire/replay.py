"""Messages about finished games: replay, fork, review."""

from typing import Annotated, Any

import msgspec

from roji.core.findings import Turning, Verdict
from roji.core.game import Row
from roji.core.sentences import Words
from roji.server.wire.messages import Event, Player

MOST_SEATS = 16  # of any game
MOST_MOMENTS = 5000  # of any game
Shares = Annotated[list[float], msgspec.Meta(max_length=MOST_SEATS)]


class Step(msgspec.Struct, frozen=True):
    """How things stood after a line, as one seat or an onlooker saw them."""

    event: Event | None  # what happened; null at the beginning
    to_act: list[int]
    view: Any
    score: list[Row]
    scores: list[int]


class Replay(msgspec.Struct, frozen=True):
    """A whole game from one place at the table; step n is how it stood after line n."""

    game: str
    options: dict[str, Any]
    players: list[Player]
    seat: int | None  # the seat whose view it is; null for an onlooker's
    steps: list[Step]
    ending: Words | None  # null if the file ends before the game does
    winners: list[int]
    table: str | None = None  # null for a file


class ReplayAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Tell a game file once more, as this seat saw it; nothing of it is kept."""

    journal: str
    seat: int | None = None


class ForkAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from a line, at one of the seats, with bots at the others."""

    line: int
    seat: int
    name: str
    level: str


class FileForkAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The same from a game file."""

    journal: str
    line: int
    seat: int
    name: str
    level: str


class ReviewAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Look at some lines of a game that is over: of a table, or of a file."""

    first: int
    last: int
    table: str = ""
    journal: str = ""


class Moment(msgspec.Struct, frozen=True):
    """A choice, and what everybody could hope for around it: shares of the win, 0 to 1, of all seats together 1."""

    line: int
    seat: int
    before: Shares  # every seat's, when the choice was faced
    chosen: float  # the acting seat's with its choice, before the luck that followed
    best: Words  # the best choice found, as the rest of a sentence that begins with a name
    lost: float  # what the choice cost against it; below 0 if it did better
    error: float  # the standard error of that
    revealed: bool  # whether something came to light with it that the acting seat could not foretell
    after: Shares  # every seat's, once the luck had come
    mistake: bool = False  # whether it cost more than chance explains, and enough to speak of


class Review(msgspec.Struct, frozen=True):
    moments: Annotated[list[Moment], msgspec.Meta(max_length=MOST_MOMENTS)]


class FindingsAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All moments of a game, as the reviews of its lines told them."""

    moments: Annotated[list[Moment], msgspec.Meta(max_length=MOST_MOMENTS)]


class Findings(msgspec.Struct, frozen=True):
    """What a whole review comes to: where the game turned, the greatest change first, and how everybody fared."""

    turnings: list[Turning]
    verdicts: list[Verdict]
