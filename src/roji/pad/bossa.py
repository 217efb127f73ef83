"""Bossa's pad: the rows of both lines, counted or tile by tile, the tiles left in the hands, and how it ended."""

from typing import Any

from roji.core.sentences import say
from roji.games.bossa.components import DOTS, DOUBLER, INVERTER, NAMES, TILES, changed
from roji.games.bossa.ends import BOTH, NOT_OVER, PARTS, RESIGNED, B, D, E, end_of_play, ending_of, outcome_of, winner_of_pile
from roji.games.bossa.lines import ARMS, BLACK, MOST_TILES, NO_ROWS, NO_SIZES, ROWS, RULES, WHITE, Lines, can_add_up, colour_of
from roji.pad.entries import Entries, row, sheet

LINES = ("white", "black")
MOST_PIPS = 6


def tally(written: dict[str, Any]) -> dict[str, Any]:
    """The score sheet of these entries.

    {"by": "counts", "rows": [white, black], …} or {"by": "tiles", "dice": [white, black], "arms": [[[tile, …], …], …],
    "row_size": "2023", "chips": false, …}, and for both "white_owner": 0, "last": 1, "end": "play" | "stuck" | "pile" | "resigned",
    "players": [{"hand": tiles left}, …].
    """
    entries = Entries(written)
    rows = _rows_of_tiles(entries) if written["by"] == "tiles" else _rows_counted(entries)
    hands = [_hand(entries, seat) for seat in range(2)]
    _check_rows(entries, rows)
    how, winner = _outcome(entries, rows, hands)
    winners = [0, 1] if winner == BOTH else [winner]
    scores = [1 if how != NOT_OVER and not entries.faults and seat in winners else 0 for seat in range(2)]
    own = [rows[WHITE], rows[BLACK]] if written["white_owner"] == 0 else [rows[BLACK], rows[WHITE]]
    ending = None if how == NOT_OVER else ending_of(how, winner, rows[WHITE] == ROWS, hands[0], hands[1])
    return sheet(entries, [row(PARTS[0], list(own)), row(PARTS[1], list(hands))], scores, winners, ending, outcome_of(winner))


def _outcome(entries: Entries, rows: list[int], hands: list[int]) -> tuple[int, int]:
    """How the game ended, and the winner."""
    last = int(entries.sheet["last"])
    end = entries.sheet["end"]
    full = WHITE if rows[WHITE] == ROWS else BLACK
    owner = int(entries.sheet["white_owner"]) if full == WHITE else 1 - int(entries.sheet["white_owner"])
    how = int(end_of_play(last, hands[last], rows[full] == ROWS, owner)) if _is_counted(entries, last) else NOT_OVER
    if how == NOT_OVER and hands[1 - last] == 0 and _is_counted(entries, 1 - last):
        entries.refuse(f"players.{1 - last}.hand", say("only whoever had the last turn can have played all tiles"))
    if end == "play":
        return how, owner if how == B else last
    if how != NOT_OVER:
        entries.refuse("end", say("an empty hand or a sixth row ended it before"))
    if end == "pile":
        return (E, int(winner_of_pile(hands[0], hands[1]))) if _is_counted(entries, 0) and _is_counted(entries, 1) else (NOT_OVER, last)
    return (D if end == "stuck" else RESIGNED), 1 - last


def _is_counted(entries: Entries, seat: int) -> bool:
    return str(entries.players[seat]["hand"]).strip() != ""


def _hand(entries: Entries, seat: int) -> int:
    at = f"players.{seat}.hand"
    tiles = entries.count(entries.players[seat]["hand"], at)
    if tiles > MOST_TILES:
        entries.refuse(at, say("nobody ever has more than {most} tiles in hand", most=MOST_TILES))
    return tiles


def _rows_counted(entries: Entries) -> list[int]:
    return [entries.count(written, f"rows.{line}") for line, written in enumerate(entries.sheet["rows"])]


def _check_rows(entries: Entries, rows: list[int]) -> None:
    for line in range(2):
        if rows[line] > ROWS:
            entries.refuse(f"rows.{line}", say("with {most} rows on a line the game is over", most=ROWS))
    if rows[WHITE] == ROWS and rows[BLACK] == ROWS:
        entries.refuse("rows.1", say("the other line has six rows already, and the game was over then"))


# --- tile by tile ---------------------------------------------------------------------------------------------------------


def _rows_of_tiles(entries: Entries) -> list[int]:
    """The number of rows in both lines, each checked against the rules."""
    dice = [_die(entries, line) for line in range(2)]
    if dice[WHITE] == dice[BLACK]:
        entries.refuse("dice.1", say("equal dice are rolled again"))
    lines = Lines(dice[WHITE], dice[BLACK], NO_ROWS[:], NO_SIZES[:])
    seen: list[str] = []
    for arm in range(ARMS):
        for place, tiles in enumerate(entries.sheet["arms"][arm]):
            _check_row(entries, lines, arm, f"arms.{arm}.{place}", [name for name in tiles if name in NAMES], seen)
    return [int(lines.rows_of(line)) for line in (WHITE, BLACK)]


def _die(entries: Entries, line: int) -> int:
    pips = entries.count(entries.sheet["dice"][line], f"dice.{line}")
    if not 1 <= pips <= MOST_PIPS:
        entries.refuse(f"dice.{line}", say("a die shows 1 to {most}", most=MOST_PIPS))
    return pips


def _check_row(entries: Entries, lines: Lines, arm: int, at: str, tiles: list[str], seen: list[str]) -> None:
    """Add a row if the rules allow it."""
    for tile in tiles:
        if tile in seen:
            entries.refuse(at, say("{tile} lies somewhere else already", tile=tile))
        seen.append(tile)
    value = int(lines.next_value(arm))
    sizes = int(lines.next_sizes(arm, RULES.index(entries.sheet["row_size"])))
    if not can_add_up(value):
        entries.refuse(at, say("a line cannot go below 1"))
    elif not 0 < len(tiles) <= MOST_TILES or not (sizes >> len(tiles)) & 1:
        entries.refuse(at, say("after the row before it this one has another number of tiles, not {n}", n=len(tiles)))
    elif value not in _sums(colour_of(arm), [NAMES.index(tile) for tile in tiles], bool(entries.sheet["chips"])):
        entries.refuse(at, say("the dots of this row add up to {value}, and every tile has one of them", value=value))
    if lines.rows_of(colour_of(arm)) < ROWS:
        lines.lengthen(arm, len(tiles))
    else:
        entries.refuse(at, say("with {most} rows on a line the game is over", most=ROWS))


def _sums(colour: int, tiles: list[int], chips: bool) -> list[int]:
    """The possible sums of a row: without a chip, and with one on any of its tiles."""
    dots = [int(DOTS[TILES * colour + tile]) for tile in tiles]
    sums = [sum(dots)] if 0 not in dots else []
    for chip in (DOUBLER, INVERTER) if chips else ():
        for place, tile in enumerate(tiles):
            counted = dots[:place] + [int(changed(chip, colour, tile))] + dots[place + 1 :]
            if 0 not in counted:
                sums.append(sum(counted))
    return sums
