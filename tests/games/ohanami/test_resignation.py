"""Resignation: ruling R1."""

from roji.core.luck import Luck
from roji.games.ohanami import GAME
from tests.games.ohanami.tables import do, gardens, look, plans_by_suits, play_on, refusal, table_at, when


def test_ruling_r1_with_one_player_left_the_game_is_over_and_that_player_wins() -> None:
    table = table_at("round 2, turn 3, choose", *plans_by_suits("4B", ""))
    assert table.scores() == [12, 0]
    table.resign(0)
    assert table.to_act() == []
    assert table.winners() == [1]
    assert table.ending() == "all others have resigned"
    assert look(table, 1).phase == "over"
    assert refusal(table, 1, f"choose {look(table, 1).hand[0]}") == "the game is over"


def test_ruling_r1_a_game_that_ends_early_leaves_its_round_unscored() -> None:
    table = table_at("round 2, turn 3, lay", *plans_by_suits("4B; 2B 2G", ""))
    table.resign(1)
    assert table.scores() == [12, 0]
    assert [row.points[0] for row in GAME.score_sheet(table)] == [12, None, None, None, None, None, None, 12]


def test_ruling_r1_of_four_players_three_may_leave_one_by_one() -> None:
    table, choices = GAME.new(4, 1), Luck(1)
    for leaving in (2, 0):
        for _ in range(7):
            play_on(table, choices)
        table.resign(leaving)
        assert table.ending() is None
        assert leaving not in table.to_act()
    table.resign(1)
    assert table.winners() == [3]
    assert table.ending() == "all others have resigned"


def test_ruling_r1_who_leaves_while_choosing_takes_two_cards_from_the_hand_and_the_rest_is_passed_on() -> None:
    table = table_at("round 1, turn 1, choose", "", "", "")
    hand = set(look(table, 1).hand)
    table.resign(1)
    taken = set(look(table, 1).chosen)
    assert len(taken) == 2
    assert table.to_act() == [0, 2]
    assert refusal(table, 1, f"choose {look(table, 1).hand[0]}") == "you have resigned"
    for seat in (0, 2):
        do(table, seat, *(f"choose {card}" for card in look(table, seat).hand[:2]))
    assert set(look(table, 2).hand) == hand - taken


def test_ruling_r1_a_card_already_chosen_is_one_of_the_two() -> None:
    table = do(table_at("round 1, turn 1, choose", "", "56, 65", ""), 1, "choose 56")
    table.resign(1)
    assert 56 in look(table, 1).chosen
    assert look(table, 0).players[1].chosen == 2


def test_ruling_r1_the_cards_are_taken_at_random() -> None:
    taken = set()
    for seed in range(40):
        table = GAME.new(3, 1)
        told = table.snapshot() | {"luck": Luck(seed).snapshot()}
        left = GAME.restore(told)
        left.resign(1)
        taken |= set(look(left, 1).chosen)
    assert taken == set(look(table, 1).hand)


def test_ruling_r1_when_the_last_to_choose_leaves_the_hands_are_passed_on() -> None:
    table = table_at("round 1, turn 1, choose", "1, 2", "", "3, 4")
    do(table, 0, "choose 1", "choose 2")
    do(table, 2, "choose 3", "choose 4")
    table.resign(1)
    assert when(table) == "round 1, turn 1, lay"
    assert look(table, 0).players[1].discarded == 2
    assert look(table, None).lays == [2, 0]


def test_ruling_r1_who_leaves_while_it_is_its_turn_to_lay_puts_what_is_left_aside() -> None:
    table = do(table_at("round 1, turn 1, lay", "49, 62", "", ""), 0, "start 49")
    table.resign(0)
    assert gardens(table, 0) == "49 | - | -"
    assert look(table, 0).aside == [62]
    assert table.to_act() == [1]


def test_ruling_r1_who_leaves_before_its_turn_to_lay_puts_its_cards_aside_then() -> None:
    table = table_at("round 1, turn 1, lay", "1, 2", "3, 4", "5, 6")
    table.resign(1)
    assert refusal(table, 1, "start 3") == "you have resigned"
    assert table.to_act() == [0]
    assert look(table, None).lays == [0, 1, 2]
    do(table, 0, "start 1", "start 2")
    assert look(table, 1).aside == [3, 4]
    assert table.to_act() == [2]


