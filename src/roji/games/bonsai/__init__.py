"""Bonsai: meditate for cards and tiles, cultivate, and grow a tree worth showing."""

from itertools import combinations
from types import MappingProxyType
from typing import Annotated, Any, Literal

import msgspec

from roji.core.actions import Action
from roji.core.bitsets import listed
from roji.core.game import Calibration, Game, Row
from roji.core.luck import Luck
from roji.core.sentences import words
from roji.core.snapshot import from_json, with_options
from roji.games.bonsai import actions, components, goals, scoring
from roji.games.bonsai.actions import VERBS
from roji.games.bonsai.ai.reasons import share, terms
from roji.games.bonsai.drawing import draw, draw_tree
from roji.games.bonsai.goals import COLOURS
from roji.games.bonsai.notation import read_tree, tree_text
from roji.games.bonsai.placement import why_not_grow
from roji.games.bonsai.planes import PLANES
from roji.games.bonsai.points import PARTS
from roji.games.bonsai.refusals import why_not
from roji.games.bonsai.rules import Bonsai
from roji.games.bonsai.scenarios import LEVELS
from roji.games.bonsai.setup import setup as begin
from roji.games.bonsai.snapshot import BonsaiSnapshot, load
from roji.games.bonsai.tree import FRUIT_POINTS, HEXES, LEAF_POINTS, POT_CELLS, Tree
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


GOAL_COLOURS = {"random": "random"} | {",".join(three): ", ".join(three) for three in combinations(COLOURS, 3)}


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How this table plays."""

    goals: Annotated[
        bool,
        msgspec.Meta(description="Goal tiles are in play; two to four beginners may do without", extra_json_schema={"seats": (2, 4)}),
    ] = True
    goal_colours: Annotated[
        str,
        msgspec.Meta(
            description="The three colours of goals that are in play",
            extra_json_schema={"examples": ["random", "brown,green,blue", "orange,pink,blue"], "labels": GOAL_COLOURS},
        ),
    ] = "random"
    tokonoma: Annotated[bool, msgspec.Meta(description="All Parchments are in the first half of the deck")] = False
    three_player_deck: Annotated[
        Literal["rulebook", "printed"],
        msgspec.Meta(
            description="With three players the rulebook takes 11 cards out, which leaves 36; "
            "by the dots on the cards only 4 leave, which leaves 43",
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
    return TreeScore(
        LEAF_POINTS * int(tree.counts[components.LEAF]), int(tree.flower_points), FRUIT_POINTS * int(tree.counts[components.FRUIT])
    )


def goals_met(tree: Tree) -> list[int]:
    """The goals, 1 to 15, whose requirement a bonsai meets."""
    return listed(goals.met_by(tree, goals.ALL))


def removal_sets(tree: Tree) -> list[set[tuple[int, int]]]:
    """The smallest sets of cells that may be pruned from a bonsai on which wood cannot grow; otherwise none."""
    return [{HEXES.cells[fallen] for fallen in tree.falls_with(cell)} for cell in tree.removals()]


def setup(seats: int, options: Options, luck: Luck) -> Bonsai:
    return begin(seats, msgspec.to_builtins(options), luck)


def restore(snapshot: dict[str, Any]) -> Bonsai:
    return load(with_options(from_json(snapshot, BonsaiSnapshot), Options))


def recount(before: Bonsai, after: Bonsai, action: Action) -> str:
    """With the kind of card that was taken, and the tiles that came with it."""
    if not isinstance(action, actions.Meditate):
        return VERBS.tell(action)
    seat = before.actor()
    kind = components.TYPES[components.TYPE[before.slots[action.slot - 1]]].title()
    gained = [int(after.players[seat].supply[tile] - before.players[seat].supply[tile]) for tile in range(components.KINDS)]
    return actions.tell_card(kind, gained)


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
    version=2,
    setup=setup,
    restore=restore,
    why_not=why_not,
    longest=1200,
    verbs=VERBS,
    public=VERBS.public,
    recount=recount,
    View=BonsaiView,
    view=see,
    score_sheet=score_sheet,
    draw=draw,
    terms=terms,
    share=share,
    calibration=Calibration(turns=39, lean=(-0.13, 0.56, 0.0), trust=(0.1, 1.1, 0.68)),
    planes=PLANES,
    facts=MappingProxyType(
        {
            "cards": [_card(*row) for row in components.PRINTED],
            "goals": [_goal(*row) for row in goals.PRINTED],
            "slots": [gift.split() for gift in components.SLOT_GIFTS],
            "parchment_points": {str(card): points for card, points in components.PARCHMENT_POINTS.items()},
            "seishi": {symbol: int(components.SEISHI[i]) for i, symbol in enumerate(components.SYMBOLS)},
            "capacity": components.CAPACITY,
            "pot": [{"q": q, "r": r} for q, r in POT_CELLS],
        }
    ),
)
