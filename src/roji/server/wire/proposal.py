"""Messages about proposals: the proposal, the answers, and what a screen shows."""

from typing import Annotated, Literal

import msgspec

from roji.core.sentences import Words

# --- up -------------------------------------------------------------------------------------------------------------


class Propose(msgspec.Struct, frozen=True, tag="propose", forbid_unknown_fields=True):
    """Propose to go back to an earlier line, or to pause. Ending a pause needs no consent."""

    seat: int
    proposal: int  # `Seen.proposals`
    kind: Literal["back", "pause", "resume"]
    left: Annotated[int, msgspec.Meta(ge=0, le=999_999)] = 0  # for "back"


class Agree(msgspec.Struct, frozen=True, tag="agree", forbid_unknown_fields=True):
    seat: int
    proposal: int


class Decline(msgspec.Struct, frozen=True, tag="decline", forbid_unknown_fields=True):
    """Decline; from the proposer: withdraw."""

    seat: int
    proposal: int


# --- down, as parts of a Seen ---------------------------------------------------------------------------------------


class Way(msgspec.Struct, frozen=True):
    """A point that the table may go back to."""

    left: int  # lines that are left afterwards
    moves: int  # lines that are dropped
    seat: int  # the seat of the first dropped line …
    words: Words  # … and its action: the rest of a sentence that begins with that player's name
    revealed: bool  # something was revealed since; it will come up again, and everybody knows it


class Proposal(msgspec.Struct, frozen=True):
    """A proposal to all players; it needs everybody's consent."""

    proposal: int  # its number
    seat: int  # the proposer
    kind: Literal["back", "pause"]
    way: Way | None  # for "back"
    agreed: list[int]
    asked: list[int]  # the seats that have not answered yet
    declined: int | None  # the seat that declined; the proposal is closed then


class Paused(msgspec.Struct, frozen=True):
    """The table is paused until any player ends the pause."""

    seat: int  # the proposer
    since: int  # seconds since 1970
