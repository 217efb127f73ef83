"""What is not allowed, and the rule that forbids it, as a sentence."""

from typing import Final

from mypy_extensions import i64

from roji.core.sentences import say
from roji.games.bossa.actions import (
    ARMS,
    COLOURS,
    DONE,
    EXCHANGE,
    KEEP,
    LINE,
    PLACE,
    REDRAW,
    SIDES,
    SIZE,
    STACK,
    STACKABLE,
    TAKE,
    USE,
    USE_CHANGED,
)
from roji.games.bossa.components import BIT, DOTS, NAMES, NO_CHIP, TILES, changed
from roji.games.bossa.lines import ROWS, can_add_up, colour_of, sizes_text
from roji.games.bossa.moves import Play, may_lay_more, possible_rows
from roji.games.bossa.state import CHIP_CHOICE, LINE_CHOICE, MOVE, NO_TILE, OPENING, OVER, ROW, TAKING, BossaTable

NOW: Final = {
    OPENING: "first the higher roller takes a line or the first play",
    LINE_CHOICE: "first the lower roller takes a line",
    CHIP_CHOICE: "first both players keep a chip",
    MOVE: "first choose what to do in this turn: place, stack, redraw or exchange",
    ROW: "a row is being laid: complete it first",
    TAKING: "choose the tile that you take in exchange",
}


def why_not(table: BossaTable, seat: int, code: int) -> str | None:
    """The rule that forbids this seat this action now."""
    if not 0 <= code < SIZE:
        return "there is no such action"
    if table.phase == OVER:
        return "the game is over"
    if table.phase == CHIP_CHOICE and KEEP <= code < PLACE:
        return None if table.player(seat).chip == NO_CHIP else "you have decided which chip to keep"
    if table.phase != CHIP_CHOICE and seat != table.seat:
        return "it is not your turn"
    if table.phase != _phase_of(code):
        return _why_not_now(table, code)
    if code < PLACE:
        return None
    return _why_not_turn(table, code)


def _phase_of(code: int) -> i64:
    """The phase in which an action may be chosen at all."""
    if code < PLACE:
        return OPENING if code < LINE else LINE_CHOICE if code < KEEP else CHIP_CHOICE
    if code >= TAKE:
        return TAKING
    return ROW if USE <= code < REDRAW else MOVE


def _why_not_now(table: BossaTable, code: int) -> str:
    if KEEP <= code < PLACE and not table.chips:
        return say("this table plays without modifier chips")
    if code < PLACE and table.phase >= MOVE:
        return say("lines are chosen once, at the beginning" if code < KEEP else "chips are chosen once, at the beginning")
    return say(NOW[int(table.phase)])


