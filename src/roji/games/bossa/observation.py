"""A seat's observation of a Bossa table as numbers, laid out in planes.py."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from roji.core.observation.canvas import Canvas
from roji.games.bossa.components import ALL, BIT, NO_CHIP, TILES, count, lowest, row_of
from roji.games.bossa.ends import BOTH, NOBODY
from roji.games.bossa.lines import ARMS, MOST_TILES, ROWS, Lines, can_add_up
from roji.games.bossa.planes import PLANES
from roji.games.bossa.state import CHIP_CHOICE, LAYERS_APART, NO_TILE, OVER, ROW, SEATS, BossaTable, Player

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
KNOWN: Final = 4  # facts about a player's chip
FACE_UP: Final = 3  # markers per player

OWNED: Final[vec[i64]] = row_of([2 ** (int(OWNERS - PHASE) + which) for which in range(2 * SEATS)])  # too high for a shift of 1

# Indices of the canvas's notes: bitmasks, each over some adjacent planes.
OF_TURN: Final = 0  # from `phase` to `owners`
OF_HANDS: Final = 1
OF_MARKERS: Final = 2  # and `chips`
OF_UNSEEN: Final = 3
OF_DISCARDS: Final = 4
OF_LAID: Final = 5
OF_ROWS: Final = 6  # number of rows on each arm, and bit 0 once written
OF_SIZES: Final = 7  # allowed sizes of the next rows
OF_BUILDING: Final = 8  # and `stacking`
OF_FITS: Final = 9
OF_USED: Final = 10
OF_GIVEN: Final = 11  # and `won`
NO_NOTES: Final[vec[i64]] = vec[i64]([0] * 12)


def observe(table: BossaTable, seat: i64, canvas: Canvas) -> None:
    """Everything this seat may know. Players are numbered from it."""
    if len(canvas.notes) == 0:
        canvas.notes = NO_NOTES[:]
    own = table.player(seat)
    other = table.player(1 - seat)
    canvas.show(OF_TURN, PHASE, _turn(table) | _rights(table, seat, 0) | _rights(table, 1 - seat, 1))
    canvas.show(OF_HANDS, HANDS, own.hand | (other.hand << TILES if table.hands_are_open() else i64(0)))
    canvas.put(COUNTS, count(own.hand))
    canvas.put(COUNTS + 1, count(other.hand))
    canvas.put(COUNTS + SEATS, table.pile_left())
    canvas.show(OF_MARKERS, MARKERS, _things(own, 0, True) | _things(other, 1, table.chips_are_shown()))
    canvas.show(OF_UNSEEN, UNSEEN, table.unseen(seat))
    canvas.show(OF_DISCARDS, DISCARDS, table.discards)
    _on_lines(table, canvas)
    _building(table, canvas)
    given: i64 = 0 if table.given == NO_TILE else BIT[table.given]
    canvas.show(OF_GIVEN, GIVEN, given | _won(table, seat, 0) | _won(table, 1 - seat, 1))


# --- the turn and the players --------------------------------------------------------------------------------------------


def _turn(table: BossaTable) -> i64:
    """What everybody knows about the turn, as a bitmask starting at `phase`."""
    found = i64(1) << table.phase | i64(1) << (OPTIONS - PHASE + 1 + table.rule)
    if table.chips:
        found |= i64(1) << (OPTIONS - PHASE)
    if table.many_layers:
        found |= i64(1) << (OPTIONS - PHASE + 4)
    dice = DICE - PHASE - 1
    return found | i64(1) << (dice + table.lines.white) | i64(1) << (dice + DIE + table.lines.black)


def _rights(table: BossaTable, seat: i64, number: i64) -> i64:
    """Who chooses, who has the first play, and who owns the lines."""
    found: i64 = 0
    acts = table.seat == seat and table.phase != OVER
    if table.phase == CHIP_CHOICE:
        acts = table.player(seat).chip == NO_CHIP
    if acts:
        found |= i64(1) << (ACTS - PHASE + number)
    if table.first == seat:
        found |= i64(1) << (FIRST - PHASE + number)
    if table.white_owner != NOBODY:
        found |= OWNED[number if table.white_owner == seat else SEATS + number]
    return found


def _won(table: BossaTable, seat: i64, number: i64) -> i64:
    won = table.phase == OVER and (table.winner == seat or table.winner == BOTH)
    return i64(1) << (WON - GIVEN + number) if won else 0


def _things(player: Player, number: i64, is_known: bool) -> i64:
    """A player's markers and chip, as a bitmask starting at `markers`."""
    found: i64 = 0
    if player.redraw:
        found |= 1
    if player.exchange:
        found |= 2
    if player.stack:
        found |= 4
    found <<= FACE_UP * number
    if player.chip != NO_CHIP:
        found |= _chip(player, is_known) << (CHIPS - MARKERS + KNOWN * number)
    return found


