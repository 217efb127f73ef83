"""Bossa's pad: five ways to end, a thousand games entered as counts and tile by tile, and impossible entries."""

from typing import Any

import pytest

from roji.core.state import State
from roji.games.bossa import GAME
from roji.games.bossa.components import NAMES, count
from roji.games.bossa.ends import RESIGNED, D, E
from roji.games.bossa.lines import RULES
from roji.games.bossa.state import BossaTable
from roji.pad.bossa import tally
from tests.pad.ends import Entry, agree, faults, finished, many

ENDS = {D: "stuck", E: "pile", RESIGNED: "resigned"}


def written(table: State, by: str) -> Entry:
    assert isinstance(table, BossaTable)
    return {
        "by": by,
        "rows": [str(table.lines.rows_of(line)) for line in range(2)],
        "dice": [str(table.lines.white), str(table.lines.black)],
        "arms": [[[NAMES[tile] for tile in table.layers(arm, place)[0]] for place in range(table.lines.rows[arm])] for arm in range(4)],
        "row_size": RULES[table.rule],
        "chips": table.chips,
        "white_owner": int(table.white_owner),
        "last": int(table.resigned if table.how == RESIGNED else table.seat),
        "end": ENDS.get(int(table.how), "play"),
        "players": [{"name": "", "hand": str(count(table.player(seat).hand))} for seat in range(2)],
    }


def by_counts(table: State) -> Entry:
    return written(table, "counts")


def by_tiles(table: State) -> Entry:
    return written(table, "tiles")


def counted(rows: tuple[str, str], hands: tuple[str, str], last: int = 0, end: str = "play", **other: Any) -> Entry:
    players = [{"name": "", "hand": hand} for hand in hands]
    return {"by": "counts", "rows": list(rows), "white_owner": 0, "last": last, "end": end, "players": players, **other}


def laid(*arms: list[list[str]], dice: tuple[str, str] = ("5", "3"), **other: Any) -> Entry:
    entry = counted(("", ""), ("3", "2"), 0, "pile")
    return {
        **entry,
        "by": "tiles",
        "dice": list(dice),
        "arms": [*arms, *[[]] * (4 - len(arms))],
        "row_size": "2023",
        "chips": False,
        **other,
    }


@pytest.mark.parametrize(
    ("entry", "winners", "reason"),
    [
        (counted(("3", "2"), ("0", "4")), [0], "a-hand-is-empty-whoever-has-played-all-tiles-wins"),
        (counted(("6", "2"), ("2", "4"), last=1), [0], "the-line-line-has-six-rows-its-owner-wins"),
        (counted(("2", "6"), ("2", "4"), last=0), [1], "the-line-line-has-six-rows-its-owner-wins"),
        (counted(("2", "6"), ("0", "4"), last=0), [0], "the-last-tiles-of-a-hand-were-the-sixth-row"),
        (counted(("6", "2"), ("0", "4"), last=0), [0], "a-hand-is-empty-whoever-has-played-all-tiles-wins"),
        (counted(("3", "2"), ("3", "4"), last=0, end="stuck"), [1], "after-the-draw-nothing-could-be-played-and-no-action"),
        (counted(("3", "2"), ("3", "4"), end="pile"), [0], "the-pile-is-used-up-fewer-tiles-in-hand-win"),
        (counted(("3", "2"), ("3", "3"), end="pile"), [0, 1], "the-pile-is-used-up-and-both-hands-have-tiles"),
    ],
)
def test_ends_a_to_e(entry: Entry, winners: list[int], reason: str) -> None:
    said = tally(entry)
    assert (said["winners"], said["ending"]["key"], said["faults"]) == (winners, reason, [])


@pytest.mark.parametrize(("tiles", "last_line"), [("3", "drawn"), ("4", "won")])
def test_equal_hands_are_a_draw_and_nobody_has_won(tiles: str, last_line: str) -> None:
    assert tally(counted(("3", "2"), ("3", tiles), end="pile"))["rows"][-1]["label"]["key"] == last_line


def test_a_game_that_goes_on_has_no_winner() -> None:
    said = tally(counted(("3", "2"), ("2", "4")))
    assert (said["winners"], said["ending"], said["faults"]) == ([], None, [])
    assert [row["points"] for row in said["rows"]] == [[3, 2], [2, 4], [0, 0]]


def test_a_thousand_games_as_the_game_ends_them() -> None:
    options: list[dict[str, Any]] = [
        {},
        {"chips": True},
        {"row_size": "classic"},
        {"row_size": "loose", "chips": True, "stack": "many_layers"},
    ]
    for choice in options:
        for table in many(GAME, 250, **choice):
            agree(tally(by_counts(table)), GAME, table)
            agree(tally(by_tiles(table)), GAME, table)


def test_a_resignation_loses() -> None:
    table = finished(GAME, 2, 5)
    entry = {**by_counts(table), "rows": ["1", "1"], "end": "resigned", "last": 1}
    entry["players"] = [{"name": "", "hand": "4"}, {"name": "", "hand": "4"}]
    said = tally(entry)
    assert (said["winners"], said["ending"]["key"]) == ([0], "the-other-player-has-resigned")


@pytest.mark.parametrize(
    ("entry", "place", "sentence"),
    [
        (counted(("7", "2"), ("2", "4")), "rows.0", "with-most-rows-on-a-line-the-game-is-over"),
        (counted(("6", "6"), ("2", "4")), "rows.1", "the-other-line-has-six-rows-already-and-the-game"),
        (counted(("3", "2"), ("2", "0"), last=0), "players.1.hand", "only-whoever-had-the-last-turn-can-have-played-all"),
        (counted(("3", "2"), ("9", "2")), "players.0.hand", "nobody-ever-has-more-than-most-tiles-in-hand"),
        (counted(("6", "2"), ("3", "2"), end="pile"), "end", "an-empty-hand-or-a-sixth-row-ended-it-before"),
        (laid([["6/0"]], dice=("5", "5")), "dice.1", "equal-dice-are-rolled-again"),
        (laid([["6/0"]], dice=("7", "5")), "dice.0", "a-die-shows-1-to-most"),
        (laid([["5/0"]]), "arms.0.0", "the-dots-of-this-row-add-up-to-value-and"),
        (laid([["5/1", "0/3"]]), "arms.0.0", "the-dots-of-this-row-add-up-to-value-and"),
        (laid([["6/0"], ["5/1"]]), "arms.0.1", "after-the-row-before-it-this-one-has-another-number"),
        (laid([["4/0", "2/0"]], [["4/0"]]), "arms.1.0", "tile-lies-somewhere-else-already"),
        (laid([], [["1/0"]], dice=("1", "3")), "arms.1.0", "a-line-cannot-go-below-1"),
    ],
)
def test_impossible_entries_are_reported_at_their_place(entry: Entry, place: str, sentence: str) -> None:
    said = tally(entry)
    assert faults(said).get(place) == sentence
    assert said["winners"] == []


def test_example_x1_the_doubler_makes_a_row_of_six() -> None:
    row = [["2/0", "2/1"]]
    assert faults(tally(laid(row, dice=("5", "1")))) == {"arms.0.0": "the-dots-of-this-row-add-up-to-value-and"}
    assert faults(tally(laid(row, dice=("5", "1"), chips=True))) == {}
