"""The piles of one colour: face down to draw from and face up to discard on, turned over once."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from roji.games.zen.actions import MOST_CARDS

NO_PILE: Final[vec[u8]] = vec[u8]([0] * MOST_CARDS)


class Pile:
    """A draw pile and its discard pile over two passes."""

    in_play: bool
    passed: i64  # 1 or 2: the first or second time through
    draw: vec[u8]  # the cards from `next` to `end`, top first
    next: i64
    end: i64
    discards: vec[u8]  # oldest first
    discarded: i64

    def __init__(self, draw: vec[u8], discards: vec[u8]) -> None:
        self.in_play = False
        self.passed = 1
        self.draw = draw
        self.next = 0
        self.end = 0
        self.discards = discards
        self.discarded = 0

    def copy(self) -> "Pile":
        twin = Pile(self.draw[:], self.discards[:])
        twin.in_play = self.in_play
        twin.passed = self.passed
        twin.next = self.next
        twin.end = self.end
        twin.discarded = self.discarded
        return twin

    def left(self) -> i64:
        return self.end - self.next

    def take(self) -> i64:
        """Draw the top card."""
        card: i64 = i64(self.draw[self.next])
        self.next += 1
        return card

    def discard(self, card: i64) -> None:
        self.discards[self.discarded] = u8(card)
        self.discarded += 1

    def turn_over(self) -> None:
        """Turn over a pile used up for the first time: the discards, turned as a block, are drawn in the order of discarding."""
        if self.next < self.end or self.passed == 2:
            return
        spent = self.draw
        self.draw = self.discards
        self.discards = spent
        self.next = 0
        self.end = self.discarded
        self.discarded = 0
        self.passed = 2

    def coming(self) -> list[int]:
        """The cards still to be drawn, next first."""
        return [int(self.draw[i]) for i in range(self.next, self.end)]

    def thrown(self) -> list[int]:
        """The discards, oldest first."""
        return [int(self.discards[i]) for i in range(self.discarded)]


def stacked(cards: list[int]) -> Pile:
    """A new pile of cards in this order."""
    pile = Pile(NO_PILE[:], NO_PILE[:])
    for place, card in enumerate(cards):
        pile.draw[place] = u8(card)
    pile.end = len(cards)
    return pile
