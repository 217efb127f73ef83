"""The games' forecasts of final scores are better than the current scores."""

import pytest

import roji
from roji.core.luck import Luck


@pytest.mark.parametrize(("name", "seats"), [("bonsai", 2), ("ohanami", 2), ("takenoko", 2), ("takenoko", 4), ("zen", 1)])
def test_in_the_middle_of_the_game_the_expected_score_is_nearer_to_the_final_one_than_the_score_so_far(name: str, seats: int) -> None:
    game = roji.game(name)
    told: list[tuple[float, int, int]] = []
    for seed in range(4):
        state, luck = game.new(seats=seats, seed=seed), Luck(seed)
        middle = _turns(name, seats, seed) // 2
        while state.turn() < middle:
            state.play(state.actor(), state.rollout_action(state.actor(), luck))
        expected = [sum(term.points for term in game.terms(state, seat)) for seat in range(seats)]
        so_far = state.scores()
        while state.actor() >= 0:
            state.play(state.actor(), state.rollout_action(state.actor(), luck))
        told += zip(expected, so_far, state.scores(), strict=True)
    wrong = sum(abs(expected - final) for expected, _, final in told)
    assert wrong < 0.7 * sum(abs(so_far - final) for _, so_far, final in told)


def _turns(name: str, seats: int, seed: int) -> int:
    state, luck = roji.game(name).new(seats=seats, seed=seed), Luck(seed)
    while state.actor() >= 0:
        state.play(state.actor(), state.rollout_action(state.actor(), luck))
    return state.turn()