def _chip(player: Player, is_known: bool) -> i64:
    found: i64 = 1
    if is_known:
        found |= i64(2) << player.chip
    if player.chip_on != NO_TILE:
        found |= 8
    return found


# --- the lines -----------------------------------------------------------------------------------------------------------


def _on_lines(table: BossaTable, canvas: Canvas) -> None:
    """The tiles on the lines, and the rows they form. Within one game, the same tiles are always in the same places."""
    elsewhere = table.one.hand | table.other.hand | table.hidden | table.discards
    if table.given != NO_TILE:
        elsewhere |= BIT[table.given]
    laid = ALL & ~elsewhere
    before = canvas.notes[OF_LAID]
    if laid != before:
        canvas.show(OF_LAID, LAID, laid)
        if before & ~laid:  # tiles were taken back
            canvas.fill(LAYERS, LAYERS_APART, 0)
            before = 0
        _layers(table.place, laid & ~before, canvas)
    rows = table.lines.rows
    built = 1 | rows[0] << 3 | rows[1] << 6 | rows[2] << 9 | rows[3] << 12
    if canvas.is_new(OF_ROWS, built):
        _ends(table.lines, table.rule, canvas)


def _layers(place: vec[u8], tiles: i64, canvas: Canvas) -> None:
    """Update the heights of the rows with these tiles."""
    while tiles:
        where: i64 = i64(place[lowest(tiles)])
        layers = LAYERS + where % LAYERS_APART
        canvas.put(layers, max(i64(canvas.cells[canvas.start + layers]), where // LAYERS_APART + 1))
        tiles &= tiles - 1


def _ends(lines: Lines, rule: i64, canvas: Canvas) -> None:
    """For each arm: the sizes of its rows, and what its next row must be."""
    sizes: i64 = 0
    arm: i64 = 0
    while arm < ARMS:
        place: i64 = 0
        while place < lines.rows[arm]:
            canvas.put(ROW_SIZES + ROWS * arm + place, lines.sizes[ROWS * arm + place])
            place += 1
        canvas.put(NEXT_VALUES + arm, lines.next_value(arm))
        if can_add_up(lines.next_value(arm)):
            sizes |= lines.next_sizes(arm, rule) >> 1 << MOST_TILES * arm
        arm += 1
    canvas.show(OF_SIZES, NEXT_SIZES, sizes)


def _building(table: BossaTable, canvas: Canvas) -> None:
    """The row or layer being laid."""
    building = table.building
    is_laying = table.phase == ROW
    where: i64 = 0
    if is_laying:
        where = i64(1) << (ROWS * building.arm + building.place)
        if building.stacking:
            where |= i64(1) << (STACKING - BUILDING)
    canvas.show(OF_BUILDING, BUILDING, where)
    canvas.put(MISSING, building.value - building.total if is_laying else i64(0))
    canvas.show(OF_FITS, FITS, building.sizes >> 1 if is_laying else i64(0))
    canvas.show(OF_USED, USED, building.used if is_laying else i64(0))
