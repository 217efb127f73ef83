"""How a game ended, and what the pad shows."""

from typing import Final

from mypy_extensions import i64

from roji.core.sentences import say
from roji.games.bossa.lines import BLACK, ROWS, WHITE
from roji.games.bossa.state import BOTH, A, B, C, D, E, Table
from roji.games.bossa.tiles import count

LETTERS: Final = ("", "A", "B", "C", "D", "E", "")


def ending(table: Table) -> str:
    how = table.how
    if how == A:
        return say("a hand is empty: whoever has played all tiles wins")
    if how == B:
        return say("the {line} line has six rows: its owner wins", line=_full_line(table))
    if how == C:
        return say("the last tiles of a hand were the sixth row of the other's line: whoever has played all tiles wins")
    if how == D:
        return say("after the draw nothing could be played and no action was left: whoever is stuck loses")
    if how == E:
        return _ending_of_pile(table)
    return say("the other player has resigned")


def _full_line(table: Table) -> str:
    return "white" if table.lines.rows_of(WHITE) == ROWS else "black"


def _ending_of_pile(table: Table) -> str:
    one, other = int(count(table.one.hand)), int(count(table.other.hand))
    if table.winner == BOTH:
        return say("the pile is used up, and both hands have {tiles} tiles: a draw", tiles=one)
    return say("the pile is used up: {fewer} tiles in hand win against {more}", fewer=min(one, other), more=max(one, other))


def rows_of_own_line(table: Table) -> list[int | None]:
    """How many rows each player's line has; nothing until the lines are chosen."""
    if not table.hands_are_open():
        return [None, None]
    white, black = int(table.lines.rows_of(WHITE)), int(table.lines.rows_of(BLACK))
    return [white, black] if table.white_owner == 0 else [black, white]


def tiles_in_hand(table: Table) -> list[int | None]:
    return [int(count(table.one.hand)), int(count(table.other.hand))]


def share_of_win(table: Table, seat: i64) -> float:
    if table.winner == BOTH:
        return 0.5
    return 1.0 if table.winner == seat else 0.0
