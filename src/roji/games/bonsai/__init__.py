"""Bonsai: meditate for cards and tiles, cultivate, and grow a tree worth showing."""

from types import MappingProxyType
from typing import Annotated, Any, Literal

import msgspec

from roji.core.game import State
from roji.core.registry import Game
from roji.games.bonsai import actions, cards, goals
from roji.games.bonsai.view import BonsaiView


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How this table plays."""

    goals: Annotated[bool, msgspec.Meta(description="Goal tiles are in play; two to four beginners may do without")] = True
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
        msgspec.Meta(description="With three players, 36 cards as the rulebook counts or 43 as the cards are marked"),
    ] = "rulebook"
    refill_timing: Annotated[
        Literal["rulebook", "after_goals", "after_discard"],
        msgspec.Meta(description="When new cards come up: at once, after goals are decided, or at the end of the turn"),
    ] = "rulebook"
    level: Annotated[
        Literal["gakusei", "senmon", "sensei", "yusha"],
        msgspec.Meta(description="Alone: 80, 100, 120 or 140 points are needed to win"),
    ] = "gakusei"
    scenario: Annotated[
        Literal["none", "slow_fall", "long_winter", "flourishing_spring", "scorching_summer", "emperor"],
        msgspec.Meta(description="Alone: a challenge with goals and rules of its own"),
    ] = "none"
    scenario_goals: Annotated[
        str, msgspec.Meta(description="The goal tiles of the scenario as your box shows them, such as 3,6,15; empty for our choice")
    ] = ""


def _later(*_: Any) -> Any:
    raise NotImplementedError


setup: Any = _later

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
    restore=_later,
    describe=actions.describe,
    public=lambda table, code: actions.describe(code),
    tell=actions.tell,
    text=actions.text,
    parse=actions.parse,
    why_not=_later,
    view=_later,
    score_sheet=_later,
    draw=_later,
    facts=MappingProxyType(
        {
            "cards": [{"id": number, "type": type_, "contents": printed.split(), "mark": mark} for number, type_, printed, mark in cards.PRINTED],
            "goals": [
                {"id": number, "colour": colour, "difficulty": difficulty, "need": need, "points": points, "style": goals.STYLES[colour], "what": what}
                for number, colour, difficulty, need, points, what in goals.PRINTED
            ],
            "slots": [gift.split() for gift in cards.SLOT_GIFTS],
            "parchment_points": {str(card): points for card, points in cards.PARCHMENT_POINTS.items()},
            "capacity": cards.CAPACITY,
            "pot": [{"q": q, "r": r} for r, low, high in ((0, -2, 3), (1, -2, 2), (2, -2, 1)) for q in range(low, high + 1) if (q, r) != (0, 0)],
        }
    ),
)
