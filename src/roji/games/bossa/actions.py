"""The verbs of Bossa: what each code means, as a Struct, as notation and in words."""

from typing import Final, Literal

import msgspec

from roji.core.actions import CustomNotation, Hidden, Verb, Verbs
from roji.core.sentences import say
from roji.games.bossa.components import NAMES, TILES

Colour = Literal["white", "black"]
Choice = Literal["white", "black", "first"]
Arm = Literal["up", "down"]
Chip = Literal["doubler", "inverter"]

COLOURS: tuple[Colour, ...] = ("white", "black")
CHOICES: tuple[Choice, ...] = ("white", "black", "first")
ARMS: tuple[Arm, ...] = ("up", "down")
CHIPS: tuple[Chip, ...] = ("doubler", "inverter")
ENDS: dict[Arm, str] = {"up": "high", "down": "low"}  # in words
SIDES: dict[Arm, str] = {"up": "right", "down": "left"}  # of the die, as the lines appear on a screen
STACKABLE: Final = 5  # rows of an arm that can be stacked on: a sixth ends the game

OPEN: Final = 0  # + choice
LINE: Final = 3  # + colour
KEEP: Final = 5  # + chip
PLACE: Final = 7  # + 2 * colour + arm
STACK: Final = 11  # + STACKABLE * (2 * colour + arm) + nth - 1
USE: Final = 31  # + tile
USE_CHANGED: Final = 58  # + tile
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


NAMED = CustomNotation(range(TILES), NAMES)


def _tell_open(action: Open) -> str:
    return say("chose the first play") if action.choice == "first" else say("took the {line} line", line=action.choice)


def _tell_keep(action: KeepChip) -> str:
    return say("kept the Doubler") if action.chip == "doubler" else say("kept the Inverter")


def _tell_place(action: Place) -> str:
    return say("played on the {end} end of the {line} line", end=ENDS[action.arm], line=action.line)


def _tell_stack(action: Stack) -> str:
    return say("stacked on row {nth} {side} of the {line} die", nth=action.nth, side=SIDES[action.arm], line=action.line)


VERBS = Verbs(
    "Bossa",
    Verb(Open, _tell_open, choice=CHOICES),
    Verb(ChooseLine, "took the {line} line", line=COLOURS),
    Verb(KeepChip, _tell_keep, chip=CHIPS),
    Hidden(KeepHidden, "has decided on a chip"),
    Verb(Place, _tell_place, line=COLOURS, arm=ARMS),
    Verb(Stack, _tell_stack, line=COLOURS, arm=ARMS, nth=range(1, STACKABLE + 1)),
    Verb(Use, "placed {tile}", tile=NAMED),
    Verb(UseChanged, "placed {tile} with a chip on it", "use {tile} changed", tile=NAMED),
    Verb(Done, "completed the row"),
    Verb(Layer, "began another layer"),
    Verb(Redraw, "discarded {tile} and drew another", tile=NAMED),
    Verb(Exchange, "gave {tile} away", tile=NAMED),
    Verb(Take, "took {tile} for it", tile=NAMED),
)
