"""What a good player does."""

from mypy_extensions import i64

from roji.core.luck import Luck
from roji.games.bossa.state import Table


def candidates(table: Table, legal: list[int]) -> list[int]:
    return legal


def quick(table: Table, seat: i64, luck: Luck) -> int:
    return table.random_action(int(seat), luck)


def evaluate(table: Table, seat: i64) -> float:
    return 0.5
