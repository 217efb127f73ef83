"""The observations of Bonsai and Takenoko: no hidden information leaks, and nothing relevant is missing."""

from collections.abc import Iterator
from itertools import islice

import pytest

import roji
from roji.core.game import Game
from roji.core.luck import Luck
from roji.core.observation.canvas import Canvas
from roji.core.state import State
from roji.testing.settings import Setting, settings
from roji.testing.walks import some, spread, truth, walk

FORESTS = [roji.game("bonsai"), roji.game("takenoko")]
TABLES = [setting for game in FORESTS for setting in settings(game)]


def positions(setting: Setting) -> Iterator[State]:
    """Some states of a game, and the same after a resignation."""
    for number, state in enumerate(some(setting, 3, 24)):
        yield state
        if state.to_act() and number % 4 == 0:
            for leaving in range(setting.seats):
                left = state.copy()
                left.resign(leaving)
                yield left


@pytest.mark.parametrize("setting", TABLES, ids=str)
def test_what_is_shown_is_what_the_seat_may_know(setting: Setting) -> None:
    game, differing = setting.game, 0
    for number, state in enumerate(positions(setting)):
        for seat in range(setting.seats):
            imagined = state.imagine(seat, Luck(number))
            assert game.observation(state, seat) == game.observation(imagined, seat), f"seat {seat} is shown what it may not know"
            differing += truth(imagined) != truth(state)
    assert differing


@pytest.mark.parametrize("setting", TABLES, ids=str)
def test_what_two_choices_make_of_a_seats_knowledge_is_shown_to_it(setting: Setting) -> None:
    """Among all successors of a position, states that a seat can distinguish have different observations."""
    compared = 0
    for state in some(setting, 5, 60):
        followers = [after(state, code) for code in spread(state.legal(state.actor()), 24)]
        for seat in range(setting.seats):
            shown = {known(follower, seat): setting.game.observation(follower, seat) for follower in followers}
            assert len(set(shown.values())) == len(shown), f"seat {seat} is shown the same, though it knows something else"
            compared += len(shown)
    assert compared > 100


def after(state: State, code: int) -> State:
    follower = state.copy()
    follower.play(state.actor(), code)
    return follower


def known(state: State, seat: int) -> bytes:
    """What a seat imagines with fixed luck: equal exactly if its knowledge is equal."""
    return truth(state.imagine(seat, Luck(1)))


@pytest.mark.parametrize("game", FORESTS, ids=lambda game: game.name)
def test_an_observation_fits_in_its_planes_wherever_it_begins(game: Game) -> None:
    state = next(islice((step.after for step in walk(Setting(game, game.seats[-1]), 1)), 60, None))
    width = game.planes.width
    canvas = Canvas(3 * width)
    canvas.start = width
    for seat in (1, 0):
        canvas.wipe(width)
        state.observe(seat, canvas)
    cells = bytes(canvas.cells)
    assert cells[width : 2 * width] == game.observation(state, 0)
    assert not any(cells[:width])
    assert not any(cells[2 * width :])
