"""A Zen table as data: the layout, the piles, the hand, and copying them."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from roji.core.luck import Luck
from roji.core.state import State
from roji.games.zen.actions import MOST_CARDS
from roji.games.zen.layout import Layout
from roji.games.zen.piles import Pile

BEGINNING: Final = 0
DRAWING: Final = 1
HAND_OUT: Final = 2  # cards of the hand may be held or the hand ended
HOLDING: Final = 3
DISCARDING: Final = 4
OVER: Final = 5

HAND: Final = 3
NOTHING_HELD: Final = -1
NO_HAND: Final[vec[i64]] = vec[i64]([0] * HAND)


class ZenTable(State):
    """Everything on the table. Only the order of a draw pile is hidden, and in its second pass often not even that."""

    options: dict[str, Any]
    immediate: bool  # turn a pile over as soon as its last card is drawn
    top_only: bool  # only the top discard is visible
    tracker: bool  # show unseen cards
    luck: Luck

    phase: i64
    result: i64
    rounds: i64
    revealed: i64
    layout: Layout
    black: Pile
    white: Pile
    colour: i64  # colour of the hand
    hand: vec[i64]
    held_cards: i64  # number of cards in hand
    held: i64  # the oriented card over the table

    def __init__(self, options: dict[str, Any], layout: Layout, black: Pile, white: Pile, luck: Luck) -> None:
        self.options = options
        self.immediate = options["flip"] == "immediate"
        self.top_only = options["memory"] == "top_only"
        self.tracker = options["tracker"]
        self.luck = luck
        self.phase = BEGINNING
        self.result = 0
        self.rounds = 0
        self.revealed = 0
        self.layout = layout
        self.black = black
        self.white = white
        self.colour = 0
        self.hand = NO_HAND[:]
        self.held_cards = 0
        self.held = NOTHING_HELD

    def copy_onto(self, twin: "ZenTable") -> None:
        twin.phase = self.phase
        twin.result = self.result
        twin.rounds = self.rounds
        twin.revealed = self.revealed
        twin.colour = self.colour
        twin.hand = self.hand[:]
        twin.held_cards = self.held_cards
        twin.held = self.held

    def pile(self, colour: i64) -> Pile:
        return self.black if colour == 0 else self.white

    def is_open(self, colour: i64) -> bool:
        """Whether a card of this colour can be drawn."""
        return self.pile(colour).left() > 0

    def in_hand(self, card: i64) -> bool:
        hand = self.hand
        i: i64 = 0
        while i < self.held_cards:
            if hand[i] == card:
                return True
            i += 1
        return False

    def hand_cards(self) -> list[int]:
        """The hand, in the order drawn."""
        return [int(self.hand[i]) for i in range(self.held_cards)]

    def laid(self) -> list[tuple[int, int]]:
        """All cards on the table as (cell, oriented card), row by row."""
        cells = self.layout.cells
        return [(cell, int(cells[cell])) for cell in range(len(cells)) if i64(cells[cell]) >= 0]

    def unseen(self, colour: int) -> list[int]:
        """Cards of a colour whose place the player cannot know, ascending: undrawn ones, and discards below a pile's visible top."""
        pile = self.pile(colour)
        found: list[int] = []
        if not self.knows_order(colour):
            found += pile.coming()
        if self.top_only:
            found += pile.thrown()[:-1]
        found.sort()
        return found

    def knows_order(self, colour: int) -> bool:
        """Whether the player has seen all discards in order, and so knows the second pass."""
        return not self.top_only and self.pile(colour).passed == 2


def colour_of(card: i64) -> i64:
    return 0 if card < MOST_CARDS else 1
