"""Ohanami's pad: the worked examples, a thousand games, and impossible entries."""

import pytest

from roji.core.state import State
from roji.games.ohanami import GAME
from roji.games.ohanami.scoring import PAD
from roji.games.ohanami.state import OhanamiTable
from roji.pad.ohanami import tally
from tests.games.ohanami.tables import plans_by_suits, table_at
from tests.pad.ends import Entry, agree, blank, faults, many

PASCAL = [["4", "", "", ""], ["6", "7", "", ""], ["6", "8", "4", "6"]]  # example E4
NOTHING = [[""] * 4] * 3


def by_counts(table: State) -> Entry:
    assert isinstance(table, OhanamiTable)
    entry = blank(table, by="counts")
    for seat, player in enumerate(entry["players"]):
        player["counts"] = [
            [str(table.laid_by(seat, suit, number)) if suit in PAD[number - 1] else "" for suit in range(4)] for number in (1, 2, 3)
        ]
    return entry


def by_cards(table: State) -> Entry:
    assert isinstance(table, OhanamiTable)
    entry = blank(table, by="cards", over=True)
    for seat, player in enumerate(entry["players"]):
        player["gardens"] = [[[card, int(table.pack[card]) // 4 + 1] for card in table.garden(seat, nth)] for nth in range(3)]
    return entry


def counts(*players: list[list[str]]) -> Entry:
    return {"by": "counts", "players": [{"name": "", "counts": written} for written in players]}


def written(first: str = "", second: str = "", third: list[str] | None = None) -> list[list[str]]:
    """Water of two rounds, and all of the third."""
    return [[first, "", "", ""], [second, "", "", ""], third or [""] * 4]


def cards(*players: list[list[list[int]]]) -> Entry:
    return {"by": "cards", "players": [{"name": "", "gardens": gardens} for gardens in players]}


def test_example_e4_makes_157() -> None:
    said = tally(counts(PASCAL, NOTHING))
    assert [row["points"][0] for row in said["rows"]] == [12, 18, 28, 18, 32, 28, 21, 157]
    assert said["winners"] == [0]
    assert said["faults"] == []


@pytest.mark.parametrize("other", ["6B 4S; 7G 3P; 1G 2P", "4B 3P; 2B 7G; 1G 4S 3P"], ids=["fewer blossoms", "the same"])
def test_case_34_equal_points_are_decided_as_at_the_table(other: str) -> None:
    table = table_at("over", *plans_by_suits("4B 3P; 2B 7G; 1G 4S 3P", other))
    agree(tally(by_counts(table)), GAME, table)
    agree(tally(by_cards(table)), GAME, table)


def test_a_thousand_games_as_the_game_scores_them() -> None:
    for table in many(GAME, 1000):
        agree(tally(by_counts(table)), GAME, table)
        agree(tally(by_cards(table)), GAME, table)


def test_a_pad_is_filled_round_by_round() -> None:
    said = tally(counts(written("4"), written("2")))
    assert [row["points"] for row in said["rows"]] == [[12, 6], *[[None, None]] * 6, [12, 6]]
    assert said["ending"] is None
    assert said["winners"] == []


@pytest.mark.parametrize(
    ("other", "place", "sentence"),
    [
        (written("-3"), "0.0", "less-than-nothing-cannot-lie-there"),
        (written("four"), "0.0", "write-a-count-such-as-4"),
        (written("5", "4"), "1.0", "before-lay-there-a-round-before-and-cards-stay-in"),
        (written("11"), "0.0", "after-round-round-at-most-most-cards-lie-in-the"),
        (written(third=["", "", "18", ""]), "2.2", "the-box-has-only-most"),
        (written(third=["", "", "", "35"]), "2.3", "the-box-has-only-most"),
    ],
)
def test_impossible_entries_are_reported_at_their_place(other: list[list[str]], place: str, sentence: str) -> None:
    said = tally(counts(PASCAL, other))
    assert faults(said) == {f"players.1.counts.{place}": sentence}
    assert said["rows"][0]["points"][0] == 12
    assert said["winners"] == []


def test_all_players_together_have_no_more_than_the_box() -> None:
    many_stones = written(third=["", "", "9", ""])
    assert faults(tally(counts(many_stones, many_stones))) == {
        "players.1.counts.2.2": "all-players-together-have-held-and-the-box-has-only"
    }


@pytest.mark.parametrize(
    ("gardens", "place", "sentence"),
    [
        ([[[12, 1]], [], []], "1.gardens.0", "card-lies-in-another-garden-already"),
        ([[[130, 1]], [], []], "1.gardens.0", "there-is-no-card-card"),
        ([[[10, 1], [20, 1], [15, 2]], [], []], "1.gardens.0", "card-came-in-round-round-so-it-cannot-lie-between"),
        ([[[card, 1] for card in range(20, 31)], [], []], "1.gardens", "laid-cards-of-round-round-and-only-most-came-to"),
    ],
)
def test_cards_that_cannot_lie_so(gardens: list[list[list[int]]], place: str, sentence: str) -> None:
    assert faults(tally(cards([[[12, 1]], [], []], gardens))) == {f"players.{place}": sentence}
