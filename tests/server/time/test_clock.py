"""Clock arithmetic with given instants; nothing here waits."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from roji.server.time.clock import DAY, SECOND, Clock, ClockChange, Days, Dial, Live, passed, returned, start, stop, whole

BLITZ = Live(60, 5)
NOON = 1_800_000_000_000


def step(before: set[int], after: set[int], mover: int = 0, turned: bool = True, undone: bool = False) -> ClockChange:
    return ClockChange(frozenset(before), frozenset(after), mover, turned, undone)


def test_a_clock_runs_only_while_it_has_a_deadline() -> None:
    still, running = Dial(60 * SECOND), start(Dial(60 * SECOND), NOON)
    assert still.remaining(NOON + DAY) == 60 * SECOND
    assert running.remaining(NOON + 20 * SECOND) == 40 * SECOND
    assert running.remaining(NOON + DAY) == 0


def test_starting_a_running_clock_changes_nothing() -> None:
    running = start(Dial(60 * SECOND), NOON)
    assert start(running, NOON + 30 * SECOND) == running


def test_after_a_turn_the_seconds_of_a_turn_are_added_and_the_other_clock_runs() -> None:
    ann, bob = start(Dial(60 * SECOND), NOON), Dial(50 * SECOND)
    turn = step({0}, {1})
    assert passed(BLITZ, ann, 0, turn, NOON + 20 * SECOND) == Dial(45 * SECOND)
    assert passed(BLITZ, bob, 1, turn, NOON + 20 * SECOND) == Dial(50 * SECOND, NOON + 70 * SECOND)


def test_going_back_together_gives_no_time_but_the_days_of_a_move() -> None:
    together = ClockChange(frozenset({1}), frozenset({0}), 1, True, True, together=True)
    assert passed(BLITZ, Dial(2 * SECOND), 0, together, NOON) == Dial(2 * SECOND, NOON + 2 * SECOND)
    assert passed(Days(3), Dial(10 * SECOND), 0, together, NOON) == Dial(3 * DAY, NOON + 3 * DAY)


def test_within_a_turn_the_clock_runs_on() -> None:
    ann = start(Dial(60 * SECOND), NOON)
    assert passed(BLITZ, ann, 0, step({0}, {0}, turned=False), NOON + 20 * SECOND) == ann


def test_a_player_with_two_turns_in_a_row_gets_the_increment_too() -> None:
    ann = start(Dial(60 * SECOND), NOON)
    after = passed(BLITZ, ann, 0, step({0}, {0}), NOON + 20 * SECOND)
    assert after.remaining(NOON + 20 * SECOND) == 45 * SECOND


def test_clocks_of_others_who_choose_at_the_same_time_do_not_change() -> None:
    bob = start(Dial(60 * SECOND), NOON)
    assert passed(BLITZ, bob, 1, step({0, 1}, {1}), NOON + 20 * SECOND) == bob


def test_days_are_reset_by_every_move_but_not_by_an_undo() -> None:
    clock = Days(2)
    used = Dial(3 * SECOND)
    assert passed(clock, used, 0, step({1}, {0}, mover=1), NOON) == Dial(2 * DAY, NOON + 2 * DAY)
    assert passed(clock, used, 0, step({1}, {0}, undone=True), NOON) == Dial(3 * SECOND, NOON + 3 * SECOND)


@pytest.mark.parametrize("clock", [BLITZ, Live(600), Days(3)])
def test_nobody_gains_time_by_undoing(clock: Clock) -> None:
    begun = start(Dial(whole(clock)), NOON)
    now, dial = NOON, begun
    for _ in range(100):
        now += 100
        dial = passed(clock, dial, 0, step({0}, {1}), now)
        dial = passed(clock, dial, 0, step({1}, {0}, undone=True), now)
    assert dial.remaining(now) == begun.remaining(now)


def test_a_returning_player_has_the_time_left_or_the_days_of_a_move() -> None:
    assert returned(Live(600), Dial(0)).left == 0
    assert returned(Live(600), Dial(300 * SECOND)).left == 300 * SECOND
    assert returned(Days(2), Dial(0)).left == 2 * DAY


clocks = st.builds(Live, st.integers(1, 7200), st.integers(0, 60)) | st.builds(Days, st.integers(1, 30))
moments = st.lists(st.tuples(st.integers(0, 30 * SECOND), st.integers(0, 2), st.booleans(), st.booleans()), max_size=60)


@given(clocks, moments)
def test_what_is_used_and_what_is_left_make_the_whole(clock: Clock, moments: list[tuple[int, int, bool, bool]]) -> None:
    """Three players in any order: a live clock loses exactly the time it ran, and gains exactly the increments."""
    dials = [Dial(whole(clock)) for _ in range(3)]
    now, acting, used, added = NOON, {0}, [0, 0, 0], [0, 0, 0]
    dials[0] = start(dials[0], now)
    for wait, following, together, turned in moments:
        now += wait
        mover, after = min(acting), {following, (following + 1) % 3} if together else {following}
        for seat in acting:
            used[seat] += wait
            ends = seat not in after or (turned and seat == mover)
            added[seat] += clock.added * SECOND if isinstance(clock, Live) and ends else 0
        change = step(acting, after, mover, turned)
        dials = [passed(clock, dial, seat, change, now) for seat, dial in enumerate(dials)]
        assert {seat for seat, dial in enumerate(dials) if dial.deadline is not None} == after
        acting = after
    for seat, dial in enumerate(dials):
        if isinstance(clock, Live) and sum(used) < whole(clock):
            assert dial.remaining(now) == whole(clock) - used[seat] + added[seat]
        assert stop(dial, now).deadline is None
        assert stop(dial, now).left == dial.remaining(now) >= 0
