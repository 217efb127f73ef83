"""Bamboo: it grows where there is water and where the gardener goes; the panda eats it."""

from mypy_extensions import i64

from roji.games.takenoko.edges import AROUND, POND
from roji.games.takenoko.state import ACTIONS, SERVE, Player, TakenokoTable


def sprout(table: TakenokoTable, cell: i64) -> None:
    """Grow bamboo on one plot as far as it is irrigated and the stock lasts."""
    more = table.garden.growth(cell)
    colour = table.garden.colour(cell)
    if not table.unlimited and more > table.bamboo[colour]:
        more = table.bamboo[colour]
    if more > 0:
        grow(table, cell, colour, more)


def grow(table: TakenokoTable, cell: i64, colour: i64, more: i64) -> None:
    table.garden.grow(cell, more)
    table.bamboo[colour] -= more


def move_gardener(table: TakenokoTable, cell: i64) -> None:
    """Bamboo grows where he stops and on adjacent plots of that colour."""
    table.gardener = cell
    if cell == POND:
        return
    garden = table.garden
    wants = table.wants
    colour = garden.colour(cell)
    wanted: i64 = garden.growth(cell)
    wants[0] = wanted
    way: i64 = 0
    while way < 6:
        more = garden.growth_beside(cell, way)
        way += 1
        wants[way] = more
        wanted += more
    share_out(table, cell, colour, wanted)


def share_out(table: TakenokoTable, cell: i64, colour: i64, wanted: i64) -> None:
    """Grow all wanted bamboo if the stock suffices; otherwise ration it."""
    if table.unlimited or wanted <= table.bamboo[colour]:
        serve_all(table, cell, colour)
        table.phase = ACTIONS
    else:
        ration(table, cell, colour)


def share_out_again(table: TakenokoTable) -> None:
    """Share out again after bamboo has come back to the stock during a shortage."""
    wanted: i64 = 0
    i: i64 = 0
    while i < 7:
        wanted += table.wants[i]
        i += 1
    share_out(table, table.gardener, table.garden.colour(table.gardener), wanted)


def serve_all(table: TakenokoTable, cell: i64, colour: i64) -> None:
    wants = table.wants
    i: i64 = 0
    while i < 7:
        if wants[i] > 0:
            grow(table, cell if i == 0 else AROUND[6 * cell + i - 1], colour, wants[i])
            wants[i] = 0
        i += 1


def ration(table: TakenokoTable, cell: i64, colour: i64) -> None:
    """Not enough for all: the player names the plots, as long as there is a choice."""
    wants = table.wants
    waiting: i64 = 0
    last: i64 = 0
    i: i64 = 0
    while i < 7:
        if wants[i] > 0:
            waiting += 1
            last = i
        i += 1
    if waiting > 1 and table.bamboo[colour] > 0:
        table.phase = SERVE
        return
    if waiting == 1 and wants[last] > table.bamboo[colour]:
        wants[last] = table.bamboo[colour]
    elif waiting > 1:
        forget_wants(table)
    serve_all(table, cell, colour)
    table.phase = ACTIONS


def forget_wants(table: TakenokoTable) -> None:
    i: i64 = 0
    while i < 7:
        table.wants[i] = 0
        i += 1


def serve(table: TakenokoTable, cell: i64) -> None:
    colour = table.garden.colour(cell)
    i: i64 = 0
    while i < 6 and (cell != table.gardener if i == 0 else AROUND[6 * table.gardener + i - 1] != cell):
        i += 1
    table.wants[i] -= 1
    grow(table, cell, colour, 1)
    ration(table, table.gardener, colour)


def move_panda(table: TakenokoTable, player: Player, cell: i64) -> None:
    """It eats a section where it stops, and the player who moved it keeps that."""
    table.panda = cell
    if table.garden.eat(cell):
        player.gain(table.garden.colour(cell), 1)
