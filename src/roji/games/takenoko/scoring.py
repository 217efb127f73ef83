"""Points: completed objectives and the Emperor; who wins, and why."""

from mypy_extensions import i64

from roji.core.sentences import say
from roji.games.takenoko.objectives import DECKS, EMPEROR_POINTS, POINTS, deck_of
from roji.games.takenoko.state import NOT_YET, Table


def total(table: Table, seat: i64) -> i64:
    """Cards in hand, sections, channels and improvements count nothing."""
    points = table.players[seat].points
    return points + EMPEROR_POINTS if table.emperor == seat else points


def parts(table: Table, seat: i64) -> list[int]:
    """Points line by line: plot, gardener and panda objectives, the Emperor."""
    player = table.players[seat]
    points = [0] * DECKS
    for i in range(player.done):
        card: i64 = i64(player.claimed[i])
        points[deck_of(card)] += int(POINTS[card])
    return [*points, EMPEROR_POINTS if table.emperor == seat else 0]


def staying(table: Table) -> int:
    """How many players have not resigned."""
    return len(_staying(table))


def _staying(table: Table) -> list[int]:
    return [seat for seat in range(table.seats) if not table.has_resigned(seat)]


def rank(table: Table, seat: i64) -> i64:
    """Points first, then points of panda objectives."""
    return 1000 * total(table, seat) + table.players[seat].panda_points


def winners(table: Table) -> list[int]:
    """Most points; among equals most points of panda objectives; still equal, they share the win."""
    seats = _staying(table)
    best = max([rank(table, seat) for seat in seats])
    return [seat for seat in seats if rank(table, seat) == best]


def ending(table: Table) -> str:
    if staying(table) == 1:
        return say("all others have resigned")
    points = [int(total(table, seat)) for seat in _staying(table)]
    most = max(points)
    if len(winners(table)) > 1:
        return say("equal with {points} points, also in panda objectives: the win is shared", points=most)
    if points.count(most) > 1:
        return say("equal with {points} points; of these more points of panda objectives win", points=most)
    if table.final == NOT_YET:
        return say("{rounds} rounds are played, and {points} points are the most", rounds=int(table.round), points=most)
    return say("the last turns are played, and {points} points are the most", points=most)
