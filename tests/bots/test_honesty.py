"""No bot looks at what its seat cannot know, in any game: whatever the truth, it makes the same move."""

import pytest

import roji
from roji.bots.levels import LEVELS, choose
from roji.core.game import Game
from roji.core.luck import Luck
from roji.core.state import State

GAMES = [pytest.param(game, id=game.name) for game in roji.all_games()]
ITERATIONS = 6


def truths_of(game: Game) -> int:
    """How many truths are tried; fewer where only the order of a pile is hidden from a lone player, and a thought is long."""
    return 200 if 2 in game.seats else 8


def whole_game(game: Game) -> list[State]:
    """Every position of a sensibly played game in which there is something to think about."""
    state = game.new(seats=2 if 2 in game.seats else game.seats[0], seed=5, **game.with_bots)
    luck, positions = Luck(5), []
    while (seat := state.actor()) >= 0:
        if len(state.candidates(seat)) > 1:
            positions.append(state.copy())
        state.play(seat, state.rollout_action(seat, luck))
    return positions


def hidden(state: State) -> str:
    """All of the truth but the luck to come."""
    return str({name: value for name, value in state.snapshot().items() if name != "luck"})


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("eighth", [0, 2, 4, 6])
@pytest.mark.parametrize("name", ["greedy", "gakusei", "senmon", "yusha"])
def test_the_same_move_whatever_the_truth_that_the_seat_cannot_see(game: Game, eighth: int, name: str) -> None:
    positions = whole_game(game)
    state = positions[len(positions) * eighth // 8]
    seat = state.actor()
    truths = [state.imagine(seat, Luck(truth)) for truth in range(truths_of(game))]
    assert len({hidden(truth) for truth in truths}) > len(truths) // 2, "the truths must differ for this to mean anything"
    moves = {choose(truth, seat, LEVELS[name], Luck(9), iterations=ITERATIONS) for truth in truths}
    assert moves == {choose(state, seat, LEVELS[name], Luck(9), iterations=ITERATIONS)}


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_and_iterations_give_the_same_move(game: Game) -> None:
    positions = whole_game(game)
    for state in positions[:: len(positions) // 3]:
        assert len({choose(state, state.actor(), LEVELS["yusha"], Luck(3), iterations=ITERATIONS) for _ in range(3)}) == 1
