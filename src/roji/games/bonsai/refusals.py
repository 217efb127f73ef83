"""What is not allowed, and the rule that forbids it, as a sentence."""

from mypy_extensions import i64

from roji.core.sentences import say
from roji.games.bonsai.actions import CLAIM, CULTIVATE, DISCARD, DONE, GROW, MEDITATE, PRUNE, RENOUNCE, SIZE, SLOTS, TAKE, TILES
from roji.games.bonsai.components import LEAF, WOOD
from roji.games.bonsai.goals import COLOURS, OF_COLOUR, colour_of, has_colour, met_by
from roji.games.bonsai.growing import has_symbol, keeps_a_flower_possible, may_cultivate, must_flower, must_place
from roji.games.bonsai.placement import why_not_grow
from roji.games.bonsai.scenarios import FLOURISHING_SPRING
from roji.games.bonsai.state import ACTION, CULTIVATING, DISCARDING, GOALS_OPEN, HELPING, MASTER_TILE, OVER, SLOT_TILE, BonsaiTable
from roji.games.bonsai.tree import BUD, CELLS, POT, Tree

INSTEAD = {
    ACTION: "begin your turn: meditate or cultivate",
    SLOT_TILE: "choose wood or a leaf first",
    MASTER_TILE: "choose the tile that the Master gives first",
    HELPING: "finish with the Helper first",
    CULTIVATING: "finish cultivating first",
    GOALS_OPEN: "claim or renounce the goals that your bonsai meets first",
    DISCARDING: "give back the tiles beyond your capacity first",
}
NO_SYMBOL = (
    "no symbol is left to place wood",
    "no symbol is left to place a leaf",
    "no symbol is left to place a flower",
    "no symbol is left to place a fruit",
)
NOWHERE = (
    "no place on your bonsai takes wood: it must touch wood",
    "no place on your bonsai takes a leaf: it must touch wood",
    "no place on your bonsai takes a flower: it must touch a leaf",
    "no place on your bonsai takes a fruit: it must touch two leaves that touch each other, and no other fruit",
)


