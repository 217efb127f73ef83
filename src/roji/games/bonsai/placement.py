"""Where tiles may grow, as sentences, and whether a whole bonsai could have grown."""

from typing import Final

from mypy_extensions import i64

from roji.core.sentences import say
from roji.games.bonsai.components import FRUIT
from roji.games.bonsai.tree import BUD, EMPTY, POT, Tree, new_tree

NEEDS: Final = (
    "wood must touch wood",
    "a leaf must touch wood",
    "a flower must touch a leaf",
    "a fruit must touch two leaves that touch each other",
)


def why_not_grow(tree: Tree, tile: i64, cell: i64) -> str | None:
    """The rule that forbids a tile on a cell."""
    if cell == BUD:
        return "the bud is there"
    if tree.content(cell) == POT:
        return "the pot is there"
    if tree.content(cell) != EMPTY:
        return "something grows there already"
    if not tree.supports(tile, cell):
        return say(NEEDS[tile])
    if tile == FRUIT and tree.touches(FRUIT, cell):
        return "a fruit may not touch another fruit"
    return None


def first_fault(tiles: list[tuple[int, int]]) -> tuple[int, int, str] | None:
    """The first tile that cannot be where it is, its cell, and why; None if these tiles and the bud form a bonsai, in any order.

    A single pass is enough in an order in which each finds what it needs: wood from the bud outwards, then leaves, flowers and fruits.
    """
    tree = new_tree()
    waiting = sorted(tiles)
    while waiting:
        growing = [found for found in waiting if why_not_grow(tree, found[0], found[1]) is None]
        if not growing or growing[0][0] != waiting[0][0]:
            tile, cell = waiting[0]
            return tile, cell, str(why_not_grow(tree, tile, cell))
        waiting.remove(growing[0])
        tree.grow(growing[0][0], growing[0][1])
    return None
