"""Playing policy: which placements a search expands, a quick sensible choice, and an evaluation."""

from math import exp
from typing import Final

from mypy_extensions import i64

from roji.core.luck import Luck
from roji.core.state import random_offer
from roji.games.bonsai import scoring
from roji.games.bonsai.actions import CLAIM, CULTIVATE, DISCARD, DONE, GROW, MEDITATE, PRUNE, RENOUNCE, SLOTS, TAKE
from roji.games.bonsai.ai.evaluation import (
    cell_worth,
    goals_hope,
    slot_worth,
    tile_worth,
    turns_left,
)
from roji.games.bonsai.ai.forecast import to_come
from roji.games.bonsai.ai.solo_goals import fall_plan, hopes, together
from roji.games.bonsai.components import ANY, FLOWER, FRUIT, GROWTHS, KINDS, LEAF, WOOD, count
from roji.games.bonsai.goals import OF_COLOUR, colour_of
from roji.games.bonsai.growing import may_be_done, may_cultivate, must_flower, places
from roji.games.bonsai.scenarios import EMPEROR, SCORCHING_SUMMER, SLOW_FALL
from roji.games.bonsai.state import ACTION, DISCARDING, GOALS_OPEN, SLOT_TILE, BonsaiTable, Player
from roji.games.bonsai.tree import AROUND, CELLS, Tree

CELLS_PER_TILE: Final = 4  # expanded by a search
LOOKED_AT: Final = 6  # cells compared by the quick choice
TILE_POINTS: Final = 3.8  # average points of a tile
TEMPO: Final = 2.5  # points for placing a tile now rather than later
ALL_ASKED: Final = 0.5  # solo: what a win counts; the rest rewards progress towards it
FOR_POINTS: Final = 0.3
FOR_GOALS: Final = 0.2
FOR_FIVE_GOALS: Final = 0.06  # lower, because on two bonsai most goals are out of reach
POINTS_SPREAD: Final = 25.0  # range around the target within which a point still counts

# --- what a search expands -----------------------------------------------------------------------------------------------


def candidates(table: BonsaiTable, legal: list[int]) -> list[int]:
    """Placements in one order only, wood before leaves before flowers before fruits, and only the best cells of each tile.

    Every set of placements can be made in that order, so only permutations are lost.
    """
    if table.is_placing():
        return _placements(table, legal)
    if table.phase == GOALS_OPEN:
        return _decisions(table, legal)
    return legal


def _placements(table: BonsaiTable, legal: list[int]) -> list[int]:
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


def _decisions(table: BonsaiTable, legal: list[int]) -> list[int]:
    """Colour by colour: claim its best goal, or renounce it if a harder one is left."""
    colour: i64 = 0
    while table.undecided & OF_COLOUR[colour] == 0:
        colour += 1
    claims = [code for code in legal if code < RENOUNCE and colour_of(code - CLAIM + 1) == colour]
    harder = table.goals_left(table.players[table.seat]) & OF_COLOUR[colour] & ~table.undecided
    if table.scenario == SLOW_FALL:
        return [*claims, int(RENOUNCE + colour)]
    return [claims[-1], int(RENOUNCE + colour)] if harder else [claims[-1]]


def _quick_decision(table: BonsaiTable, player: Player) -> int:
    """Claim the best goal that is met; in Slow Fall, the planned one."""
    codes = candidates(table, table.legal(int(table.seat)))
    if table.scenario == SLOW_FALL:
        plan = fall_plan(table, player, turns_left(table, table.seat))
        for code in codes:
            if code < RENOUNCE and (plan >> (code - CLAIM + 1)) & 1:
                return code
        return codes[-1]
    return codes[0]


# --- a quick choice ------------------------------------------------------------------------------------------------------


def quick(table: BonsaiTable, seat: i64, luck: Luck) -> int:
    """Meditate for the best card; cultivate when there is enough to place; wood first, fruits last."""
    player = table.players[seat]
    tree = table.tended()
    if table.phase == ACTION:
        return int(_quick_turn(table, player, tree, luck))
    if table.is_placing():
        return int(_quick_placement(table, player, tree, luck))
    if table.phase == GOALS_OPEN:
        return _quick_decision(table, player)
    if table.phase == DISCARDING:
        return int(DISCARD + _least_wanted(player, tree))
    return int(_quick_take(table, player, tree))


def _quick_turn(table: BonsaiTable, player: Player, tree: Tree, luck: Luck) -> i64:
    if tree.is_stuck():
        return PRUNE + _cheapest_removal(tree)
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


def _cheapest_removal(tree: Tree) -> i64:
    """The removal that leaves the most points."""
    best: i64 = -1
    most: i64 = -1
    for cell in tree.removals():
        points = tree.without(tree.falls_with(cell)).points()
        if points > most:
            most = points
            best = cell
    return best


def _noise(luck: Luck) -> float:
    return float(luck.word() & 255) / 128.0


