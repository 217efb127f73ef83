"""What a seat can infer about the pile of plots.

When another player draws, a seat sees only the plot that is laid. But it remembers what it returned itself: those plots come up again
later, others draw them and return them in an order it does not see. A *past* is one history consistent with all of this. Every plot has a
number, its place in the pile when the memory begins. A past says which plots each player laid and returned, the kinds of the plots as far
as this seat has seen them, and which plots are in the pile now. Plots unknown to the seat are interchangeable, so one past stands for all
their permutations; but plots it knows may have been returned in two orders, and then there are two pasts.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from roji.core.luck import Luck
from roji.core.ordered import sort_u8
from roji.games.takenoko.actions import PLOT_KINDS
from roji.games.takenoko.components import KIND_COUNTS, PLOTS
from roji.games.takenoko.state import DRAWN, LAID, NONE, TakenokoTable

FLOW: Final = 0  # for each draw: the numbers of the plots laid, returned first, returned second
GROUP: Final = 81  # for each draw: bitmask of its plots that this seat had never seen before
KIND: Final = 108  # for each plot: its kind + 1, or 0
STACK: Final = 135  # the pile, top first
LENGTH: Final = 162
MANY: Final = 32  # with more pasts than this, only one is kept for each resulting pile

NO_PAST: Final[vec[i64]] = vec[i64]([0] * LENGTH)
RENAMED: Final[vec[i64]] = vec[i64]([0] * PLOTS)
HIDDEN: Final[vec[u8]] = vec[u8]([0] * PLOTS)
LEFT: Final[vec[i64]] = vec[i64]([0] * PLOT_KINDS)


# --- working it out ------------------------------------------------------------------------------------------------------


def work_out(table: TakenokoTable, seat: i64) -> None:
    """Bring this seat's pasts up to date; nothing in the game changes."""
    known = table.worked_out[seat]
    if known == table.remembered:
        return
    pasts = table.pasts[seat] if known != NONE else [_first_past()]
    most = _kinds_in_memory(table)
    draw: i64 = max(known, 0)
    while draw < table.remembered:
        pasts = _after(table, seat, draw, pasts, most)
        draw += 1
    table.pasts[seat] = pasts
    table.worked_out[seat] = table.remembered


def _first_past() -> vec[i64]:
    past = NO_PAST[:]
    for plot in range(PLOTS):
        past[STACK + plot] = plot
    return past


def _kinds_in_memory(table: TakenokoTable) -> vec[i64]:
    """Number of plots of each kind covered by the memory: all but those laid before it begins."""
    kinds = KIND_COUNTS[:]
    garden = table.garden
    i: i64 = 0
    while i < garden.size - table.remembered:
        kinds[original_kind(table, i64(garden.order[i]))] -= 1
        i += 1
    return kinds


def original_kind(table: TakenokoTable, cell: i64) -> i64:
    """The kind printed on a plot of the garden."""
    kind = table.garden.kind(cell)
    return kind & ~3 if table.garden.is_improved_by_chip(cell) else kind


def pile_before(table: TakenokoTable, draw: i64) -> i64:
    """Number of plots in the pile before a draw."""
    return table.bottom - table.top + table.remembered - draw


def _after(table: TakenokoTable, seat: i64, draw: i64, pasts: list[vec[i64]], most: vec[i64]) -> list[vec[i64]]:
    """The possible pasts after one more plot was laid."""
    own = i64(table.laid[LAID * draw]) == seat
    found: list[vec[i64]] = []
    for past in pasts:
        if own:
            _lay_own(table, draw, past[:], most, found)
        else:
            _lay_others(table, draw, past[:], most, found)
    assert found, "no past fits what this seat has seen"
    return _different(found, pile_before(table, draw + 1)) if len(found) > MANY else found


def _lay_own(table: TakenokoTable, draw: i64, past: vec[i64], most: vec[i64], found: list[vec[i64]]) -> None:
    """The seat has seen every plot of this draw: give them their kinds, unless known kinds contradict them."""
    count = _draw(table, draw, past)
    taken: i64 = 0
    role: i64 = 0
    while role < count:
        plot = _find(past, count, taken, i64(table.laid[LAID * draw + 1 + role]) + (1 if role == 0 else 0), most)
        if plot == NONE:
            return
        taken |= i64(1) << plot
        past[FLOW + 3 * draw + role] = past[STACK + plot]
        role += 1
    found.append(_put_under(table, draw, past, count))


