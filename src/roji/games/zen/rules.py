"""The rules of Zen, in the order of the rulebook: preparations, rounds, placing, discarding, the end."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, u8

from roji.core.codes import Codes
from roji.core.luck import Luck
from roji.core.observation.canvas import Canvas
from roji.core.snapshot import to_json
from roji.core.state import Solved, Tuning, sorted_offer
from roji.games.zen import observation
from roji.games.zen.actions import BEGIN, DISCARD, DONE, DRAW, HOLD, PLACE
from roji.games.zen.ai import policy, solver
from roji.games.zen.components import Deck, colour_of
from roji.games.zen.forms import Form
from roji.games.zen.layout import CENTRE, cell_of, code_of, empty_layout
from roji.games.zen.piles import Pile, stacked
from roji.games.zen.scoring import LOST, RESIGNED, WON, ending_of
from roji.games.zen.state import BEGINNING, DISCARDING, DRAWING, HAND, HAND_OUT, HOLDING, NOTHING_HELD, OVER, ZenTable


class Zen(ZenTable):
    """A game of Zen in progress."""

    # --- whose choice it is ------------------------------------------------------------------------------------------

    def to_act(self) -> list[int]:
        return [] if self.phase == OVER else [0]

    def actor(self) -> int:
        return -1 if self.phase == OVER else 0

    def turn(self) -> int:
        return int(self.rounds)

    # --- what may be done --------------------------------------------------------------------------------------------

    def legal(self, seat: int) -> list[int]:
        return sorted_offer(self, seat)

    def offer(self, seat: int, codes: Codes) -> None:
        if seat != 0 or self.phase == OVER:
            return
        if self.phase == BEGINNING:
            codes.add_set(BEGIN, (1 if self.black.in_play else 0) | (2 if self.white.in_play else 0))
        elif self.phase == DRAWING:
            codes.add_set(DRAW, (1 if self.is_open(0) else 0) | (2 if self.is_open(1) else 0))
        elif self.phase == HAND_OUT:
            self._offer_holds(codes)
        elif self.phase == HOLDING:
            self._offer_places(codes)
        else:
            i: i64 = 0
            while i < self.held_cards:
                codes.add(DISCARD + self.hand[i])
                i += 1

    def _offer_holds(self, codes: Codes) -> None:
        """Every card of the hand that fits somewhere, each way round, or ending the hand."""
        if self.layout.placed:
            codes.add(DONE)
        i: i64 = 0
        while i < self.held_cards:
            oriented = 2 * self.hand[i]
            end = oriented + self.layout.deck.ways(self.hand[i])
            while oriented < end:
                if self.layout.has_place(oriented):
                    codes.add(HOLD + oriented)
                oriented += 1
            i += 1

    def _offer_places(self, codes: Codes) -> None:
        layout = self.layout
        if layout.placed == 0:
            codes.add(PLACE + code_of(CENTRE))
            return
        i: i64 = 0
        while i < layout.free:
            cell: i64 = i64(layout.frontier[i])
            if layout.takes(self.held, cell):
                codes.add(PLACE + code_of(cell))
            i += 1

    def random_action(self, seat: int, luck: Luck) -> int:
        if self.phase == HAND_OUT:
            return int(self._random_hold(luck))
        if self.phase == HOLDING:
            return int(PLACE + code_of(self.random_place(luck)))
        if self.phase == DISCARDING:
            return int(DISCARD + self.hand[luck.below(self.held_cards)])
        first: i64 = BEGIN if self.phase == BEGINNING else DRAW
        if self.is_open(0) and self.is_open(1):
            return int(first + luck.below(2))
        return int(first if self.is_open(0) else first + 1)

    def _random_hold(self, luck: Luck) -> i64:
        """A random hold, or the end of the hand: every legal choice is equally likely."""
        layout = self.layout
        count: i64 = 0 if layout.placed == 0 else 1
        chosen: i64 = DONE
        i: i64 = 0
        while i < self.held_cards:
            card = self.hand[i]
            oriented = 2 * card
            end = oriented + layout.deck.ways(card)
            while oriented < end:
                if layout.has_place(oriented):
                    count += 1
                    if luck.below(count) == 0:
                        chosen = HOLD + oriented
                oriented += 1
            i += 1
        return chosen

    def random_place(self, luck: Luck) -> i64:
        """A random place for the held card, uniformly."""
        layout = self.layout
        if layout.placed == 0:
            return CENTRE
        count: i64 = 0
        chosen: i64 = CENTRE
        i: i64 = 0
        while i < layout.free:
            cell: i64 = i64(layout.frontier[i])
            if layout.takes(self.held, cell):
                count += 1
                if luck.below(count) == 0:
                    chosen = cell
            i += 1
        return chosen

    # --- what happens ------------------------------------------------------------------------------------------------

    def play(self, seat: int, code: int) -> None:
        action: i64 = code
        if action >= PLACE:
            self._place(cell_of(action - PLACE))
        elif action >= DISCARD:
            self._discard(action - DISCARD)
        elif action >= HOLD:
            self.held = action - HOLD
            self.phase = HOLDING
        elif action == DONE:
            self._end_hand()
        elif action >= DRAW:
            self._draw(action - DRAW, HAND)
            self.rounds += 1
        else:
            self._draw(action - BEGIN, 1)

    def _draw(self, colour: i64, most: i64) -> None:
        """The top cards of a pile become the hand; a shorter pile gives what it has."""
        pile = self.pile(colour)
        self.colour = colour
        self.held_cards = 0
        while self.held_cards < most and pile.left() > 0:
            self.hand[self.held_cards] = pile.take()
            self.held_cards += 1
        if self.immediate:
            pile.turn_over()
        self.revealed += 1
        self.phase = HAND_OUT

    def _place(self, cell: i64) -> None:
        self.layout.place(self.held, cell)
        self._leave_hand(self.held // 2)
        self.held = NOTHING_HELD
        self.phase = HAND_OUT
        if self.layout.is_complete():
            self.phase = OVER
            self.result = WON
        elif self.layout.placed == 1:
            self._clean_up()

    def _leave_hand(self, card: i64) -> None:
        hand = self.hand
        i: i64 = 0
        while hand[i] != card:
            i += 1
        self.held_cards -= 1
        while i < self.held_cards:
            hand[i] = hand[i + 1]
            i += 1

    def _end_hand(self) -> None:
        """Discard what was not placed; the order matters while the pile will be drawn again."""
        if self.held_cards > 1 and self.pile(self.colour).passed == 1:
            self.phase = DISCARDING
        else:
            self._discard_the_rest()

    def _discard(self, card: i64) -> None:
        self.pile(self.colour).discard(card)
        self._leave_hand(card)
        if self.held_cards == 1:
            self._discard_the_rest()

    def _discard_the_rest(self) -> None:
        pile = self.pile(self.colour)
        i: i64 = 0
        while i < self.held_cards:
            pile.discard(self.hand[i])
            i += 1
        self.held_cards = 0
        self._clean_up()

    def _clean_up(self) -> None:
        """Turn over a pile that is used up for the first time; when all are used up twice, the game is lost."""
        self.pile(self.colour).turn_over()
        self.phase = DRAWING
        if self.black.left() == 0 and self.white.left() == 0:
            self.phase = OVER
            self.result = LOST

    # --- the end -----------------------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """Zen has no points: the cards in the picture are counted."""
        return [int(self.layout.placed)]

    def winners(self) -> list[int]:
        return [0] if self.result == WON else []

    def ending(self) -> str | None:
        if self.phase != OVER:
            return None
        form = self.layout.form
        return ending_of(self.result, form.name, int(form.size() - self.layout.placed))

    def resign(self, seat: int) -> None:
        if self.phase != OVER:
            self.phase = OVER
            self.result = RESIGNED

    def reveals(self) -> int:
        return int(self.revealed)

    def pieces(self) -> list[int]:
        """Number of black and white cards in play, wherever they are."""
        counts = [0, 0]
        for _, oriented in self.laid():
            counts[colour_of(oriented)] += 1
        for colour in range(2):
            counts[colour] += len(self.pile(colour).coming()) + len(self.pile(colour).thrown())
        counts[self.colour] += int(self.held_cards)
        return counts

    # --- copying and snapshots ---------------------------------------------------------------------------------------

    def copy(self) -> "Zen":
        return self._twin(self.luck.copy())

    def _twin(self, luck: Luck) -> "Zen":
        twin = Zen(self.options, self.layout.copy(), self.black.copy(), self.white.copy(), luck)
        self.copy_onto(twin)
        return twin

    def imagine(self, seat: int, luck: Luck) -> "Zen":
        """Deals again the cards whose places the player cannot know."""
        twin = self._twin(luck)
        for colour in range(2):
            twin.deal_again(colour, luck)
        return twin

    def deal_again(self, colour: int, luck: Luck) -> None:
        unseen = self.unseen(colour)
        if len(unseen) < 2:
            return
        cards = vec[u8]([u8(card) for card in unseen])
        luck.shuffle(cards)
        pile = self.pile(colour)
        dealt: i64 = 0
        if not self.knows_order(colour):
            for place in range(pile.next, pile.end):
                pile.draw[place] = cards[dealt]
                dealt += 1
        if self.top_only:
            for place in range(pile.discarded - 1):
                pile.discards[place] = cards[dealt]
                dealt += 1

    def snapshot(self) -> dict[str, object]:
        from roji.games.zen.snapshot import save  # here, because that module imports this one

        return to_json(save(self))

    # --- for search --------------------------------------------------------------------------------------------------

    def observe(self, seat: int, canvas: Canvas) -> None:
        observation.observe(self, canvas)

    def candidates(self, seat: int) -> list[int]:
        return policy.candidates(self, self.legal(seat))

    def rollout_action(self, seat: int, luck: Luck) -> int:
        return policy.careful(self, luck)

    def tuning(self) -> Tuning:
        return Tuning(widening=0.5)  # there are many places, and searching even one plan takes long

    def evaluate(self, seat: int) -> float:
        if self.phase == OVER:
            return 1.0 if self.result == WON else 0.0
        return policy.chance(self)

    def policy_action(self, seat: int, luck: Luck) -> int:
        return policy.careful(self, luck)  # a few dozen visits cannot tell two good places apart

    def solve(self, seat: int, most: int) -> Solved | None:
        return solver.solve(self, most)


def setup(deck: Deck, form: Form, options: dict[str, Any], luck: Luck) -> Zen:
    """Shuffle each colour separately; a colour that the form lacks is left out."""
    black = _shuffled(deck.of_colour(0), form.black > 0, luck)
    white = _shuffled(deck.of_colour(1), form.white > 0, luck)
    return Zen(options, empty_layout(deck, form), black, white, luck)


def _shuffled(cards: list[int], in_play: bool, luck: Luck) -> Pile:
    if not in_play:
        return stacked([])
    order = vec[u8]([u8(card) for card in cards])
    luck.shuffle(order)
    pile = stacked([int(card) for card in order])
    pile.in_play = True
    return pile
