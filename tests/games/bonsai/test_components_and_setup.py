"""What is in the box and how the table is set: cases 1 to 7."""

from collections import Counter
from typing import Any

import pytest

from roji.games.bonsai import GAME
from tests.games.bonsai.tables import deck_in_play, deck_order, look, play_out, sheet, supply

CARDS: list[dict[str, Any]] = GAME.facts["cards"]
GOALS: list[dict[str, Any]] = GAME.facts["goals"]
INTERMEDIATE = {2, 5, 8, 11, 14}
PARCHMENTS = set(range(41, 48))
MARKED_3 = {4, 5, 9, 13, 14, 17, 25, 26, 27, 28, 33}
MARKED_4 = {6, 10, 20, 31}


def test_case_1_forty_seven_cards() -> None:
    assert [card["id"] for card in CARDS] == list(range(1, 48))
    assert Counter(card["mark"] for card in CARDS) == {0: 32, 3: 11, 4: 4}
    assert Counter(card["type"] for card in CARDS) == {"tool": 6, "growth": 14, "master": 13, "helper": 7, "parchment": 7}


@pytest.mark.parametrize(
    ("seats", "printed", "size", "left", "gone"),
    [
        (1, False, 32, 28, MARKED_3 | MARKED_4),
        (2, False, 32, 28, MARKED_3 | MARKED_4),
        (3, False, 36, 32, MARKED_3),
        (3, True, 43, 39, MARKED_4),
        (4, False, 47, 43, set()),
    ],
)
def test_case_2_ruling_a1_the_deck_by_players(seats: int, printed: bool, size: int, left: int, gone: set[int]) -> None:
    table = GAME.new(seats, 3, three_player_deck="printed" if printed else "rulebook")
    assert len(deck_in_play(table)) == size
    assert set(range(1, 48)) - deck_in_play(table) == gone
    assert look(table, 0).deck == left


def test_case_3_with_two_players_all_marked_cards_leave() -> None:
    gone = set(range(1, 48)) - deck_in_play(GAME.new(2, 1))
    assert sorted(gone) == [4, 5, 6, 9, 10, 13, 14, 17, 20, 25, 26, 27, 28, 31, 33]


@pytest.mark.parametrize(("seats", "many"), [(1, 6), (2, 6), (3, 9), (4, 9)])
def test_case_4_goals_of_three_colours(seats: int, many: int) -> None:
    for seed in range(20):
        goals = {goal.goal for goal in look(GAME.new(seats, seed), None).goals}
        assert len(goals) == many
        assert len({(goal - 1) // 3 for goal in goals}) == 3
        assert bool(goals & INTERMEDIATE) == (seats > 2)


def test_case_4_all_colours_are_drawn_in_the_long_run() -> None:
    drawn = Counter((goal.goal - 1) // 3 for seed in range(60) for goal in look(GAME.new(3, seed), None).goals)
    assert sorted(drawn) == [0, 1, 2, 3, 4]


def test_case_4_without_goals_nothing_is_decided_about_them() -> None:
    table = GAME.new(2, 4, goals=False)
    assert look(table, None).goals == []
    lines = play_out(table, seed=4)
    assert not [line for line in lines if line.startswith(("claim", "renounce"))]
    assert not sheet(table, 0).get("goals")


def test_case_5_the_tiles_to_begin_with() -> None:
    four = GAME.new(4, 1)
    assert [supply(four, seat) for seat in range(4)] == ["wood", "wood leaf", "wood leaf flower", "wood leaf flower fruit"]
    assert [supply(GAME.new(2, 1), seat) for seat in range(2)] == ["wood", "wood leaf"]
    assert supply(GAME.new(1, 1), 0) == "wood leaf"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ruling_a34_the_first_seat_begins(seats: int) -> None:
    assert {GAME.new(seats, seed).actor() for seed in range(20)} == {0}


def test_case_6_the_points_of_the_goals() -> None:
    sums: Counter[str] = Counter()
    for goal in GOALS:
        sums[goal["colour"]] += goal["points"]
    assert sums == {"brown": 30, "green": 27, "orange": 33, "pink": 36, "blue": 31}
    assert sums.total() == 157


@pytest.mark.parametrize(
    ("seats", "deck", "first"), [(1, "rulebook", 20), (2, "rulebook", 20), (3, "rulebook", 22), (3, "printed", 25), (4, "rulebook", 27)]
)
def test_case_7_ruling_a19_tokonoma_has_its_parchments_in_the_upper_half(seats: int, deck: str, first: int) -> None:
    places = set()
    for seed in range(40):
        order = deck_order(GAME.new(seats, seed, tokonoma=True, three_player_deck=deck))
        assert set(order[:first]) >= PARCHMENTS
        places |= {order.index(card) for card in PARCHMENTS}
    assert max(places) >= first - 3  # they are shuffled among the others


def test_case_7_without_tokonoma_parchments_are_anywhere() -> None:
    assert any(not set(deck_order(GAME.new(2, seed))[:20]) >= PARCHMENTS for seed in range(20))


def test_ruling_a22_what_everybody_took_is_known() -> None:
    table = GAME.new(2, 1)
    play_out(table, seed=2)
    for seat in (0, 1, None):
        assert [player.cards for player in look(table, seat).players] == [player.cards for player in look(table, 0).players]
    assert all(player.cards for player in look(table, None).players)


@pytest.mark.parametrize("seats", [0, 5])
def test_no_game_for_nobody_or_five(seats: int) -> None:
    with pytest.raises(ValueError, match=f"^Bonsai is for 1 to 4 players, not {seats}$"):
        GAME.new(seats, 1)
