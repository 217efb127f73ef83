"""Re-evaluates one past choice: every seat's chances before it, and what the choice cost.

Each seat's chance is estimated from what that seat could know; the results are scaled to add up to one win. A choice that
is not the best found is searched again beside the best, both forced, on the same imagined tables. So its cost is a
paired difference with a standard error. The estimate is unbiased, so it may be negative, and small costs add up correctly.
"""

import time
from dataclasses import dataclass

from roji.bots.analysis.chances import calibrated, promised, steepness
from roji.bots.analysis.knowledge import Knowledge
from roji.bots.analysis.prospects import mean_and_error, play_in_a_row, prospects
from roji.bots.search import Search, thinking
from roji.core.findings import CLEAR
from roji.core.game import Game
from roji.core.luck import Luck
from roji.core.state import State

PART = 0.5  # share of the iterations, for the other seats' estimates
POSITIONS = 20  # the exact solver's limit per iteration
SURE = 0.01  # probabilities are clamped to this distance from 0 and 1
TABLES = 0.25  # imagined tables per iteration, where the search optimizes more than the win


@dataclass(frozen=True)
class Effort:
    """The budget for one choice: iterations or time."""

    iterations: int = 0
    ms: float = 0.0

    def __post_init__(self) -> None:
        if self.iterations < 0 or self.ms < 0 or not (self.iterations or self.ms):
            raise ValueError("a review needs iterations or milliseconds for every choice")

    def think(self, search: Search, known: State, seats: int) -> None:
        """Run the actor's search. The comparison takes twice as many iterations, and every other seat a part of them."""
        if self.iterations:
            return search.think(known, self.iterations)
        own = self.ms / (3 + PART * (seats - 1))
        return search.think_until(known, time.perf_counter() + own / 1000, 1_000_000)


@dataclass(frozen=True)
class PastChoice:
    """A seat's action, None for a resignation, and its next actions in the same turn until something was revealed."""

    line: int
    seat: int
    code: int | None
    follows: tuple[int, ...] = ()


@dataclass(frozen=True)
class ChoiceEvaluation:
    """The evaluation of a choice when it was made."""

    before: list[float]
    chosen: float
    best: int | None  # None for a resignation
    lost: float
    error: float = 0.0  # the standard error of `lost`


def evaluate_choice(game: Game, knowledge: Knowledge, choice: PastChoice, seed: int, effort: Effort, gone: set[int]) -> ChoiceEvaluation:
    """Estimate every seat's chance, and what the actor's choice cost. Seats that have left have no chance."""
    seats = len(knowledge.truth.scores())
    seat, luck = choice.seat, Luck(seed * 1_000_003 + choice.line)
    known = knowledge.of(seat).imagine(seat, luck)
    search = thinking(known, seat, luck)
    effort.think(search, known, seats)
    if choice.code is None:
        return _given_up(game, knowledge, choice, luck, int(search.iterations), gone)
    tries = int(search.iterations)
    best, value = search.best(), _value(game, known, search, tries)
    hope = _told(game, known, seat, value)
    part = max(8, int(PART * tries))
    hopes = [hope if other == seat else _belief(game, knowledge.of(other), other, luck, part, gone) for other in range(seats)]
    solved = known.solve(seat, POSITIONS * tries)
    if solved is not None and not solved.in_points and choice.code in solved.worths:
        lost = max(0.0, solved.value - solved.worths[choice.code])
        return ChoiceEvaluation(around(hopes, seat, solved.value), solved.value - lost, solved.line[0] if solved.line else best, lost)
    before = one_win(hopes, gone)
    if choice.code == best:
        return ChoiceEvaluation(before, before[seat], best, 0.0)
    cost, error = _cost(game, known, choice, best, luck, tries)
    chosen = at_same_odds(hope, _told(game, known, seat, value - cost), before[seat])
    steep = steepness(game, known, value) if is_share(game, known, seat) else 1.0
    return ChoiceEvaluation(before, chosen, best, before[seat] - chosen, error * steep * _steepness(hope, before[seat]))


def one_win(hopes: list[float], gone: set[int]) -> list[float]:
    """The seats' chances, scaled to add up to 1; in a solo game the chance to meet the target is not scaled."""
    if len(hopes) == 1:
        return hopes
    whole = sum(hopes)
    if whole:
        return [hope / whole for hope in hopes]
    return [0.0 if seat in gone else 1.0 / (len(hopes) - len(gone)) for seat in range(len(hopes))]


