"""What a seat knows about face-down plots and objectives, as numbers laid out in planes.py."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roji.core.observation.canvas import Canvas, relative_seat
from roji.games.takenoko.actions import PLOT_KINDS
from roji.games.takenoko.components import (
    ALL_CARDS,
    BIT,
    CARDS,
    COPIES,
    DECK_SIZE,
    DECKS,
    FIRST_CARD,
    HAND,
    KIND_COUNTS,
    PAST_CARD,
    deck_of,
)
from roji.games.takenoko.objectives import grown_cards
from roji.games.takenoko.pile_history import original_kind, pile_before
from roji.games.takenoko.planes import PLANES
from roji.games.takenoko.state import DRAWN, LAID, NONE, Player, TakenokoTable

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

PLOTS_BELOW: Final = 26  # places in the pile

# Indices of the canvas's notes. What is laid, drawn or claimed never comes back, so counts identify what was seen.
OF_PILE: Final = 45  # 1 + the observer + 4 * the plots laid
OF_DRAWN: Final = 46  # everything about the plots drawn
OF_DECKS: Final = 47  # all numbers of `decks` and `turned_down`
OF_FULFILLED: Final = 48
OF_HANDS: Final = 49  # 1 + the observer + 4 * the objectives drawn and completed
OF_NEVER: Final = 50  # per card in each player's hand
NOTES: Final = 70


# --- plots ---------------------------------------------------------------------------------------------------------------


def observe_plots(table: TakenokoTable, seat: i64, canvas: Canvas) -> None:
    """The pile as far as this seat knows it, and the plots in its hand."""
    canvas.put(PILE_LEFT, table.pile_left())
    canvas.put(PILE_LEFT + 1, table.drawn)
    if canvas.is_new(OF_PILE, 1 + seat + 4 * table.garden.size):
        _plots_left(table, canvas)
        _laid(table, seat, canvas)
    drawn: i64 = 0
    if table.seat == seat and table.drawn:
        drawn = table.drawn | (table.kept + 1) << 4 | (table.first + 1) << 8 | table.top << 12
    if canvas.is_new(OF_DRAWN, drawn):
        canvas.fill(DRAWN_PLOTS, PLOT_KINDS, 0)
        canvas.fill(KEPT, PLOT_KINDS, 0)
        canvas.fill(UNDER, PLOT_KINDS, 0)
        if drawn:
            _drawn(table, canvas)


def _plots_left(table: TakenokoTable, canvas: Canvas) -> None:
    garden = table.garden
    kinds = KIND_COUNTS[:]
    i: i64 = 0
    while i < garden.size:
        kinds[original_kind(table, i64(garden.order[i]))] -= 1
        i += 1
    canvas.put_row(PLOTS_LEFT, kinds, PLOT_KINDS)


def _drawn(table: TakenokoTable, canvas: Canvas) -> None:
    i: i64 = 0
    while i < table.drawn:
        canvas.add(DRAWN_PLOTS + i64(table.pile[table.top + i]), 1)
        i += 1
    if table.kept != NONE:
        canvas.mark(KEPT + table.kept)
    if table.first != NONE:
        canvas.mark(UNDER + table.first)


def _laid(table: TakenokoTable, seat: i64, canvas: Canvas) -> None:
    """Every plot laid, last to first; what the seat returned with it has moved up the pile since."""
    canvas.fill(PILE, PLOTS_BELOW, 0)
    drawn_since: i64 = 0
    draw = table.remembered - 1
    while draw >= 0:
        i = LAID * draw
        place = LAID_PLOTS + LAID * draw
        before = pile_before(table, draw)
        count: i64 = before if before < DRAWN else i64(DRAWN)
        owner: i64 = i64(table.laid[i])
        canvas.put(place, relative_seat(seat, owner, table.seats) + 1)
        canvas.put(place + 1, i64(table.laid[i + 1]) + 1)
        canvas.put(place + 2, i64(table.laid[i + 2]) if owner == seat else i64(0))
        canvas.put(place + 3, i64(table.laid[i + 3]) if owner == seat else i64(0))
        if owner == seat:
            _returned(canvas, before - count - drawn_since, i64(table.laid[i + 2]))
            _returned(canvas, before - count - drawn_since + 1, i64(table.laid[i + 3]))
        drawn_since += count
        draw -= 1


def _returned(canvas: Canvas, place: i64, plot: i64) -> None:
    """Put a plot (its kind + 1) at its present distance from the top of the pile."""
    if plot > 0 and place >= 0:
        canvas.put(PILE + place, plot)


# --- objectives ----------------------------------------------------------------------------------------------------------


def observe_objectives(table: TakenokoTable, seat: i64, canvas: Canvas) -> None:
    """The piles, the seat's own hand, and what everybody sees of all hands."""
    sizes = table.deck_sizes
    turned = table.turned
    if canvas.is_new(OF_DECKS, 1 | sizes[0] << 4 | sizes[1] << 8 | sizes[2] << 12 | turned[0] << 16 | turned[1] << 20 | turned[2] << 24):
        deck: i64 = 0
        while deck < DECKS:
            canvas.put(DECK_LEFT + deck, sizes[deck])
            canvas.put(TURNED_DOWN + deck, turned[deck])
            deck += 1
    canvas.show(OF_FULFILLED, FULFILLED, table.players[seat].fed | grown_cards(table.garden, table.exact))
    moved = table.draws
    if table.advanced:
        moved = table.revealed  # turned-down cards move, too
    for player in table.players:
        moved = moved << 6 | player.done
    if canvas.is_new(OF_HANDS, 1 + seat + 4 * moved):
        _cards(table, seat, canvas)


