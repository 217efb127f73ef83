"""Whole games played out by chance, or by the quick policy."""

import time

from mypy_extensions import i64

from roji.core.luck import Luck
from roji.core.state import State


def play_out(state: State, luck: Luck) -> i64:
    """Play random actions to the end, in place; returns their number."""
    steps: i64 = 0
    seat = state.actor()
    while seat >= 0:
        state.play(seat, state.random_action(seat, luck))
        seat = state.actor()
        steps += 1
    return steps


def attempt(state: State, luck: Luck, left_ms: float) -> bool | None:
    """Play solo to the end by the game's rollout policy, which sees only what a player may know; None if time runs out."""
    end = time.monotonic() + left_ms / 1000
    while state.actor() >= 0:
        if time.monotonic() >= end:
            return None
        state.play(0, state.imagine(0, luck).rollout_action(0, luck))
    return 0 in state.winners()
