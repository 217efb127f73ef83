"""Bonsai: meditate for cards and tiles, cultivate, and grow a tree worth showing."""

from types import MappingProxyType
from typing import Annotated, Any, Literal

import msgspec

from roji.core.luck import Luck, restore_luck
from roji.core.registry import Game, Row
from roji.core.sentences import words
from roji.games.bonsai import actions, cards, goals, scoring
from roji.games.bonsai.drawing import draw, draw_tree
from roji.games.bonsai.grid import HEXES
from roji.games.bonsai.notation import read_tree, tree_text
from roji.games.bonsai.placement import why_not_grow
from roji.games.bonsai.planes import PLANES
from roji.games.bonsai.points import PARTS
from roji.games.bonsai.reasons import share, terms
from roji.games.bonsai.refusals import why_not
from roji.games.bonsai.rules import Bonsai
from roji.games.bonsai.scenarios import LEVELS
from roji.games.bonsai.setup import bare_table, check_options
from roji.games.bonsai.setup import setup as begin
from roji.games.bonsai.snapshots import recall
from roji.games.bonsai.soundness import check_turn
from roji.games.bonsai.tree import FRUIT_POINTS, LEAF_POINTS, POT_CELLS, Tree
from roji.games.bonsai.view import BonsaiView, see

__all__ = [
    "GAME",
    "Options",
    "TreeScore",
    "draw_tree",
    "goals_met",
    "read_tree",
    "removal_sets",
    "score_tree",
    "tree_text",
    "why_not_grow",
]


SCENARIO_TITLES = {
    "slow_fall": "Slow Fall",
    "long_winter": "Long Winter",
    "flourishing_spring": "Flourishing Spring",
    "scorching_summer": "Scorching Summer",
    "emperor": "The Emperor challenge",
}


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How this table plays."""

    goals: Annotated[
        bool,
        msgspec.Meta(description="Goal tiles are in play; two to four beginners may do without", extra_json_schema={"seats": (2, 4)}),
    ] = True
    goal_colours: Annotated[
        str,
        msgspec.Meta(
            description="random, or three of brown, green, orange, pink, blue with commas between them",
            extra_json_schema={"examples": ["random", "brown,green,blue", "orange,pink,blue"]},
        ),
    ] = "random"
    tokonoma: Annotated[bool, msgspec.Meta(description="All Parchments are in the first half of the deck")] = False
    three_player_deck: Annotated[
        Literal["rulebook", "printed"],
        msgspec.Meta(
            description="With three players, 36 cards as the rulebook counts or 43 as the cards are marked",
            extra_json_schema={"labels": {"rulebook": "36 cards", "printed": "43 cards"}, "seats": (3, 3)},
        ),
    ] = "rulebook"
    refill_timing: Annotated[
        Literal["rulebook", "after_goals", "after_discard"],
        msgspec.Meta(
            description="When new cards come up",
            extra_json_schema={"labels": {"rulebook": "at once", "after_goals": "after goals", "after_discard": "at the end of the turn"}},
        ),
    ] = "rulebook"
    level: Annotated[
        Literal["gakusei", "senmon", "sensei", "yusha"],
        msgspec.Meta(
            description="The points that you need to win alone; a scenario sets its own",
            extra_json_schema={"labels": {name: f"{name.title()}, {points} points" for name, points in LEVELS.items()}, "seats": (1, 1)},
        ),
    ] = "gakusei"
    scenario: Annotated[
        Literal["none", "slow_fall", "long_winter", "flourishing_spring", "scorching_summer", "emperor"],
        msgspec.Meta(
            description="Alone: a challenge with goals and rules of its own",
            extra_json_schema={"labels": SCENARIO_TITLES, "seats": (1, 1)},
        ),
    ] = "none"
    scenario_goals: Annotated[
        str,
        msgspec.Meta(
            description="The goal tiles of the scenario as your box shows them, such as 3,6,15; empty for our choice",
            extra_json_schema={"seats": (1, 1)},
        ),
    ] = ""


class TreeScore(msgspec.Struct, frozen=True):
    """What a bonsai is worth by itself."""

    leaf: int
    flower: int
    fruit: int

    @property
    def total(self) -> int:
        return self.leaf + self.flower + self.fruit


def score_tree(tree: Tree) -> TreeScore:
    return TreeScore(LEAF_POINTS * int(tree.counts[cards.LEAF]), int(tree.flower_points), FRUIT_POINTS * int(tree.counts[cards.FRUIT]))


def goals_met(tree: Tree) -> list[int]:
    """The goals, 1 to 15, whose requirement a bonsai meets."""
    return goals.listed(goals.met_by(tree))


def removal_sets(tree: Tree) -> list[set[tuple[int, int]]]:
    """What may be pruned from a bonsai on which wood cannot grow: the smallest sets of cells; none otherwise."""
    return [{HEXES.cells[fallen] for fallen in tree.falls_with(cell)} for cell in tree.removals()]


def setup(seats: int, options: Options, luck: Luck) -> Bonsai:
    return begin(seats, msgspec.to_builtins(options), luck)


def restore(snapshot: dict[str, Any]) -> Bonsai:
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
    options = msgspec.to_builtins(GAME.options(**said))
    check_options(seats, options)
    table = bare_table(seats, options, restore_luck(luck))
    recall(table, snapshot)
    check_turn(table)
    return table


def public(table: Bonsai, code: int) -> actions.Bonsai:
    """Nothing that a player does is hidden from the others."""
    return actions.describe(code)


def score_sheet(table: Bonsai) -> list[Row]:
    """The pad: leaves, flowers, fruits, Parchments, goals, total."""
    columns = [scoring.parts(table, player) for player in table.players]
    rows = [Row(words(part), [column[line] for column in columns]) for line, part in enumerate(PARTS)]
    return [*rows, Row(words("total"), list(table.scores()), total=True)]


def _card(number: int, kind: str, printed: str, mark: int) -> dict[str, Any]:
    return {"id": number, "type": kind, "contents": printed.split(), "mark": mark}


def _goal(number: int, colour: str, difficulty: str, need: int, points: int, what: str) -> dict[str, Any]:
    style = goals.STYLES[colour]
    return {"id": number, "colour": colour, "difficulty": difficulty, "need": need, "points": points, "style": style, "what": what}


GAME = Game(
    name="bonsai",
    title="Bonsai",
    seats=range(1, 5),
    Options=Options,
    version=1,
    size=actions.SIZE,
    longest=1200,
    actions=actions.ACTIONS,
    View=BonsaiView,
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
    share=share,
    planes=PLANES,
    facts=MappingProxyType(
        {
            "cards": [_card(*row) for row in cards.PRINTED],
            "goals": [_goal(*row) for row in goals.PRINTED],
            "slots": [gift.split() for gift in cards.SLOT_GIFTS],
            "parchment_points": {str(card): points for card, points in cards.PARCHMENT_POINTS.items()},
            "capacity": cards.CAPACITY,
            "pot": [{"q": q, "r": r} for q, r in POT_CELLS],
        }
    ),
)
