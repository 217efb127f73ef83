"""The grid, the pot, and where tiles may be placed: cases 8 to 16."""

import pytest

from roji.games.bonsai import GAME
from tests.games.bonsai.tables import CELLS, TILES, PlayerSetup, below, do, grown, offers, places, refusal, side, table_with, tiles

POT = {(cell["q"], cell["r"]) for cell in GAME.facts["pot"]}


def cells(text: str) -> set[str]:
    return set(text.split())


def test_case_8_only_two_cells_beside_the_bud_are_free() -> None:
    assert len(POT) == 14
    assert places("", "wood") == cells("0,-1 1,-1")
    assert places("", "leaf") == cells("0,-1 1,-1")
    assert places("", "flower") == places("", "fruit") == set()


def test_case_9_wood_grows_beside_wood() -> None:
    assert places("W(1,-1)", "wood") == cells("0,-1 1,-2 2,-2 2,-1")


@pytest.mark.parametrize("at", ["1,0", "-1,0", "3,0", "-2,2", "1,2"])
@pytest.mark.parametrize("tile", TILES)
def test_case_10_nothing_grows_on_the_pot(at: str, tile: str) -> None:
    table = do(table_with(PlayerSetup(supply="wood leaf flower fruit")), 0, "cultivate")
    assert refusal(table, 0, f"grow {tile} {at}") == "the pot is there"


def test_case_10_beside_the_pot_there_is_room() -> None:
    assert POT.isdisjoint({(-3, 2), (2, 2), (-3, 0), (4, 0), (3, 1), (0, 3)})


@pytest.mark.parametrize(
    ("q", "r", "where"),
    [
        (3, -1, "no side"),
        (4, -1, "right"),
        (4, -2, "right"),
        (3, -2, "no side"),
        (-1, -1, "no side"),
        (-2, -1, "left"),
        (-1, -2, "left"),
        (0, -4, "left"),
        (-3, 2, "left, below"),
        (2, 2, "right, below"),
        (-3, 3, "no side, below"),
    ],
)
def test_case_11_ruling_a11_ruling_a12_what_protrudes_and_what_is_below(q: int, r: int, where: str) -> None:
    name = {-1: "left", 0: "no side", 1: "right"}[side(q, r)]
    assert (f"{name}, below" if below(q, r) else name) == where


def test_case_12_ruling_a15_the_mirror_image_is_the_same_game() -> None:
    for q, r in CELLS:
        assert side(1 - q - r, r) == -side(q, r)
    assert {(1 - q - r, r) for q, r in POT | {(0, 0)}} == POT | {(0, 0)}
    assert (1, 0) in POT


def test_case_13_a_fruit_needs_two_leaves_that_touch_each_other() -> None:
    assert places("L(0,-1) L(1,-1)", "fruit") == cells("1,-2")


def test_case_14_two_leaves_with_a_gap_carry_no_fruit() -> None:
    tree = "W(0,-1) W(0,-2) W(0,-3) L(1,-4) W(1,-1) W(2,-2) L(2,-3)"
    table = do(table_with(PlayerSetup(tree, "fruit")), 0, "cultivate")
    assert refusal(table, 0, "grow fruit 1,-3") == "a fruit must touch two leaves that touch each other"


def test_case_15_no_fruit_beside_a_fruit() -> None:
    tree = "W(0,-1) W(1,-2) W(2,-2) L(1,-3) L(2,-3) L(3,-3) L(0,-2)"
    assert places(tree, "fruit") == cells("0,-3 2,-4 3,-4")
    assert places(tree + " R(2,-4)", "fruit") == cells("0,-3")
    table = do(table_with(PlayerSetup(tree + " R(2,-4)", "fruit")), 0, "cultivate")
    assert refusal(table, 0, "grow fruit 3,-4") == "a fruit may not touch another fruit"


def test_case_15_also_when_the_leaf_comes_after_the_fruit() -> None:
    tree = "W(0,-1) W(1,-2) W(2,-2) L(1,-3) L(2,-3) R(2,-4)"
    table = do(table_with(PlayerSetup(tree, "leaf fruit")), 0, "cultivate", "grow leaf 3,-3")
    assert "grow fruit 3,-4" not in offers(table, 0)
    assert refusal(table, 0, "grow fruit 3,-4") == "a fruit may not touch another fruit"


def test_case_16_a_leaf_needs_wood() -> None:
    table = do(table_with(PlayerSetup("W(0,-1) W(1,-2) L(0,-2)", "leaf")), 0, "cultivate")
    assert refusal(table, 0, "grow leaf 0,-3") == "a leaf must touch wood"


def test_wood_needs_wood_and_a_flower_needs_a_leaf() -> None:
    table = do(table_with(PlayerSetup("L(0,-1)", "wood flower")), 0, "cultivate")
    assert refusal(table, 0, "grow wood 0,-2") == "wood must touch wood"
    assert refusal(table, 0, "grow flower 2,-2") == "a flower must touch a leaf"


def test_nothing_grows_where_something_grows() -> None:
    table = do(table_with(PlayerSetup("W(0,-1)", "wood leaf")), 0, "cultivate")
    assert refusal(table, 0, "grow leaf 0,-1") == "something grows there already"
    assert refusal(table, 0, "grow wood 0,0") == "the bud is there"


def test_ruling_a10_tiles_may_be_placed_straight_under_the_pot() -> None:
    under = "W(1,-1) W(2,-1) W(3,-1) W(4,-1) W(4,0) W(3,1) W(2,2) W(1,3)"
    assert "0,3" in places(under, "wood")
    assert side(0, 3) == 0
    assert below(0, 3)


def test_a_tile_supports_the_next_one_at_once() -> None:
    table = do(
        table_with(PlayerSetup(supply="wood leaf flower")), 0, "cultivate", "grow wood 0,-1", "grow leaf 0,-2", "grow flower 0,-3", "done"
    )
    assert tiles(table, 0) == grown("W(0,-1) L(0,-2) F(0,-3)")


def test_a_bonsai_grows_within_twenty_cells_of_its_bud() -> None:
    trunk = " ".join(f"W(0,-{step})" for step in range(1, 21))
    table = do(table_with(PlayerSetup(trunk, "wood leaf")), 0, "cultivate")
    assert all(max(abs(q), abs(r), abs(q + r)) <= 20 for q, r in CELLS)
    assert "grow leaf 1,-20" in offers(table, 0)
    with pytest.raises(ValueError, match="is no action of Bonsai; they read like 'grow wood 0,-20', 'grow fruit 0,20'"):
        GAME.parse("grow wood 0,-21")
