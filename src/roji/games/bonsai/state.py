"""A Bonsai table as data: copying it, and shuffling the deck again for a seat that cannot know its order."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from roji.core.luck import Luck
from roji.core.state import State
from roji.games.bonsai.actions import SLOTS
from roji.games.bonsai.components import BIT, CAPACITY, CARDS, KINDS, PARCHMENTS, PER_WOOD, TOOL_CAPACITY, TOOLS, count, deck_for
from roji.games.bonsai.goals import GOALS, met_by, open_to
from roji.games.bonsai.scenarios import NONE
from roji.games.bonsai.tree import Tree

ACTION: Final = 0  # prune, meditate or cultivate
SLOT_TILE: Final = 1  # wood or leaf, below slot 2
MASTER_TILE: Final = 2  # any tile, for a Master
HELPING: Final = 3  # placing tiles with a Helper
CULTIVATING: Final = 4
GOALS_OPEN: Final = 5  # claim or renounce
DISCARDING: Final = 6
OVER: Final = 7

AT_ONCE: Final = 0  # when the row is refilled
AFTER_GOALS: Final = 1
AFTER_DISCARD: Final = 2

CULTIVATED: Final = 5  # `vacated` after a solo player has cultivated; 1 to 4 are slots
NOT_YET: Final = -1

NO_DECK: Final[vec[u8]] = vec[u8]([0] * CARDS)
NO_SLOTS: Final[vec[i64]] = vec[i64]([0] * SLOTS)
NO_BUDGET: Final[vec[i64]] = vec[i64]([0] * (KINDS + 1))


class Player:
    """One player's bonsai, supply, cards and goals."""

    trees: list[Tree]  # two in the Emperor challenge
    supply: vec[i64]  # number of each tile
    cards: i64  # bitmask: bit 7 is card 7
    claimed: i64  # bitmask of goals: bit 7 is goal 7
    claimed_second: i64  # those claimed with the second bonsai
    renounced: i64
    passed: bool  # the last turn was a Cultivate without a tile

    def __init__(self, trees: list[Tree], supply: vec[i64]) -> None:
        self.trees = trees
        self.supply = supply
        self.cards = 0
        self.claimed = 0
        self.claimed_second = 0
        self.renounced = 0
        self.passed = False

    def copy(self) -> "Player":
        twin = Player([tree.copy() for tree in self.trees], self.supply[:])
        twin.cards = self.cards
        twin.claimed = self.claimed
        twin.claimed_second = self.claimed_second
        twin.renounced = self.renounced
        twin.passed = self.passed
        return twin

    def owns(self, card: i64) -> bool:
        return (self.cards >> card) & 1 != 0

    def capacity(self) -> i64:
        return CAPACITY + TOOL_CAPACITY * count(self.cards & TOOLS)

    def tiles(self) -> i64:
        """Number of tiles in supply."""
        supply = self.supply
        return supply[0] + supply[1] + supply[2] + supply[3]

    def excess(self) -> i64:
        """Number of tiles beyond capacity, which must be given back; negative while there is room."""
        return self.tiles() - self.capacity()


NOBODY: Final[list[Player]] = []
NO_OPTIONS: Final[dict[str, object]] = {}


