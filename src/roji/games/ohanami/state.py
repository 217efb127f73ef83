"""An Ohanami table as data: copying it, and imagining what a seat cannot know."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from roji.core.codes import Codes
from roji.core.luck import Luck
from roji.core.state import State
from roji.games.ohanami.actions import DISCARD, LAY, START
from roji.games.ohanami.components import CARDS, GARDENS, HAND, ROUNDS, SUIT, SUITS, lengthens

TURNS: Final = 5
MOST_SEATS: Final = 4

CHOOSING: Final = 0
LAYING: Final = 1
OVER: Final = 2

# The place of a card that a player has taken: PLACES * seat + one of these. 0 means still in a hand or in the deck.
CHOSEN: Final = 1
ASIDE: Final = 2
GARDEN: Final = 3  # + garden, 0 to 2
PLACES: Final = 6

IN_DECK: Final = 255  # the pack of a card that has not been dealt

# The contents of a new table, copied by slice.
NEW_DECK: Final[vec[u8]] = vec[u8]([u8(card) for card in range(1, CARDS + 1)])
NOT_DEALT: Final[vec[u8]] = vec[u8]([IN_DECK] * (CARDS + 1))
NOWHERE: Final[vec[u8]] = vec[u8]([0] * (CARDS + 1))
NO_PACKS: Final[vec[i64]] = vec[i64]([0] * (HAND * MOST_SEATS))
NONE_LEFT: Final[vec[i64]] = vec[i64]([0] * MOST_SEATS)


class Player:
    """The cards before one player. A garden needs only its ends; its cards follow from `place`."""

    kept: i64  # number of cards chosen and not yet laid: 0, 1 or 2
    first: i64
    second: i64
    started: i64  # number of gardens begun
    aside: i64  # number of cards put aside
    ends: vec[i64]  # lowest and highest card of each garden; 0 if not begun
    suits: vec[i64]  # number of cards in the gardens, by suit
    points: vec[i64]  # by round

    def __init__(self, ends: vec[i64], suits: vec[i64], points: vec[i64]) -> None:
        self.kept = 0
        self.first = 0
        self.second = 0
        self.started = 0
        self.aside = 0
        self.ends = ends
        self.suits = suits
        self.points = points

    def copy(self) -> "Player":
        twin = Player(self.ends[:], self.suits[:], self.points[:])
        twin.kept = self.kept
        twin.first = self.first
        twin.second = self.second
        twin.started = self.started
        twin.aside = self.aside
        return twin

    def fits(self, card: i64, garden: i64) -> bool:
        """Whether a card lengthens a garden already begun, below its lowest or above its highest card."""
        ends = self.ends
        low = ends[2 * garden]
        return low != 0 and lengthens(card, low, ends[2 * garden + 1])

    def may_start(self) -> bool:
        """Whether the player has fewer than three gardens."""
        return self.started < GARDENS

    def keep(self, card: i64) -> None:
        if self.kept == 0:
            self.first = card
        else:
            self.second = card
        self.kept += 1

    def spend(self, card: i64) -> None:
        """Remove a chosen card."""
        if card == self.first:
            self.first = self.second
        self.second = 0
        self.kept -= 1
        if self.kept == 0:
            self.first = 0

    def grow(self, card: i64, garden: i64) -> None:
        """Add a card to one of the garden's ends."""
        ends = self.ends
        low = ends[2 * garden]
        if low == 0:
            self.started += 1
        if low == 0 or card < low:
            ends[2 * garden] = card
        if card > ends[2 * garden + 1]:
            ends[2 * garden + 1] = card
        self.suits[SUIT[card]] += 1


def empty_player() -> Player:
    return Player(vec[i64]([0] * (2 * GARDENS)), vec[i64]([0] * len(SUITS)), vec[i64]([0] * ROUNDS))


def offer_uses(player: Player, card: i64, codes: Codes) -> None:
    """Every legal use of a chosen card."""
    garden: i64 = 0
    while garden < player.started:
        if player.fits(card, garden):
            codes.add(LAY + GARDENS * (card - 1) + garden)
        garden += 1
    if player.may_start():
        codes.add(START + card - 1)
    codes.add(DISCARD + card - 1)


def uses(player: Player, card: i64) -> list[int]:
    """The same codes, ascending."""
    codes = Codes()
    offer_uses(player, card, codes)
    return codes.listed()


NOBODY: Final[list[Player]] = []


