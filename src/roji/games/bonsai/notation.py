"""A bonsai as text, both ways: "W(0,-1) L(1,-1) F(2,-1)", W wood, L leaf, F flower, R fruit; the bud is always there."""

import re
from typing import Final

from roji.games.bonsai.actions import HEXES, REACH
from roji.games.bonsai.cards import WOOD
from roji.games.bonsai.refusals import why_not_grow
from roji.games.bonsai.tree import BUD, MOST_TILES, Tree, new_tree, tree_of

LETTERS: Final = "WLFR"
WRITTEN: Final = re.compile(r"([WLFR])\((-?[0-9]{1,2}),(-?[0-9]{1,2})\)")


def tree_text(tree: Tree) -> str:
    """The tiles in the order in which they grew, without the bud."""
    return " ".join([f"{LETTERS[tile]}({HEXES.text(cell)})" for tile, cell in tree.tiles() if cell != BUD])


def read_tree(text: str) -> Tree:
    """The bonsai with these tiles; a ValueError with a sentence if they break a rule. Any order will do."""
    tiles = [_read_tile(word) for word in text.split()]
    if len(tiles) >= MOST_TILES:
        raise ValueError(f"a bonsai never has {len(tiles)} tiles")
    _check(tiles)
    return tree_of([(WOOD, BUD), *tiles])


def _read_tile(word: str) -> tuple[int, int]:
    found = WRITTEN.fullmatch(word)
    if found is None:
        raise ValueError(f"{word!r} is not a tile; write it like L(1,-2), with W for wood, L leaf, F flower, R fruit")
    cell = HEXES.at(int(found[2]), int(found[3]))
    if cell < 0:
        raise ValueError(f"{word} is more than {REACH} cells from the bud")
    return LETTERS.index(found[1]), cell


def _check(tiles: list[tuple[int, int]]) -> None:
    """Grow them once in an order in which each finds what it needs: wood from the bud outwards, then leaves, flowers and fruits."""
    tree = new_tree()
    waiting = sorted(tiles)
    while waiting:
        growing = [found for found in waiting if why_not_grow(tree, found[0], found[1]) is None]
        if not growing or growing[0][0] != waiting[0][0]:
            tile, cell = waiting[0]
            raise ValueError(f"{LETTERS[tile]}({HEXES.text(cell)}): {why_not_grow(tree, tile, cell)}")
        waiting.remove(growing[0])
        tree.grow(growing[0][0], growing[0][1])
