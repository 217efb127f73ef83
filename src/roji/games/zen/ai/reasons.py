"""Expected number of cards in the picture at the end: what `evaluate` rests on, in a player's words."""

from math import log
from typing import Final

from mypy_extensions import i64

from roji.core.game import Term
from roji.core.sentences import words
from roji.games.zen.ai.outs import hope_of
from roji.games.zen.ai.policy import COST_OF_ANY_CELL, COSTS, chance, cost_of_cell
from roji.games.zen.state import OVER, ZenTable

NO_CARD: Final = "places that hardly any card fits"
FEW: Final = "places that few cards fit"
MANY: Final = "places that many cards fit"
FAR: Final = "the number of open places"
HAND: Final = "the cards in hand"
FEW_CARDS: Final = 3


def terms(table: ZenTable, seat: int) -> list[Term]:
    """A complete form, less what each kind of open cell may cost."""
    placed = float(table.layout.placed)
    if table.phase == OVER:
        return [Term(words("cards placed"), placed)]
    size = float(table.layout.form.size())
    likely = chance(table)
    missing = size - placed
    short = missing * (1.0 - likely ** (1.0 / missing))
    return [Term(words("a complete form"), size), *_shortfalls(table, short, likely)]


def _shortfalls(table: ZenTable, short: float, likely: float) -> list[Term]:
    """Cards likely to be missing at the end, shared out in proportion to the costs."""
    costs = _costs(table)
    costs[HAND] = -8.0 * log(likely) - sum(costs.values())
    total = sum(costs.values())
    each = short / total if total > 0.0 else 0.0
    return [Term(words(label), -each * cost) for label, cost in costs.items()]


def _costs(table: ZenTable) -> dict[str, float]:
    layout = table.layout
    costs = {NO_CARD: 0.0, FEW: 0.0, MANY: 0.0, FAR: COST_OF_ANY_CELL * float(layout.form.size() - layout.placed)}
    hope = hope_of(table)
    for i in range(layout.free):
        cost = cost_of_cell(layout, hope, i64(layout.frontier[i]))
        costs[NO_CARD if cost > COSTS[1] else FEW if cost > COSTS[FEW_CARDS + 1] else MANY] += cost
    return costs