class OhanamiTable(State):
    """Everything on the table. The ten cards dealt to a seat in a round are a *pack*, wherever it is passed."""

    seats: i64
    rotate: bool
    simultaneous: bool
    peek: bool
    luck: Luck

    round: i64  # 1 to 3
    turn_of_round: i64  # 1 to 5
    phase: i64
    shift: i64  # seat s holds the pack first dealt to seat (s + shift) mod seats
    laying: i64  # the seat whose turn it is to lay
    done: i64  # bitmask of the seats that are done with this phase
    revealed: i64
    resigned: i64  # bitmask of seats

    players: list[Player]
    packs: vec[i64]  # cards left in each pack, ten places per pack, unordered
    left: vec[i64]  # number of cards left in each pack
    deck: vec[u8]
    dealt: i64  # number of cards dealt from the deck

    pack: vec[u8]  # for each card: 4 * (round - 1) + the seat it was dealt to
    taken: vec[u8]  # for each card: the turn of its round in which it was chosen, or 0
    place: vec[u8]

    def __init__(self, luck: Luck) -> None:
        """An empty table. mypyc accesses attributes that are always set in `__init__` without a check, which is faster."""
        self.seats = 0
        self.rotate = False
        self.simultaneous = False
        self.peek = True
        self.luck = luck
        self.round = 0
        self.turn_of_round = 0
        self.phase = CHOOSING
        self.shift = 0
        self.laying = 0
        self.done = 0
        self.revealed = 0
        self.resigned = 0
        self.players = NOBODY
        self.packs = NO_PACKS
        self.left = NONE_LEFT
        self.deck = NEW_DECK
        self.dealt = 0
        self.pack = NOT_DEALT
        self.taken = NOWHERE
        self.place = NOWHERE

    def holds(self, seat: i64) -> i64:
        """The pack in this seat's hand now."""
        pack = seat + self.shift
        return pack if pack < self.seats else pack - self.seats

    def all_done(self) -> bool:
        return self.done == (1 << self.seats) - 1

    def passes(self, round: i64) -> i64:
        """The direction in which hands go: 1 to the left (clockwise) in rounds 1 and 3, -1 to the right in round 2."""
        return -1 if round == 2 else 1

    def giver(self, seat: i64) -> i64:
        """The neighbour who passes cards to this seat in this round."""
        return (seat - self.passes(self.round)) % self.seats

    def steps(self, round: i64, start: i64, seat: i64) -> i64:
        """Number of passes that bring a hand from one seat to another in that round."""
        return self.passes(round) * (seat - start) % self.seats

    def lays_first(self) -> i64:
        """The seat that lays first in this turn, if the first seat rotates."""
        return (TURNS * (self.round - 1) + self.turn_of_round - 1) % self.seats

    def may_look(self, seat: i64) -> bool:
        """Whether this seat may look at its hand. Without peeking, only once its cards are laid."""
        return self.peek or self.phase != LAYING or self.players[seat].kept == 0

    def is_public(self, card: i64) -> bool:
        """Whether this card lies open in a garden."""
        place: i64 = i64(self.place[card])
        return place % PLACES >= GARDEN and not self.is_undercover(card)

    def is_undercover(self, card: i64) -> bool:
        """Whether a card's use is still secret: when all lay at once, this turn's decisions are shown once everybody is done."""
        return self.simultaneous and self.phase == LAYING and self.is_of_this_turn(card)

    def is_of_this_turn(self, card: i64) -> bool:
        return i64(self.taken[card]) == self.turn_of_round and i64(self.pack[card]) // MOST_SEATS == self.round - 1

    def has_resigned(self, seat: i64) -> bool:
        return (self.resigned >> seat) & 1 != 0

    def settle(self, seat: i64, code: i64) -> None:
        """Apply an action to a chosen card, and nothing more."""
        raise NotImplementedError

    def copy_onto(self, twin: "OhanamiTable") -> None:
        twin.seats = self.seats
        twin.rotate = self.rotate
        twin.simultaneous = self.simultaneous
        twin.peek = self.peek
        twin.round = self.round
        twin.turn_of_round = self.turn_of_round
        twin.phase = self.phase
        twin.shift = self.shift
        twin.laying = self.laying
        twin.done = self.done
        twin.revealed = self.revealed
        twin.resigned = self.resigned
        twin.players = [player.copy() for player in self.players]
        twin.packs = self.packs[:]
        twin.left = self.left[:]
        twin.deck = self.deck[:]
        twin.dealt = self.dealt
        twin.pack = self.pack[:]
        twin.taken = self.taken[:]
        twin.place = self.place[:]

    def garden(self, seat: i64, garden: i64) -> list[int]:
        """The cards of a garden, ascending."""
        where = PLACES * seat + GARDEN + garden
        return [card for card in range(1, CARDS + 1) if i64(self.place[card]) == where]

    def laid_by(self, seat: i64, suit: int, round: int) -> int:
        """Number of cards of a suit in this seat's gardens at the end of that round."""
        laid = [card for garden in range(GARDENS) for card in self.garden(seat, garden)]
        return sum(1 for card in laid if SUIT[card] == suit and int(self.pack[card]) // MOST_SEATS < round)

    def rounds_scored(self) -> int:
        """Number of scorings done; a game that ends early leaves its round unscored."""
        finished = self.phase == OVER and self.all_done()
        return int(self.round if finished else self.round - 1)

    def aside(self, seat: i64) -> list[int]:
        """The cards this seat has put aside, ascending."""
        return [card for card in range(1, CARDS + 1) if i64(self.place[card]) == PLACES * seat + ASIDE]

    def hand(self, seat: i64) -> list[int]:
        """The cards in this seat's hand, ascending."""
        pack = self.holds(seat)
        return sorted([int(self.packs[HAND * pack + i]) for i in range(self.left[pack])])

    def kept(self, seat: i64) -> list[int]:
        """The cards face down before this seat."""
        player = self.players[seat]
        return [int(card) for card in (player.first, player.second) if card]

    def pieces(self) -> list[int]:
        found = [0] * (CARDS + 1)
        for i in range(self.dealt, CARDS):
            found[int(self.deck[i])] += 1
        for pack in range(self.seats):
            for i in range(self.left[pack]):
                found[int(self.packs[HAND * pack + i])] += 1
        for seat in range(self.seats):
            lying = [self.garden(seat, g) for g in range(GARDENS)]
            for card in sum(lying, self.kept(seat) + self.aside(seat)):
                found[card] += 1
        return found[1:]
