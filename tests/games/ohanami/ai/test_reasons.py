"""The terms of the expected final score in Ohanami, suit by suit."""

import pytest

import roji
from roji.content.words import read
from roji.core.luck import Luck
from roji.games.ohanami.ai.policy import expected_points
from roji.games.ohanami.ai.reasons import too_high
from roji.games.ohanami.rules import Ohanami

OHANAMI = roji.game("ohanami")
STONES = [f"choose {card}" for card, letter in enumerate(OHANAMI.facts["suits"], 1) if letter == "S"]


@pytest.mark.parametrize("seats", [2, 4])
def test_the_terms_add_up_to_what_the_bots_expect_and_at_the_end_to_the_score(seats: int) -> None:
    state = OHANAMI.new(seats=seats, seed=3)
    assert isinstance(state, Ohanami)
    luck = Luck(3)
    while (acting := state.actor()) >= 0:
        for seat in range(seats):
            bots = expected_points(state, state.players[seat])
            assert sum(term.points for term in OHANAMI.terms(state, seat)) == pytest.approx(bots - too_high(state))
        state.play(acting, state.rollout_action(acting, luck))
    for seat in range(seats):
        assert sum(term.points for term in OHANAMI.terms(state, seat)) == state.scores()[seat] > 0


def test_a_card_that_is_kept_counts_for_its_suit() -> None:
    state = OHANAMI.new(seats=2, seed=1)
    before = {read(term.label): term.points for term in OHANAMI.terms(state, 0)}
    grey = [code for code in map(OHANAMI.parse, STONES) if code in state.legal(0)]
    state.play(0, grey[0])
    after = {read(term.label): term.points for term in OHANAMI.terms(state, 0)}
    assert after["stone"] > before["stone"] == 0.0
    assert (after["water"], after["plants"], after["blossoms"]) == (0.0, 0.0, 0.0)
