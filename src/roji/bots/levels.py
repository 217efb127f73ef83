"""The bots a player can invite: random, greedy, and four levels named after Bonsai's solo levels."""

import math
import time
from collections.abc import Callable
from dataclasses import dataclass

import roji.bots.search
from roji.bots.greedy import choose_at_random, choose_greedily
from roji.bots.search import Search, guided, thinking
from roji.core.luck import Luck
from roji.core.state import State

TURN_MS = 1000  # a level's time for one turn, shared by its decisions
COMPILED = not roji.bots.search.__file__.endswith(".py")
POSITIONS_PER_MS = 500 if COMPILED else 5  # the exact solver's limit; it takes about a third of the time
PLAINLY_BAD = 2  # in blunder margins; no level plays an action that it sees to be this much worse
FINE = 1 << 30
ANSWER_MS = 15  # reserved for the round trip to a worker


@dataclass(frozen=True)
class Level:
    """How a bot plays: by a rule of its own, or by search with a budget of iterations or a share of the turn's time."""

    name: str
    about: str
    plainly: Callable[[State, int, Luck], int] | None = None
    iterations: int = 1_000_000  # at most; usually the clock decides
    exact: int = 0  # the exact solver's limit of positions, before it searches
    temperature: float = 0.0  # temperature of its final choice, in the game's blunder margins; 0: the best action


LEVELS = {
    level.name: level
    for level in (
        Level("random", "plays any legal move", choose_at_random),
        Level("greedy", "takes whatever looks best right now", choose_greedily),
        Level("gakusei", "a student: looks one turn ahead and misses a good deal", iterations=100, temperature=1.1),
        Level("senmon", "an expert: looks just as far ahead and misses less", iterations=200, temperature=0.7),
        Level("sensei", "a master: thinks it through and rarely slips", iterations=600, temperature=0.4, exact=500_000),
        Level("yusha", "a hero: thinks for as long as it is allowed", exact=500_000),
    )
}


def level(name: str) -> Level:
    if name not in LEVELS:
        raise ValueError(f"there is no bot {name!r}; there is {', '.join(LEVELS)}")
    return LEVELS[name]


def choose(state: State, seat: int, how: Level, luck: Luck, left_ms: float = TURN_MS, iterations: int = 0) -> int:
    """The action of this level in a state imagined for its seat. With `iterations` the clock is ignored.

    A forced decision takes no time; any other may take half of the turn's remaining time.
    """
    known = state.imagine(seat, luck)
    codes = known.candidates(seat)
    if len(codes) == 1:
        return codes[0]
    if how.plainly is not None:
        return how.plainly(known, seat, luck)
    solved = known.solve(seat, how.exact if iterations else min(how.exact, int(left_ms * POSITIONS_PER_MS))) if how.exact else None
    if solved is not None and solved.line:
        return solved.line[0]
    search = thinking(known, seat, luck) if how.temperature else guided(known, seat, luck)  # who errs has not learned so much
    if iterations:
        search.think(known, iterations)
    else:
        search.think_until(known, time.perf_counter() + max(0.0, left_ms - ANSWER_MS) / 2000, how.iterations)
    return softmax_choice(search, how.temperature * known.tuning().blunder_margin, luck) if how.temperature else search.best()


def softmax_choice(search: Search, temperature: float, luck: Luck) -> int:
    """A softmax choice over the search results at this temperature; plainly bad actions are excluded."""
    looks = [(int(node.code), node.worth / float(node.visits)) for node in search.root.children if node.visits]
    best = max(hope for _, hope in looks)
    near = [(code, math.exp((hope - best) / temperature)) for code, hope in looks if best - hope <= PLAINLY_BAD * temperature]
    left = luck.below(FINE) / FINE * sum(weight for _, weight in near)
    for code, weight in near:
        left -= weight
        if left < 0:
            return code
    return near[-1][0]
