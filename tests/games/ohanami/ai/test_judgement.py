"""The learned judgement: what it looks at, that shares add up, and that the game goes on without it."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from roji.bots.levels import LEVELS, choose
from roji.core.luck import Luck
from roji.core.network import count, to_bytes
from roji.core.state import State
from roji.games.ohanami import GAME
from roji.games.ohanami.ai.features import FITS, OF_PLAYER, OF_TABLE, SECURED, VERSION, WIDTH
from roji.games.ohanami.ai.judgement import WEIGHTS
from tests.games.ohanami.tables import table_at

learned = GAME.learned
assert learned is not None
features = learned.features


def positions(seats: int, seed: int) -> Iterator[State]:
    state, luck = GAME.new(seats, seed, **GAME.with_bots), Luck(seed)
    while (seat := state.actor()) >= 0:
        yield state
        state.play(seat, state.rollout_action(seat, luck))


LUCK = random.Random(1)  # noqa: S311 - no secret
SHAPE = [WIDTH, 8, 4, 2]
FOUND = to_bytes("ohanami", VERSION, SHAPE, [LUCK.randint(-200, 200) for _ in range(count(SHAPE))])


@pytest.fixture(autouse=True)
def with_weights() -> Iterator[None]:
    """Any weights will do for what is tested here."""
    WEIGHTS.use(FOUND)
    yield
    WEIGHTS.are_there = False


def test_weights_that_are_there_are_used_with_a_horizon_of_their_own() -> None:
    state = GAME.new(2, 1)
    assert state.evaluate(0) != state.plain_evaluate(0)
    assert state.tuning().horizon == 0
    WEIGHTS.are_there = False
    assert state.evaluate(0) == state.plain_evaluate(0)
    assert state.tuning().horizon == 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_from_the_other_side_the_same_features_are_mirrored(seats: int) -> None:
    assert learned is not None
    for state in positions(seats, 3):
        seen, turned = features(state, 0, seats - 1), features(state, seats - 1, 0)
        assert [turned[found] for found in learned.mirrored] == seen
        assert len(seen) == WIDTH
        assert max(map(abs, seen)) < 2**15


def test_the_order_of_the_deck_and_of_the_gardens_does_not_count() -> None:
    for number, state in enumerate(positions(2, 5)):
        if state.snapshot()["round"] == 1:
            saved = state.snapshot()
            saved["deck"] = saved["deck"][::-1]  # type: ignore[index]
            assert features(GAME.restore(saved), 0, 1) == features(state, 0, 1), number
    one = table_at("round 1, turn 2, choose", "start 49, start 62", "start 56, 80")
    other = table_at("round 1, turn 2, choose", "start 62, start 49", "start 56, 80")
    assert features(one, 0, 1)[OF_TABLE : OF_TABLE + FITS] == features(other, 0, 1)[OF_TABLE : OF_TABLE + FITS]


def test_points_that_are_sure_are_counted_in_halves() -> None:
    """In round 1 a water card pays 3 three times, a plant 4 twice, stone 7; two blossoms pay 3."""
    table = table_at("round 1, turn 2, choose", "start 49, lay 62 1", "start 56, lay 65 1")
    sure = {"B": 9, "G": 8, "S": 7, "P": 0}
    for seat, cards in enumerate(((49, 62), (56, 65))):
        suits = [GAME.facts["suits"][card - 1] for card in cards]
        points = sum(sure[suit] for suit in suits) + [0, 1, 3][suits.count("P")]
        assert features(table, seat, 1 - seat)[OF_TABLE + SECURED] == points // 2
        assert features(table, 1 - seat, seat)[OF_TABLE + OF_PLAYER + SECURED] == points // 2


def test_two_players_share_one_win() -> None:
    for state in positions(2, 7):
        assert state.evaluate(0) + state.evaluate(1) == pytest.approx(1)
        assert 0 < state.evaluate(0) < 1


@pytest.mark.parametrize("seats", [3, 4])
def test_more_players_share_about_one_win(seats: int) -> None:
    for state in positions(seats, 7):
        assert sum(state.evaluate(seat) for seat in range(seats)) == pytest.approx(1, abs=0.2)


def test_after_the_end_the_winner_has_it_all() -> None:
    state = GAME.new(2, 1, **GAME.with_bots)
    luck = Luck(1)
    while (seat := state.actor()) >= 0:
        state.play(seat, state.rollout_action(seat, luck))
    assert [state.evaluate(seat) for seat in range(2)] == [1.0 if seat in state.winners() else 0.0 for seat in range(2)]


def test_who_has_resigned_wins_nothing() -> None:
    state = GAME.new(3, 1)
    state.resign(1)
    assert state.evaluate(1) == 0
    assert state.evaluate(0) + state.evaluate(2) == pytest.approx(1)


def test_without_weights_the_hand_made_judgement_plays_on() -> None:
    WEIGHTS.are_there = False
    state = GAME.new(2, 1, **GAME.with_bots)
    assert [state.evaluate(seat) for seat in range(2)] == [state.plain_evaluate(seat) for seat in range(2)]
    assert choose(state, 0, LEVELS["yusha"], Luck(1), iterations=20) in state.legal(0)


def test_greedy_looks_at_the_hand_made_judgement_with_weights_or_without() -> None:
    states = [state.copy() for state in positions(2, 11)][::6]
    with_weights = [choose(state, state.actor(), LEVELS["greedy"], Luck(1)) for state in states]
    WEIGHTS.are_there = False
    assert [choose(state, state.actor(), LEVELS["greedy"], Luck(1)) for state in states] == with_weights


def test_with_weights_the_move_is_the_same_whatever_the_truth() -> None:
    for state in [state.copy() for state in positions(2, 13)][5::30]:
        seat = state.actor()
        moves = {choose(state.imagine(seat, Luck(truth)), seat, LEVELS["yusha"], Luck(9), iterations=20) for truth in range(60)}
        assert moves == {choose(state, seat, LEVELS["yusha"], Luck(9), iterations=20)}


def test_damaged_weights_are_refused_and_the_game_goes_on(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    for wrong in (FOUND[:-1], FOUND.replace(b"features 1", b"features 9"), b""):
        path = tmp_path / "weights.bin"
        path.write_bytes(wrong)
        WEIGHTS.read(path)
        state = GAME.new(2, 1)
        assert state.evaluate(0) == state.plain_evaluate(0)
    assert ["damaged" in caplog.messages[0], "version 9" in caplog.messages[1], len(caplog.messages)] == [True, True, 3]
