"""What a good player does: which placements to think about, a quick sensible choice, and what to expect of a table."""

from math import exp
from typing import Final

from mypy_extensions import i64

from roji.core.luck import Luck
from roji.games.bonsai import scoring
from roji.games.bonsai.actions import CELLS, CLAIM, CULTIVATE, DISCARD, DONE, GROW, MEDITATE, PRUNE, RENOUNCE, SLOTS, TAKE
from roji.games.bonsai.cards import ANY, FLOWER, FRUIT, GROWTHS, KINDS, LEAF, WOOD, count
from roji.games.bonsai.goals import COLOUR_COUNT, OF_COLOUR
from roji.games.bonsai.growing import may_be_done, may_cultivate, must_flower, places
from roji.games.bonsai.scenarios import SCORCHING_SUMMER
from roji.games.bonsai.state import ACTION, DISCARDING, GOALS_OPEN, Player, Table
from roji.games.bonsai.tree import AROUND, Tree
from roji.games.bonsai.worth import (
    cell_worth,
    colour_chance,
    goals_hope,
    slot_worth,
    tile_worth,
    turns_left,
    wants,
)

CELLS_PER_TILE: Final = 4  # that a search looks at
LOOKED_AT: Final = 6  # cells that the quick choice compares
TILE_POINTS: Final = 3.8  # what a tile placed later brings on average
TILES_PER_MEDITATE: Final = 2.5
TEMPO: Final = 1.5  # a tile that can be placed at once is worth so much more than one that must wait
NEAR_ROOM: Final = 1.6  # what each of the first open cells beside wood is worth, and each further one
FAR_ROOM: Final = 0.8
ALL_ASKED: Final = 0.45  # what a win counts for a lone player; the rest is for points

# --- what a search expands -----------------------------------------------------------------------------------------------


def candidates(table: Table, legal: list[int]) -> list[int]:
    """Placements in one order only, wood before leaves before flowers before fruits, and of each tile the best cells.

    Any set of placements that is possible is possible in that order, so nothing is lost by it but repetition.
    """
    if table.is_placing():
        return _placements(table, legal)
    if table.phase == GOALS_OPEN:
        return _decisions(table, legal)
    return legal


def _placements(table: Table, legal: list[int]) -> list[int]:
    player = table.players[table.seat]
    tree = table.tended()
    latest = last_tile(table)
    last = i64(tree.order[tree.size - 1])
    ranked: list[tuple[float, int]] = []
    found: list[int] = []
    kind: i64 = 0
    for code in legal:
        if code >= MEDITATE:
            continue
        tile = (code - GROW) // CELLS
        if tile != kind:
            found += _best(ranked)
            ranked = []
            kind = tile
        cell = code - GROW - CELLS * tile
        if tile > latest or (tile == latest and (cell > last or (tile == WOOD and _touch(cell, last)))):
            ranked.append((-cell_worth(table, player, tree, tile, cell), code))
    found += _best(ranked)
    if DONE in legal:
        found.append(DONE)
    return sorted(found) or legal


def _best(ranked: list[tuple[float, int]]) -> list[int]:
    ranked.sort()
    return [code for _, code in ranked[:CELLS_PER_TILE]]


def _touch(cell: i64, other: i64) -> bool:
    return any(AROUND[6 * cell + way] == other for way in range(6))


