"""What a good player does: which steps to think about, a quick sensible choice, and what to expect of a table."""

from mypy_extensions import i64

from roji.core.luck import Luck
from roji.games.takenoko import scoring
from roji.games.takenoko.state import Table


def candidates(table: Table, legal: list[int]) -> list[int]:
    return legal


def quick(table: Table, seat: i64, luck: Luck) -> int:
    return table.random_action(int(seat), luck)


def share_of_win(table: Table, seat: i64) -> float:
    won = scoring.winners(table)
    return 1.0 / float(len(won)) if int(seat) in won else 0.0


def evaluate(table: Table, seat: i64) -> float:
    return 0.5