def _cards(table: TakenokoTable, seat: i64, canvas: Canvas) -> None:
    """Every objective whose place is known to somebody."""
    unseen = COPIES[:]
    canvas.fill(BOTTOM, DECKS * DECK_SIZE, 0)
    deck: i64 = 0
    while deck < DECKS:
        _deck(table, deck, unseen, canvas)
        deck += 1
    _own_hand(table.players[seat], unseen, canvas)
    other: i64 = 0
    while other < table.seats:
        number = relative_seat(seat, other, table.seats)
        _completed(table.players[other], number, unseen, canvas)
        _backs(table.players[other], number, unseen, canvas)
        other += 1
    canvas.put_row(UNSEEN, unseen, CARDS)


def _deck(table: TakenokoTable, deck: i64, unseen: vec[i64], canvas: Canvas) -> None:
    """The cards at the bottom of a pile that everybody has seen."""
    i: i64 = DECK_SIZE * deck
    while i < DECK_SIZE * deck + table.open[deck]:
        card: i64 = i64(table.decks[i])
        canvas.put(BOTTOM + i, card + 1)
        unseen[card] -= 1
        i += 1


def _own_hand(player: Player, unseen: vec[i64], canvas: Canvas) -> None:
    canvas.fill(IN_HAND, CARDS, 0)
    canvas.fill(HELD, HAND, 0)
    i: i64 = 0
    while i < player.held:
        card = player.hand[i]
        canvas.put(HELD + i, card + 1)
        canvas.add(IN_HAND + card, 1)
        unseen[card] -= 1
        i += 1


def _completed(player: Player, number: i64, unseen: vec[i64], canvas: Canvas) -> None:
    canvas.fill(COMPLETED + CARDS * number, CARDS, 0)
    i: i64 = 0
    while i < player.done:
        card: i64 = i64(player.claimed[i])
        canvas.add(COMPLETED + CARDS * number + card, 1)
        unseen[card] -= 1
        i += 1


def _backs(player: Player, number: i64, unseen: vec[i64], canvas: Canvas) -> None:
    i: i64 = 0
    while i < HAND:
        place = HAND * number + i
        if i < player.held:
            _back(player, i, place, canvas)
            if number > 0 and player.never[i] == ALL_CARDS & ~BIT[player.hand[i]]:  # everybody has seen this card
                unseen[player.hand[i]] -= 1
        else:
            canvas.put(BACKS + place, 0)
            canvas.put(DRAWN_AS + place, 0)
            canvas.show(OF_NEVER + place, NEVER + DECK_SIZE * place, 0)
        i += 1


def _back(player: Player, i: i64, place: i64, canvas: Canvas) -> None:
    """What everybody knows of a card in a hand."""
    deck = deck_of(player.hand[i])
    canvas.put(BACKS + place, deck + 1)
    canvas.put(DRAWN_AS + place, player.drawn[i])
    cards = PAST_CARD[deck] - FIRST_CARD[deck]
    never = player.never[i] >> FIRST_CARD[deck]
    canvas.show(OF_NEVER + place, NEVER + DECK_SIZE * place, never & ((i64(1) << cards) - 1))
