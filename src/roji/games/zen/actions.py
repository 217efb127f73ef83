"""The verbs of Zen: what each code means, as a Struct, as notation and in words."""

from typing import Final, Literal

import msgspec

from roji.core.sentences import say

COLOURS: Final = ("black", "white")
MOST_CARDS: Final = 64  # of a colour
REACH: Final = 15  # cells that a card can lie away from the start card, each way: forms fit 16 by 16
ACROSS: Final = 31

BEGIN: Final = 0  # + colour
DRAW: Final = 2  # + colour
DONE: Final = 4
HOLD: Final = 5  # + 2 * card + 1 if turned
DISCARD: Final = 261  # + card
PLACE: Final = 389  # + ACROSS * (y + REACH) + x + REACH
SIZE: Final = 1350

Colour = Literal["black", "white"]


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


Zen = Begin | Draw | Hold | Place | Done | Discard
ACTIONS = (Begin, Draw, Hold, Place, Done, Discard)
LETTERS: Final = "BW"
COLOUR_NAMES: tuple[Colour, Colour] = ("black", "white")


CARD_NAMES = tuple(f"{letter}{number:02d}" for letter in LETTERS for number in range(1, MOST_CARDS + 1))


def card_name(card: int) -> str:
    """B01 to B64, W01 to W64."""
    return CARD_NAMES[card]


def card_number(name: str) -> int:
    """The inverse of `card_name`."""
    number = name[1:]
    if len(name) != 3 or name[0] not in LETTERS or not (number.isascii() and number.isdigit() and 1 <= int(number) <= MOST_CARDS):
        raise ValueError(f"{name!r} is no card; cards are called B01, B02 … and W01, W02 …")
    return LETTERS.index(name[0]) * MOST_CARDS + int(number) - 1


def describe(code: int) -> Zen:
    if code < DRAW:
        return Begin(COLOUR_NAMES[code - BEGIN])
    if code < DONE:
        return Draw(COLOUR_NAMES[code - DRAW])
    if code == DONE:
        return Done()
    if code < DISCARD:
        return Hold(card_name((code - HOLD) // 2), (code - HOLD) % 2 == 1)
    if code < PLACE:
        return Discard(card_name(code - DISCARD))
    return Place(At((code - PLACE) % ACROSS - REACH, (code - PLACE) // ACROSS - REACH))


def text(code: int) -> str:
    """One line of notation: "draw black", "hold B05 turned", "place 1,-2", "done", "discard B07"."""
    match describe(code):
        case Begin(colour):
            return f"begin {colour}"
        case Draw(colour):
            return f"draw {colour}"
        case Hold(card, turned):
            return f"hold {card} turned" if turned else f"hold {card}"
        case Place(at):
            return f"place {at.x},{at.y}"
        case Discard(card):
            return f"discard {card}"
        case Done():
            return "done"


def parse(line: str) -> int:
    match line.split(" "):
        case ["begin" | "draw" as verb, ("black" | "white") as colour]:
            return (BEGIN if verb == "begin" else DRAW) + COLOURS.index(colour)
        case ["done"]:
            return DONE
        case ["hold", card]:
            return HOLD + 2 * card_number(card)
        case ["hold", card, "turned"]:
            return HOLD + 2 * card_number(card) + 1
        case ["discard", card]:
            return DISCARD + card_number(card)
        case ["place", at]:
            return PLACE + _cell_number(at)
    raise ValueError(f"{line!r} is no action of Zen; write begin black, draw white, hold B05 turned, place 1,-2, done or discard B07")


def _cell_number(at: str) -> int:
    parts = at.split(",")
    if len(parts) != 2 or not all(_is_coordinate(part) for part in parts):
        raise ValueError(f"{at!r} is no cell; cells are written 1,-2 and lie within {REACH} of the start card")
    x, y = map(int, parts)
    return ACROSS * (y + REACH) + x + REACH


def _is_coordinate(part: str) -> bool:
    """Exactly as `text` writes it: no plus, no leading zero, no minus zero."""
    digits = part.removeprefix("-")
    return digits.isascii() and digits.isdigit() and abs(int(part)) <= REACH and str(int(part)) == part


def tell(action: Zen) -> str:
    """An action as the rest of a sentence that begins with a name."""
    match action:
        case Begin(colour):
            return say("turned up a black start card") if colour == "black" else say("turned up a white start card")
        case Draw(colour):
            return say("drew black cards") if colour == "black" else say("drew white cards")
        case Hold(card, turned):
            return say("took up {card}, turned", card=card) if turned else say("took up {card}", card=card)
        case Place(at):
            return say("placed it at {x},{y}", x=at.x, y=at.y)
        case Done():
            return say("ended the hand")
        case Discard(card):
            return say("discarded {card}", card=card)
