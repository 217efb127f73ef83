"""The verbs of Takenoko: what each code means, as a Struct, as notation and in words."""

from math import atan2, pi, sqrt
from typing import Final, Literal

import msgspec

from roji.core.actions import CustomNotation, Hidden, Verb, Verbs
from roji.core.hexes import Hexes, distance
from roji.core.sentences import say
from roji.games.takenoko.components import CARD_IDS, FIRST_GARDENER, FIRST_PLOT, GARDENER_CARDS, PLOT_CARDS, POINTS, THREE_COLOURS

Colour = Literal["green", "yellow", "pink"]
Improvement = Literal["watershed", "enclosure", "fertilizer"]
Printed = Literal["plain", "watershed", "enclosure", "fertilizer"]
Face = Literal["sun", "rain", "wind", "storm", "cloud"]
Deck = Literal["plot", "gardener", "panda"]
Side = Literal["E", "SE", "SW"]

COLOURS: tuple[Colour, ...] = ("green", "yellow", "pink")
IMPROVEMENTS: tuple[Improvement, ...] = ("watershed", "enclosure", "fertilizer")
PRINTED: tuple[Printed, ...] = ("plain", "watershed", "enclosure", "fertilizer")
FACES: tuple[Face, ...] = ("sun", "rain", "wind", "storm", "cloud")
DECKS: tuple[Deck, ...] = ("plot", "gardener", "panda")
SIDES: tuple[Side, ...] = ("E", "SE", "SW")

REACH: Final = 14  # 27 plots never reach farther from the pond
CELLS: Final = 631
HEXES: Final = Hexes(REACH)
PLOT_KINDS: Final = 12  # 4 * colour + improvement

ROLL: Final = 0
WEATHER: Final = 1  # + face
DECLINE: Final = 6
CLOUD: Final = 7  # + improvement
PLOTS: Final = 10
KEEP: Final = 11  # + plot kind
UNDER: Final = 23  # + plot kind
IMPROVE: Final = 35  # + improvement
LEAVE: Final = 38
CHANNEL: Final = 39
OBJECTIVE: Final = 40  # + deck
CLAIM: Final = 43  # + card
END: Final = 77
LAY: Final = 78  # + cell, as for all that follow
RAIN: Final = 709
STORM: Final = 1340
GARDENER: Final = 1971
PANDA: Final = 2602
SERVE: Final = 3233
WATER: Final = 3864  # + 3 * cell + side
CHIP: Final = 5757  # + CELLS * improvement + cell
SIZE: Final = 7650


class Cell(msgspec.Struct, frozen=True):
    """A hexagon: the pond is 0,0; q grows to the right, r grows down."""

    q: int
    r: int


class Roll(msgspec.Struct, frozen=True, tag="roll"):
    """Roll the weather die."""


class ChooseWeather(msgspec.Struct, frozen=True, tag="weather"):
    """Choose the weather of this turn."""

    face: Face


class Decline(msgspec.Struct, frozen=True, tag="decline"):
    """Make no use of the weather."""


class Rain(msgspec.Struct, frozen=True, tag="rain"):
    """Let it rain on an irrigated plot."""

    at: Cell


class Storm(msgspec.Struct, frozen=True, tag="storm"):
    """Frighten the panda to any other tile, where it eats."""

    at: Cell


class Cloud(msgspec.Struct, frozen=True, tag="cloud"):
    """Take an improvement from the stock."""

    kind: Improvement


class DrawPlots(msgspec.Struct, frozen=True, tag="plots"):
    """Draw three plots, to lay one of them."""


class Keep(msgspec.Struct, frozen=True, tag="keep"):
    """Choose the plot that you will lay."""

    colour: Colour
    improvement: Printed


class Under(msgspec.Struct, frozen=True, tag="under"):
    """Put this plot directly under the pile; the other goes below it."""

    colour: Colour
    improvement: Printed


class Lay(msgspec.Struct, frozen=True, tag="lay"):
    """Lay the plot that you kept."""

    at: Cell


class Improve(msgspec.Struct, frozen=True, tag="improve"):
    """Put an improvement on the plot just laid, before bamboo grows there."""

    kind: Improvement


class Leave(msgspec.Struct, frozen=True, tag="leave"):
    """Leave the plot just laid without an improvement."""


class TakeChannel(msgspec.Struct, frozen=True, tag="channel"):
    """Take an irrigation channel."""


class Gardener(msgspec.Struct, frozen=True, tag="gardener"):
    """Move the gardener in a straight line; bamboo grows where he stops and beside it."""

    at: Cell


class Panda(msgspec.Struct, frozen=True, tag="panda"):
    """Move the panda in a straight line; it eats where it stops."""

    at: Cell


class DrawObjective(msgspec.Struct, frozen=True, tag="objective"):
    """Draw an objective of a kind."""

    deck: Deck


class PlaceChannel(msgspec.Struct, frozen=True, tag="water"):
    """Place a channel of yours between two plots."""

    at: Cell
    side: Side


