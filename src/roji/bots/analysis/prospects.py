"""Short rollouts after an action, averaged over imagined states, in the game's own terms."""

import math
import time
from dataclasses import dataclass, field

from roji.core.game import COMMON, Game
from roji.core.luck import Luck
from roji.core.sentences import spoken
from roji.core.state import State

FEWEST = 4  # imagined tables, even when time is up
HOLDING_BACK = "holding the best rival back"


@dataclass
class Prospect:
    """A sequence of actions of a seat, and its outcome on each of the imagined tables."""

    codes: tuple[int, ...]
    shares: list[float] = field(default_factory=list)
    terms: list[dict[str, float]] = field(default_factory=list)
    expected: list[float] = field(default_factory=list)

    def share(self) -> float:
        return sum(self.shares) / len(self.shares)

    def points(self) -> float:
        return sum(self.expected) / len(self.expected)


@dataclass(frozen=True)
class Difference:
    """How much more of one term an action brings than another, with its standard error."""

    label: str
    points: float
    spread: float  # the standard error

    def stands_out(self, least: float) -> bool:
        return abs(self.points) >= max(least, 2 * self.spread)


def prospects(game: Game, known: State, seat: int, ways: list[tuple[int, ...]], seed: int, tables: int, deadline: float) -> list[Prospect]:
    """Play each sequence on the same imagined tables, then roll out to the horizon of a search."""
    found = [Prospect(codes) for codes in ways]
    for table in range(tables):
        if table >= FEWEST and time.perf_counter() >= deadline:
            break
        for prospect in found:
            after = _followed(known, seat, prospect.codes, Luck(seed + table))
            _note(game, after, seat, prospect)
    return found


def _followed(known: State, seat: int, codes: tuple[int, ...], luck: Luck) -> State:
    state = known.imagine(seat, luck)
    last = state.turn() + state.tuning().horizon
    play_in_a_row(state, seat, codes)
    while (acting := state.actor()) >= 0 and state.turn() <= last:
        state.play(acting, state.rollout_action(acting, luck))
    return state


def play_in_a_row(state: State, seat: int, codes: tuple[int, ...]) -> None:
    """Play these actions as far as they are legal; otherwise others must act first."""
    for code in codes:
        if seat in state.to_act() and code in state.legal(seat):
            state.play(seat, code)


def _note(game: Game, state: State, seat: int, prospect: Prospect) -> None:
    terms = _terms(game, state, seat)
    prospect.shares.append(game.share(state, seat))
    prospect.expected.append(sum(terms.values()))
    terms.pop(COMMON, 0.0)
    others = [_own(_terms(game, state, other)) for other in range(len(state.scores())) if other != seat]
    if others and game.counts != "per cent":
        terms[HOLDING_BACK] = -max(others)
    prospect.terms.append(terms)


def _own(terms: dict[str, float]) -> float:
    return sum(terms.values()) - terms.get(COMMON, 0.0)


def _terms(game: Game, state: State, seat: int) -> dict[str, float]:
    found: dict[str, float] = {}
    for term in game.terms(state, seat):
        label = spoken(term.label)
        found[label] = found.get(label, 0.0) + term.points
    return found


def differences(one: Prospect, others: list[Prospect]) -> list[Difference]:
    """What one action brings more than the others on average, the largest difference first."""
    labels = sorted({label for prospect in (one, *others) for terms in prospect.terms for label in terms})
    found = [_difference(label, one, others) for label in labels]
    return sorted(found, key=lambda difference: -abs(difference.points))


def _difference(label: str, one: Prospect, others: list[Prospect]) -> Difference:
    apart = []
    for table, terms in enumerate(one.terms):
        theirs = sum(other.terms[table].get(label, 0.0) for other in others) / len(others)
        apart.append(terms.get(label, 0.0) - theirs)
    return Difference(label, *mean_and_error(apart))


def mean_and_error(values: list[float]) -> tuple[float, float]:
    """The mean of some values and its standard error."""
    mean = sum(values) / len(values)
    if len(values) < 2:
        return mean, 0.0
    spread = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, math.sqrt(spread / len(values))