class BonsaiTable(State):
    """Everything on the table."""

    seats: i64
    options: dict[str, object]  # as chosen, never changed
    timing: i64
    scenario: i64
    target: i64  # points needed to win solo
    in_play: i64  # bitmask of goals
    luck: Luck

    deck: vec[u8]
    drawn: i64  # number of cards drawn
    size: i64  # number of cards in the deck at the start
    lower: i64  # number of bottom cards free of Parchments; 0 except in Tokonoma
    slots: vec[i64]  # the card of each slot, or 0
    discarded: i64  # bitmask of cards
    goals: i64  # bitmask of unclaimed goals
    players: list[Player]

    seat: i64  # of the player whose turn it is
    phase: i64
    turns: i64  # number of the current turn
    final: i64  # bitmask of seats that still have a last turn; NOT_YET before the deck is empty
    resigned: i64  # bitmask of seats
    revealed: i64
    tends: i64  # index of the bonsai being tended

    card: i64  # the card being used, or 0
    vacated: i64  # the slot to refill, or CULTIVATED, or 0
    budget: vec[i64]  # symbols left for each tile, then for any tile
    placed: i64  # tiles placed by this action
    flowered: bool  # whether one of them was a flower
    cultivated: bool  # whether this turn is a Cultivate
    undecided: i64  # bitmask of goals to be claimed or renounced now

    def __init__(self, luck: Luck) -> None:
        self.seats = 0
        self.options = NO_OPTIONS
        self.timing = AT_ONCE
        self.scenario = NONE
        self.target = 0
        self.in_play = 0
        self.luck = luck
        self.deck = NO_DECK
        self.drawn = 0
        self.size = 0
        self.lower = 0
        self.slots = NO_SLOTS
        self.discarded = 0
        self.goals = 0
        self.players = NOBODY
        self.seat = 0
        self.phase = ACTION
        self.turns = 1
        self.final = NOT_YET
        self.resigned = 0
        self.revealed = 0
        self.tends = 0
        self.card = 0
        self.vacated = 0
        self.budget = NO_BUDGET
        self.placed = 0
        self.flowered = False
        self.cultivated = False
        self.undecided = 0

    def copy_onto(self, twin: "BonsaiTable") -> None:
        twin.seats = self.seats
        twin.options = self.options
        twin.timing = self.timing
        twin.scenario = self.scenario
        twin.target = self.target
        twin.in_play = self.in_play
        twin.deck = self.deck[:]
        twin.drawn = self.drawn
        twin.size = self.size
        twin.lower = self.lower
        twin.slots = self.slots[:]
        twin.discarded = self.discarded
        twin.goals = self.goals
        twin.players = [player.copy() for player in self.players]
        twin.seat = self.seat
        twin.phase = self.phase
        twin.turns = self.turns
        twin.final = self.final
        twin.resigned = self.resigned
        twin.revealed = self.revealed
        twin.tends = self.tends
        twin.card = self.card
        twin.vacated = self.vacated
        twin.budget = self.budget[:]
        twin.placed = self.placed
        twin.flowered = self.flowered
        twin.cultivated = self.cultivated
        twin.undecided = self.undecided

    def tended(self) -> Tree:
        """The bonsai on which the active player places tiles."""
        return self.players[self.seat].trees[self.tends]

    def goals_left(self, player: Player) -> i64:
        """Bitmask of goals that nobody has claimed and this player has not renounced."""
        return self.goals & ~player.renounced

    def find_undecided(self) -> None:
        """Find the goals that the active player must claim or renounce."""
        player = self.players[self.seat]
        self.undecided = 0
        if self.goals:
            self.undecided = met_by(self.tended(), open_to(self.goals_left(player), player.claimed))

    def is_placing(self) -> bool:
        """Whether tiles are being placed, by a Cultivate or with a Helper."""
        return HELPING <= self.phase <= CULTIVATING

    def has_resigned(self, seat: i64) -> bool:
        return (self.resigned >> seat) & 1 != 0

    def deck_left(self) -> i64:
        return self.size - self.drawn

    def deck_cards(self) -> list[int]:
        """The deck, top first."""
        return [int(self.deck[i]) for i in range(self.drawn, self.size)]

    def lower_left(self) -> i64:
        """Number of cards left in Tokonoma's lower half."""
        return min(self.lower, self.deck_left())

    def deal_again(self, luck: Luck) -> None:
        """Shuffle the rest of the deck, the only unknown. In Tokonoma, Parchments stay above the lower half."""
        deck = self.deck
        top = self._sort_deck()
        _shuffle(deck, self.drawn, self.size if self.lower == 0 else top, luck)
        if self.lower:
            self._raise_parchments(top, luck)

    def _sort_deck(self) -> i64:
        """Sort the rest of the deck in ascending order, Parchments last; return the index of the first Parchment."""
        deck = self.deck
        left: i64 = 0
        i = self.drawn
        while i < self.size:
            left |= BIT[i64(deck[i])]
            i += 1
        i = self.drawn
        card: i64 = 1
        while i < self.size:
            if (left >> card) & 1:
                deck[i] = u8(card)
                i += 1
            card += 1
        return self.size - count(left & PARCHMENTS)

    def _raise_parchments(self, top: i64, luck: Luck) -> None:
        """Swap the Parchments, sorted to the bottom, with cards of the upper half, and shuffle that half."""
        deck = self.deck
        border = self.size - self.lower_left()
        i = self.size - 1
        other = border - 1
        while i >= top and i >= border:
            while i64(deck[other]) >= PER_WOOD:
                other -= 1
            card = deck[other]
            deck[other] = deck[i]
            deck[i] = card
            i -= 1
            other -= 1
        _shuffle(deck, self.drawn, border, luck)

    def pieces(self) -> list[int]:
        """Number of copies of every card, then of every goal tile, in the box, on the table and with players: always 1."""
        sets = [self.discarded, *[player.cards for player in self.players]]
        unused = self.cards_in_box()
        found = [sum([int((cards >> card) & 1) for cards in sets]) for card in range(CARDS + 1)]
        for card in [*self.deck_cards(), *[int(card) for card in self.slots], *unused]:
            found[card] += 1
        tiles = [~self.in_play, self.goals, *[player.claimed for player in self.players]]
        return found[1:] + [sum([int((goals >> goal) & 1) for goals in tiles]) for goal in range(1, GOALS + 1)]

    def cards_in_box(self) -> list[int]:
        """The cards not used with this number of players."""
        playing = deck_for(int(self.seats), self.options["three_player_deck"] == "printed")
        return [card for card in range(1, CARDS + 1) if card not in playing]


def _shuffle(deck: vec[u8], start: i64, end: i64, luck: Luck) -> None:
    i = start
    while i < end - 1:
        j = i + luck.below(end - i)
        card = deck[i]
        deck[i] = deck[j]
        deck[j] = card
        i += 1
