"""Ruling A7, compared with exhaustive search over all sets of removable tiles on thousands of bonsai without room for wood."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import TypeVar

import pytest

from roji.core.luck import Luck
from roji.games.bonsai import read_tree, removal_sets, score_tree
from tests.games.bonsai.tables import PlayerSetup, do, offers, points, refusal, removals, table_with, tiles

Cell = tuple[int, int]
Bonsai = dict[Cell, str]
T = TypeVar("T")

WAYS = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]  # once around, so that neighbours in this list touch each other
BUD = (0, 0)
POT = {(q, r) for r, low, high in [(0, -2, 3), (1, -2, 2), (2, -2, 1)] for q in range(low, high + 1)} - {BUD}
TREES = 2000

WHERE_ONE_WOOD_IS_ENOUGH = (
    "W(0,-1) W(1,-1) W(1,-2) W(0,-2) L(2,-2) L(2,-1) L(-1,-1) L(-1,-2) L(2,-3) L(1,-3) L(0,-3) R(3,-2) R(-2,-1) R(-1,-3) F(-2,-2) R(2,-4)"
)


def pick(luck: Luck, some: Sequence[T]) -> T:
    return some[luck.below(len(some))]


def around(cell: Cell) -> list[Cell]:
    return [(cell[0] + q, cell[1] + r) for q, r in WAYS]


def holds(tree: Bonsai, cell: Cell, tile: str) -> bool:
    """Whether the tiles around a cell support this one."""
    beside = [tree.get(other) for other in around(cell)]
    if tile == "R":
        return ("L", "L") in zip(beside, beside[1:] + beside[:1], strict=True) and "R" not in beside
    return ("L" if tile == "F" else "W") in beside


def stands(tree: Bonsai) -> bool:
    """Whether these tiles could have been placed one after another."""
    reached, waiting = {BUD}, [BUD]
    while waiting:
        for cell in around(waiting.pop()):
            if tree.get(cell) == "W" and cell not in reached:
                reached.add(cell)
                waiting.append(cell)
    return all(cell in reached if tile == "W" else holds(tree, cell, tile) for cell, tile in tree.items())


def room(tree: Bonsai) -> set[Cell]:
    """The free cells beside wood."""
    return {other for cell, tile in tree.items() if tile == "W" for other in around(cell) if other not in tree and other not in POT}


def without_room(luck: Luck) -> Bonsai:
    """A bonsai with a few wood tiles, any tile that fits on each free cell beside them, and some more flowers and fruits."""
    tree: Bonsai = {BUD: "W"}
    for _ in range(pick(luck, [0, 1, 2, 3, 4, 5, 6])):
        tree[pick(luck, sorted(room(tree)))] = "W"
    cover = pick(luck, ["L", "L", "L", "LLLR", "LFFR"])
    while free := sorted(room(tree)):
        cell = pick(luck, free)
        tree[cell] = pick(luck, [tile for tile in cover if holds(tree, cell, tile)])
    for _ in range(luck.below(60)):
        leaf = pick(luck, [cell for cell, tile in tree.items() if tile == "L"])
        cell, tile = pick(luck, around(leaf)), pick(luck, "FR")
        if cell not in tree and cell not in POT and holds(tree, cell, tile):
            tree[cell] = tile
    return tree


def least(tree: Bonsai) -> set[frozenset[Cell]]:
    """All smallest sets of tiles whose removal leaves a valid bonsai with room for wood."""
    for many in range(1, len(tree)):
        found = set()
        for cells in combinations(sorted(tree.keys() - {BUD}), many):
            left = {cell: tile for cell, tile in tree.items() if cell not in cells}
            if room(left) and stands(left):
                found.add(frozenset(cells))
        if found:
            return found
    raise AssertionError("a bare bud has room")


def written(tree: Bonsai) -> str:
    return " ".join(f"{tile}({q},{r})" for (q, r), tile in sorted(tree.items()) if (q, r) != BUD)


def test_ruling_a7_the_smallest_sets_are_those_that_trying_everything_finds() -> None:
    luck = Luck(18)
    met: Counter[str] = Counter()
    for _ in range(TREES):
        tree = without_room(luck)
        sets = least(tree)
        offered = removal_sets(read_tree(written(tree)))
        assert {frozenset(cells) for cells in offered} == sets, written(tree)
        assert len(offered) == len(sets), written(tree)
        met["wood"] += any(tree[cell] == "W" for cells in sets for cell in cells)
        met["only wood"] += all(any(tree[cell] == "W" for cell in cells) for cells in sets)
        met["several"] += len(sets) > 1
        met[f"of {len(next(iter(sets)))}"] += 1
    assert min(met["wood"], met["several"], met["of 1"], met["of 2"], met["of 3"]) > 30, met
    assert met["only wood"], met


def test_case_68_ruling_a7_one_wood_is_enough() -> None:
    assert removals(WHERE_ONE_WOOD_IS_ENOUGH) == ["0,-1"]
    table = do(table_with(PlayerSetup(WHERE_ONE_WOOD_IS_ENOUGH)), 0, "prune 0,-1")
    assert "W(0,-1)" not in tiles(table, 0)
    assert sum(points(" ".join(tiles(table, 0))).values()) == 52
    do(table, 0, "cultivate")
    assert "grow wood 0,-1" in offers(table, 0)


def test_ruling_a7_all_that_stood_on_a_wood_falls_with_it() -> None:
    tree = "W(0,-1) L(1,-1) L(-1,-1) L(0,-2) L(1,-2) F(-2,-1) F(-1,-2) F(0,-3) F(2,-3) F(2,-2)"
    table = table_with(PlayerSetup(tree))
    assert "prune 0,-1" not in offers(table, 0)
    assert refusal(table, 0, "prune 0,-1") == "that would take 8 tiles off, where 1 would do"


@pytest.mark.parametrize(
    ("cell", "rule"),
    [
        ("0,0", "the bud is never removed"),
        ("1,0", "the pot is there"),
        ("5,-5", "there is no tile to remove"),
        ("-1,-1", "that tile does not touch wood, so taking it off makes no room"),
        ("0,-1", "that would take 2 tiles off, where 1 would do"),
    ],
)
def test_ruling_a7_what_is_not_removed_and_why(cell: str, rule: str) -> None:
    table = table_with(PlayerSetup("L(0,-1) L(1,-1) F(-1,-1)"))
    assert offers(table, 0)[0] == "prune 1,-1"
    assert refusal(table, 0, f"prune {cell}") == rule


def test_ruling_a7_a_bonsai_that_lost_wood_is_as_one_that_never_had_it() -> None:
    luck = Luck(7)
    supply = "wood leaf flower fruit"
    pruned = 0
    while pruned < 50:
        tree = without_room(luck)
        table = table_with(PlayerSetup(written(tree), supply))
        for line in [f"prune {q},{r}" for (q, r), tile in tree.items() if tile == "W" and f"prune {q},{r}" in offers(table, 0)]:
            after = do(table.copy(), 0, line)
            left = " ".join(sorted(tiles(after, 0)))
            assert after.scores()[0] == score_tree(read_tree(left)).total
            fresh = do(table_with(PlayerSetup(left, supply)), 0, "cultivate")
            assert sorted(offers(do(after, 0, "cultivate"), 0)) == sorted(offers(fresh, 0))
            pruned += 1
