"""Number of cards still to come that would fit a cell: what a player with a good memory can count."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from roji.games.zen.actions import MOST_CARDS
from roji.games.zen.components import BOTTOM, LEFT, RIGHT, TOP, Deck, colour_of
from roji.games.zen.forms import STRIDE
from roji.games.zen.layout import CENTRE, FREE, Layout
from roji.games.zen.state import ZenTable

ANY: Final = 0  # the demand of an open side; otherwise 1 + the kind of edge


class FitCounts:
    """Number of cards that meet each demand (colour, left, right, top, bottom)."""

    deck: Deck
    round_kinds: i64
    shape_kinds: i64
    counts: vec[i16]
    left: vec[i64]  # number of cards of each colour

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.round_kinds = len(deck.semicircles) + 1
        self.shape_kinds = len(deck.shapes) + 1
        size = 2 * self.round_kinds * self.round_kinds * self.shape_kinds * self.shape_kinds
        self.counts = vec[i16]([0] * int(size))
        self.left = vec[i64]([0, 0])

    def add(self, card: i64, count: i64) -> None:
        """Count a card that may come (1), or no longer may (-1)."""
        self.left[card // MOST_CARDS] += count
        self._add_oriented(2 * card, count)
        if self.deck.ways(card) == 2:
            self._add_turned(2 * card + 1, count)

    def _add_oriented(self, oriented: i64, count: i64) -> None:
        """A card meets sixteen demands: each of its sides may or may not be required."""
        which: i64 = 0
        while which < 16:
            self._change(self._met(oriented, which), count)
            which += 1

    def _add_turned(self, oriented: i64, count: i64) -> None:
        """The same for the other way round, without the demands already met."""
        which: i64 = 0
        while which < 16:
            place = self._met(oriented, which)
            if place != self._met(oriented - 1, which):
                self._change(place, count)
            which += 1

    def _change(self, place: i64, count: i64) -> None:
        self.counts[place] = i16(i64(self.counts[place]) + count)

    def _met(self, oriented: i64, which: i64) -> i64:
        """The demand for the sides of a card selected by the bitmask `which`."""
        edges = self.deck.edges
        here = 4 * oriented
        left: i64 = (1 + i64(edges[here + LEFT])) * (which & 1)
        right: i64 = (1 + i64(edges[here + RIGHT])) * ((which >> 1) & 1)
        top: i64 = (1 + i64(edges[here + TOP])) * ((which >> 2) & 1)
        bottom: i64 = (1 + i64(edges[here + BOTTOM])) * (which >> 3)
        return self.place(colour_of(oriented), left, right, top, bottom)

    def place(self, colour: i64, left: i64, right: i64, top: i64, bottom: i64) -> i64:
        kinds = self.round_kinds
        shapes = self.shape_kinds
        return (((colour * kinds + left) * kinds + right) * shapes + top) * shapes + bottom

    def count(self, layout: Layout, cell: i64, colour: i64) -> i64:
        """Number of cards that fit this cell, either way round."""
        left = demand(layout, cell - 1, RIGHT)
        right = demand(layout, cell + 1, LEFT)
        top = demand(layout, cell - STRIDE, BOTTOM)
        bottom = demand(layout, cell + STRIDE, TOP)
        return i64(self.counts[self.place(colour, left, right, top, bottom)])

    def copy(self) -> "FitCounts":
        twin = FitCounts(self.deck)
        twin.counts = self.counts[:]
        twin.left = self.left[:]
        return twin


def demand(layout: Layout, cell: i64, side: i64) -> i64:
    """What the card on a cell, if any, demands of its neighbour at a side."""
    other: i64 = i64(layout.cells[cell])
    return 1 + i64(layout.deck.asks[4 * other + side]) if other >= 0 else i64(ANY)


def hope_of(table: ZenTable) -> FitCounts:
    """Counts over all cards that may still be drawn, and those in hand."""
    hope = FitCounts(table.layout.deck)
    for colour in range(2):
        for card in to_come(table, colour):
            hope.add(card, 1)
    for card in table.hand_cards():
        hope.add(card, 1)
    return hope


def to_come(table: ZenTable, colour: int) -> list[int]:
    """Cards of a colour that may still be drawn, as far as the player can know."""
    pile = table.pile(colour)
    if pile.passed == 1:
        return pile.coming() + pile.thrown()
    return table.unseen(colour) if table.top_only else pile.coming()


def is_hopeless(table: ZenTable) -> bool:
    """Whether no possible position of the form can be completed: a cell fits no card, or too few of a colour are left."""
    layout = table.layout
    if layout.placed == 0:
        return False
    hope = hope_of(table)
    return all(_is_dead(layout, hope, i64(layout.offsets[i])) for i in range(layout.possible))


def _is_dead(layout: Layout, hope: FitCounts, offset: i64) -> bool:
    missing = vec[i64]([0, 0])
    for form_cell in layout.form.all_cells():
        cell = CENTRE + form_cell - offset
        if i64(layout.cells[cell]) < 0:
            colour = i64(layout.form.cells[form_cell]) - 1
            missing[colour] += 1
            if i64(layout.cells[cell]) == FREE and hope.count(layout, cell, colour) == 0:
                return True
    return missing[0] > hope.left[0] or missing[1] > hope.left[1]
