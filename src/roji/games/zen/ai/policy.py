"""Playing policy: which cells are hard to fill, and when to hold a card back.

Every free cell has a cost that rises as fewer cards can fill it. A hand is planned as a whole: the cards that give the table with the
lowest cost are placed, the others are not.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roji.core.luck import Luck
from roji.games.zen.actions import BEGIN, DISCARD, DONE, DRAW, HOLD, PLACE
from roji.games.zen.ai.outs import FitCounts, hope_of
from roji.games.zen.layout import CENTRE, Layout, code_of
from roji.games.zen.state import BEGINNING, DISCARDING, DRAWING, HAND_OUT, HOLDING, NOTHING_HELD, ZenTable

MANY: Final = 12  # more cards than this make no difference
COST_OF_A_DEAD_CELL: Final = 9.0
COST_WITH_ONE_CARD: Final = 2.6  # falls with the number of cards that fit
COSTS: Final[vec[float]] = vec[float]([COST_OF_A_DEAD_CELL] + [COST_WITH_ONE_CARD / cards**0.8 for cards in range(1, MANY + 1)])
COST_OF_ANY_CELL: Final = 0.05
WORTH_OF_A_CARD: Final = 0.8  # for one placed in the first pass …
WORTH_OF_A_LAST_CARD: Final = 5.0  # … and in the second, when it will not come again
BREADTH: Final = 4  # placements searched to the end of the hand
FAR: Final = 1e9


def cost(layout: Layout, hope: FitCounts) -> float:
    """How hard the free cells are to fill, averaged over the possible positions of the form."""
    total = 0.0
    frontier = layout.frontier
    i: i64 = 0
    while i < layout.free:
        total += cost_of_cell(layout, hope, i64(frontier[i]))
        i += 1
    return total


def cost_of_cell(layout: Layout, hope: FitCounts, cell: i64) -> float:
    offsets = layout.offsets
    picture = layout.form.cells
    black: i64 = 0
    white: i64 = 0
    k: i64 = 0
    while k < layout.possible:
        wanted: i64 = i64(picture[i64(offsets[k]) + cell - CENTRE])
        if wanted == 1:
            black += 1
        elif wanted == 2:
            white += 1
        k += 1
    total = 0.0
    share = 1.0 / float(layout.possible)
    if black:
        total += share * float(black) * COSTS[min(hope.count(layout, cell, 0), MANY)]
    if white:
        total += share * float(white) * COSTS[min(hope.count(layout, cell, 1), MANY)]
    return total


class Plan:
    """The best use of a hand."""

    worth: float
    oriented: i64  # the first card to place, or NOTHING_HELD to place no more
    cell: i64

    def __init__(self, worth: float) -> None:
        self.worth = worth
        self.oriented = NOTHING_HELD
        self.cell = CENTRE


def plan(layout: Layout, hope: FitCounts, hand: list[int], bonus: float, only: i64) -> Plan:
    """The best placement of the hand's cards; with `only`, that oriented card goes first."""
    best = Plan(-FAR if only != NOTHING_HELD else -cost(layout, hope))
    steps = places_by_loss(layout, hope, hand, only)
    for loss, oriented, cell in steps[:BREADTH]:
        worth = bonus - loss
        if len(hand) > 1 and worth < FAR:
            worth = bonus + _after(layout, hope, hand, bonus, oriented, cell)
        if worth > best.worth + 1e-9:
            best.worth = worth
            best.oriented = oriented
            best.cell = cell
    return best


def places_by_loss(layout: Layout, hope: FitCounts, hand: list[int], only: i64) -> list[tuple[float, int, int]]:
    """Every card of the hand (or `only` one, one way round) in every place, with the resulting cost; cheapest first."""
    steps: list[tuple[float, int, int]] = []
    for card in hand:
        if only != NOTHING_HELD and card != only // 2:
            continue
        hope.add(card, -1)
        for oriented in range(2 * card, 2 * card + int(layout.deck.ways(card))):
            if only == NOTHING_HELD or oriented == only:
                _try_places(layout, hope, oriented, steps)
        hope.add(card, 1)
    steps.sort()
    return steps


