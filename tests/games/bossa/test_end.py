"""The five ends and their order: cases 18 to 20 and 23 to 28."""

from typing import Any

import pytest

from roji.content.words import read
from roji.core.luck import Luck
from roji.core.state import State
from roji.games.bossa import GAME
from tests.games.bossa.tables import (
    Line,
    O,
    P,
    do,
    end,
    hand,
    hand_sizes,
    lay,
    look,
    markers,
    moves,
    offers,
    placements,
    refusal,
    rows,
    table_with,
    targets,
)

# --- D: no move ------------------------------------------------------------------------------------------------------

STUCK_WHITE = "down 1/3; up 3/0, 2/1 2/3"
STUCK_BLACK = "up 0/2, 0/1 1/2"


def before_18(kept: str = "", **setting: Any) -> State:
    """O has the turn; P has 1/0, and will draw 2/0 when O has redrawn. P has stacked 2/2 on black 2."""
    known: dict[str, Any] = {"pile": "5/1 2/0", "other": "0/6", "markers": kept, "actor": O}
    stacked = STUCK_BLACK.replace("0/2", "0/2 | 2/2") if "stack" not in kept else STUCK_BLACK
    return table_with(Line(2, STUCK_WHITE), Line(1, stacked), "1/0", **(known | setting))


def test_case_18_who_cannot_move_loses() -> None:
    table = do(before_18(), O, "redraw 0/6")
    assert hand(table, P) == ["1/0", "2/0"]
    assert targets(table) == ["white 5: 1 3", "black 4: 1 3"]
    assert end(table) == "D"
    assert table.winners() == [O]
    assert table.scores() == [0, 1]
    assert table.to_act() == []


def test_case_19_ruling_r8_an_action_saves() -> None:
    table = do(before_18("exchange"), O, "redraw 0/6")
    assert hand(table, O) == ["5/1"]
    assert end(table) is None
    assert moves(table) == {"exchange 1/0 take 5/1", "exchange 2/0 take 5/1"}


def test_ruling_r8_so_does_a_redraw() -> None:
    table = do(before_18("redraw"), O, "redraw 0/6")
    assert moves(table) == {"redraw 1/0", "redraw 2/0"}


def test_ruling_r8_a_stack_that_fits_nowhere_does_not() -> None:
    white, black = Line(2, STUCK_WHITE), Line(1, STUCK_BLACK)
    table = table_with(white, black, "0/6", other="6/0", markers="stack", pile="5/1 0/5", actor=O)
    do(table, O, "redraw 6/0")
    assert markers(table, P) == "stack"
    assert end(table) == "D"


def test_ruling_r8_a_stack_that_fits_does() -> None:
    table = do(before_18("stack"), O, "redraw 0/6")
    assert moves(table) == rows("stack white down 1: 1/0")


LADEN_WHITE = "down 1/3; up 3/0, 2/1 2/3 | 1/1 3/1 | 1/4 3/3 | 1/5 3/2 | 2/2 2/4"
LADEN_BLACK = "up 0/2 | 4/2, 0/1 1/2"


def test_case_20_ruling_r7_a_redraw_needs_a_pile() -> None:
    table = table_with(
        Line(2, LADEN_WHITE), Line(1, LADEN_BLACK), "1/0",
        markers="redraw", other_markers="redraw exchange", pile="5/1 2/0", left=2, actor=O, stack="many_layers",
    )  # fmt: skip
    do(table, O, "redraw 0/6")
    assert look(table).pile == 0
    assert markers(table, P) == "redraw"
    assert hand(table, P) == ["1/0", "2/0"]
    assert end(table) == "D"
    assert table.winners() == [O]


# --- A, B, C: out of tiles, six rows ---------------------------------------------------------------------------------

FIVE_ROWS = Line(4, "down 3/1, 1/2 1/3, 1/4; up 5/1, 3/2 3/3")
SEVEN = "place white up: 5/0 1/0 1/1"


@pytest.mark.parametrize("white_owner", [P, O])
def test_case_23_ruling_r4_ruling_r5_six_rows_win_for_the_owner(white_owner: int) -> None:
    table = lay(table_with(FIVE_ROWS, Line(1), "5/0 1/0 1/1 2/2", white_owner=white_owner), P, SEVEN)
    assert end(table) == "B"
    assert table.winners() == [white_owner]
    assert table.scores() == [int(white_owner == P), int(white_owner == O)]