def _decisions(table: Table, legal: list[int]) -> list[int]:
    """One colour after the other: its best goal, or to renounce it where a harder one is left."""
    colour: i64 = 0
    while table.undecided & OF_COLOUR[colour] == 0:
        colour += 1
    claims = [code for code in legal if code < RENOUNCE and (code - CLAIM) // 3 == colour]
    harder = table.goals & OF_COLOUR[colour] & ~table.undecided & ~table.players[table.seat].renounced
    return [claims[-1], int(RENOUNCE + colour)] if harder else [claims[-1]]


# --- a quick choice ------------------------------------------------------------------------------------------------------


def quick(table: Table, seat: i64, luck: Luck) -> int:
    """Meditate for what is worth most; cultivate when there is enough to place; wood first, fruits last."""
    player = table.players[seat]
    tree = table.tended()
    if table.phase == ACTION:
        return int(_quick_turn(table, player, tree, luck))
    if table.is_placing():
        return int(_quick_placement(table, player, tree, luck))
    if table.phase == GOALS_OPEN:
        return candidates(table, table.legal(int(seat)))[0]
    if table.phase == DISCARDING:
        return int(DISCARD + _least_wanted(player, tree))
    return int(_quick_take(table, player, tree))


def _quick_turn(table: Table, player: Player, tree: Tree, luck: Luck) -> i64:
    if tree.is_stuck():
        return PRUNE + tree.removals()[0]
    left = turns_left(table, table.seat)
    best: i64 = -1
    most = -1000.0
    if may_cultivate(table):
        most = cultivate_worth(player, tree, left) + _noise(luck)
        best = CULTIVATE
    slot: i64 = 0
    while slot < SLOTS:
        if table.slots[slot]:
            worth = slot_worth(table, player, tree, slot, left) + _noise(luck)
            if worth > most:
                most = worth
                best = MEDITATE + slot
        slot += 1
    return best


def _noise(luck: Luck) -> float:
    return float(luck.word() & 255) / 128.0


def cultivate_worth(player: Player, tree: Tree, left: float) -> float:
    """A Cultivate is worth the more the more of the symbols are used: each tile placed brings its tempo."""
    symbols = 3 + count(player.cards & GROWTHS)
    tiles = player.tiles()
    usable = min(symbols, tiles)
    if left < 2.0:
        return 6.0 * float(usable)
    worth = 2.6 * float(usable) - 0.5
    if tiles >= player.capacity() - 1:
        worth += 2.5
    return worth


def _quick_take(table: Table, player: Player, tree: Tree) -> i64:
    """The tile that is worth most; of slot 2 wood or a leaf."""
    if table.phase == 1:
        fewer = player.supply[WOOD] < player.supply[LEAF] or tree.opens_for(WOOD) < 4
        return TAKE + WOOD if fewer and player.supply[WOOD] < 2 else TAKE + LEAF
    best: i64 = 0
    tile: i64 = 1
    while tile < KINDS:
        if tile_worth(player, tree, tile) > tile_worth(player, tree, best):
            best = tile
        tile += 1
    return TAKE + best


def _least_wanted(player: Player, tree: Tree) -> i64:
    best: i64 = -1
    least = 1000.0
    tile: i64 = 0
    while tile < KINDS:
        if player.supply[tile] > 0:
            worth = tile_worth(player, tree, tile) - 0.7 * float(player.supply[tile])
            if worth < least:
                least = worth
                best = tile
        tile += 1
    return best


def _quick_placement(table: Table, player: Player, tree: Tree, luck: Luck) -> i64:
    if must_flower(table):
        if places(table, player, tree, FLOWER) > 0:
            cell = _good_cell(table, player, tree, FLOWER, places(table, player, tree, FLOWER), luck)
            if cell >= 0:
                return GROW + CELLS * FLOWER + cell
        codes = table.legal(int(table.seat))
        return codes[luck.below(len(codes))]
    tile: i64 = 0
    while tile < KINDS:
        cells = places(table, player, tree, tile)
        if cells > 0 and _may_spend(table, player, tree, tile):
            cell = _good_cell(table, player, tree, tile, cells, luck)
            if cell >= 0:
                return GROW + CELLS * tile + cell
        tile += 1
    if may_be_done(table):
        return DONE
    return table.random_action(int(table.seat), luck)


def _may_spend(table: Table, player: Player, tree: Tree, tile: i64) -> bool:
    """Keep the symbol for any tile for a fruit or a flower that could grow."""
    if table.budget[tile] > 0 or tile == FRUIT:
        return True
    other = tile + 1
    if tile == LEAF and tree.opens_for(FRUIT) == 0:
        return True
    while other < KINDS:
        if player.supply[other] > table.budget[other] and tree.opens_for(other) > 0:
            return False
        other += 1
    return True


def _good_cell(table: Table, player: Player, tree: Tree, tile: i64, cells: i64, luck: Luck) -> i64:
    """The best of some cells; -1 if none of them is worth it."""
    best: i64 = -1
    most = 0.0
    nth = luck.below(cells)
    looks: i64 = LOOKED_AT if cells > LOOKED_AT else cells
    while looks > 0:
        cell = tree.open_cell(tile, nth)
        worth = cell_worth(table, player, tree, tile, cell)
        if worth > most:
            most = worth
            best = cell
        nth = nth + 1 if nth + 1 < cells else 0
        looks -= 1
    return best


# --- what to expect ------------------------------------------------------------------------------------------------------


def expected_points(table: Table, seat: i64) -> float:
    """What this seat will have at the end: its points, what its supply and its turns will bring, and goals within reach."""
    player = table.players[seat]
    left = turns_left(table, seat)
    points = float(scoring.total(table, player))
    if table.scenario == SCORCHING_SUMMER and left > 1.0:  # what is lonely now may still find company
        points = 0.5 * (points + float(scoring.points_with(player, player.trees)))
    if left <= 0.0 and not table.is_placing():
        return points
    now: i64 = _placed_now(table, player) if seat == table.seat and table.is_placing() else 0
    hope = 0.0
    for tree in player.trees:
        hope += _supply_hope(player, tree, left, float(now)) + goals_hope(table, player, tree, left) + _shape(tree, left)
    return points + hope / float(len(player.trees))


def _placed_now(table: Table, player: Player) -> i64:
    """How many tiles of the supply the symbols that are left allow, in the order in which candidates come."""
    tree = table.tended()
    found: i64 = 0
    spare: i64 = 0
    tile = last_tile(table)
    if tile < WOOD:
        tile = WOOD
    while tile < KINDS:
        usable = player.supply[tile]
        if tile == FRUIT:
            usable = min(usable, tree.opens_for(FRUIT))
        fitting = min(usable, table.budget[tile])
        found += fitting
        spare += usable - fitting
        tile += 1
    return found + min(spare, table.budget[ANY])


def last_tile(table: Table) -> i64:
    """The tile that was placed last by this action; -1 if none was."""
    tree = table.tended()
    return tree.tile_at(i64(tree.order[tree.size - 1])) if table.placed else -1


def _supply_hope(player: Player, tree: Tree, left: float, now: float) -> float:
    """Points of tiles that are placed now or later: what is in supply, and what comes; symbols and capacity are the limits."""
    capacity = float(player.capacity())
    supply = float(player.tiles())
    kept = min(1.0, capacity / (supply - now + 0.01))
    symbols = min(2.4 + 0.85 * float(count(player.cards & GROWTHS)), capacity - 0.5)
    later = symbols * ((supply - now) * kept + TILES_PER_MEDITATE * (left - 0.5)) / (symbols + TILES_PER_MEDITATE)
    placed = TEMPO * now + max(0.0, min(later, symbols * left))
    return placed * TILE_POINTS + _quality(player, tree) * kept * min(1.0, placed / (supply + 0.01))


def _quality(player: Player, tree: Tree) -> float:
    """How much better than others the tiles in supply are; a fruit without a site waits."""
    quality = 0.0
    tile: i64 = 0
    while tile < KINDS:
        quality += float(player.supply[tile]) * (tile_worth(player, tree, tile) - TILE_POINTS)
        tile += 1
    waiting = player.supply[FRUIT] - tree.opens_for(FRUIT)
    return quality - 2.5 * float(max(0, waiting))


def _shape(tree: Tree, left: float) -> float:
    """Room to grow: sites for fruits kept open, and wood that is not walled in."""
    sites = float(min(tree.opens_for(FRUIT), 3))
    room = float(tree.opens_for(WOOD))
    worth = 1.1 * sites + NEAR_ROOM * min(room, 6.0) + FAR_ROOM * min(max(room - 6.0, 0.0), 10.0)
    if room < 3.0:
        worth -= 4.0 * (3.0 - room)
    return min(1.0, left / 6.0) * worth


def share_of_win(table: Table, seat: i64) -> float:
    """After the end: 1 for the winner. Alone, more points are worth more, in a win and in a defeat."""
    won = int(seat) in scoring.winners(table)
    if table.seats > 1:
        return 1.0 if won else 0.0
    points = float(scoring.total(table, table.players[0]))
    return (ALL_ASKED if won else 0.0) + _for_points(table, points)


def _for_points(table: Table, points: float) -> float:
    """What a lone player's points are worth by themselves, so that there is something to gain when a win is far or certain."""
    return (1.0 - ALL_ASKED) * max(0.0, min(1.0, points / (1.6 * float(table.target))))


def _sigmoid(x: float) -> float:
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, x))))


