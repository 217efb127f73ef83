"""What a turn allows: which of the five actions are open, where figures may go, what may be done besides."""

from mypy_extensions import i64

from roji.games.takenoko.actions import CELLS
from roji.games.takenoko.cards import HAND
from roji.games.takenoko.edges import AROUND
from roji.games.takenoko.garden import HEIGHT, IRRIGATED, NOTHING, TALLEST, Garden
from roji.games.takenoko.objectives import grown_cards, is_fulfilled
from roji.games.takenoko.state import (
    ACTIONS,
    DO_CHANNEL,
    DO_GARDENER,
    DO_OBJECTIVE,
    DO_PANDA,
    DO_PLOTS,
    SUN,
    WEATHER,
    WINDY,
    Player,
    Table,
)


def use(table: Table, action: i64) -> None:
    """One of the five actions begins."""
    table.used |= i64(1) << action
    table.used_order = (table.used_order << 3) + action + 1
    table.acted += 1


def allowed(table: Table) -> i64:
    """Two actions, and a third one in the sun."""
    return 3 if table.weather == SUN else 2


def is_unused(table: Table, action: i64) -> bool:
    """An action left, and not the same one twice, but in the wind."""
    return table.acted < allowed(table) and (table.weather == WINDY or (table.used >> action) & 1 == 0)


def open_actions(table: Table) -> i64:
    """The set of actions that may be done now."""
    if table.acted >= allowed(table):
        return 0
    found = _possible(table)
    return found if table.weather == WINDY else found & ~table.used


def _possible(table: Table) -> i64:
    """The set of actions that could be carried out, whatever was done in this turn."""
    found: i64 = 0
    if table.bottom > table.top:
        found |= 1 << DO_PLOTS
    if table.channels > 0:
        found |= 1 << DO_CHANNEL
    if table.garden.size > 0:
        found |= 1 << DO_GARDENER | 1 << DO_PANDA
    if table.players[table.seat].held < HAND and any_deck(table):
        found |= 1 << DO_OBJECTIVE
    return found


def any_deck(table: Table) -> bool:
    """Is there an objective to draw that this action has not turned down?"""
    return may_draw(table, 0) or may_draw(table, 1) or may_draw(table, 2)


def may_draw(table: Table, deck: i64) -> bool:
    return table.deck_sizes[deck] > table.turned[deck]


def may_end(table: Table) -> bool:
    """Two actions are done, or no other one can be."""
    return table.acted >= 2 or open_actions(table) == 0


def is_free(table: Table) -> bool:
    """Between two steps: channels and improvements may be placed and objectives claimed."""
    return WEATHER <= table.phase <= ACTIONS


def may_claim(table: Table, player: Player, card: i64) -> bool:
    return is_fulfilled(table.garden, card, player.sections, table.exact)


def claims(table: Table, player: Player) -> i64:
    """The set of cards in a hand that may be claimed."""
    return player.cards & (player.fed | grown_cards(table.garden, table.exact))


def may_rain(table: Table, cell: i64) -> bool:
    """An irrigated plot that is not fully grown, and bamboo for it."""
    grown: i64 = i64(table.garden.grown[cell])
    return grown & IRRIGATED != 0 and grown & HEIGHT < TALLEST and has_bamboo(table, table.garden.colour(cell))


def has_bamboo(table: Table, colour: i64) -> bool:
    return table.unlimited or table.bamboo[colour] > 0


def may_choose(table: Table, face: i64) -> bool:
    """Any weather; a cloud only while improvements are left."""
    return face != 4 or any_chip(table)


def any_chip(table: Table) -> bool:
    return table.chips[0] + table.chips[1] + table.chips[2] > 0


def is_in_line(garden: Garden, start: i64, goal: i64) -> bool:
    """Can a figure go from one tile to another: straight, over tiles only, and at least a step?"""
    way: i64 = 0
    while way < 6:
        cell = AROUND[6 * start + way]
        while garden.tile[cell] != NOTHING:
            if cell == goal:
                return True
            cell = AROUND[6 * cell + way]
        way += 1
    return False


def moves(garden: Garden, start: i64) -> i64:
    """To how many tiles a figure can go."""
    return i64(garden.moves[start])


def nth_move(garden: Garden, start: i64, nth: i64) -> i64:
    """The tile to which the so-many-th move leads."""
    tile = garden.tile
    way: i64 = 0
    while True:
        cell = AROUND[6 * start + way]
        while tile[cell] != NOTHING:
            if nth == 0:
                return cell
            nth -= 1
            cell = AROUND[6 * cell + way]
        way += 1


def wanting(table: Table) -> list[int]:
    """The plots that wait for bamboo that is short."""
    cells = [int(table.gardener), *[int(AROUND[6 * table.gardener + way]) for way in range(6)]]
    return sorted([cell for i, cell in enumerate(cells) if table.wants[i] > 0])


def is_tile(garden: Garden, cell: i64) -> bool:
    return cell < CELLS and garden.tile[cell] != NOTHING