def test_ruling_r16_the_sixth_row_of_the_other_is_allowed_beside_other_moves() -> None:
    table = table_with(FIVE_ROWS, Line(1), "5/0 1/0 1/1 2/2", white_owner=O)
    assert {"white 7: 1/0 1/1 5/0", "black 2: 2/2", "redraw 2/2"} <= moves(table)


@pytest.mark.parametrize(("white_owner", "letter"), [(O, "C"), (P, "A")])
def test_case_24_the_last_tiles_win_though_they_are_the_sixth_row(white_owner: int, letter: str) -> None:
    table = lay(table_with(FIVE_ROWS, Line(1), "5/0 1/0 1/1", white_owner=white_owner), P, SEVEN)
    assert end(table) == letter
    assert table.winners() == [P]


def test_case_25_two_tiles_are_too_few() -> None:
    table = table_with(FIVE_ROWS, Line(1), "6/0 1/0")
    assert "white 7: 1 3" in targets(table)
    assert placements(table) == set()


def test_ruling_r4_stacked_layers_are_no_rows() -> None:
    table = table_with(FIVE_ROWS, Line(1), "1/0 5/0 2/2", other="0/6")
    lay(table, P, "stack white down 3: 1/0")
    assert end(table) is None


def test_ruling_r4_five_rows_and_a_die_do_not_win() -> None:
    table = lay(table_with(Line(4, "down 3/1, 1/2 1/3; up 5/1, 3/2 3/3"), Line(1), "1/4 6/0"), P, "place white down: 1/4")
    assert end(table) is None


def test_case_26_out_of_tiles_comes_before_six_rows_and_the_empty_pile() -> None:
    table = lay(last_turn("2/3 4/0", "3/2"), P, LAST_ROW)
    assert end(table) == "A"
    assert table.winners() == [P]


# --- E: the pile is used up ------------------------------------------------------------------------------------------

LAST_WHITE = "down 1/0 | 1/2 | 1/3 | 1/4 | 1/5; up 3/0, 2/0 2/2, 5/0"
LAST_BLACK = "down 0/1 1/1, 2/1 | 3/1 | 4/1 | 5/1; up 0/4, 0/2 0/3, 0/6"
LAST_ROW = "place white up: 2/3 4/0"


def last_turn(hand: str, other: str, pile: str = "", markers: str = "redraw exchange", other_markers: str = "redraw exchange") -> State:
    """19 tiles are on the lines, and the last one of the pile has been drawn, or is the next."""
    white, black = Line(2, LAST_WHITE), Line(3, LAST_BLACK)
    left = len(pile.split())
    return table_with(white, black, hand, other, pile=pile, left=left, markers=markers, other_markers=other_markers, stack="many_layers")


def test_case_26_ruling_r6_after_the_last_tile_the_turn_is_played_and_fewer_tiles_win() -> None:
    table = last_turn("2/3 4/0 6/0 3/3 0/5", "4/2 3/2")
    assert look(table).pile == 0
    assert table.to_act() == [P]
    lay(table, P, LAST_ROW)
    assert hand_sizes(table) == [3, 2]
    assert end(table) == "E"
    assert table.winners() == [O]
    assert table.scores() == [0, 1]


def test_case_26_fewer_tiles_of_the_player_who_drew_the_last_win_too() -> None:
    table = lay(last_turn("2/3 4/0 6/0 0/5", "4/2 3/2 3/3"), P, LAST_ROW)
    assert hand_sizes(table) == [2, 3]
    assert (end(table), table.winners()) == ("E", [P])


def test_case_26_equally_many_tiles_are_a_draw() -> None:
    table = lay(last_turn("2/3 4/0 6/0 0/5", "4/2 3/2", other_markers="exchange"), P, LAST_ROW)
    assert hand_sizes(table) == [2, 2]
    assert end(table) == "E"
    assert table.winners() == [P, O]
    assert table.scores() == [1, 1]
    assert table.ending() == "the pile is used up, and both hands have 2 tiles: a draw"
    assert read(GAME.score_sheet(table)[-1].label) == "drawn", "nobody has won"


