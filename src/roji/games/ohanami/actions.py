"""The verbs of Ohanami: what each code means, as a Struct, as notation and in words."""

from typing import Final

import msgspec

from roji.core.sentences import say
from roji.games.ohanami.cards import CARDS, GARDENS

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
    """Put a chosen card aside, face down."""

    card: int


class ChooseHidden(msgspec.Struct, frozen=True, tag="choose_hidden"):
    """Another player keeps a card."""


class DiscardHidden(msgspec.Struct, frozen=True, tag="discard_hidden"):
    """Another player puts a card aside."""


class PlaceHidden(msgspec.Struct, frozen=True, tag="place_hidden"):
    """Another player has decided on a card; all is shown when everybody has."""


Ohanami = Choose | Lay | Start | Discard | ChooseHidden | DiscardHidden | PlaceHidden
ACTIONS = (Choose, Lay, Start, Discard, ChooseHidden, DiscardHidden, PlaceHidden)


def describe(code: int) -> Choose | Lay | Start | Discard:
    if code < LAY:
        return Choose(code + 1)
    if code < START:
        return Lay((code - LAY) // GARDENS + 1, (code - LAY) % GARDENS + 1)
    if code < DISCARD:
        return Start(code - START + 1)
    return Discard(code - DISCARD + 1)


def text(code: int) -> str:
    """One line of notation: "choose 56", "lay 56 2", "start 56", "discard 56"."""
    match describe(code):
        case Choose(card):
            return f"choose {card}"
        case Lay(card, garden):
            return f"lay {card} {garden}"
        case Start(card):
            return f"start {card}"
        case Discard(card):
            return f"discard {card}"


def parse(line: str) -> int:
    verb, *numbers = line.split(" ")
    places = {"choose": 1, "lay": 2, "start": 1, "discard": 1}.get(verb)
    if places is None:
        raise ValueError(f"{line!r} is no action of Ohanami; write choose, lay, start or discard")
    if len(numbers) != places or not all(n.isascii() and n.isdigit() for n in numbers):
        raise ValueError(f"{line!r} does not read like 'choose 56' or 'lay 56 2'")
    card = int(numbers[0])
    if not 1 <= card <= CARDS:
        raise ValueError(f"there is no card {card}; they go from 1 to {CARDS}")
    if verb == "lay":
        garden = int(numbers[1])
        if not 1 <= garden <= GARDENS:
            raise ValueError(f"there is no garden {garden}; they go from 1 to {GARDENS}")
        return LAY + (card - 1) * GARDENS + garden - 1
    return {"choose": CHOOSE, "start": START, "discard": DISCARD}[verb] + card - 1


def tell(action: Ohanami) -> str:
    """An action as the rest of a sentence that begins with a name."""
    match action:
        case Choose(card):
            return say("kept {card}", card=card)
        case Lay(card, garden):
            return say("laid {card} in garden {garden}", card=card, garden=garden)
        case Start(card):
            return say("started a garden with {card}", card=card)
        case Discard(card):
            return say("put {card} aside", card=card)
        case ChooseHidden():
            return say("kept a card")
        case DiscardHidden():
            return say("put a card aside")
        case PlaceHidden():
            return say("decided on a card")
