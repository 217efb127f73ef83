"""A bonsai as text, both ways: "W(0,-1) L(1,-1) F(2,-1)" with W wood, L leaf, F flower, R fruit; the bud is implied."""

import re
from typing import Final

from roji.games.bonsai.components import WOOD
from roji.games.bonsai.placement import first_fault
from roji.games.bonsai.tree import BUD, HEXES, MOST_TILES, REACH, Tree, tree_of

LETTERS: Final = "WLFR"
WRITTEN: Final = re.compile(r"([WLFR])\((-?[0-9]{1,2}),(-?[0-9]{1,2})\)")


def tree_text(tree: Tree) -> str:
    """The tiles in order of growth, without the bud."""
    return " ".join([f"{LETTERS[tile]}({HEXES.text(cell)})" for tile, cell in tree.tiles() if cell != BUD])


def read_tree(text: str) -> Tree:
    """The bonsai with these tiles, in any order; raises a ValueError with a sentence if they break a rule."""
    tiles = [_read_tile(word) for word in text.split()]
    if len(tiles) >= MOST_TILES:
        raise ValueError(f"a bonsai never has {len(tiles)} tiles")
    fault = first_fault(tiles)
    if fault is not None:
        tile, cell, why = fault
        raise ValueError(f"{LETTERS[tile]}({HEXES.text(cell)}): {why}")
    return tree_of([(WOOD, BUD), *tiles])


def _read_tile(word: str) -> tuple[int, int]:
    found = WRITTEN.fullmatch(word)
    if found is None:
        raise ValueError(f"{word!r} is not a tile; write it like L(1,-2), with W for wood, L leaf, F flower, R fruit")
    cell = HEXES.at(int(found[2]), int(found[3]))
    if cell < 0:
        raise ValueError(f"{word} is more than {REACH} cells from the bud")
    return LETTERS.index(found[1]), cell
