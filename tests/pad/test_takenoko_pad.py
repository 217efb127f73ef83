"""Takenoko's pad: objectives card by card, the Emperor, a thousand games, and impossible entries."""

import pytest

from roji.core.state import State
from roji.games.takenoko import GAME
from roji.games.takenoko.components import CARD_IDS
from roji.games.takenoko.state import TakenokoTable
from roji.pad.takenoko import tally
from tests.pad.ends import Entry, agree, blank, faults, many

NINE = ["PA-G", "PA-G", "PA-Y", "GA-G1", "GA-G2", "PL-G1", "PL-G2", "PL-G3", "PL-G4"]
OTHERS = ["PA-P", "PA-3", "GA-P5"]


def written(table: State) -> Entry:
    assert isinstance(table, TakenokoTable)
    entry = blank(table, emperor=int(table.emperor) if table.emperor >= 0 else None, stopped=table.emperor < 0)
    for player, has in zip(entry["players"], table.players, strict=True):
        player["claimed"] = [CARD_IDS[int(has.claimed[i])] for i in range(has.done)]
    return entry


def two(first: list[str], second: list[str], emperor: int | None = None, stopped: bool = False) -> Entry:
    return {"players": [{"name": "", "claimed": first}, {"name": "", "claimed": second}], "emperor": emperor, "stopped": stopped}


def test_every_kind_has_its_line() -> None:
    said = tally(two(NINE, OTHERS, 0))
    assert [row["points"] for row in said["rows"]] == [[9, 0], [9, 6], [10, 11], [2, 0], [30, 17]]
    assert (said["winners"], said["faults"]) == ([0], [])
    assert said["ending"]["key"] == "the-last-turns-are-played-and-points-points-are-the"


def test_case_53_among_equals_points_of_panda_objectives_win() -> None:
    said = tally(two(["PA-G", "PA-G", "PL-G1"], ["PA-Y", "PL-Y4"], stopped=True))
    assert said["scores"] == [8, 8]
    assert said["winners"] == [0]
    assert tally(two(["PA-G"], ["PA-G"], stopped=True))["winners"] == [0, 1]


def test_a_thousand_games_as_the_game_scores_them() -> None:
    stopped = 0
    for table in many(GAME, 1000):
        said = tally(written(table))
        if (
            isinstance(table, TakenokoTable)
            and table.emperor < 0
            and len(table.winners()) == 1
            and table.scores().count(max(table.scores())) == 1
        ):
            stopped += 1  # the pad does not know the number of rounds
            assert (said["scores"], said["winners"], said["faults"]) == (table.scores(), table.winners(), [])
        else:
            agree(said, GAME, table)
    assert stopped < 900


def test_before_the_emperor_has_come_nobody_has_won() -> None:
    said = tally(two(["PA-G"], []))
    assert (said["scores"], said["winners"], said["ending"]) == ([3, 0], [], None)


@pytest.mark.parametrize(
    ("entry", "place", "sentence"),
    [
        (two(["GA-G1"], ["GA-G1"]), "players.1.claimed.GA-G1", "the-box-has-this-card-once-and-somebody-has-it"),
        (two(["PA-P"] * 2, ["PA-P"] * 2), "players.1.claimed.PA-P", "the-box-has-this-card-most-times-only"),
        (two(["PA-X"], []), "players.0.claimed.PA-X", "there-is-no-objective-card"),
        (two(["PA-G"], [], 0), "emperor", "the-emperor-comes-to-whoever-has-needed-objectives-here-are"),
        (two(NINE, []), "emperor", "somebody-has-needed-objectives-so-the-emperor-has-come-to"),
    ],
)
def test_impossible_entries_are_reported_at_their_place(entry: Entry, place: str, sentence: str) -> None:
    said = tally(entry)
    assert faults(said) == {place: sentence}
    assert said["winners"] == []
