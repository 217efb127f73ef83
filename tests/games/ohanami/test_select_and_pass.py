"""Choosing two cards and passing the rest on: cases 6 to 12."""

from itertools import combinations

import pytest

from roji.core.state import State
from roji.games.ohanami import GAME
from tests.games.ohanami.tables import do, look, offers, refusal, table_at, when


def hands(table: State) -> list[set[int]]:
    return [set(look(table, seat).hand) for seat in range(len(look(table, None).players))]


def held_by(table: State, cards: set[int]) -> int:
    """The seat whose hand came from these cards."""
    [holder] = [seat for seat, hand in enumerate(hands(table)) if hand and hand <= cards]
    return holder


def test_case_6_hands_shrink_by_two_and_any_two_may_be_kept() -> None:
    for turn, size, pairs in zip(range(1, 6), (10, 8, 6, 4, 2), (45, 28, 15, 6, 1), strict=True):
        table = table_at(f"round 1, turn {turn}, choose", "", "", "")
        for seat in range(3):
            assert look(table, seat).players[seat].hand == size
            assert selections(table, seat) == set(combinations(look(table, seat).hand, 2))
            assert len(selections(table, seat)) == pairs


def selections(table: State, seat: int) -> set[tuple[int, int]]:
    """Every pair of cards that this seat is offered, one after the other."""
    found = set()
    for first in table.legal(seat):
        after = table.copy()
        after.play(seat, first)
        found |= {(min(first, second) + 1, max(first, second) + 1) for second in after.legal(seat)}
    return found


def test_case_7_one_card_is_not_enough() -> None:
    table = table_at("round 1, turn 1, choose", "56, 65", "49, 62")
    do(table, 1, "choose 49", "choose 62")
    do(table, 0, "choose 56")
    assert when(table) == "round 1, turn 1, choose"
    assert table.to_act() == [0]
    assert refusal(table, 0, "start 56") == "cards are laid when everybody has kept two"


def test_case_7_three_cards_are_too_many() -> None:
    table = table_at("round 1, turn 1, choose", "56, 65 / 70", "49, 62")
    do(table, 0, "choose 56", "choose 65")
    third = look(table, 0).hand[0]
    assert refusal(table, 0, f"choose {third}") == "you have kept two cards already"


def test_case_7_a_card_that_is_not_in_hand() -> None:
    table = table_at("round 1, turn 1, choose", "56, 65", "49, 62")
    assert refusal(table, 0, "choose 49") == "49 is not in your hand"


def test_case_7_the_same_card_twice() -> None:
    table = table_at("round 1, turn 1, choose", "56, 65", "49, 62")
    do(table, 0, "choose 56")
    assert refusal(table, 0, "choose 56") == "you have kept 56 already"


def test_choosing_waits_until_everybody_has_laid() -> None:
    table = table_at("round 1, turn 1, lay", "56, 65", "49, 62")
    card = look(table, 0).hand[0]
    assert refusal(table, 0, f"choose {card}") == "cards are being laid now; choose again when everybody has laid"


def test_all_choose_at_once_in_any_order() -> None:
    table = table_at("round 1, turn 1, choose", "1, 2", "3, 4", "5, 6")
    do(table, 2, "choose 5")
    do(table, 0, "choose 1")
    assert table.to_act() == [0, 1, 2]
    do(table, 2, "choose 6")
    assert table.to_act() == [0, 1]
    assert [player.chosen for player in look(table, 1).players] == [1, 0, 2]


@pytest.mark.parametrize(("round", "receivers"), [(1, [1, 2, 0]), (2, [2, 0, 1]), (3, [1, 2, 0])])
def test_case_8_three_players_pass_left_right_left(round: int, receivers: list[int]) -> None:
    table = table_at(f"round {round}, turn 1, choose", "", "", "")
    before = hands(table)
    after = table_at(f"round {round}, turn 2, choose", "", "", "")
    assert [held_by(after, hand) for hand in before] == receivers


@pytest.mark.parametrize("round", [1, 2, 3])
def test_case_9_two_players_pass_to_each_other(round: int) -> None:
    before = hands(table_at(f"round {round}, turn 1, choose", "", ""))
    after = table_at(f"round {round}, turn 2, choose", "", "")
    assert [held_by(after, hand) for hand in before] == [1, 0]


@pytest.mark.parametrize("round", [1, 2, 3])
def test_case_10_in_the_fifth_turn_nothing_is_passed(round: int) -> None:
    table = table_at(f"round {round}, turn 5, choose", "", "", "")
    last = hands(table)
    for seat, hand in enumerate(last):
        do(table, seat, *(f"choose {card}" for card in sorted(hand)))
    assert when(table) == f"round {round}, turn 5, lay"
    assert [set(look(table, seat).chosen) for seat in range(3)] == last
    assert hands(table) == [set(), set(), set()]
    assert [look(table, seat).hand_from for seat in range(3)] == [None, None, None]


@pytest.mark.parametrize(
    ("round", "holders"),
    [
        pytest.param(1, [0, 1, 2, 3, 0], id="case_11"),
        pytest.param(2, [0, 3, 2, 1, 0], id="case_12"),
        pytest.param(3, [0, 1, 2, 3, 0], id="a12"),
    ],
)
def test_case_11_and_case_12_the_way_of_a_hand_among_four(round: int, holders: list[int]) -> None:
    dealt = hands(table_at(f"round {round}, turn 1, choose", "", "", "", ""))[0]
    tables = [table_at(f"round {round}, turn {turn}, choose", "", "", "", "") for turn in range(1, 6)]
    assert [held_by(table, dealt) for table in tables] == holders


def test_ruling_a12_the_screen_says_which_way_hands_go() -> None:
    tables = [table_at(f"round {round}, turn 2, choose", "", "", "") for round in (1, 2, 3)]
    assert [look(table, 0).passes for table in tables] == ["left", "right", "left"]
    assert [look(table, 0).hand_from for table in tables] == [2, 1, 2]


def test_a_kept_card_leaves_the_hand_and_lies_face_down() -> None:
    table = do(table_at("round 1, turn 1, choose", "56, 65", ""), 0, "choose 56")
    assert look(table, 0).chosen == [56]
    assert 56 not in look(table, 0).hand
    assert "choose 56" not in offers(table, 0)


def test_seats_that_have_chosen_wait() -> None:
    table = do(table_at("round 1, turn 1, choose", "56, 65", ""), 0, "choose 56", "choose 65")
    assert offers(table, 0) == []
    assert GAME.why_not(table, 0, GAME.parse("discard 56")) == "cards are laid when everybody has kept two"
