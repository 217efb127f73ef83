"""The notation, and actions in words."""

import re

import pytest

from roji.core.actions import Action
from roji.games.bossa import GAME
from roji.games.bossa.actions import (
    ChooseLine,
    Done,
    Exchange,
    KeepChip,
    KeepHidden,
    Layer,
    Open,
    Place,
    Redraw,
    Stack,
    Take,
    Use,
    UseChanged,
)
from tests.games.bossa.tables import TILES, Line, P, do, moves, offers, refusal, rows, stacks, table_with


@pytest.mark.parametrize(
    ("line", "action", "words"),
    [
        ("open white", Open("white"), "took the white line"),
        ("open first", Open("first"), "chose the first play"),
        ("line black", ChooseLine("black"), "took the black line"),
        ("keep doubler", KeepChip("doubler"), "kept the Doubler"),
        ("keep inverter", KeepChip("inverter"), "kept the Inverter"),
        ("place white up", Place("white", "up"), "played on the high end of the white line"),
        ("stack black down 2", Stack("black", "down", 2), "stacked on row 2 left of the black die"),
        ("use 4/0", Use(TILES.index("4/0")), "placed 4/0"),
        ("use 1/4 changed", UseChanged(TILES.index("1/4")), "placed 1/4 with a chip on it"),
        ("layer", Layer(), "began another layer"),
        ("done", Done(), "completed the row"),
        ("redraw 2/0", Redraw(TILES.index("2/0")), "discarded 2/0 and drew another"),
        ("exchange 2/0", Exchange(TILES.index("2/0")), "gave 2/0 away"),
        ("take 3/1", Take(TILES.index("3/1")), "took 3/1 for it"),
    ],
)
def test_an_action_as_notation_as_a_value_and_in_words(line: str, action: Action, words: str) -> None:
    code = GAME.parse(line)
    assert GAME.describe(code) == action
    assert GAME.text(code) == line
    assert GAME.tell(action) == words
    if not isinstance(action, KeepChip):
        assert GAME.public(GAME.new(2, 1), code) == action


def test_a_chip_that_is_not_shown_yet_in_words() -> None:
    assert GAME.tell(KeepHidden()) == "has decided on a chip"


def test_codes_are_few() -> None:
    assert GAME.size == 3 + 2 + 2 + 4 + 4 * 5 + 2 * 27 + 2 + 3 * 27


@pytest.mark.parametrize(
    "line",
    [
        "",
        "pass",
        "Done",
        "done now",
        " done",
        "open",
        "open red",
        "open White",
        "line first",
        "keep both",
        "place white",
        "place white left",
        "place red up",
        "stack white up",
        "stack white up 0",
        "stack white up 6",
        "stack white up 01",
        "use",
        "use 7/0",
        "use 0/0",
        "use 4/3",
        "use 4",
        "use 4/0 doubled",
        "use 04/0",
        "use  4/0",
        "redraw ²/0",
        "take 3/1 changed",
    ],
)
def test_invalid_notation_gets_a_sentence(line: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(repr(line))} is no action of Bossa; they read like '"):
        GAME.parse(line)


@pytest.mark.parametrize("code", [-1, GAME.size, 10**9])
def test_an_invalid_code_is_refused(code: int) -> None:
    assert GAME.why_not(GAME.new(2, 1), 0, code) == "there is no such action"


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_an_invalid_seat_may_not_act(seat: int) -> None:
    table = GAME.new(2, 1)
    assert table.legal(seat) == []
    assert all(GAME.why_not(table, seat, code) for code in range(GAME.size))


def test_ruling_a3_one_set_of_tiles_is_laid_in_one_order() -> None:
    table = do(table_with(Line(5), Line(1), "4/0 2/1 2/3 0/6"), P, "place white up")
    assert offers(table, P) == ["use 2/1", "use 2/3"]
    assert refusal(table, P, "use 4/0") is not None, "2/1 and 2/3 come first"
    assert offers(do(table, P, "use 2/1"), P) == ["use 4/0"]


def test_ruling_a3_the_chip_on_another_tile_is_another_move() -> None:
    table = table_with(Line(5), Line(1), "2/0 2/1", chip="doubler")
    assert {"white 6: 2/0* 2/1", "white 6: 2/0 2/1*"} <= moves(table)


def test_ruling_a3_layers_are_laid_in_one_order_too() -> None:
    table = table_with(Line(1, "up 2/0"), Line(6), "2/1 2/2 2/3", stack="many_layers")
    single = rows(*(f"stack white up 1: {tile}" for tile in ("2/1", "2/2", "2/3")))
    double = rows(*(f"stack white up 1: {tiles}" for tiles in ("2/1 | 2/2", "2/1 | 2/3", "2/2 | 2/3")))
    assert stacks(table) == single | double | rows("stack white up 1: 2/1 | 2/2 | 2/3")
