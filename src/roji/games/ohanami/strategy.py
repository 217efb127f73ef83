"""What a good player knows: what a card is worth now, and what it spoils."""

from mypy_extensions import i64

from roji.core.luck import Luck
from roji.games.ohanami.state import Table


def candidates(table: Table, seat: int, legal: list[int]) -> list[int]:
    return legal


def quick(table: Table, seat: int, luck: Luck) -> int:
    return table.random_action(seat, luck)


def evaluate(table: Table, seat: int) -> float:
    return 0.5
