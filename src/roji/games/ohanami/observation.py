"""A seat's observation of an Ohanami table as numbers, laid out in planes.py."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roji.core.observation.canvas import Canvas, relative_seat
from roji.games.ohanami.components import CARDS, GARDENS, HAND, KEEP, ROUNDS
from roji.games.ohanami.planes import PLANES
from roji.games.ohanami.state import ASIDE, CHOSEN, GARDEN, IN_DECK, LAYING, MOST_SEATS, OVER, PLACES, OhanamiTable

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

# A set of cards is two words: up to HALF, and above. Sets are numbered like places, PLACES * seat + kind.
HALF: Final = 60
BIT: Final[vec[i64]] = vec[i64]([0] + [2 ** (card % HALF) for card in range(CARDS)])  # bit of each card in its word
WORD: Final[vec[i64]] = vec[i64]([0] + [card // HALF for card in range(CARDS)])
IS_SETTLED: Final[vec[i64]] = vec[i64]([1 if place % PLACES >= ASIDE else 0 for place in range(PLACES * MOST_SEATS)])
PASSED_TO: Final = 24  # + seat: cards the observer passed on with the hand that this seat has now
UNDERCOVER: Final = 56  # + seat: after all sets, the number of cards put aside unseen
SETS: Final = 60

# Indices of the canvas's notes: for the turn, for players, and two words for each plane of cards.
OF_TURN: Final = 0  # `phase`, `round` and `turn`
OF_PLAYERS: Final = 1  # `options`, `players` and `lays`
OF_FIRST: Final = 2
OF_HAND: Final = 3
OF_CHOSEN: Final = 5
OF_ASIDE: Final = 7
OF_GARDENS: Final = 9
OF_PASSED: Final = 33
OF_NUMBERS: Final = 41  # per player, all numbers of `counts` and `points`
OF_ENDS: Final = 45  # per player, all ends
OF_ROUND: Final = 49  # the round that the following notes belong to
SETTLED: Final = 50  # number of cards laid or put aside so far …
SETTLED_SETS: Final = 51  # … and their sets
THIS_ROUND: Final = 111  # bitmask of the cards dealt in this round, …
DEALT: Final = 113  # … their number, and then the cards themselves
NO_NOTES: Final[vec[i64]] = vec[i64]([0] * (DEALT + 1 + HAND * MOST_SEATS))


def observe(table: OhanamiTable, seat: i64, canvas: Canvas) -> None:
    """Everything this seat may know. Players are numbered from it."""
    if len(canvas.notes) == 0:
        canvas.notes = NO_NOTES[:]
    _note_settled(table, canvas.notes)
    sets = canvas.notes[SETTLED_SETS : SETTLED_SETS + SETS]
    _sort_hands(table, seat, sets)
    _sort_hidden(table, seat, canvas.notes, sets)
    _turn(table, seat, canvas)
    other: i64 = 0
    while other < table.seats:
        _player(table, other, relative_seat(seat, other, table.seats), sets, canvas)
        other += 1
    _own(PLACES * seat, sets, canvas)


# --- where the cards are -------------------------------------------------------------------------------------------------


def _note_settled(table: OhanamiTable, notes: vec[i64]) -> None:
    """Update the sets of laid and discarded cards: add those of this round, or rebuild them all."""
    settled = table.dealt
    seat: i64 = 0
    while seat < table.seats:
        settled -= table.left[seat] + table.players[seat].kept
        seat += 1
    if notes[OF_ROUND] != table.round or settled < notes[SETTLED]:
        _begin_round(table, notes)
    elif notes[SETTLED] != settled:
        i = DEALT + notes[DEALT]
        while i > DEALT:
            where: i64 = i64(table.place[notes[i]])
            if IS_SETTLED[where]:
                _add(notes, SETTLED_SETS + 2 * where, notes[i])
            i -= 1
    notes[SETTLED] = settled


def _begin_round(table: OhanamiTable, notes: vec[i64]) -> None:
    """Rebuild the sets of cards laid or put aside, and list the cards that can move in this round."""
    i: i64 = SETTLED_SETS
    while i <= DEALT:
        notes[i] = 0
        i += 1
    this_round = MOST_SEATS * (table.round - 1)
    card: i64 = 1
    while card <= CARDS:
        pack: i64 = i64(table.pack[card])
        if pack != IN_DECK:
            if pack >= this_round:
                notes[DEALT] += 1
                notes[DEALT + notes[DEALT]] = card
                _add(notes, THIS_ROUND, card)
            if IS_SETTLED[i64(table.place[card])]:
                _add(notes, SETTLED_SETS + 2 * i64(table.place[card]), card)
        card += 1
    notes[OF_ROUND] = table.round


def _add(sets: vec[i64], found: i64, card: i64) -> None:
    sets[found + WORD[card]] |= BIT[card]


def _sort_hidden(table: OhanamiTable, seat: i64, notes: vec[i64], sets: vec[i64]) -> None:
    """Face-down cards: the seat's own, and those of others as far as it has seen them before."""
    if table.simultaneous and table.phase == LAYING:
        _cover(table, seat, notes, sets)
    other: i64 = 0
    while other < table.seats:
        player = table.players[other]
        if other == seat:
            _add(sets, 2 * (PLACES * seat + CHOSEN), player.first)
            _add(sets, 2 * (PLACES * seat + CHOSEN), player.second)
        elif table.phase != OVER:
            if player.kept:
                _sort_seen(table, seat, player.first, sets)
            if player.kept == KEEP:
                _sort_seen(table, seat, player.second, sets)
            aside = 2 * (PLACES * other + ASIDE)
            _sort_aside(table, seat, 0, sets[aside] & notes[THIS_ROUND], sets)
            _sort_aside(table, seat, HALF, sets[aside + 1] & notes[THIS_ROUND + 1], sets)
        other += 1


