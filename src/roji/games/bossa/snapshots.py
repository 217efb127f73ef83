"""A table as a snapshot: everything by name, tiles as they are written."""

from typing import Final

from mypy_extensions import i64

from roji.games.bossa.actions import ARMS, CHIPS, COLOURS
from roji.games.bossa.building import Building
from roji.games.bossa.chips import NO_CHIP
from roji.games.bossa.ends import NOBODY
from roji.games.bossa.lines import RULES
from roji.games.bossa.scoring import LETTERS
from roji.games.bossa.state import ASIDE, NO_TILE, ROW, SEATS, Player, Table
from roji.games.bossa.tiles import NAMES, named

PHASES: Final = ("open", "line", "chip", "move", "row", "take", "over")
STACKS: Final = ("one_layer", "many_layers")


def snapshot_of(table: Table) -> dict[str, object]:
    return {
        "seats": SEATS,
        "options": {"chips": table.chips, "row_size": RULES[table.rule], "stack": STACKS[1 if table.many_layers else 0]},
        "luck": table.luck.snapshot(),
        "phase": PHASES[table.phase],
        "seat": int(table.seat),
        "first": _seat(table.first),
        "white_owner": _seat(table.white_owner),
        "turn": int(table.turns),
        "reveals": int(table.revealed),
        "resigned": _seat(table.resigned),
        "dice": [int(table.lines.white), int(table.lines.black)],
        "lines": {colour: _line_told(table, number) for number, colour in enumerate(COLOURS)},
        "hands": [named(table.one.hand), named(table.other.hand)],
        "markers": [_markers_told(table.one), _markers_told(table.other)],
        "chips": [_chip(table.one.chip), _chip(table.other.chip)],
        "chips_on": [_tile(table.one.chip_on), _tile(table.other.chip_on)],
        "pile": [NAMES[tile] for tile in table.pile()],
        "aside": NAMES[table.deck[ASIDE]],
        "discards": named(table.discards),
        "drawn": _tile(table.new_tile),
        "given": _tile(table.given),
        "building": _building_told(table, table.building) if table.phase == ROW else None,
        "end": LETTERS[table.how] or None,
    }


def _seat(seat: i64) -> int | None:
    return None if seat == NOBODY else int(seat)


def _tile(tile: i64) -> str | None:
    return None if tile == NO_TILE else NAMES[tile]


def _chip(chip: i64) -> str | None:
    return None if chip == NO_CHIP else CHIPS[chip]


def _markers_told(player: Player) -> dict[str, bool]:
    return {"redraw": player.redraw, "exchange": player.exchange, "stack": player.stack}


def _line_told(table: Table, colour: int) -> dict[str, object]:
    return {name: _arm_told(table, 2 * colour + way) for way, name in enumerate(ARMS)}


def _arm_told(table: Table, arm: i64) -> list[list[list[str]]]:
    return [_row_told(table, arm, place) for place in range(table.lines.rows[arm])]


def _row_told(table: Table, arm: i64, place: i64) -> list[list[str]]:
    """The layers of a row, without those that are being laid."""
    layers = [[NAMES[tile] for tile in layer] for layer in table.layers(arm, place)]
    building = table.building
    if table.phase == ROW and building.arm == arm and building.place == place:
        return layers[: building.base]
    return layers


def _building_told(table: Table, building: Building) -> dict[str, object]:
    laid = [[NAMES[tile] for tile in layer] for layer in table.layers(building.arm, building.place)[building.base :]]
    if building.size == 0:
        laid.append([])
    return {
        "action": "stack" if building.stacking else "place",
        "line": COLOURS[building.arm // 2],
        "arm": ARMS[building.arm % 2],
        "nth": int(building.place) + 1,
        "layers": laid,
    }
