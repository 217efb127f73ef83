"""Placing tiles: the symbols that allow it, and the two cases in which a Cultivate may not stay empty."""

from mypy_extensions import i64

from roji.games.bonsai.components import ANY, CONTENTS, FLOWER, GROWTH_OF, KINDS, LEAF, SEISHI, count
from roji.games.bonsai.scenarios import FLOURISHING_SPRING
from roji.games.bonsai.state import CULTIVATING, BonsaiTable, Player
from roji.games.bonsai.tree import AROUND, BESIDE_WOOD, CONTENT, EMPTY, Tree


def budget_to_cultivate(table: BonsaiTable, player: Player) -> None:
    """The Seishi tile's symbols and those of all Growth cards."""
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
    """The tile's own symbol first: that never costs a choice."""
    if table.budget[tile] > 0:
        table.budget[tile] -= 1
    else:
        table.budget[ANY] -= 1


def places(table: BonsaiTable, player: Player, tree: Tree, tile: i64) -> i64:
    """On how many cells this tile may be placed now, symbols and supply considered."""
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
    """In Flourishing Spring a Cultivate places a flower; it has not done so yet."""
    return table.scenario == FLOURISHING_SPRING and table.phase == CULTIVATING and not table.flowered


def must_place(table: BonsaiTable) -> bool:
    """After an empty Cultivate the next one is not empty, so that every game ends; nothing has been placed yet."""
    return table.phase == CULTIVATING and table.placed == 0 and table.players[table.seat].passed


def may_be_done(table: BonsaiTable) -> bool:
    return not must_flower(table) and not must_place(table)


def may_cultivate(table: BonsaiTable) -> bool:
    """Is a Cultivate open to the player whose turn it is?"""
    player = table.players[table.seat]
    if table.scenario == FLOURISHING_SPRING:
        budget_to_cultivate(table, player)
        return can_flower(table, player, table.tended())
    if player.passed:
        budget_to_cultivate(table, player)
        return can_place(table, player, table.tended())
    return True


def can_flower(table: BonsaiTable, player: Player, tree: Tree) -> bool:
    """Can a flower still be placed with this supply and these symbols, perhaps on a leaf that is placed first?"""
    if player.supply[FLOWER] == 0 or not has_symbol(table, FLOWER):
        return False
    if tree.opens_for(FLOWER) > 0:
        return True
    spare = table.budget[LEAF] > 0 or (table.budget[FLOWER] > 0 and table.budget[ANY] > 0)
    return spare and player.supply[LEAF] > 0 and _has_room_for_two(tree)


def _has_room_for_two(tree: Tree) -> bool:
    """Is there a cell beside wood with an empty one next to it? (If there is none, more wood makes none either.)"""
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
    """Could a flower still follow this placement? (It may be one itself.)"""
    if tile == FLOWER:
        return True
    after = table.copy()
    assert isinstance(after, BonsaiTable)
    player = after.players[after.seat]
    player.supply[tile] -= 1
    spend_symbol(after, tile)
    after.tended().grow(tile, cell)
    return can_flower(after, player, after.tended())
