"""Bonsai's pad: the examples of 72 and 100 points, a thousand solo and shared games, and impossible entries."""

import re
from typing import Any

import pytest

from roji.core.bitsets import listed
from roji.core.state import State
from roji.games.bonsai import GAME, tree_text
from roji.games.bonsai.components import FLOWER, GROWTHS, HELPERS, MASTERS, PARCHMENTS, SYMBOLS, count
from roji.games.bonsai.state import BonsaiTable, Player
from roji.games.bonsai.tree import HEXES, Tree
from roji.pad.bonsai import places, tally, without
from tests.games.bonsai.tables import T72
from tests.pad.ends import Entry, agree, faults, finished, many

NO_CARDS = {"growth": "", "helper": "", "master": "", "parchments": [], "goals": [], "second": []}
NO_TILES = {"wood": "", "leaves": "", "flowers": "", "fruits": "", "trees": [[]]}
KINDS = dict(zip("WLFR", SYMBOLS, strict=False))


def tiles(text: str) -> list[list[Any]]:
    """ "W(0,-1) L(1,-1)" as the pad has it."""
    return [[KINDS[letter], int(q), int(r)] for letter, q, r in re.findall(r"([WLFR])\((-?\d+),(-?\d+)\)", text)]


def player(**has: Any) -> dict[str, Any]:
    return {"name": "", **NO_CARDS, **NO_TILES, **has}


def sheet(*players: dict[str, Any], by: str = "counts", level: str = "gakusei", scenario: str = "none") -> Entry:
    return {"by": by, "level": level, "scenario": scenario, "players": list(players)}


def free_sides(trees: list[Tree]) -> str:
    """The free sides of each flower, as a player would enter them."""
    found = []
    for tree in trees:
        grown = {cell for _, cell in tree.tiles()}
        for tile, cell in tree.tiles():
            if tile == FLOWER:
                found.append(6 - len([way for way in range(6) if int(HEXES.neighbours[6 * cell + way]) in grown]))
    return " ".join(map(str, found))


def written(table: State, by: str) -> Entry:
    assert isinstance(table, BonsaiTable)
    return sheet(
        *[_player(one) for one in table.players], by=by, level=str(table.options["level"]), scenario=str(table.options["scenario"])
    )


def _player(one: Player) -> dict[str, Any]:
    counts = [str(sum(int(tree.counts[kind]) for tree in one.trees)) for kind in range(4)]
    kinds = {"growth": GROWTHS, "helper": HELPERS, "master": MASTERS}
    return {
        "name": "",
        "wood": counts[0],
        "leaves": counts[1],
        "flowers": free_sides(one.trees),
        "fruits": counts[3],
        "trees": [tiles(tree_text(tree)) for tree in one.trees],
        **{kind: str(count(one.cards & all_of)) for kind, all_of in kinds.items()},
        "parchments": listed(one.cards & PARCHMENTS),
        "goals": listed(one.claimed),
        "second": listed(one.claimed_second),
    }


def by_counts(table: State) -> Entry:
    return written(table, "counts")


def by_tree(table: State) -> Entry:
    return written(table, "tree")


@pytest.mark.parametrize(
    "has",
    [{"trees": [tiles(T72)]}, {"wood": "8", "leaves": "13", "flowers": "3, 3 3  5 5", "fruits": "2"}],
    ids=["tree", "counts"],
)
def test_case_40_example_e1_72_points_and_with_cards_and_a_goal_100(has: dict[str, Any]) -> None:
    by = "tree" if "trees" in has else "counts"
    assert [row["points"][0] for row in tally(sheet(player(**has), player(), by=by))["rows"]] == [39, 19, 14, 0, 0, 72]
    said = tally(sheet(player(**has, parchments=[42, 43], goals=[1]), player(), by=by))
    assert [row["points"][0] for row in said["rows"]] == [39, 19, 14, 23, 5, 100]
    assert (said["winners"], said["faults"]) == ([0], [])


def test_case_41_seven_parchments() -> None:
    said = tally(sheet(player(trees=[tiles(T72)], growth="3", helper="2", master="4", parchments=list(range(41, 48))), player(), by="tree"))
    assert said["rows"][3]["points"] == [8 + 13 + 10 + 4 + 6 + 4 + 8, 0]


