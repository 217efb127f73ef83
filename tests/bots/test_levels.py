"""Weak levels err like beginners: they overlook differences, and never play what they see to be bad."""

from collections import Counter

import pytest

import roji
from roji.bots.levels import LEVELS, PLAINLY_BAD, choose, softmax_choice
from roji.bots.search import Search, thinking
from roji.core.game import Game
from roji.core.luck import Luck
from roji.core.state import State

GAMES = [game for game in roji.all_games() if 2 in game.seats]


def weighed(game: Game, decisions: int) -> tuple[State, Search]:
    """A position with a choice to make, and a search that has weighed it."""
    state, luck = game.new(seats=2, seed=5, **game.with_bots), Luck(5)
    while decisions > 0 or len(state.candidates(state.actor())) < 3:
        state.play(state.actor(), state.rollout_action(state.actor(), luck))
        decisions -= 1
    search = thinking(state, state.actor(), Luck(6))
    search.think(state, 400)
    return state, search


def hopes(search: Search) -> dict[int, float]:
    return {int(node.code): node.worth / float(node.visits) for node in search.root.children if node.visits}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_slip_is_the_likelier_the_less_it_costs_and_never_plainly_bad(game: Game) -> None:
    _, search = weighed(game, 12)
    hope = hopes(search)
    ranked = sorted(hope, key=lambda code: -hope[code])
    temperature = (hope[ranked[0]] - hope[ranked[-1]]) / 2 / PLAINLY_BAD  # the worst is twice too bad
    luck = Luck(1)
    played = Counter(softmax_choice(search, temperature, luck) for _ in range(2000))
    assert played.most_common(1)[0][0] == ranked[0]
    assert len(played) > 1
    assert all(hope[ranked[0]] - hope[code] <= PLAINLY_BAD * temperature for code in played)
    assert ranked[-1] not in played


def test_the_levels_overlook_less_and_less() -> None:
    ranks = [LEVELS[name] for name in ("gakusei", "senmon", "sensei", "yusha")]
    temperatures = [level.temperature for level in ranks]
    assert temperatures == sorted(temperatures, reverse=True)
    assert ranks[-1].temperature == 0


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_student_plays_better_than_dice(game: Game) -> None:
    """Whole games against random play; in Bossa, where luck is great, a student loses some."""
    won = 0.0
    for deal in range(24):
        state, luck = game.new(seats=2, seed=deal, **game.with_bots), Luck(deal)
        while (seat := state.actor()) >= 0:
            bot = LEVELS["gakusei" if seat == deal % 2 else "random"]
            state.play(seat, choose(state, seat, bot, luck, iterations=100))
        won += (deal % 2 in state.winners()) / len(state.winners())
    assert won >= 16
