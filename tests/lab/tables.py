"""Every game with observations, for every number of players, and random play for tests."""

from collections.abc import Iterator
from typing import Any

import roji
from roji.core.state import State

TABLES = [(game.name, seats) for game in roji.all_games() if game.planes.width for seats in game.seats]
SEVERAL = [(name, seats) for name, seats in TABLES if seats > 1]
ALONE = [name for name, seats in TABLES if seats == 1]
TOGETHER = [(name, seats) for name, seats in SEVERAL if len(roji.game(name).new(seats, 1).to_act()) > 1]


def random_codes(state: State, luck: roji.Luck) -> Iterator[tuple[int, int]]:
    """Play a game to its end at random; yields the seat and the code before each is played."""
    while (seat := state.actor()) >= 0:
        code = state.random_action(seat, luck)
        yield seat, code
        state.play(seat, code)


def whole_game(name: str, seats: int, seed: int, **options: Any) -> tuple[list[int], State]:
    """The codes of a random game with this seed, and its final state."""
    state = roji.game(name).new(seats, seed, **options)
    codes = [code for _, code in random_codes(state, roji.Luck(seed))]
    return codes, state
