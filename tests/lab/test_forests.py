"""What a learner is shown of Bonsai and Takenoko: the table as it lies, nothing that is hidden, and nothing forgotten."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import roji
from roji.core import playthrough
from roji.core.canvas import Canvas
from roji.core.game import State
from roji.core.luck import Luck
from roji.core.registry import Game
from roji.games.bonsai import actions as bonsai
from roji.games.takenoko import actions as takenoko
from tests.every_game.settings import Setting, settings
from tests.every_game.walks import some, truth, walk

FORESTS = [roji.game("bonsai"), roji.game("takenoko")]
TABLES = [setting for game in FORESTS for setting in settings(game)]
RECORDED = Path(__file__).parent.parent / "playthroughs"

Sight = dict[str, Any]  # every plane by its name, folded


def recorded(name: str, after: int) -> State:
    """A recorded game after so many actions."""
    game = roji.game(name.split("-")[0])
    text = (RECORDED / f"{name}.txt").read_text(encoding="utf-8")
    return next(islice(playthrough.states(game, text), after, None))


def row(game: Game, state: State, seat: int) -> bytes:
    canvas = Canvas(game.planes.width)
    state.observe(seat, canvas)
    return bytes(canvas.cells)


def look(state: State, seat: int) -> Sight:
    game = roji.game(type(state).__name__.lower())
    numbers = np.frombuffer(row(game, state, seat), np.int8)
    starts = game.planes.starts
    return {part.name: numbers[starts[part.name] :][: part.width].reshape(part.shape) for part in game.planes.parts}


def marked(plane: Any) -> list[int]:
    """Where something stands in a row of numbers."""
    return [int(place) for place in np.flatnonzero(plane)]


def cards(plane: Any) -> list[int]:
    return [place + 1 for place in marked(plane)]


def tiles(plane: Any) -> dict[tuple[int, int], int]:
    """What stands on which cell of a bonsai."""
    return {bonsai.HEXES.cells[cell]: int(plane[cell]) for cell in marked(plane)}


def plots(plane: Any) -> dict[tuple[int, int], int]:
    return {takenoko.HEXES.cells[cell]: int(plane[cell]) for cell in marked(plane)}


def objectives(plane: Any) -> dict[str, int]:
    return {takenoko.CARD_IDS[card]: int(plane[card]) for card in marked(plane)}


def kind(words: str) -> int:
    return takenoko.read_plot(*words.split(" "))


# --- Bonsai ----------------------------------------------------------------------------------------------------------------

WOOD, LEAF, FLOWER, FRUIT = 1, 2, 3, 4


def test_bonsai_a_cultivate_seen_by_whoever_does_it() -> None:
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


def test_bonsai_the_same_table_seen_by_the_other() -> None:
    own, other = look(recorded("bonsai-2", 20), 1), look(recorded("bonsai-2", 20), 0)
    for plane in ("trees", "supply", "cards", "capacity", "growth", "points", "measures"):
        assert other[plane][:2].tolist() == own[plane][[1, 0]].tolist()
    assert [marked(other[plane]) for plane in ("acts", "first")] == [[1], [0]]
    assert other["budget"].tolist() == own["budget"].tolist()


def test_bonsai_the_board_shows_cards_and_goals_but_not_the_order_of_the_deck() -> None:
    sight = look(recorded("bonsai-2", 20), 0)
    assert [cards(slot) for slot in sight["slots"]] == [[22], [11], [30], [2]]
    assert cards(sight["deck"]) == sorted([41, 29, 40, 23, 3, 42, 32, 46, 44, 38, 19, 18, 37, 45, 12, 24, 16, 36, 35, 21])
    assert sight["deck_left"].tolist() == [20, 0]
    assert [cards(goals) for goals in sight["goals"]] == [[4, 6, 7, 9, 10, 12]] * 2


def test_bonsai_a_claimed_goal_is_gone_from_the_board_and_pays() -> None:
    sight = look(recorded("bonsai-2", 120), 1)
    assert [cards(goals) for goals in sight["goals"]] == [[4, 6, 7, 9, 10, 12], [4, 6, 9, 10, 12]]
    assert [cards(claimed) for claimed in sight["claimed"]] == [[], [7], [], []]
    assert sight["points"][1, 2] == 9
    assert sight["points"].sum(axis=1).tolist() == [45, 101, 0, 0]


def test_bonsai_the_second_bonsai_of_the_emperor_challenge_stands_in_the_place_of_player_1() -> None:
    sight = look(recorded("bonsai-1-scenario-emperor", 20), 0)
    first = {(0, -1): WOOD, (0, -2): WOOD, (0, -3): LEAF, (-1, -2): LEAF, (0, -4): FLOWER, (1, -3): WOOD}
    second = {(0, -1): WOOD, (1, -2): LEAF, (1, -1): LEAF, (2, -2): FRUIT}
    assert [tiles(tree) for tree in sight["trees"]] == [{(0, 0): WOOD} | first, {(0, 0): WOOD} | second, {}, {}]
    assert sight["measures"][:2, :4].tolist() == [[4, 2, 1, 0], [2, 2, 0, 1]]
    assert [marked(sight[plane]) for plane in ("players", "scenario", "tends")] == [[0], [5], [0]]
    assert sight["target"].tolist() == [14]
    assert cards(sight["discarded"]) == [23, 35, 36, 38, 39, 46]


def test_bonsai_a_choice_shows_the_card_that_was_taken() -> None:
    sight = look(recorded("bonsai-1-scenario-emperor", 1), 0)
    assert marked(sight["phase"]) == [1]  # wood or leaf, below slot 2
    assert (cards(sight["using"]), marked(sight["vacated"])) == ([18], [1])
    assert [cards(slot) for slot in sight["slots"]] == [[46], [], [7], [36]]


# --- Takenoko --------------------------------------------------------------------------------------------------------------

GREEN, YELLOW, PINK = 1, 2, 3
LAYING = ("takenoko-2", 80)  # seat 1 is about to lay a plot


def test_takenoko_the_garden() -> None:
    sight = look(recorded(*LAYING), 0)
    green = dict.fromkeys([(-1, 0), (-1, 1), (0, 1), (-1, 2)], GREEN)
    assert plots(sight["colours"]) == green | {(0, -1): YELLOW, (1, -1): PINK, (1, 0): PINK}
    assert plots(sight["improvements"]) == {(-1, 0): 3, (-1, 1): 2, (1, -1): 3}
    assert plots(sight["heights"]) == {(0, -1): 1, (1, -1): 4, (-1, 0): 3, (1, 0): 3, (-1, 1): 3, (0, 1): 3}
    assert set(plots(sight["irrigated"])) == set(plots(sight["colours"]))
    assert plots(sight["marks"]) == {(1, -1): 1, (-1, 2): 2}
    channels = [takenoko.text(takenoko.WATER + edge) for edge in marked(sight["channels"])]
    assert channels == ["water -1,1 E", "water -1,1 SE"]


def test_takenoko_the_turn_and_the_stock() -> None:
    sight = look(recorded(*LAYING), 0)
    assert [marked(sight[plane]) for plane in ("phase", "players", "acts", "first", "weather")] == [[8], [0, 1], [1], [0], [2]]
    assert (sight["round"].tolist(), sight["used"].tolist(), sight["left"].tolist()) == ([6], [1, 0, 0, 1, 0], [0])
    assert sight["stock"].tolist() == [18, 3, 2, 2, 25, 29, 15]
    assert sight["pile_left"].tolist() == [17, 3]
    assert sight["plots_left"].tolist() == [4, 2, 1, 0, 5, 1, 1, 1, 3, 1, 1, 0]
    assert sight["scores"].tolist() == [[1, 2, 0], [1, 5, 5], [0] * 3, [0] * 3]
    assert sight["sections"][:2].tolist() == [[1, 0, 0], [1, 0, 2]]
    assert sight["chips"][:2].tolist() == [[0, 1, 0], [0, 0, 1]]


def test_takenoko_drawn_plots_are_shown_to_whoever_drew_them() -> None:
    own, other = look(recorded(*LAYING), 1), look(recorded(*LAYING), 0)
    assert marked(own["drawn"]) == sorted([kind("yellow plain"), kind("pink plain"), kind("pink enclosure")])
    assert (marked(own["kept"]), marked(own["under"])) == ([kind("yellow plain")], [kind("pink plain")])
    assert not any(other[plane].any() for plane in ("drawn", "kept", "under"))


def test_takenoko_own_objectives_are_shown_and_others_only_by_their_backs() -> None:
    sight = look(recorded(*LAYING), 0)
    assert objectives(sight["hand"]) == {"PA-G": 1, "PA-Y": 2, "GA-P1": 1}
    assert [takenoko.CARD_IDS[card - 1] for card in sight["held"] if card] == ["GA-P1", "PA-Y", "PA-G", "PA-Y"]
    assert sight["backs"].tolist() == [[2, 3, 3, 3, 0], [1, 2, 3, 2, 0], [0] * 5, [0] * 5]
    assert sight["drawn_as"][:2].tolist() == [[0, 0, 1, 3, 0], [0, 0, 0, 2, 0]]
    assert [objectives(done) for done in sight["completed"]] == [{"PL-G3": 1}, {"PA-P": 1}, {}, {}]
    unseen = objectives(sight["unseen"])
    assert {card: unseen.get(card, 0) for card in ("PL-PY", "GA-Y3", "PA-3", "GA-P1", "PL-G3", "PA-G", "PA-Y", "PA-P")} == {
        **{"PL-PY": 1, "GA-Y3": 1, "PA-3": 3},  # three cards that the other holds: they may as well be in the piles
        **{"GA-P1": 0, "PL-G3": 0, "PA-G": 4, "PA-Y": 2, "PA-P": 2},
    }
    assert sight["decks"].tolist() == [13, 12, 10]


def test_takenoko_everybody_remembers_what_they_put_under_the_pile_and_where_it_is_now() -> None:
    known = [look(recorded(*LAYING), seat)["pile"] for seat in (0, 1)]
    first = {6: "green plain", 7: "yellow enclosure", 10: "green enclosure", 11: "pink plain", 14: "yellow plain", 15: "yellow plain"}
    second = {8: "green watershed", 9: "pink watershed", 12: "pink plain", 13: "yellow watershed"}
    second |= dict.fromkeys((16, 17, 18), "green plain") | {19: "yellow plain"}
    for places, expected in zip(known, (first, second), strict=True):
        assert {place: int(places[place]) - 1 for place in marked(places)} == {place: kind(words) for place, words in expected.items()}


def test_takenoko_what_goes_under_the_pile_is_known_to_whoever_put_it_there_alone() -> None:
    before = recorded("takenoko-2", 3)  # seat 0 keeps one of three plots
    sights = []
    for line in ("under green plain", "under yellow enclosure"):
        state = before.copy()
        state.play(0, takenoko.parse(line))
        state.play(0, takenoko.parse("lay -1,1"))
        sights.append([row(roji.game("takenoko"), state, seat) for seat in (0, 1)])
    assert sights[0][0] != sights[1][0]
    assert sights[0][1] == sights[1][1]


def test_takenoko_objectives_turned_down_are_known_to_lie_at_the_bottom() -> None:
    found = 0
    text = (RECORDED / "takenoko-2-advanced-true.txt").read_text(encoding="utf-8")
    for state in playthrough.states(roji.game("takenoko"), text):
        snapshot: Any = state.snapshot()
        for deck, name in enumerate(("plot", "gardener", "panda")):
            down = snapshot["memory"]["open"][name]
            lowest = list(reversed(snapshot[f"{name}_deck"]))[:down]
            shown = [card for card in look(state, 1)["bottom"][deck] if card]
            assert [takenoko.CARD_IDS[card - 1] for card in shown] == lowest
            found += down
    assert found


# --- both ------------------------------------------------------------------------------------------------------------------


def positions(setting: Setting) -> Iterator[State]:
    """Some of a game, and what they become when somebody gives up."""
    for number, state in enumerate(some(setting, 3, 24)):
        yield state
        if state.to_act() and number % 4 == 0:
            for leaving in range(setting.seats):
                left = state.copy()
                left.resign(leaving)
                yield left


@pytest.mark.parametrize("setting", TABLES, ids=str)
def test_what_is_shown_is_what_the_seat_may_know(setting: Setting) -> None:
    game, differing = setting.game, 0
    for number, state in enumerate(positions(setting)):
        for seat in range(setting.seats):
            imagined = state.imagine(seat, Luck(number))
            assert row(game, state, seat) == row(game, imagined, seat), f"seat {seat} is shown what it may not know"
            differing += truth(imagined) != truth(state)
    assert differing


@pytest.mark.parametrize("setting", TABLES, ids=str)
def test_whoever_is_shown_the_same_may_do_the_same(setting: Setting) -> None:
    """Else something that matters would be missing."""
    offered: dict[bytes, list[int]] = {}
    for seed in range(3):
        for step in walk(setting, seed):
            legal = step.before.legal(step.seat)
            assert offered.setdefault(row(setting.game, step.before, step.seat), legal) == legal


@pytest.mark.parametrize("game", FORESTS, ids=lambda game: game.name)
def test_an_observation_fits_in_its_planes_wherever_it_begins(game: Game) -> None:
    state = next(islice((step.after for step in walk(Setting(game, game.seats[-1]), 1)), 60, None))
    width = game.planes.width
    canvas = Canvas(3 * width)
    canvas.start = width
    for seat in (1, 0):
        canvas.wipe(width)
        state.observe(seat, canvas)
    cells = bytes(canvas.cells)
    assert cells[width : 2 * width] == row(game, state, 0)
    assert not any(cells[:width])
    assert not any(cells[2 * width :])
