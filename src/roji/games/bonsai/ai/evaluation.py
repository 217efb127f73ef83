"""Static values in points: a tile, a cell for it, a card, a goal within reach."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roji.games.bonsai.components import (
    ANY,
    CONTENTS,
    FLOWER,
    FRUIT,
    GIFTS,
    GROWTH,
    GROWTH_OF,
    GROWTHS,
    HELPER,
    HELPERS,
    KINDS,
    LEAF,
    MASTER,
    MASTERS,
    PARCHMENT,
    PARCHMENTS,
    PER_FLOWER,
    PER_FRUIT,
    PER_GROWTH,
    PER_HELPER,
    PER_LEAF,
    PER_MASTER,
    PER_WOOD,
    TOOL,
    TOOL_CAPACITY,
    TYPE,
    WOOD,
    count,
)
from roji.games.bonsai.goals import BLUE, BROWN, COLOUR_COUNT, GREEN, NEED, OF_COLOUR, PINK, POINTS, colour_of, has_colour, has_of
from roji.games.bonsai.scenarios import LONG_WINTER, PARCHMENTS_OF_WINTER, SCORCHING_SUMMER
from roji.games.bonsai.state import ACTION, BonsaiTable, Player
from roji.games.bonsai.tree import AROUND, CONTENT, EMPTY, HEXES, LEFT, OPEN_TO_FRUIT, OPEN_TO_WOOD, POT, SIDE, Tree

REACHES = [2 * q + r - 1 for q, r in HEXES.cells]  # distance from the middle of the pot, in half tile widths
TILE_OF: Final[vec[i64]] = vec[i64]([WOOD, LEAF, FRUIT, FLOWER, WOOD])  # the tile that the goals of a colour need most
CARDS_PER_TURN: Final = 0.62  # rate at which the deck shrinks
CARDS_PER_TURN_ALONE: Final = 1.55
ROWS = [r for q, r in HEXES.cells]


def turns_left(table: BonsaiTable, seat: i64) -> float:
    """Turns this seat still has, including the present one until its action is chosen."""
    begins = 1.0 if seat == table.seat and table.phase == ACTION else 0.0
    if table.seats == 1 and table.phase != ACTION and table.final < 0:
        begins = 0.4
    if table.final >= 0:
        return begins if seat == table.seat else float((table.final >> seat) & 1)
    if table.seats == 1:
        return float(table.deck_left()) / CARDS_PER_TURN_ALONE + 0.5 + begins
    return float(table.deck_left()) / CARDS_PER_TURN / float(table.seats) + 0.5 + begins


def wants(table: BonsaiTable, player: Player, colour: i64) -> bool:
    """Whether the player can still claim a goal of this colour."""
    return not has_colour(player.claimed, colour) and table.goals_left(player) & OF_COLOUR[colour] != 0


# --- tiles ---------------------------------------------------------------------------------------------------------------


def tile_worth(player: Player, tree: Tree, tile: i64) -> float:
    """Value of a tile in supply, to be placed later."""
    if tile == WOOD:
        few = tree.opens_for(WOOD) < 5
        return 1.2 + (1.0 if player.owns(PER_WOOD) else 0.0) + (1.0 if few else 0.0)
    if tile == LEAF:
        return 3.4 + (1.0 if player.owns(PER_LEAF) else 0.0)
    if tile == FLOWER:
        return 3.2 + (2.0 if player.owns(PER_FLOWER) else 0.0)
    room = tree.opens_for(FRUIT) > player.supply[FRUIT]
    return (6.5 if room else 5.0) + (2.0 if player.owns(PER_FRUIT) else 0.0)


def cell_worth(table: BonsaiTable, player: Player, tree: Tree, tile: i64, cell: i64) -> float:
    """Value of a tile on a cell: its points, what it costs its neighbours, and what it opens."""
    board = tree.board
    here = i64(board[cell])
    free: i64 = 6
    empty: i64 = 0
    opened: i64 = 0
    leaves: i64 = 0
    spots: i64 = 0
    spoiled: i64 = 0
    flowers: i64 = 0
    fruits: i64 = 0
    before: i64 = i64(board[AROUND[6 * cell + 5]])
    way: i64 = 0
    while way < 6:
        there = i64(board[AROUND[6 * cell + way]])
        if there & CONTENT == EMPTY:
            empty += 1
            if there & OPEN_TO_WOOD == 0:
                opened += 1
            if there & OPEN_TO_FRUIT:
                spoiled += 1
            elif before == LEAF + 1:
                spots += 1
        elif there < POT:
            free -= 1
            if there == LEAF + 1:
                leaves += 1
                if before & CONTENT == EMPTY and before & OPEN_TO_FRUIT == 0:
                    spots += 1
            elif there == FLOWER + 1:
                flowers += 1
            elif there == FRUIT + 1:
                fruits += 1
        before = there
        way += 1
    worth = -1.0 * float(flowers)
    if table.scenario == SCORCHING_SUMMER:
        worth += _company(tile, flowers, fruits, spoiled)
    if here & OPEN_TO_FRUIT and tile != FRUIT:
        worth -= 2.0
    if here & OPEN_TO_WOOD and tile > LEAF and tree.opens_for(WOOD) < 4:
        worth -= 1.5
    worth += _cell_goals(table, player, tree, tile, cell, leaves)
    if tile == WOOD:
        return worth + 0.1 + 0.3 * float(opened) + (1.0 if player.owns(PER_WOOD) else 0.0)
    if tile == LEAF:
        site = 0.7 if tree.opens_for(FRUIT) < 3 else 0.2
        return worth + 3.0 + site * float(spots) + 0.1 * float(empty) + (1.0 if player.owns(PER_LEAF) else 0.0)
    if tile == FLOWER:
        return worth + float(free) - 0.2 + (2.0 if player.owns(PER_FLOWER) else 0.0)
    return worth + 7.0 - 1.2 * float(spoiled) + (2.0 if player.owns(PER_FRUIT) else 0.0)


def _company(tile: i64, flowers: i64, fruits: i64, sites: i64) -> float:
    """Scorching Summer: a flower needs an adjacent fruit, a fruit an adjacent flower."""
    if tile == FLOWER:
        if fruits:
            return 3.0
        return 0.5 if sites else -2.5
    if tile == FRUIT:
        return 4.0 if flowers else 0.0
    return 0.0


def _cell_goals(table: BonsaiTable, player: Player, tree: Tree, tile: i64, cell: i64, leaves: i64) -> float:
    """Value of a placement's progress towards goals."""
    worth = 0.0
    side = SIDE[cell]
    if (tile == WOOD and wants(table, player, BROWN)) or (tile == LEAF and leaves > 0 and wants(table, player, GREEN)):
        worth += 0.8
    elif tile == FLOWER and side != 0 and wants(table, player, PINK):
        same = tree.left_flowers if side == LEFT else tree.right_flowers
        other = tree.right_flowers if side == LEFT else tree.left_flowers
        worth += 2.0 if same >= other else 0.5
    if wants(table, player, BLUE):
        worth += _cell_cascade(tree, tile, cell, side)
    return worth


