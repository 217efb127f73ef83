"""Takenoko's observation planes: the garden, the seat's own hand, and everything that it may remember."""

from typing import Any

import roji
from roji.core import playthrough
from roji.games.takenoko import actions as takenoko
from roji.games.takenoko.components import CARD_IDS
from tests.games.takenoko.tables import PlayerSetup, do, table_with
from tests.lab.forest_observations import look, marked, on_cells, recorded, text_of

GREEN, YELLOW, PINK = 1, 2, 3
LAYING = ("takenoko-2", 80)  # seat 1 is about to lay a plot


def plots(plane: Any) -> dict[tuple[int, int], int]:
    return on_cells(plane, takenoko.HEXES.cells)


def objectives(plane: Any) -> dict[str, int]:
    return {CARD_IDS[card]: int(plane[card]) for card in marked(plane)}


def test_the_garden() -> None:
    sight = look(recorded(*LAYING), 0)
    green = dict.fromkeys([(-1, 0), (-1, 1), (0, 1), (-1, 2)], GREEN)
    assert plots(sight["colours"]) == green | {(0, -1): YELLOW, (1, -1): PINK, (1, 0): PINK}
    assert plots(sight["improvements"]) == {(-1, 0): 3, (-1, 1): 2, (1, -1): 3}
    assert plots(sight["heights"]) == {(0, -1): 1, (1, -1): 4, (-1, 0): 3, (1, 0): 3, (-1, 1): 3, (0, 1): 3}
    assert set(plots(sight["irrigated"])) == set(plots(sight["colours"]))
    assert plots(sight["marks"]) == {(1, -1): 1, (-1, 2): 2}
    channels = [roji.game("takenoko").text(takenoko.WATER + edge) for edge in marked(sight["channels"])]
    assert channels == ["water -1,1 E", "water -1,1 SE"]


def test_the_turn_and_the_stock() -> None:
    sight = look(recorded(*LAYING), 0)
    assert [marked(sight[plane]) for plane in ("phase", "players", "acts", "first", "weather")] == [[8], [0, 1], [1], [0], [2]]
    assert (sight["round"].tolist(), sight["used"].tolist(), sight["left"].tolist()) == ([6], [1, 0, 0, 1, 0], [0])
    assert sight["stock"].tolist() == [18, 3, 2, 2, 25, 29, 15]
    assert sight["pile_left"].tolist() == [17, 3]
    assert sight["plots_left"].tolist() == [4, 2, 1, 0, 5, 1, 1, 1, 3, 1, 1, 0]
    assert sight["scores"].tolist() == [[1, 2, 0], [1, 5, 5], [0] * 3, [0] * 3]
    assert sight["sections"][:2].tolist() == [[1, 0, 0], [1, 0, 2]]
    assert sight["chips"][:2].tolist() == [[0, 1, 0], [0, 0, 1]]


def test_drawn_plots_are_shown_to_whoever_drew_them() -> None:
    own, other = look(recorded(*LAYING), 1), look(recorded(*LAYING), 0)
    assert marked(own["drawn"]) == sorted(
        [takenoko.read_plot("yellow plain"), takenoko.read_plot("pink plain"), takenoko.read_plot("pink enclosure")]
    )
    assert (marked(own["kept"]), marked(own["under"])) == ([takenoko.read_plot("yellow plain")], [takenoko.read_plot("pink plain")])
    assert not any(other[plane].any() for plane in ("drawn", "kept", "under"))


def test_own_objectives_are_shown_and_others_only_by_their_backs() -> None:
    sight = look(recorded(*LAYING), 0)
    assert objectives(sight["hand"]) == {"PA-G": 1, "PA-Y": 2, "GA-P1": 1}
    assert [CARD_IDS[card - 1] for card in sight["held"] if card] == ["GA-P1", "PA-Y", "PA-G", "PA-Y"]
    assert sight["backs"].tolist() == [[2, 3, 3, 3, 0], [1, 2, 3, 2, 0], [0] * 5, [0] * 5]
    assert sight["drawn_as"][:2].tolist() == [[0, 0, 1, 3, 0], [0, 0, 0, 2, 0]]
    assert [objectives(done) for done in sight["completed"]] == [{"PL-G3": 1}, {"PA-P": 1}, {}, {}]
    unseen = objectives(sight["unseen"])
    held_by_the_other = {"PL-PY": 1, "GA-Y3": 1, "PA-3": 3}  # one of each: it may as well be in a pile
    seen = {"GA-P1": 0, "PL-G3": 0, "PA-G": 4, "PA-Y": 2, "PA-P": 2}
    assert {card: unseen.get(card, 0) for card in held_by_the_other | seen} == held_by_the_other | seen
    assert sight["decks"].tolist() == [13, 12, 10]