def around(hopes: list[float], seat: int, known: float) -> list[float]:
    """All shares, given one seat's share: the others divide the rest in proportion to their chances."""
    rest = sum(hopes) - hopes[seat]
    others = len(hopes) - 1
    return [known if other == seat else (1.0 - known) * (hope / rest if rest else 1.0 / others) for other, hope in enumerate(hopes)]


def at_same_odds(hope: float, then: float, share: float) -> float:
    """A seat's new share when its own estimate changes: the odds change by the same factor. No chance, no share."""
    if then <= 0.0:
        return 0.0
    hope, then, near = _unsure(hope), _unsure(then), _unsure(share)
    odds = near / (1.0 - near) * then / (1.0 - then) * (1.0 - hope) / hope
    return min(1.0, max(0.0, share + odds / (1.0 + odds) - near))


def _steepness(hope: float, share: float) -> float:
    """The derivative of the share with respect to the estimate."""
    hope = _unsure(hope)
    return min(share / hope, share * (1.0 - share) / (hope * (1.0 - hope)))


def _unsure(hope: float) -> float:
    return min(1.0 - SURE, max(SURE, hope))


def _given_up(game: Game, knowledge: Knowledge, choice: PastChoice, luck: Luck, tries: int, gone: set[int]) -> ChoiceEvaluation:
    """A resignation costs the seat's whole chance; it may come when others are to act."""
    hopes = [_belief(game, knowledge.of(seat), seat, luck, tries, gone) for seat in range(len(knowledge.truth.scores()))]
    before = one_win(hopes, gone)
    return ChoiceEvaluation(before, 0.0, None, before[choice.seat])


def _belief(game: Game, state: State, seat: int, luck: Luck, iterations: int, gone: set[int]) -> float:
    """A seat's expected share of the win, from what it knows."""
    if seat in gone:
        return 0.0
    known = state.imagine(seat, luck)
    search = thinking(known, seat, luck)
    search.think(known, iterations)
    return _told(game, known, seat, _value(game, known, search, iterations))


def _told(game: Game, known: State, seat: int, value: float) -> float:
    """The chance that comes true where a search found this one."""
    return calibrated(game, known, value) if is_share(game, known, seat) else value


def _value(game: Game, known: State, search: Search, tables: int) -> float:
    """The value found by search: of the best action if the seat may act now, else of the position."""
    seat = search.seat
    if not is_share(game, known, seat):
        return prospects(game, known, seat, [(search.best(),)], int(search.luck.word()), _tables(tables), float("inf"))[0].share()
    return promised(known, search)


def is_share(game: Game, state: State, seat: int) -> bool:
    """Whether `evaluate` is the chance to win; if not, the search optimizes more than that."""
    return abs(game.share(state, seat) - state.evaluate(seat)) < 1e-9


def _tables(iterations: int) -> int:
    return max(16, int(TABLES * iterations))


def _cost(game: Game, known: State, choice: PastChoice, best: int, luck: Luck, tries: int) -> tuple[float, float]:
    """The cost of the choice against the best found, and its standard error.

    The search skips mere reorderings of a turn, so it may misjudge one: then the rest of the turn as it was
    played is evaluated, too.
    """
    assert choice.code is not None
    seed = int(luck.word())
    cost, error = _difference(game, known, choice.seat, (best,), (choice.code,), seed, tries)
    if cost > CLEAR * error and choice.follows and choice.code not in known.candidates(choice.seat):
        return min((cost, error), _difference(game, known, choice.seat, (best,), (choice.code, *choice.follows), seed, tries))
    return cost, error


def _difference(
    game: Game, known: State, seat: int, best: tuple[int, ...], chosen: tuple[int, ...], seed: int, tries: int
) -> tuple[float, float]:
    if is_share(game, known, seat):
        ours, theirs = (forced(known, seat, codes, seed, tries) for codes in (best, chosen))
    else:
        found = prospects(game, known, seat, [best, chosen], seed, _tables(tries), float("inf"))
        ours, theirs = (prospect.shares for prospect in found)
    return mean_and_error([one - other for one, other in zip(ours, theirs, strict=True)])


def forced(known: State, seat: int, codes: tuple[int, ...], seed: int, tries: int) -> list[float]:
    """The results of a search that is forced to begin with these actions, one per imagined table."""
    search = thinking(known, seat, Luck(seed))
    results = []
    for table in range(tries):
        search.luck = Luck(seed + table)
        state = known.imagine(seat, search.luck)
        play_in_a_row(state, seat, codes)
        search.horizon = max(0, known.turn() + known.tuning().horizon - state.turn())
        worth = search.root.worth
        search.think(state, 1)
        results.append(search.root.worth - worth)
    return results
