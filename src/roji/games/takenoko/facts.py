"""Constant tables that a board may print."""

from roji.games.takenoko.cards import EMPEROR_POINTS, GARDENER_CARDS, HAND, PANDA_CARDS, PLOT_CARDS, THRESHOLDS
from roji.games.takenoko.plots import BAMBOO, CHANNELS, CHIPS, COUNTS
from roji.games.takenoko.shapes import CURVE, DIAMOND, LINE, MIXED, TRIANGLE, cells_of

DRAWINGS = {"line": LINE, "curve": CURVE, "triangle": TRIANGLE, "diamond": DIAMOND, "mixed": MIXED}


def facts() -> dict[str, object]:
    """The cards, the plots of the box, the thresholds."""
    return {
        "cards": [_panda(*row) for row in PANDA_CARDS] + [_gardener(*row) for row in GARDENER_CARDS] + [_plot(*row) for row in PLOT_CARDS],
        "plots": [{"colour": colour, "improvement": improvement, "count": count} for colour, improvement, count in COUNTS],
        "thresholds": {str(seats): int(THRESHOLDS[seats]) for seats in (2, 3, 4)},
        "emperor_points": EMPEROR_POINTS,
        "hand": HAND,
        "channels": CHANNELS,
        "chips": CHIPS,
        "bamboo": {"green": BAMBOO[0], "yellow": BAMBOO[1], "pink": BAMBOO[2]},
    }


def _panda(card: str, sections: tuple[int, int, int], points: int, copies: int) -> dict[str, object]:
    green, yellow, pink = sections
    return {
        "id": card,
        "kind": "panda",
        "points": points,
        "copies": copies,
        "sections": {"green": green, "yellow": yellow, "pink": pink},
    }


def _gardener(card: str, colour: str, columns: int, height: int, improvement: str, points: int) -> dict[str, object]:
    return {
        "id": card,
        "kind": "gardener",
        "points": points,
        "copies": 1,
        "colour": colour,
        "columns": columns,
        "height": height,
        "improvement": improvement,
    }


def _plot(card: str, shape: str, colour: str, other: str, points: int) -> dict[str, object]:
    cells = [{"q": q, "r": r, "colour": colour if letter == "A" else other} for q, r, letter in cells_of(DRAWINGS[shape])]
    return {"id": card, "kind": "plot", "points": points, "copies": 1, "shape": shape, "cells": cells}
