"""The verbs of Ohanami: what each code means, as a Struct, as notation and in words."""

from typing import Final

import msgspec

from roji.core.actions import Hidden, Verb, Verbs
from roji.games.ohanami.components import CARDS, GARDENS

CHOOSE: Final = 0  # + card - 1
LAY: Final = 120  # + (card - 1) * 3 + garden
START: Final = 480  # + card - 1
DISCARD: Final = 600  # + card - 1
SIZE: Final = 720


class Choose(msgspec.Struct, frozen=True, tag="choose"):
    """Keep a card from your hand: it lies face down before you until you lay it."""

    card: int


class Lay(msgspec.Struct, frozen=True, tag="lay"):
    """Lengthen a garden at one of its ends."""

    card: int
    garden: int  # 1 to 3


class Start(msgspec.Struct, frozen=True, tag="start"):
    """Begin a new garden with a card."""

    card: int


class Discard(msgspec.Struct, frozen=True, tag="discard"):
    """Discard a chosen card, face down."""

    card: int


class ChooseHidden(msgspec.Struct, frozen=True, tag="choose_hidden"):
    """Another player keeps a card."""


class DiscardHidden(msgspec.Struct, frozen=True, tag="discard_hidden"):
    """Another player discards a card."""


class PlaceHidden(msgspec.Struct, frozen=True, tag="place_hidden"):
    """Another player has decided on a card; all is shown when everybody has."""


NUMBERS = range(1, CARDS + 1)

VERBS = Verbs(
    "Ohanami",
    Verb(Choose, "kept {card}", card=NUMBERS),
    Verb(Lay, "laid {card} in garden {garden}", card=NUMBERS, garden=range(1, GARDENS + 1)),
    Verb(Start, "started a garden with {card}", card=NUMBERS),
    Verb(Discard, "discarded {card}", card=NUMBERS),
    Hidden(ChooseHidden, "kept a card"),
    Hidden(DiscardHidden, "discarded a card"),
    Hidden(PlaceHidden, "decided on a card"),
)
