"""A Takenoko table as data: copying it, and counting the pieces."""

from typing import Final, Literal

from librt.vecs import vec
from mypy_extensions import i64, u8

from roji.core.luck import Luck
from roji.core.state import State
from roji.games.takenoko.actions import PLOT_KINDS
from roji.games.takenoko.components import (
    BAMBOO,
    BIT,
    CARDS,
    CHANNELS,
    CHIPS,
    COLOURS,
    COPIES,
    DECK_SIZE,
    DECKS,
    HAND,
    NEW_DECKS,
    PANDAS,
    PLOTS,
    POINTS,
    THRESHOLDS,
)
from roji.games.takenoko.edges import POND
from roji.games.takenoko.garden import JUST_THE_POND, Garden
from roji.games.takenoko.objectives import fed_cards

ROLL: Final = 0  # the phases; in the first round a turn begins with ACTIONS
WEATHER: Final = 1  # choose the weather: the die shows "?", or a cloud when no improvement is left
RAIN: Final = 2
STORM: Final = 3
CLOUD: Final = 4
ACTIONS: Final = 5
KEEP: Final = 6  # plots are drawn: choose which one to lay …
UNDER: Final = 7  # … which of the others goes directly under the pile …
LAY: Final = 8  # … and where to lay it
IMPROVE: Final = 9  # an improvement may be added before bamboo grows on it
SERVE: Final = 10  # bamboo is short: choose which plot grows
OBJECTIVE: Final = 11  # the objective drawn was already fulfilled: draw again
OVER: Final = 12

NO_WEATHER: Final = -1
SUN: Final = 0
RAINY: Final = 1
WINDY: Final = 2
STORMY: Final = 3
CLOUDY: Final = 4
ANY_WEATHER: Final = 5  # "?"
FACES: Final = 5  # possible weathers

DO_PLOTS: Final = 0  # the five actions
DO_CHANNEL: Final = 1
DO_GARDENER: Final = 2
DO_PANDA: Final = 3
DO_OBJECTIVE: Final = 4
ActionName = Literal["plots", "channel", "gardener", "panda", "objective"]
ACTION_NAMES: tuple[ActionName, ...] = ("plots", "channel", "gardener", "panda", "objective")

NOT_YET: Final = -1
NONE: Final = -1
IMPROVEMENTS: Final = 3
DRAWN: Final = 3  # plots drawn at a time
PILE: Final = 81  # all plots, and two returned for each one laid
LAID: Final = 4  # numbers remembered per plot laid: the seat, the plot, and the two put under the pile + 1
ROUNDS: Final = 60  # the game ends after these even if nobody has completed enough

NO_PILE: Final[vec[u8]] = vec[u8]([0] * PILE)
NO_MEMORY: Final[vec[u8]] = vec[u8]([0] * (LAID * PLOTS))
NO_WANTS: Final[vec[i64]] = vec[i64]([0] * 7)
NO_THREE: Final[vec[i64]] = vec[i64]([0] * 3)
FULL_DECKS: Final[vec[i64]] = vec[i64]([DECK_SIZE] * DECKS)
ALL_CHIPS: Final[vec[i64]] = vec[i64]([CHIPS] * IMPROVEMENTS)
ALL_BAMBOO: Final[vec[i64]] = vec[i64]([BAMBOO[0], BAMBOO[1], BAMBOO[2]])
NO_HAND: Final[vec[i64]] = vec[i64]([0] * HAND)
NO_CLAIMS: Final[vec[u8]] = vec[u8]([0] * (DECKS * DECK_SIZE))