def _why_not_turn(table: BossaTable, code: i64) -> str | None:
    if code < STACK:
        return _why_not_place(table, code - PLACE)
    if code < USE:
        return _why_not_stack(table, (code - STACK) // STACKABLE, (code - STACK) % STACKABLE)
    if code < USE_CHANGED:
        return _why_not_use(table, code - USE)
    if code < DONE:
        return _why_not_change(table, code - USE_CHANGED)
    if code < REDRAW:
        return _why_not_done(table) if code == DONE else _why_not_layer(table)
    if code < EXCHANGE:
        return _why_not_redraw(table, code - REDRAW)
    return _why_not_exchange(table, code - EXCHANGE) if code < TAKE else _why_not_take(table, code - TAKE)


# --- rows ----------------------------------------------------------------------------------------------------------------


def _named(arm: i64) -> str:
    return COLOURS[colour_of(arm)]


def _why_not_place(table: BossaTable, arm: i64) -> str | None:
    value = table.lines.next_value(arm)
    if not can_add_up(value):
        return say("the {line} line cannot go below 1", line=_named(arm))
    if (table.places >> arm) & 1 == 0:
        return say(
            "no tiles of your hand make a row of {line} {value} with {sizes} tiles",
            line=_named(arm),
            value=int(value),
            sizes=sizes_text(table.lines.next_sizes(arm, table.rule)),
        )
    return None


def _why_not_stack(table: BossaTable, arm: i64, place: i64) -> str | None:
    if not table.player(table.seat).stack:
        return "you have used your Stack marker"
    if place >= table.lines.rows[arm]:
        return say(
            "there is no row {nth} {side} of the {line} die to stack on", nth=int(place) + 1, side=SIDES[ARMS[arm & 1]], line=_named(arm)
        )
    if (table.stacks >> (STACKABLE * arm + place)) & 1 == 0:
        return say(
            "no tiles of your hand make a layer of {line} {value} with {size} tiles",
            line=_named(arm),
            value=int(table.lines.value(arm, place)),
            size=int(table.lines.sizes[ROWS * arm + place]),
        )
    return None


def _why_not_tile(table: BossaTable, tile: i64) -> str | None:
    """The rule that forbids a tile, with or without a chip."""
    if table.building.is_complete():
        return "the row is complete"
    if table.player(table.seat).hand & BIT[tile] == 0:
        return say("{tile} is not in your hand", tile=NAMES[tile])
    return None


def _why_not_use(table: BossaTable, tile: i64) -> str | None:
    refusal = _why_not_tile(table, tile)
    if refusal is not None:
        return refusal
    building = table.building
    dots = DOTS[TILES * colour_of(building.arm) + tile]
    if dots == 0:
        return say("{tile} has no {line} dot, and none is not 0", tile=NAMES[tile], line=_named(building.arm))
    return _why_not_add(table, tile, dots, False)


def _why_not_change(table: BossaTable, tile: i64) -> str | None:
    player = table.player(table.seat)
    if player.chip == NO_CHIP:
        return "this table plays without modifier chips"
    if player.chip_on != NO_TILE:
        return "you have used your chip"
    refusal = _why_not_tile(table, tile)
    if refusal is not None:
        return refusal
    building = table.building
    dots = changed(player.chip, colour_of(building.arm), tile)
    if dots == 0:
        return say("{tile} has no {line} dot with your chip on it either", tile=NAMES[tile], line=_named(building.arm))
    return _why_not_add(table, tile, dots, True)


def _why_not_add(table: BossaTable, tile: i64, dots: i64, chipped: bool) -> str | None:
    building = table.building
    total = building.total + dots
    if total > building.value:
        return say("the row adds up to {value}, and this would be {total}", value=int(building.value), total=int(total))
    if (building.changes if chipped else building.uses) & BIT[tile]:
        return None
    rows = [row for row in _rest_of_row(table) if tile in row[0] and (row[1] == tile) == chipped]
    if rows:
        return _name_first(table, rows)
    return say(
        "with {tile} the row cannot be completed: it needs {sizes} tiles that add up to {value}",
        tile=NAMES[tile],
        sizes=sizes_text(building.sizes),
        value=int(building.value),
    )


def _rest_of_row(table: BossaTable) -> list[Play]:
    """Everything the hand can still add to the row, in any order of naming."""
    building, player = table.building, table.player(table.seat)
    missing = building.value - building.total
    return possible_rows(player.hand, colour_of(building.arm), missing, building.sizes >> building.size, player.usable_chip())


def _name_first(table: BossaTable, rows: list[Play]) -> str:
    """The same tiles are named in one order only: say which of them comes first."""
    above = table.building.above
    tiles, on = min(rows, key=lambda row: (row[0][0] <= above, row[0][0] == row[1]))
    first = tiles[0]
    if first <= above:
        return say(
            "take back {last} and name {first} first: tiles are named in order, from 0/1 up to 6/0", last=NAMES[above], first=NAMES[first]
        )
    if first == on:
        return say("name {first} with your chip on it first: tiles are named in order, from 0/1 up to 6/0", first=NAMES[first])
    return say("name {first} first: tiles are named in order, from 0/1 up to 6/0", first=NAMES[first])


def _why_not_done(table: BossaTable) -> str | None:
    building = table.building
    if not building.is_complete():
        return say("the row is not complete: {missing} is missing", missing=int(building.value - building.total))
    return None


def _why_not_layer(table: BossaTable) -> str | None:
    if not table.building.stacking:
        return "layers are laid by the Stack action only"
    if not table.many_layers:
        return "at this table one Stack lays one layer"
    refusal = _why_not_done(table)
    if refusal is not None:
        return refusal
    return None if may_lay_more(table) else _why_no_layer(table)


def _why_no_layer(table: BossaTable) -> str:
    building, player = table.building, table.player(table.seat)
    layers = possible_rows(player.hand, colour_of(building.arm), building.value, building.sizes, player.usable_chip())
    if layers:
        return say("the layer that begins with {first} must be laid before this one", first=NAMES[layers[0][0][0]])
    return "your hand has no tiles for another layer"


# --- the other actions ---------------------------------------------------------------------------------------------------


def _why_not_redraw(table: BossaTable, tile: i64) -> str | None:
    player = table.player(table.seat)
    if not player.redraw:
        return "you have used your Redraw marker"
    if table.pile_left() == 0:
        return "the pile is empty: there is no tile to draw"
    if player.hand & BIT[tile] == 0:
        return say("{tile} is not in your hand", tile=NAMES[tile])
    return None


def _why_not_exchange(table: BossaTable, tile: i64) -> str | None:
    player = table.player(table.seat)
    if not player.exchange:
        return "you have used your Exchange marker"
    if player.hand & BIT[tile] == 0:
        return say("{tile} is not in your hand", tile=NAMES[tile])
    return None


def _why_not_take(table: BossaTable, tile: i64) -> str | None:
    if table.player(1 - table.seat).hand & BIT[tile] == 0:
        return say("{tile} is not in the other hand", tile=NAMES[tile])
    return None
