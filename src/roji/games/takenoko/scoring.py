"""Points: completed objectives and the Emperor; who wins, and why."""

from mypy_extensions import i64

from roji.core.sentences import say
from roji.games.takenoko.components import BIT, EMPEROR_POINTS, PANDAS, POINTS, SECTIONS
from roji.games.takenoko.objectives import grown_cards
from roji.games.takenoko.points import ending_of, parts_of, rank_of
from roji.games.takenoko.state import NOT_YET, Player, TakenokoTable


def total(table: TakenokoTable, seat: i64) -> i64:
    """Cards in hand, sections, channels and improvements score nothing."""
    points = table.players[seat].points
    return points + EMPEROR_POINTS if table.emperor == seat else points


def parts(table: TakenokoTable, seat: i64) -> list[int]:
    """Points line by line: plot, gardener and panda objectives, the Emperor."""
    player = table.players[seat]
    return parts_of([int(player.claimed[i]) for i in range(player.done)], table.emperor == seat)


def ready(table: TakenokoTable, seat: i64) -> int:
    """Points from claiming everything that is fulfilled, the Emperor's included."""
    player = table.players[seat]
    grown = grown_cards(table.garden, table.exact)
    hand = [int(player.hand[i]) for i in range(player.held)]
    there = [card for card in hand if card >= PANDAS and grown & BIT[card]]
    pandas = [card for card in hand if card < PANDAS]
    best = 0
    for chosen in range(1 << len(pandas)):
        fed = [card for i, card in enumerate(pandas) if (chosen >> i) & 1]
        if all(sum([int(SECTIONS[3 * card + colour]) for card in fed]) <= player.sections[colour] for colour in range(3)):
            best = max(best, _worth(table, player, there + fed))
    return best


def _worth(table: TakenokoTable, player: Player, cards: list[int]) -> int:
    """Total points of these cards."""
    comes = table.brings_emperor(player.done + len(cards))
    return sum([int(POINTS[card]) for card in cards]) + (EMPEROR_POINTS if comes else 0)


def in_hand(table: TakenokoTable, seat: i64) -> int:
    """Total points of all cards in hand."""
    player = table.players[seat]
    return sum([int(POINTS[player.hand[i]]) for i in range(player.held)])


def staying(table: TakenokoTable) -> int:
    """Number of players who have not resigned."""
    return len(_staying(table))


def _staying(table: TakenokoTable) -> list[int]:
    return [seat for seat in range(table.seats) if not table.has_resigned(seat)]


def rank(table: TakenokoTable, seat: i64) -> i64:
    """Points first, then points of panda objectives."""
    return rank_of(total(table, seat), table.players[seat].panda_points)


def winners(table: TakenokoTable) -> list[int]:
    """Most points; on a tie, most points of panda objectives; still tied, they share the win."""
    seats = _staying(table)
    best = max([rank(table, seat) for seat in seats])
    return [seat for seat in seats if rank(table, seat) == best]


def ending(table: TakenokoTable) -> str:
    if staying(table) == 1:
        return say("all others have resigned")
    seats = _staying(table)
    rounds = int(table.round) if table.final == NOT_YET else 0
    return ending_of([int(total(table, seat)) for seat in seats], [int(table.players[seat].panda_points) for seat in seats], rounds)
