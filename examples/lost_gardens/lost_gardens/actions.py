"""The verbs of Lost Gardens. Codes, notation, parsing and the log follow from the table at the end."""

from typing import Literal

import msgspec

from lost_gardens.cards import NAMES, SUITS
from roji.core.actions import Verb, Verbs

Suit = Literal["moss", "stone", "maple"]


class Lay(msgspec.Struct, frozen=True, tag="lay"):
    """Lay a card at the end of your row of its suit."""

    card: str


class Discard(msgspec.Struct, frozen=True, tag="discard"):
    """Put a card face up on the pile of its suit."""

    card: str


class Draw(msgspec.Struct, frozen=True, tag="draw"):
    """Draw the top card of the deck."""


class Take(msgspec.Struct, frozen=True, tag="take"):
    """Take the top card of a pile."""

    suit: Suit


VERBS = Verbs(
    "Lost Gardens",
    Verb(Lay, "laid {card}", card=NAMES),
    Verb(Discard, "discarded {card}", card=NAMES),
    Verb(Draw, "drew a card"),
    Verb(Take, "took from the {suit} pile", suit=SUITS),
)