def _sort_aside(table: OhanamiTable, seat: i64, before: i64, cards: i64, sets: vec[i64]) -> None:
    """Sort the cards of one word of a set that another player has put aside."""
    while cards:
        lowest = cards & -cards
        _sort_seen(table, seat, before + i64(int(lowest).bit_length()), sets)
        cards ^= lowest


def _sort_seen(table: OhanamiTable, seat: i64, card: i64, sets: vec[i64]) -> None:
    """Note a card that another player has taken in this round if this seat had passed it on."""
    pack = i64(table.pack[card]) % MOST_SEATS
    if _first_held(table, seat, pack) <= i64(table.taken[card]):
        _add(sets, 2 * (PASSED_TO + _holder(table, pack)), card)


def _cover(table: OhanamiTable, seat: i64, notes: vec[i64], sets: vec[i64]) -> None:
    """Hide what the others have decided in this turn while all lay at once."""
    i = DEALT + notes[DEALT]
    while i > DEALT:
        card = notes[i]
        where: i64 = i64(table.place[card])
        owner = where // PLACES
        if IS_SETTLED[where] and owner != seat and table.is_undercover(card):
            sets[2 * where + WORD[card]] &= ~BIT[card]
            _sort_seen(table, seat, card, sets)
            if where - PLACES * owner == ASIDE:
                sets[UNDERCOVER + owner] += 1
        i -= 1


def _sort_hands(table: OhanamiTable, seat: i64, sets: vec[i64]) -> None:
    """The hand (the set of place 0), and what the seat has seen of other hands."""
    own = table.holds(seat)
    pack: i64 = 0
    while pack < table.seats:
        if pack == own and table.may_look(seat):
            _sort_pack(table, pack, 0, sets)
        elif table.phase != OVER and _first_held(table, seat, pack) <= table.turn_of_round:
            _sort_pack(table, pack, PASSED_TO + _holder(table, pack), sets)
        pack += 1


def _sort_pack(table: OhanamiTable, pack: i64, found: i64, sets: vec[i64]) -> None:
    packs = table.packs
    i = HAND * pack
    end = i + table.left[pack]
    while i < end:
        _add(sets, 2 * found, packs[i])
        i += 1


def _first_held(table: OhanamiTable, seat: i64, pack: i64) -> i64:
    """The first turn of this round in which this seat holds a pack."""
    return table.steps(table.round, pack, seat) + 1


def _holder(table: OhanamiTable, pack: i64) -> i64:
    """The seat that holds a pack now."""
    return relative_seat(table.shift, pack, table.seats)


# --- as numbers ----------------------------------------------------------------------------------------------------------