def test_everybody_remembers_what_they_put_under_the_pile_and_where_it_is_now() -> None:
    known = [look(recorded(*LAYING), seat)["pile"] for seat in (0, 1)]
    first = {6: "green plain", 7: "yellow enclosure", 10: "green enclosure", 11: "pink plain", 14: "yellow plain", 15: "yellow plain"}
    second = {8: "green watershed", 9: "pink watershed", 12: "pink plain", 13: "yellow watershed"}
    second |= dict.fromkeys((16, 17, 18), "green plain") | {19: "yellow plain"}
    for places, expected in zip(known, (first, second), strict=True):
        assert {place: int(places[place]) - 1 for place in marked(places)} == {
            place: takenoko.read_plot(words) for place, words in expected.items()
        }


def test_what_goes_under_the_pile_is_known_to_whoever_put_it_there_alone() -> None:
    before = recorded("takenoko-2", 3)  # seat 0 keeps one of three plots
    sights = []
    for line in ("under green plain", "under yellow enclosure"):
        state = before.copy()
        state.play(0, roji.game("takenoko").parse(line))
        state.play(0, roji.game("takenoko").parse("lay -1,1"))
        sights.append([roji.game("takenoko").observation(state, seat) for seat in (0, 1)])
    assert sights[0][0] != sights[1][0]
    assert sights[0][1] == sights[1][1]


def test_objectives_turned_down_are_known_to_lie_at_the_bottom() -> None:
    found = 0
    for state in playthrough.states(roji.game("takenoko"), text_of("takenoko-2-advanced-true")):
        snapshot: Any = state.snapshot()
        for deck, name in enumerate(("plot", "gardener", "panda")):
            down = snapshot["memory"]["open"][name]
            lowest = list(reversed(snapshot[f"{name}_deck"]))[:down]
            shown = [card for card in look(state, 1)["bottom"][deck] if card]
            assert [CARD_IDS[card - 1] for card in shown] == lowest
            found += down
    assert found


def test_the_plot_just_laid_is_marked_while_it_may_be_improved() -> None:
    sight = look(recorded("takenoko-2", 33), 1)
    assert marked(sight["phase"]) == [9]
    assert plots(sight["marks"]) == {(-1, 1): 1, (1, -1): 2, (-1, 2): 4}


def test_plots_that_wait_for_bamboo_are_marked_with_what_would_grow() -> None:
    garden = "G(1,0)1 G(0,1)1 G+F(-1,1)1"
    table = table_with(PlayerSetup(), PlayerSetup(sections="green " * 31), garden=garden)  # of 36 sections two are left
    sight = look(do(table, 0, "gardener 0,1"), 0)
    assert marked(sight["phase"]) == [10]
    assert plots(sight["marks"]) == {(0, 0): 2, (0, 1): 1 + 8, (1, 0): 8, (-1, 1): 16}


def test_fulfilled_objectives_are_the_gardens_and_ones_own() -> None:
    garden = {"PL-G1": 1, "PL-G2": 1, "PL-G3": 1, "GA-P4": 1}
    sights = [look(recorded(*LAYING), seat)["fulfilled"] for seat in (0, 1)]
    assert [objectives(sight) for sight in sights] == [garden, garden | {"PA-P": 1}]  # seat 1 has two pink sections


def test_a_player_who_has_given_up_is_told_from_one_who_plays() -> None:
    state = recorded("takenoko-4", 30)
    state.resign(3)
    assert [look(state, seat)["players"].tolist() for seat in (0, 3)] == [[1, 1, 1, -1], [-1, 1, 1, 1]]
