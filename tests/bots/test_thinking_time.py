"""Time by need: a choice that is clear takes less, a turn's last decision may take all."""

import time

import pytest

import roji
from roji.bots.search import thinking
from roji.bots.thinking_time import SHARE, share_of_turn
from roji.core.game import Game
from roji.core.luck import Luck
from roji.core.state import State

GAMES = [pytest.param(game, id=game.name) for game in roji.all_games() if 2 in game.seats]
ITERATIONS = 400


def choices(game: Game, seed: int) -> list[State]:
    """Some positions of a game with something to choose."""
    state, luck, found = game.new(seats=2, seed=seed, **game.with_bots), Luck(seed), []
    while (seat := state.actor()) >= 0:
        if len(state.candidates(seat)) > 1:
            found.append(state.copy())
        state.play(seat, state.rollout_action(seat, luck))
    return found[:: len(found) // 8]


@pytest.mark.parametrize("game", GAMES)
def test_who_stops_when_the_choice_is_clear_chooses_as_after_all_the_time(game: Game) -> None:
    stopped = 0
    for seed in range(3):
        for state in choices(game, seed):
            whole, brief = (thinking(state, state.actor(), Luck(seed)) for _ in range(2))
            whole.think(state, ITERATIONS)
            brief.decide_until(state, time.perf_counter() + 3600, ITERATIONS)
            assert brief.best() == whole.best()
            assert brief.iterations <= ITERATIONS
            stopped += brief.iterations < ITERATIONS
    assert stopped > 3


def test_it_stops_when_time_is_up() -> None:
    state = choices(roji.game("ohanami"), 1)[2]
    search = thinking(state, state.actor(), Luck(1))
    search.decide_until(state, time.perf_counter(), 1_000_000)
    assert 0 < search.iterations < 100


def test_a_decision_that_others_follow_takes_half_and_the_last_one_all() -> None:
    """In Ohanami two cards are chosen and two laid; where the second is laid nothing follows."""
    state, luck, asked = roji.game("ohanami").new(seats=2, seed=1), Luck(1), 0
    while (seat := state.actor()) >= 0 and asked < 20:
        if len(codes := state.candidates(seat)) > 1:
            after = state.copy()
            after.play(seat, codes[0])
            follows = seat in after.to_act() and after.turn() == state.turn()
            laying = roji.game("ohanami").text(codes[0]).split()[0] != "choose"
            if not follows:
                assert share_of_turn(state, seat, luck) == (1.0 if laying else SHARE)
                asked += laying
            elif not laying:
                assert share_of_turn(state, seat, luck) == SHARE
        state.play(seat, state.rollout_action(seat, luck))
    assert asked == 20
