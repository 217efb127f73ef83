"""What was learned: what it looks at, that shares add up, that priors are honest, and that the game goes on without it."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from roji.bots.levels import LEVELS, choose
from roji.core.luck import Luck
from roji.core.network import INPUT, count, to_bytes
from roji.core.state import State
from roji.games.ohanami import GAME
from roji.games.ohanami.ai.features import (
    BEGUN_AFTER,
    CHOICE,
    CONTEXT,
    ENDS,
    ENDS_AFTER,
    GAP,
    NEAR,
    OF_PLAYER,
    OF_SUITS,
    OF_TABLE,
    OTHER_GAP,
    PAYS,
    SECURED,
    VERSION,
    YES,
)
from roji.games.ohanami.ai.judgement import WEIGHTS
from tests.games.ohanami.tables import table_at

learned = GAME.learned
assert learned is not None
context = learned.context
choices = learned.choices


def positions(seats: int, seed: int) -> Iterator[State]:
    state, luck = GAME.new(seats, seed, **GAME.with_bots), Luck(seed)
    while (seat := state.actor()) >= 0:
        yield state
        state.play(seat, state.rollout_action(seat, luck))


LUCK = random.Random(1)  # noqa: S311 - no secret
SHAPES = [[CONTEXT, 16, 8, 2], [CONTEXT + CHOICE, 16, 8, 1]]
FOUND = to_bytes("ohanami", VERSION, SHAPES, [LUCK.randint(-200, 200) for _ in range(sum(map(count, SHAPES)))])


@pytest.fixture(autouse=True)
def the_packages_own_weights_afterwards() -> Iterator[None]:
    yield
    WEIGHTS.read(WEIGHTS.path)


def choice(table: State, seat: int, action: str) -> list[int]:
    """What a choice is like."""
    return list(choices(table, seat, [GAME.parse(action)]))


# What it looks at


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_looks_at_nothing_that_the_seat_cannot_know(seats: int) -> None:
    for number, state in enumerate(positions(seats, 3)):
        for seat in range(seats):
            codes = state.legal(seat)
            seen = (list(context(state, seat)), list(choices(state, seat, codes)))
            for truth in range(3):
                imagined = state.imagine(seat, Luck(truth))
                assert (list(context(imagined, seat)), list(choices(imagined, seat, codes))) == seen, number


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_numbers_are_small_enough_for_the_networks(seats: int) -> None:
    for state in positions(seats, 5):
        for seat in range(seats):
            found = [*context(state, seat), *choices(state, seat, state.legal(seat))]
            assert min(found) >= 0
            assert max(found) <= INPUT


def test_gardens_are_interchangeable() -> None:
    one = table_at("round 1, turn 2, choose", "start 49, start 62", "start 56, 80")
    other = table_at("round 1, turn 2, choose", "start 62, start 49", "start 56, 80")
    ends = slice(OF_TABLE + ENDS, OF_TABLE + NEAR)
    assert list(context(one, 0))[ends] == list(context(other, 0))[ends] == [49, 62, 121, 0, 49, 62]


def test_points_that_are_sure_are_counted_in_halves() -> None:
    """In round 1 a water card pays 3 three times, a plant 4 twice, stone 7; two blossoms pay 3."""
    table = table_at("round 1, turn 2, choose", "start 49, lay 62 1", "start 56, lay 65 1")
    sure = {"B": 9, "G": 8, "S": 7, "P": 0}
    for seat, cards in enumerate(((49, 62), (56, 65))):
        suits = [GAME.facts["suits"][card - 1] for card in cards]
        points = sum(sure[suit] for suit in suits) + [0, 1, 3][suits.count("P")]
        assert list(context(table, seat))[OF_TABLE + SECURED] == points // 2
        assert list(context(table, 1 - seat))[OF_TABLE + OF_PLAYER + SECURED] == points // 2


def test_of_each_choice_it_sees_what_it_skips_and_what_is_left() -> None:
    table = table_at("round 1, turn 2, lay", "start 49, lay 62 1 / lay 64 1, lay 40 1", "start 56, 80")
    lay = choice(table, 0, "lay 64 1")
    assert lay[GAP : GAP + 3] == [YES, 2, 32]
    assert lay[OTHER_GAP : OTHER_GAP + 3] == [YES, 9, 7], "40 is nine below 49"
    assert lay[PAYS] == 4 * 9, "water laid in the first round is paid three times"
    assert lay[ENDS_AFTER : ENDS_AFTER + 6] == [49, 121, 121, 0, 0, 64]
    start = choice(table, 0, "start 64")
    assert start[ENDS_AFTER : ENDS_AFTER + 6] == [49, 64, 121, 0, 62, 64]
    assert (lay[BEGUN_AFTER], start[BEGUN_AFTER]) == (YES, 2 * YES)
    aside = choice(table, 0, "discard 64")
    assert (aside[GAP], aside[PAYS]) == (0, 0)
    assert aside[ENDS_AFTER : ENDS_AFTER + 6] == [49, 121, 121, 0, 0, 62]


def test_cards_passed_on_are_remembered() -> None:
    """A hand of eight is passed on: the other seat knows its own ten, and then these."""
    state = GAME.new(2, 1, **GAME.with_bots)
    assert sum(list(context(state, 0))[OF_SUITS + 4 : OF_SUITS + 8]) == 0
    for _ in range(4):
        state.play(state.actor(), state.legal(state.actor())[0])
    seen = list(context(state, 0))[OF_SUITS : OF_SUITS + 8]
    assert (sum(seen[:4]), sum(seen[4:])) == (8 * YES, 8 * YES)


# What it says


def test_weights_are_used_at_tables_for_two_that_they_were_learned_for() -> None:
    state = GAME.new(2, 1)
    assert state.has_learned()
    others = (GAME.new(3, 1), GAME.new(4, 1), GAME.new(2, 1, simultaneous_lay=True), GAME.new(2, 1, peek_before_lay=False))
    assert not any(other.has_learned() for other in others)


def test_priors_add_up_to_one_and_are_the_same_whatever_the_truth() -> None:
    for state in positions(2, 3):
        seat = state.actor()
        priors = state.priors(seat, state.legal(seat))
        assert sum(priors) == pytest.approx(1)
        assert min(priors) > 0
        assert state.imagine(seat, Luck(1)).priors(seat, state.legal(seat)) == priors


def test_two_players_share_one_win() -> None:
    for state in positions(2, 7):
        assert state.outlook(0) + state.outlook(1) == pytest.approx(1)
        assert 0 < state.outlook(0) < 1


def test_after_the_end_the_winner_has_it_all() -> None:
    state = GAME.new(2, 1, **GAME.with_bots)
    luck = Luck(1)
    while (seat := state.actor()) >= 0:
        state.play(seat, state.rollout_action(seat, luck))
    assert [state.outlook(seat) for seat in range(2)] == [1.0 if seat in state.winners() else 0.0 for seat in range(2)]


def test_only_who_never_errs_plays_by_what_was_learned() -> None:
    states = [state.copy() for state in positions(2, 11)][::6]
    moves = [[choose(state, state.actor(), level, Luck(1), iterations=9) for state in states] for level in LEVELS.values()]
    WEIGHTS.are_there = False
    without = [[choose(state, state.actor(), level, Luck(1), iterations=9) for state in states] for level in LEVELS.values()]
    assert [name for name, one, other in zip(LEVELS, moves, without, strict=True) if one != other] == ["yusha"]


def test_with_weights_the_move_is_the_same_whatever_the_truth() -> None:
    for state in [state.copy() for state in positions(2, 13)][5::30]:
        seat = state.actor()
        moves = {choose(state.imagine(seat, Luck(truth)), seat, LEVELS["yusha"], Luck(9), iterations=20) for truth in range(60)}
        assert moves == {choose(state, seat, LEVELS["yusha"], Luck(9), iterations=20)}


def test_the_first_thought_of_the_packages_weights_beats_greedy() -> None:
    """Of 40 games: who wins half of them reaches 30 less than once in a thousand times."""
    won = 0.0
    for number in range(40):
        state, luck = GAME.new(2, number // 2, **GAME.with_bots), Luck(number)
        while (seat := state.actor()) >= 0:
            codes = state.legal(seat)
            priors = state.priors(seat, codes)
            likeliest = codes[priors.index(max(priors))]
            state.play(seat, likeliest if seat == number % 2 else choose(state, seat, LEVELS["greedy"], luck))
        won += (number % 2 in state.winners()) / len(state.winners())
    assert won >= 30


# Files


@pytest.mark.parametrize("found", [b"", FOUND[:-1], FOUND.replace(b"features 2", b"features 9"), FOUND.replace(b"ohanami", b"bossa")])
def test_damaged_or_foreign_weights_are_refused_and_the_game_goes_on(
    found: bytes, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "weights.bin"
    path.write_bytes(found)
    WEIGHTS.read(path)
    assert caplog.messages == [f"ohanami plays by its hand-made judgement: {WEIGHTS.why_not}"]
    state = GAME.new(2, 1)
    assert not state.has_learned()
    assert choose(state, 0, LEVELS["yusha"], Luck(1), iterations=20) in state.legal(0)


def test_missing_weights_are_a_sentence(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    WEIGHTS.read(tmp_path / "weights.bin")
    assert caplog.messages == [f"ohanami plays by its hand-made judgement: {tmp_path}/weights.bin: it cannot be read"]
    assert not GAME.new(2, 1).has_learned()
