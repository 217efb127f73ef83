"""Legal actions: all of them, or a random one without building the list."""

from mypy_extensions import i64

from roji.core.codes import Codes
from roji.core.luck import Luck
from roji.games.bonsai.actions import CLAIM, CULTIVATE, DISCARD, DONE, GROW, MEDITATE, PRUNE, RENOUNCE, SLOTS
from roji.games.bonsai.components import KINDS
from roji.games.bonsai.goals import COLOUR_COUNT, OF_COLOUR
from roji.games.bonsai.growing import keeps_a_flower_possible, may_be_done, may_cultivate, must_flower, places
from roji.games.bonsai.state import BonsaiTable
from roji.games.bonsai.tree import CELLS, MOST_OPEN, PLACE_FOR


def offer_turns(table: BonsaiTable, codes: Codes) -> None:
    """Prune a bonsai that is stuck; meditate where a card lies, or cultivate."""
    if table.tended().is_stuck():
        for cell in table.tended().removals():
            codes.add(PRUNE + cell)
    slot: i64 = 0
    while slot < SLOTS:
        if table.slots[slot]:
            codes.add(MEDITATE + slot)
        slot += 1
    if may_cultivate(table):
        codes.add(CULTIVATE)


def offer_placements(table: BonsaiTable, codes: Codes) -> None:
    """Every tile that may be placed now on every cell where it may grow, and stopping."""
    player = table.players[table.seat]
    tree = table.tended()
    careful = must_flower(table)
    tile: i64 = 0
    while tile < KINDS:
        left = places(table, player, tree, tile)
        start = MOST_OPEN * PLACE_FOR[tile]
        while left > 0:
            left -= 1
            cell: i64 = i64(tree.sites[start + left])
            if not careful or keeps_a_flower_possible(table, tile, cell):
                codes.add(GROW + CELLS * tile + cell)
        tile += 1
    if may_be_done(table):
        codes.add(DONE)


def offer_decisions(table: BonsaiTable, codes: Codes) -> None:
    """Claim a goal that is met, or renounce those of its colour."""
    codes.add_set(CLAIM, table.undecided >> 1)
    colour: i64 = 0
    while colour < COLOUR_COUNT:
        if table.undecided & OF_COLOUR[colour]:
            codes.add(RENOUNCE + colour)
        colour += 1


def offer_discards(table: BonsaiTable, codes: Codes) -> None:
    supply = table.players[table.seat].supply
    tile: i64 = 0
    while tile < KINDS:
        if supply[tile] > 0:
            codes.add(DISCARD + tile)
        tile += 1


def random_turn(table: BonsaiTable, luck: Luck) -> i64:
    """A random turn, when nothing is to be pruned."""
    cards: i64 = 0
    slot: i64 = 0
    while slot < SLOTS:
        if table.slots[slot]:
            cards += 1
        slot += 1
    pick = luck.below(cards + 1 if may_cultivate(table) else cards)
    return CULTIVATE if pick == cards else MEDITATE + SLOTS - cards + pick  # empty slots are always leftmost


def random_placement(table: BonsaiTable, luck: Luck) -> i64:
    """A random placement, when no flower is required."""
    player = table.players[table.seat]
    tree = table.tended()
    total: i64 = 1 if may_be_done(table) else 0
    done = total
    tile: i64 = 0
    while tile < KINDS:
        total += places(table, player, tree, tile)
        tile += 1
    pick = luck.below(total) - done
    if pick < 0:
        return DONE
    tile = 0
    while True:
        cells = places(table, player, tree, tile)
        if pick < cells:
            return GROW + CELLS * tile + tree.open_cell(tile, pick)
        pick -= cells
        tile += 1
