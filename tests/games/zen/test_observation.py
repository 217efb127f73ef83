"""Zen's observation planes, each compared with the view."""

from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt
import pytest

import roji
from roji.core.state import State
from roji.games.zen.actions import card_name
from roji.games.zen.components import DECK
from roji.games.zen.view import PHASES
from roji.lab.envs.folding import fold
from roji.testing.settings import Setting, settings
from roji.testing.walks import states

GAME = roji.game("zen")
Folded = dict[str, npt.NDArray[np.int8]]


def folded(state: State) -> Folded:
    row = np.frombuffer(GAME.observation(state, 0), np.int8)
    return {part.name: fold(GAME.planes, row, part.name) for part in GAME.planes.parts}


def named(plane: npt.NDArray[np.int8]) -> list[str]:
    return [card_name(card) for card in np.flatnonzero(plane).tolist()]


def in_order(plane: npt.NDArray[np.int8]) -> dict[str, list[str]]:
    """The black and white cards of a plane that numbers positions in a pile."""
    cards = sorted(np.flatnonzero(plane).tolist(), key=lambda card: (card // 64, int(plane[card])))
    return {colour: [card_name(card) for card in cards if card // 64 == number] for number, colour in enumerate(("black", "white"))}


def names(sides: npt.NDArray[np.int8]) -> list[str]:
    """What four sides show."""
    left, right, top, bottom = (int(side) - 1 for side in sides)
    return [DECK.semicircles[left], DECK.semicircles[right], DECK.shapes[top], DECK.shapes[bottom]]


def shown(view: dict[str, Any], card: str, turned: bool) -> list[str]:
    printed = next(entry for entry in view["cards"] if entry["id"] == card)
    sides = ("right", "left", "bottom", "top") if turned else ("left", "right", "top", "bottom")
    return [printed[side] for side in sides]


def same_picture(planes: Folded, view: dict[str, Any]) -> None:
    rows = view["form"]["rows"]
    for number, sign in enumerate("BW"):
        cells = [[x < len(rows[0]) and y < len(rows) and rows[y][x] == sign for x in range(16)] for y in range(16)]
        assert planes["form"][number].tolist() == cells
        filled = (planes["laid"][0] > 0) & np.array(cells)
        assert planes["missing"][number] == np.sum(cells) - filled.sum()
    assert [[x, y] for y, x in np.argwhere(planes["starts"]).tolist()] == [[at["x"], at["y"]] for at in view["offsets"]]
    assert np.count_nonzero(planes["laid"][0]) == len(view["table"]) == planes["placed"][0]
    for laid in view["table"]:
        column, row = planes["start"] + [laid["at"]["x"], laid["at"]["y"]]
        assert names(planes["laid"][:, row, column]) == shown(view, laid["card"], laid["turned"])


def same_cards(planes: Folded, view: dict[str, Any]) -> None:
    assert sorted(named(planes["hand"])) == sorted(view["hand"])
    held = view["held"]
    assert named(planes["held"]) == ([] if held is None else [held["card"]])
    if held is not None:
        assert names(planes["held_sides"]) == shown(view, held["card"], held["turned"])
    coming, discards = in_order(planes["coming"]), in_order(planes["discards"])
    for number, pile in enumerate(view["piles"]):
        turn = pile["round"] if pile["in_play"] else 0
        assert planes["piles"][number].tolist() == [pile["in_play"], pile["left"], turn, pile["discarded"]]
        assert coming[pile["colour"]] == (pile["coming"] or [])
        assert discards[pile["colour"]] == pile["discards"]


@pytest.mark.parametrize("table", settings(GAME), ids=str)
def test_planes_hold_what_the_view_shows(table: Setting) -> None:
    for state in states(table, 2):
        planes, view = folded(state), msgspec.to_builtins(GAME.view(state, 0))
        assert PHASES[np.flatnonzero(planes["phase"])[0]] == view["phase"]
        assert planes["rounds"][0] == view["rounds"]
        same_picture(planes, view)
        same_cards(planes, view)
        if view["unseen"] is not None:
            assert named(planes["unseen"]) == view["unseen"]


@pytest.mark.parametrize("form", ["B", "/".join("B" * 2 for _ in range(16)), "W" * 16], ids=["one cell", "16 high", "16 across"])
def test_the_smallest_and_the_largest_form_fit_the_window(form: str) -> None:
    state = GAME.new(seed=1, form=form)
    assert folded(state)["form"].sum() == sum(map(len, form.split("/")))
    while state.to_act():
        state.play(0, state.legal(0)[-1])
        same_picture(folded(state), msgspec.to_builtins(GAME.view(state, 0)))
