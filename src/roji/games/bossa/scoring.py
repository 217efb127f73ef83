"""How a game ended, and what the pad shows."""

from typing import Final

from mypy_extensions import i64

from roji.games.bossa.components import count
from roji.games.bossa.ends import BOTH, ending_of
from roji.games.bossa.lines import BLACK, WHITE
from roji.games.bossa.state import BossaTable

LETTERS: Final = ("", "A", "B", "C", "D", "E", "")


def ending(table: BossaTable) -> str:
    return ending_of(table.how, table.winner, table.lines.is_full(WHITE), int(count(table.one.hand)), int(count(table.other.hand)))


def rows_of_own_line(table: BossaTable) -> list[int | None]:
    """Number of rows on each player's own line; None until the lines are chosen."""
    if not table.hands_are_open():
        return [None, None]
    white, black = int(table.lines.rows_of(WHITE)), int(table.lines.rows_of(BLACK))
    return [white, black] if table.white_owner == 0 else [black, white]


def tiles_in_hand(table: BossaTable) -> list[int | None]:
    return [int(count(table.one.hand)), int(count(table.other.hand))]


def share_of_win(table: BossaTable, seat: i64) -> float:
    if table.winner == BOTH:
        return 0.5
    return 1.0 if table.winner == seat else 0.0
