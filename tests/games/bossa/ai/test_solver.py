"""The solver agrees with exhaustive search over all orders of the pile, and uses no hidden information."""

import pytest

from roji.bots.levels import LEVELS, choose
from roji.core.luck import Luck
from roji.games.bossa import GAME
from tests.games.bossa.brute import after_step, late_tables, share, unruly_tables

ENOUGH = 1_000_000
RULES: list[dict[str, object]] = [
    {},
    {"row_size": "classic"},
    {"row_size": "loose", "stack": "many_layers"},
    {"chips": True},
    {"chips": True, "row_size": "loose", "stack": "many_layers"},
]


@pytest.mark.parametrize("options", RULES, ids=str)
def test_it_agrees_with_brute_force(options: dict[str, object]) -> None:
    tables = [table for pile in (0, 1, 2) for table in late_tables(pile, range(25), **options)]
    tables += [table for pile in (1, 2) for table in unruly_tables(pile, range(100), **options)]
    tables += [*late_tables(3, range(40), **options)[:2], *unruly_tables(3, range(60), **options)[:4]]
    assert len(tables) >= 12
    for table in tables:
        solved = table.solve(0, ENOUGH)
        assert solved is not None
        assert solved.value == pytest.approx(share(table, 0)), f"\n{GAME.draw(table)}"


@pytest.mark.parametrize("options", [RULES[0], RULES[-1]], ids=str)
def test_it_agrees_with_brute_force_where_much_is_left_out(options: dict[str, object]) -> None:
    """With four tiles in the pile, where pruning and the transposition table have much to do."""
    compared = 0
    for table in [*late_tables(4, range(120), **options), *unruly_tables(4, range(60), **options)]:
        solved = table.solve(0, 1200)
        if solved is not None and solved.positions > 500 and compared < 6:
            compared += 1
            assert solved.value == pytest.approx(share(table, 0, {})), f"\n{GAME.draw(table)}"
    assert compared >= 4


@pytest.mark.parametrize("options", RULES, ids=str)
def test_every_step_has_its_worth_and_the_line_is_the_best_of_them(options: dict[str, object]) -> None:
    for table in unruly_tables(2, range(40), **options):
        seat = table.actor()
        solved = table.solve(seat, ENOUGH)
        assert solved is not None
        assert solved.worths == {code: pytest.approx(after_step(table, code, seat)) for code in table.legal(seat)}
        for code in solved.line[:-1]:
            table.play(seat, code)
        assert after_step(table, solved.line[-1], seat) == pytest.approx(solved.value)


def test_who_waits_may_expect_what_the_other_may_not() -> None:
    for table in late_tables(3, range(30)):
        mine, theirs = table.solve(0, ENOUGH), table.solve(1, ENOUGH)
        assert mine is not None
        assert theirs is not None
        assert mine.value + theirs.value == pytest.approx(1)


def test_it_knows_neither_the_order_of_the_pile_nor_the_tile_set_aside() -> None:
    for table in late_tables(3, range(24)):
        found = set()
        for truth in range(20):
            solved = table.imagine(table.actor(), Luck(truth)).solve(table.actor(), ENOUGH)
            assert solved is not None
            found.add((solved.value, tuple(solved.line), solved.positions))
        assert len(found) == 1


def test_too_few_positions_give_no_answer_rather_than_a_guess() -> None:
    for table in late_tables(4, range(12)):
        solved = table.solve(0, ENOUGH)
        assert solved is not None
        if solved.positions:
            assert table.solve(0, solved.positions - 1) is None


def test_while_hands_or_chips_are_secret_there_is_no_answer() -> None:
    table = GAME.new(2, 1, chips=True)
    while table.to_act() and len(table.legal(table.actor())) <= 3:
        assert table.solve(table.actor(), ENOUGH) is None
        table.play(table.actor(), table.legal(table.actor())[0])


@pytest.mark.parametrize("options", RULES[:1] + RULES[-1:], ids=str)
@pytest.mark.parametrize("name", ["sensei", "yusha"])
def test_a_strong_bot_loses_nothing_with_four_tiles_or_fewer_in_the_pile(name: str, options: dict[str, object]) -> None:
    """The value of each of its steps equals that of the best step."""
    looked_at = 0
    for table in late_tables(4, range(60), **options)[:4]:
        luck = Luck(1)
        while table.to_act():
            seat = table.actor()
            solved = table.solve(seat, ENOUGH)
            assert solved is not None
            code = choose(table, seat, LEVELS[name], luck, iterations=1)
            assert solved.worths[code] == pytest.approx(solved.value)
            looked_at += solved.positions
            table.play(seat, code)
    assert looked_at > 1000
