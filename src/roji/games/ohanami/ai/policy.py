"""What a good player knows: what a card pays, and how much of a garden's room it takes.

Room is all the numbers below the lowest and above the highest card of a garden. Thirty cards want to lie in it, so each
number that is skipped costs a little: more when there is less room for the cards still to come. Worths are counted in
64ths of a point.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from roji.core.luck import Luck
from roji.games.ohanami.actions import CHOOSE, DISCARD, LAY, START
from roji.games.ohanami.ai.solver import rank
from roji.games.ohanami.components import BLOSSOM, CARDS, GARDENS, HAND, KEEP, PLANT, ROUNDS, STONE, SUIT, WATER
from roji.games.ohanami.scoring import LADDER, PLANT_POINTS, STONE_POINTS, WATER_POINTS, scorings_left
from roji.games.ohanami.state import CHOOSING, OVER, TURNS, OhanamiTable, Player

POINT: Final = 64
TYPICAL_CARD: Final = 6  # points that a card brings on average
START_GAP: Final = 10  # starting a garden costs as much room as skipping this many numbers
BLOSSOMS_PER_TURN: Final = 28  # that will still be laid, in 64ths
NEVER: Final = -1_000_000


def turns_left(table: OhanamiTable) -> i64:
    """Turns in which cards are still laid, this one included."""
    return TURNS * (ROUNDS - table.round) + TURNS - table.turn_of_round + 1


def suit_worth(table: OhanamiTable, player: Player, suit: i64) -> i64:
    """What one more card of a suit in the gardens will have paid at the end."""
    if suit == WATER:
        return POINT * WATER_POINTS * scorings_left(WATER, table.round)
    if suit == PLANT:
        return POINT * PLANT_POINTS * scorings_left(PLANT, table.round)
    if suit == STONE:
        return POINT * STONE_POINTS
    if player.suits[BLOSSOM] >= 15:
        return 0
    return POINT * (player.suits[BLOSSOM] + 1) + BLOSSOMS_PER_TURN * (turns_left(table) - 1)


def room(player: Player) -> i64:
    """The numbers that the gardens can still take in."""
    ends = player.ends
    total: i64 = CARDS * (GARDENS - player.started)
    garden: i64 = 0
    while garden < player.started:
        total += ends[2 * garden] - 1 + CARDS - ends[2 * garden + 1]
        garden += 1
    return total


def price(table: OhanamiTable, player: Player) -> i64:
    """What it costs to skip one number."""
    return POINT * TYPICAL_CARD * (turns_left(table) - 1) // (room(player) + 8)


def gap(player: Player, card: i64, garden: i64) -> i64:
    """How much room a card takes in a garden; -1 if it does not fit."""
    if not player.fits(card, garden):
        return -1
    low = player.ends[2 * garden]
    return low - card if card < low else card - player.ends[2 * garden + 1]


def least_gap(player: Player, card: i64) -> i64:
    """The least room for which this card can be laid, a new garden among the choices; -1 if nowhere."""
    least: i64 = START_GAP if player.may_start() else -1
    garden: i64 = 0
    while garden < player.started:
        taken = gap(player, card, garden)
        if taken >= 0 and (least < 0 or taken < least):
            least = taken
        garden += 1
    return least


def worth(table: OhanamiTable, player: Player, card: i64, cost: i64) -> i64:
    """What a card would bring this player, its room paid for; nothing if it is better put aside."""
    taken = least_gap(player, card)
    if taken < 0:
        return 0
    return max(0, suit_worth(table, player, SUIT[card]) - cost * taken)


def quick(table: OhanamiTable, seat: i64, luck: Luck) -> int:
    """Keep the card that brings most; lay where it takes the least room."""
    player = table.players[seat]
    if table.phase == CHOOSING:
        return int(_quick_choice(table, seat, player, luck))
    return int(_quick_lay(table, player))


def _quick_choice(table: OhanamiTable, seat: i64, player: Player, luck: Luck) -> i64:
    pack = table.holds(seat)
    cost = price(table, player)
    best: i64 = 0
    most: i64 = NEVER
    i = HAND * pack
    end = i + table.left[pack]
    while i < end:
        card = table.packs[i]
        value = worth(table, player, card, cost) + (luck.word() & 63)
        if value > most:
            most = value
            best = card
        i += 1
    return CHOOSE + best - 1


def _quick_lay(table: OhanamiTable, player: Player) -> i64:
    """The chosen card that takes the least room goes first; a card that costs more than it brings is put aside."""
    cost = price(table, player)
    first = least_gap(player, player.first)
    card = player.first
    if player.kept == KEEP:
        second = least_gap(player, player.second)
        if first < 0 or 0 <= second < first:
            card = player.second
    return _best_use(table, player, card, cost)


def _best_use(table: OhanamiTable, player: Player, card: i64, cost: i64) -> i64:
    taken = least_gap(player, card)
    if taken < 0 or suit_worth(table, player, SUIT[card]) < cost * taken:
        return DISCARD + card - 1
    garden: i64 = 0
    while garden < player.started:
        if gap(player, card, garden) == taken:
            return LAY + GARDENS * (card - 1) + garden
        garden += 1
    return START + card - 1


def candidates(table: OhanamiTable, seat: i64, legal: list[int]) -> list[int]:
    """The second card kept is the higher one: so no pair is looked at twice."""
    if table.phase != CHOOSING:
        return legal
    first = table.players[seat].first
    if first == 0:
        return legal[:-1] if len(legal) > 1 else legal
    higher = [code for code in legal if code - CHOOSE + 1 > first]
    return higher or legal


def expected_points(table: OhanamiTable, player: Player) -> float:
    """What this player will have at the end: what lies there, what is kept, and what the room left will bring."""
    points = float(player.points[0] + player.points[1] + player.points[2])
    left = turns_left(table) if table.phase != OVER else 0
    if table.phase != OVER:
        points += float(WATER_POINTS * player.suits[WATER] * scorings_left(WATER, table.round))
        points += float(PLANT_POINTS * player.suits[PLANT] * scorings_left(PLANT, table.round))
        points += float(STONE_POINTS * player.suits[STONE])
        points += float(LADDER[player.suits[BLOSSOM]]) + float(player.suits[BLOSSOM] * BLOSSOMS_PER_TURN * left) / POINT
        points += _kept_worth(table, player) + promise(table, player, left)
    return points


def _kept_worth(table: OhanamiTable, player: Player) -> float:
    if player.kept == 0:
        return 0.0
    cost = price(table, player)
    total = worth(table, player, player.first, cost)
    if player.kept == KEEP:
        total += worth(table, player, player.second, cost)
    return float(total) / POINT


def promise(table: OhanamiTable, player: Player, left: i64) -> float:
    """Points of the cards still to come: fewer when the room is short."""
    coming = 2.0 * float(left - 1)
    if table.phase == CHOOSING:
        coming += 2.0 - float(player.kept)
    if coming <= 0.0:
        return 0.0
    each = float(room(player)) / coming
    return coming * TYPICAL_CARD * each / (each + 5.0)


def share_of_win(table: OhanamiTable, seat: i64) -> float:
    """After the end: 1 for the winner alone, less for each who shares it. Same result as `winners`, but faster."""
    if table.has_resigned(seat):
        return 0.0
    own = rank(table.players[seat], 0)
    equals = 0
    for other, player in enumerate(table.players):
        if not table.has_resigned(other):
            reached = rank(player, 0)
            if reached > own:
                return 0.0
            if reached == own:
                equals += 1
    return 1.0 / equals


def evaluate(table: OhanamiTable, seat: i64) -> float:
    """The share of the win that this seat may expect."""
    own = expected_points(table, table.players[seat])
    spread = 6.0 + 1.5 * float(turns_left(table))
    odds = 1.0  # of all players together against this one
    for other, player in enumerate(table.players):
        if other != seat and not table.has_resigned(other):
            odds += exp((expected_points(table, player) - own) / spread)
    return 1.0 / odds
