"""The terms of a player's chance to win Bossa, in per cent."""

import pytest

import roji
from roji.content.words import read
from roji.core.luck import Luck
from roji.games.bossa.ai.draws import Outlook
from roji.games.bossa.ai.evaluation import OTHER, SIGNS, WEIGHTS, signs, values
from roji.games.bossa.ai.reasons import OWN, RIVALS
from roji.games.bossa.components import count
from roji.games.bossa.rules import Bossa
from roji.games.bossa.state import MOVE

BOSSA = roji.game("bossa")


@pytest.mark.parametrize("seed", range(4))
def test_the_terms_add_up_to_the_chance_to_win(seed: int) -> None:
    state = BOSSA.new(seed=seed)
    luck = Luck(seed)
    while state.actor() >= 0:
        for seat in range(2):
            assert sum(term.points for term in BOSSA.terms(state, seat)) == pytest.approx(100 * state.evaluate(seat))
        state.play(state.actor(), state.rollout_action(state.actor(), luck))
    assert [[term.points for term in BOSSA.terms(state, seat)] for seat in range(2)] == [[100 * state.evaluate(seat)] for seat in range(2)]


def test_every_sign_that_the_bots_weigh_has_its_words_and_its_value() -> None:
    assert len(OWN) == len(RIVALS) == len(SIGNS)
    state = BOSSA.new(seed=5)
    assert isinstance(state, Bossa)
    luck = Luck(5)
    looked = 0
    while state.actor() >= 0:
        if state.phase == MOVE:
            hidden, late = float(count(state.hidden)), 1.0 - float(state.pile_left()) / 18.0
            for seat, at in ((0, 0), (1, OTHER)):
                outlook = Outlook()
                outlook.look(state, seat)
                weighed = sum(WEIGHTS[at + i] * value for i, value in enumerate(values(state, seat, outlook, hidden, late)))
                assert weighed == pytest.approx(signs(state, seat, outlook, hidden, late, at))
            looked += 1
        state.play(state.actor(), state.rollout_action(state.actor(), luck))
    assert looked > 5


def test_what_helps_the_one_hurts_the_other() -> None:
    state = BOSSA.new(seed=6)
    luck = Luck(6)
    for _ in range(12):
        state.play(state.actor(), state.rollout_action(state.actor(), luck))
    mine = {read(term.label): term.points for term in BOSSA.terms(state, 0)}
    theirs = {read(term.label): term.points for term in BOSSA.terms(state, 1)}
    assert mine["your Exchange"] == pytest.approx(-theirs["the other player’s Exchange"])
    assert mine["your Exchange"] > 0
