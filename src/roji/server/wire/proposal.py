"""Messages about proposals: the question, the answers, and what a screen shows."""

from typing import Annotated, Literal

import msgspec

from roji.core.sentences import Words

# --- up -------------------------------------------------------------------------------------------------------------


class Propose(msgspec.Struct, frozen=True, tag="propose", forbid_unknown_fields=True):
    """Ask the others at the table: shall we go back until so many lines are left, or pause? To go on again needs nobody's consent."""

    seat: int
    proposal: int  # the number of the next question, as it was shown
    kind: Literal["back", "pause", "resume"]
    left: Annotated[int, msgspec.Meta(ge=0, le=999_999)] = 0  # for "back"


class Agree(msgspec.Struct, frozen=True, tag="agree", forbid_unknown_fields=True):
    seat: int
    proposal: int


class Decline(msgspec.Struct, frozen=True, tag="decline", forbid_unknown_fields=True):
    """No; or, from the one who asked: never mind."""

    seat: int
    proposal: int


# --- down, as parts of what is seen ---------------------------------------------------------------------------------


class Way(msgspec.Struct, frozen=True):
    """A point that the table may go back to."""

    left: int  # lines that stand afterwards
    moves: int  # how many are gone then
    seat: int  # who did the first of them …
    words: Words  # … and what it was: the rest of a sentence that begins with that player's name
    revealed: bool  # something has come to light since: it will come again, and everybody knows it


class Proposal(msgspec.Struct, frozen=True):
    """A question to all who play here; it needs everybody's consent."""

    proposal: int  # its number
    seat: int  # who asks
    kind: Literal["back", "pause"]
    way: Way | None  # for "back"
    agreed: list[int]
    asked: list[int]  # who has not answered yet
    declined: int | None  # who said no; nothing is asked any more


class Paused(msgspec.Struct, frozen=True):
    """Nobody may act until somebody who plays here goes on."""

    seat: int  # who asked for it
    since: int  # seconds since 1970
