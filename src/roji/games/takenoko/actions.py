"""The verbs of Takenoko: what each code means, as a Struct, as notation and in words."""

from typing import Final, Literal

import msgspec

from roji.core.hexes import Hexes
from roji.core.sentences import say
from roji.games.takenoko.cards import CARD_IDS

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

REACH: Final = 14  # 27 plots never lie farther from the pond
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
LAY: Final = 78  # + cell, as all that follow
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


OnCells = Lay | Rain | Storm | Gardener | Panda | Serve
Alone = Roll | Decline | DrawPlots | Leave | TakeChannel | EndTurn | KeepHidden | UnderHidden
Takenoko = OnCells | Alone | ChooseWeather | Cloud | Keep | Under | Improve | DrawObjective | PlaceChannel | PlaceChip | Claim
ACTIONS = (
    *(Roll, ChooseWeather, Decline, Rain, Storm, Cloud, DrawPlots, Keep, Under, Lay, Improve, Leave),
    *(TakeChannel, Gardener, Panda, DrawObjective, PlaceChannel, PlaceChip, Claim, Serve, EndTurn),
    *(KeepHidden, UnderHidden),
)

ON_CELLS = ((LAY, Lay), (RAIN, Rain), (STORM, Storm), (GARDENER, Gardener), (PANDA, Panda), (SERVE, Serve))
ALONE: dict[int, Takenoko] = {
    ROLL: Roll(),
    DECLINE: Decline(),
    PLOTS: DrawPlots(),
    LEAVE: Leave(),
    CHANNEL: TakeChannel(),
    END: EndTurn(),
}
LINES = {ROLL: "roll", DECLINE: "decline", PLOTS: "plots", LEAVE: "leave plain", CHANNEL: "channel", END: "end"}


def cell_of(number: int) -> Cell:
    return Cell(*HEXES.cells[number])


def plot_words(kind: int) -> str:
    """A plot as it is written: "green plain"."""
    return f"{COLOURS[kind // 4]} {PRINTED[kind % 4]}"


