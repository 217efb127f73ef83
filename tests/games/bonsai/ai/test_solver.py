"""The solver of the last turn: as good as exhaustive search."""

from collections.abc import Iterator

import pytest

from roji.bots.levels import LEVELS, choose
from roji.core.luck import Luck
from roji.core.state import State
from roji.games.bonsai import GAME
from roji.games.bonsai.rules import Bonsai
from roji.games.bonsai.state import NOT_YET

ENOUGH = 200_000
TABLES: list[tuple[int, dict[str, object]]] = [
    (1, {}),
    (1, {"scenario": "scorching_summer"}),
    (1, {"scenario": "flourishing_spring"}),
    (1, {"scenario": "emperor"}),
    (2, {}),
    (3, {"refill_timing": "after_discard"}),
    (4, {}),
]


def last_turns(seats: int, seeds: range, options: dict[str, object]) -> Iterator[Bonsai]:
    """The states at the beginning of every seat's last turn, in games of the rollout policy."""
    for seed in seeds:
        table, luck, turn = GAME.new(seats, seed, **options), Luck(seed), 0
        assert isinstance(table, Bonsai)
        while table.to_act():
            if table.final != NOT_YET and table.turn() != turn:
                turn = table.turn()
                yield table.copy()
            table.play(table.actor(), table.rollout_action(table.actor(), luck))


def everything(table: State, seat: int, turn: int, room: list[int]) -> int:
    """The best rank of all continuations, by exhaustive search: in solo games a win first, then points. `room` limits the search."""
    room[0] -= 1
    if not table.to_act() or table.turn() != turn:
        return table.scores()[seat] + (1000 if table.winners() == [0] and seat == 0 and table.snapshot()["seats"] == 1 else 0)
    best = 0
    for code in table.legal(seat) if room[0] > 0 else []:
        after = table.copy()
        after.play(seat, code)
        best = max(best, everything(after, seat, turn, room))
    return best


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_nothing_is_better_than_its_line(seats: int, options: dict[str, object]) -> None:
    compared = 0
    for table in last_turns(seats, range(12), options):
        seat, turn, room = table.actor(), table.turn(), [2000]
        best = everything(table, seat, turn, room)
        solved = table.solve(seat, ENOUGH)
        assert solved is not None
        for code in solved.line:
            assert GAME.why_not(table, seat, code) is None
            table.play(seat, code)
        assert not table.to_act() or table.turn() != turn, "the line does not end with the turn"
        assert solved.in_points
        assert solved.value == table.scores()[seat]
        if room[0] > 0:
            compared += 1
            assert solved.value == best % 1000, f"\n{GAME.draw(table)}"
    assert compared >= 4


def test_alone_a_win_goes_before_points() -> None:
    """If exhaustive search finds a win, the solver's line wins."""
    won = 0
    for table in last_turns(1, range(60), {}):
        room = [2000]
        best = everything(table, 0, table.turn(), room)
        solved = table.solve(0, ENOUGH)
        assert solved is not None
        for code in solved.line:
            table.play(0, code)
        if room[0] > 0:
            assert (table.winners() == [0]) == (best >= 1000)
            won += best >= 1000
    assert won > 0, "no game could be won: this shows nothing"


def test_before_the_last_turn_or_for_another_seat_there_is_no_answer() -> None:
    table = GAME.new(2, 1)
    assert table.solve(0, ENOUGH) is None
    for last in last_turns(2, range(3), {}):
        assert last.solve(1 - last.actor(), ENOUGH) is None
        assert last.solve(last.actor(), 1) is None


def test_a_strong_bot_gets_all_that_there_is_in_its_last_turn() -> None:
    for table in last_turns(2, range(6), {}):
        seat, turn = table.actor(), table.turn()
        solved = table.solve(seat, ENOUGH)
        assert solved is not None
        while table.to_act() and table.turn() == turn:
            table.play(seat, choose(table, seat, LEVELS["sensei"], Luck(1), iterations=1))
        assert table.scores()[seat] == solved.value
