"""What a turn allows: which of the five actions are open, where figures may go, and which free steps."""

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
    """Begin one of the five actions."""
    table.used |= i64(1) << action
    table.used_order = (table.used_order << 3) + action + 1
    table.acted += 1


def allowed(table: TakenokoTable) -> i64:
    """Two actions, or three in the sun."""
    return 3 if table.weather == SUN else 2


def unused(table: TakenokoTable) -> i64:
    """Bitmask of the actions this turn still allows: no action twice, except in the wind."""
    if table.acted >= allowed(table):
        return 0
    return i64(ALL_ACTIONS) if table.weather == WINDY else ALL_ACTIONS & ~table.used


def open_actions(table: TakenokoTable) -> i64:
    """Bitmask of the legal actions."""
    left = unused(table)
    return left & possible(table) if left else i64(0)


def possible(table: TakenokoTable) -> i64:
    """Bitmask of the actions that could be carried out, regardless of this turn's earlier ones."""
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
    """Bitmask of the decks from which an objective may be drawn: those with a card this action has not turned down."""
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
    """Whether two actions are done or no other is open."""
    return table.acted >= 2 or ready == 0


def is_free(table: TakenokoTable) -> bool:
    """Whether it is between two steps: channels and improvements may be placed and all objectives claimed."""
    return WEATHER <= table.phase <= ACTIONS


def is_mid_step(table: TakenokoTable) -> bool:
    """While a plot is laid or bamboo shared out, panda objectives may be claimed, because what was eaten goes back to the stock."""
    return KEEP <= table.phase <= SERVE


def claims(table: TakenokoTable, player: Player) -> i64:
    """Bitmask of the cards in a hand that may be claimed now."""
    if is_free(table):
        return player.cards & (player.fed | grown_cards(table.garden, table.exact))
    return player.cards & player.fed if is_mid_step(table) else i64(0)


def may_rain(table: TakenokoTable, cell: i64) -> bool:
    """Whether the plot is irrigated, not fully grown, and there is bamboo for it."""
    return table.garden.can_grow(cell) and has_bamboo(table, table.garden.colour(cell))


def has_bamboo(table: TakenokoTable, colour: i64) -> bool:
    return table.unlimited or table.bamboo[colour] > 0


def may_choose(table: TakenokoTable, face: i64) -> bool:
    """Any weather is allowed; a cloud only while improvements are left."""
    return face != CLOUDY or kinds_in(table.chips) != 0


def kinds_in(chips: vec[i64]) -> i64:
    """Bitmask of the kinds of improvements among some chips."""
    found: i64 = 0
    kind: i64 = 0
    while kind < IMPROVEMENTS:
        if chips[kind] > 0:
            found |= i64(1) << kind
        kind += 1
    return found


def is_in_line(garden: Garden, start: i64, goal: i64) -> bool:
    """Whether a figure can go from one tile to another: straight, over tiles only, and at least one step."""
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
    """Number of tiles a figure can go to."""
    return i64(garden.moves[start])


def nth_move(garden: Garden, start: i64, nth: i64) -> i64:
    """The destination of the n-th move, counted from 0."""
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
    """The plots waiting for bamboo that is short."""
    cells = [int(table.gardener), *[int(AROUND[6 * table.gardener + way]) for way in range(6)]]
    return sorted([cell for i, cell in enumerate(cells) if table.wants[i] > 0])
