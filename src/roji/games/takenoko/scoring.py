"""Points: completed objectives and the Emperor; who wins, and why."""

from mypy_extensions import i64

from roji.core.sentences import say
from roji.games.takenoko.cards import EMPEROR_POINTS
from roji.games.takenoko.points import ending_of, parts_of, rank_of
from roji.games.takenoko.state import NOT_YET, Table


def total(table: Table, seat: i64) -> i64:
    """Cards in hand, sections, channels and improvements count nothing."""
    points = table.players[seat].points
    return points + EMPEROR_POINTS if table.emperor == seat else points


def parts(table: Table, seat: i64) -> list[int]:
    """Points line by line: plot, gardener and panda objectives, the Emperor."""
    player = table.players[seat]
    return parts_of([int(player.claimed[i]) for i in range(player.done)], table.emperor == seat)


def staying(table: Table) -> int:
    """How many players have not resigned."""
    return len(_staying(table))


def _staying(table: Table) -> list[int]:
    return [seat for seat in range(table.seats) if not table.has_resigned(seat)]


def rank(table: Table, seat: i64) -> i64:
    """Points first, then points of panda objectives."""
    return rank_of(total(table, seat), table.players[seat].panda_points)


def winners(table: Table) -> list[int]:
    """Most points; among equals most points of panda objectives; still equal, they share the win."""
    seats = _staying(table)
    best = max([rank(table, seat) for seat in seats])
    return [seat for seat in seats if rank(table, seat) == best]


def ending(table: Table) -> str:
    if staying(table) == 1:
        return say("all others have resigned")
    seats = _staying(table)
    rounds = int(table.round) if table.final == NOT_YET else 0
    return ending_of([int(total(table, seat)) for seat in seats], [int(table.players[seat].panda_points) for seat in seats], rounds)