def _turn(table: OhanamiTable, seat: i64, canvas: Canvas) -> None:
    """What everybody knows about the turn, the players, and who lays now and first."""
    of_round = i64(1) << (ROUND - PHASE - 1 + table.round)
    canvas.show(OF_TURN, PHASE, i64(1) << table.phase | of_round | i64(1) << (TURN - PHASE - 1 + table.turn_of_round))
    canvas.put(PASSES, table.passes(table.round))
    first: i64 = 0
    found: i64 = ((i64(1) << table.seats) - 1) << (PLAYERS - OPTIONS)
    if table.peek:
        found |= 4
    if table.simultaneous:
        found |= 2
    elif table.phase == LAYING:
        found |= i64(1) << (LAYS - OPTIONS + relative_seat(seat, table.laying, table.seats))
    if table.rotate:
        found |= 1
        if not table.simultaneous:
            first = i64(1) << relative_seat(seat, table.lays_first(), table.seats)
    canvas.show(OF_PLAYERS, OPTIONS, found)
    canvas.show(OF_FIRST, FIRST, first)


def _player(table: OhanamiTable, seat: i64, number: i64, sets: vec[i64], canvas: Canvas) -> None:
    """What is known about a player: the number of cards, the points, the gardens, the cards passed on."""
    player = table.players[seat]
    hand = table.left[table.holds(seat)]
    aside = player.aside - sets[UNDERCOVER + seat]
    points = player.points
    if canvas.is_new(
        OF_NUMBERS + number, 1 | hand << 4 | player.kept << 8 | aside << 10 | points[0] << 16 | points[1] << 26 | points[2] << 36
    ):
        canvas.put(COUNTS + 3 * number, hand)
        canvas.put(COUNTS + 3 * number + 1, player.kept)
        canvas.put(COUNTS + 3 * number + 2, aside)
        canvas.put(POINTS + ROUNDS * number, points[0])
        canvas.put(POINTS + ROUNDS * number + 1, points[1])
        canvas.put(POINTS + ROUNDS * number + 2, points[2])
    garden: i64 = 0
    while garden < GARDENS:
        nth = GARDENS * number + garden
        _show(canvas, OF_GARDENS + 2 * nth, GARDEN_CARDS + CARDS * nth, sets, 2 * (PLACES * seat + GARDEN + garden))
        garden += 1
    _ends(player.ends, number, not table.simultaneous or table.phase != LAYING or number == 0, canvas)
    _show(canvas, OF_PASSED + 2 * number, PASSED + CARDS * number, sets, 2 * (PASSED_TO + seat))


def _ends(ends: vec[i64], number: i64, is_open: bool, canvas: Canvas) -> None:
    """The ends of all gardens; while another player's cards are undercover, those of the open cards."""
    packed = ends[0] | ends[1] << 7 | ends[2] << 14 | ends[3] << 21 | ends[4] << 28 | ends[5] << 35
    if not canvas.is_new(OF_ENDS + number, packed if is_open else i64(-1)) and is_open:
        return
    garden: i64 = 0
    while garden < GARDENS:
        nth = GARDENS * number + garden
        canvas.put(ENDS + 2 * nth, ends[2 * garden] if is_open else _lowest(canvas.notes, OF_GARDENS + 2 * nth))
        canvas.put(ENDS + 2 * nth + 1, ends[2 * garden + 1] if is_open else _highest(canvas.notes, OF_GARDENS + 2 * nth))
        garden += 1


def _own(place: i64, sets: vec[i64], canvas: Canvas) -> None:
    """What only the observer sees."""
    _show(canvas, OF_HAND, IN_HAND, sets, 0)
    _show(canvas, OF_CHOSEN, CHOSEN_CARDS, sets, 2 * (place + CHOSEN))
    _show(canvas, OF_ASIDE, PUT_ASIDE, sets, 2 * (place + ASIDE))


def _show(canvas: Canvas, note: i64, place: i64, sets: vec[i64], found: i64) -> None:
    canvas.show(note, place, sets[found])
    canvas.show(note + 1, place + HALF, sets[found + 1])


def _lowest(sets: vec[i64], found: i64) -> i64:
    """The lowest card of a set, or 0."""
    card: i64 = 1
    while card <= CARDS:
        if sets[found + WORD[card]] & BIT[card]:
            return card
        card += 1
    return 0


def _highest(sets: vec[i64], found: i64) -> i64:
    card: i64 = CARDS
    while card > 0 and sets[found + WORD[card]] & BIT[card] == 0:
        card -= 1
    return card
