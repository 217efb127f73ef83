"""Resignation: ruling A1."""

import pytest

from roji.core.state import State
from roji.games.bossa import GAME
from tests.games.bossa.tables import Line, O, P, do, end, hand, look, offers, opening_with, refusal, table_with


def at_work() -> list[State]:
    """A table at each kind of choice."""
    table = table_with(Line(5, "down 4/0"), Line(3), "4/1 2/1 2/3 3/1")
    return [
        opening_with(5, 3),
        do(opening_with(5, 3), P, "open first"),
        do(opening_with(5, 3, chips=True), P, "open white"),
        do(do(opening_with(5, 3, chips=True), P, "open white"), P, "keep doubler"),
        table,
        do(table.copy(), P, "place white up", "use 2/1"),
        do(table.copy(), P, "stack white down 1", "use 4/1"),
        do(table.copy(), P, "exchange 2/1"),
    ]


@pytest.mark.parametrize("leaving", [P, O])
def test_ruling_a1_the_other_wins_at_once(leaving: int) -> None:
    for table in at_work():
        table.resign(leaving)
        assert table.to_act() == []
        assert table.legal(P) == table.legal(O) == []
        assert table.winners() == [1 - leaving]
        assert table.scores() == [int(seat != leaving) for seat in (P, O)]
        assert table.ending()
        assert end(table) is None, "none of A to E"
        assert look(table).end is not None
        assert GAME.why_not(table, 1 - leaving, 0) == "the game is over"


def test_ruling_a1_leaving_is_no_move() -> None:
    for table in at_work():
        for seat in table.to_act():
            assert not [line for line in offers(table, seat) if "resign" in line]
    with pytest.raises(ValueError, match="is no action"):
        GAME.parse("resign")


def test_ruling_a1_hidden_hands_stay_hidden() -> None:
    table = opening_with(5, 3)
    table.resign(P)
    assert look(table, P).players[O].hand is None
    assert look(table, O).players[P].hand is None
    assert len(hand(table, O, O)) == 4


def test_ruling_a1_a_secret_chip_stays_secret() -> None:
    table = do(do(opening_with(5, 3, chips=True), P, "open white"), P, "keep doubler")
    table.resign(O)
    assert look(table, O).players[P].chip is None
    assert look(table, P).players[P].chip == "doubler"


def test_nobody_resigns_twice_or_after_the_end() -> None:
    table = opening_with(5, 3)
    table.resign(P)
    before = table.snapshot()
    table.resign(P)
    table.resign(O)
    assert table.snapshot() == before
    assert table.winners() == [O]
    assert refusal(table, O, "open white") == "the game is over"
