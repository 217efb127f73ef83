"""The verbs of Bonsai: what each code means, as a Struct, as notation and in words."""

from typing import Final, Literal

import msgspec

from roji.core.actions import CustomNotation, Verb, Verbs
from roji.core.sentences import say
from roji.games.bonsai.goals import COLOURS, GOALS, PRINTED, Colour
from roji.games.bonsai.tree import CELLS, HEXES

Tile = Literal["wood", "leaf", "flower", "fruit"]

TILES: tuple[Tile, ...] = ("wood", "leaf", "flower", "fruit")
SLOTS: Final = 4

PRUNE: Final = 0  # + cell
GROW: Final = 1261  # + CELLS * tile + cell
MEDITATE: Final = 6305  # + slot - 1
CULTIVATE: Final = 6309
TAKE: Final = 6310  # + tile
DONE: Final = 6314
CLAIM: Final = 6315  # + goal - 1
RENOUNCE: Final = 6330  # + colour
DISCARD: Final = 6335  # + tile
SIZE: Final = 6339


class Cell(msgspec.Struct, frozen=True):
    """A hexagon: the bud is 0,0; q grows to the right, r grows down."""

    q: int
    r: int


class Prune(msgspec.Struct, frozen=True, tag="prune"):
    """Take a tile off a bonsai that wood cannot grow on any more, with all that hangs on that tile."""

    at: Cell


class Meditate(msgspec.Struct, frozen=True, tag="meditate"):
    """Take the card of a slot and the tiles below it."""

    slot: int  # 1 to 4; 1 is next to the deck


class Cultivate(msgspec.Struct, frozen=True, tag="cultivate"):
    """Put tiles of your supply on your bonsai."""


class Take(msgspec.Struct, frozen=True, tag="take"):
    """Choose which tile you gain."""

    tile: Tile


class Grow(msgspec.Struct, frozen=True, tag="grow"):
    """Put a tile on your bonsai."""

    tile: Tile
    at: Cell


class Done(msgspec.Struct, frozen=True, tag="done"):
    """Put no more tiles on your bonsai in this turn."""


class Claim(msgspec.Struct, frozen=True, tag="claim"):
    """Take a goal that your bonsai meets."""

    goal: int  # 1 to 15


class Renounce(msgspec.Struct, frozen=True, tag="renounce"):
    """Leave the goals of a colour that your bonsai meets now, for good."""

    colour: Colour


class Discard(msgspec.Struct, frozen=True, tag="discard"):
    """Give back a tile that is beyond your capacity."""

    tile: Tile


def cell_of(number: int) -> Cell:
    return Cell(*HEXES.cells[number])


PLACED = {"wood": "placed wood", "leaf": "placed a leaf", "flower": "placed a flower", "fruit": "placed a fruit"}
TOOK_CARD = (
    "took the card next to the deck",
    "took the card with wood or a leaf",
    "took the card with wood and a flower",
    "took the card with a leaf and a fruit",
)
TOOK = {"wood": "took wood", "leaf": "took a leaf", "flower": "took a flower", "fruit": "took a fruit"}
GAVE_BACK = {"wood": "gave back wood", "leaf": "gave back a leaf", "flower": "gave back a flower", "fruit": "gave back a fruit"}


def tell_card(kind: str, gained: list[int]) -> str:
    """The card taken, and the number of tiles of each kind that came with it."""
    tiles = [say(ONE[tile], n=n) if n == 1 else say(SEVERAL[tile], n=n) for tile, n in zip(TILES, gained, strict=True) if n > 0]
    if not tiles:
        return say("took a {kind} card", kind=kind)
    *others, last = tiles
    if not others:
        return say("took a {kind} card: {tiles}", kind=kind, tiles=last)
    first = others[0]
    for one in others[1:]:
        first = say("{one}, {other}", one=first, other=one)
    return say("took a {kind} card: {tiles}", kind=kind, tiles=say("{one} and {other}", one=first, other=last))


ONE = {"wood": "{n} wood", "leaf": "{n} leaf", "flower": "{n} flower", "fruit": "{n} fruit"}
SEVERAL = {"wood": "{n} wood", "leaf": "{n} leaves", "flower": "{n} flowers", "fruit": "{n} fruits"}


def _tell_claim(claim: Claim) -> str:
    _, colour, _, _, points, _ = PRINTED[claim.goal - 1]
    return say("claimed the {points}-point {colour} goal", points=points, colour=colour)


AT = CustomNotation(map(cell_of, range(CELLS)), map(HEXES.text, range(CELLS)))

# The log names what can be seen, so no cell, slot or goal numbers.
VERBS = Verbs(
    "Bonsai",
    Verb(Prune, "pruned the bonsai", at=AT),
    Verb(Grow, lambda grow: say(PLACED[grow.tile]), tile=TILES, at=AT),
    Verb(Meditate, lambda meditate: say(TOOK_CARD[meditate.slot - 1]), slot=range(1, SLOTS + 1)),
    Verb(Cultivate, "cultivated"),
    Verb(Take, lambda take: say(TOOK[take.tile]), tile=TILES),
    Verb(Done, "finished placing tiles"),
    Verb(Claim, _tell_claim, goal=range(1, GOALS + 1)),
    Verb(Renounce, "renounced the {colour} goal", colour=COLOURS),
    Verb(Discard, lambda discard: say(GAVE_BACK[discard.tile]), tile=TILES),
)
