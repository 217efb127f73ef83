"""What the network judges an Ohanami table by: some hundred small numbers about one player beside another.

All of it is open to both players, except for hands and cards kept: those are read as they lie in the table that is asked,
which for a bot is an imagined one. From the second turn of a round on two players know both hands; before, what is dealt again
for each imagined table is as good a guess as the one that rollouts play on. Of the deck only the cards are read, not their order,
and of cards put aside nothing.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roji.games.ohanami.ai.policy import least_gap, price, suit_worth, turns_left
from roji.games.ohanami.components import BLOSSOM, CARDS, GARDENS, HAND, KEEP, PLANT, ROUNDS, STONE, SUIT, WATER
from roji.games.ohanami.scoring import LADDER, PLANT_POINTS, STONE_POINTS, WATER_POINTS, scorings_left
from roji.games.ohanami.state import IN_DECK, LAYING, MOST_SEATS, OhanamiTable, Player

VERSION: Final = 1  # raised when a number changes its meaning

# Of the table.
ROUND: Final = 0  # one of three
TURN: Final = 3  # one of five
LEFT: Final = 8  # turns
IS_LAYING: Final = 9
LAYS_FIRST: Final = 10  # the player; and the other
MORE_PLAYERS: Final = 12  # than two
OF_TABLE: Final = 13

# Of each of the two players.
SUITS: Final = 0  # laid, by suit
LADDERS: Final = 4  # what the blossoms will pay
BEGUN: Final = 5  # gardens
SECURED: Final = 6  # points that nobody can take away
KEPT: Final = 7  # cards, and their worth
HAND_WORTH: Final = 9  # the best and the second best card in hand
NEXT_WORTH: Final = 11  # the same in other hands
ENDS: Final = 13  # low ends ascending, then high ones
NEAR: Final = 19  # cards in hands beyond each end
FAR: Final = 25  # cards of the deck beyond each end that are still to come
FITS: Final = 31  # cards in hand that fit, by suit and gap; then those in other hands
GAPS: Final = 3
OF_PLAYER: Final = 55

WIDTH: Final = OF_TABLE + 2 * OF_PLAYER
MIRRORED: Final = (
    *range(LAYS_FIRST),
    LAYS_FIRST + 1,
    LAYS_FIRST,
    MORE_PLAYERS,
    *range(OF_TABLE + OF_PLAYER, WIDTH),
    *range(OF_TABLE, OF_TABLE + OF_PLAYER),
)  # where each of them is found when the two players change places
NO_INPUTS: Final[vec[i64]] = vec[i64]([0] * WIDTH)

SMALL_GAP: Final = 2
GREAT_GAP: Final = 8
NO_COUNTS: Final[vec[i64]] = vec[i64]([0] * (CARDS + 2))
FAR_ONES: Final = 256  # in a count, cards of the deck are in the upper part
WORTH_UNIT: Final = 16  # worths are told in quarters of a point


def features(table: OhanamiTable, seat: i64, other: i64) -> vec[i64]:
    """The numbers of a player beside another."""
    inputs = NO_INPUTS[:]
    counted = NO_COUNTS[:]
    _table(table, seat, other, inputs)
    _hands(table, seat, other, inputs, counted)
    _player(table, seat, OF_TABLE, inputs, counted)
    _player(table, other, OF_TABLE + OF_PLAYER, inputs, counted)
    return inputs


def _table(table: OhanamiTable, seat: i64, other: i64, inputs: vec[i64]) -> None:
    inputs[ROUND + table.round - 1] = 8
    inputs[TURN + table.turn_of_round - 1] = 8
    inputs[LEFT] = turns_left(table)
    first: i64 = -1
    if table.phase == LAYING:
        inputs[IS_LAYING] = 8
        first = table.laying
    elif table.rotate:
        first = table.lays_first()
    if first == seat:
        inputs[LAYS_FIRST] = 8
    if first == other:
        inputs[LAYS_FIRST + 1] = 8
    inputs[MORE_PLAYERS] = 8 * (table.seats - 2)


def _hands(table: OhanamiTable, seat: i64, other: i64, inputs: vec[i64], counted: vec[i64]) -> None:
    """Count the cards in hands and in the deck, from the lowest on, and see what those in hands are worth to the two players."""
    own = table.players[seat]
    rival = table.players[other]
    own_pack = table.holds(seat)
    rival_pack = table.holds(other)
    own_cost = price(table, own)
    rival_cost = price(table, rival)
    total: i64 = 0
    card: i64 = 1
    while card <= CARDS:
        pack: i64 = i64(table.pack[card])
        if pack == IN_DECK:
            total += FAR_ONES
        elif table.place[card] == 0:
            total += 1
            origin = pack % MOST_SEATS
            _offer(table, own, card, own_cost, origin == own_pack, OF_TABLE, inputs)
            _offer(table, rival, card, rival_cost, origin == rival_pack, OF_TABLE + OF_PLAYER, inputs)
        counted[card] = total
        card += 1


def _offer(table: OhanamiTable, player: Player, card: i64, cost: i64, is_in_hand: bool, start: i64, inputs: vec[i64]) -> None:
    """A card in a hand: where it fits, and what it would bring this player."""
    gap = least_gap(player, card)
    if gap < 0:
        return
    suit = SUIT[card]
    size: i64 = 0 if gap <= SMALL_GAP else 1 if gap <= GREAT_GAP else 2
    place = start + FITS + GAPS * suit + size
    best = start + HAND_WORTH
    if not is_in_hand:
        place += 4 * GAPS
        best = start + NEXT_WORTH
    inputs[place] += 8
    worth = (suit_worth(table, player, suit) - cost * gap) // WORTH_UNIT
    if worth > inputs[best]:
        inputs[best + 1] = inputs[best]
        inputs[best] = worth
    elif worth > inputs[best + 1]:
        inputs[best + 1] = worth


def _player(table: OhanamiTable, seat: i64, start: i64, inputs: vec[i64], counted: vec[i64]) -> None:
    player = table.players[seat]
    suits = player.suits
    inputs[start] = 4 * suits[0]
    inputs[start + 1] = 4 * suits[1]
    inputs[start + 2] = 4 * suits[2]
    inputs[start + 3] = 4 * suits[3]
    inputs[start + LADDERS] = LADDER[suits[BLOSSOM]]
    inputs[start + BEGUN] = 8 * player.started
    inputs[start + SECURED] = secured(table, player) // 2
    inputs[start + KEPT] = 8 * player.kept
    if player.kept:
        inputs[start + KEPT + 1] = _kept(table, player)
    _ends(table, player, start, inputs, counted)


def secured(table: OhanamiTable, player: Player) -> i64:
    """What has been paid, and what the cards that lie there will pay."""
    suits = player.suits
    points = player.points
    total = points[0] + points[1] + points[2]
    total += WATER_POINTS * suits[WATER] * scorings_left(WATER, table.round)
    total += PLANT_POINTS * suits[PLANT] * scorings_left(PLANT, table.round)
    return total + STONE_POINTS * suits[STONE] + LADDER[suits[BLOSSOM]]


def _kept(table: OhanamiTable, player: Player) -> i64:
    cost = price(table, player)
    worth = _worth(table, player, player.first, cost)
    if player.kept == KEEP:
        worth += _worth(table, player, player.second, cost)
    return worth // WORTH_UNIT


def _worth(table: OhanamiTable, player: Player, card: i64, cost: i64) -> i64:
    gap = least_gap(player, card)
    if gap < 0:
        return 0
    worth = suit_worth(table, player, SUIT[card]) - cost * gap
    return worth if worth > 0 else i64(0)


def _ends(table: OhanamiTable, player: Player, start: i64, inputs: vec[i64], counted: vec[i64]) -> None:
    """Gardens are alike and their two ends grow independently: so the low ends are sorted, and so are the high ones."""
    ends = player.ends
    low = start + ENDS
    high = low + GARDENS
    garden: i64 = 0
    while garden < GARDENS:
        end = ends[2 * garden]
        _insert(inputs, low, garden, end if end else i64(CARDS + 1))
        _insert(inputs, high, garden, ends[2 * garden + 1])
        garden += 1
    total = counted[CARDS]
    deck = total // FAR_ONES
    coming = HAND * table.seats * (ROUNDS - table.round)
    near = start + NEAR
    far = start + FAR
    garden = 0
    while garden < GARDENS:
        count = counted[inputs[low + garden] - 1]
        inputs[near + garden] = 2 * (count & (FAR_ONES - 1))
        inputs[far + garden] = 2 * (count // FAR_ONES) * coming // (deck + 1)
        count = total - counted[inputs[high + garden]]
        inputs[near + GARDENS + garden] = 2 * (count & (FAR_ONES - 1))
        inputs[far + GARDENS + garden] = 2 * (count // FAR_ONES) * coming // (deck + 1)
        garden += 1


def _insert(inputs: vec[i64], start: i64, count: i64, number: i64) -> None:
    place = start + count
    while place > start and inputs[place - 1] > number:
        inputs[place] = inputs[place - 1]
        place -= 1
    inputs[place] = number
