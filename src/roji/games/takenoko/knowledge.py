"""What a seat knows of plots and objectives that do not lie open, as numbers in a row: the parts are named in planes.py."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roji.core.canvas import Canvas, counted
from roji.games.takenoko.cards import ALL_CARDS, BIT, CARDS, COPIES, DECK_SIZE, DECKS, FIRST_CARD, HAND, PAST_CARD, deck_of
from roji.games.takenoko.objectives import grown_cards
from roji.games.takenoko.pasts import original_kind, pile_before
from roji.games.takenoko.planes import PLANES
from roji.games.takenoko.plots import KIND_COUNTS
from roji.games.takenoko.state import DRAWN, LAID, NONE, Player, Table

PILE_LEFT: Final[i64] = PLANES.starts["pile_left"]
PLOTS_LEFT: Final[i64] = PLANES.starts["plots_left"]
DRAWN_PLOTS: Final[i64] = PLANES.starts["drawn"]
KEPT: Final[i64] = PLANES.starts["kept"]
UNDER: Final[i64] = PLANES.starts["under"]
PILE: Final[i64] = PLANES.starts["pile"]
LAID_PLOTS: Final[i64] = PLANES.starts["laid"]
DECK_LEFT: Final[i64] = PLANES.starts["decks"]
BOTTOM: Final[i64] = PLANES.starts["bottom"]
TURNED_DOWN: Final[i64] = PLANES.starts["turned_down"]
IN_HAND: Final[i64] = PLANES.starts["hand"]
HELD: Final[i64] = PLANES.starts["held"]
UNSEEN: Final[i64] = PLANES.starts["unseen"]
FULFILLED: Final[i64] = PLANES.starts["fulfilled"]
COMPLETED: Final[i64] = PLANES.starts["completed"]
BACKS: Final[i64] = PLANES.starts["backs"]
DRAWN_AS: Final[i64] = PLANES.starts["drawn_as"]
NEVER: Final[i64] = PLANES.starts["never"]


# --- plots ---------------------------------------------------------------------------------------------------------------


def observe_plots(table: Table, seat: i64, canvas: Canvas) -> None:
    """The pile, as far as this seat has put it together, and the plots in its hand."""
    canvas.put(PILE_LEFT, table.pile_left())
    canvas.put(PILE_LEFT + 1, table.drawn)
    _plots_left(table, canvas)
    _laid(table, seat, canvas)
    if table.seat == seat:
        _drawn(table, canvas)


def _plots_left(table: Table, canvas: Canvas) -> None:
    garden = table.garden
    kinds = KIND_COUNTS[:]
    i: i64 = 0
    while i < garden.size:
        kinds[original_kind(table, i64(garden.order[i]))] -= 1
        i += 1
    _put_all(canvas, PLOTS_LEFT, kinds)


def _drawn(table: Table, canvas: Canvas) -> None:
    i: i64 = 0
    while i < table.drawn:
        canvas.add(DRAWN_PLOTS + i64(table.pile[table.top + i]), 1)
        i += 1
    if table.kept != NONE:
        canvas.mark(KEPT + table.kept)
    if table.first != NONE:
        canvas.mark(UNDER + table.first)


def _laid(table: Table, seat: i64, canvas: Canvas) -> None:
    """Every plot laid, from the last to the first; what the seat returned with it has come nearer to the top since."""
    drawn_since: i64 = 0
    draw = table.remembered - 1
    while draw >= 0:
        i = LAID * draw
        place = LAID_PLOTS + LAID * draw
        before = pile_before(table, draw)
        count: i64 = before if before < DRAWN else i64(DRAWN)
        owner: i64 = i64(table.laid[i])
        canvas.put(place, counted(seat, owner, table.seats) + 1)
        canvas.put(place + 1, i64(table.laid[i + 1]) + 1)
        if owner == seat:
            canvas.put(place + 2, i64(table.laid[i + 2]))
            canvas.put(place + 3, i64(table.laid[i + 3]))
            _returned(canvas, before - count - drawn_since, i64(table.laid[i + 2]))
            _returned(canvas, before - count - drawn_since + 1, i64(table.laid[i + 3]))
        drawn_since += count
        draw -= 1


def _returned(canvas: Canvas, place: i64, plot: i64) -> None:
    """A plot, its kind + 1, that is so far from the top of the pile now."""
    if plot > 0 and place >= 0:
        canvas.put(PILE + place, plot)


# --- objectives ----------------------------------------------------------------------------------------------------------


def observe_objectives(table: Table, seat: i64, canvas: Canvas) -> None:
    """The piles, the seat's own hand, and what everybody sees of all hands."""
    unseen = COPIES[:]
    deck: i64 = 0
    while deck < DECKS:
        _deck(table, deck, unseen, canvas)
        deck += 1
    _own_hand(table.players[seat], unseen, canvas)
    canvas.mark_set(FULFILLED, table.players[seat].fed | grown_cards(table.garden, table.exact))
    other: i64 = 0
    while other < table.seats:
        number = counted(seat, other, table.seats)
        _completed(table.players[other], number, unseen, canvas)
        _backs(table.players[other], number, unseen, canvas)
        other += 1
    _put_all(canvas, UNSEEN, unseen)


def _deck(table: Table, deck: i64, unseen: vec[i64], canvas: Canvas) -> None:
    canvas.put(DECK_LEFT + deck, table.deck_sizes[deck])
    canvas.put(TURNED_DOWN + deck, table.turned[deck])
    i: i64 = DECK_SIZE * deck
    while i < DECK_SIZE * deck + table.open[deck]:
        card: i64 = i64(table.decks[i])
        canvas.put(BOTTOM + i, card + 1)
        unseen[card] -= 1
        i += 1


def _own_hand(player: Player, unseen: vec[i64], canvas: Canvas) -> None:
    i: i64 = 0
    while i < player.held:
        card = player.hand[i]
        canvas.put(HELD + i, card + 1)
        canvas.add(IN_HAND + card, 1)
        unseen[card] -= 1
        i += 1


def _completed(player: Player, number: i64, unseen: vec[i64], canvas: Canvas) -> None:
    i: i64 = 0
    while i < player.done:
        card: i64 = i64(player.claimed[i])
        canvas.add(COMPLETED + CARDS * number + card, 1)
        unseen[card] -= 1
        i += 1


def _backs(player: Player, number: i64, unseen: vec[i64], canvas: Canvas) -> None:
    i: i64 = 0
    while i < player.held:
        deck = deck_of(player.hand[i])
        place = HAND * number + i
        canvas.put(BACKS + place, deck + 1)
        canvas.put(DRAWN_AS + place, player.drawn[i])
        cards = PAST_CARD[deck] - FIRST_CARD[deck]
        never = player.never[i] >> FIRST_CARD[deck]
        canvas.mark_set(NEVER + DECK_SIZE * place, never & ((i64(1) << cards) - 1))
        if number > 0 and player.never[i] == ALL_CARDS & ~BIT[player.hand[i]]:  # everybody saw which one it is
            unseen[player.hand[i]] -= 1
        i += 1


def _put_all(canvas: Canvas, place: i64, numbers: vec[i64]) -> None:
    for number in numbers:
        if number != 0:
            canvas.put(place, number)
        place += 1
