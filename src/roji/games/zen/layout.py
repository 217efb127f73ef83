"""The cards on the table, where the next may go, and which parts of the form they may be."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from roji.core.ordered import insert_i16, remove_i16
from roji.games.zen.actions import ACROSS, MOST_CARDS, REACH
from roji.games.zen.components import BOTTOM, LEFT, RIGHT, TOP, Deck, colour_of, is_fitting
from roji.games.zen.forms import MARGIN, STRIDE, Form
from roji.games.zen.scoring import is_complete

CENTRE: Final = 751  # the start card's cell: STRIDE * 16 + 15
CELLS: Final = 1518  # 33 rows of STRIDE
EMPTY: Final = -1
FREE: Final = -2  # an empty cell that touches a card

MOST_OFFSETS: Final = 2 * MOST_CARDS
MOST_EDGES: Final = 4 * MOST_CARDS + 4

NO_CARDS: Final[vec[i16]] = vec[i16]([EMPTY] * CELLS)
NO_FRONTIER: Final[vec[i16]] = vec[i16]([0] * MOST_EDGES)
NO_OFFSETS: Final[vec[i16]] = vec[i16]([0] * MOST_OFFSETS)


class Layout:
    """The cards on the table. An *offset* is a cell of the form that the start card may be."""

    deck: Deck
    form: Form
    cells: vec[i16]  # oriented cards, EMPTY or FREE
    frontier: vec[i16]  # the free cells, ascending
    free: i64
    offsets: vec[i16]
    possible: i64  # number of offsets
    placed: i64
    latest: i64  # the cell of the last card placed

    def __init__(self, deck: Deck, form: Form, cells: vec[i16], frontier: vec[i16], offsets: vec[i16]) -> None:
        self.deck = deck
        self.form = form
        self.cells = cells
        self.frontier = frontier
        self.free = 0
        self.offsets = offsets
        self.possible = 0
        self.placed = 0
        self.latest = CENTRE

    def copy(self) -> "Layout":
        twin = Layout(self.deck, self.form, self.cells[:], self.frontier[:], self.offsets[:])
        twin.free = self.free
        twin.possible = self.possible
        twin.placed = self.placed
        twin.latest = self.latest
        return twin

    # --- may it lie there? -------------------------------------------------------------------------------------------

    def takes(self, oriented: i64, cell: i64) -> bool:
        """Whether this card may go on this free cell (or, as the first, in the centre)."""
        return self.can_be(cell, colour_of(oriented)) and self.matches(oriented, cell)  # the form rules out more than the neighbours do

    def matches(self, oriented: i64, cell: i64) -> bool:
        """Whether semicircles close to circles of one colour and shapes fit the cards above and below."""
        here = 4 * oriented  # `fits_to` for each side, inlined: calls and local names for the rows would be half of the cost
        other: i64 = i64(self.cells[cell - 1])
        if other >= 0 and self.deck.asks[4 * other + RIGHT] != self.deck.edges[here + LEFT]:
            return False
        other = i64(self.cells[cell + 1])
        if other >= 0 and self.deck.asks[4 * other + LEFT] != self.deck.edges[here + RIGHT]:
            return False
        other = i64(self.cells[cell - STRIDE])
        if other >= 0 and self.deck.asks[4 * other + BOTTOM] != self.deck.edges[here + TOP]:
            return False
        other = i64(self.cells[cell + STRIDE])
        return other < 0 or self.deck.asks[4 * other + TOP] == self.deck.edges[here + BOTTOM]

    def fits_to(self, oriented: i64, side: i64, cell: i64) -> bool:
        """Whether a card fits what is on the neighbouring cell at one of its sides."""
        neighbour: i64 = i64(self.cells[cell])
        return neighbour < 0 or is_fitting(self.deck, oriented, side, neighbour)

    def can_be(self, cell: i64, colour: i64) -> bool:
        """Whether the layout is still a part of the form with a card of this colour here."""
        if self.placed == 0:
            return self.form.count(colour) > 0
        away = cell - CENTRE
        i: i64 = 0
        while i < self.possible:
            if i64(self.form.cells[i64(self.offsets[i]) + away]) == colour + 1:
                return True
            i += 1
        return False

    def has_place(self, oriented: i64) -> bool:
        if self.placed == 0:
            return True
        frontier = self.frontier
        i: i64 = 0
        while i < self.free:
            if self.takes(oriented, i64(frontier[i])):
                return True
            i += 1
        return False

    # --- placing -----------------------------------------------------------------------------------------------------

    def place(self, oriented: i64, cell: i64) -> None:
        """Place a card, and drop the offsets it contradicts."""
        colour = colour_of(oriented)
        if self.placed == 0:
            self._begin(colour)
        else:
            self._intersect(cell, colour)
            self._forget(cell)
        self.cells[cell] = i16(oriented)
        self.placed += 1
        self.latest = cell
        self._reach(cell - STRIDE)
        self._reach(cell - 1)
        self._reach(cell + 1)
        self._reach(cell + STRIDE)

    def _begin(self, colour: i64) -> None:
        """The start card may be any cell of its colour."""
        picture = self.form.cells
        cell: i64 = 0
        while cell < STRIDE * STRIDE:
            if i64(picture[cell]) == colour + 1:
                self.offsets[self.possible] = i16(cell)
                self.possible += 1
            cell += 1

    def _intersect(self, cell: i64, colour: i64) -> None:
        if self.possible == 1:
            return
        offsets = self.offsets
        picture = self.form.cells
        away = cell - CENTRE
        kept: i64 = 0
        i: i64 = 0
        while i < self.possible:
            offset = offsets[i]
            if i64(picture[i64(offset) + away]) == colour + 1:
                offsets[kept] = offset
                kept += 1
            i += 1
        self.possible = kept

    def _forget(self, cell: i64) -> None:
        """Remove a cell from the frontier."""
        self.free -= 1
        remove_i16(self.frontier, self.free, cell)

    def _reach(self, cell: i64) -> None:
        """Add an empty cell beside a card to the frontier, in order, unless it is off the table."""
        if i64(self.cells[cell]) != EMPTY or not is_on_table(cell):
            return
        self.cells[cell] = i16(FREE)
        insert_i16(self.frontier, self.free, cell)
        self.free += 1

    def is_complete(self) -> bool:
        return is_complete(self.placed, self.form.size())


def empty_layout(deck: Deck, form: Form) -> Layout:
    return Layout(deck, form, NO_CARDS[:], NO_FRONTIER[:], NO_OFFSETS[:])


def is_on_table(cell: i64) -> bool:
    """Whether a cell is within reach of the start card: no form of 16 by 16 cells goes farther."""
    down = cell // STRIDE
    across = cell - STRIDE * down
    return 1 <= down <= 2 * REACH + 1 and 0 <= across <= 2 * REACH


def code_of(cell: i64) -> i64:
    """The index of a cell in action codes."""
    down = cell // STRIDE
    return ACROSS * (down - 1) + cell - STRIDE * down


def cell_of(code: i64) -> i64:
    """The inverse of `code_of`."""
    down = code // ACROSS
    return STRIDE * (down + 1) + code - ACROSS * down


def x_of(cell: i64) -> int:
    return int(cell % STRIDE - REACH)


def y_of(cell: i64) -> int:
    return int(cell // STRIDE - REACH - 1)


def form_x(offset: i64) -> int:
    return int(offset % STRIDE - MARGIN)


def form_y(offset: i64) -> int:
    return int(offset // STRIDE - MARGIN)
