"""Games to learn from: a quick policy at first, then players who take what the network judges best, at once or after a short search."""

from collections.abc import Callable, Iterator

import numpy as np

from roji.bots.search import thinking
from roji.core.game import Game, Learned
from roji.core.luck import Luck
from roji.core.state import State
from roji.lab.learning.positions import Positions

Choice = Callable[[State, int, Luck], int]

ITERATIONS = 60
WITHIN = 12  # one decision in so many is recorded within a turn; each turn's first always
PARTS = 10_000
LUCK_APART = 10**9  # seeds of choices are other ones than those of deals


def quick_choice(state: State, seat: int, luck: Luck) -> int:
    return state.rollout_action(seat, luck)


def judged_choice(state: State, seat: int, luck: Luck) -> int:
    """The action after which `evaluate` expects most, in a table imagined for this seat."""
    codes = state.candidates(seat)
    if len(codes) == 1:
        return codes[0]
    known = state.imagine(seat, luck)
    return max(codes, key=lambda code: _after(known, seat, code))


def searched_choice(state: State, seat: int, luck: Luck) -> int:
    """The action of a short search that judges by the network."""
    codes = state.candidates(seat)
    if len(codes) == 1:
        return codes[0]
    known = state.imagine(seat, luck)
    search = thinking(known, seat, luck)
    search.think(known, ITERATIONS)
    return search.best()


def _after(known: State, seat: int, code: int) -> float:
    state = known.copy()
    state.play(seat, code)
    return state.evaluate(seat)


def careless(choice: Choice, share: float) -> Choice:
    """A share of the decisions is made at random: so positions are seen that good players avoid, and what they are worth."""

    def choose(state: State, seat: int, luck: Luck) -> int:
        return state.random_action(seat, luck) if int(luck.below(PARTS)) < share * PARTS else choice(state, seat, luck)

    return choose


def play(game: Game, learned: Learned, seats: int, seeds: Iterator[int], choice: Choice, noise: float) -> Iterator[Positions]:
    """Game after game. Each seat of each game errs as often as chance will have it, up to a share of `noise`."""
    for seed in seeds:
        luck = Luck(seed + LUCK_APART)
        choices = [careless(choice, noise * int(luck.below(PARTS)) / PARTS) for _ in range(seats)]
        yield _game(game, learned, game.new(seats=seats, seed=seed, **game.with_bots), choices, luck, seed)


def _game(game: Game, learned: Learned, state: State, choices: list[Choice], luck: Luck, seed: int) -> Positions:
    pairs = [(seat, other) for seat in range(len(choices)) for other in range(seat + 1, len(choices))]
    seen: list[tuple[int, int, list[int]]] = []
    turn = -1
    while (acting := state.actor()) >= 0:
        if state.turn() != turn or luck.below(WITHIN) == 0:
            turn = state.turn()
            seen += [(seat, other, learned.features(state, seat, other)) for seat, other in pairs]
        state.play(acting, choices[acting](state, acting, luck))
    scores = state.scores()
    return Positions(
        np.array([numbers for _, _, numbers in seen], np.int16),
        np.array([_ahead(state, scores, seat, other) for seat, other, _ in seen], np.float32),
        np.array([scores[seat] - scores[other] for seat, other, _ in seen], np.float32),
        np.full(len(seen), seed, np.int64),
    )


def _ahead(state: State, scores: list[int], seat: int, other: int) -> float:
    """Who won is ahead, tie-breaks applied; else more points are."""
    winners = state.winners()
    won, lost = seat in winners, other in winners
    if won != lost:
        return float(won)
    return 0.5 if won or scores[seat] == scores[other] else float(scores[seat] > scores[other])
