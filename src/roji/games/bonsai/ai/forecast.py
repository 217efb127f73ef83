"""Points the rest of a game brings, goals excluded: a linear fit over thousands of turns played by our own bots."""

from typing import Final

from mypy_extensions import i64

from roji.games.bonsai.components import (
    FLOWER,
    FRUIT,
    GROWTH_OF,
    GROWTHS,
    LEAF,
    PER_FLOWER,
    PER_FRUIT,
    PER_GROWTH,
    PER_LEAF,
    PER_MASTER,
    PER_WOOD,
    TOOLS,
    WOOD,
    count,
)
from roji.games.bonsai.state import Player
from roji.games.bonsai.tree import Tree

LONG: Final = 20.0  # turns; some things count in proportion to the number left
OPENING: Final = 6.0  # with fewer turns left than this, room to grow counts less


def to_come(player: Player, left: float) -> float:
    """Expected points from the turns left, given what the player has."""
    if left <= 0.0:
        return 0.0
    trees = 0.0
    for tree in player.trees:
        trees += room_to_grow(tree, left)
    return turns_to_come(left) + supply_to_come(player, left) + cards_to_come(player, left) + trees / float(len(player.trees))


def turns_to_come(left: float) -> float:
    """Base value of the turns left."""
    return -1.4 + 4.1 * left * left / LONG


def supply_to_come(player: Player, left: float) -> float:
    supply = player.supply
    long = left / LONG
    points = float(supply[WOOD]) * (4.2 * long - 0.7) + float(supply[LEAF]) * (2.2 + 2.0 * long)
    points += float(supply[FLOWER]) * (2.9 - 2.3 * long) + float(supply[FRUIT]) * (1.2 + 1.9 * long)
    return points * min(1.0, left)


def cards_to_come(player: Player, left: float) -> float:
    cards = player.cards
    growths = float(count(cards & GROWTHS))
    each = 0.38 * float(count(cards & GROWTH_OF[WOOD])) + 0.38 * float(count(cards & GROWTH_OF[LEAF]))
    each += 0.58 * float(count(cards & GROWTH_OF[FLOWER])) + 0.56 * float(count(cards & GROWTH_OF[FRUIT]))
    each += 0.13 * float(count(cards & TOOLS)) - 0.02 * growths * growths
    each += _more(player, PER_WOOD, 0.26) + _more(player, PER_LEAF, 0.19) + _more(player, PER_FLOWER, 0.33)
    each += _more(player, PER_FRUIT, 0.22) + _more(player, PER_GROWTH, 0.25) + _more(player, PER_MASTER, 0.12)
    return each * max(0.0, left - 0.5)


def _more(player: Player, card: i64, each: float) -> float:
    return each if player.owns(card) else 0.0


def room_to_grow(tree: Tree, left: float) -> float:
    """Value of sites for fruits, wood that is not walled in, and leaves with a free side for a flower."""
    room = float(tree.opens_for(WOOD))
    opening = 2.6 * float(min(tree.opens_for(FRUIT), 3)) + 0.36 * float(min(tree.opens_for(FLOWER), 8)) + 1.8 * min(room, 6.0)
    if room < 3.0:
        opening -= 3.0 * (3.0 - room)
    tiles = 5.2 * float(min(tree.counts[WOOD], 12)) - 3.2 * float(tree.counts[FLOWER])
    return min(1.0, left / OPENING) * opening + tiles * left / LONG
