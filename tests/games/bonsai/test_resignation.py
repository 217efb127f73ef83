"""Resignation: ruling R1."""

from roji.games.bonsai import GAME
from tests.games.bonsai.tables import PlayerSetup, claimed, do, look, offers, play_out, refusal, row, table_with, tiles


def test_ruling_r1_of_two_players_the_other_wins() -> None:
    table = table_with(PlayerSetup("L(0,-1)"), PlayerSetup())
    table.resign(0)
    assert table.to_act() == []
    assert table.winners() == [1]
    assert table.ending() == "all others have resigned"
    assert refusal(table, 1, "cultivate") == "the game is over"


def test_ruling_r1_alone_the_game_is_lost() -> None:
    table = GAME.new(1, 1)
    table.resign(0)
    assert table.to_act() == []
    assert table.winners() == []
    assert table.ending() == "the bonsai was given up"


def test_ruling_r1_the_others_play_on() -> None:
    table = table_with(PlayerSetup("L(0,-1) L(1,-1)"), PlayerSetup(), PlayerSetup())
    table.resign(0)
    assert table.actor() == 1
    assert refusal(table, 0, "cultivate") == "you have resigned"
    do(table, 1, "meditate 1")
    do(table, 2, "meditate 1")
    assert table.actor() == 1
    play_out(table, seed=1)
    assert table.winners()[0] in (1, 2)


def test_ruling_r1_what_was_begun_stays_and_the_row_is_filled() -> None:
    table = table_with(PlayerSetup("", "wood"), PlayerSetup(), PlayerSetup(), row=[34, 1, 2, 3], deck=[7, 8, 10])
    do(table, 0, "meditate 1", "grow wood 0,-1")
    table.resign(0)
    assert tiles(table, 0) == {"W(0,-1)"}
    assert row(table) == [7, 1, 2, 3]
    assert table.actor() == 1


def test_ruling_r1_claimed_goals_do_not_come_back() -> None:
    table = table_with(PlayerSetup(claimed=[4]), PlayerSetup(), PlayerSetup(), goals=[*range(1, 10)])
    table.resign(0)
    assert claimed(table, 0) == [4]
    assert [goal.owner for goal in look(table, 1).goals if goal.goal == 4] == [0]


def test_ruling_r1_who_left_has_no_last_turn() -> None:
    table = table_with(PlayerSetup(), PlayerSetup(), PlayerSetup(), row=[1, 2, 3, 7], deck=[8])
    do(table, 0, "meditate 1")
    table.resign(2)
    do(table, 1, "cultivate", "done")
    do(table, 0, "cultivate", "done")
    assert table.to_act() == []


def test_ruling_r1_the_last_card_may_be_turned_up_by_leaving() -> None:
    table = table_with(PlayerSetup("", ""), PlayerSetup(), PlayerSetup(), row=[34, 1, 2, 3], deck=[8])
    do(table, 0, "meditate 1")
    table.resign(0)
    assert look(table, 1).final_turns == 2
    do(table, 1, "cultivate", "done")
    assert offers(table, 2)


def test_nobody_resigns_twice() -> None:
    table = table_with(PlayerSetup(), PlayerSetup(), PlayerSetup())
    table.resign(1)
    before = table.snapshot()
    table.resign(1)
    assert table.snapshot() == before
