"""An Ohanami table as data: what lies where, copying it, and imagining what a seat cannot know."""

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

# Where a card lies once a player has taken it: PLACES * seat + one of these. 0 means it is still in a hand or in the deck.
CHOSEN: Final = 1
ASIDE: Final = 2
GARDEN: Final = 3  # + garden, 0 to 2
PLACES: Final = 6

IN_DECK: Final = 255  # the pack of a card that was never dealt

# What a new table begins with; copied by slice.
NEW_DECK: Final[vec[u8]] = vec[u8]([u8(card) for card in range(1, CARDS + 1)])
NOT_DEALT: Final[vec[u8]] = vec[u8]([IN_DECK] * (CARDS + 1))
NOWHERE: Final[vec[u8]] = vec[u8]([0] * (CARDS + 1))
NO_PACKS: Final[vec[i64]] = vec[i64]([0] * (HAND * MOST_SEATS))
NONE_LEFT: Final[vec[i64]] = vec[i64]([0] * MOST_SEATS)


class Player:
    """What lies before one player. A garden needs only its ends; the cards in it follow from the places."""

    kept: i64  # cards chosen and not yet laid: 0, 1 or 2
    first: i64
    second: i64
    started: i64  # gardens begun
    aside: i64  # cards put aside
    ends: vec[i64]  # lowest and highest card of each garden; 0 if not started
    suits: vec[i64]  # cards in the gardens, by suit
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
        """A card lengthens a garden that was started, below its lowest or above its highest card."""
        ends = self.ends
        low = ends[2 * garden]
        return low != 0 and lengthens(card, low, ends[2 * garden + 1])

    def may_start(self) -> bool:
        """A player has three gardens."""
        return self.started < GARDENS

    def keep(self, card: i64) -> None:
        if self.kept == 0:
            self.first = card
        else:
            self.second = card
        self.kept += 1

    def spend(self, card: i64) -> None:
        """A chosen card leaves its place before the player."""
        if card == self.first:
            self.first = self.second
        self.second = 0
        self.kept -= 1
        if self.kept == 0:
            self.first = 0

    def grow(self, card: i64, garden: i64) -> None:
        """Add a card to a garden, at the end where it belongs."""
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
    """All that may be done with a chosen card."""
    garden: i64 = 0
    while garden < player.started:
        if player.fits(card, garden):
            codes.add(LAY + GARDENS * (card - 1) + garden)
        garden += 1
    if player.may_start():
        codes.add(START + card - 1)
    codes.add(DISCARD + card - 1)


def uses(player: Player, card: i64) -> list[int]:
    """The same, ascending."""
    codes = Codes()
    offer_uses(player, card, codes)
    return codes.listed()


NOBODY: Final[list[Player]] = []


class OhanamiTable(State):
    """Everything on the table. The ten cards dealt to a seat in a round are a *pack*, wherever it is passed on to."""

    seats: i64
    rotate: bool
    simultaneous: bool
    peek: bool
    luck: Luck

    round: i64  # 1 to 3
    turn_of_round: i64  # 1 to 5
    phase: i64
    shift: i64  # seat s holds the pack first dealt to seat (s + shift) mod seats
    laying: i64  # whose turn it is to lay
    done: i64  # a bit for every seat that is done with this phase
    revealed: i64
    resigned: i64  # a bit per seat

    players: list[Player]
    packs: vec[i64]  # the cards left in each pack, ten places a pack, in no order
    left: vec[i64]  # how many
    deck: vec[u8]
    dealt: i64  # cards of the deck that are gone

    pack: vec[u8]  # of every card: 4 * (round - 1) + the seat it was dealt to
    taken: vec[u8]  # in which turn of its round it was chosen; 0 if not yet
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
        """The pack now in this seat's hand."""
        pack = seat + self.shift
        return pack if pack < self.seats else pack - self.seats

    def all_done(self) -> bool:
        return self.done == (1 << self.seats) - 1

    def passes(self, round: i64) -> i64:
        """Which way hands go: 1 to the left (clockwise) in rounds 1 and 3, -1 to the right in round 2."""
        return -1 if round == 2 else 1

    def giver(self, seat: i64) -> i64:
        """The neighbour who hands cards on to this seat in this round."""
        return (seat - self.passes(self.round)) % self.seats

    def steps(self, round: i64, start: i64, seat: i64) -> i64:
        """How often a hand is passed on in that round before it comes from one seat to another."""
        return self.passes(round) * (seat - start) % self.seats

    def lays_first(self) -> i64:
        """Where each lays first in turn: who does in this one."""
        return (TURNS * (self.round - 1) + self.turn_of_round - 1) % self.seats

    def may_look(self, seat: i64) -> bool:
        """May this seat look at the hand before it? Without peeking, only when its cards are laid."""
        return self.peek or self.phase != LAYING or self.players[seat].kept == 0

    def is_public(self, card: i64) -> bool:
        """Does this card lie open in a garden?"""
        place: i64 = i64(self.place[card])
        return place % PLACES >= GARDEN and not self.is_undercover(card)

    def is_undercover(self, card: i64) -> bool:
        """When all lay at once, what was decided in this turn is shown when everybody is done."""
        return self.simultaneous and self.phase == LAYING and self.is_of_this_turn(card)

    def is_of_this_turn(self, card: i64) -> bool:
        return i64(self.taken[card]) == self.turn_of_round and i64(self.pack[card]) // MOST_SEATS == self.round - 1

    def has_resigned(self, seat: i64) -> bool:
        return (self.resigned >> seat) & 1 != 0

    def settle(self, seat: i64, code: i64) -> None:
        """Do with a chosen card what the code says, and no more."""
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
        """How many cards of a suit lay in this seat's gardens when that round was over."""
        laid = [card for garden in range(GARDENS) for card in self.garden(seat, garden)]
        return sum(1 for card in laid if SUIT[card] == suit and int(self.pack[card]) // MOST_SEATS < round)

    def rounds_scored(self) -> int:
        """Scorings done; a game that ends early leaves its round unscored."""
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
        """The cards lying face down before this seat."""
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
