"""Statistics of games: their length and the shares of the five ends are close to those of independent simulations."""

import os
from collections import Counter
from collections.abc import Callable

import pytest

from roji.bots.greedy import choose_at_random, choose_greedily
from roji.core.luck import Luck
from roji.core.state import State
from roji.games.bossa import GAME
from tests.games.bossa.tables import end

SOAK = os.environ.get("ROJI_SOAK") == "1"  # the long run
RANDOM_GAMES = 2000 if SOAK else 300
GREEDY_GAMES = 2000 if SOAK else 60

Choose = Callable[[State, int, Luck], int]


def play(games: int, choose: Choose, **options: object) -> tuple[float, dict[str, float]]:
    """The mean number of turns, and the share of each end in per cent."""
    turns, ends = 0, Counter[str]()
    for seed in range(games):
        table, choices = GAME.new(2, seed, **options), Luck(-1 - seed)
        while table.to_act():
            seat = table.actor()
            table.play(seat, choose(table, seat, choices))
        turns += table.turn()
        ends[str(end(table))] += 1
    return turns / games, {letter: 100 * ends[letter] / games for letter in "ABCDE"}


# Random players: mean turns; per cent of A, B, D and E. C is rare, and counted with A.
SIMULATED = [
    ({}, 13.2, (1.8, 13.7, 80.2, 4.3)),
    ({"row_size": "classic"}, 13.5, (3.2, 19.1, 71.6, 6.0)),
    ({"row_size": "loose"}, 14.5, (2.4, 45.9, 33.5, 18.1)),
    ({"stack": "many_layers"}, 13.1, (1.7, 10.9, 83.3, 4.2)),
    ({"chips": True}, 13.3, (2.6, 13.9, 79.0, 4.5)),
]


@pytest.mark.parametrize(("options", "mean", "shares"), SIMULATED, ids=str)
def test_random_games_go_as_simulated(options: dict[str, object], mean: float, shares: tuple[float, ...]) -> None:
    turns, ends = play(RANDOM_GAMES, choose_at_random, **options)
    assert turns == pytest.approx(mean, abs=0.6)
    found = (ends["A"] + ends["C"], ends["B"], ends["D"], ends["E"])
    assert found == pytest.approx(shares, abs=9)


def test_greedy_games_last_11_to_14_turns_and_most_end_stuck() -> None:
    turns, ends = play(GREEDY_GAMES, choose_greedily)
    spread = 0.0 if SOAK else 0.8  # three standard errors of the mean of this few games
    assert 11 - spread <= turns <= 14 + spread
    assert max(ends, key=lambda letter: ends[letter]) == "D"
    if SOAK:
        assert all(ends[letter] > 0 for letter in "ABDE")
