"""The notation, and actions in words."""

import pytest

from roji.games.takenoko import GAME
from roji.games.takenoko.actions import (
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
    Takenoko,
    Under,
    UnderHidden,
)


@pytest.mark.parametrize(
    ("line", "action", "words"),
    [
        ("roll", Roll(), "rolled the weather die"),
        ("weather sun", ChooseWeather("sun"), "chose sun"),
        ("decline", Decline(), "made no use of the weather"),
        ("rain 1,0", Rain(Cell(1, 0)), "let it rain at 1,0"),
        ("storm 0,1", Storm(Cell(0, 1)), "frightened the panda to 0,1"),
        ("cloud enclosure", Cloud("enclosure"), "took an enclosure"),
        ("plots", DrawPlots(), "drew plots"),
        ("keep green plain", Keep("green", "plain"), "kept a green plot, plain"),
        ("under pink fertilizer", Under("pink", "fertilizer"), "put a pink plot, fertilizer, directly under the pile"),
        ("lay 1,1", Lay(Cell(1, 1)), "laid a plot at 1,1"),
        ("improve watershed", Improve("watershed"), "added a watershed"),
        ("leave plain", Leave(), "left the plot as it is"),
        ("channel", TakeChannel(), "took a channel"),
        ("gardener -1,0", Gardener(Cell(-1, 0)), "moved the gardener to -1,0"),
        ("panda 1,-2", Panda(Cell(1, -2)), "moved the panda to 1,-2"),
        ("objective gardener", DrawObjective("gardener"), "drew a gardener objective"),
        ("water 1,0 SE", PlaceChannel(Cell(1, 0), "SE"), "placed a channel at 1,0 SE"),
        ("chip fertilizer 1,1", PlaceChip("fertilizer", Cell(1, 1)), "placed a fertilizer at 1,1"),
        ("claim PA-G", Claim("PA-G"), "completed a panda objective (PA-G)"),
        ("claim PL-PY", Claim("PL-PY"), "completed a plot objective (PL-PY)"),
        ("serve 1,0", Serve(Cell(1, 0)), "gave a section to 1,0"),
        ("end", EndTurn(), "ended the turn"),
    ],
)
def test_an_action_as_notation_as_a_value_and_in_words(line: str, action: Takenoko, words: str) -> None:
    code = GAME.parse(line)
    assert GAME.describe(code) == action
    assert GAME.text(code) == line
    assert GAME.tell(action) == words


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        ("keep green plain", KeepHidden()),
        ("under pink fertilizer", UnderHidden()),
        ("lay 1,1", Lay(Cell(1, 1))),
        ("claim PA-G", Claim("PA-G")),
    ],
)
def test_others_are_not_told_which_plots_are_kept_and_put_back(line: str, shown: Takenoko) -> None:
    assert GAME.public(GAME.new(2, 1), GAME.parse(line)) == shown
    assert GAME.tell(shown)


def test_codes_stay_below_ten_thousand_and_none_is_lost() -> None:
    assert GAME.size < 10_000
    assert len({GAME.text(code) for code in range(GAME.size)}) == GAME.size


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("", "is no action of Takenoko"),
        ("pass", "is no action of Takenoko"),
        ("Roll", "is no action of Takenoko"),
        ("roll again", "is no action of Takenoko"),
        ("lay", "does not read like"),
        ("lay  1,0", "does not read like"),
        ("lay 1", "'1' is not a cell; write it like 1,-2"),
        ("lay 1,0,0", "is not a cell"),
        ("lay +1,0", "is not how a cell is written; write 1,0"),
        ("lay 01,0", "is not how a cell is written; write 1,0"),
        ("lay 15,0", "15,0 is more than 14 cells from the"),
        ("panda 8,7", "8,7 is more than 14 cells from the"),
        ("keep green", "does not read like"),
        ("keep blue plain", "there is no colour 'blue'"),
        ("keep green bare", "there is no plot 'bare'"),
        ("under pink", "does not read like"),
        ("water 1,0", "does not read like"),
        ("water 1,0 NE", "there is no side 'NE'; there is E, SE, SW"),
        ("water 1,0 se", "there is no side 'se'"),
        ("chip plain 1,0", "there is no improvement 'plain'"),
        ("chip watershed", "does not read like"),
        ("improve fence", "there is no improvement 'fence'"),
        ("cloud sun", "there is no improvement 'sun'"),
        ("weather ?", "there is no weather"),
        ("weather fog", "there is no weather 'fog'"),
        ("objective emperor", "there is no deck 'emperor'"),
        ("claim PA-X", "there is no card 'PA-X'"),
        ("claim pa-g", "there is no card 'pa-g'"),
        ("leave", "is no action of Takenoko"),
    ],
)
def test_what_is_no_notation_gets_a_sentence(line: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence.replace("+", r"\+")):
        GAME.parse(line)


@pytest.mark.parametrize("code", [-1, GAME.size, 10**9])
def test_a_code_that_is_none_is_refused(code: int) -> None:
    assert GAME.why_not(GAME.new(2, 1), 0, code) == "there is no such action"