def _cell_cascade(tree: Tree, tile: i64, cell: i64, side: i64) -> float:
    """Progress out over the rim of the pot, then down."""
    if side == 0:
        return 0.1 * float(abs(REACHES[cell])) if tile == WOOD else 0.0
    there = tree.left if side == LEFT else tree.right
    if there == 0:
        return 3.0
    row = ROWS[cell]
    return 0.4 * float(row + 2) if tile == WOOD and row >= -1 else 0.0


# --- cards ---------------------------------------------------------------------------------------------------------------


def slot_worth(table: BonsaiTable, player: Player, tree: Tree, slot: i64, left: float) -> float:
    """Value of meditating at a slot with `left` turns left."""
    card = table.slots[slot]
    kind = TYPE[card]
    worth = 0.0
    gained: i64 = 0
    tile: i64 = 0
    while tile < KINDS:
        tiles = GIFTS[(KINDS + 1) * slot + tile] if slot != 1 else 0
        if kind == MASTER:
            tiles += CONTENTS[(KINDS + 1) * card + tile]
        if tiles:
            worth += float(tiles) * tile_worth(player, tree, tile)
            gained += tiles
        tile += 1
    if slot == 1:
        worth += 3.2
        gained += 1
    if kind == MASTER and CONTENTS[(KINDS + 1) * card + ANY]:
        worth += 5.5
        gained += 1
    placed: i64 = 0
    if kind == HELPER:
        placed = min(2, player.tiles() + gained)
        worth += 1.6 * float(placed)
    over = player.excess() + gained - placed - (TOOL_CAPACITY if kind == TOOL else 0)
    if over > 0:
        worth -= 2.5 * float(over)
    if left < 2.0:
        worth *= 0.2 if kind != HELPER else 0.8  # tiles gained now will hardly be placed
    if table.scenario == LONG_WINTER and kind == PARCHMENT and count(player.cards & PARCHMENTS) < PARCHMENTS_OF_WINTER:
        worth += 6.0
    return worth + _card_worth(player, tree, card, kind, left)


def _card_worth(player: Player, tree: Tree, card: i64, kind: i64, left: float) -> float:
    if kind == GROWTH:
        grown = float(count(player.cards & GROWTHS))
        each = 0.42 if CONTENTS[(KINDS + 1) * card + FLOWER] or CONTENTS[(KINDS + 1) * card + FRUIT] else 0.32
        again = 0.6 if _has_growth_of(player, card) else 1.0
        return each * again * max(0.0, left - 2.0) * (6.0 / (5.0 + grown)) + (2.0 if player.owns(PER_GROWTH) else 0.0)
    if kind == TOOL:
        return 0.18 * max(0.0, left - 2.0)
    if kind == HELPER:
        return 2.0 if player.owns(PER_HELPER) else 0.0
    if kind == MASTER:
        return 2.0 if player.owns(PER_MASTER) else 0.0
    return parchment_worth(player, tree, card, left)