class PlaceChip(msgspec.Struct, frozen=True, tag="chip"):
    """Put an improvement of yours on a plot without bamboo."""

    kind: Improvement
    at: Cell


class Claim(msgspec.Struct, frozen=True, tag="claim"):
    """Show an objective that is fulfilled."""

    card: str


class Serve(msgspec.Struct, frozen=True, tag="serve"):
    """Bamboo is short: this plot grows by a section."""

    at: Cell


class EndTurn(msgspec.Struct, frozen=True, tag="end"):
    """End your turn."""


class KeepHidden(msgspec.Struct, frozen=True, tag="keep_hidden"):
    """Another player keeps one of the plots drawn."""


class UnderHidden(msgspec.Struct, frozen=True, tag="under_hidden"):
    """Another player puts the other plots under the pile."""


def cell_of(number: int) -> Cell:
    return Cell(*HEXES.cells[number])


def plot_words(kind: int) -> str:
    """A plot as it is written: "green plain"."""
    return f"{COLOURS[kind // 4]} {PRINTED[kind % 4]}"


def read_plot(written: str) -> int:
    """The inverse of `plot_words`; raises a ValueError with a sentence if there is no such kind."""
    return VERBS.parse(f"keep {written}") - KEEP


def tell_roll(face: str) -> str:
    """What the die showed; "any" is the face that lets its player choose."""
    return say("rolled {face}", face=face)


