"""The notation, and actions in words."""

import re

import pytest

from roji.core.actions import Action
from roji.games.takenoko import GAME
from roji.games.takenoko.actions import (
    CELLS,
    LAY,
    Cell,
    ChooseWeather,
    Claim,
    Cloud,
    Decline,
    DrawObjective,
    DrawPlots,
    EndTurn,
    Gardener,
    Improve,
    Keep,
    KeepHidden,
    Lay,
    Leave,
    Panda,
    PlaceChannel,
    PlaceChip,
    Rain,
    Roll,
    Serve,
    Storm,
    TakeChannel,
    Under,
    UnderHidden,
)


@pytest.mark.parametrize(
    ("line", "action", "words"),
    [
        ("roll", Roll(), "rolled the weather die"),
        ("weather sun", ChooseWeather("sun"), "chose sun"),
        ("decline", Decline(), "made no use of the weather"),
        ("rain 1,0", Rain(Cell(1, 0)), "let it rain east of the pond"),
        ("storm 0,1", Storm(Cell(0, 1)), "frightened the panda to the plot south-east of the pond"),
        ("cloud enclosure", Cloud("enclosure"), "took an enclosure"),
        ("plots", DrawPlots(), "drew plots"),
        ("keep green plain", Keep("green", "plain"), "kept a plain green plot"),
        ("under pink fertilizer", Under("pink", "fertilizer"), "put a pink plot with a fertilizer directly under the pile"),
        ("lay 1,1", Lay(Cell(1, 1)), "laid a plot 1 step east then 1 south-east of the pond"),
        ("improve watershed", Improve("watershed"), "added a watershed"),
        ("leave plain", Leave(), "left the plot as it is"),
        ("channel", TakeChannel(), "took a channel"),
        ("gardener -1,0", Gardener(Cell(-1, 0)), "moved the gardener to the plot west of the pond"),
        ("panda 1,-2", Panda(Cell(1, -2)), "moved the panda to the plot 1 step north-west then 1 north-east of the pond"),
        ("objective gardener", DrawObjective("gardener"), "drew a gardener objective"),
        ("water 1,0 SE", PlaceChannel(Cell(1, 0), "SE"), "placed a channel 1 step east then 1 south-east of the pond"),
        ("chip fertilizer 1,1", PlaceChip("fertilizer", Cell(1, 1)), "placed a fertilizer 1 step east then 1 south-east of the pond"),
        ("claim PA-G", Claim("PA-G"), "claimed 3 points for two green sections"),
        ("claim PL-PY", Claim("PL-PY"), "claimed 5 points for pink and yellow plots in a diamond"),
        ("serve 1,0", Serve(Cell(1, 0)), "let bamboo grow east of the pond"),
        ("end", EndTurn(), "ended the turn"),
    ],
)
def test_an_action_as_notation_as_a_value_and_in_words(line: str, action: Action, words: str) -> None:
    code = GAME.parse(line)
    assert GAME.describe(code) == action
    assert GAME.text(code) == line
    assert GAME.tell(action) == words


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("lay 0,2", "laid a plot 2 steps south-east of the pond"),
        ("lay -1,3", "laid a plot 2 steps south-east then 1 south-west of the pond"),
        ("lay 3,-1", "laid a plot 2 steps east then 1 north-east of the pond"),
        ("gardener 0,0", "moved the gardener to the pond"),
        ("water 0,-1 E", "placed a channel north of the pond"),  # between the plots in the north-west and the north-east
        ("water -1,1 E", "placed a channel south of the pond"),
        ("water 1,-1 SE", "placed a channel north-east of the pond"),
        ("claim PA-3", "claimed 6 points for a section of each colour"),
        ("claim GA-G5", "claimed 8 points for 4 green stalks of 3 sections"),
        ("claim GA-Y3", "claimed 5 points for a yellow stalk of 4 with an enclosure"),
        ("claim PL-G1", "claimed 2 points for green plots in a line"),
    ],
)
def test_more_actions_in_words(line: str, words: str) -> None:
    assert GAME.tell(GAME.describe(GAME.parse(line))) == words


def test_words_name_what_one_can_see_and_no_coordinates_or_card_numbers() -> None:
    told = {GAME.tell(GAME.describe(code)) for code in range(GAME.size)}
    assert [words for words in told if re.search(r"\d,|-\d|\b[A-Z]{2}-", words)] == []


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        ("keep green plain", KeepHidden()),
        ("under pink fertilizer", UnderHidden()),
        ("lay 1,1", Lay(Cell(1, 1))),
        ("claim PA-G", Claim("PA-G")),
    ],
)
def test_others_are_not_told_which_plots_are_kept_and_put_back(line: str, shown: Action) -> None:
    assert GAME.public(GAME.new(2, 1), GAME.parse(line)) == shown
    assert GAME.tell(shown)


def test_codes_stay_below_ten_thousand_and_none_is_lost() -> None:
    assert GAME.size < 10_000
    assert len({GAME.text(code) for code in range(GAME.size)}) == GAME.size


@pytest.mark.parametrize(
    "line",
    [
        "",
        "pass",
        "Roll",
        "roll again",
        "lay",
        "lay  1,0",
        "lay 1",
        "lay 1,0,0",
        "lay +1,0",
        "lay 01,0",
        "lay 15,0",
        "panda 8,7",
        "keep green",
        "keep blue plain",
        "keep green bare",
        "under pink",
        "water 1,0",
        "water 1,0 NE",
        "water 1,0 se",
        "chip plain 1,0",
        "chip watershed",
        "improve fence",
        "cloud sun",
        "weather ?",
        "weather fog",
        "objective emperor",
        "claim PA-X",
        "claim pa-g",
        "leave",
    ],
)
def test_invalid_notation_gets_a_sentence(line: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(repr(line))} is no action of Takenoko; they read like '"):
        GAME.parse(line)


@pytest.mark.parametrize("code", [-1, GAME.size, 10**9])
def test_an_invalid_code_is_refused(code: int) -> None:
    assert GAME.why_not(GAME.new(2, 1), 0, code) == "there is no such action"


def test_every_cell_of_the_garden_has_a_name_of_its_own() -> None:
    told = [GAME.tell(GAME.describe(LAY + cell)) for cell in range(CELLS)]
    assert len(set(told)) == CELLS