def _try_places(layout: Layout, hope: FitCounts, oriented: i64, steps: list[tuple[float, int, int]]) -> None:
    for i in range(layout.free):
        cell: i64 = i64(layout.frontier[i])
        if layout.takes(oriented, cell):
            after = layout.copy()
            after.place(oriented, cell)
            loss = -FAR if after.is_complete() else cost(after, hope)
            steps.append((loss, int(oriented), int(cell)))


def _after(layout: Layout, hope: FitCounts, hand: list[int], bonus: float, oriented: i64, cell: i64) -> float:
    """Value of the rest of the hand after this placement."""
    after = layout.copy()
    after.place(oriented, cell)
    if after.is_complete():
        return FAR
    card = int(oriented // 2)
    hope.add(card, -1)
    worth = plan(after, hope, [other for other in hand if other != card], bonus, NOTHING_HELD).worth
    hope.add(card, 1)
    return worth


def careful(table: ZenTable, luck: Luck) -> int:
    """Plan the hand; draw from the pile with the higher expected gain."""
    if table.phase == BEGINNING:
        return BEGIN if table.layout.form.black >= table.layout.form.white else BEGIN + 1
    if table.phase == DRAWING:
        return DRAW + _better_pile(table)
    if table.phase == DISCARDING:
        return DISCARD + min(table.hand_cards())
    if table.layout.placed == 0:
        return int(HOLD + 2 * table.hand[0]) if table.phase == HAND_OUT else int(PLACE + code_of(CENTRE))
    best = plan(table.layout, hope_of(table), table.hand_cards(), bonus_of(table), table.held)
    if table.phase == HOLDING:
        return int(PLACE + code_of(best.cell))
    return DONE if best.oriented == NOTHING_HELD else int(HOLD + best.oriented)


def bonus_of(table: ZenTable) -> float:
    return WORTH_OF_A_CARD if table.pile(table.colour).passed == 1 else WORTH_OF_A_LAST_CARD


def _better_pile(table: ZenTable) -> int:
    """The pile with the higher gain."""
    if not table.is_open(0):
        return 1
    if not table.is_open(1):
        return 0
    return 0 if _gain(table, 0) >= _gain(table, 1) else 1


def _gain(table: ZenTable, colour: int) -> float:
    """Average gain from a pile's next cards: known ones are planned as a hand, unknown ones singly."""
    layout = table.layout
    hope = hope_of(table)
    now = -cost(layout, hope)
    if table.knows_order(colour):
        return (plan(layout, hope, table.pile(colour).coming()[:3], WORTH_OF_A_CARD, NOTHING_HELD).worth - now) / 3.0
    cards = table.unseen(colour)
    gains = [plan(layout, hope, [card], WORTH_OF_A_CARD, NOTHING_HELD).worth - now for card in cards]
    return sum(gains) / max(1, len(cards))


def first_fit(table: ZenTable, luck: Luck) -> int:
    """Naive player: places any card that has a place, anywhere."""
    if table.phase != HAND_OUT:
        return table.random_action(0, luck)
    holds = [code for code in table.legal(0) if code != DONE]
    return holds[luck.below(len(holds))] if holds else DONE


def candidates(table: ZenTable, legal: list[int]) -> list[int]:
    """Discards in one order only: it just decides which cards come again together."""
    return legal[:1] if table.phase == DISCARDING else legal


def chance(table: ZenTable) -> float:
    """Estimated probability of completing the form."""
    layout = table.layout
    if layout.placed == 0:
        return 0.5
    hope = hope_of(table)
    if table.phase == HOLDING:
        return _chance_after(-plan(layout, hope, table.hand_cards(), bonus_of(table), table.held).worth, layout)
    loss = cost(layout, hope)
    if table.phase == HAND_OUT:
        loss = min(loss, -plan(layout, hope, table.hand_cards(), bonus_of(table), NOTHING_HELD).worth)
    return _chance_after(loss, layout)


def _chance_after(loss: float, layout: Layout) -> float:
    missing = float(layout.form.size() - layout.placed)
    return exp(-max(0.0, loss + COST_OF_ANY_CELL * missing) / 8.0)
