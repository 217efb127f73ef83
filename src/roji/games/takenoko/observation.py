"""A seat's observation of a Takenoko table as numbers, laid out in planes.py."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roji.core.observation.canvas import Canvas, relative_seat
from roji.games.takenoko.actions import CELLS
from roji.games.takenoko.edges import AROUND
from roji.games.takenoko.garden import Garden
from roji.games.takenoko.hidden_observation import NOTES, observe_objectives, observe_plots
from roji.games.takenoko.planes import PLANES
from roji.games.takenoko.scoring import total
from roji.games.takenoko.state import IMPROVEMENTS, NO_WEATHER, NONE, NOT_YET, OVER, SERVE, Player, TakenokoTable
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


# Indices of the canvas's notes, besides those of hidden_observation.py: bitmasks, adjacent planes sharing one, and numbers.
OF_PHASE: Final = 0
OF_ACTS: Final = 1  # and `first` and `options`
OF_WEATHER: Final = 2
OF_USED: Final = 3  # the actions in order
OF_EMPEROR: Final = 4  # and `ending` and `last_turns`
OF_FIGURES: Final = 5  # 1 + the cells of the gardener, of the panda, of a plot just laid; 1 while bamboo is short
OF_STOCK: Final = 9  # all numbers
OF_PLAYERS: Final = 10  # all numbers of each player, packed into two
OF_PLOTS: Final = 18  # each plot packed into a number, in the order laid
NO_NOTES: Final[vec[i64]] = vec[i64]([0] * NOTES)


def observe(table: TakenokoTable, seat: i64, canvas: Canvas) -> None:
    """Everything this seat may know. Players are numbered from it."""
    if len(canvas.notes) == 0:
        canvas.notes = NO_NOTES[:]
        canvas.fill(PLAYERS, table.seats, 1)
    _turn(table, canvas)
    _rights(table, seat, canvas)
    _stock(table, canvas)
    _garden(table.garden, canvas)
    _figures(table, canvas)
    observe_plots(table, seat, canvas)
    observe_objectives(table, seat, canvas)
    other: i64 = 0
    while other < table.seats:
        number = relative_seat(seat, other, table.seats)
        _player(table.players[other], total(table, other), number, canvas)
        if table.resigned:
            canvas.put(PLAYERS + number, -1 if table.has_resigned(other) else 1)
        other += 1


def _turn(table: TakenokoTable, canvas: Canvas) -> None:
    canvas.show(OF_PHASE, PHASE, i64(1) << table.phase)
    canvas.put(ROUND, table.round)
    canvas.show(OF_WEATHER, WEATHER, 0 if table.weather == NO_WEATHER else i64(1) << table.weather)
    if canvas.is_new(OF_USED, table.used_order):
        _used(table.used_order, canvas)
    canvas.put(LEFT, allowed(table) - table.acted if table.phase != OVER else i64(0))


def _used(order: i64, canvas: Canvas) -> None:
    canvas.fill(USED, 5, 0)
    while order:
        canvas.add(USED + (order & 7) - 1, 1)
        order >>= 3


def _rights(table: TakenokoTable, seat: i64, canvas: Canvas) -> None:
    """Whose turn it is, the first player, the options; the Emperor's owner, and who has a last turn left."""
    acts = i64(1) << relative_seat(seat, table.seat, table.seats) | i64(1) << (FIRST - ACTS + relative_seat(seat, 0, table.seats))
    options: i64 = 1 if table.advanced else 0
    if table.exact:
        options |= 2
    if table.unlimited:
        options |= 4
    canvas.show(OF_ACTS, ACTS, acts | options << (OPTIONS - ACTS))
    found: i64 = 0
    if table.emperor != NONE:
        found = i64(1) << relative_seat(seat, table.emperor, table.seats)
    if table.final != NOT_YET:
        found |= i64(1) << (ENDING - EMPEROR)
        other: i64 = 0
        while other < table.seats:
            if (table.final >> other) & 1:
                found |= i64(1) << (LAST_TURNS - EMPEROR + relative_seat(seat, other, table.seats))
            other += 1
    canvas.show(OF_EMPEROR, EMPEROR, found)


def _stock(table: TakenokoTable, canvas: Canvas) -> None:
    if canvas.is_new(OF_STOCK, 1 + table.channels + 64 * (_packed(table.chips) + (_packed(table.bamboo) << 24))):
        canvas.put(STOCK, table.channels)
        canvas.put_row(STOCK + 1, table.chips, 3)
        if not table.unlimited:
            canvas.put_row(STOCK + 1 + IMPROVEMENTS, table.bamboo, 3)