def tell_lay(kind: int, at: Cell) -> str:
    """A plot of this kind was laid."""
    return say("laid a {colour} plot {where}", colour=COLOURS[kind // 4], where=where(at))


def tell_gardener(at: Cell, grown: int) -> str:
    """Where the gardener went, and the number of sections grown."""
    if grown == 0:
        return say("moved the gardener to {place}", place=place(at))
    if grown == 1:
        return say("moved the gardener to {place}: 1 section grew", place=place(at))
    return say("moved the gardener to {place}: {n} sections grew", place=place(at), n=grown)


def tell_panda(action: Panda | Storm, eaten: Colour | None) -> str:
    """The panda went there, and may have eaten."""
    if eaten is None:
        return VERBS.tell(action)
    if isinstance(action, Storm):
        return say("frightened the panda to {place}, where he ate a {colour} section", place=place(action.at), colour=eaten)
    return say("moved the panda to {place}, where he ate a {colour} section", place=place(action.at), colour=eaten)


def _tell_claim(claim: Claim) -> str:
    """What the card shows and its points."""
    number = CARD_IDS.index(claim.card)
    points = int(POINTS[number])
    if number >= FIRST_PLOT:
        _, shape, one, two, _ = PLOT_CARDS[number - FIRST_PLOT]
        if two:
            return say("claimed {points} points for {one} and {two} plots in a diamond", points=points, one=one, two=two)
        return say("claimed {points} points for {colour} plots in a {shape}", points=points, colour=one, shape=shape)
    if number >= FIRST_GARDENER:
        _, colour, columns, height, improvement, _ = GARDENER_CARDS[number - FIRST_GARDENER]
        if columns > 1:
            return say(
                "claimed {points} points for {n} {colour} stalks of {height} sections",
                points=points,
                n=columns,
                colour=colour,
                height=height,
            )
        stalk = say(STALK[improvement], colour=colour, height=height)
        return say("claimed {points} points for {stalk}", points=points, stalk=stalk)
    if number == THREE_COLOURS:
        return say("claimed {points} points for a section of each colour", points=points)
    return say("claimed {points} points for two {colour} sections", points=points, colour=COLOURS[number])


TOOK: dict[Improvement, str] = {
    "watershed": "took a watershed",
    "enclosure": "took an enclosure",
    "fertilizer": "took a fertilizer",
}
ADDED: dict[Improvement, str] = {
    "watershed": "added a watershed",
    "enclosure": "added an enclosure",
    "fertilizer": "added a fertilizer",
}
PLACED: dict[Improvement, str] = {
    "watershed": "placed a watershed {where}",
    "enclosure": "placed an enclosure {where}",
    "fertilizer": "placed a fertilizer {where}",
}
KEPT: dict[Printed, str] = {
    "plain": "kept a plain {colour} plot",
    "watershed": "kept a {colour} plot with a watershed",
    "enclosure": "kept a {colour} plot with an enclosure",
    "fertilizer": "kept a {colour} plot with a fertilizer",
}
PUT_BACK: dict[Printed, str] = {
    "plain": "put a plain {colour} plot directly under the pile",
    "watershed": "put a {colour} plot with a watershed directly under the pile",
    "enclosure": "put a {colour} plot with an enclosure directly under the pile",
    "fertilizer": "put a {colour} plot with a fertilizer directly under the pile",
}
STALK = {
    "plain": "a {colour} stalk of {height} without an improvement",
    "watershed": "a {colour} stalk of {height} with a watershed",
    "enclosure": "a {colour} stalk of {height} with an enclosure",
    "fertilizer": "a {colour} stalk of {height} with a fertilizer",
}

# --- where in the garden -------------------------------------------------------------------------------------------------

COMPASS = ("east", "south-east", "south", "south-west", "west", "north-west", "north", "north-east")
WAYS = (  # the six directions of a step, clockwise
    ("east", 1, 0),
    ("south-east", 0, 1),
    ("south-west", -1, 1),
    ("west", -1, 0),
    ("north-west", 0, -1),
    ("north-east", 1, -1),
)
BESIDE = {"E": (1, 0), "SE": (0, 1), "SW": (-1, 1)}


def place(at: Cell) -> str:
    """A tile described from the pond, as a player finds it."""
    return say("the pond") if at == Cell(0, 0) else say("the plot {where}", where=where(at))


def where(at: Cell) -> str:
    """The way from the pond, the longer part first; unique for every cell."""
    (n, side), (m, other) = _way(at)
    if m == 0:
        return _from_the_pond(n, side)
    if n == 1:
        return say("1 step {side} then 1 {other} of the pond", side=side, other=other)
    return say("{n} steps {side} then {m} {other} of the pond", n=n, side=side, m=m, other=other)


def _way(at: Cell) -> list[tuple[int, str]]:
    """Steps in one direction, and in the next one beside it."""
    for (side, q, r), (other, q2, r2) in zip(WAYS, WAYS[1:] + WAYS[:1], strict=True):
        n, m = at.q * r2 - at.r * q2, at.r * q - at.q * r
        if n >= 0 and m >= 0:
            return [(m, other), (n, side)] if m > n else [(n, side), (m, other)]
    raise AssertionError(at)


def _where_between(at: Cell, side: Side) -> str:
    """A channel is named by the plot farther from the pond, or by both if they are equally far."""
    other = Cell(at.q + BESIDE[side][0], at.r + BESIDE[side][1])
    near, far = sorted((at, other), key=lambda cell: distance(cell.q, cell.r))
    steps = distance(far.q, far.r)
    return where(far) if distance(near.q, near.r) < steps else _from_the_pond(steps, _side(Cell(at.q + other.q, at.r + other.r)))


def _from_the_pond(steps: int, side: str) -> str:
    return say("{side} of the pond", side=side) if steps == 1 else say("{n} steps {side} of the pond", n=steps, side=side)


def _side(at: Cell) -> str:
    """The nearest of eight directions; the distance between rows is 1.5 times that from a cell's centre to its corner."""
    angle = atan2(1.5 * at.r, sqrt(3) * (at.q + at.r / 2))
    return COMPASS[round(angle / (pi / 4)) % 8]


# --- the table -----------------------------------------------------------------------------------------------------------

AT = CustomNotation(map(cell_of, range(CELLS)), map(HEXES.text, range(CELLS)))

VERBS = Verbs(
    "Takenoko",
    Verb(Roll, "rolled the weather die"),
    Verb(ChooseWeather, "chose {face}", face=FACES),
    Verb(Decline, "made no use of the weather"),
    Verb(Cloud, lambda cloud: say(TOOK[cloud.kind]), kind=IMPROVEMENTS),
    Verb(DrawPlots, "drew plots"),
    Verb(Keep, lambda keep: say(KEPT[keep.improvement], colour=keep.colour), colour=COLOURS, improvement=PRINTED),
    Verb(Under, lambda under: say(PUT_BACK[under.improvement], colour=under.colour), colour=COLOURS, improvement=PRINTED),
    Verb(Improve, lambda improve: say(ADDED[improve.kind]), kind=IMPROVEMENTS),
    Verb(Leave, "left the plot as it is", "leave plain"),
    Verb(TakeChannel, "took a channel"),
    Verb(DrawObjective, "drew a {deck} objective", deck=DECKS),
    Verb(Claim, _tell_claim, card=CARD_IDS),
    Verb(EndTurn, "ended the turn"),
    Verb(Lay, lambda lay: say("laid a plot {where}", where=where(lay.at)), at=AT),
    Verb(Rain, lambda rain: say("let it rain {where}", where=where(rain.at)), at=AT),
    Verb(Storm, lambda storm: say("frightened the panda to {place}", place=place(storm.at)), at=AT),
    Verb(Gardener, lambda gardener: tell_gardener(gardener.at, 0), at=AT),
    Verb(Panda, lambda panda: say("moved the panda to {place}", place=place(panda.at)), at=AT),
    Verb(Serve, lambda serve: say("let bamboo grow {where}", where=where(serve.at)), at=AT),
    Verb(PlaceChannel, lambda water: say("placed a channel {where}", where=_where_between(water.at, water.side)), at=AT, side=SIDES),
    Verb(PlaceChip, lambda chip: say(PLACED[chip.kind], where=where(chip.at)), kind=IMPROVEMENTS, at=AT),
    Hidden(KeepHidden, "kept one of the plots"),
    Hidden(UnderHidden, "put the other plots under the pile"),
)
