"""The end and the score: cases 51 to 54."""

from typing import Any

import pytest

from roji.content.words import read
from roji.core.state import State
from roji.games.takenoko import GAME
from tests.games.takenoko.tables import CARDS, PlayerSetup, claimed, do, look, offers, phase, rolled, steps, table_with

SEVEN = "PL-G1 PL-G2 PL-G3 PL-G4 PL-Y1 PL-Y2 PL-Y3"
OTHER_SEVEN = "PL-P1 PL-P2 PL-P3 PL-P4 PL-GY PL-GP PL-PY"
GARDEN = "G(1,0)2 Y(0,1)2"


def play_turn(table: State, seat: int, *lines: str) -> State:
    """A turn with a roll, without weather that matters."""
    table = rolled(table, "sun", seat)
    return do(table, seat, *lines, "channel", f"gardener {away(table)}", "end")


def away(table: State) -> str:
    """A cell to which the gardener can go."""
    return next(line.split()[1] for line in offers(table, table.actor()) if line.startswith("gardener"))


def eighth() -> State:
    """Seat 1 of three has seven objectives and can fulfil another."""
    rich = PlayerSetup("PA-G PA-Y", SEVEN, sections="green green yellow yellow")
    late = PlayerSetup("PA-G", OTHER_SEVEN, sections="green green")
    return table_with(PlayerSetup("PA-P"), rich, late, garden=GARDEN, seat=1)


def test_case_51_the_eighth_objective_of_three_players_brings_the_emperor() -> None:
    table = do(eighth(), 1, "claim PA-G")
    assert look(table, None).players[1].emperor
    assert table.scores()[1] == 18 + 3 + 2
    assert table.to_act() == [1]


def test_case_51_the_turn_is_finished_and_more_may_be_fulfilled() -> None:
    table = do(eighth(), 1, "claim PA-G", "channel", "claim PA-Y", "gardener 1,0", "end")
    assert len(claimed(table, 1)) == 9
    assert table.to_act() == [2]


def test_case_51_then_everybody_else_has_one_turn() -> None:
    table = do(eighth(), 1, "claim PA-G", "channel", "gardener 1,0", "end")
    assert look(table, None).last_turns == 2
    table = play_turn(table, 2)
    assert table.to_act() == [0]
    table = play_turn(table, 0)
    assert table.to_act() == []
    assert phase(table) == "over"


def test_case_51_a_second_player_with_eight_gets_no_emperor() -> None:
    table = do(eighth(), 1, "claim PA-G", "channel", "gardener 1,0", "end")
    table = play_turn(table, 2, "claim PA-G")
    seen = look(table, None).players
    assert [player.emperor for player in seen] == [False, True, False]
    assert len(claimed(table, 2)) == 8
    assert table.to_act() == [0]
    assert table.to_act() == [0]
    assert play_turn(table, 0).to_act() == []


def test_case_51_with_seven_nothing_ends() -> None:
    table = table_with(PlayerSetup(), PlayerSetup("PA-G", SEVEN[:-6], sections="green green"), PlayerSetup(), garden=GARDEN, seat=1)
    do(table, 1, "claim PA-G")
    assert len(claimed(table, 1)) == 7
    assert look(table, None).last_turns is None
    assert not look(table, None).players[1].emperor


@pytest.mark.parametrize(("seats", "needed"), [(2, 9), (3, 8), (4, 7)])
def test_case_52_the_number_of_objectives(seats: int, needed: int) -> None:
    done = [*CARDS["plot"], *CARDS["gardener"]]
    for before in range(needed - 2, needed):
        rich = PlayerSetup("PA-G", " ".join(done[:before]), sections="green green")
        table = do(table_with(rich, *[PlayerSetup()] * (seats - 1), garden=GARDEN), 0, "claim PA-G")
        assert look(table, None).players[0].emperor == (before + 1 == needed)


