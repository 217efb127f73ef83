"""How near an objective is to fulfilment: what counts towards it, and how much is missing."""

from librt.vecs import vec
from mypy_extensions import i64

from roji.games.takenoko.actions import CELLS, COLOURS, HEXES
from roji.games.takenoko.cards import FIRST_GARDENER, FIRST_PLOT, PLOT_CARDS, SECTIONS
from roji.games.takenoko.garden import NOTHING, TALLEST, Garden
from roji.games.takenoko.objectives import columns_of
from roji.games.takenoko.shapes import CURVE, DIAMOND, LINE, MIXED, TRIANGLE, placements

Shape = list[tuple[int, int, str]]
DRAWINGS = {"line": LINE, "curve": CURVE, "triangle": TRIANGLE, "diamond": DIAMOND, "mixed": MIXED}
PLACEMENTS: dict[str, list[Shape]] = {name: placements(drawing) for name, drawing in DRAWINGS.items()}


class Progress:
    """So much of so much, and the plots that count."""

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
    """The highest column on a plot that fits."""
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
    """The place where most of the shape is there, irrigated plots first; nothing else may be in the way."""
    _, shape, one, two, _ = PLOT_CARDS[card - FIRST_PLOT]
    colours = {"A": COLOURS.index(one), "B": COLOURS.index(two or one)}
    best = Progress(0, 3 if shape in ("line", "curve", "triangle") else 4, [])
    rank = (0, 0)
    for start in garden.plots():
        for shape_there in PLACEMENTS[shape]:
            there = _there(garden, start, shape_there, colours)
            wet = [cell for cell in there if garden.is_irrigated(cell)]
            if (len(wet), len(there)) > rank:
                rank = (len(wet), len(there))
                best = Progress(len(wet), best.need, sorted(there))
    return best


def _there(garden: Garden, start: int, shape: Shape, colours: dict[str, int]) -> list[int]:
    """The plots of a shape laid at a cell that are there already; none if something else is in the way."""
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
    """Is a plot of this colour there, or could there be one?"""
    if cell < 0 or cell >= CELLS:
        return False
    return garden.colour(cell) == colour if garden.is_plot(cell) else int(garden.tile[cell]) == NOTHING
