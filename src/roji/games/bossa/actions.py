"""The verbs of Bossa: what each code means, as a Struct, as notation and in words."""

from typing import Final, Literal

import msgspec

from roji.core.sentences import say
from roji.games.bossa.tiles import NAMES

Colour = Literal["white", "black"]
Choice = Literal["white", "black", "first"]
Arm = Literal["up", "down"]
Chip = Literal["doubler", "inverter"]

COLOURS: tuple[Colour, ...] = ("white", "black")
CHOICES: tuple[Choice, ...] = ("white", "black", "first")
ARMS: tuple[Arm, ...] = ("up", "down")
CHIPS: tuple[Chip, ...] = ("doubler", "inverter")
STACKABLE: Final = 5  # rows of an arm that can be stacked on: with a sixth the game is over

OPEN: Final = 0  # + choice
LINE: Final = 3  # + colour
KEEP: Final = 5  # + chip
PLACE: Final = 7  # + 2 * colour + arm
STACK: Final = 11  # + STACKABLE * (2 * colour + arm) + nth - 1
USE: Final = 31  # + tile
CHANGE: Final = 58  # + tile
DONE: Final = 85
LAYER: Final = 86
REDRAW: Final = 87  # + tile
EXCHANGE: Final = 114  # + tile
TAKE: Final = 141  # + tile
SIZE: Final = 168


class Open(msgspec.Struct, frozen=True, tag="open"):
    """The higher roller takes a line, or the first play."""

    choice: Choice


class ChooseLine(msgspec.Struct, frozen=True, tag="line"):
    """The lower roller takes a line, when the other has taken the first play."""

    line: Colour


class KeepChip(msgspec.Struct, frozen=True, tag="keep"):
    """Keep one of your two modifier chips; the other leaves the game."""

    chip: Chip


class KeepHidden(msgspec.Struct, frozen=True, tag="keep_hidden"):
    """Another player has decided which chip to keep; both are shown when both have."""


class Place(msgspec.Struct, frozen=True, tag="place"):
    """Begin a new row at the outer end of an arm."""

    line: Colour
    arm: Arm


class Stack(msgspec.Struct, frozen=True, tag="stack"):
    """Use your Stack marker: begin a layer on a row that lies there."""

    line: Colour
    arm: Arm
    nth: int  # 1 to 5; 1 is next to the die


class Use(msgspec.Struct, frozen=True, tag="use"):
    """Add a tile of your hand to the row."""

    tile: int


class UseChanged(msgspec.Struct, frozen=True, tag="use_changed"):
    """Add a tile of your hand to the row, with your chip on it."""

    tile: int


class Done(msgspec.Struct, frozen=True, tag="done"):
    """The row is complete: end your turn."""


class Layer(msgspec.Struct, frozen=True, tag="layer"):
    """The layer is complete: begin another one on the same row."""


class Redraw(msgspec.Struct, frozen=True, tag="redraw"):
    """Use your Redraw marker: discard a tile and draw another."""

    tile: int


class Exchange(msgspec.Struct, frozen=True, tag="exchange"):
    """Use your Exchange marker: the tile that you give away."""

    tile: int


class Take(msgspec.Struct, frozen=True, tag="take"):
    """The tile that you take from the other hand."""

    tile: int


Bossa = Open | ChooseLine | KeepChip | KeepHidden | Place | Stack | Use | UseChanged | Done | Layer | Redraw | Exchange | Take
ACTIONS = (Open, ChooseLine, KeepChip, KeepHidden, Place, Stack, Use, UseChanged, Done, Layer, Redraw, Exchange, Take)


def describe(code: int) -> Bossa:
    if code < LINE:
        return Open(CHOICES[code - OPEN])
    if code < KEEP:
        return ChooseLine(COLOURS[code - LINE])
    if code < PLACE:
        return KeepChip(CHIPS[code - KEEP])
    if code < STACK:
        return Place(*_arm(code - PLACE))
    if code < USE:
        return Stack(*_arm((code - STACK) // STACKABLE), (code - STACK) % STACKABLE + 1)
    if code < CHANGE:
        return Use(code - USE)
    if code < DONE:
        return UseChanged(code - CHANGE)
    if code < REDRAW:
        return Done() if code == DONE else Layer()
    if code < EXCHANGE:
        return Redraw(code - REDRAW)
    return Exchange(code - EXCHANGE) if code < TAKE else Take(code - TAKE)


def _arm(number: int) -> tuple[Colour, Arm]:
    return COLOURS[number // 2], ARMS[number % 2]


def text(code: int) -> str:
    """One line of notation: "place white up", "use 4/0", "use 1/4 changed", "done"."""
    match describe(code):
        case Open(choice):
            return f"open {choice}"
        case ChooseLine(line):
            return f"line {line}"
        case KeepChip(chip):
            return f"keep {chip}"
        case Place(line, arm):
            return f"place {line} {arm}"
        case Stack(line, arm, nth):
            return f"stack {line} {arm} {nth}"
        case UseChanged(tile):
            return f"use {NAMES[tile]} changed"
        case Use(tile) | Redraw(tile) | Exchange(tile) | Take(tile) as action:
            return f"{type(action).__name__.lower()} {NAMES[tile]}"
        case Done() | Layer() as action:
            return type(action).__name__.lower()
    raise AssertionError(f"code {code} has no notation")


CODES: dict[str, int] = {text(code): code for code in range(SIZE)}


def parse(line: str) -> int:
    if line not in CODES:
        raise ValueError(
            f"{line!r} is no action of Bossa; write for example 'open white', 'line black', 'keep doubler', 'place white up', "
            "'stack black down 2', 'use 4/0', 'use 1/4 changed', 'done', 'layer', 'redraw 2/0', 'exchange 2/0' or 'take 3/1'"
        )
    return CODES[line]


def tell(action: Bossa) -> str:
    """An action as the rest of a sentence that begins with a name."""
    match action:
        case Open(choice):
            return say("chose the first play") if choice == "first" else say("took the {line} line", line=choice)
        case ChooseLine(line):
            return say("took the {line} line", line=line)
        case KeepChip(chip):
            return say("kept the Doubler") if chip == "doubler" else say("kept the Inverter")
        case KeepHidden():
            return say("has decided on a chip")
        case Place(line, arm):
            return say("went {arm} on the {line} line", arm=arm, line=line)
        case Stack(line, arm, nth):
            return say("stacked on row {nth} {arm} the {line} line", nth=nth, arm=arm, line=line)
        case Done():
            return say("completed the row")
        case Layer():
            return say("began another layer")
    return _tell_tile(action)


def _tell_tile(action: Use | UseChanged | Redraw | Exchange | Take) -> str:
    tile = NAMES[action.tile]
    match action:
        case Use():
            return say("placed {tile}", tile=tile)
        case UseChanged():
            return say("placed {tile} with a chip on it", tile=tile)
        case Redraw():
            return say("discarded {tile} and drew another", tile=tile)
        case Exchange():
            return say("gave {tile} away", tile=tile)
        case Take():
            return say("took {tile} for it", tile=tile)
