"""What a seat may know of an Ohanami table, as numbers in a row: the parts are named in planes.py."""

from typing import Final

from mypy_extensions import i64

from roji.core.canvas import Canvas, counted
from roji.games.ohanami.cards import CARDS, GARDENS, ROUNDS
from roji.games.ohanami.memory import FIRST_SIGHT, group_of
from roji.games.ohanami.planes import PLANES
from roji.games.ohanami.state import ASIDE, CHOSEN, GARDEN, IN_DECK, LAYING, MOST_SEATS, OVER, PLACES, Table

PHASE: Final[i64] = PLANES.starts["phase"]
ROUND: Final[i64] = PLANES.starts["round"]
TURN: Final[i64] = PLANES.starts["turn"]
PASSES: Final[i64] = PLANES.starts["passes"]
OPTIONS: Final[i64] = PLANES.starts["options"]
PLAYERS: Final[i64] = PLANES.starts["players"]
LAYS: Final[i64] = PLANES.starts["lays"]
IN_HAND: Final[i64] = PLANES.starts["hand"]
CHOSEN_CARDS: Final[i64] = PLANES.starts["chosen"]
PUT_ASIDE: Final[i64] = PLANES.starts["aside"]
GARDEN_CARDS: Final[i64] = PLANES.starts["gardens"]
ENDS: Final[i64] = PLANES.starts["ends"]
COUNTS: Final[i64] = PLANES.starts["counts"]
PASSED: Final[i64] = PLANES.starts["passed"]
FIRST: Final[i64] = PLANES.starts["first"]
POINTS: Final[i64] = PLANES.starts["points"]


def observe(table: Table, seat: i64, canvas: Canvas) -> None:
    """All that the seat may know. Players are counted from it on."""
    canvas.mark(PHASE + table.phase)
    canvas.mark(ROUND + table.round - 1)
    canvas.mark(TURN + table.turn_of_round - 1)
    canvas.put(PASSES, table.passes(table.round))
    if table.rotate:
        canvas.mark(OPTIONS)
    if table.simultaneous:
        canvas.mark(OPTIONS + 1)
    if table.peek:
        canvas.mark(OPTIONS + 2)
    other: i64 = 0
    while other < table.seats:
        _player(table, other, counted(seat, other, table.seats), canvas)
        other += 1
    if table.rotate and not table.simultaneous:
        canvas.mark(FIRST + counted(seat, table.lays_first(), table.seats))
    _cards(table, seat, canvas)


def _cards(table: Table, seat: i64, canvas: Canvas) -> None:
    """Every card that was dealt."""
    pack = table.pack
    taken = table.taken
    place = table.place
    card: i64 = 1
    while card <= CARDS:
        if i64(pack[card]) != IN_DECK:
            if i64(taken[card]) == 0:
                _untaken(table, seat, card, canvas)
            else:
                _taken(table, seat, card, i64(place[card]), canvas)
        card += 1


def _player(table: Table, seat: i64, number: i64, canvas: Canvas) -> None:
    """What everybody can count."""
    player = table.players[seat]
    canvas.mark(PLAYERS + number)
    if table.phase == LAYING and not table.simultaneous and table.laying == seat:
        canvas.mark(LAYS + number)
    canvas.put(COUNTS + 3 * number, table.left[table.holds(seat)])
    canvas.put(COUNTS + 3 * number + 1, player.kept)
    round: i64 = 0
    while round < ROUNDS:
        canvas.put(POINTS + ROUNDS * number + round, player.points[round])
        round += 1


def _taken(table: Table, seat: i64, card: i64, place: i64, canvas: Canvas) -> None:
    """A card that was taken out of a hand: where the seat knows it to lie, or to have been passed on to."""
    owner = place // PLACES
    kind = place % PLACES
    if owner != seat and table.is_undercover(card):
        _passed(table, seat, card, canvas)
    elif kind >= GARDEN:
        _in_garden(GARDENS * counted(seat, owner, table.seats) + kind - GARDEN, card, canvas)
    else:
        _face_down(table, seat, card, owner, kind, canvas)


def _untaken(table: Table, seat: i64, card: i64, canvas: Canvas) -> None:
    """A card in somebody's hand."""
    if i64(table.pack[card]) == MOST_SEATS * (table.round - 1) + table.holds(seat) and table.may_look(seat):
        canvas.mark(IN_HAND + card - 1)
    else:
        _passed(table, seat, card, canvas)


def _face_down(table: Table, seat: i64, card: i64, owner: i64, kind: i64, canvas: Canvas) -> None:
    """A card chosen or put aside: whose it is, the seat knows of its own alone."""
    if kind == ASIDE:
        canvas.add(COUNTS + 3 * counted(seat, owner, table.seats) + 2, 1)
    if owner != seat:
        _passed(table, seat, card, canvas)
    elif kind == CHOSEN:
        canvas.mark(CHOSEN_CARDS + card - 1)
    else:
        canvas.mark(PUT_ASIDE + card - 1)


def _in_garden(garden: i64, card: i64, canvas: Canvas) -> None:
    """Cards come in ascending order: the first is the lowest, the latest the highest."""
    canvas.mark(GARDEN_CARDS + CARDS * garden + card - 1)
    low = ENDS + 2 * garden
    if i64(canvas.cells[canvas.start + low]) == 0:
        canvas.put(low, card)
    canvas.put(low + 1, card)


def _passed(table: Table, seat: i64, card: i64, canvas: Canvas) -> None:
    """A card that the seat cannot see, but may have passed on in this round."""
    pack: i64 = i64(table.pack[card])
    if table.phase == OVER or pack // MOST_SEATS != table.round - 1 or group_of(table, seat, card) < FIRST_SIGHT:
        return
    holder = pack % MOST_SEATS - table.shift
    if holder < 0:
        holder += table.seats
    canvas.mark(PASSED + CARDS * counted(seat, holder, table.seats) + card - 1)
