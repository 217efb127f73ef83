"""The chances told are calibrated: those that games have come up to."""

from itertools import pairwise

import pytest

import roji
from roji.bots.analysis.advice import advise
from roji.bots.analysis.chances import calibrated, steepness
from roji.core.game import Game
from roji.core.luck import Luck
from roji.core.state import State

FOR_TWO = [pytest.param(game, id=game.name) for game in roji.all_games() if 2 in game.seats]
SHARES = [0.02, 0.2, 0.5, 0.8, 0.98]


def every_turn(game: Game, seats: int = 2) -> list[State]:
    """The first decision of every turn of a sensibly played game."""
    state, luck = game.new(seats=seats, seed=3, **game.with_bots), Luck(3)
    turns: dict[int, State] = {}
    while (seat := state.actor()) >= 0:
        turns.setdefault(state.turn(), state.copy())
        state.play(seat, state.rollout_action(seat, luck))
    return list(turns.values())


@pytest.mark.parametrize("game", FOR_TWO)
def test_what_is_certain_stays_certain_and_what_is_better_stays_better(game: Game) -> None:
    for state in every_turn(game):
        told = [calibrated(game, state, share) for share in (0.0, *SHARES, 1.0)]
        assert (told[0], told[-1]) == (0.0, 1.0)
        assert all(one < other for one, other in pairwise(told))


@pytest.mark.parametrize("game", FOR_TWO)
def test_from_turn_to_turn_the_same_promise_is_told_much_the_same(game: Game) -> None:
    """A third of the game does not end with a jump, which a review would take for luck or skill."""
    for one, other in pairwise(every_turn(game)):
        if other.turn() == one.turn() + 1:
            assert all(abs(calibrated(game, one, share) - calibrated(game, other, share)) < 0.1 for share in SHARES)


def test_early_in_bonsai_hardly_anything_is_known() -> None:
    """Of 300 games between equals the search knew no more than a coin in the first third."""
    state = roji.game("bonsai").new(seats=2, seed=1)
    assert 0.4 < calibrated(roji.game("bonsai"), state, 0.1) < calibrated(roji.game("bonsai"), state, 0.9) < 0.6


def test_what_was_fitted_for_two_is_not_told_to_three() -> None:
    ohanami = roji.game("ohanami")
    assert all(calibrated(ohanami, state, 0.3) == pytest.approx(0.3) for state in every_turn(ohanami, 3))


@pytest.mark.parametrize("game", FOR_TWO)
def test_the_steepness_is_that_of_the_curve(game: Game) -> None:
    for state in every_turn(game)[::5]:
        for share in SHARES:
            rise = calibrated(game, state, share + 1e-6) - calibrated(game, state, share - 1e-6)
            assert steepness(game, state, share) == pytest.approx(rise / 2e-6, rel=1e-3)


def test_advice_tells_calibrated_chances() -> None:
    """In the first turn of Bonsai a search that sees itself far ahead or behind is not believed."""
    game = roji.game("bonsai")
    for seed in range(4):
        state = game.new(seats=2, seed=seed)
        assert all(0.4 < hint.chance < 0.6 for hint in advise(game, state, state.actor(), Luck(seed), 0, 60))