def describe(code: int) -> Takenoko:
    if code >= CHIP:
        return PlaceChip(IMPROVEMENTS[(code - CHIP) // CELLS], cell_of((code - CHIP) % CELLS))
    if code >= WATER:
        return PlaceChannel(cell_of((code - WATER) // 3), SIDES[(code - WATER) % 3])
    if code >= LAY:
        return ON_CELLS[(code - LAY) // CELLS][1](cell_of((code - LAY) % CELLS))
    if code in ALONE:
        return ALONE[code]
    if code >= CLAIM:
        return Claim(CARD_IDS[code - CLAIM])
    if code >= OBJECTIVE:
        return DrawObjective(DECKS[code - OBJECTIVE])
    if code >= IMPROVE:
        return Improve(IMPROVEMENTS[code - IMPROVE])
    if code >= UNDER:
        return Under(COLOURS[(code - UNDER) // 4], PRINTED[(code - UNDER) % 4])
    if code >= KEEP:
        return Keep(COLOURS[(code - KEEP) // 4], PRINTED[(code - KEEP) % 4])
    if code >= CLOUD:
        return Cloud(IMPROVEMENTS[code - CLOUD])
    return ChooseWeather(FACES[code - WEATHER])


def text(code: int) -> str:
    """One line of notation: "gardener 1,-2", "water 1,0 SE", "claim PA-G"."""
    match describe(code):
        case PlaceChip(kind, at):
            return f"chip {kind} {at.q},{at.r}"
        case PlaceChannel(at, side):
            return f"water {at.q},{at.r} {side}"
        case Lay(at) | Rain(at) | Storm(at) | Gardener(at) | Panda(at) | Serve(at) as action:
            return f"{action.__struct_config__.tag} {at.q},{at.r}"
        case Claim(card):
            return f"claim {card}"
        case DrawObjective(deck):
            return f"objective {deck}"
        case Improve(kind):
            return f"improve {kind}"
        case Under(colour, improvement):
            return f"under {colour} {improvement}"
        case Keep(colour, improvement):
            return f"keep {colour} {improvement}"
        case Cloud(kind):
            return f"cloud {kind}"
        case ChooseWeather(face):
            return f"weather {face}"
    return LINES[code]


WORDS = {"chip": 2, "water": 2, "keep": 2, "under": 2, "claim": 1, "objective": 1, "improve": 1, "cloud": 1, "weather": 1} | dict.fromkeys(
    ("lay", "rain", "storm", "gardener", "panda", "serve"), 1
)
CELL_CODES = {"lay": LAY, "rain": RAIN, "storm": STORM, "gardener": GARDENER, "panda": PANDA, "serve": SERVE}
WHOLE_LINES = {line: code for code, line in LINES.items()}


def parse(line: str) -> int:
    if line in WHOLE_LINES:
        return WHOLE_LINES[line]
    verb, *said = line.split(" ")
    if verb not in WORDS:
        raise ValueError(f"{line!r} is no action of Takenoko; it is {', '.join(WHOLE_LINES)}, or begins with {', '.join(WORDS)}")
    if len(said) != WORDS[verb]:
        raise ValueError(f"{line!r} does not read like 'gardener 1,-2', 'water 1,0 SE' or 'claim PA-G'")
    match verb:
        case "chip":
            return CHIP + CELLS * _place(IMPROVEMENTS, said[0], "improvement") + _read_cell(said[1])
        case "water":
            return WATER + 3 * _read_cell(said[0]) + _place(SIDES, said[1], "side")
        case "keep":
            return KEEP + read_plot(said[0], said[1])
        case "under":
            return UNDER + read_plot(said[0], said[1])
        case "claim":
            return CLAIM + _place(CARD_IDS, said[0], "card")
        case "objective":
            return OBJECTIVE + _place(DECKS, said[0], "deck")
        case "improve":
            return IMPROVE + _place(IMPROVEMENTS, said[0], "improvement")
        case "cloud":
            return CLOUD + _place(IMPROVEMENTS, said[0], "improvement")
        case "weather":
            return WEATHER + _place(FACES, said[0], "weather")
    return CELL_CODES[verb] + _read_cell(said[0])


def read_plot(colour: str, improvement: str) -> int:
    """The kind of plot that two words name; a ValueError with a sentence if there is none."""
    return 4 * _place(COLOURS, colour, "colour") + _place(PRINTED, improvement, "plot")


def _read_cell(said: str) -> int:
    cell = HEXES.read(said)
    if said != HEXES.text(cell):
        raise ValueError(f"{said!r} is not how a cell is written; write {HEXES.text(cell)}")
    return cell


def _place(names: tuple[str, ...], said: str, what: str) -> int:
    if said not in names:
        raise ValueError(f"there is no {what} {said!r}; there is {', '.join(names)}")
    return names.index(said)


def tell(action: Takenoko) -> str:
    """An action as the rest of a sentence that begins with a name."""
    match action:
        case Lay(at):
            return say("laid a plot at {cell}", cell=_written(at))
        case Rain(at):
            return say("let it rain at {cell}", cell=_written(at))
        case Storm(at):
            return say("frightened the panda to {cell}", cell=_written(at))
        case Gardener(at):
            return say("moved the gardener to {cell}", cell=_written(at))
        case Panda(at):
            return say("moved the panda to {cell}", cell=_written(at))
        case Serve(at):
            return say("gave a section to {cell}", cell=_written(at))
        case PlaceChannel(at, side):
            return say("placed a channel at {cell} {side}", cell=_written(at), side=side)
        case PlaceChip(kind, at):
            return say(PLACED[kind], cell=_written(at))
        case Claim(card):
            return say("completed a {deck} objective ({card})", deck=KINDS[card[:2]], card=card)
    return _tell_the_rest(action)


def _tell_the_rest(action: Takenoko) -> str:
    match action:
        case ChooseWeather(face):
            return say("chose {face}", face=face)
        case Cloud(kind):
            return say(TOOK[kind])
        case Keep(colour, improvement):
            return say("kept a {colour} plot, {improvement}", colour=colour, improvement=improvement)
        case Under(colour, improvement):
            return say("put a {colour} plot, {improvement}, directly under the pile", colour=colour, improvement=improvement)
        case Improve(kind):
            return say(ADDED[kind])
        case DrawObjective(deck):
            return say("drew a {deck} objective", deck=deck)
    return say(TOLD[type(action)])


KINDS = {"PA": "panda", "GA": "gardener", "PL": "plot"}
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
    "watershed": "placed a watershed at {cell}",
    "enclosure": "placed an enclosure at {cell}",
    "fertilizer": "placed a fertilizer at {cell}",
}
TOLD: dict[type[Takenoko], str] = {
    Roll: "rolled the weather die",
    Decline: "made no use of the weather",
    DrawPlots: "drew plots",
    Leave: "left the plot as it is",
    TakeChannel: "took a channel",
    EndTurn: "ended the turn",
    KeepHidden: "kept one of the plots",
    UnderHidden: "put the other plots under the pile",
}


def _written(at: Cell) -> str:
    return f"{at.q},{at.r}"
