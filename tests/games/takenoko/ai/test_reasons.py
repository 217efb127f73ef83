"""The terms of the expected final score in Takenoko."""

import pytest

import roji
from roji.core.luck import Luck
from roji.games.takenoko.ai.evaluation import expected_points
from roji.games.takenoko.ai.reasons import too_high
from roji.games.takenoko.rules import Takenoko

TAKENOKO = roji.game("takenoko")


@pytest.mark.parametrize("seats", [2, 4])
def test_the_terms_add_up_to_what_the_bots_expect_and_at_the_end_to_the_score(seats: int) -> None:
    state = TAKENOKO.new(seats=seats, seed=3)
    assert isinstance(state, Takenoko)
    luck = Luck(3)
    while (acting := state.actor()) >= 0:
        for seat in range(seats):
            assert sum(term.points for term in TAKENOKO.terms(state, seat)) == pytest.approx(expected_points(state, seat) - too_high(state))
        state.play(acting, state.rollout_action(acting, luck))
    for seat in range(seats):
        assert sum(term.points for term in TAKENOKO.terms(state, seat)) == state.scores()[seat]
    assert max(state.scores()) > 10
