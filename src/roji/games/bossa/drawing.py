"""A table as text, for terminals and playthroughs."""

from mypy_extensions import i64

from roji.games.bossa.actions import CHIPS, COLOURS
from roji.games.bossa.components import NAMES, NO_CHIP, named
from roji.games.bossa.lines import DOWN, UP
from roji.games.bossa.scoring import LETTERS
from roji.games.bossa.state import ASIDE, NO_TILE, OVER, BossaTable, Player
from roji.games.bossa.view import PHASES


def draw(table: BossaTable) -> str:
    """The whole table, including the pile and the tile set aside."""
    told = f"over {LETTERS[table.how]}".rstrip() if table.phase == OVER else f"turn {table.turns}, seat {table.seat}: {PHASES[table.phase]}"
    lines = [told]
    lines += [_line(table, colour) for colour in range(2)]
    lines += [_player(seat, table.player(seat)) for seat in range(2)]
    lines.append(f"pile {_names([NAMES[tile] for tile in table.pile()])}   aside {NAMES[table.deck[ASIDE]]}")
    lines.append(f"discarded {_names(named(table.discards))}" + (f"   given {NAMES[table.given]}" if table.given != NO_TILE else ""))
    return "\n".join(lines)


def _line(table: BossaTable, colour: int) -> str:
    """A line from its lowest row to its highest: "white of seat 0   3: 3/1   [4]   5: 5/0"."""
    die = table.lines.white if colour == 0 else table.lines.black
    down = [_row(table, 2 * colour + DOWN, place) for place in range(6)]
    up = [_row(table, 2 * colour + UP, place) for place in range(6)]
    row = [told for told in [*reversed(down), f"[{die}]", *up] if told]
    owner = f" of seat {table.owner(colour)}" if table.hands_are_open() else ""
    return f"{COLOURS[colour]}{owner}   {'   '.join(row)}"


def _row(table: BossaTable, arm: i64, place: int) -> str:
    layers = table.layers(arm, place)
    if not layers:
        return ""
    unfinished = "?" if place >= table.lines.rows[arm] else ""
    told = " on ".join(["+".join([_tile(table, tile) for tile in layer]) for layer in reversed(layers)])
    return f"{table.lines.value(arm, place)}{unfinished}: {told}"


def _tile(table: BossaTable, tile: int) -> str:
    for player in (table.one, table.other):
        if player.chip_on == tile:
            return f"{NAMES[tile]} {CHIPS[player.chip]}"
    return NAMES[tile]


def _player(seat: int, player: Player) -> str:
    up = [name for name, left in (("redraw", player.redraw), ("exchange", player.exchange), ("stack", player.stack)) if left]
    chip = "" if player.chip == NO_CHIP else f"   {CHIPS[player.chip]}{'' if player.chip_on == NO_TILE else ' used'}"
    return f"seat {seat}   hand {_names(named(player.hand))}   {_names(up)}{chip}"


def _names(found: list[str]) -> str:
    return " ".join(found) or "-"