class Player:
    """One player's objectives, channels, improvements and sections."""

    hand: vec[i64]  # objectives, in the order drawn
    drawn: vec[i64]  # for each, the number of its draw in the game, or 0 for the deal: everybody has seen it
    never: vec[i64]  # for each, the bitmask of cards that everybody knows it cannot be
    held: i64  # number of objectives in hand
    cards: i64  # bitmask of them
    claimed: vec[u8]  # completed objectives
    done: i64  # number completed
    points: i64
    panda_points: i64
    channels: i64
    chips: vec[i64]  # number of each improvement
    sections: vec[i64]  # number of each colour
    fed: i64  # bitmask of panda objectives that these fulfil

    def __init__(self, hand: vec[i64], drawn: vec[i64], never: vec[i64], claimed: vec[u8], chips: vec[i64], sections: vec[i64]) -> None:
        self.hand = hand
        self.drawn = drawn
        self.never = never
        self.held = 0
        self.cards = 0
        self.claimed = claimed
        self.done = 0
        self.points = 0
        self.panda_points = 0
        self.channels = 0
        self.chips = chips
        self.sections = sections
        self.fed = 0

    def copy(self) -> "Player":
        twin = Player(self.hand[:], self.drawn[:], self.never[:], self.claimed[:], self.chips[:], self.sections[:])
        twin.held = self.held
        twin.cards = self.cards
        twin.done = self.done
        twin.points = self.points
        twin.panda_points = self.panda_points
        twin.channels = self.channels
        twin.fed = self.fed
        return twin

    def take(self, card: i64, number: i64, never: i64) -> None:
        """Take a card into the hand."""
        self.hand[self.held] = card
        self.drawn[self.held] = number
        self.never[self.held] = never
        self.held += 1
        self.cards |= BIT[card]

    def claim(self, card: i64) -> None:
        """Complete a card."""
        self.claimed[self.done] = u8(card)
        self.done += 1
        self.points += POINTS[card]
        if card < PANDAS:
            self.panda_points += POINTS[card]

    def look_through(self) -> None:
        """Recompute the bitmask after cards have left the hand or changed."""
        self.cards = 0
        i: i64 = 0
        while i < self.held:
            self.cards |= BIT[self.hand[i]]
            i += 1

    def gain(self, colour: i64, sections: i64) -> None:
        self.sections[colour] += sections
        self.fed = fed_cards(self.sections)

    def place_of(self, card: i64) -> i64:
        """The index of this card in the hand, the one drawn first, or -1."""
        i: i64 = 0
        while i < self.held:
            if self.hand[i] == card:
                return i
            i += 1
        return -1

    def has_chips(self) -> bool:
        return self.chips[0] + self.chips[1] + self.chips[2] > 0


def new_player() -> Player:
    return Player(NO_HAND[:], NO_HAND[:], NO_HAND[:], NO_CLAIMS[:], NO_THREE[:], NO_THREE[:])


NOBODY: Final[list[Player]] = []
NO_OPTIONS: Final[dict[str, object]] = {}
NO_PASTS: Final[list[list[vec[i64]]]] = [[], [], [], []]
NOTHING_WORKED_OUT: Final[vec[i64]] = vec[i64]([NONE] * 4)


