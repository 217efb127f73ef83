"""What the networks look at: an Ohanami table as one seat knows it, and each of its choices, as small whole numbers.

Gardens are alike, and the two ends of a garden grow independently: so a player's gardens are three low ends and three high ends, each
sorted. A number that is skipped costs nothing if its card cannot come any more: so room is counted in cards that may still come,
those that the seat has seen in a hand (near) and those it has not seen (far).

Nothing here depends on what the seat cannot know. The others are seen as one, the *rival*: the player to whom the seat passes its hand.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roji.games.ohanami.actions import CHOOSE, DISCARD, LAY, START
from roji.games.ohanami.ai.policy import least_gap, price, suit_worth, turns_left
from roji.games.ohanami.components import BLOSSOM, CARDS, GARDENS, HAND, KEEP, PLANT, ROUNDS, STONE, SUIT, WATER
from roji.games.ohanami.scoring import LADDER, PLANT_POINTS, STONE_POINTS, WATER_POINTS, scorings_left
from roji.games.ohanami.state import GARDEN, IN_DECK, LAYING, MOST_SEATS, PLACES, TURNS, OhanamiTable, Player

VERSION: Final = 2  # raised when a number changes its meaning
YES: Final = 8

# Of the table.
ROUND: Final = 0  # one of three
TURN: Final = 3  # one of five
LEFT: Final = 8  # turns
IS_LAYING: Final = 9
LAYS_FIRST: Final = 10  # before the rival
RIVAL_KEPT: Final = 11  # cards that the rival has still to lay
OF_SUITS: Final = 12  # cards in hand by suit, then those seen in other hands
KEPT: Final = 20  # own cards kept, by suit; their number; what they would bring
OF_TABLE: Final = 26

# Of each of the two players, the seat first.
SUITS: Final = 0  # laid, by suit
LADDERS: Final = 4  # what the blossoms will pay
BEGUN: Final = 5  # gardens
SECURED: Final = 6  # points that nobody can take away
HAND_WORTH: Final = 7  # the best and the second best card in hand
NEXT_WORTH: Final = 9  # the same in other hands
FITS: Final = 11  # cards in hand that fit closely, and not so closely; then those in other hands
ENDS: Final = 15  # low ends ascending, then high ones
NEAR: Final = 21  # cards beyond each end
FAR: Final = 27
OF_PLAYER: Final = 33

CONTEXT: Final = OF_TABLE + 2 * OF_PLAYER
NO_CONTEXT: Final[vec[i64]] = vec[i64]([0] * CONTEXT)

# Of a choice.
KIND: Final = 0  # choose, lay, start, discard
CARD_SUIT: Final = 4
GAP: Final = 8  # whether the card fits, the numbers that it skips, how close it is
OTHER_GAP: Final = 11  # the same of the other card kept, after this one
RIVAL_GAP: Final = 14  # the same of this card in the rival's gardens
PAYS: Final = 17  # what the card will have paid in the end, to the seat and to the rival
ENDS_AFTER: Final = 19  # and room beyond them, near and far
BEGUN_AFTER: Final = 37
CHOICE: Final = 38
NO_CHOICES: Final[vec[i64]] = vec[i64]([0] * (CHOICE * HAND))  # never more than a whole hand, or four uses each of two cards

NOWHERE: Final = 200  # a gap larger than any
NEW_GARDEN: Final = 10  # to begin a garden counts as skipping so many numbers, when the best place is looked for
CLOSE: Final = 64  # how close a neighbour is
SMALL_GAP: Final = 2
GREAT_GAP: Final = 8
NO_COUNTS: Final[vec[i64]] = vec[i64]([0] * (CARDS + 2))
FAR_ONES: Final = 256  # in a count, cards that were not seen are in the upper part
WORTH_UNIT: Final = 16  # worths are told in quarters of a point
HELD: Final = 1  # where a card is: in the seat's hand,
SEEN: Final = 2  # in another hand, or taken from there this round,
UNSEEN: Final = 3  # in the deck, or anywhere else as far as the seat knows
GONE: Final = 0


class Sight:
    """A table as a seat sees it."""

    context: vec[i64]
    table: OhanamiTable
    player: Player
    rival: Player
    counted: vec[i64]  # cards that may still come, from the lowest on
    coming: i64  # unseen cards that will come
    unseen: i64  # of so many

    def __init__(self, table: OhanamiTable, seat: i64) -> None:
        self.context = NO_CONTEXT[:]
        self.counted = NO_COUNTS[:]
        self.table = table
        self.player = table.players[seat]
        self.rival = table.players[rival_of(table, seat)]
        self.coming = HAND * table.seats * (ROUNDS - table.round)
        self.unseen = 1
        self._see_table(seat)
        self._count_cards(seat)
        self._see_kept()
        self._see_player(self.player, OF_TABLE)
        self._see_player(self.rival, OF_TABLE + OF_PLAYER)

    def _see_table(self, seat: i64) -> None:
        table = self.table
        context = self.context
        context[ROUND + table.round - 1] = YES
        context[TURN + table.turn_of_round - 1] = YES
        context[LEFT] = turns_left(table)
        if table.phase == LAYING:
            context[IS_LAYING] = YES
            context[RIVAL_KEPT] = YES * self.rival.kept
        if table.rotate and table.lays_first() == seat:
            context[LAYS_FIRST] = YES

    def _count_cards(self, seat: i64) -> None:
        """Count the cards that may still come, and see what those in hands would bring."""
        table = self.table
        counted = self.counted
        own = table.holds(seat)
        first = _first_sights(table, seat)
        own_cost = price(table, self.player)
        rival_cost = price(table, self.rival)
        total: i64 = 0
        card: i64 = 1
        while card <= CARDS:
            where = _whereabouts(table, seat, own, first, card)
            if where == UNSEEN:
                total += FAR_ONES
            elif where != GONE:
                total += 1
                self.context[OF_SUITS + 4 * (where - HELD) + SUIT[card]] += YES
                self._offer(self.player, card, own_cost, where == HELD, OF_TABLE)
                self._offer(self.rival, card, rival_cost, where == SEEN, OF_TABLE + OF_PLAYER)
            counted[card] = total
            card += 1
        self.unseen = total // FAR_ONES + 1
        self.coming += _in_unseen_hands(table, first)

    def _offer(self, player: Player, card: i64, cost: i64, is_in_hand: bool, start: i64) -> None:
        """A card in a hand: how closely it fits, and what it would bring this player."""
        gap = least_gap(player, card)
        if gap < 0:
            return
        context = self.context
        place = start + FITS
        best = start + HAND_WORTH
        if not is_in_hand:
            place += 2
            best = start + NEXT_WORTH
        if gap <= SMALL_GAP:
            context[place] += YES
        elif gap <= GREAT_GAP:
            context[place + 1] += YES
        worth = (suit_worth(self.table, player, SUIT[card]) - cost * gap) // WORTH_UNIT
        if worth > context[best]:
            context[best + 1] = context[best]
            context[best] = worth
        elif worth > context[best + 1]:
            context[best + 1] = worth

    def _see_kept(self) -> None:
        player = self.player
        context = self.context
        context[KEPT + 4] = YES * player.kept
        if player.kept:
            cost = price(self.table, player)
            worth = self._keep(player.first, cost)
            if player.kept == KEEP:
                worth += self._keep(player.second, cost)
            context[KEPT + 5] = worth // WORTH_UNIT

    def _keep(self, card: i64, cost: i64) -> i64:
        self.context[KEPT + SUIT[card]] += YES
        gap = least_gap(self.player, card)
        worth = suit_worth(self.table, self.player, SUIT[card]) - cost * gap
        return worth if gap >= 0 and worth > 0 else i64(0)

    def _see_player(self, player: Player, start: i64) -> None:
        context = self.context
        suits = player.suits
        context[start] = 4 * suits[0]
        context[start + 1] = 4 * suits[1]
        context[start + 2] = 4 * suits[2]
        context[start + 3] = 4 * suits[3]
        context[start + LADDERS] = LADDER[suits[BLOSSOM]]
        context[start + BEGUN] = YES * player.started
        context[start + SECURED] = secured(self.table, player) // 2
        self._see_ends(player.ends, context, start + ENDS)

    def _see_ends(self, ends: vec[i64], found: vec[i64], start: i64) -> None:
        """The ends of gardens, sorted, and the cards beyond each, near ones and far ones."""
        low = start
        high = start + GARDENS
        garden: i64 = 0
        while garden < GARDENS:
            end = ends[2 * garden]
            _insert(found, low, garden, end if end else i64(CARDS + 1))
            _insert(found, high, garden, ends[2 * garden + 1])
            garden += 1
        total = self.counted[CARDS]
        near = start + 2 * GARDENS
        garden = 0
        while garden < GARDENS:
            self._see_room(found, near + garden, self.counted[found[low + garden] - 1])
            self._see_room(found, near + GARDENS + garden, total - self.counted[found[high + garden]])
            garden += 1

    def _see_room(self, found: vec[i64], place: i64, cards: i64) -> None:
        found[place] = 2 * (cards & (FAR_ONES - 1))
        found[place + 2 * GARDENS] = 2 * (cards // FAR_ONES) * self.coming // self.unseen

    def choices(self, codes: list[int]) -> vec[i64]:
        """The numbers of one choice after another."""
        found = NO_CHOICES[: CHOICE * len(codes)]
        start: i64 = 0
        for code in codes:
            self._see_choice(code, found, start)
            start += CHOICE
        return found

    def _see_choice(self, code: i64, found: vec[i64], start: i64) -> None:
        player = self.player
        garden: i64 = -1
        if code >= DISCARD:
            card = code - DISCARD + 1
            found[start + KIND + 3] = YES
        elif code >= START:
            card = code - START + 1
            garden = player.started
            found[start + KIND + 2] = YES
        elif code >= LAY:
            card = (code - LAY) // GARDENS + 1
            garden = (code - LAY) % GARDENS
            found[start + KIND + 1] = YES
        else:
            card = code - CHOOSE + 1
            garden = _best_garden(player.ends, card)
            found[start + KIND] = YES
        self._see_card(card, garden, found, start)
        self._see_after(card, garden, code < LAY, found, start)

    def _see_card(self, card: i64, garden: i64, found: vec[i64], start: i64) -> None:
        """The card by itself: where it goes, what it pays, and what the rival would make of it."""
        suit = SUIT[card]
        found[start + CARD_SUIT + suit] = YES
        if garden >= 0:
            _see_gap(_gap(self.player.ends, card, garden), found, start + GAP)
            found[start + PAYS] = self._pay(self.player, suit)
        rival = self.rival
        best = _best_garden(rival.ends, card)
        if best >= 0:
            _see_gap(_gap(rival.ends, card, best), found, start + RIVAL_GAP)
            found[start + PAYS + 1] = self._pay(rival, suit)

    def _pay(self, player: Player, suit: i64) -> i64:
        """What one more card of a suit will have paid in the end, in quarters of a point."""
        if suit == BLOSSOM:
            return 4 * (player.suits[BLOSSOM] + 1)
        each = WATER_POINTS if suit == WATER else PLANT_POINTS if suit == PLANT else STONE_POINTS
        return 4 * each * scorings_left(suit, self.table.round)

    def _see_after(self, card: i64, garden: i64, chooses: bool, found: vec[i64], start: i64) -> None:
        """The gardens after the choice; while cards are chosen, with those kept where they take the least room."""
        player = self.player
        after = player.ends[:]
        if garden >= 0:
            _grow(after, card, garden)
        other = player.first
        if not chooses:
            other = player.second if card == player.first else player.first
        if other:
            best = _best_garden(after, other)
            if best >= 0:
                _see_gap(_gap(after, other, best), found, start + OTHER_GAP)
                if chooses:
                    _grow(after, other, best)
        self._see_ends(after, found, start + ENDS_AFTER)
        found[start + BEGUN_AFTER] = YES * ((after[0] != 0) + (after[2] != 0) + (after[4] != 0))


def rival_of(table: OhanamiTable, seat: i64) -> i64:
    return (seat + table.passes(table.round)) % table.seats


def secured(table: OhanamiTable, player: Player) -> i64:
    """What has been paid, and what the cards that lie there will pay."""
    suits = player.suits
    points = player.points
    total = points[0] + points[1] + points[2]
    total += WATER_POINTS * suits[WATER] * scorings_left(WATER, table.round)
    total += PLANT_POINTS * suits[PLANT] * scorings_left(PLANT, table.round)
    return total + STONE_POINTS * suits[STONE] + LADDER[suits[BLOSSOM]]


def _first_sights(table: OhanamiTable, seat: i64) -> vec[i64]:
    """The turn of this round in which the seat holds each pack for the first time; TURNS + 1 if that has not come yet."""
    now = table.turn_of_round
    if table.phase == LAYING:
        now += 1
    first = vec[i64]([TURNS + 1, TURNS + 1, TURNS + 1, TURNS + 1])
    pack: i64 = 0
    while pack < table.seats:
        turn = table.steps(table.round, pack, seat) + 1
        if turn <= now:
            first[pack] = turn
        pack += 1
    return first


def _whereabouts(table: OhanamiTable, seat: i64, own: i64, first: vec[i64], card: i64) -> i64:
    """Where a card is, as far as the seat knows. What others have taken from a hand it may have seen, and it need not know which."""
    pack = i64(table.pack[card])
    if pack == IN_DECK:
        return UNSEEN
    place = i64(table.place[card])
    origin = pack % MOST_SEATS
    if place == 0:
        return HELD if origin == own else SEEN if first[origin] <= TURNS else UNSEEN
    if place % PLACES >= GARDEN or place // PLACES == seat:
        return GONE
    taken = i64(table.taken[card])
    round = pack // MOST_SEATS + 1
    if round < table.round:
        return GONE if table.steps(round, origin, seat) + 1 <= taken else UNSEEN
    if first[origin] > taken:
        return UNSEEN
    return GONE if origin == own else SEEN


def _in_unseen_hands(table: OhanamiTable, first: vec[i64]) -> i64:
    total: i64 = 0
    pack: i64 = 0
    while pack < table.seats:
        if first[pack] > TURNS:
            total += table.left[pack]
        pack += 1
    return total


def _insert(found: vec[i64], start: i64, count: i64, number: i64) -> None:
    place = start + count
    while place > start and found[place - 1] > number:
        found[place] = found[place - 1]
        place -= 1
    found[place] = number


def _gap(ends: vec[i64], card: i64, garden: i64) -> i64:
    """How many numbers further a card moves the end of a garden."""
    low = ends[2 * garden]
    if low == 0:
        return NEW_GARDEN
    if card < low:
        return low - card
    high = ends[2 * garden + 1]
    return card - high if card > high else i64(NOWHERE)


def _best_garden(ends: vec[i64], card: i64) -> i64:
    """The garden in which a card takes the least room; -1 if none takes it."""
    best: i64 = -1
    least: i64 = NOWHERE
    garden: i64 = 0
    while garden < GARDENS:
        gap = _gap(ends, card, garden)
        if gap < least:
            least = gap
            best = garden
        garden += 1
    return best


def _grow(ends: vec[i64], card: i64, garden: i64) -> None:
    if ends[2 * garden] == 0 or card < ends[2 * garden]:
        ends[2 * garden] = card
    if card > ends[2 * garden + 1]:
        ends[2 * garden + 1] = card


def _see_gap(gap: i64, found: vec[i64], place: i64) -> None:
    found[place] = YES
    found[place + 1] = gap
    found[place + 2] = CLOSE // gap