def _has_growth_of(player: Player, card: i64) -> bool:
    tile: i64 = 0
    while tile < KINDS:
        if CONTENTS[(KINDS + 1) * card + tile] and player.cards & GROWTH_OF[tile]:
            return True
        tile += 1
    return False


def parchment_worth(player: Player, tree: Tree, card: i64, left: float) -> float:
    """What a Parchment will pay: for what the player has, and for what is still to come."""
    counts = tree.counts
    if card == PER_WOOD:
        return float(counts[WOOD] + player.supply[WOOD]) + 0.35 * left
    if card == PER_LEAF:
        return float(counts[LEAF] + player.supply[LEAF]) + 0.4 * left
    if card == PER_FLOWER:
        return 2.0 * (float(counts[FLOWER] + player.supply[FLOWER]) + 0.25 * left)
    if card == PER_FRUIT:
        return 2.0 * (float(counts[FRUIT]) + 0.25 * left)
    if card == PER_GROWTH:
        return 2.0 * (float(count(player.cards & GROWTHS)) + 0.12 * left)
    if card == PER_HELPER:
        return 2.0 * (float(count(player.cards & HELPERS)) + 0.08 * left)
    return 2.0 * (float(count(player.cards & MASTERS)) + 0.12 * left)


# --- goals ---------------------------------------------------------------------------------------------------------------


def likely(missing: float, coming: float, spread: float) -> float:
    """Probability of getting the missing number, given the expected number and its spread."""
    return 1.0 / (1.0 + exp(max(-30.0, min(30.0, (missing - coming) / spread))))


def coming_tiles(player: Player, tree: Tree, tile: i64, left: float) -> float:
    """Expected number of useful tiles of a kind still to be placed: a part of the supply, and a part of what each turn brings."""
    if left < 0.5:
        return -9.0
    supply = float(player.supply[tile])
    if tile == WOOD:
        return 0.42 * left - 0.6 + 0.65 * supply
    if tile == LEAF:
        return 0.32 * left - 0.4 + 0.4 * supply
    if tile == FLOWER:
        return 0.18 * left - 0.15 + 0.25 * supply
    return 0.25 * left - 0.5 + 0.35 * supply + 0.45 * float(min(tree.opens_for(FRUIT), 2))


def goal_chance(player: Player, tree: Tree, goal: i64, left: float) -> float:
    """Probability that this bonsai meets a goal in the turns left."""
    colour = colour_of(goal)
    spread = 0.4 + 0.05 * left
    if colour == BLUE:
        missing = _cascade_missing(tree, goal)
        coming = 0.8 * coming_tiles(player, tree, WOOD, left) + 0.5
    else:
        missing = float(NEED[goal] - has_of(tree, colour))
        coming = coming_tiles(player, tree, TILE_OF[colour], left)
    return 0.97 if missing <= 0.0 else likely(missing, coming, spread)


def _cascade_missing(tree: Tree, goal: i64) -> float:
    """Tiles still needed to reach out and down."""
    least = 0
    most = 0
    low_left = -1
    low_right = -1
    i: i64 = 0
    while i < tree.size:
        cell = i64(tree.order[i])
        reach = REACHES[cell]
        row = ROWS[cell]
        if reach < least:
            least = reach
        if reach > most:
            most = reach
        if reach <= -5 and row > low_left:
            low_left = row
        elif reach >= 5 and row > low_right:
            low_right = row
        i += 1
    left = 0.5 * float(max(0, 5 + least) + 1) if least > -5 else 0.0
    right = 0.5 * float(max(0, 5 - most) + 1) if most < 5 else 0.0
    if goal == 13:
        return right
    if goal == 14:
        return left + right
    return left + right + float(max(0, 2 - max(low_left, low_right)))


def colour_hope(table: BonsaiTable, player: Player, tree: Tree, colour: i64, left: float) -> float:
    """Expected points from the best goal of a colour that can still be claimed."""
    best = 0.0
    goal = 3 * colour + 1
    while goal <= 3 * colour + 3:
        if table.goals_left(player) >> goal & 1:
            hope = float(POINTS[goal]) * goal_chance(player, tree, goal, left)
            if hope > best:
                best = hope
        goal += 1
    return best


def colour_chance(table: BonsaiTable, player: Player, tree: Tree, colour: i64, left: float) -> float:
    """Probability of claiming any goal of a colour."""
    best = 0.0
    goal = 3 * colour + 1
    while goal <= 3 * colour + 3:
        if table.goals_left(player) >> goal & 1:
            best = max(best, goal_chance(player, tree, goal, left))
        goal += 1
    return best


def goals_hope(table: BonsaiTable, player: Player, tree: Tree, left: float) -> float:
    """Expected points from goals not claimed yet."""
    hope = 0.0
    colour: i64 = 0
    while colour < COLOUR_COUNT:
        if wants(table, player, colour):
            hope += colour_hope(table, player, tree, colour, left)
        colour += 1
    return hope
