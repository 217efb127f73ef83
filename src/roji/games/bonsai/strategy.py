"""What a good player knows."""

from math import exp

from mypy_extensions import i64

from roji.core.luck import Luck
from roji.games.bonsai import scoring
from roji.games.bonsai.state import Table


def candidates(table: Table, legal: list[int]) -> list[int]:
    return legal


def quick(table: Table, seat: i64, luck: Luck) -> int:
    return table.random_action(int(seat), luck)


def share_of_win(table: Table, seat: i64) -> float:
    return 1.0 if int(seat) in table.winners() else 0.0


def evaluate(table: Table, seat: i64) -> float:
    own = float(scoring.total(table, table.players[seat]))
    return 1.0 / (1.0 + exp(-own / 50))
