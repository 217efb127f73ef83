"""Games played from a seed to the end, step by step, for the checks."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec

from roji.core.declared import DeclaredState
from roji.core.luck import Luck
from roji.core.state import State
from roji.testing.settings import SOAK, Setting

T = TypeVar("T")


@dataclass(frozen=True)
class WalkStep:
    """One action: the state before it, the seat, the code, and the state after it."""

    number: int
    before: State
    seat: int
    code: int
    after: State


def walk(setting: Setting, seed: int) -> Iterator[WalkStep]:
    """A game to its end, or to its longest length; half of the choices random, half by the rollout policy."""
    state = setting.begin(seed)
    if isinstance(state, DeclaredState):
        state.check_fields()
    choices = Luck(-1 - seed)
    for number in range(setting.game.longest):
        acting = state.to_act()
        if not acting:
            return
        seat = acting[choices.below(len(acting))]
        code = choose(state, seat, choices)
        assert code in state.legal(seat), (
            f"rollout_action or random_action: seat {seat} may not play {setting.game.text(code)!r} after {number} decisions"
        )
        before, state = state, state.copy()
        state.play(seat, code)
        yield WalkStep(number, before, seat, code, state)


def choose(state: State, seat: int, choices: Luck) -> int:
    assert state.legal(seat), f"to_act names seat {seat}, but legal is empty: a player who can do nothing needs an action, such as to pass"
    if choices.below(2):
        return state.random_action(seat, choices)
    return state.rollout_action(seat, choices)


def states(setting: Setting, seed: int) -> Iterator[State]:
    """The initial state, then the state after every action."""
    yield setting.begin(seed)
    for step in walk(setting, seed):
        yield step.after


def some(setting: Setting, seed: int, count: int) -> list[State]:
    """About `count` states, spread over a game, with the first and the last; all of them in the long run."""
    found = list(states(setting, seed))
    return found if SOAK else spread(found, count)


def spread(things: list[T], count: int) -> list[T]:
    """About `count` items, evenly spaced, with the first and the last."""
    stride = max(1, len(things) // max(1, count - 1))
    picked = things[:-1:stride] if len(things) > 1 else []
    return [*picked, *things[-1:]]


def truth(state: State) -> bytes:
    """The whole state as bytes: equal exactly for equal states."""
    return msgspec.json.encode(state.snapshot(), order="sorted")


def without_luck(told: Any) -> Any:
    """A snapshot without the random generator."""
    if isinstance(told, dict):
        return {name: without_luck(value) for name, value in told.items() if not _is_luck(value)}
    if isinstance(told, list):
        return [without_luck(value) for value in told]
    return told


def _is_luck(told: Any) -> bool:
    return isinstance(told, dict) and set(told) in ({"x"}, {"secret", "drawn"})
