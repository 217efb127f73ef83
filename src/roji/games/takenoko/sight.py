"""What a seat may know of a Takenoko table, as numbers in a row: the parts are named in planes.py."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roji.core.canvas import Canvas, counted
from roji.games.takenoko.edges import AROUND
from roji.games.takenoko.garden import PLAIN, WATERED, Garden
from roji.games.takenoko.knowledge import observe_objectives, observe_plots
from roji.games.takenoko.planes import PLANES
from roji.games.takenoko.scoring import total
from roji.games.takenoko.state import IMPROVEMENTS, NO_WEATHER, NONE, NOT_YET, OVER, SERVE, Player, Table
from roji.games.takenoko.turns import allowed

PHASE: Final[i64] = PLANES.starts["phase"]
PLAYERS: Final[i64] = PLANES.starts["players"]
ACTS: Final[i64] = PLANES.starts["acts"]
FIRST: Final[i64] = PLANES.starts["first"]
OPTIONS: Final[i64] = PLANES.starts["options"]
ROUND: Final[i64] = PLANES.starts["round"]
WEATHER: Final[i64] = PLANES.starts["weather"]
USED: Final[i64] = PLANES.starts["used"]
LEFT: Final[i64] = PLANES.starts["left"]
EMPEROR: Final[i64] = PLANES.starts["emperor"]
ENDING: Final[i64] = PLANES.starts["ending"]
LAST_TURNS: Final[i64] = PLANES.starts["last_turns"]
STOCK: Final[i64] = PLANES.starts["stock"]
SCORES: Final[i64] = PLANES.starts["scores"]
CHANNELS_HELD: Final[i64] = PLANES.starts["channels_held"]
CHIPS: Final[i64] = PLANES.starts["chips"]
SECTIONS: Final[i64] = PLANES.starts["sections"]
COLOUR: Final[i64] = PLANES.starts["colours"]
IMPROVEMENT: Final[i64] = PLANES.starts["improvements"]
HEIGHT: Final[i64] = PLANES.starts["heights"]
IRRIGATED: Final[i64] = PLANES.starts["irrigated"]
MARKS: Final[i64] = PLANES.starts["marks"]
CHANNELS: Final[i64] = PLANES.starts["channels"]


def observe(table: Table, seat: i64, canvas: Canvas) -> None:
    """All that the seat may know. Players are counted from it on."""
    _turn(table, canvas)
    _stock(table, canvas)
    _garden(table.garden, canvas)
    _figures(table, canvas)
    observe_plots(table, seat, canvas)
    observe_objectives(table, seat, canvas)
    other: i64 = 0
    while other < table.seats:
        number = counted(seat, other, table.seats)
        _place(table, other, number, canvas)
        _player(table.players[other], number, canvas)
        other += 1


def _turn(table: Table, canvas: Canvas) -> None:
    canvas.mark(PHASE + table.phase)
    canvas.put(OPTIONS, 1 if table.advanced else 0)
    canvas.put(OPTIONS + 1, 1 if table.exact else 0)
    canvas.put(OPTIONS + 2, 1 if table.unlimited else 0)
    canvas.put(ROUND, table.round)
    if table.weather != NO_WEATHER:
        canvas.mark(WEATHER + table.weather)
    order = table.used_order
    while order:
        canvas.add(USED + (order & 7) - 1, 1)
        order >>= 3
    if table.phase != OVER:
        canvas.put(LEFT, allowed(table) - table.acted)
    canvas.put(ENDING, 0 if table.final == NOT_YET else 1)


def _stock(table: Table, canvas: Canvas) -> None:
    canvas.put(STOCK, table.channels)
    _put_three(canvas, STOCK + 1, table.chips)
    if not table.unlimited:
        _put_three(canvas, STOCK + 1 + IMPROVEMENTS, table.bamboo)


def _put_three(canvas: Canvas, place: i64, numbers: vec[i64]) -> None:
    canvas.put(place, numbers[0])
    canvas.put(place + 1, numbers[1])
    canvas.put(place + 2, numbers[2])


def _garden(garden: Garden, canvas: Canvas) -> None:
    """Every channel lies on a side of a plot that is named after that plot."""
    edges = garden.edge
    i: i64 = 0
    while i < garden.size:
        cell: i64 = i64(garden.order[i])
        canvas.put(COLOUR + cell, garden.colour(cell) + 1)
        if garden.improvement(cell) != PLAIN:
            canvas.put(IMPROVEMENT + cell, garden.improvement(cell))
        canvas.put(HEIGHT + cell, garden.height(cell))
        if garden.is_irrigated(cell):
            canvas.mark(IRRIGATED + cell)
        edge = 3 * cell
        while edge < 3 * cell + 3:
            if i64(edges[edge]) == WATERED:
                canvas.mark(CHANNELS + edge)
            edge += 1
        i += 1


def _figures(table: Table, canvas: Canvas) -> None:
    """The gardener, the panda, and the plots on which something is to be decided now."""
    canvas.add(MARKS + table.gardener, 1)
    canvas.add(MARKS + table.panda, 2)
    if table.fresh != NONE:
        canvas.add(MARKS + table.fresh, 4)
    if table.phase == SERVE:
        canvas.add(MARKS + table.gardener, 8 * table.wants[0])
        way: i64 = 0
        while way < 6:
            if table.wants[way + 1] > 0:
                canvas.add(MARKS + AROUND[6 * table.gardener + way], 8 * table.wants[way + 1])
            way += 1


def _place(table: Table, seat: i64, number: i64, canvas: Canvas) -> None:
    """What the table knows of a player."""
    canvas.put(PLAYERS + number, -1 if table.has_resigned(seat) else 1)
    if seat == table.seat:
        canvas.mark(ACTS + number)
    if seat == 0:
        canvas.mark(FIRST + number)
    if seat == table.emperor:
        canvas.mark(EMPEROR + number)
    if table.final != NOT_YET and (table.final >> seat) & 1:
        canvas.mark(LAST_TURNS + number)
    canvas.put(SCORES + 3 * number + 1, total(table, seat))


def _player(player: Player, number: i64, canvas: Canvas) -> None:
    """What a player has, all to be seen."""
    canvas.put(SCORES + 3 * number, player.done)
    canvas.put(SCORES + 3 * number + 2, player.panda_points)
    canvas.put(CHANNELS_HELD + number, player.channels)
    _put_three(canvas, CHIPS + 3 * number, player.chips)
    _put_three(canvas, SECTIONS + 3 * number, player.sections)
