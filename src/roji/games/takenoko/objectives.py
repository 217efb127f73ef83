"""Objectives: whether they are fulfilled, how near they are, and what they lack."""

from librt.vecs import vec
from mypy_extensions import i64

from roji.core.sentences import say
from roji.games.takenoko.actions import CELLS, HEXES, PRINTED
from roji.games.takenoko.actions import COLOURS as COLOUR_NAMES
from roji.games.takenoko.components import BIT, COLOURS, FIRST_CARD, FIRST_GARDENER, FIRST_PLOT, PANDAS, PAST_CARD, PLOT_CARDS, SECTIONS
from roji.games.takenoko.garden import COLUMN_CARD, COLUMNS_ASKED, FOURS, NOTHING, TALLEST, Garden
from roji.games.takenoko.shapes import DRAWINGS, placements


def columns_of(card: i64) -> i64:
    """Number of columns a gardener card requires; a single one must be 4 high, several 3."""
    column = (card - FIRST_GARDENER) % 5
    if column < 4:
        return 1
    return 4 - (card - FIRST_GARDENER) // 5


def is_fulfilled(garden: Garden, card: i64, sections: vec[i64], exact: bool) -> bool:
    """Whether the garden or these sections fulfil this objective."""
    if card < PANDAS:
        return is_fed(card, sections)
    return grown_cards(garden, exact) & BIT[card] != 0


def is_fed(card: i64, sections: vec[i64]) -> bool:
    i = COLOURS * card
    return sections[0] >= SECTIONS[i] and sections[1] >= SECTIONS[i + 1] and sections[2] >= SECTIONS[i + 2]


def fed_cards(sections: vec[i64]) -> i64:
    """Bitmask of the panda objectives that these sections fulfil."""
    found: i64 = 0
    card: i64 = 0
    while card < PANDAS:
        if is_fed(card, sections):
            found |= BIT[card]
        card += 1
    return found


def grown_cards(garden: Garden, exact: bool) -> i64:
    """Bitmask of the plot and gardener objectives that are fulfilled."""
    found = garden.shapes | garden.columns
    return found if exact else found | _high_columns(garden)


def _high_columns(garden: Garden) -> i64:
    """Bitmask of the objectives of several columns that are fulfilled if columns of four count, too."""
    tall = garden.tall
    found: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        fours = tall[4 * colour] + tall[4 * colour + 1] + tall[4 * colour + 2] + tall[4 * colour + 3]
        if fours + tall[FOURS + colour] >= COLUMNS_ASKED[FOURS + colour]:
            found |= BIT[COLUMN_CARD[FOURS + colour]]
        colour += 1
    return found


def fulfilled_cards(garden: Garden, deck: i64, sections: vec[i64], exact: bool) -> i64:
    """Bitmask of the cards of a deck that are fulfilled now."""
    found: i64 = 0
    card = FIRST_CARD[deck]
    while card < PAST_CARD[deck]:
        if is_fulfilled(garden, card, sections, exact):
            found |= BIT[card]
        card += 1
    return found


# --- how near an objective is: what counts towards it, and how much is missing -------------------------------------------

Shape = list[tuple[int, int, str]]
PLACEMENTS: dict[str, list[Shape]] = {name: placements(drawing) for name, drawing in DRAWINGS.items()}


class Progress:
    """How much of what a card requires is there, and the plots that count."""

    have: int
    need: int
    cells: list[int]

    def __init__(self, have: int, need: int, cells: list[int]) -> None:
        self.have = have
        self.need = need
        self.cells = cells


def progress(garden: Garden, card: int, sections: vec[i64], exact: bool) -> Progress:
    if card >= FIRST_PLOT:
        return _shape(garden, card)
    if card >= FIRST_GARDENER:
        return _columns(garden, card, exact) if columns_of(card) > 1 else _column(garden, card)
    asked = [int(SECTIONS[3 * card + colour]) for colour in range(3)]
    return Progress(sum([min(int(sections[colour]), asked[colour]) for colour in range(3)]), sum(asked), [])


