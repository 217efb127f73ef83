"""The notation, and actions in words."""

import re

import pytest

from roji.content.words import LANGUAGES, read
from roji.core.actions import Action
from roji.core.sentences import words
from roji.games.bonsai import GAME
from roji.games.bonsai.actions import (
    Cell,
    Claim,
    Cultivate,
    Discard,
    Done,
    Grow,
    Meditate,
    Prune,
    Renounce,
    Take,
)


@pytest.mark.parametrize(
    ("line", "action", "told"),
    [
        ("prune 0,-1", Prune(Cell(0, -1)), "pruned the bonsai"),
        ("meditate 3", Meditate(3), "took the card with wood and a flower"),
        ("cultivate", Cultivate(), "cultivated"),
        ("take wood", Take("wood"), "took wood"),
        ("take fruit", Take("fruit"), "took a fruit"),
        ("grow leaf 1,-2", Grow("leaf", Cell(1, -2)), "placed a leaf"),
        ("grow wood 0,-1", Grow("wood", Cell(0, -1)), "placed wood"),
        ("done", Done(), "finished placing tiles"),
        ("claim 4", Claim(4), "claimed the 6-point green goal"),
        ("renounce green", Renounce("green"), "renounced the green goal"),
        ("discard leaf", Discard("leaf"), "gave back a leaf"),
    ],
)
def test_an_action_as_notation_as_a_value_and_in_words(line: str, action: Action, told: str) -> None:
    code = GAME.parse(line)
    assert GAME.describe(code) == action
    assert GAME.text(code) == line
    assert GAME.tell(action) == told
    assert GAME.public(GAME.new(2, 1), code) == action


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_log_line_names_no_cell_slot_or_goal_by_number(language: str) -> None:
    """Only the points of a goal are numbers that can be seen on the table."""
    for code in range(GAME.size):
        action = GAME.describe(code)
        line = read(words(GAME.tell(action)), language)
        points = [str(goal["points"]) for goal in GAME.facts["goals"] if isinstance(action, Claim) and goal["id"] == action.goal]
        assert re.findall(r"\d+", line) == points, line


def test_codes_stay_below_ten_thousand() -> None:
    assert 5 * 1261 < GAME.size < 10_000


@pytest.mark.parametrize(
    "line",
    [
        "",
        "pass",
        "Cultivate",
        "cultivate now",
        "grow leaf",
        "grow  leaf 1,-2",
        "grow bark 0,-1",
        "grow leaf 1",
        "grow leaf 1,-2,1",
        "grow leaf one,two",
        "grow leaf +1,-2",
        "grow leaf 01,-2",
        "grow leaf 21,0",
        "prune 0,-21",
        "meditate 0",
        "meditate 5",
        "meditate -1",
        "meditate ²",
        "claim 16",
        "claim 04",
        "renounce red",
        "take any",
        "discard",
    ],
)
def test_invalid_notation_gets_a_sentence(line: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(repr(line))} is no action of Bonsai; they read like '"):
        GAME.parse(line)


@pytest.mark.parametrize("code", [-1, GAME.size, 10**9])
def test_an_invalid_code_is_refused(code: int) -> None:
    assert GAME.why_not(GAME.new(2, 1), 0, code) == "there is no such action"
