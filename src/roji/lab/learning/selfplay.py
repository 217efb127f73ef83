"""Whole games of what was learned against itself: what each seat saw, what was done, and what came of it."""

from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from roji.core.game import Game, Learned
from roji.core.luck import Luck
from roji.core.state import State

LUCK_APART = 10**9  # seeds of choices are other ones than those of deals
WORDS = 1 << 32  # `Luck.word` is below

Choice = Callable[[State, int, list[int], Luck], tuple[int, float]]  # the place of the code played, and how likely it was


@dataclass
class Records:
    """The games of a lesson, decision by decision."""

    views: list[NDArray[np.int16]] = field(default_factory=list)  # at each decision, the context of each seat
    lengths: list[int] = field(default_factory=list)  # decisions of each game
    results: list[list[tuple[float, float]]] = field(default_factory=list)  # of each game and seat: share of the win, margin
    points: list[float] = field(default_factory=list)  # of each game: the mean of its seats
    step: list[int] = field(default_factory=list)  # of each real decision: its number among all,
    seat: list[int] = field(default_factory=list)  # whose it was,
    choices: list[NDArray[np.int16]] = field(default_factory=list)
    chosen: list[int] = field(default_factory=list)
    probability: list[float] = field(default_factory=list)


def likely_choice(state: State, seat: int, codes: list[int], luck: Luck) -> tuple[int, float]:
    """As likely as the network finds it."""
    priors = state.priors(seat, codes)
    left = luck.word() / WORDS
    for place, prior in enumerate(priors):
        left -= prior
        if left < 0:
            return place, prior
    return 0, priors[0]


def quick_choice(state: State, seat: int, codes: list[int], luck: Luck) -> tuple[int, float]:
    """The quick policy's, before anything was learned."""
    return codes.index(state.rollout_action(seat, luck)), 1.0


def first_thought(state: State, seat: int, luck: Luck) -> int:
    """What the network finds likeliest."""
    codes = state.legal(seat)
    if len(codes) == 1:
        return codes[0]
    priors = state.priors(seat, codes)
    return codes[priors.index(max(priors))]


def play(game: Game, learned: Learned, seeds: range, choice: Choice) -> Records:
    """A game of each seed."""
    records = Records()
    for seed in seeds:
        _play_game(game.new(seats=learned.seats, seed=seed, **game.with_bots), learned, Luck(seed + LUCK_APART), choice, records)
    return records


def _play_game(state: State, learned: Learned, luck: Luck, choice: Choice, records: Records) -> None:
    before = len(records.views)
    while (seat := state.actor()) >= 0:
        records.views.append(np.array([_numbers(learned.context(state, other)) for other in range(learned.seats)]))
        codes = state.legal(seat)
        place = 0
        if len(codes) > 1:
            place, probability = choice(state, seat, codes, luck)
            records.step.append(len(records.views) - 1)
            records.seat.append(seat)
            records.choices.append(_numbers(learned.choices(state, seat, codes)).reshape(len(codes), -1))
            records.chosen.append(place)
            records.probability.append(probability)
        state.play(seat, codes[place])
    records.lengths.append(len(records.views) - before)
    records.results.append(results(state))
    records.points.append(sum(state.scores()) / learned.seats)


def _numbers(found: object) -> NDArray[np.int16]:
    """A vec as an array. (That it is a buffer is unknown to mypy.)"""
    return np.frombuffer(found, np.int64).astype(np.int16)  # type: ignore[call-overload,no-any-return]


def results(state: State) -> list[tuple[float, float]]:
    """What each seat had in the end: its share of the win, and points beyond the best other's."""
    winners, scores = state.winners(), state.scores()
    found = []
    for seat, points in enumerate(scores):
        most = max(other for place, other in enumerate(scores) if place != seat)
        found.append((1 / len(winners) if seat in winners else 0.0, float(points - most)))
    return found