def _lay_others(table: TakenokoTable, draw: i64, past: vec[i64], most: vec[i64], found: list[vec[i64]]) -> None:
    """Only the plot laid is seen; the two others go under the pile in either order."""
    count = _draw(table, draw, past)
    laid = _find(past, count, 0, i64(table.laid[LAID * draw + 1]) + 1, most)
    if laid == NONE:
        return
    past[FLOW + 3 * draw] = past[STACK + laid]
    first: i64 = 1 if laid == 0 else 0
    second: i64 = 3 - laid - first
    past[FLOW + 3 * draw + 1] = past[STACK + first]
    past[FLOW + 3 * draw + 2] = past[STACK + second]
    if count == 3 and past[KIND + past[STACK + first]] != past[KIND + past[STACK + second]]:
        other = past[:]
        other[FLOW + 3 * draw + 1] = past[STACK + second]
        other[FLOW + 3 * draw + 2] = past[STACK + first]
        found.append(_put_under(table, draw, other, count))
    found.append(_put_under(table, draw, past, count))


def _draw(table: TakenokoTable, draw: i64, past: vec[i64]) -> i64:
    """Number of plots drawn; those the seat has never seen become a group."""
    left = pile_before(table, draw)
    count: i64 = min(left, DRAWN)
    past[GROUP + draw] = _unseen(past, count)
    return count


def _unseen(past: vec[i64], count: i64) -> i64:
    group: i64 = 0
    i: i64 = 0
    while i < count:
        if past[KIND + past[STACK + i]] == 0:
            group |= i64(1) << past[STACK + i]
        i += 1
    return group


def _find(past: vec[i64], count: i64, taken: i64, kind: i64, most: vec[i64]) -> i64:
    """Index of a drawn plot of this kind (+ 1): a known one, or else an unseen one if that kind has one left."""
    unseen: i64 = NONE
    i = count - 1
    while i >= 0:
        if (taken >> i) & 1 == 0:
            found = past[KIND + past[STACK + i]]
            if found == kind:
                return i
            if found == 0:
                unseen = i
        i -= 1
    if unseen != NONE:
        if _count(past, kind) >= most[kind - 1]:
            return NONE
        past[KIND + past[STACK + unseen]] = kind
    return unseen


def _count(past: vec[i64], kind: i64) -> i64:
    found: i64 = 0
    i: i64 = KIND
    while i < KIND + PLOTS:
        if past[i] == kind:
            found += 1
        i += 1
    return found


def _put_under(table: TakenokoTable, draw: i64, past: vec[i64], count: i64) -> vec[i64]:
    """The past, with its pile after a draw."""
    left = pile_before(table, draw) - count
    i: i64 = 0
    while i < left:
        past[STACK + i] = past[STACK + i + count]
        i += 1
    role: i64 = 1
    while role < count:
        past[STACK + left] = past[FLOW + 3 * draw + role]
        left += 1
        role += 1
    return past


def _different(pasts: list[vec[i64]], left: i64) -> list[vec[i64]]:
    """One past for each pile that results."""
    seen: set[tuple[int, ...]] = set()
    found: list[vec[i64]] = []
    for past in pasts:
        pile = tuple([int(past[KIND + past[STACK + i]]) for i in range(left)])
        if pile not in seen:
            seen.add(pile)
            found.append(past)
    return found


# --- thinking of one -----------------------------------------------------------------------------------------------------


def imagine_pile(table: TakenokoTable, seat: i64, luck: Luck) -> None:
    """Pick a random past and deal its unknowns again: the pile, the drawn plots, and what the others remember."""
    pasts = table.pasts[seat]
    own = table.drawn > 0 and table.seat == seat
    if own:
        pasts = _with_own_draw(table, pasts)
    past = pasts[luck.below(len(pasts))][:]
    _deal_kinds(table, past, luck)
    _tell_again(table, past, luck)
    i: i64 = 0
    while i < table.bottom - table.top:
        table.pile[table.top + i] = u8(past[KIND + past[STACK + i]] - 1)
        i += 1
    if table.drawn > 0:
        sort_u8(table.pile, table.top, table.drawn)
        if not own:
            _choose_again(table, luck)


