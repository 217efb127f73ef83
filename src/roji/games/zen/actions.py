"""The verbs of Zen: what each code means, as a Struct, as notation and in words."""

from typing import Final, Literal

import msgspec

from roji.core.actions import CustomNotation, Verb, Verbs
from roji.core.sentences import say

Colour = Literal["black", "white"]

COLOURS: tuple[Colour, Colour] = ("black", "white")
MOST_CARDS: Final = 64  # per colour
REACH: Final = 15  # greatest distance of a card from the start card, each way: forms fit in 16 by 16
ACROSS: Final = 31

BEGIN: Final = 0  # + colour
DRAW: Final = 2  # + colour
DONE: Final = 4
HOLD: Final = 5  # + 2 * card + 1 if turned
DISCARD: Final = 261  # + card
PLACE: Final = 389  # + ACROSS * (y + REACH) + x + REACH
SIZE: Final = 1350


class At(msgspec.Struct, frozen=True):
    """A cell of the table: x to the right, y downwards, from the start card."""

    x: int
    y: int


class Begin(msgspec.Struct, frozen=True, tag="begin"):
    """Turn up the top card of a pile: the start card."""

    colour: Colour


class Draw(msgspec.Struct, frozen=True, tag="draw"):
    """Take the top three cards of a pile into your hand."""

    colour: Colour


class Hold(msgspec.Struct, frozen=True, tag="hold"):
    """Hold a card of your hand over the table, as it is or after a half turn."""

    card: str
    turned: bool


class Place(msgspec.Struct, frozen=True, tag="place"):
    """Lay the card that you hold."""

    at: At


class Done(msgspec.Struct, frozen=True, tag="done"):
    """Place no more cards of this hand."""


class Discard(msgspec.Struct, frozen=True, tag="discard"):
    """Lay a card on the discard pile of its colour: the next after those that lie there."""

    card: str


LETTERS: Final = "BW"
CARD_NAMES = tuple(f"{letter}{number:02d}" for letter in LETTERS for number in range(1, MOST_CARDS + 1))


def card_name(card: int) -> str:
    """B01 to B64, W01 to W64."""
    return CARD_NAMES[card]


def card_number(name: str) -> int:
    """The inverse of `card_name`."""
    if name not in CARD_NAMES:
        raise ValueError(f"{name!r} is no card; cards are called B01, B02 … and W01, W02 …")
    return CARD_NAMES.index(name)


def _tell_begin(begin: Begin) -> str:
    return say("turned up a black start card") if begin.colour == "black" else say("turned up a white start card")


def _tell_draw(draw: Draw) -> str:
    return say("drew black cards") if draw.colour == "black" else say("drew white cards")


def _tell_hold(hold: Hold) -> str:
    return say("turned and took up a {colour} card" if hold.turned else "took up a {colour} card", colour=_colour_of(hold.card))


def _colour_of(card: str) -> Colour:
    return COLOURS[LETTERS.index(card[0])]


TABLE = [At(x, y) for y in range(-REACH, REACH + 1) for x in range(-REACH, REACH + 1)]

VERBS = Verbs(
    "Zen",
    Verb(Begin, _tell_begin, colour=COLOURS),
    Verb(Draw, _tell_draw, colour=COLOURS),
    Verb(Done, "ended the hand"),
    Verb(Hold, _tell_hold, "hold {card}{turned}", card=CARD_NAMES, turned=CustomNotation((False, True), ("", " turned"))),
    Verb(Discard, lambda discard: say("discarded a {colour} card", colour=_colour_of(discard.card)), card=CARD_NAMES),
    Verb(Place, "placed it", at=CustomNotation(TABLE, [f"{at.x},{at.y}" for at in TABLE])),
)