def test_case_52_two_players_seat_1_has_one_last_turn() -> None:
    rich = PlayerSetup("PA-G", f"{SEVEN} PL-Y4", sections="green green")
    table = do(table_with(rich, PlayerSetup(), garden=GARDEN), 0, "claim PA-G", "channel", "gardener 1,0", "end")
    assert look(table, None).last_turns == 1
    table = play_turn(table, 1)
    assert table.to_act() == []
    assert table.winners() == [0]
    assert table.ending()


NINE_CARDS = "PA-G PA-G PA-G PL-G1 PL-G2 PL-Y1 PL-G4 GA-G1 GA-G2"  # 28 points, 9 of them with the panda


def over(first: str, second: str, **told: Any) -> State:
    """Two players after the last turn, which was seat 1's; seat 0 has the Emperor."""
    table = table_with(
        PlayerSetup("PL-PY", first, sections="pink"),
        PlayerSetup("GA-P5", second),
        garden=GARDEN,
        seat=1,
        used="channel panda",
        emperor=0,
        final=[1],
    )
    return do(table, 1, "end")


def test_case_53_among_equals_panda_points_decide() -> None:
    table = over(NINE_CARDS, "PA-Y PA-Y PA-P GA-P1 GA-P2 GA-G3")
    assert table.scores() == [30, 30]
    assert [player.panda_points for player in look(table, None).players] == [9, 13]
    assert table.winners() == [1]
    assert "panda" in str(table.ending())


def test_case_53_then_the_win_is_shared() -> None:
    table = over(NINE_CARDS, "PA-Y PA-P GA-P1 GA-P2 GA-G3 PL-P1")
    assert table.scores() == [30, 30]
    assert [player.panda_points for player in look(table, None).players] == [9, 9]
    assert table.winners() == [0, 1]
    assert "share" in str(table.ending())


def test_case_53_the_most_points_win() -> None:
    table = over(NINE_CARDS, "PA-Y PA-P PA-P")
    assert table.scores() == [30, 14]
    assert table.winners() == [0]


def test_case_54_what_is_left_counts_nothing() -> None:
    table = table_with(PlayerSetup("PL-PY PA-3", "PA-G", 2, "watershed", "green yellow pink"), PlayerSetup())
    assert table.scores() == [3, 0]
    rows = {read(row.label): row.points[0] for row in GAME.score_sheet(table)}
    assert sum(points or 0 for label, points in rows.items() if label != "total") == rows["total"] == 3


def test_the_score_pad_has_a_line_for_each_kind_and_the_emperor() -> None:
    table = over("PA-G PA-3 PL-G1 PL-G2 PL-G3 PL-GY GA-P1 GA-P2 GA-P4", "PL-P4")
    sheet = [row.points for row in GAME.score_sheet(table)]
    assert sheet == [[9, 5], [18, 0], [9, 0], [2, 0], [38, 5]]
    assert [row.total for row in GAME.score_sheet(table)] == [False, False, False, False, True]


def test_ruling_a17_after_60_rounds_the_game_ends_without_the_emperor() -> None:
    table = table_with(PlayerSetup(claimed="PL-G1"), PlayerSetup(claimed="PL-P1"), garden=GARDEN, seat=1, used="channel panda", round=60)
    do(table, 1, "end")
    assert table.to_act() == []
    assert table.scores() == [2, 4]
    assert table.winners() == [1]
    assert not any(player.emperor for player in look(table, None).players)
    assert "60" in str(table.ending())


def test_ruling_a17_not_before() -> None:
    early = table_with(garden=GARDEN, seat=1, used="channel panda", round=59)
    assert do(early, 1, "end").to_act() == [0]
    table = table_with(garden=GARDEN, seat=0, used="channel panda", round=60)
    assert do(table, 0, "end").to_act() == [1]


def test_after_the_end_nothing_is_offered() -> None:
    table = over(NINE_CARDS, "PA-Y")
    assert steps(table, 0) == steps(table, 1) == set()
    assert GAME.why_not(table, 0, GAME.parse("roll")) == "the game is over"
