"""The notation, and actions in words."""

import pytest

from roji.games.bonsai import GAME
from roji.games.bonsai.actions import (
    Bonsai,
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
    ("line", "action", "words"),
    [
        ("prune 0,-1", Prune(Cell(0, -1)), "pruned the bonsai at 0,-1"),
        ("meditate 3", Meditate(3), "meditated at slot 3"),
        ("cultivate", Cultivate(), "cultivated"),
        ("take wood", Take("wood"), "took wood"),
        ("take fruit", Take("fruit"), "took a fruit"),
        ("grow leaf 1,-2", Grow("leaf", Cell(1, -2)), "grew a leaf at 1,-2"),
        ("grow wood 0,-1", Grow("wood", Cell(0, -1)), "grew wood at 0,-1"),
        ("done", Done(), "put the tools down"),
        ("claim 4", Claim(4), "claimed goal 4"),
        ("renounce green", Renounce("green"), "renounced green"),
        ("discard leaf", Discard("leaf"), "gave back a leaf"),
    ],
)
def test_an_action_as_notation_as_a_value_and_in_words(line: str, action: Bonsai, words: str) -> None:
    code = GAME.parse(line)
    assert GAME.describe(code) == action
    assert GAME.text(code) == line
    assert GAME.tell(action) == words
    assert GAME.public(GAME.new(2, 1), code) == action


def test_codes_stay_below_ten_thousand() -> None:
    assert 5 * 1261 < GAME.size < 10_000


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("", "is no action of Bonsai"),
        ("pass", "is no action of Bonsai"),
        ("Cultivate", "is no action of Bonsai"),
        ("cultivate now", "does not read like"),
        ("grow leaf", "does not read like"),
        ("grow  leaf 1,-2", "does not read like"),
        ("grow bark 0,-1", "there is no tile 'bark'"),
        ("grow leaf 1", "'1' is not a cell; write it like 1,-2"),
        ("grow leaf 1,-2,1", "is not a cell"),
        ("grow leaf one,two", "is not a cell"),
        ("grow leaf +1,-2", "is not how a cell is written; write 1,-2"),
        ("grow leaf 01,-2", "is not how a cell is written; write 1,-2"),
        ("grow leaf 21,0", "21,0 is more than 20 cells from the"),
        ("prune 0,-21", "0,-21 is more than 20 cells from the"),
        ("meditate 0", "there is no slot '0'; they go from 1 to 4"),
        ("meditate 5", "there is no slot '5'; they go from 1 to 4"),
        ("meditate -1", "there is no slot '-1'"),
        ("meditate ²", "there is no slot '²'"),
        ("claim 16", "there is no goal '16'; they go from 1 to 15"),
        ("claim 04", "there is no goal '04'"),
        ("renounce red", "there is no colour 'red'"),
        ("take any", "there is no tile 'any'"),
        ("discard", "does not read like"),
    ],
)
def test_what_is_no_notation_gets_a_sentence(line: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence.replace("+", r"\+")):
        GAME.parse(line)


@pytest.mark.parametrize("code", [-1, GAME.size, 10**9])
def test_a_code_that_is_none_is_refused(code: int) -> None:
    assert GAME.why_not(GAME.new(2, 1), 0, code) == "there is no such action"
