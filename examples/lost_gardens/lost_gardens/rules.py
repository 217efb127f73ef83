"""The state and the rules of Lost Gardens: lay or discard a card, then draw one, until the deck is empty."""

import math

from lost_gardens.actions import VERBS, Discard, Draw, Lay, Take
from lost_gardens.cards import HAND, NAMES, SUITS, points_of, suit_of
from lost_gardens.observation import observe
from roji.core.dealing import deal_again, shuffle
from roji.core.declared import DeclaredState
from roji.core.luck import Luck
from roji.core.observation.canvas import Canvas
from roji.core.sentences import say

SEATS = 2
MOST_TURNS = 60  # players who only exchange cards with the piles would never finish
NOBODY = -1
SCALE = 25.0  # points: a typical difference between two final scores


class LostGardens(DeclaredState):
    """A game in progress. Copies and snapshots are derived from the declared fields."""

    size = VERBS.size

    deck: list[int]  # the top card is the last
    hands: list[list[int]]
    shown: list[list[int]]  # the cards of each hand that were taken from a pile, which everybody knows
    rows: list[list[list[int]]]  # of each seat and suit, ascending
    piles: list[list[int]]  # of each suit, the top card is the last
    turns: int  # completed turns
    drawing: bool  # whether the acting seat has laid or discarded and must draw now
    closed: int  # the suit of the card just discarded, which may not be taken back
    revealed: int
    gone: int  # the seat that has resigned

    def __init__(self, luck: Luck) -> None:
        self.luck = luck
        self.deck = shuffle(list(range(len(NAMES))), luck)
        self.hands = [sorted(self.deck.pop() for _ in range(HAND)) for _ in range(SEATS)]
        self.shown = [[] for _ in range(SEATS)]
        self.rows = [[[] for _ in SUITS] for _ in range(SEATS)]
        self.piles = [[] for _ in SUITS]
        self.turns = 0
        self.drawing = False
        self.closed = NOBODY
        self.revealed = 0
        self.gone = NOBODY

    # turns and legality

    def is_over(self) -> bool:
        return self.gone != NOBODY or not self.deck or self.turns == MOST_TURNS

    def to_act(self) -> list[int]:
        return [] if self.is_over() else [self.turns % SEATS]

    def why_not(self, seat: int, code: int) -> str | None:
        """Every rule once, as a sentence; `legal` is derived from it."""
        if not 0 <= code < VERBS.size:
            return "there is no such action"
        if self.is_over():
            return "the game is over"
        if [seat] != self.to_act():
            return "it is not your turn"
        match VERBS.describe(code):
            case Lay(name):
                return self._why_not_play(seat, name) or self._why_not_lay(seat, NAMES.index(name))
            case Discard(name):
                return self._why_not_play(seat, name)
            case Draw():
                return None if self.drawing else "first lay or discard a card"
            case Take(suit):
                return self._why_not_take(SUITS.index(suit))
        return None

    def _why_not_play(self, seat: int, name: str) -> str | None:
        if self.drawing:
            return "you have played a card; now draw one, or take one from a pile"
        if NAMES.index(name) not in self.hands[seat]:
            return say("you do not hold {card}", card=name)
        return None

    def _why_not_lay(self, seat: int, card: int) -> str | None:
        row = self.rows[seat][suit_of(card)]
        if row and row[-1] > card:
            return say("{card} is lower than {last}, the last card of that row", card=NAMES[card], last=NAMES[row[-1]])
        return None

    def _why_not_take(self, suit: int) -> str | None:
        if not self.drawing:
            return "first lay or discard a card"
        if not self.piles[suit]:
            return "that pile is empty"
        return "you have just discarded that card" if suit == self.closed else None

    # playing

    def play(self, seat: int, code: int) -> None:
        match VERBS.describe(code):
            case Lay(name):
                self._let_go(seat, NAMES.index(name), self.rows[seat])
                self.closed = NOBODY
            case Discard(name):
                self._let_go(seat, NAMES.index(name), self.piles)
                self.closed = suit_of(NAMES.index(name))
            case Draw():
                self._get(seat, self.deck.pop())
                self.revealed += 1  # nobody could tell which card it would be
            case Take(suit):
                card = self.piles[SUITS.index(suit)].pop()
                self.shown[seat].append(card)
                self._get(seat, card)

    def _let_go(self, seat: int, card: int, places: list[list[int]]) -> None:
        self.hands[seat].remove(card)
        if card in self.shown[seat]:
            self.shown[seat].remove(card)
        places[suit_of(card)].append(card)
        self.drawing = True

    def _get(self, seat: int, card: int) -> None:
        self.hands[seat] = sorted([*self.hands[seat], card])
        self.drawing = False
        self.turns += 1

    def turn(self) -> int:
        return self.turns

    def reveals(self) -> int:
        return self.revealed

    # the end

    def resign(self, seat: int) -> None:
        self.gone = seat

    def scores(self) -> list[int]:
        return [sum(map(points_of, rows)) for rows in self.rows]

    def winners(self) -> list[int]:
        if not self.is_over():
            return []
        staying = [seat for seat in range(SEATS) if seat != self.gone]
        best = max(self.scores()[seat] for seat in staying)
        return [seat for seat in staying if self.scores()[seat] == best]

    def ending(self) -> str | None:
        if not self.is_over():
            return None
        if self.gone != NOBODY:
            return "a player gave up"
        return "the deck is empty" if not self.deck else say("{n} turns are over", n=MOST_TURNS)

    def pieces(self) -> list[int]:
        """The number of copies of each card, wherever it lies."""
        places = [self.deck, *self.hands, *self.piles, *(row for rows in self.rows for row in rows)]
        return [sum(place.count(card) for place in places) for card in range(len(NAMES))]

    # imagination and evaluation

    def imagine(self, seat: int, luck: Luck) -> "LostGardens":
        """Deal the deck and the opponent's hand again, except for the cards that everybody saw being taken."""
        world = self.copy()
        world.luck = luck
        other = 1 - seat
        world.shown = [sorted(cards) for cards in world.shown]
        hidden = [card for card in self.hands[other] if card not in self.shown[other]]
        deal_again([*self.deck, *hidden], [world.deck, world.hands[other]], luck)
        world.hands[other].sort()
        return world

    def evaluate(self, seat: int) -> float:
        """The expected share of the win, from the points so far."""
        if self.is_over():
            return super().evaluate(seat)
        mine, other = self.scores()[seat], self.scores()[1 - seat]
        return 1 / (1 + math.exp((other - mine) / SCALE))

    def observe(self, seat: int, canvas: Canvas) -> None:
        observe(self, seat, canvas)
