"""Bots that do not look ahead."""

from roji.core.luck import Luck
from roji.core.state import State


def choose_at_random(state: State, seat: int, luck: Luck) -> int:
    return state.random_action(seat, luck)


def choose_greedily(state: State, seat: int, luck: Luck) -> int:
    """The action with the best static evaluation after it; ties are broken at random."""
    best: list[int] = []
    highest = -1.0
    for code in state.candidates(seat):
        after = state.copy()
        after.play(seat, code)
        hope = after.evaluate(seat)
        if hope > highest + 1e-12:
            best, highest = [code], hope
        elif hope > highest - 1e-12:
            best.append(code)
    return best[luck.below(len(best))]
