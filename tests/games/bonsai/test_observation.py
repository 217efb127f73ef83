"""Bonsai's observation planes: the state of the table."""

from typing import Any

from roji.core import playthrough
from roji.games.bonsai import GAME
from roji.games.bonsai.tree import HEXES
from tests.games.bonsai.tables import PlayerSetup, table_with
from tests.lab.forest_observations import look, marked, on_cells, recorded, text_of

WOOD, LEAF, FLOWER, FRUIT = 1, 2, 3, 4


def cards(plane: Any) -> list[int]:
    return [place + 1 for place in marked(plane)]


def tiles(plane: Any) -> dict[tuple[int, int], int]:
    return on_cells(plane, HEXES.cells)


def test_a_cultivate_seen_by_whoever_does_it() -> None:
    sight = look(recorded("bonsai-2", 20), 1)
    assert tiles(sight["trees"][0]) == {(0, 0): WOOD, (0, -1): LEAF, (1, -1): LEAF}
    assert tiles(sight["trees"][1]) == {(0, 0): WOOD, (0, -1): WOOD}
    assert not sight["trees"][2:].any()
    assert sight["supply"].tolist() == [[0, 0, 0, 3], [1, 2, 1, 3], [0] * 4, [0] * 4]
    assert [cards(taken) for taken in sight["cards"]] == [[7, 15, 39], [1, 8, 34, 43, 47], [], []]
    assert sight["capacity"].tolist() == [5, 7, 0, 0]
    assert sight["growth"].tolist() == [[1, 0, 1, 0], [1, 0, 0, 0], [0] * 4, [0] * 4]
    assert sight["points"][:2].tolist() == [[6, 0, 0], [0, 0, 0]]
    assert sight["measures"][0].tolist() == [1, 2, 0, 0, 0, 2] + [0] * 6
    assert [marked(sight[plane]) for plane in ("phase", "players", "acts", "first")] == [[4], [0, 1], [0], [1]]
    assert sight["budget"].tolist() == [2, 0, 1, 0, 0]  # two leaves were placed, with the leaf symbol and with the free one
    assert sight["placed"].tolist() == [2, 0, 1]
    assert sight["turn"].tolist() == [10]


def test_the_same_table_seen_by_the_other() -> None:
    own, other = look(recorded("bonsai-2", 20), 1), look(recorded("bonsai-2", 20), 0)
    for plane in ("trees", "supply", "cards", "capacity", "growth", "points", "measures"):
        assert other[plane][:2].tolist() == own[plane][[1, 0]].tolist()
    assert [marked(other[plane]) for plane in ("acts", "first")] == [[1], [0]]
    assert other["budget"].tolist() == own["budget"].tolist()


def test_the_board_shows_cards_and_goals_but_not_the_order_of_the_deck() -> None:
    sight = look(recorded("bonsai-2", 20), 0)
    assert [cards(slot) for slot in sight["slots"]] == [[22], [11], [30], [2]]
    assert cards(sight["deck"]) == sorted([41, 29, 40, 23, 3, 42, 32, 46, 44, 38, 19, 18, 37, 45, 12, 24, 16, 36, 35, 21])
    assert sight["deck_left"].tolist() == [20, 0]
    assert [cards(goals) for goals in sight["goals"]] == [[4, 6, 7, 9, 10, 12]] * 2


def test_a_claimed_goal_is_gone_from_the_board_and_pays() -> None:
    sight = look(recorded("bonsai-2", 120), 1)
    assert [cards(goals) for goals in sight["goals"]] == [[4, 6, 7, 9, 10, 12], [4, 6, 9, 10, 12]]
    assert [cards(claimed) for claimed in sight["claimed"]] == [[], [7], [], []]
    assert sight["points"][1, 2] == 9
    assert sight["points"].sum(axis=1).tolist() == [45, 101, 0, 0]


def test_the_second_bonsai_of_the_emperor_challenge_stands_in_the_place_of_player_1() -> None:
    sight = look(recorded("bonsai-1-scenario-emperor", 20), 0)
    first = {(0, -1): WOOD, (0, -2): WOOD, (0, -3): LEAF, (-1, -2): LEAF, (0, -4): FLOWER, (1, -3): WOOD}
    second = {(0, -1): WOOD, (1, -2): LEAF, (1, -1): LEAF, (2, -2): FRUIT}
    assert [tiles(tree) for tree in sight["trees"]] == [{(0, 0): WOOD} | first, {(0, 0): WOOD} | second, {}, {}]
    assert sight["measures"][:2, :4].tolist() == [[4, 2, 1, 0], [2, 2, 0, 1]]
    assert [marked(sight[plane]) for plane in ("players", "scenario", "tends")] == [[0], [5], [0]]
    assert sight["target"].tolist() == [14]
    assert cards(sight["discarded"]) == [23, 35, 36, 38, 39, 46]


def test_a_choice_shows_the_card_that_was_taken() -> None:
    sight = look(recorded("bonsai-1-scenario-emperor", 1), 0)
    assert marked(sight["phase"]) == [1]  # wood or leaf, below slot 2
    assert (cards(sight["using"]), marked(sight["vacated"])) == ([18], [1])
    assert [cards(slot) for slot in sight["slots"]] == [[46], [], [7], [36]]


def test_a_goal_that_is_met_is_to_be_decided() -> None:
    state = next(state for state in playthrough.states(GAME, text_of("bonsai-2")) if look(state, 0)["phase"][5])
    assert cards(look(state, 0)["undecided"]) == [7]


def test_goals_claimed_with_the_second_bonsai_stand_in_its_row() -> None:
    state = table_with(PlayerSetup("W(0,-1)", second="W(0,-1)", claimed=[2, 5, 8], with_second=[5]), scenario="emperor")
    assert [cards(claimed) for claimed in look(state, 0)["claimed"]] == [[2, 5, 8], [5], [], []]


def test_renounced_goals_belong_to_whoever_renounced_them() -> None:
    state = table_with(PlayerSetup(), PlayerSetup(renounced=[4]), goal_colours="brown,green,blue")
    assert [cards(renounced) for renounced in look(state, 0)["renounced"]] == [[], [4], [], []]


def test_a_player_who_has_given_up_is_told_from_one_who_plays() -> None:
    state = recorded("bonsai-3", 30)
    state.resign(1)
    assert [look(state, seat)["players"].tolist() for seat in range(3)] == [[1, -1, 1, 0], [-1, 1, 1, 0], [1, 1, -1, 0]]
