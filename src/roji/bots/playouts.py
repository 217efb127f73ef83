"""Random playouts at full speed."""

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