def why_not(table: BonsaiTable, seat: int, code: int) -> str | None:
    """The rule that forbids this seat this action now."""
    if not 0 <= code < SIZE:
        return "there is no such action"
    rule = _why_not_act(table, seat)
    if rule is not None:
        return rule
    if code < GROW:
        return _why_not_prune(table, code - PRUNE)
    if code < MEDITATE:
        return _why_not_place(table, (code - GROW) // CELLS, (code - GROW) % CELLS)
    if code <= CULTIVATE:
        return _why_not_begin(table, code)
    if code < DONE:
        return _why_not_take(table, code - TAKE)
    if code == DONE:
        return _why_not_done(table)
    if code < DISCARD:
        return _why_not_decide(table, code)
    return _why_not_discard(table, code - DISCARD)


def _why_not_act(table: BonsaiTable, seat: int) -> str | None:
    if table.phase == OVER:
        return "the game is over"
    if table.has_resigned(seat):
        return "you have resigned"
    if seat != table.seat:
        return "it is not your turn"
    return None


def why_not_tile(table: BonsaiTable, seat: int, tile: int) -> str | None:
    """The rule that forbids this seat to use a tile of this kind now: to place it, take it or give it back."""
    rule = _why_not_act(table, seat)
    if rule is not None:
        return rule
    if table.phase in (SLOT_TILE, MASTER_TILE):
        return _why_not_take(table, tile)
    if table.phase == GOALS_OPEN:
        return say(INSTEAD[GOALS_OPEN])
    player = table.players[table.seat]
    if player.supply[tile] == 0:
        return say("there is no {tile} in your supply", tile=TILES[tile])
    if table.phase == ACTION:
        return _why_not_begin(table, CULTIVATE)
    return _why_not_place_anywhere(table, tile) if table.is_placing() else None


def _why_not_place_anywhere(table: BonsaiTable, tile: i64) -> str | None:
    if not has_symbol(table, tile):
        return say(NO_SYMBOL[tile])
    tree = table.tended()
    cells = [tree.open_cell(tile, nth) for nth in range(tree.opens_for(tile))]
    if not cells:
        return say(NOWHERE[tile])
    rules = [_why_not_place(table, tile, cell) for cell in cells]
    return rules[0] if all(rules) else None


def why_not_meditate(table: BonsaiTable, seat: int) -> str | None:
    """The rule that forbids this seat to take any card now."""
    rules = [why_not(table, seat, MEDITATE + slot) for slot in range(SLOTS)]
    return rules[-1] if all(rules) else None


def _why_not_prune(table: BonsaiTable, cell: int) -> str | None:
    if table.phase != ACTION:
        return "a bonsai is pruned at the beginning of a turn"
    tree = table.tended()
    if not tree.is_stuck():
        return "wood can grow on your bonsai, so nothing is pruned"
    return _why_not_remove(tree, cell)


def _why_not_remove(tree: Tree, cell: i64) -> str | None:
    """The rule that forbids removing a tile from a bonsai without room for wood."""
    if cell == BUD:
        return "the bud is never removed"
    if tree.content(cell) == POT:
        return "the pot is there"
    if tree.tile_at(cell) < 0:
        return "there is no tile to remove"
    if not tree.makes_room(cell):
        return "that tile does not touch wood, so taking it off makes no room"
    fewest = tree.fewest_to_remove()
    if not tree.may_go(cell, fewest):
        return say("that would take {falling} tiles off, where {fewest} would do", falling=len(tree.falls_with(cell)), fewest=int(fewest))
    return None


def _why_not_begin(table: BonsaiTable, code: int) -> str | None:
    if table.phase != ACTION:
        return say(INSTEAD[int(table.phase)])
    if code < CULTIVATE:
        slot = code - MEDITATE
        return None if table.slots[slot] else "no card is left there"
    if may_cultivate(table):
        return None
    if table.scenario == FLOURISHING_SPRING:
        return "in Flourishing Spring you cultivate only with a flower in your supply that can be placed"
    return "your last Cultivate was empty, and no tile can be placed in this one"


def _why_not_place(table: BonsaiTable, tile: i64, cell: i64) -> str | None:
    if table.phase == ACTION:
        return "tiles are placed when you cultivate or use a Helper"
    if not table.is_placing():
        return say(INSTEAD[int(table.phase)])
    if table.players[table.seat].supply[tile] == 0:
        return say("there is no {tile} in your supply", tile=TILES[tile])
    if not has_symbol(table, tile):
        return say(NO_SYMBOL[tile])
    rule = why_not_grow(table.tended(), tile, cell)
    if rule is not None:
        return rule
    if must_flower(table) and not keeps_a_flower_possible(table, tile, cell):
        return "in Flourishing Spring every Cultivate places a flower, and after this none could be placed"
    return None


def _why_not_take(table: BonsaiTable, tile: i64) -> str | None:
    if table.phase == SLOT_TILE:
        return None if tile in (WOOD, LEAF) else "this card comes with wood or a leaf"
    if table.phase != MASTER_TILE:
        return "there is no tile to choose now"
    return None


def _why_not_done(table: BonsaiTable) -> str | None:
    if not table.is_placing():
        return "you are not placing tiles"
    if must_flower(table):
        return "in Flourishing Spring every Cultivate places a flower"
    if must_place(table):
        return "your last Cultivate was empty, so place at least one tile in this one"
    return None


def _why_not_decide(table: BonsaiTable, code: int) -> str | None:
    if code >= RENOUNCE:
        return _why_not_renounce(table, code - RENOUNCE)
    goal = code - CLAIM + 1
    if not (table.in_play >> goal) & 1:
        return "that goal is not in play"
    player = table.players[table.seat]
    if has_colour(player.claimed, colour_of(goal)):
        return say("you have a {colour} goal, and one of each colour is all you may claim", colour=COLOURS[colour_of(goal)])
    if not (table.goals >> goal) & 1:
        return "that goal is claimed already"
    if (player.renounced >> goal) & 1:
        return "you have renounced that goal"
    if not met_by(table.tended(), 1 << goal):
        return "your bonsai does not meet that goal yet"
    if table.phase != GOALS_OPEN:
        return "goals are claimed after the action of a turn"
    return None


def _why_not_renounce(table: BonsaiTable, colour: i64) -> str | None:
    if table.phase != GOALS_OPEN:
        return "goals are renounced when the bonsai meets them, after the action of a turn"
    if not table.undecided & OF_COLOUR[colour]:
        return say("there is no {colour} goal to decide about", colour=COLOURS[colour])
    return None


def _why_not_discard(table: BonsaiTable, tile: i64) -> str | None:
    if table.phase != DISCARDING:
        return "tiles are given back at the end of a turn, and only those beyond your capacity"
    if table.players[table.seat].supply[tile] == 0:
        return say("there is no {tile} in your supply", tile=TILES[tile])
    return None
