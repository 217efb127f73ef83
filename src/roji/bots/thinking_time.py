"""Thinking time: a budget per turn, shared by the turn's decisions."""

import time
from collections.abc import Callable

from roji.core.luck import Luck
from roji.core.state import State

SHARE = 0.5  # of the turn's remaining time for a decision, if others follow
SAMPLES = 3  # rollouts of the turn


def share_of_turn(known: State, seat: int, luck: Luck) -> float:
    """The share of the turn's remaining time that this decision may take: all of it if it is likely to be the last."""
    return max(SHARE, SAMPLES / float(sum(_decisions_left(known, seat, luck) for _ in range(SAMPLES))))


def _decisions_left(known: State, seat: int, luck: Luck) -> int:
    """How many decisions the seat has in this turn, this one included, in one rollout."""
    state, found = known.imagine(seat, luck), 0
    while (acting := state.actor()) >= 0 and state.turn() == known.turn():
        found += acting == seat and len(state.candidates(seat)) > 1
        state.play(acting, state.rollout_action(acting, luck))
    return max(1, found)


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