def _with_own_draw(table: TakenokoTable, pasts: list[vec[i64]]) -> list[vec[i64]]:
    """The pasts consistent with the plots in this seat's hand."""
    most = _kinds_in_memory(table)
    found: list[vec[i64]] = []
    for known in pasts:
        past = known[:]
        if table.remembered < PLOTS:
            past[GROUP + table.remembered] = _unseen(past, table.drawn)
        if _holds_drawn(table, past, most):
            found.append(past)
    assert found, "no past fits the plots in hand"
    return found


def _holds_drawn(table: TakenokoTable, past: vec[i64], most: vec[i64]) -> bool:
    taken: i64 = 0
    i: i64 = 0
    while i < table.drawn:
        plot = _find(past, table.drawn, taken, i64(table.pile[table.top + i]) + 1, most)
        if plot == NONE:
            return False
        taken |= i64(1) << plot
        i += 1
    return True


def _deal_kinds(table: TakenokoTable, past: vec[i64], luck: Luck) -> None:
    """Deal the remaining kinds at random to the plots never seen."""
    left = LEFT
    kind: i64 = 0
    most = _kinds_in_memory(table)
    while kind < PLOT_KINDS:
        left[kind] = most[kind]
        kind += 1
    plots = pile_before(table, 0)
    unseen: i64 = 0
    i: i64 = 0
    while i < plots:
        if past[KIND + i] == 0:
            unseen += 1
        else:
            left[past[KIND + i] - 1] -= 1
        i += 1
    hidden = HIDDEN[:unseen]
    i = 0
    kind = 0
    while kind < PLOT_KINDS:
        while left[kind] > 0:
            hidden[i] = u8(kind)
            left[kind] -= 1
            i += 1
        kind += 1
    luck.shuffle(hidden)
    i = 0
    unseen = 0
    while i < plots:
        if past[KIND + i] == 0:
            past[KIND + i] = i64(hidden[unseen]) + 1
            unseen += 1
        i += 1


def _tell_again(table: TakenokoTable, past: vec[i64], luck: Luck) -> None:
    """Rewrite what everybody laid and returned, from the last draw to the first.

    Until this seat saw the plots of a draw for the first time, they were interchangeable.
    """
    names = RENAMED
    i: i64 = 0
    while i < PLOTS:
        names[i] = i
        i += 1
    draw = table.remembered
    if table.drawn > 0 and draw < PLOTS:
        _rename(names, past[GROUP + draw], luck)
    while draw > 0:
        draw -= 1
        role: i64 = 0
        while role < 3:
            if role == 0 or i64(table.laid[LAID * draw + 1 + role]) != 0:
                kind = past[KIND + names[past[FLOW + 3 * draw + role]]]
                table.laid[LAID * draw + 1 + role] = u8(kind - 1 if role == 0 else kind)
            role += 1
        _rename(names, past[GROUP + draw], luck)


def _rename(names: vec[i64], group: i64, luck: Luck) -> None:
    """Shuffle the names of a group of two or three plots."""
    if group & (group - 1) == 0:
        return
    one: i64 = 0
    while group >> one > 1:
        if (group >> one) & 1:
            other = one + 1
            chosen = one
            choices: i64 = 1
            while group >> other:
                if (group >> other) & 1:
                    choices += 1
                    if luck.below(choices) == 0:
                        chosen = other
                other += 1
            name = names[one]
            names[one] = names[chosen]
            names[chosen] = name
        one += 1


def _choose_again(table: TakenokoTable, luck: Luck) -> None:
    """Choose again for another player, from plots this seat has not seen."""
    if table.kept == NONE:
        return
    kept = luck.below(table.drawn)
    table.kept = i64(table.pile[table.top + kept])
    if table.first != NONE:
        first = luck.below(table.drawn - 1)
        if first >= kept:
            first += 1
        table.first = i64(table.pile[table.top + first])