def cultivate_worth(player: Player, tree: Tree, left: float) -> float:
    """Value of a Cultivate: it grows with the number of symbols used, since each tile placed gains tempo."""
    symbols = 3 + count(player.cards & GROWTHS)
    tiles = player.tiles()
    usable = min(symbols, tiles)
    if left < 2.0:
        return 6.0 * float(usable)
    worth = 2.6 * float(usable) - 0.5
    if player.excess() >= -1:
        worth += 2.5
    return worth


def _quick_take(table: BonsaiTable, player: Player, tree: Tree) -> i64:
    """The most valuable tile; from slot 2, wood or a leaf."""
    if table.phase == SLOT_TILE:
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


def _quick_placement(table: BonsaiTable, player: Player, tree: Tree, luck: Luck) -> i64:
    if must_flower(table):
        if places(table, player, tree, FLOWER) > 0:
            cell = _good_cell(table, player, tree, FLOWER, places(table, player, tree, FLOWER), luck)
            if cell >= 0:
                return GROW + CELLS * FLOWER + cell
        return random_offer(table, int(table.seat), luck)
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


def _may_spend(table: BonsaiTable, player: Player, tree: Tree, tile: i64) -> bool:
    """Save the symbols for any tile for a flower or a fruit that could grow."""
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


def _good_cell(table: BonsaiTable, player: Player, tree: Tree, tile: i64, cells: i64, luck: Luck) -> i64:
    """The best of a sample of cells, or -1 if none is worth it."""
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


def expected_points(table: BonsaiTable, seat: i64) -> float:
    """Expected final points of a seat: its points, what its supply and turns will bring, and goals within reach."""
    player = table.players[seat]
    left = turns_left(table, seat)
    points = float(scoring.total(table, player))
    if table.scenario == SCORCHING_SUMMER:
        points += company_to_come(player, points, left)
    if seat == table.seat and table.is_placing():
        points += placing_now(table, player, left)
    hope = 0.0
    for tree in player.trees:
        hope += goals_hope(table, player, tree, left)
    return points + to_come(player, left) + hope / float(len(player.trees))


def company_to_come(player: Player, points: float, left: float) -> float:
    """Scorching Summer: lonely flowers and fruits may still get company."""
    if left <= 1.0:
        return 0.0
    whole = float(scoring.points_with(player, player.trees))
    return min(0.6, 0.07 * left) * (whole - points)


def placing_now(table: BonsaiTable, player: Player, left: float) -> float:
    """Value of the tiles this action may still place."""
    return float(_placed_now(table, player)) * (TEMPO if left > 0.0 else TILE_POINTS)


def _placed_now(table: BonsaiTable, player: Player) -> i64:
    """How many tiles the remaining symbols allow, in the order of `candidates`."""
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


def last_tile(table: BonsaiTable) -> i64:
    """The last tile placed by this action, or -1."""
    tree = table.tended()
    return tree.tile_at(i64(tree.order[tree.size - 1])) if table.placed else -1


# --- the share of the win ------------------------------------------------------------------------------------------------


def evaluate(table: BonsaiTable, seat: i64) -> float:
    """This seat's expected share of the win."""
    own = expected_points(table, seat)
    left = turns_left(table, seat)
    if table.seats == 1:
        chances = hopes(table, table.players[0], left)
        return ALL_ASKED * win_alone(table, own, left, together(chances)) + _on_the_way(table, own, chances)
    if table.has_resigned(seat):
        return 0.0
    odds = 1.0  # relative odds, summed over all players
    other: i64 = 0
    while other < table.seats:
        if other != seat and not table.has_resigned(other):
            odds += exp(max(-30.0, min(30.0, (expected_points(table, other) - own) / (6.0 + 0.8 * left))))
        other += 1
    return 1.0 / odds


def win_alone(table: BonsaiTable, points: float, left: float, goals: float) -> float:
    """Solo: the probability of reaching the target points and all other requirements."""
    return _sigmoid(_ahead(table, points) / (6.0 + 0.8 * left)) * goals


def share_of_win(table: BonsaiTable, seat: i64) -> float:
    """At the end: 1 for the winner. Solo: credit for a win by the rules, then for how close it came."""
    won = int(seat) in scoring.winners(table)
    if table.seats > 1:
        return 1.0 if won else 0.0
    points = float(scoring.total(table, table.players[0]))
    return (ALL_ASKED if won else 0.0) + _on_the_way(table, points, hopes(table, table.players[0], 0.0))


def _on_the_way(table: BonsaiTable, points: float, chances: list[float]) -> float:
    """Solo: credit for points and goals in themselves, so that there is something to gain when a win is far off or certain."""
    goals = FOR_GOALS if table.scenario != EMPEROR else FOR_FIVE_GOALS
    return FOR_POINTS * _sigmoid(_ahead(table, points) / POINTS_SPREAD) + goals * sum(chances) / float(len(chances))


def _ahead(table: BonsaiTable, points: float) -> float:
    return points - float(table.target)


def _sigmoid(x: float) -> float:
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, x))))