def _column(garden: Garden, card: int) -> Progress:
    """The highest column on a suitable plot."""
    colour, improvement = divmod(card - FIRST_GARDENER, 5)
    fitting = [cell for cell in garden.plots() if garden.kind(cell) == 4 * colour + improvement]
    best = max([int(garden.height(cell)) for cell in fitting], default=0)
    return Progress(best, TALLEST, [cell for cell in fitting if best and garden.height(cell) == best][:1])


def _columns(garden: Garden, card: int, exact: bool) -> Progress:
    colour = (card - FIRST_GARDENER) // 5
    need = int(columns_of(card))
    high = [cell for cell in garden.plots() if garden.colour(cell) == colour and garden.height(cell) >= 3]
    counting = [cell for cell in high if not exact or garden.height(cell) == 3]
    return Progress(min(need, len(counting)), need, counting[:need])


def _shape(garden: Garden, card: int) -> Progress:
    """The place where most of the shape is present, irrigated plots first; nothing else may be in the way."""
    _, shape, one, two, _ = PLOT_CARDS[card - FIRST_PLOT]
    colours = {"A": COLOUR_NAMES.index(one), "B": COLOUR_NAMES.index(two or one)}
    best = Progress(0, 3 if shape in ("line", "curve", "triangle") else 4, [])
    rank = (0, 0)
    for start in garden.plots():
        for shape_there in PLACEMENTS[shape]:
            there = cells_there(garden, start, shape_there, colours)
            wet = [cell for cell in there if garden.is_irrigated(cell)]
            if (len(wet), len(there)) > rank:
                rank = (len(wet), len(there))
                best = Progress(len(wet), best.need, sorted(there))
    return best


def cells_there(garden: Garden, start: int, shape: Shape, colours: dict[str, int]) -> list[int]:
    """The plots already there of a shape laid at a cell; none if something else is in the way."""
    q0, r0 = HEXES.cells[start]
    there: list[int] = []
    for q, r, letter in shape:
        cell = HEXES.at(q0 + q, r0 + r)
        if not _may_be(garden, cell, colours[letter]):
            return []
        if garden.is_plot(cell):
            there.append(cell)
    return there


def _may_be(garden: Garden, cell: int, colour: int) -> bool:
    """Whether a plot of this colour is there or could be."""
    if cell < 0 or cell >= CELLS:
        return False
    return garden.colour(cell) == colour if garden.is_plot(cell) else int(garden.tile[cell]) == NOTHING


# --- what an objective still lacks, as a sentence ------------------------------------------------------------------------

MIRRORED: list[Shape] = [[(r, q, letter) for q, r, letter in shape] for shape in PLACEMENTS["mixed"]]
EXACTLY = "the card asks for {need} {colour} stalks of exactly three sections, and the garden has {have}"
OR_MORE = "the card asks for {need} {colour} stalks of three sections or more, and the garden has {have}"
WITH_ANOTHER = {
    "plain": "the {colour} stalk of {height} sections has an improvement, and there may be none",
    "watershed": "the {colour} stalk of {height} sections has no watershed",
    "enclosure": "the {colour} stalk of {height} sections has no enclosure",
    "fertilizer": "the {colour} stalk of {height} sections has no fertilizer",
}
TOO_LOW = {
    "plain": "the tallest {colour} stalk on a plot without an improvement has {have} of {height} sections",
    "watershed": "the tallest {colour} stalk on a plot with a watershed has {have} of {height} sections",
    "enclosure": "the tallest {colour} stalk on a plot with an enclosure has {have} of {height} sections",
    "fertilizer": "the tallest {colour} stalk on a plot with a fertilizer has {have} of {height} sections",
}
NO_SUCH_PLOT = {
    "plain": "the garden has no {colour} plot without an improvement",
    "watershed": "the garden has no {colour} plot with a watershed",
    "enclosure": "the garden has no {colour} plot with an enclosure",
    "fertilizer": "the garden has no {colour} plot with a fertilizer",
}