def test_case_27_a_redraw_of_the_last_tile_ends_the_game() -> None:
    table = last_turn("2/3 6/0", "4/2 3/2 3/3 4/0", pile="0/5")
    assert look(table).pile == 1
    do(table, P, "redraw 6/0")
    assert hand(table, P) == ["0/5", "2/3"]
    assert end(table) == "E"
    assert table.winners() == [P]


def test_ruling_r7_with_an_empty_pile_redraw_is_not_offered() -> None:
    table = last_turn("2/3 4/0 6/0 3/3 0/5", "4/2 3/2")
    assert not [line for line in offers(table, P) if line.startswith("redraw")]
    assert refusal(table, P, "redraw 6/0") == "the pile is empty: there is no tile to draw"


def test_ruling_r6_an_exchange_in_the_last_turn_ends_the_game_too() -> None:
    table = do(last_turn("2/3 4/0 6/0 3/3 0/5", "4/2 3/2"), P, "exchange 6/0", "take 3/2")
    assert (end(table), table.winners()) == ("E", [O])


def turns_and_redraws(seed: int, redraw_first: bool) -> tuple[int, int]:
    """Turns and redraws of a random game in which both redraw as soon as they can, or only if they must."""
    table, choices, redraws = GAME.new(2, seed, row_size="loose"), Luck(seed), 0
    while table.to_act():
        codes = table.legal(table.actor())
        wanted = [code for code in codes if GAME.text(code).startswith("redraw") == redraw_first] or codes
        code = wanted[choices.below(len(wanted))]
        redraws += GAME.text(code).startswith("redraw")
        table.play(table.actor(), code)
    assert (table.turn() == 18 - redraws) == (look(table).pile == 0)
    return table.turn(), redraws


def test_case_28_never_more_than_18_turns_and_in_fact_15_without_a_redraw() -> None:
    games = [turns_and_redraws(seed, redraw_first=False) for seed in range(200)]
    assert max(turns for turns, redraws in games if redraws == 0) == 15, "ten rows, two Stacks, two Exchanges, and the last move"
    assert all(turns + redraws <= 18 for turns, redraws in games)


def test_case_28_at_most_16_turns_with_both() -> None:
    games = [turns_and_redraws(seed, redraw_first=True) for seed in range(100)]
    assert {redraws for _, redraws in games} == {2}
    assert max(turns for turns, _ in games) == 16


# --- after the end ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("table", "sentence"),
    [
        (lambda: do(before_18(), O, "redraw 0/6"), "D"),
        (lambda: lay(table_with(FIVE_ROWS, Line(1), "5/0 1/0 1/1 2/2"), P, SEVEN), "B"),
        (lambda: lay(table_with(FIVE_ROWS, Line(1), "5/0 1/0 1/1", white_owner=O), P, SEVEN), "C"),
        (lambda: lay(last_turn("2/3 4/0", "3/2"), P, LAST_ROW), "A"),
        (lambda: lay(last_turn("2/3 4/0 6/0 3/3 0/5", "4/2 3/2"), P, LAST_ROW), "E"),
    ],
    ids="DBCAE",
)
def test_when_the_game_is_over_nothing_is_allowed_and_a_sentence_says_why(table: Any, sentence: str) -> None:
    over: State = table()
    assert end(over) == sentence
    assert over.ending()
    assert over.legal(P) == over.legal(O) == []
    for code in range(GAME.size):
        assert GAME.why_not(over, P, code) == "the game is over"


def test_before_the_end_nobody_has_won() -> None:
    table = GAME.new(2, 3)
    assert table.winners() == []
    assert table.ending() is None
    assert table.scores() == [0, 0]


def test_every_end_has_its_own_sentence() -> None:
    endings: dict[str | None, set[str]] = {}
    for seed in range(400):
        table, choices = GAME.new(2, seed, row_size=["2023", "loose"][seed % 2]), Luck(seed)
        while table.to_act():
            table.play(table.actor(), table.random_action(table.actor(), choices))
        endings.setdefault(end(table), set()).add(str(table.ending()))
    assert {"A", "B", "D", "E"} <= set(endings)
    told = [sentence for sentences in endings.values() for sentence in sentences]
    assert len(told) == len(set(told))


def test_rows_beyond_the_end_are_not_asked_for() -> None:
    assert rows("white 7: 1/0 1/1 5/0") <= placements(table_with(FIVE_ROWS, Line(1), "5/0 1/0 1/1 2/2"))
