"""The terms of the expected final score in Zen."""

import pytest

import roji
from roji.core.luck import Luck
from roji.games.zen.rules import Zen

ZEN = roji.game("zen")


@pytest.mark.parametrize("form", ["Fuji", "Panda"])
def test_the_open_places_are_as_sure_as_the_win_and_at_the_end_only_cards_count(form: str) -> None:
    state = ZEN.new(seed=4, form=form)
    assert isinstance(state, Zen)
    luck = Luck(4)
    while state.actor() >= 0:
        missing = float(state.layout.form.size()) - state.scores()[0]
        to_come = sum(term.points for term in ZEN.terms(state, 0)) - state.scores()[0]
        assert (to_come / float(missing)) ** float(missing) == pytest.approx(state.evaluate(0))
        state.play(0, state.rollout_action(0, luck))
    assert [term.points for term in ZEN.terms(state, 0)] == state.scores()
