"""What a turn allows: which of the five actions are open, where figures may go, what may be done besides."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roji.games.takenoko.components import DECKS, HAND
from roji.games.takenoko.edges import AROUND
from roji.games.takenoko.garden import NO_TILE, Garden
from roji.games.takenoko.objectives import grown_cards
from roji.games.takenoko.state import (
    ACTIONS,
    CLOUDY,
    DO_CHANNEL,
    DO_GARDENER,
    DO_OBJECTIVE,
    DO_PANDA,
    DO_PLOTS,
    IMPROVEMENTS,
    KEEP,
    SERVE,
    SUN,
    WEATHER,
    WINDY,
    Player,
    TakenokoTable,
)

ALL_ACTIONS: Final = 0b11111


def use(table: TakenokoTable, action: i64) -> None:
    """One of the five actions begins."""
    table.used |= i64(1) << action
    table.used_order = (table.used_order << 3) + action + 1
    table.acted += 1


def allowed(table: TakenokoTable) -> i64:
    """Two actions, and a third one in the sun."""
    return 3 if table.weather == SUN else 2


def unused(table: TakenokoTable) -> i64:
    """The set of actions that this turn still allows: not the same one twice, but in the wind."""
    if table.acted >= allowed(table):
        return 0
    return i64(ALL_ACTIONS) if table.weather == WINDY else ALL_ACTIONS & ~table.used


def open_actions(table: TakenokoTable) -> i64:
    """The set of actions that may be done now."""
    left = unused(table)
    return left & possible(table) if left else i64(0)


def possible(table: TakenokoTable) -> i64:
    """The set of actions that could be carried out, whatever was done in this turn."""
    found: i64 = 0
    if table.bottom > table.top:
        found |= 1 << DO_PLOTS
    if table.channels > 0:
        found |= 1 << DO_CHANNEL
    if table.garden.size > 0:
        found |= 1 << DO_GARDENER | 1 << DO_PANDA
    if table.players[table.seat].held < HAND and open_decks(table):
        found |= 1 << DO_OBJECTIVE
    return found


def open_decks(table: TakenokoTable) -> i64:
    """The set of decks of which an objective may be drawn: they have one that this action has not turned down."""
    found: i64 = 0
    deck: i64 = 0
    while deck < DECKS:
        if table.deck_sizes[deck] > table.turned[deck]:
            found |= i64(1) << deck
        deck += 1
    return found


def may_draw(table: TakenokoTable, deck: i64) -> bool:
    return (open_decks(table) >> deck) & 1 != 0


def may_end(table: TakenokoTable, ready: i64) -> bool:
    """Two actions are done, or no other one can be: none of the open actions is left."""
    return table.acted >= 2 or ready == 0


def is_free(table: TakenokoTable) -> bool:
    """Between two steps: channels and improvements may be placed and all objectives claimed."""
    return WEATHER <= table.phase <= ACTIONS


def is_mid_step(table: TakenokoTable) -> bool:
    """A plot is being laid, or bamboo shared out: panda objectives may be claimed, because what was eaten goes back to the stock."""
    return KEEP <= table.phase <= SERVE


def claims(table: TakenokoTable, player: Player) -> i64:
    """The set of cards in a hand that may be claimed now."""
    if is_free(table):
        return player.cards & (player.fed | grown_cards(table.garden, table.exact))
    return player.cards & player.fed if is_mid_step(table) else i64(0)


def may_rain(table: TakenokoTable, cell: i64) -> bool:
    """An irrigated plot that is not fully grown, and bamboo for it."""
    return table.garden.can_grow(cell) and has_bamboo(table, table.garden.colour(cell))


def has_bamboo(table: TakenokoTable, colour: i64) -> bool:
    return table.unlimited or table.bamboo[colour] > 0


def may_choose(table: TakenokoTable, face: i64) -> bool:
    """Any weather; a cloud only while improvements are left."""
    return face != CLOUDY or kinds_in(table.chips) != 0


def kinds_in(chips: vec[i64]) -> i64:
    """The set of kinds of improvements among some chips."""
    found: i64 = 0
    kind: i64 = 0
    while kind < IMPROVEMENTS:
        if chips[kind] > 0:
            found |= i64(1) << kind
        kind += 1
    return found


def is_in_line(garden: Garden, start: i64, goal: i64) -> bool:
    """Can a figure go from one tile to another: straight, over tiles only, and at least a step?"""
    way: i64 = 0
    while way < 6:
        cell = garden.step(start, way)
        while cell != NO_TILE:
            if cell == goal:
                return True
            cell = garden.step(cell, way)
        way += 1
    return False


def moves(garden: Garden, start: i64) -> i64:
    """To how many tiles a figure can go."""
    return i64(garden.moves[start])


def nth_move(garden: Garden, start: i64, nth: i64) -> i64:
    """The tile to which the n-th move leads, counted from 0."""
    i = 6 * start
    while nth >= i64(garden.reach[i]):
        nth -= i64(garden.reach[i])
        i += 1
    way = i - 6 * start
    cell = AROUND[i]
    while nth > 0:
        cell = AROUND[6 * cell + way]
        nth -= 1
    return cell


def wanting(table: TakenokoTable) -> list[int]:
    """The plots that wait for bamboo that is short."""
    cells = [int(table.gardener), *[int(AROUND[6 * table.gardener + way]) for way in range(6)]]
    return sorted([cell for i, cell in enumerate(cells) if table.wants[i] > 0])
