"""Observations of recorded games, plane by plane, for tests with known positions."""

from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np

import roji
from roji.core import playthrough
from roji.core.state import State
from roji.lab.envs.folding import fold

RECORDED = Path(__file__).parent.parent / "playthroughs"
OWN = Path(__file__).parent / "recorded"

Sight = dict[str, Any]  # every plane by its name, reshaped


def text_of(name: str) -> str:
    own = OWN / f"{name}.txt"  # a game that stays the same when playthroughs are recorded again
    return (own if own.exists() else RECORDED / f"{name}.txt").read_text(encoding="utf-8")


def recorded(name: str, after: int) -> State:
    """A recorded game after this many actions."""
    game = roji.game(name.split("-")[0])
    return next(islice(playthrough.states(game, text_of(name)), after, None))


def look(state: State, seat: int) -> Sight:
    game = roji.game(type(state).__name__.lower())
    numbers = np.frombuffer(game.observation(state, seat), np.int8)
    return {part.name: fold(game.planes, numbers, part.name) for part in game.planes.parts}


def marked(plane: Any) -> list[int]:
    """The indices of the non-zero numbers."""
    return [int(place) for place in np.flatnonzero(plane)]


def on_cells(plane: Any, cells: list[tuple[int, int]]) -> dict[tuple[int, int], int]:
    """The non-zero values by cell."""
    return {cells[cell]: int(plane[cell]) for cell in marked(plane)}