def _packed(numbers: vec[i64]) -> i64:
    """Three numbers packed into one."""
    return numbers[0] + (numbers[1] << 8) + (numbers[2] << 16)


def _garden(garden: Garden, canvas: Canvas) -> None:
    """Every channel is on a named side of some plot."""
    notes = canvas.notes
    order = garden.order
    tile = garden.tile
    grown = garden.grown
    edges = garden.edge
    i: i64 = 0
    while i < garden.size:
        cell: i64 = i64(order[i])
        edge = 3 * cell
        sides = i64(edges[edge]) | i64(edges[edge + 1]) << 2 | i64(edges[edge + 2]) << 4
        plot = i64(tile[cell]) | i64(grown[cell]) << 8 | sides << 16
        if notes[OF_PLOTS + i] != plot:
            notes[OF_PLOTS + i] = plot
            _plot(garden, cell, canvas)
        i += 1


def _plot(garden: Garden, cell: i64, canvas: Canvas) -> None:
    canvas.put(COLOUR + cell, garden.colour(cell) + 1)
    canvas.put(IMPROVEMENT + cell, garden.improvement(cell))
    canvas.put(HEIGHT + cell, garden.height(cell))
    canvas.put(IRRIGATED + cell, 1 if garden.is_irrigated(cell) else 0)
    edge = 3 * cell
    while edge < 3 * cell + 3:
        canvas.put(CHANNELS + edge, 1 if garden.has_channel(edge) else 0)
        edge += 1


def _figures(table: TakenokoTable, canvas: Canvas) -> None:
    """The gardener, the panda, and the plots with a pending decision."""
    notes = canvas.notes
    is_short: i64 = 1 if table.phase == SERVE else 0
    is_shown = (
        notes[OF_FIGURES] == table.gardener + 1 and notes[OF_FIGURES + 1] == table.panda + 1 and notes[OF_FIGURES + 2] == table.fresh + 1
    )
    if is_shown and notes[OF_FIGURES + 3] | is_short == 0:
        return
    if notes[OF_FIGURES]:
        _take_up(canvas)
    canvas.add(MARKS + table.gardener, 1)
    canvas.add(MARKS + table.panda, 2)
    if table.fresh != NONE:
        canvas.add(MARKS + table.fresh, 4)
    if is_short:
        _short(table, canvas)
    notes[OF_FIGURES] = table.gardener + 1
    notes[OF_FIGURES + 1] = table.panda + 1
    notes[OF_FIGURES + 2] = table.fresh + 1
    notes[OF_FIGURES + 3] = is_short


def _short(table: TakenokoTable, canvas: Canvas) -> None:
    canvas.add(MARKS + table.gardener, 8 * table.wants[0])
    way: i64 = 0
    while way < 6:
        if table.wants[way + 1] > 0:
            canvas.add(MARKS + AROUND[6 * table.gardener + way], 8 * table.wants[way + 1])
        way += 1


def _take_up(canvas: Canvas) -> None:
    """Erase the figures and marks drawn before."""
    notes = canvas.notes
    gardener = notes[OF_FIGURES] - 1
    canvas.put(MARKS + gardener, 0)
    canvas.put(MARKS + notes[OF_FIGURES + 1] - 1, 0)
    if notes[OF_FIGURES + 2]:
        canvas.put(MARKS + notes[OF_FIGURES + 2] - 1, 0)
    if notes[OF_FIGURES + 3]:
        way: i64 = 0
        while way < 6:
            if AROUND[6 * gardener + way] < CELLS:
                canvas.put(MARKS + AROUND[6 * gardener + way], 0)
            way += 1


def _player(player: Player, points: i64, number: i64, canvas: Canvas) -> None:
    """One player's public belongings."""
    note = OF_PLAYERS + 2 * number
    is_new = canvas.is_new(note, 1 + player.channels + 64 * _packed(player.sections))
    scores = player.done | player.panda_points << 8 | points << 16
    if canvas.is_new(note + 1, _packed(player.chips) + (scores << 24)) or is_new:
        canvas.put(SCORES + 3 * number, player.done)
        canvas.put(SCORES + 3 * number + 1, points)
        canvas.put(SCORES + 3 * number + 2, player.panda_points)
        canvas.put(CHANNELS_HELD + number, player.channels)
        canvas.put_row(CHIPS + 3 * number, player.chips, 3)
        canvas.put_row(SECTIONS + 3 * number, player.sections, 3)
