"""The view: every possible play, unseen tiles, the reason for the end; and the drawing and the score sheet."""

import pytest

from roji.content.words import read
from roji.core.luck import Luck
from roji.core.state import State
from roji.games.bossa import GAME
from tests.games.bossa.oracle import all_moves
from tests.games.bossa.tables import (
    TILES,
    Line,
    O,
    P,
    do,
    hand,
    lay,
    look,
    opening_with,
    phase,
    rows,
    table_with,
    tiles_in,
    unseen,
)

HANDS = ("4/0 2/1 1/5 0/3", "2/0 1/1 0/2 3/3")


def shown(table: State, looking: int | None) -> set[str]:
    """The rows that the screen offers for the ends of the arms."""
    return {
        f"{target.line} {target.value}: {' '.join(TILES[tile] + '*' * (tile == row.changed) for tile in row.tiles)}"
        for target in look(table, looking).targets
        for row in target.plays
    }


def shown_stacks(table: State) -> set[str]:
    return {
        f"stack {target.line} {target.arm} {target.nth}: {' '.join(TILES[tile] + '*' * (tile == row.changed) for tile in row.tiles)}"
        for target in look(table).stacks
        for row in target.plays
    }


@pytest.mark.parametrize("options", [{}, {"chips": True}, {"row_size": "loose"}], ids=str)
def test_in_a_turn_all_see_every_possible_row_and_layer(options: dict[str, object]) -> None:
    for seed in range(8):
        table, choices = GAME.new(2, seed, **options), Luck(seed)
        while table.to_act():
            seat = table.actor()
            if phase(table) == "move":
                possible = all_moves(table, seat)
                for looking in (P, O, None):
                    assert shown(table, looking) == {move for move in possible if move.startswith(("white", "black"))}
                assert shown_stacks(table) == {move for move in possible if move.startswith("stack")}
            table.play(seat, table.random_action(seat, choices))


def test_until_hands_are_open_each_sees_the_rows_of_the_own_hand() -> None:
    table = opening_with(5, 3, HANDS)
    assert shown(table, P) == rows("white 4: 4/0", "white 6: 4/0 2/1", "black 4: 2/1 0/3")
    assert shown(table, O) == rows("black 2: 0/2", "black 4: 1/1 3/3", "white 4: 1/1 3/3")
    assert shown(table, None) == set()


def test_the_possible_rows_stay_while_one_of_them_is_laid() -> None:
    table = table_with(Line(5), Line(3), "4/0 2/1 2/3 1/5 0/3")
    before = shown(table, O)
    assert shown(do(table, P, "place white up", "use 2/1"), O) == before
    assert shown(do(table_with(Line(5), Line(3), "4/0 2/1 2/3 1/5 0/3"), P, "exchange 4/0"), O) == before


def test_whoever_is_stuck_sees_what_the_lines_ask_for_and_no_row() -> None:
    white, black = Line(2, "down 1/3; up 3/0, 2/1 2/3"), Line(1, "up 0/2 | 2/2, 0/1 1/2")
    table = do(table_with(white, black, "1/0", other="0/6", markers="", pile="5/1 2/0", actor=O), O, "redraw 0/6")
    seen = look(table, P)
    assert [(target.line, target.value, target.sizes) for target in seen.targets] == [("white", 5, [1, 3]), ("black", 4, [1, 3])]
    assert shown(table, P) == shown_stacks(table) == set()
    assert seen.end is not None
    assert (seen.end.letter, seen.end.reason, seen.end.winners) == ("D", "stuck", [O])


def test_the_drawn_tile_is_shown_to_all() -> None:
    table = do(opening_with(5, 3, HANDS, pile="6/0 5/0"), P, "open white")
    for looking in (P, O, None):
        seen = look(table, looking)
        assert seen.drawn == TILES.index("6/0")
        assert (seen.mover, seen.first, seen.turn) == (O, O, 1)


def test_unseen_are_the_pile_and_the_tile_aside() -> None:
    table = table_with(Line(5, "down 4/0"), Line(3), "3/1 2/1", other="0/6")
    assert len(unseen(table, P)) == look(table).pile + 1
    do(table, P, "redraw 2/1")
    for looking in (P, O, None):
        known = [*hand(table, P), *hand(table, O), "4/0", "2/1"]
        assert unseen(table, looking) == [tile for tile in TILES if tile not in known]


def test_a_half_laid_row_lies_neither_in_hand_nor_on_the_line() -> None:
    table = do(table_with(Line(5), Line(3), "4/0 2/1 2/3 1/5 0/3"), P, "place white up", "use 2/1")
    seen = look(table, O)
    assert seen.lines.white.up == []
    assert seen.building is not None
    assert [TILES[tile.tile] for tile in seen.building.tiles] == ["2/1"]
    assert "2/1" not in hand(table, P) + unseen(table)


def test_a_tile_that_is_offered_in_exchange_is_shown() -> None:
    table = do(table_with(Line(5), Line(3), "4/0 2/1"), P, "exchange 2/1")
    assert look(table, O).given == TILES.index("2/1")
    assert "2/1" not in unseen(table, O)


ENDS = [
    ("5/0 1/0 1/1 2/2", P, "B", "six_rows", [P]),
    ("5/0 1/0 1/1 2/2", O, "B", "six_rows", [O]),
    ("5/0 1/0 1/1", O, "C", "sixth_row_and_hand_empty", [P]),
    ("5/0 1/0 1/1", P, "A", "hand_empty", [P]),
]


@pytest.mark.parametrize(("held", "white_owner", "letter", "reason", "winners"), ENDS)
def test_the_end_is_named(held: str, white_owner: int, letter: str, reason: str, winners: list[int]) -> None:
    five_rows = Line(4, "down 3/1, 1/2 1/3, 1/4; up 5/1, 3/2 3/3")
    table = lay(table_with(five_rows, Line(1), held, white_owner=white_owner), P, "place white up: 5/0 1/0 1/1")
    over = look(table).end
    assert over is not None
    assert (over.letter, over.reason, over.winners) == (letter, reason, winners)


def test_the_sheet_counts_rows_and_tiles() -> None:
    table = table_with(Line(5, "up 6/0, 4/0 3/0; down 4/1"), Line(3, "up 0/4"), "1/0 2/0 2/1", white_owner=O)
    sheet = {read(line.label): line.points for line in GAME.score_sheet(table)}
    assert sheet["rows on own line"] == [1, 3]
    assert sheet["tiles in hand"] == [3, len(hand(table, O))]
    assert sheet["won"] == [0, 0]


def test_before_the_lines_are_chosen_nobody_has_rows() -> None:
    sheet = {read(line.label): line.points for line in GAME.score_sheet(opening_with(5, 3))}
    assert sheet["rows on own line"] == [None, None]


def test_the_drawing_shows_the_whole_truth() -> None:
    table = table_with(Line(5, "up 2/0 2/1 | 3/0 3/1"), Line(3, "down 0/2"), "4/0", chip="doubler", chip_on="2/0", markers="redraw")
    drawing = GAME.draw(table)
    assert sorted(tiles_in(drawing)) == sorted(TILES)
    for part in (
        "white of seat 0   [5]   6: 3/0+3/1 on 2/0 doubler+2/1",
        "black of seat 1   2: 0/2   [3]",
        "hand 4/0   redraw   doubler used",
    ):
        assert part in drawing
