"""The bots a player can invite: random, greedy, and four levels named after Bonsai's solo levels."""

import time
from collections.abc import Callable
from dataclasses import dataclass

import roji.bots.search
from roji.bots.greedy import choose_at_random, choose_greedily
from roji.bots.oversight import PLAINLY_BAD, choice, looks
from roji.bots.search import guided, thinking
from roji.bots.thinking_time import share_of_turn
from roji.core.luck import Luck
from roji.core.state import State

TURN_MS = 1000  # a level's time for one turn, shared by its decisions
COMPILED = not roji.bots.search.__file__.endswith(".py")
POSITIONS_PER_MS = 500 if COMPILED else 5  # the exact solver's limit; it takes about a third of the time
ANSWER_MS = 15  # reserved for the round trip to a worker


@dataclass(frozen=True)
class Level:
    """How a bot plays: by a rule of its own, or by what it sees and searches, within its iterations and the turn's time."""

    name: str
    about: str
    plainly: Callable[[State, int, Luck], int] | None = None
    iterations: int = 1_000_000  # at most; usually the clock decides; 0: it does not search
    exact: int = 0  # the exact solver's limit of positions, before it searches
    oversight: int = -1  # which of the game's oversights it makes; -1: none


LEVELS = {
    level.name: level
    for level in (
        Level("random", "plays any legal move", choose_at_random),
        Level("greedy", "takes whatever looks best right now", choose_greedily),
        Level("gakusei", "a student: looks one turn ahead and misses a good deal", iterations=0, oversight=0),
        Level("senmon", "an expert: looks just as far ahead and misses less", iterations=100, oversight=1),
        Level("sensei", "a master: thinks it through and rarely slips", iterations=300, oversight=2, exact=500_000),
        Level("yusha", "a hero: thinks for as long as it is allowed", exact=500_000),
    )
}


def level(name: str) -> Level:
    if name not in LEVELS:
        raise ValueError(f"there is no bot {name!r}; there is {', '.join(LEVELS)}")
    return LEVELS[name]


def choose(state: State, seat: int, how: Level, luck: Luck, left_ms: float = TURN_MS, iterations: int = 0) -> int:
    """The action of this level in a state imagined for its seat. With `iterations` the clock is ignored.

    A forced decision takes no time. Another may take half of the turn's remaining time, all if no other follows, and less if it is clear.
    """
    began = time.perf_counter()
    known = state.imagine(seat, luck)
    codes = known.candidates(seat)
    if len(codes) == 1:
        return codes[0]
    if how.plainly is not None:
        return how.plainly(known, seat, luck)
    solved = known.solve(seat, how.exact if iterations else min(how.exact, int(left_ms * POSITIONS_PER_MS))) if how.exact else None
    if solved is not None and solved.line:
        return solved.line[0]
    search = guided(known, seat, luck) if how.oversight < 0 else thinking(known, seat, luck)  # a level that errs has not learned so much
    if iterations:
        search.think(known, min(iterations, how.iterations))
    elif how.iterations:
        share = share_of_turn(known, seat, luck)
        search.decide_until(known, began + share * max(0.0, left_ms - ANSWER_MS) / 1000, how.iterations)
    if how.oversight < 0:
        return search.best()
    oversights = known.tuning().oversights
    return choice(looks(known, search, PLAINLY_BAD * oversights[0]), oversights[how.oversight], luck)
