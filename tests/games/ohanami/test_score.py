"""The three scorings: cases 26 to 33 and the examples E3 and E4."""

from dataclasses import dataclass, field
from itertools import pairwise

import pytest

from roji.content.words import read
from roji.core.luck import Luck
from roji.core.state import State
from roji.games.ohanami import GAME
from roji.games.ohanami.actions import Discard, Lay, Start
from roji.games.ohanami.scoring import blossom_points
from tests.games.ohanami.tables import look, offers, plans_by_suits, play_on, table_at

LADDER = [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78, 91, 105, 120]
PASCAL = "4B 3P; 2B 7G; 1G 4S 3P"


def total_of(suits: str) -> int:
    """The final points of a seat that lays exactly these numbers of cards per suit in each round."""
    return table_at("over", *plans_by_suits(suits, "")).scores()[0]


def pad(table: State, seat: int) -> list[str]:
    """The score pad of a seat, "round 1, water: 12" line by line; "-" where nothing is written yet."""
    lines = [(read(row.label), row.points[seat]) for row in GAME.score_sheet(table)]
    return [f"{label}: {'-' if points is None else points}" for label, points in lines]


def test_case_26_example_e3_the_blossom_ladder() -> None:
    assert [blossom_points(count) for count in range(16)] == LADDER
    assert GAME.facts["ladder"] == LADDER
    assert blossom_points(5) == 15
    assert blossom_points(12) == 78


@pytest.mark.parametrize(
    ("suits", "points"), [("5P", 15), ("10P; 2P", 78), ("10P; 5P", 120), ("10P; 6P", 120), ("10P; 10P; 10P", 120)], ids=str
)
def test_case_26_example_e3_ruling_a8_never_more_than_120_for_blossoms(suits: str, points: int) -> None:
    assert total_of(suits) == points


def test_case_27_example_e4_a_whole_pad() -> None:
    plans = plans_by_suits(PASCAL, "")
    assert table_at("round 2, turn 1, choose", *plans).scores() == [12, 0]
    assert table_at("round 3, turn 1, choose", *plans).scores() == [12 + 46, 0]
    table = table_at("over", *plans)
    assert table.scores() == [157, 0]
    assert pad(table, 0) == [
        "round 1, water: 12",
        "round 2, water: 18",
        "round 2, plants: 28",
        "round 3, water: 18",
        "round 3, plants: 32",
        "round 3, stone: 28",
        "round 3, blossoms: 21",
        "total: 157",
    ]


def test_the_pad_is_filled_round_by_round() -> None:
    assert pad(table_at("round 2, turn 3, lay", *plans_by_suits(PASCAL, "")), 0) == [
        "round 1, water: 12",
        "round 2, water: -",
        "round 2, plants: -",
        "round 3, water: -",
        "round 3, plants: -",
        "round 3, stone: -",
        "round 3, blossoms: -",
        "total: 12",
    ]


def test_case_28_ruling_a7_blossoms_count_over_all_gardens_together() -> None:
    table = table_at("over", *plans_by_suits("3P; 2P; 1P", ""))
    assert [len(garden) for garden in look(table, 0).players[0].gardens] == [3, 2, 1]
    assert table.scores()[0] == 21


def test_case_29_water_of_the_first_round_is_paid_three_times() -> None:
    assert total_of("1B") == 9
    assert total_of("; 1B") == 6
    assert total_of("; ; 1B") == 3


def test_case_30_plants_are_paid_from_the_second_round_on_and_stone_at_the_end() -> None:
    assert total_of("1G") == 8
    assert total_of("; 1G") == 8
    assert total_of("; ; 1G") == 4
    assert [total_of(suits) for suits in ("1S", "; 1S", "; ; 1S")] == [7, 7, 7]
    assert table_at("round 3, turn 5, lay", *plans_by_suits("1S", "")).scores() == [0, 0]


def test_case_31_after_the_first_round_only_water_pays() -> None:
    assert table_at("round 2, turn 1, choose", *plans_by_suits("5G 5P", "")).scores() == [0, 0]
    assert table_at("round 2, turn 1, choose", *plans_by_suits("5G 4P 1B", "")).scores() == [3, 0]


@dataclass
class Record:
    """An independent record of a seat: the cards of its gardens in place, and the round in which each was laid."""

    rows: list[list[int]] = field(default_factory=lambda: [[], [], []])
    laid: list[tuple[int, int]] = field(default_factory=list)  # card and round
    aside: int = 0

    def note(self, code: int, round: int) -> None:
        match GAME.describe(code):
            case Discard():
                self.aside += 1
            case Start(card):
                self.rows[sum(1 for row in self.rows if row)].append(card)
                self.laid.append((card, round))
            case Lay(card, garden):
                row = self.rows[garden - 1]
                row.insert(0 if card < row[0] else len(row), card)
                self.laid.append((card, round))

    def worth(self) -> int:
        """Card by card: water 3 for each scoring to come, plants 8 or 4, stone 7, the k-th blossom k up to the 15th."""
        points = blossoms = 0
        for card, round in self.laid:
            suit = GAME.facts["suits"][card - 1]
            blossoms += suit == "P"
            points += {"B": 3 * (4 - round), "G": 4 if round == 3 else 8, "S": 7, "P": blossoms if blossoms <= 15 else 0}[suit]
        return points


def recorded_game(seats: int, seed: int, options: dict[str, object]) -> tuple[State, list[Record]]:
    table, choices = GAME.new(seats, seed, **options), Luck(-seed)
    records = [Record() for _ in range(seats)]
    while table.to_act():
        round = (table.turn() - 1) // 5 + 1
        done = play_on(table, choices)
        assert done is not None
        records[done[0]].note(done[1], round)
    return table, records


OPTIONS: list[dict[str, object]] = [{}, {"lay_order": "rotate"}, {"simultaneous_lay": True}, {"peek_before_lay": False}]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_case_32_and_case_33_a_thousand_games_card_by_card(options: dict[str, object]) -> None:
    for seed in range(1, 251):
        table, records = recorded_game(2 + seed % 3, seed, options)
        assert table.scores() == [record.worth() for record in records]
        for seat, (record, player) in enumerate(zip(records, look(table, None).players, strict=True)):
            assert player.gardens == record.rows, f"seed {seed}, seat {seat}"
            assert all(low < high for row in record.rows for low, high in pairwise(row))
            assert player.discarded == record.aside
            assert len(record.laid) + record.aside == 30


def test_case_33_all_thirty_cards_may_be_laid() -> None:
    table = table_at("over", *plans_by_suits("10B; 10G; 10P", ""))
    assert [len(garden) for garden in look(table, 0).players[0].gardens] == [10, 10, 10]
    assert look(table, 0).players[0].discarded == 0
    assert table.scores()[0] == 3 * 30 + 2 * 40 + 55


def test_the_sheet_adds_up_to_the_scores_of_every_seat() -> None:
    for seed in range(1, 20):
        table, _ = recorded_game(2 + seed % 3, seed, {})
        *lines, last = GAME.score_sheet(table)
        assert [sum(points or 0 for points in column) for column in zip(*(row.points for row in lines), strict=True)] == last.points
        assert last.points == table.scores()
        assert offers(table, 0) == []