def test_case_44_among_equals_the_latest_seat_wins() -> None:
    said = tally(sheet(player(leaves="1"), player(), player(leaves="1"), player()))
    assert said["winners"] == [2]
    assert said["ending"]["key"] == "equal-with-points-points-of-these-whoever-sits-farthest-from"


def test_a_thousand_games_as_the_game_scores_them() -> None:
    for table in many(GAME, 1000):
        agree(tally(by_counts(table)), GAME, table)
        agree(tally(by_tree(table)), GAME, table)


@pytest.mark.parametrize("scenario", ["slow_fall", "long_winter", "flourishing_spring", "scorching_summer", "emperor"])
def test_scenarios_for_one(scenario: str) -> None:
    for seed in range(10):
        table = finished(GAME, 1, seed, scenario=scenario)
        agree(tally(by_counts(table)), GAME, table)
        agree(tally(by_tree(table)), GAME, table)


@pytest.mark.parametrize(
    ("has", "place", "sentence"),
    [
        ({"flowers": "3 7"}, "flowers", "a-flower-has-six-sides-and-one-touches-its-leaf"),
        ({"flowers": "3 6"}, "flowers", "a-flower-has-six-sides-and-one-touches-its-leaf"),
        ({"flowers": "three"}, "flowers", "write-a-number-for-each-flower-such-as-3-3"),
        ({"leaves": "-1"}, "leaves", "less-than-nothing-cannot-lie-there"),
        ({"leaves": "500"}, "leaves", "a-bonsai-never-has-tiles-tiles"),
        ({"parchments": [42]}, "parchments.42", "there-is-one-such-parchment-and-somebody-has-it-already"),
        ({"growth": "9"}, "growth", "with-so-many-players-there-are-only-most-such-cards"),
        ({"goals": [1]}, "goals.1", "there-is-one-such-goal-tile-and-somebody-has-it"),
        ({"goals": [4, 6]}, "goals.6", "a-player-claims-one-goal-of-each-colour-at-most"),
        ({"goals": [5]}, "goals.5", "one-or-two-players-leave-the-intermediate-goals-in-the"),
        ({"goals": [4, 7, 10]}, "goals.10", "goals-of-most-colours-are-in-play-and-this-is"),
    ],
)
def test_impossible_entries_are_reported_at_their_place(has: dict[str, Any], place: str, sentence: str) -> None:
    said = tally(sheet(player(leaves="3", parchments=[42], goals=[1]), player(**has)))
    assert faults(said) == {f"players.1.{place}": sentence}
    assert said["winners"] == []


@pytest.mark.parametrize(
    ("tree", "cell", "sentence"),
    [
        ("W(5,-5)", "5,-5", "wood-must-touch-wood"),
        ("L(0,-1) F(1,-1) F(3,-3)", "3,-3", "a-flower-must-touch-a-leaf"),
        ("L(0,-1) L(0,-1)", "0,-1", "something-grows-there-already"),
        ("W(1,0)", "1,0", "the-pot-is-there"),
    ],
)
def test_a_misplaced_tile_is_reported_with_its_cell(tree: str, cell: str, sentence: str) -> None:
    said = tally(sheet(player(trees=[tiles(tree)]), player(), by="tree"))
    assert faults(said) == {f"players.0.trees.0.{cell}": sentence}


def test_the_rules_say_where_the_next_tile_may_grow() -> None:
    assert {kind: sorted(cells) for kind, cells in places([]).items()} == {
        "wood": [[0, -1, 0], [1, -1, 0]],
        "leaf": [[0, -1, 3], [1, -1, 3]],
        "flower": [],
        "fruit": [],
    }
    assert places(tiles("L(0,-1) L(1,-1)"))["fruit"] == [[1, -2, 7]]


def test_removing_a_tile_removes_what_depends_on_it() -> None:
    grown = tiles("L(0,-1) L(1,-1) R(1,-2) F(-1,-1)")
    assert without({"tiles": grown, "cell": [0, -1]}) == tiles("L(1,-1)")
    assert without({"tiles": grown, "cell": [1, -1]}) == tiles("L(0,-1) F(-1,-1)")
