"""Messages about finished games: replay, fork, review."""

from typing import Annotated, Any

import msgspec

from roji.core.findings import Turning, Verdict
from roji.core.game import Row
from roji.core.sentences import Words
from roji.server.wire.messages import Event, Player

MOST_SEATS = 16  # in any game
MOST_MOMENTS = 5000  # in any game
Shares = Annotated[list[float], msgspec.Meta(max_length=MOST_SEATS)]


class Step(msgspec.Struct, frozen=True):
    """The state after a line, as one seat or a spectator saw it."""

    event: Event | None  # what happened; null at the beginning
    to_act: list[int]
    view: Any
    score: list[Row]
    scores: list[int]


class Replay(msgspec.Struct, frozen=True):
    """A whole game as one seat saw it; step n is the state after line n."""

    game: str
    options: dict[str, Any]
    players: list[Player]
    seat: int | None  # the viewing seat; null for a spectator
    steps: list[Step]
    ending: Words | None  # null if the file ends before the game does
    winners: list[int]
    table: str | None = None  # null for a file


class ReplayAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Replay a game file as this seat saw it; nothing is stored."""

    journal: str
    seat: int | None = None


class ForkAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Continue from a line, at one of the seats, with bots at the others."""

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
    """Review some lines of a finished game: of a table, or of a file."""

    first: int
    last: int
    table: str = ""
    journal: str = ""


class Moment(msgspec.Struct, frozen=True):
    """A reviewed choice, with every seat's expected share of the win; the shares add up to 1."""

    line: int
    seat: int
    before: Shares  # before the choice
    chosen: float  # the acting seat's share after its choice, before the luck that followed
    best: Words  # the best action found, as the rest of a sentence that begins with a name
    lost: float  # the cost of the choice against it; negative if it did better
    error: float  # the standard error of `lost`
    revealed: bool  # whether it revealed something that the acting seat could not predict
    after: Shares  # after the luck that followed
    mistake: bool = False  # whether the cost is relevant and statistically significant


class Review(msgspec.Struct, frozen=True):
    moments: Annotated[list[Moment], msgspec.Meta(max_length=MOST_MOMENTS)]


class FindingsAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All reviewed choices of a game, as returned by the reviews of its lines."""

    moments: Annotated[list[Moment], msgspec.Meta(max_length=MOST_MOMENTS)]


class Findings(msgspec.Struct, frozen=True):
    """The summary of a review: turning points, largest first, and a verdict per seat."""

    turnings: list[Turning]
    verdicts: list[Verdict]
