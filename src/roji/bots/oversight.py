"""How players below mastery choose: by what they see at first sight, corrected by what search they do, and not always the best of it.

Everything is measured in log odds of the win. In these a point counts alike whether the game is close or decided, and the more the later.
"""

from math import exp, log
from statistics import fmean as mean

from roji.bots.search import Search
from roji.core.luck import Luck
from roji.core.state import State

PLAINLY_BAD = 2.0  # in oversights: nothing is played that looks this much worse than the best, or at first sight by a student's oversight
POINT = 0.15  # the log odds that a point is worth when the game is over and lost or won anyway
SUREST = 1e-9  # the chances at first sight and of a search are kept this far from 0 and 1
SUREST_OF_SEARCH = 1e-3
DOUBT = 2.0  # virtual visits of every action, with the mean result of all
TABLES = 12  # imagined, over which a first sight is averaged: what it cannot see must not sway it
FINE = 1 << 30


def looks(known: State, search: Search, plain: float) -> dict[int, float]:
    """How good each action looks: at first sight, and half of it by the search if there was one.

    What looks worse at first sight by more than `plain` is not considered, and what the search has not tried is overlooked.
    """
    tables = [known.imagine(search.seat, search.luck) for _ in range(TABLES)]
    sight = {code: _first_sight(tables, search.seat, code) for code in known.candidates(search.seat)}
    least = max(sight.values()) - plain
    considered = {code: look for code, look in sight.items() if look >= least}
    hopes = _hopes(search) if search.iterations else sight
    return {code: (look + hopes[code]) / 2 for code, look in considered.items() if code in hopes} or considered


def _first_sight(tables: list[State], seat: int, code: int) -> float:
    """What an action looks like at once, or with the best that can follow directly; what the next turn brings to light is not seen."""
    turn, reveals = tables[0].turn(), tables[0].reveals()
    after = [_played(table, seat, code) for table in tables]
    if (after[0].turn(), after[0].reveals()) != (turn, reveals) or seat not in after[0].to_act():
        return _look(after, seat)
    ahead = [[_played(table, seat, code) for table in after] for code in after[0].candidates(seat)]
    seen = [states for states in ahead if states[0].turn() == turn or states[0].reveals() == reveals]
    return max([_look(states, seat) for states in seen or [after]])


def _look(tables: list[State], seat: int) -> float:
    over = [POINT * state.scores()[seat] for state in tables if state.actor() < 0]
    return log_odds(mean(state.evaluate(seat) for state in tables), SUREST) + sum(over) / len(tables)


def _played(table: State, seat: int, code: int) -> State:
    after = table.copy()
    after.play(seat, code)
    return after


def _hopes(search: Search) -> dict[int, float]:
    """What the search found of the actions that it tried."""
    root = search.root
    usual = root.worth / float(root.visits)
    shares = {int(node.code): (node.worth + DOUBT * usual) / (float(node.visits) + DOUBT) for node in root.children if node.visits}
    return {code: log_odds(share, SUREST_OF_SEARCH) for code, share in shares.items()}


def choice(looked: dict[int, float], temperature: float, luck: Luck) -> int:
    """A softmax choice at this temperature, of what is not plainly bad."""
    best = max(looked.values())
    near = [(code, exp((look - best) / temperature)) for code, look in looked.items() if best - look <= PLAINLY_BAD * temperature]
    left = luck.below(FINE) / FINE * sum(weight for _, weight in near)
    for code, weight in near:
        left -= weight
        if left < 0:
            return code
    return near[-1][0]


def log_odds(share: float, surest: float) -> float:
    share = min(1.0 - surest, max(surest, share))
    return log(share / (1.0 - share))
