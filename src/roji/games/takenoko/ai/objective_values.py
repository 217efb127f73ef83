"""Expected value of objectives in hand: their points, and how many actions they are away from completion."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roji.games.takenoko.components import (
    BIT,
    FIRST_GARDENER,
    FIRST_PLOT,
    GARDENER,
    PANDA,
    PANDAS,
    PLOT,
    POINTS,
    SECTIONS,
    THREE_COLOURS,
    THRESHOLDS,
)
from roji.games.takenoko.garden import FERTILIZER, IRRIGATED, NOTHING, PLAIN, WATERSHED, Garden, sections_with
from roji.games.takenoko.objectives import columns_of
from roji.games.takenoko.shapes import MIXED_MASKS, NEAR_TO, NEARS, PLAIN_MASKS
from roji.games.takenoko.state import ACTIONS, NOT_YET, OBJECTIVE, OVER, ROLL, Player, TakenokoTable
from roji.games.takenoko.turns import allowed

FAR: Final = 9.0  # a distance in actions: out of reach
LAYING: Final = 1.5  # actions to lay one plot of a shape, including the draw of its colour
WATERING: Final = 1.0  # actions to place a channel
COMPLETING: Final = 1.0  # value of a completed objective besides the points on its card: the end comes nearer
PACE: Final = 0.62  # objectives completed per turn
PER_TURN: Final = 2.3  # actions per turn, weather included

LEFT: Final[vec[i64]] = vec[i64]([0, 0, 0])  # sections not yet assigned to an objective
EDIBLE: Final[vec[i64]] = vec[i64]([0, 0, 0])  # sections that the panda could eat
WET: Final[vec[i64]] = vec[i64]([0, 0, 0])  # bitmask of irrigated plots around a plot, by colour …
DRY: Final[vec[i64]] = vec[i64]([0, 0, 0])  # … and of dry ones
SPARE: Final = 3  # index after the decks: sections without an objective
HOPES: Final[vec[float]] = vec[float]([0.0] * 4)  # expected points, by deck and from spare sections
STEPS: Final = 5
STEP_ACTIONS: Final = [0.0, 0.8, 1.2, 1.5, 2.6]  # to a column of three: done; a section short; one too many; further off; water first
COLUMNS: Final[vec[i64]] = vec[i64]([0] * STEPS)  # number of plots of a colour at each of these steps
MIXED_PARTS: Final[vec[i64]] = vec[i64]([0, 1, 0, 2, 2, 1])  # the two colours of each mixed card


# --- time ----------------------------------------------------------------------------------------------------------------


def turns_left(table: TakenokoTable, seat: i64) -> float:
    """Turns this seat has after the present one."""
    if table.final != NOT_YET:
        return 1.0 if seat != table.seat and (table.final >> seat) & 1 else 0.0
    most: i64 = 0
    for player in table.players:
        most = max(most, player.done)
    missing = float(THRESHOLDS[table.seats] - most)
    return 0.5 + missing / PACE * (0.85 if table.seats == 2 else 0.75)


def actions_left(table: TakenokoTable, seat: i64) -> float:
    """Actions this seat has left, including the rest of the present turn."""
    found = PER_TURN * turns_left(table, seat)
    if seat == table.seat and table.phase != OVER:
        found += PER_TURN if table.phase == ROLL else float(allowed(table) - table.acted)
        if ACTIONS < table.phase <= OBJECTIVE:
            found += 0.5  # an action in progress
        elif ROLL < table.phase < ACTIONS:
            found += 0.6
    return found


def chance(distance: float, actions: float) -> float:
    """Probability of completing an objective at this distance, when the actions left have to do for all objectives."""
    if distance <= 0.0:
        return 0.98 if actions > 0.0 else 0.9
    if distance > actions + 0.3:
        return 0.0
    return exp(-0.13 * distance) / (1.0 + exp(1.1 * (distance - 0.5 * actions - 0.4)))


# --- how far away --------------------------------------------------------------------------------------------------------


def hope(table: TakenokoTable, seat: i64) -> float:
    """Expected points from the objectives in hand; HOPES breaks them down."""
    player = table.players[seat]
    garden = table.garden
    actions = actions_left(table, seat)
    _count_sections(garden, player)
    HOPES[PLOT] = HOPES[GARDENER] = HOPES[PANDA] = 0.0
    card: i64 = PANDAS
    while card > 0:  # the most valuable first: it claims the sections
        card -= 1
        i: i64 = 0
        while i < player.held:
            if player.hand[i] == card:
                HOPES[PANDA] += (float(POINTS[card]) + COMPLETING) * chance(_panda_distance(card), actions)
            i += 1
    i = 0
    while i < player.held:
        card = player.hand[i]
        if card >= FIRST_PLOT:
            HOPES[PLOT] += (float(POINTS[card]) + COMPLETING) * chance(shape_distance(garden, player, card), actions)
        elif card >= FIRST_GARDENER:
            HOPES[GARDENER] += (float(POINTS[card]) + COMPLETING) * chance(column_distance(table, player, card), actions)
        i += 1
    HOPES[SPARE] = _spare(actions)
    return HOPES[PLOT] + HOPES[GARDENER] + HOPES[PANDA] + HOPES[SPARE]


def _spare(actions: float) -> float:
    """Sections without an objective: one may still turn up."""
    if actions < 3.0:
        return 0.0
    worth = 0.0
    colour: i64 = 0
    while colour < 3:
        worth += 0.55 * float(min(LEFT[colour], 2)) + 0.25 * float(min(max(LEFT[colour] - 2, 0), 2))
        colour += 1
    return worth


def _count_sections(garden: Garden, player: Player) -> None:
    colour: i64 = 0
    while colour < 3:
        LEFT[colour] = player.sections[colour]
        EDIBLE[colour] = 0
        colour += 1
    i: i64 = 0
    while i < garden.size:
        cell: i64 = i64(garden.order[i])
        if garden.feeds_panda(cell):
            EDIBLE[garden.colour(cell)] += garden.height(cell)
        i += 1


def _panda_distance(card: i64) -> float:
    """Each missing section costs an action, and more where none can be eaten."""
    distance = 0.0
    colour: i64 = 0
    while colour < 3:
        asked = SECTIONS[3 * card + colour]
        have = min(asked, LEFT[colour])
        LEFT[colour] -= have
        missing = asked - have
        if missing > 0:
            distance += 1.05 * float(missing)
            short = missing - EDIBLE[colour]
            if short > 0:
                distance += 0.9 * float(short)
        colour += 1
    return distance


def column_distance(table: TakenokoTable, player: Player, card: i64) -> float:
    colour = (card - FIRST_GARDENER) // 5
    if columns_of(card) > 1:
        return _columns_distance(table, colour, columns_of(card))
    improvement = card - FIRST_GARDENER - 5 * colour
    garden = table.garden
    best = FAR
    i: i64 = 0
    while i < garden.size:
        cell: i64 = i64(garden.order[i])
        kind = garden.kind(cell)
        if kind >> 2 == colour:
            distance = FAR
            if kind & 3 == improvement:
                distance = _growing(garden, cell, 4, improvement)
            elif garden.takes_chip(cell):
                distance = _growing(garden, cell, 4, improvement) + (0.3 if player.chips[improvement - 1] > 0 else 3.0)
            best = min(best, distance)
        i += 1
    if best == FAR and garden.size < 22:
        return 6.5 if improvement == PLAIN else 7.5
    return best


def _growing(garden: Garden, cell: i64, goal: i64, improvement: i64) -> float:
    """Visits of the gardener until the bamboo is this high."""
    missing = goal - garden.height(cell)
    visits: i64 = 0
    while missing > 0:
        missing -= sections_with(improvement)
        visits += 1
    return 1.1 * float(visits) + (0.0 if garden.is_irrigated(cell) or improvement == WATERSHED else WATERING)


def _columns_distance(table: TakenokoTable, colour: i64, columns: i64) -> float:
    """Adjacent plots grow together, so they cost less than one by one."""
    step: i64 = 0
    while step < STEPS:
        COLUMNS[step] = 0
        step += 1
    garden = table.garden
    i: i64 = 0
    while i < garden.size:
        cell: i64 = i64(garden.order[i])
        if garden.colour(cell) == colour:
            COLUMNS[_step_to_three(table, cell)] += 1
        i += 1
    distance = 0.0
    step = 0
    while columns > 0 and step < STEPS:
        used = min(columns, COLUMNS[step])
        distance += STEP_ACTIONS[step] * float(used)
        columns -= used
        step += 1
    return distance + 3.0 * float(columns)


def _step_to_three(table: TakenokoTable, cell: i64) -> i64:
    """Index into STEP_ACTIONS: how far a plot is from a column of three."""
    garden = table.garden
    height = garden.height(cell)
    if height == 3 or (height == 4 and not table.exact):
        return 0
    if height == 4:
        return 2  # the panda must eat one
    if not garden.is_irrigated(cell):
        return 4
    return 1 if height == 2 and garden.improvement(cell) != FERTILIZER else 3


# --- shapes --------------------------------------------------------------------------------------------------------------


def shape_distance(garden: Garden, player: Player, card: i64) -> float:
    """Cost of the plots to lay and irrigate where the fewest are missing."""
    if garden.shapes & BIT[card]:
        return 0.0
    shape = card - FIRST_PLOT
    size: i64 = 3 if shape < 12 and shape & 3 < 3 else 4
    best: float = LAYING * float(size)
    i: i64 = 0
    while i < garden.size:
        cell: i64 = i64(garden.order[i])
        colour = garden.colour(cell)
        own = 0.0 if garden.is_irrigated(cell) else WATERING
        if shape < 12:
            if colour == shape >> 2:
                blocked = _look_around(garden, cell)
                best = min(best, own + _missing(PLAIN_MASKS[shape & 3], WET[colour], DRY[colour], blocked, size - 1))
        else:
            one = MIXED_PARTS[2 * (shape - 12)]
            two = MIXED_PARTS[2 * (shape - 12) + 1]
            if (colour - one) * (colour - two) == 0:
                blocked = _look_around(garden, cell)
                best = min(best, own + _missing_mixed(colour, one + two - colour, blocked))
        i += 1
    return max(0.3, best - 0.5 * float(min(player.channels, 2)))


def _look_around(garden: Garden, cell: i64) -> i64:
    """Set WET and DRY to the plots near this one, by colour; return the cells that can never hold a plot."""
    tile = garden.tile
    WET[0] = WET[1] = WET[2] = 0
    DRY[0] = DRY[1] = DRY[2] = 0
    blocked: i64 = 0
    bit: i64 = 1
    i = NEARS * cell
    end = i + NEARS
    while i < end:
        near = NEAR_TO[i]
        there: i64 = i64(tile[near])
        if there == 13:
            blocked |= bit
        elif there != NOTHING:
            colour = (there - 1) >> 2
            if i64(garden.grown[near]) & IRRIGATED:
                WET[colour] |= bit
            else:
                DRY[colour] |= bit
        bit <<= 1
        i += 1
    return blocked


def _missing(masks: vec[i64], wet: i64, dry: i64, blocked: i64, others: i64) -> float:
    blocked |= (WET[0] | WET[1] | WET[2] | DRY[0] | DRY[1] | DRY[2]) & ~wet & ~dry
    best = LAYING * float(others)
    i: i64 = 0
    while i < len(masks):
        mask = masks[i]
        if mask & blocked == 0:
            laid = _bits(mask & (wet | dry))
            best = min(best, LAYING * float(others - laid) + WATERING * float(_bits(mask & dry)))
        i += 1
    return best


def _missing_mixed(colour: i64, other: i64, blocked: i64) -> float:
    tiles = WET[0] | WET[1] | WET[2] | DRY[0] | DRY[1] | DRY[2]
    own = WET[colour] | DRY[colour]
    others = WET[other] | DRY[other]
    masks = MIXED_MASKS
    best = LAYING * 3.0
    i: i64 = 0
    while i < len(masks):
        same = masks[i]
        different = masks[i + 1]
        if (same | different) & blocked == 0 and same & tiles & ~own == 0 and different & tiles & ~others == 0:
            laid = _bits(same & own) + _bits(different & others)
            dry = _bits(same & DRY[colour]) + _bits(different & DRY[other])
            best = min(best, LAYING * float(3 - laid) + WATERING * float(dry))
        i += 2
    return best


def _bits(mask: i64) -> i64:
    found: i64 = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found


# --- what a player wants -------------------------------------------------------------------------------------------------


def wanted_section(player: Player, colour: i64) -> i64:
    """Value of one more section of a colour, in 64ths of a point."""
    have = player.sections[colour]
    worth: i64 = 24 if have < 2 else (12 if have < 4 else 3)
    i: i64 = 0
    while i < player.held:
        card = player.hand[i]
        if card == THREE_COLOURS:
            if have == 0:
                worth += 110
        elif card == colour:
            if have < 2:
                worth += (112 if have == 1 else 80) + 16 * colour
            else:
                worth += 20
        i += 1
    return worth


def wanted_growth(player: Player, garden: Garden, cell: i64, more: i64, exact: bool) -> i64:
    """Value of growth on a plot, in 64ths of a point."""
    kind = garden.kind(cell)
    colour = kind >> 2
    height = garden.height(cell)
    worth: i64 = 5 * more
    i: i64 = 0
    while i < player.held:
        card = player.hand[i]
        if card < FIRST_GARDENER:
            if height == 0 and (card - colour) * (card - THREE_COLOURS) == 0:
                worth += 12
        elif card < FIRST_PLOT and (card - FIRST_GARDENER) // 5 == colour:
            column = card - FIRST_GARDENER - 5 * colour
            if column == kind & 3:
                worth += more * (30 + 14 * height)
            elif column == 4:
                if height + more == 3:
                    worth += 90
                elif height == 3:
                    worth -= 80 if exact else 0
                elif height < 3:
                    worth += 30
        i += 1
    return worth
