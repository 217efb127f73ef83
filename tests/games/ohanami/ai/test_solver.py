"""The solver of the last cards: as good as exhaustive search."""

from collections.abc import Iterator

import pytest

from roji.bots.levels import LEVELS, choose
from roji.core.luck import Luck
from roji.core.state import State
from roji.games.ohanami import GAME
from tests.games.ohanami.tables import table_at

ENOUGH = 100_000
TABLES: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (2, {"lay_order": "rotate"}),
    (3, {"simultaneous_lay": True}),
    (4, {"peek_before_lay": False}),
]


def ends(seats: int, seeds: range, options: dict[str, object]) -> Iterator[tuple[State, int]]:
    """Every choice in the last two turns of quick and careless games, with its seat."""
    for seed in seeds:
        table, luck = GAME.new(seats, seed, **options), Luck(seed)
        while table.to_act():
            for seat in table.to_act():
                if table.turn() >= 14:
                    yield table.copy(), seat
            seat = table.actor()
            code = table.random_action(seat, luck) if luck.below(3) == 0 else table.rollout_action(seat, luck)
            table.play(seat, code)


def everything(table: State, seat: int) -> int:
    """The most points of all continuations; what the others do has no influence on them."""
    if not table.to_act():
        return table.scores()[seat]
    acting = seat if seat in table.to_act() else table.actor()
    codes = table.legal(acting) if acting == seat else table.legal(acting)[-1:]
    return max(everything(after(table, acting, code), seat) for code in codes)


def after(table: State, seat: int, code: int) -> State:
    twin = table.copy()
    twin.play(seat, code)
    return twin


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_nothing_is_better_than_its_line(seats: int, options: dict[str, object]) -> None:
    compared = 0
    for table, seat in ends(seats, range(5), options):
        solved = table.solve(seat, ENOUGH)
        if solved is not None:
            compared += 1
            assert solved.in_points
            assert solved.value == everything(table, seat), f"seat {seat}\n{GAME.draw(table)}"
            assert solved.worths == {code: everything(after(table, seat, code), seat) for code in table.legal(seat)}
            for code in solved.line:
                assert GAME.why_not(table, seat, code) is None
                table.play(seat, code)
            assert everything(table, seat) == solved.value
    assert compared >= 30


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_it_knows_nothing_that_the_seat_does_not(seats: int, options: dict[str, object]) -> None:
    for table, seat in ends(seats, range(1), options):
        found = set()
        for truth in range(20):
            solved = table.imagine(seat, Luck(truth)).solve(seat, ENOUGH)
            found.add(None if solved is None else (solved.value, tuple(solved.line)))
        assert len(found) == 1


def test_the_answer_begins_when_the_last_two_cards_may_be_seen() -> None:
    open_hand = table_at("round 3, turn 4, lay", "1, 2", "3, 4")
    assert open_hand.solve(open_hand.actor(), ENOUGH) is not None
    hidden_hand = table_at("round 3, turn 4, lay", "1, 2", "3, 4", peek_before_lay=False)
    assert hidden_hand.solve(hidden_hand.actor(), ENOUGH) is None
    choosing = table_at("round 3, turn 4, choose", "1, 2", "3, 4")
    assert choosing.solve(choosing.actor(), ENOUGH) is None
    earlier = table_at("round 2, turn 5, lay", "1, 2", "3, 4")
    assert earlier.solve(earlier.actor(), ENOUGH) is None


def test_a_strong_bot_gets_all_that_its_last_cards_can_bring() -> None:
    for table, seat in ends(2, range(4), {"lay_order": "rotate"}):
        solved = table.solve(seat, ENOUGH)
        if solved is not None:
            code = choose(table, seat, LEVELS["yusha"], Luck(1), iterations=1)
            assert everything(after(table, seat, code), seat) == solved.value
