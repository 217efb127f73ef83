"""Thinking time: a budget per turn, shared by the turn's decisions."""

import time
from collections.abc import Callable

from roji.core.state import State


class Clock:
    """One seat's time in one game: left in this turn, and used."""

    def __init__(self, turn_ms: float) -> None:
        self.turn_ms = turn_ms
        self.turn = -1
        self.turn_spent_ms = 0.0
        self.spent_ms = 0.0
        self.slowest_ms = 0.0
        self.decisions = 0

    def timed(self, state: State, decide: Callable[[float], int]) -> int:
        """Run a decision with the time that is left in this turn."""
        if state.turn() != self.turn:
            self.turn, self.turn_spent_ms = state.turn(), 0.0
        began = time.perf_counter()
        try:
            return decide(self.turn_ms - self.turn_spent_ms)
        finally:
            self._note(1000 * (time.perf_counter() - began))

    def _note(self, spent_ms: float) -> None:
        self.decisions += 1
        self.spent_ms += spent_ms
        self.turn_spent_ms += spent_ms
        self.slowest_ms = max(self.slowest_ms, self.turn_spent_ms)