def what_is_missing(garden: Garden, card: int, sections: vec[i64], exact: bool) -> str:
    """What keeps an objective from being fulfilled."""
    if card >= FIRST_PLOT:
        return _missing_shape(garden, card)
    if card < PANDAS:
        return _missing_sections(sections, card)
    colour, improvement = divmod(card - FIRST_GARDENER, 5)
    if columns_of(card) > 1:
        return _missing_columns(garden, card, colour, exact)
    return _missing_column(garden, colour, improvement)


def _missing_shape(garden: Garden, card: int) -> str:
    _, shape, one, two, _ = PLOT_CARDS[card - FIRST_PLOT]
    colours = {"A": COLOUR_NAMES.index(one), "B": COLOUR_NAMES.index(two or one)}
    size = len(PLACEMENTS[shape][0])
    found = [cells_there(garden, start, turned, colours) for start in garden.plots() for turned in PLACEMENTS[shape]]
    whole = [len([cell for cell in cells if not garden.is_irrigated(cell)]) for cells in found if len(cells) == size]
    if whole:
        dry = min(whole)
        return (
            say("the shape is there, but {n} of its plots are dry", n=dry)
            if dry > 1
            else say("the shape is there, but one of its plots is dry")
        )
    if shape == "mixed" and _is_mirrored(garden, colours):
        return say("only the mirror image of the shape is there: a shape may be turned, but not mirrored")
    most = max([len(cells) for cells in found], default=0)
    return say("the garden has {have} of the {need} plots of this shape", have=most, need=size)


def _is_mirrored(garden: Garden, colours: dict[str, int]) -> bool:
    return any(len(cells_there(garden, start, turned, colours)) == len(turned) for start in garden.plots() for turned in MIRRORED)


def _missing_column(garden: Garden, colour: int, improvement: int) -> str:
    """A single bamboo of four sections, with this improvement or none."""
    name, asked = COLOUR_NAMES[colour], PRINTED[improvement]
    of_colour = [cell for cell in garden.plots() if garden.colour(cell) == colour]
    if any(garden.height(cell) == TALLEST for cell in of_colour):
        return say(WITH_ANOTHER[asked], colour=name, height=TALLEST)
    fitting = [int(garden.height(cell)) for cell in of_colour if garden.improvement(cell) == improvement]
    if fitting:
        return say(TOO_LOW[asked], colour=name, have=max(fitting), height=TALLEST)
    return say(NO_SUCH_PLOT[asked], colour=name)


def _missing_columns(garden: Garden, card: int, colour: int, exact: bool) -> str:
    """Several bamboo of three sections."""
    need = int(columns_of(card))
    heights = [int(garden.height(cell)) for cell in garden.plots() if garden.colour(cell) == colour]
    name, threes, fours = COLOUR_NAMES[colour], heights.count(3), heights.count(4)
    if not exact:
        return say(OR_MORE, need=need, colour=name, have=threes + fours)
    if threes + fours >= need:
        return say("{colour} stalks of four sections do not count: the card asks for exactly three", colour=name)
    return say(EXACTLY, need=need, colour=name, have=threes)


def _missing_sections(sections: vec[i64], card: int) -> str:
    asked = [int(SECTIONS[3 * card + colour]) for colour in range(3)]
    if max(asked) > 1:
        colour = asked.index(max(asked))
        have = int(sections[colour])
        return say(
            "the card asks for {need} {colour} sections, and you have {have}", need=asked[colour], colour=COLOUR_NAMES[colour], have=have
        )
    lacking = [COLOUR_NAMES[colour] for colour in range(3) if sections[colour] == 0]
    if len(lacking) == 1:
        return say("you have no {colour} section", colour=lacking[0])
    if len(lacking) == 2:
        return say("you have no {one} section and no {other} section", one=lacking[0], other=lacking[1])
    return say("you have no bamboo section")
