"""What a seat may know of a Bossa table, as numbers in a row: the parts are named in planes.py."""

from typing import Final

from mypy_extensions import i64

from roji.core.canvas import Canvas
from roji.games.bossa.chips import NO_CHIP
from roji.games.bossa.ends import BOTH, NOBODY
from roji.games.bossa.lines import ARMS, MOST_TILES, ROWS
from roji.games.bossa.planes import PLANES
from roji.games.bossa.state import CHIP_CHOICE, LAYERS_APART, NO_TILE, NOT_LAID, OVER, ROW, SEATS, Player, Table
from roji.games.bossa.tiles import TILES, count

PHASE: Final[i64] = PLANES.starts["phase"]
OPTIONS: Final[i64] = PLANES.starts["options"]
ACTS: Final[i64] = PLANES.starts["acts"]
FIRST: Final[i64] = PLANES.starts["first"]
DICE: Final[i64] = PLANES.starts["dice"]
OWNERS: Final[i64] = PLANES.starts["owners"]
HANDS: Final[i64] = PLANES.starts["hands"]
COUNTS: Final[i64] = PLANES.starts["counts"]
MARKERS: Final[i64] = PLANES.starts["markers"]
CHIPS: Final[i64] = PLANES.starts["chips"]
UNSEEN: Final[i64] = PLANES.starts["unseen"]
DISCARDS: Final[i64] = PLANES.starts["discards"]
LAID: Final[i64] = PLANES.starts["laid"]
ROW_SIZES: Final[i64] = PLANES.starts["sizes"]
LAYERS: Final[i64] = PLANES.starts["layers"]
NEXT_VALUES: Final[i64] = PLANES.starts["next_values"]
NEXT_SIZES: Final[i64] = PLANES.starts["next_sizes"]
BUILDING: Final[i64] = PLANES.starts["building"]
STACKING: Final[i64] = PLANES.starts["stacking"]
MISSING: Final[i64] = PLANES.starts["missing"]
FITS: Final[i64] = PLANES.starts["fits"]
USED: Final[i64] = PLANES.starts["used"]
GIVEN: Final[i64] = PLANES.starts["given"]
WON: Final[i64] = PLANES.starts["won"]

DIE: Final = 6
KNOWN: Final = 4  # things to know of a player's chip
FACE_UP: Final = 3  # markers


def observe(table: Table, seat: i64, canvas: Canvas) -> None:
    """All that the seat may know. Players are counted from it on."""
    canvas.mark(PHASE + table.phase)
    _options(table, canvas)
    canvas.mark(DICE + table.lines.white - 1)
    canvas.mark(DICE + DIE + table.lines.black - 1)
    _player(table, seat, 0, True, canvas)
    _player(table, 1 - seat, 1, False, canvas)
    canvas.put(COUNTS + SEATS, table.pile_left())
    canvas.mark_set(UNSEEN, table.unseen(seat))
    canvas.mark_set(DISCARDS, table.discards)
    _on_lines(table, canvas)
    _ends(table, canvas)
    if table.phase == ROW:
        _building(table, canvas)
    if table.given != NO_TILE:
        canvas.mark(GIVEN + table.given)


def _options(table: Table, canvas: Canvas) -> None:
    if table.chips:
        canvas.mark(OPTIONS)
    canvas.mark(OPTIONS + 1 + table.rule)
    if table.many_layers:
        canvas.mark(OPTIONS + 4)


# --- the players ---------------------------------------------------------------------------------------------------------


def _player(table: Table, seat: i64, number: i64, own: bool, canvas: Canvas) -> None:
    """A player's place; of the other one what lies open."""
    player = table.player(seat)
    if own or table.hands_are_open():
        canvas.mark_set(HANDS + TILES * number, player.hand)
    canvas.put(COUNTS + number, count(player.hand))
    _markers(player, MARKERS + FACE_UP * number, canvas)
    if player.chip != NO_CHIP:
        _chip(player, CHIPS + KNOWN * number, own or table.chips_are_shown(), canvas)
    _rights(table, seat, number, canvas)


def _markers(player: Player, start: i64, canvas: Canvas) -> None:
    if player.redraw:
        canvas.mark(start)
    if player.exchange:
        canvas.mark(start + 1)
    if player.stack:
        canvas.mark(start + 2)


def _chip(player: Player, start: i64, is_known: bool, canvas: Canvas) -> None:
    canvas.mark(start)
    if is_known:
        canvas.mark(start + 1 + player.chip)
    if player.chip_on != NO_TILE:
        canvas.mark(start + 3)


def _rights(table: Table, seat: i64, number: i64, canvas: Canvas) -> None:
    """Who chooses, who has the first play, whose line it is, who has won."""
    if table.phase == CHIP_CHOICE:
        if table.player(seat).chip == NO_CHIP:
            canvas.mark(ACTS + number)
    elif table.phase != OVER:
        if table.seat == seat:
            canvas.mark(ACTS + number)
    elif table.winner == seat or table.winner == BOTH:
        canvas.mark(WON + number)
    if table.first == seat:
        canvas.mark(FIRST + number)
    if table.white_owner != NOBODY:
        canvas.mark(OWNERS + (number if table.white_owner == seat else SEATS + number))


# --- the lines -----------------------------------------------------------------------------------------------------------


def _on_lines(table: Table, canvas: Canvas) -> None:
    """Every tile that lies on them, and how high its row has grown."""
    cells = canvas.cells
    place = table.place
    tile: i64 = 0
    while tile < TILES:
        where: i64 = i64(place[tile])
        if where != NOT_LAID:
            canvas.mark(LAID + tile)
            layers = LAYERS + where % LAYERS_APART
            canvas.put(layers, max(i64(cells[canvas.start + layers]), where // LAYERS_APART + 1))
        tile += 1


def _ends(table: Table, canvas: Canvas) -> None:
    """Each arm: the sizes of its rows, and what its next row must be."""
    lines = table.lines
    arm: i64 = 0
    while arm < ARMS:
        place: i64 = 0
        while place < lines.rows[arm]:
            canvas.put(ROW_SIZES + ROWS * arm + place, lines.sizes[ROWS * arm + place])
            place += 1
        canvas.put(NEXT_VALUES + arm, lines.next_value(arm))
        if lines.next_value(arm) > 0:
            _sizes(NEXT_SIZES + MOST_TILES * arm, lines.next_sizes(arm, table.rule), canvas)
        arm += 1


def _sizes(start: i64, sizes: i64, canvas: Canvas) -> None:
    """A set of numbers of tiles, 1 to 7."""
    size: i64 = 1
    while size <= MOST_TILES:
        if (sizes >> size) & 1:
            canvas.mark(start + size - 1)
        size += 1


def _building(table: Table, canvas: Canvas) -> None:
    building = table.building
    canvas.mark(BUILDING + ROWS * building.arm + building.place)
    if building.stacking:
        canvas.mark(STACKING)
    canvas.put(MISSING, building.value - building.total)
    _sizes(FITS, building.sizes, canvas)
    canvas.mark_set(USED, building.used)
