"""Takenoko: plots, channels, a gardener and a panda in the emperor's bamboo garden."""

from types import MappingProxyType
from typing import Annotated, Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from roji.core.actions import Action
from roji.core.game import Calibration, Game, Row
from roji.core.luck import Luck
from roji.core.sentences import words
from roji.core.snapshot import from_json, with_options
from roji.games.takenoko import actions, scoring
from roji.games.takenoko.actions import VERBS
from roji.games.takenoko.ai.reasons import terms
from roji.games.takenoko.components import (
    BAMBOO,
    CHANNELS,
    CHIPS,
    COUNTS,
    EMPEROR_POINTS,
    GARDENER_CARDS,
    HAND,
    PANDA_CARDS,
    PLOT_CARDS,
    THRESHOLDS,
    card_number,
)
from roji.games.takenoko.drawing import draw, draw_garden
from roji.games.takenoko.garden import Garden
from roji.games.takenoko.notation import garden_text, read_garden
from roji.games.takenoko.objectives import is_fulfilled
from roji.games.takenoko.planes import PLANES
from roji.games.takenoko.points import PARTS
from roji.games.takenoko.refusals import why_not
from roji.games.takenoko.rules import Takenoko
from roji.games.takenoko.setup import setup as begin
from roji.games.takenoko.shapes import DRAWINGS, cells_of
from roji.games.takenoko.snapshot import TakenokoSnapshot, load
from roji.games.takenoko.state import ANY_WEATHER
from roji.games.takenoko.view import TakenokoView, see

__all__ = [
    "GAME",
    "Options",
    "draw_garden",
    "fulfilled",
    "garden_text",
    "legal_channels",
    "legal_plots",
    "read_garden",
]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How this table plays."""

    advanced: Annotated[bool, msgspec.Meta(description="Objectives that are already fulfilled when drawn are drawn again")] = False
    gardener_exact: Annotated[bool, msgspec.Meta(description="Where a card asks for stalks of three, stalks of four do not count")] = True
    unlimited_bamboo: Annotated[bool, msgspec.Meta(description="Bamboo never runs out")] = False


def fulfilled(garden: Garden, card: str, sections: tuple[int, int, int] = (0, 0, 0), exact: bool = True) -> bool:
    """Whether this garden, or this number of green, yellow and pink sections, fulfils the objective."""
    if (
        not isinstance(sections, tuple | list)
        or len(sections) != 3
        or not all(type(count) is int and 0 <= count <= 99 for count in sections)
    ):
        raise ValueError(f"sections are three numbers, for green, yellow and pink, not {sections!r}")
    return is_fulfilled(garden, card_number(card), vec[i64](list(sections)), exact)


def legal_plots(garden: Garden) -> list[tuple[int, int]]:
    """The cells where a plot may be laid."""
    return [actions.HEXES.cells[cell] for cell in sorted(int(garden.sites[i]) for i in range(garden.open_sites))]


def legal_channels(garden: Garden) -> list[tuple[tuple[int, int], actions.Side]]:
    """The places where a channel may be placed: a cell and one of its sides."""
    edges = sorted(int(garden.ways[i]) for i in range(garden.open_ways))
    return [(actions.HEXES.cells[edge // 3], actions.SIDES[edge % 3]) for edge in edges]


def setup(seats: int, options: Options, luck: Luck) -> Takenoko:
    return begin(seats, msgspec.to_builtins(options), luck)


def restore(snapshot: dict[str, Any]) -> Takenoko:
    return load(with_options(from_json(snapshot, TakenokoSnapshot), Options))


def public(table: Takenoko, code: int) -> Action:
    """An action as the other seats see it: drawn plots stay hidden until one is laid."""
    if actions.KEEP <= code < actions.UNDER:
        return actions.KeepHidden()
    if actions.UNDER <= code < actions.IMPROVE:
        return actions.UnderHidden()
    return VERBS.describe(code)


def recount(before: Takenoko, after: Takenoko, action: Action) -> str:
    """Adds what the die showed, the plot laid, and the bamboo grown or eaten."""
    match action:
        case actions.Roll():
            return actions.tell_roll("any" if after.weather == ANY_WEATHER else actions.FACES[after.weather])
        case actions.Lay(at):
            return actions.tell_lay(int(before.kept), at)
        case actions.Gardener(at):
            return actions.tell_gardener(at, _bamboo(after.garden) - _bamboo(before.garden))
        case actions.Panda() | actions.Storm():
            seat = before.actor()
            eaten = [int(after.players[seat].sections[colour] - before.players[seat].sections[colour]) for colour in range(3)]
            return actions.tell_panda(action, actions.COLOURS[eaten.index(1)] if 1 in eaten else None)
        case actions.Under():
            return VERBS.tell(actions.UnderHidden())
    return VERBS.tell(action)


def _bamboo(garden: Garden) -> int:
    """Number of sections standing in it."""
    return sum(int(garden.height(cell)) for cell in garden.plots())


def score_sheet(table: Takenoko) -> list[Row]:
    """The pad: plot, gardener and panda objectives, the Emperor, total."""
    columns = [scoring.parts(table, seat) for seat in range(table.seats)]
    rows = [Row(words(label), [column[line] for column in columns]) for line, label in enumerate(PARTS)]
    return [*rows, Row(words("total"), list(table.scores()), total=True)]


def _facts() -> dict[str, object]:
    """Constant tables for a board to print."""
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


# A turn has at most six steps that can occur in every turn (roll, choose, rain, two actions, end), and there are at most 60 rounds and
# three last turns: 243 turns for four players. Besides, at most 27 plots are laid (4 further steps each), 20 channels, 9 improvements and
# 45 objectives leave the hands, and 90 sections and the 33 that can come back grow. In the advanced variant each of two objective actions
# in a turn may turn down 32 cards more.
LONGEST = 243 * 6 + 27 * 4 + 20 + 9 + 45 + 90 + 33 + 243 * 2 * 32

GAME = Game(
    name="takenoko",
    title="Takenoko",
    seats=range(2, 5),
    Options=Options,
    version=2,
    setup=setup,
    restore=restore,
    why_not=why_not,
    longest=LONGEST,
    verbs=VERBS,
    public=public,
    recount=recount,
    View=TakenokoView,
    view=see,
    score_sheet=score_sheet,
    draw=draw,
    terms=terms,
    calibration=Calibration(turns=35, lean=(0.03, 0.07, 0.73), trust=(0.5, 1.12, 1.14)),
    planes=PLANES,
    facts=MappingProxyType(_facts()),
)
