"""Bossa's observation planes, each compared with the view."""

from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt
import pytest

import roji
from roji.core.state import State
from roji.games.bossa.view import PHASES
from roji.lab.envs.folding import fold
from roji.testing.settings import Setting, settings
from roji.testing.walks import states

GAME = roji.game("bossa")
ARMS = [("white", "up"), ("white", "down"), ("black", "up"), ("black", "down")]
Folded = dict[str, npt.NDArray[np.int8]]


def folded(state: State, seat: int) -> Folded:
    row = np.frombuffer(GAME.observation(state, seat), np.int8)
    return {part.name: fold(GAME.planes, row, part.name) for part in GAME.planes.parts}


def marked(plane: npt.NDArray[np.int8]) -> list[int]:
    return np.flatnonzero(plane).tolist()


def same_players(planes: Folded, view: dict[str, Any], seat: int) -> None:
    for number, player in enumerate((view["players"][seat], view["players"][1 - seat])):
        assert marked(planes["hands"][number]) == (player["hand"] or [])
        assert planes["counts"][number] == player["hand_size"]
        assert planes["markers"][number].tolist() == [*player["markers"].values()]
        kept = player["chip"]
        assert planes["chips"][number].tolist() == [player["chosen"], kept == "doubler", kept == "inverter", player["chip_used"]]


def same_lines(planes: Folded, view: dict[str, Any], seat: int) -> None:
    assert [face.tolist().index(1) + 1 for face in planes["dice"]] == [die["value"] for die in view["dice"].values()]
    owners = [line["owner"] for line in view["lines"].values()]
    assert planes["owners"].tolist() == [[owner == seat, owner == 1 - seat] for owner in owners]
    for number, (line, arm) in enumerate(ARMS):
        rows = view["lines"][line][arm]
        assert planes["sizes"][number].tolist()[: len(rows)] == [row["size"] for row in rows]
        target = [(target["value"], target["sizes"]) for target in view["targets"] if (target["line"], target["arm"]) == (line, arm)]
        value = int(planes["next_values"][number])
        sizes = [size + 1 for size in marked(planes["next_sizes"][number])]
        possible = [size for size in sizes if size <= value]  # every tile of a row has at least one dot
        assert target == ([(value, possible)] if possible else [])


def same_building(planes: Folded, view: dict[str, Any]) -> None:
    building = view["building"]
    if building is None:
        assert not any(planes[name].any() for name in ("building", "stacking", "missing", "fits", "used"))
        return
    assert marked(planes["building"]) == [6 * ARMS.index((building["line"], building["arm"])) + building["nth"] - 1]
    assert bool(planes["stacking"][0]) is (building["action"] == "stack")
    assert planes["missing"][0] == building["value"] - building["sum"]
    assert [size + 1 for size in marked(planes["fits"]) if size < building["value"]] == building["sizes"]
    assert marked(planes["used"]) == sorted(tile["tile"] for tile in building["tiles"])


@pytest.mark.parametrize("table", settings(GAME), ids=str)
def test_planes_hold_what_the_view_shows(table: Setting) -> None:
    for seed in range(3):
        for state in states(table, seed):
            for seat in range(2):
                planes, view = folded(state, seat), msgspec.to_builtins(GAME.view(state, seat))
                assert PHASES[marked(planes["phase"])[0]] == view["phase"]
                assert marked(planes["acts"]) == sorted((other - seat) % 2 for other in state.to_act())
                assert marked(planes["unseen"]) == view["unseen"]
                assert marked(planes["discards"]) == view["discards"]
                assert marked(planes["given"]) == ([] if view["given"] is None else [view["given"]])
                assert planes["counts"][2] == view["pile"]
                assert marked(planes["won"]) == sorted((winner - seat) % 2 for winner in state.winners())
                same_players(planes, view, seat)
                same_lines(planes, view, seat)
                same_building(planes, view)


def test_a_tile_is_somewhere() -> None:
    """Hands, discards, lines, the tile given away and the unseen tiles together are all tiles, each once."""
    for state in states(Setting(GAME, 2), 5):
        planes = folded(state, 0)
        if planes["owners"].any():
            places = [planes["hands"].sum(0), planes["discards"], planes["laid"], planes["given"], planes["unseen"]]
            assert np.sum(places, axis=0).tolist() == [1] * 27