def test_ruling_r1_a_seat_that_left_lays_nothing_for_the_rest_of_the_game() -> None:
    for options in ({}, {"lay_order": "rotate"}, {"simultaneous_lay": True}, {"peek_before_lay": False}):
        table, choices = GAME.new(3, 9, **options), Luck(9)
        while when(table) != "round 2, turn 1, choose":
            play_on(table, choices)
        before = gardens(table, 2), look(table, 2).players[2].discarded
        table.resign(2)
        while table.to_act():
            assert 2 not in table.to_act()
            play_on(table, choices)
        assert (gardens(table, 2), look(table, 2).players[2].discarded) == (before[0], before[1] + 20)
        assert table.pieces() == [1] * 120


def test_ruling_r1_a_seat_that_left_cannot_win() -> None:
    plans = plans_by_suits("10B; 10G; 10P", "4P", "5P")
    table = table_at("round 3, turn 5, lay", *plans)
    table.resign(0)
    for seat in (1, 2):
        do(table, seat, *(f"discard {card}" for card in look(table, seat).chosen))
    assert table.scores()[0] > 200
    assert table.winners() == [2]
    assert table.ending() == "the third scoring is done, and 15 points are the most"


def test_ruling_r1_nobody_fears_the_points_of_a_seat_that_left() -> None:
    table = table_at("round 3, turn 2, choose", *plans_by_suits("10B; 10G", "10P; 5P", "1P"))
    assert table.evaluate(1) < 0.5
    table.resign(0)
    assert table.evaluate(1) > 0.9


def test_ruling_r1_a_seat_that_left_shares_no_tie() -> None:
    table = table_at("round 3, turn 5, lay", *plans_by_suits("4P", "4P", "4P"))
    table.resign(1)
    for seat in (0, 2):
        do(table, seat, *(f"discard {card}" for card in look(table, seat).chosen))
    assert table.scores() == [10, 10, 10]
    assert table.winners() == [0, 2]


def test_ruling_r1_resigning_twice_or_after_the_end_changes_nothing() -> None:
    table = table_at("round 1, turn 1, choose", "", "", "")
    table.resign(1)
    once = table.snapshot()
    table.resign(1)
    assert table.snapshot() == once
    over = table_at("over", *plans_by_suits("5P", "", ""))
    over.resign(0)
    assert over.winners() == [0]


def test_ruling_r6_who_leaves_while_all_lay_at_once_takes_back_what_nobody_has_seen() -> None:
    for decided in (["start 49"], ["start 49", "lay 62 1"], ["discard 62"], []):
        table = do(table_at("round 1, turn 1, lay", "49, 62", "1, 2", "3, 4", simultaneous_lay=True), 0, *decided)
        table.resign(0)
        assert gardens(table, 0) == "- | - | -"
        assert look(table, 0).aside == [49, 62]
        assert table.to_act() == [1, 2]
        do(table, 1, "start 1", "start 2")
        do(table, 2, "start 3", "start 4")
        assert when(table) == "round 1, turn 2, choose"
        assert look(table, 1).players[0].discarded == 2
        assert look(table, 1).players[0].gardens == [[], [], []]


def test_ruling_r6_gardens_of_earlier_turns_stay() -> None:
    table = table_at("round 1, turn 2, lay", "start 49, lay 62 1 / 65, 70", "", "", simultaneous_lay=True)
    do(table, 0, "lay 65 1", "start 70")
    table.resign(0)
    assert gardens(table, 0) == "49 62 | - | -"
    assert refusal(table, 1, f"start {look(table, 1).chosen[0]}") is None


def test_ruling_r6_when_the_last_to_decide_leaves_the_turn_is_over() -> None:
    table = table_at("round 1, turn 1, lay", "49, 62", "1, 2", "3, 4", simultaneous_lay=True)
    do(table, 1, "start 1", "start 2")
    do(table, 2, "start 3", "start 4")
    do(table, 0, "start 49")
    table.resign(0)
    assert when(table) == "round 1, turn 2, choose"
    assert look(table, 1).players[0].discarded == 2
