"""Takenoko: plots, channels, a gardener and a panda in the emperor's bamboo garden."""

from types import MappingProxyType
from typing import Annotated, Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from roji.core.luck import Luck, restore_luck
from roji.core.registry import Game, Row
from roji.core.sentences import words
from roji.games.takenoko import actions, scoring
from roji.games.takenoko.cards import card_number
from roji.games.takenoko.drawing import draw, draw_garden
from roji.games.takenoko.facts import facts
from roji.games.takenoko.garden import Garden
from roji.games.takenoko.notation import garden_text, read_garden
from roji.games.takenoko.objectives import is_fulfilled
from roji.games.takenoko.planes import PLANES
from roji.games.takenoko.points import PARTS
from roji.games.takenoko.reasons import terms
from roji.games.takenoko.refusals import why_not
from roji.games.takenoko.rules import Takenoko
from roji.games.takenoko.setup import bare_table
from roji.games.takenoko.setup import setup as begin
from roji.games.takenoko.snapshots import recall
from roji.games.takenoko.soundness import check
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

    advanced: Annotated[bool, msgspec.Meta(description="Objectives that are fulfilled when they are drawn are drawn again")] = False
    gardener_exact: Annotated[bool, msgspec.Meta(description="Columns of three count with three sections only, not with four")] = True
    unlimited_bamboo: Annotated[bool, msgspec.Meta(description="Bamboo never runs out")] = False


def fulfilled(garden: Garden, card: str, sections: tuple[int, int, int] = (0, 0, 0), exact: bool = True) -> bool:
    """Is this objective fulfilled by a garden, or by so many green, yellow and pink sections?"""
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
    """The places where a channel may be put: a cell, and a side of it."""
    edges = sorted(int(garden.ways[i]) for i in range(garden.open_ways))
    return [(actions.HEXES.cells[edge // 3], actions.SIDES[edge % 3]) for edge in edges]


def setup(seats: int, options: Options, luck: Luck) -> Takenoko:
    return begin(seats, msgspec.to_builtins(options), luck)


def restore(snapshot: dict[str, Any]) -> Takenoko:
    """The table of a snapshot; a ValueError with a sentence if it is malformed or breaks a rule."""
    if not isinstance(snapshot, dict):
        raise ValueError(f"a snapshot is a table of names and values, not {snapshot!r}")
    missing = [name for name in ("seats", "options", "luck") if name not in snapshot]
    if missing:
        raise ValueError(f"the snapshot does not tell {missing[0]!r}")
    seats, said, luck = snapshot["seats"], snapshot["options"], snapshot["luck"]
    if not isinstance(luck, dict) or not ("x" in luck or {"secret", "drawn"} <= luck.keys()):
        raise ValueError("luck is told by x, or by secret and drawn")
    if not isinstance(said, dict):
        raise ValueError(f"options are a table of names and values, not {said!r}")
    GAME.check_seats(seats)
    table = bare_table(seats, msgspec.to_builtins(GAME.options(**said)), restore_luck(luck))
    recall(table, snapshot)
    check(table)
    return table


def public(table: Takenoko, code: int) -> actions.Takenoko:
    """What the other seats see of an action: drawn plots stay hidden until one is laid."""
    if actions.KEEP <= code < actions.UNDER:
        return actions.KeepHidden()
    if actions.UNDER <= code < actions.IMPROVE:
        return actions.UnderHidden()
    return actions.describe(code)


def score_sheet(table: Takenoko) -> list[Row]:
    """The pad: plot, gardener and panda objectives, the Emperor, total."""
    columns = [scoring.parts(table, seat) for seat in range(table.seats)]
    rows = [Row(words(label), [column[line] for column in columns]) for line, label in enumerate(PARTS)]
    return [*rows, Row(words("total"), list(table.scores()), total=True)]


# A turn has at most six steps that may come in every turn (roll, choose, rain, two actions, end), and there are at most
# 60 rounds and three last turns: 243 turns of four players. Besides, at most 27 plots are laid (4 further steps each), 20
# channels, 9 improvements and 45 objectives leave the hands, and 90 sections and the 33 that can come back grow. In the
# advanced variant each of two objective actions in a turn may turn down 32 cards more.
LONGEST = 243 * 6 + 27 * 4 + 20 + 9 + 45 + 90 + 33 + 243 * 2 * 32

GAME = Game(
    name="takenoko",
    title="Takenoko",
    seats=range(2, 5),
    Options=Options,
    version=1,
    size=actions.SIZE,
    longest=LONGEST,
    actions=actions.ACTIONS,
    View=TakenokoView,
    setup=setup,
    restore=restore,
    describe=actions.describe,
    public=public,
    tell=actions.tell,
    text=actions.text,
    parse=actions.parse,
    why_not=why_not,
    view=see,
    score_sheet=score_sheet,
    draw=draw,
    terms=terms,
    planes=PLANES,
    facts=MappingProxyType(facts()),
)
