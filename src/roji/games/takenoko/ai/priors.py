"""Static value of a single step, in 64ths of a point: for the quick choice and for a search's candidates."""

from typing import Final

from mypy_extensions import i64

from roji.games.takenoko.ai.objective_values import MIXED_PARTS, wanted_growth, wanted_section
from roji.games.takenoko.components import BIT, FIRST_GARDENER, FIRST_PLOT
from roji.games.takenoko.edges import AROUND, CORNERS, POND
from roji.games.takenoko.garden import ENCLOSURE, FERTILIZER, NO_TILE, PLAIN, WATERSHED
from roji.games.takenoko.state import NOT_YET, Player, TakenokoTable

NEVER: Final = -1_000_000


def eating(table: TakenokoTable, player: Player, cell: i64) -> i64:
    """Move the panda there."""
    garden = table.garden
    if not garden.feeds_panda(cell):
        return -20
    return wanted_section(player, garden.colour(cell)) - wanted_growth(player, garden, cell, 1, table.exact) // 2


def gardening(table: TakenokoTable, player: Player, cell: i64) -> i64:
    """Move the gardener there."""
    if cell == POND:
        return -20
    garden = table.garden
    worth = raining(table, player, cell)
    way: i64 = 0
    while way < 6:
        more = garden.growth_beside(cell, way)
        if more > 0:
            worth += wanted_growth(player, garden, AROUND[6 * cell + way], more, table.exact)
        way += 1
    return worth


def raining(table: TakenokoTable, player: Player, cell: i64) -> i64:
    """Bamboo grows there."""
    more = table.garden.growth(cell)
    return wanted_growth(player, table.garden, cell, more, table.exact) if more > 0 else i64(0)


def colour_wanted(table: TakenokoTable, player: Player, colour: i64) -> i64:
    """Value of a plot of a colour for shapes and columns."""
    worth: i64 = 20
    i: i64 = 0
    while i < player.held:
        card = player.hand[i]
        if card >= FIRST_PLOT:
            if table.garden.shapes & BIT[card] == 0 and _is_part(card, colour):
                worth += 50
        elif card >= FIRST_GARDENER and (card - FIRST_GARDENER) // 5 == colour:
            worth += 15
        i += 1
    return worth


def _is_part(card: i64, colour: i64) -> bool:
    """Whether a plot objective requires this colour."""
    shape = card - FIRST_PLOT
    if shape < 12:
        return shape >> 2 == colour
    return MIXED_PARTS[2 * (shape - 12)] == colour or MIXED_PARTS[2 * (shape - 12) + 1] == colour


def plot_wanted(table: TakenokoTable, player: Player, kind: i64) -> i64:
    """Value of a plot of a kind."""
    worth = colour_wanted(table, player, kind >> 2)
    card = FIRST_GARDENER + 5 * (kind >> 2) + (kind & 3)
    if player.place_of(card) >= 0:
        worth += 40
    if kind & 3 == WATERSHED:
        worth += 20
    elif kind & 3 == FERTILIZER:
        worth += 12
    elif kind & 3 == ENCLOSURE:
        worth -= 8
    return worth


def laying(table: TakenokoTable, player: Player, cell: i64, kind: i64, wanted: i64) -> i64:
    """Lay a plot of this kind there: plots of one colour belong together, and water is near the pond."""
    garden = table.garden
    colour = kind >> 2
    worth: i64 = 0
    way: i64 = 0
    while way < 6:
        other = AROUND[6 * cell + way]
        if other == POND:
            worth += 34
        elif garden.is_plot(other):
            if garden.colour(other) == colour:
                worth += wanted // 2 + (10 if garden.is_irrigated(other) else 0)
            elif wanted > 20:
                worth += 3
        way += 1
    return worth


def watering(table: TakenokoTable, player: Player, edge: i64) -> i64:
    """Place a channel there: good if it irrigates a plot, of some use if it comes nearer to one."""
    garden = table.garden
    cell = garden.dry_end(edge)
    if cell != NO_TILE:
        first_growth = wanted_growth(player, garden, cell, garden.sections(cell), table.exact)
        return 40 + colour_wanted(table, player, garden.colour(cell)) + first_growth
    i = 8 * edge
    worth: i64 = -10
    if garden.is_dry(CORNERS[i + 2]) or garden.is_dry(CORNERS[i + 5]):
        worth = 8
    return worth


def improving(table: TakenokoTable, player: Player, kind: i64, cell: i64) -> i64:
    """Put an improvement (1 to 3) there."""
    garden = table.garden
    colour = garden.colour(cell)
    worth: i64 = -30
    dry = garden.is_dry(cell)
    if kind == WATERSHED and dry:
        worth = 30 + colour_wanted(table, player, colour)
    elif kind == FERTILIZER:
        worth = -4 if dry else 4
    if player.place_of(FIRST_GARDENER + 5 * colour + kind) >= 0:
        worth += 70
    if player.place_of(FIRST_GARDENER + 5 * colour + PLAIN) >= 0:
        worth -= 40
    return worth


def drawing_objective(table: TakenokoTable, player: Player) -> i64:
    """Draw a card: better the more time there is for it."""
    if table.final != NOT_YET:
        return 8
    return 118 - 12 * player.held


def drawing_plots(table: TakenokoTable, player: Player) -> i64:
    if table.final != NOT_YET:
        return 10
    worth: i64 = 90 if table.garden.size < 5 else 42
    colour: i64 = 0
    while colour < 3:
        worth += (colour_wanted(table, player, colour) - 20) // 3
        colour += 1
    return worth


def taking_channel(table: TakenokoTable, player: Player) -> i64:
    if player.channels > 1 or table.final != NOT_YET:
        return 4
    garden = table.garden
    worth: i64 = 12
    i: i64 = 0
    while i < garden.open_ways:
        worth = max(worth, watering(table, player, i64(garden.ways[i])))
        i += 1
    return worth - 40 * player.channels
