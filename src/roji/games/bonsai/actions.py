"""The verbs of Bonsai: what each code means, as a Struct, as notation and in words."""

from typing import Final, Literal

import msgspec

from roji.core.sentences import say
from roji.games.bonsai.grid import CELLS, COLOURS, GOALS, HEXES, Colour

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


Bonsai = Prune | Meditate | Cultivate | Take | Grow | Done | Claim | Renounce | Discard
ACTIONS = (Prune, Meditate, Cultivate, Take, Grow, Done, Claim, Renounce, Discard)


def cell_of(number: int) -> Cell:
    return Cell(*HEXES.cells[number])


def describe(code: int) -> Bonsai:
    if code < GROW:
        return Prune(cell_of(code - PRUNE))
    if code < MEDITATE:
        return Grow(TILES[(code - GROW) // CELLS], cell_of((code - GROW) % CELLS))
    if code < CULTIVATE:
        return Meditate(code - MEDITATE + 1)
    if code < TAKE:
        return Cultivate()
    if code < DONE:
        return Take(TILES[code - TAKE])
    if code < CLAIM:
        return Done()
    if code < RENOUNCE:
        return Claim(code - CLAIM + 1)
    if code < DISCARD:
        return Renounce(COLOURS[code - RENOUNCE])
    return Discard(TILES[code - DISCARD])


def text(code: int) -> str:
    """One line of notation: "grow leaf 1,-2", "meditate 3", "done"."""
    match describe(code):
        case Prune(at):
            return f"prune {at.q},{at.r}"
        case Grow(tile, at):
            return f"grow {tile} {at.q},{at.r}"
        case Meditate(slot):
            return f"meditate {slot}"
        case Cultivate():
            return "cultivate"
        case Take(tile):
            return f"take {tile}"
        case Done():
            return "done"
        case Claim(goal):
            return f"claim {goal}"
        case Renounce(colour):
            return f"renounce {colour}"
        case Discard(tile):
            return f"discard {tile}"


WORDS = {"prune": 1, "grow": 2, "meditate": 1, "cultivate": 0, "take": 1, "done": 0, "claim": 1, "renounce": 1, "discard": 1}


def parse(line: str) -> int:
    verb, *said = line.split(" ")
    if verb not in WORDS:
        raise ValueError(f"{line!r} is no action of Bonsai; it begins with {', '.join(WORDS)}")
    if len(said) != WORDS[verb]:
        raise ValueError(f"{line!r} does not read like 'grow leaf 1,-2', 'meditate 3' or 'done'")
    match verb:
        case "prune":
            return PRUNE + _read_cell(said[0])
        case "grow":
            return GROW + CELLS * _place(TILES, said[0], "tile") + _read_cell(said[1])
        case "meditate":
            return MEDITATE + _read_number(said[0], SLOTS, "slot") - 1
        case "take":
            return TAKE + _place(TILES, said[0], "tile")
        case "claim":
            return CLAIM + _read_number(said[0], GOALS, "goal") - 1
        case "renounce":
            return RENOUNCE + _place(COLOURS, said[0], "colour")
        case "discard":
            return DISCARD + _place(TILES, said[0], "tile")
    return CULTIVATE if verb == "cultivate" else DONE


def _read_cell(said: str) -> int:
    cell = HEXES.read(said)
    if said != HEXES.text(cell):
        raise ValueError(f"{said!r} is not how a cell is written; write {HEXES.text(cell)}")
    return cell


def _place(names: tuple[str, ...], said: str, what: str) -> int:
    if said not in names:
        raise ValueError(f"there is no {what} {said!r}; there is {', '.join(names)}")
    return names.index(said)


def _read_number(said: str, most: int, what: str) -> int:
    if not (said.isascii() and said.isdigit() and said == str(int(said)) and 1 <= int(said) <= most):
        raise ValueError(f"there is no {what} {said!r}; they go from 1 to {most}")
    return int(said)


GREW = {
    "wood": "grew wood at {cell}",
    "leaf": "grew a leaf at {cell}",
    "flower": "grew a flower at {cell}",
    "fruit": "grew a fruit at {cell}",
}
TOOK = {"wood": "took wood", "leaf": "took a leaf", "flower": "took a flower", "fruit": "took a fruit"}
GAVE_BACK = {"wood": "gave back wood", "leaf": "gave back a leaf", "flower": "gave back a flower", "fruit": "gave back a fruit"}


def tell(action: Bonsai) -> str:
    """An action as the rest of a sentence that begins with a name."""
    match action:
        case Prune(at):
            return say("pruned the bonsai at {cell}", cell=f"{at.q},{at.r}")
        case Grow(tile, at):
            return say(GREW[tile], cell=f"{at.q},{at.r}")
        case Meditate(slot):
            return say("meditated at slot {slot}", slot=slot)
        case Cultivate():
            return say("cultivated")
        case Take(tile):
            return say(TOOK[tile])
        case Done():
            return say("put the tools down")
        case Claim(goal):
            return say("claimed goal {goal}", goal=goal)
        case Renounce(colour):
            return say("renounced {colour}", colour=colour)
        case Discard(tile):
            return say(GAVE_BACK[tile])