def _goals_factor(table: Table, player: Player, left: float) -> float:
    """A lone player wins with goals only: how much hope there is for each colour that is still open."""
    factor = 1.0
    colour: i64 = 0
    while colour < COLOUR_COUNT:
        if table.in_play & OF_COLOUR[colour] and player.claimed & OF_COLOUR[colour] == 0:
            hope = 0.0
            if left > 0.0 and wants(table, player, colour):
                for tree in player.trees:
                    hope = max(hope, colour_chance(table, player, tree, colour, left))
            factor *= 0.4 + 0.6 * hope
        colour += 1
    return factor


def evaluate(table: Table, seat: i64) -> float:
    """The share of the win that this seat may expect."""
    own = expected_points(table, seat)
    left = turns_left(table, seat)
    if table.seats == 1:
        hope = _sigmoid((own - float(table.target)) / (6.0 + 0.8 * left)) * _goals_factor(table, table.players[0], left)
        return ALL_ASKED * hope + _for_points(table, own)
    rival = -1000.0
    other: i64 = 0
    while other < table.seats:
        if other != seat and not table.has_resigned(other):
            rival = max(rival, expected_points(table, other))
        other += 1
    return 0.0 if table.has_resigned(seat) else _sigmoid((own - rival) / (6.0 + 0.8 * left))
