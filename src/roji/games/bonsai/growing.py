"""Placing tiles: the symbols that allow it, and the two cases in which a Cultivate must not be empty."""

from mypy_extensions import i64

from roji.games.bonsai.components import ANY, CONTENTS, FLOWER, GROWTH_OF, KINDS, LEAF, SEISHI, count
from roji.games.bonsai.scenarios import FLOURISHING_SPRING
from roji.games.bonsai.state import CULTIVATING, BonsaiTable, Player
from roji.games.bonsai.tree import AROUND, BESIDE_WOOD, CONTENT, EMPTY, Tree


def budget_to_cultivate(table: BonsaiTable, player: Player) -> None:
    """Set the budget to the Seishi tile's symbols and those of all Growth cards."""
    budget = table.budget
    tile: i64 = 0
    while tile < KINDS:
        budget[tile] = SEISHI[tile] + count(player.cards & GROWTH_OF[tile])
        tile += 1
    budget[ANY] = SEISHI[ANY]


def budget_of_helper(table: BonsaiTable, card: i64) -> None:
    tile: i64 = 0
    while tile <= ANY:
        table.budget[tile] = CONTENTS[(KINDS + 1) * card + tile]
        tile += 1


def has_symbol(table: BonsaiTable, tile: i64) -> bool:
    return table.budget[tile] > 0 or table.budget[ANY] > 0


def spend_symbol(table: BonsaiTable, tile: i64) -> None:
    """Spend the tile's own symbol first: that never costs a choice."""
    if table.budget[tile] > 0:
        table.budget[tile] -= 1
    else:
        table.budget[ANY] -= 1


def places(table: BonsaiTable, player: Player, tree: Tree, tile: i64) -> i64:
    """Number of cells on which this tile may be placed now, symbols and supply considered."""
    if player.supply[tile] == 0 or not has_symbol(table, tile):
        return 0
    return tree.opens_for(tile)


def can_place(table: BonsaiTable, player: Player, tree: Tree) -> bool:
    tile: i64 = 0
    while tile < KINDS:
        if places(table, player, tree, tile) > 0:
            return True
        tile += 1
    return False


def must_flower(table: BonsaiTable) -> bool:
    """Whether a flower is still required: in Flourishing Spring a Cultivate places one."""
    return table.scenario == FLOURISHING_SPRING and table.phase == CULTIVATING and not table.flowered


def must_place(table: BonsaiTable) -> bool:
    """Whether a tile is still required: after an empty Cultivate the next one must not be empty, so that every game ends."""
    return table.phase == CULTIVATING and table.placed == 0 and table.players[table.seat].passed


def may_be_done(table: BonsaiTable) -> bool:
    return not must_flower(table) and not must_place(table)


def may_cultivate(table: BonsaiTable) -> bool:
    """Whether the active player may cultivate."""
    player = table.players[table.seat]
    if table.scenario == FLOURISHING_SPRING:
        budget_to_cultivate(table, player)
        return can_flower(table, player, table.tended())
    if player.passed:
        budget_to_cultivate(table, player)
        return can_place(table, player, table.tended())
    return True


def can_flower(table: BonsaiTable, player: Player, tree: Tree) -> bool:
    """Whether a flower can still be placed with this supply and these symbols, perhaps on a leaf placed first."""
    if player.supply[FLOWER] == 0 or not has_symbol(table, FLOWER):
        return False
    if tree.opens_for(FLOWER) > 0:
        return True
    spare = table.budget[LEAF] > 0 or (table.budget[FLOWER] > 0 and table.budget[ANY] > 0)
    return spare and player.supply[LEAF] > 0 and _has_room_for_two(tree)


def _has_room_for_two(tree: Tree) -> bool:
    """Whether some cell beside wood has an empty neighbour. (If none has, more wood does not help.)"""
    nth: i64 = 0
    while nth < tree.opens_for(BESIDE_WOOD):
        cell = tree.open_cell(BESIDE_WOOD, nth)
        way: i64 = 0
        while way < 6:
            if i64(tree.board[AROUND[6 * cell + way]]) & CONTENT == EMPTY:
                return True
            way += 1
        nth += 1
    return False


def keeps_a_flower_possible(table: BonsaiTable, tile: i64, cell: i64) -> bool:
    """Whether this placement is a flower or leaves room for one."""
    if tile == FLOWER:
        return True
    after = table.copy()
    assert isinstance(after, BonsaiTable)
    player = after.players[after.seat]
    player.supply[tile] -= 1
    spend_symbol(after, tile)
    after.tended().grow(tile, cell)
    return can_flower(after, player, after.tended())