class TakenokoTable(State):
    """Everything on the table."""

    seats: i64
    options: dict[str, object]  # as chosen, never changed
    advanced: bool
    exact: bool
    unlimited: bool
    luck: Luck

    garden: Garden
    gardener: i64
    panda: i64
    players: list[Player]

    pile: vec[u8]  # from `top` to `bottom`; drawn plots stay in it until one of them is laid
    top: i64
    bottom: i64
    drawn: i64  # number of plots drawn
    kept: i64  # the plot to lay, or NONE
    first: i64  # the plot that goes directly under the pile, or NONE
    laid: vec[u8]  # LAID numbers for each plot laid since the memory began
    remembered: i64  # number of these plots
    decks: vec[u8]  # DECK_SIZE per deck, from the bottom
    deck_sizes: vec[i64]
    open: vec[i64]  # for each deck: number of cards at its bottom known to all
    turned: vec[i64]  # for each deck: number of cards turned down by this action
    draws: i64  # number of objectives drawn in the game

    channels: i64  # the stocks
    chips: vec[i64]
    bamboo: vec[i64]

    seat: i64  # of the player whose turn it is
    phase: i64
    turns: i64  # number of the current turn
    round: i64
    weather: i64
    used: i64  # bitmask of the actions used in this turn
    used_order: i64  # the same in order, three bits each: the action + 1, the latest lowest
    acted: i64  # number of actions used
    fresh: i64  # the cell of the plot just laid, in IMPROVE, or NONE
    wants: vec[i64]  # in SERVE: how much the gardener's plot and its neighbours would still grow
    emperor: i64  # the seat that owns it, or NONE
    final: i64  # bitmask of seats that still have a last turn; NOT_YET before the Emperor is taken
    resigned: i64  # bitmask of seats
    revealed: i64

    pasts: list[list[vec[i64]]]  # for each seat: what it can infer about the pile, worked out so far …
    worked_out: vec[i64]  # … as a number of plots laid

    def __init__(self, luck: Luck) -> None:
        self.seats = 0
        self.options = NO_OPTIONS
        self.advanced = False
        self.exact = True
        self.unlimited = False
        self.luck = luck
        self.garden = JUST_THE_POND
        self.gardener = POND
        self.panda = POND
        self.players = NOBODY
        self.pile = NO_PILE
        self.top = 0
        self.bottom = 0
        self.drawn = 0
        self.kept = NONE
        self.first = NONE
        self.laid = NO_MEMORY
        self.remembered = 0
        self.decks = NEW_DECKS
        self.deck_sizes = FULL_DECKS
        self.open = NO_THREE
        self.turned = NO_THREE
        self.draws = 0
        self.channels = CHANNELS
        self.chips = ALL_CHIPS
        self.bamboo = ALL_BAMBOO
        self.seat = 0
        self.phase = ACTIONS
        self.turns = 1
        self.round = 1
        self.weather = NO_WEATHER
        self.used = 0
        self.used_order = 0
        self.acted = 0
        self.fresh = NONE
        self.wants = NO_WANTS
        self.emperor = NONE
        self.final = NOT_YET
        self.resigned = 0
        self.revealed = 0
        self.pasts = NO_PASTS
        self.worked_out = NOTHING_WORKED_OUT

    def copy_onto(self, twin: "TakenokoTable") -> None:
        twin.seats = self.seats
        twin.options = self.options
        twin.advanced = self.advanced
        twin.exact = self.exact
        twin.unlimited = self.unlimited
        twin.garden = self.garden.copy()
        twin.gardener = self.gardener
        twin.panda = self.panda
        twin.players = [player.copy() for player in self.players]
        twin.pile = self.pile[:]
        twin.top = self.top
        twin.bottom = self.bottom
        twin.drawn = self.drawn
        twin.kept = self.kept
        twin.first = self.first
        twin.laid = self.laid[:]
        twin.remembered = self.remembered
        twin.decks = self.decks[:]
        twin.deck_sizes = self.deck_sizes[:]
        twin.open = self.open[:]
        twin.turned = self.turned[:]
        twin.draws = self.draws
        twin.channels = self.channels
        twin.chips = self.chips[:]
        twin.bamboo = self.bamboo[:]
        twin.seat = self.seat
        twin.phase = self.phase
        twin.turns = self.turns
        twin.round = self.round
        twin.weather = self.weather
        twin.used = self.used
        twin.used_order = self.used_order
        twin.acted = self.acted
        twin.fresh = self.fresh
        twin.wants = self.wants[:]
        twin.emperor = self.emperor
        twin.final = self.final
        twin.resigned = self.resigned
        twin.revealed = self.revealed
        twin.pasts = self.pasts[:]
        twin.worked_out = self.worked_out[:]

    def brings_emperor(self, done: i64) -> bool:
        """Whether this number of objectives brings the Emperor: the first player to reach it starts the last turns."""
        return self.emperor == NONE and done >= THRESHOLDS[self.seats]

    def has_resigned(self, seat: i64) -> bool:
        return (self.resigned >> seat) & 1 != 0

    def pile_left(self) -> i64:
        """Number of plots in the pile, without drawn ones."""
        return self.bottom - self.top - self.drawn

    def pile_plots(self) -> list[int]:
        """The pile, top first, including drawn plots."""
        return [int(self.pile[i]) for i in range(self.top, self.bottom)]

    def deck_cards(self, deck: int) -> list[int]:
        """A pile of objectives, top first."""
        size = int(self.deck_sizes[deck])
        return [int(self.decks[DECK_SIZE * deck + size - 1 - i]) for i in range(size)]

    def bottom_cards(self, counts: vec[i64]) -> list[int]:
        """The known cards at the bottom of each deck, lowest last."""
        return [int(self.decks[DECK_SIZE * deck + int(counts[deck]) - 1 - i]) for deck in range(DECKS) for i in range(counts[deck])]

    def used_list(self) -> list[int]:
        """The actions of this turn in order."""
        return [int((self.used_order >> 3 * i) & 7) - 1 for i in range(self.acted - 1, -1, -1)]

    def pieces(self) -> list[int]:
        """The number of plots by kind, cards by kind, channels, improvements by kind, sections by colour."""
        garden = self.garden
        plots = [0] * PLOT_KINDS
        chips = [int(self.chips[i]) for i in range(IMPROVEMENTS)]
        bamboo = [int(self.bamboo[i]) for i in range(COLOURS)]
        for kind in self.pile_plots():
            plots[kind] += 1
        for cell in garden.plots():
            colour = int(garden.colour(cell))
            chip = int(garden.improvement(cell)) if garden.is_improved_by_chip(cell) else 0
            plots[int(garden.kind(cell)) - chip] += 1
            if chip:
                chips[chip - 1] += 1
            bamboo[colour] += int(garden.height(cell))
        channels = int(self.channels) + len(garden.channels())
        for player in self.players:
            channels += int(player.channels)
            chips = [chips[i] + int(player.chips[i]) for i in range(IMPROVEMENTS)]
            bamboo = [bamboo[i] + int(player.sections[i]) for i in range(COLOURS)]
        return plots + self._cards_found() + [channels] + chips + bamboo

    def _cards_found(self) -> list[int]:
        found = [0] * CARDS
        for deck in range(DECKS):
            for card in self.deck_cards(deck):
                found[card] += 1
        for player in self.players:
            for i in range(player.held):
                found[player.hand[i]] += 1
            for i in range(player.done):
                found[player.claimed[i]] += 1
        assert sum(found) == sum(COPIES), found
        return found
