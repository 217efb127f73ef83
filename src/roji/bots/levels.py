"""The bots one may invite: two plain ones, and four levels named after the solo levels of Bonsai."""

import time
from collections.abc import Callable
from dataclasses import dataclass

from roji.bots.greedy import choose_at_random, choose_greedily
from roji.bots.search import Search
from roji.core.game import State
from roji.core.luck import Luck

TURN_MS = 1000  # a level's time for one turn, shared by its decisions
ANSWER_MS = 15  # kept back for the way to and from a worker


@dataclass(frozen=True)
class Level:
    """How a bot plays: by a rule of its own, or by search with so many iterations or so much of the turn's time."""

    name: str
    about: str
    plainly: Callable[[State, int, Luck], int] | None = None
    iterations: int = 1_000_000  # at most; else the clock decides


LEVELS = {
    level.name: level
    for level in (
        Level("random", "plays anything that is allowed", choose_at_random),
        Level("greedy", "takes what looks best at once", choose_greedily),
        Level("gakusei", "a student: glances at a few likely deals", iterations=24),
        Level("senmon", "an expert: weighs a hundred of them", iterations=120),
        Level("sensei", "a master: thinks it through", iterations=600),
        Level("yusha", "a hero: thinks as long as it may"),
    )
}


def level(name: str) -> Level:
    if name not in LEVELS:
        raise ValueError(f"there is no bot {name!r}; there is {', '.join(LEVELS)}")
    return LEVELS[name]


def choose(state: State, seat: int, how: Level, luck: Luck, left_ms: float = TURN_MS, iterations: int = 0) -> int:
    """What this level plays in a state imagined for its seat. With `iterations` the clock plays no part.

    A forced decision costs nothing; any other may take half of what is left of the turn's time.
    """
    known = state.imagine(seat, luck)
    codes = known.candidates(seat)
    if len(codes) == 1:
        return codes[0]
    if how.plainly is not None:
        return how.plainly(known, seat, luck)
    search = Search(seat, luck, known.foresight(), known.hunch())
    if iterations:
        search.think(known, iterations)
    else:
        search.think_until(known, time.perf_counter() + max(0.0, left_ms - ANSWER_MS) / 2000, how.iterations)
    return search.best()
