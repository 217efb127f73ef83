"""The player's observation of a Zen table as numbers, laid out in planes.py."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from roji.core.observation.canvas import Canvas
from roji.games.zen.actions import MOST_CARDS
from roji.games.zen.forms import MARGIN, MOST, NOTHING, STRIDE, Form
from roji.games.zen.layout import CENTRE, Layout
from roji.games.zen.piles import Pile
from roji.games.zen.planes import PLANES
from roji.games.zen.state import OVER, ZenTable

PHASE: Final[i64] = PLANES.starts["phase"]
OPTIONS: Final[i64] = PLANES.starts["options"]
FORM: Final[i64] = PLANES.starts["form"]
STARTS: Final[i64] = PLANES.starts["starts"]
START: Final[i64] = PLANES.starts["start"]
LAID: Final[i64] = PLANES.starts["laid"]
IN_HAND: Final[i64] = PLANES.starts["hand"]
HELD: Final[i64] = PLANES.starts["held"]
HELD_SIDES: Final[i64] = PLANES.starts["held_sides"]
UNSEEN: Final[i64] = PLANES.starts["unseen"]
COMING: Final[i64] = PLANES.starts["coming"]
DISCARDS: Final[i64] = PLANES.starts["discards"]
PILES: Final[i64] = PLANES.starts["piles"]
MISSING: Final[i64] = PLANES.starts["missing"]
PLACED: Final[i64] = PLANES.starts["placed"]
ROUNDS: Final[i64] = PLANES.starts["rounds"]
RESULT: Final[i64] = PLANES.starts["result"]

WINDOW: Final = 256  # MOST * MOST cells
CORNER: Final = 705  # the form's first cell: STRIDE * MARGIN + MARGIN
SIDES: Final = 4
OF_A_PILE: Final = 4

# Indices of the canvas's notes.
OF_TURN: Final = 0  # bitmask of `phase` and `options`
OF_FORM: Final = 1  # 1 if it was drawn
OF_STARTS: Final = 2  # the number of cells the start card may be, and the first of them
OF_PLACED: Final = 4
OF_HAND: Final = 5  # 1 + each card, eight bits per card
OF_HELD: Final = 6
OF_PILES: Final = 7  # for each pile: the pass, the index of its next card, and the number of discards
NO_NOTES: Final[vec[i64]] = vec[i64]([0] * 13)


def observe(table: ZenTable, canvas: Canvas) -> None:
    """Everything the player may know."""
    if len(canvas.notes) == 0:
        canvas.notes = NO_NOTES[:]
    options: i64 = 1 if table.immediate else 0
    if table.top_only:
        options |= 2
    if table.tracker:
        options |= 4
    canvas.show(OF_TURN, PHASE, i64(1) << table.phase | options << (OPTIONS - PHASE))
    _picture(table.layout, canvas)
    _hand(table, canvas)
    _held(table, canvas)
    _pile(table, table.black, 0, canvas)
    _pile(table, table.white, 1, canvas)
    canvas.put(PLACED, table.layout.placed)
    canvas.put(ROUNDS, table.rounds)
    if table.phase == OVER:
        canvas.mark(RESULT + table.result - 1)


# --- the picture ---------------------------------------------------------------------------------------------------------


def _picture(layout: Layout, canvas: Canvas) -> None:
    """The constant form, the cells the start card may be, and the cards on the table."""
    notes = canvas.notes
    if notes[OF_FORM] == 0:
        notes[OF_FORM] = 1
        _form(layout.form, canvas)
    if notes[OF_PLACED] == layout.placed:
        return
    first = i64(layout.offsets[0])
    if notes[OF_STARTS] != layout.possible or notes[OF_STARTS + 1] != first:
        notes[OF_STARTS] = layout.possible
        _starts(layout, canvas)
    if notes[OF_STARTS + 1] == first and notes[OF_PLACED] == layout.placed - 1:
        _card(layout, layout.latest, canvas)
    else:
        notes[OF_STARTS + 1] = first
        _all_cards(layout, canvas)
    notes[OF_PLACED] = layout.placed


def _form(form: Form, canvas: Canvas) -> None:
    """The form, with all cells missing."""
    picture = form.cells
    across = i64(len(form.rows[0]))
    row: i64 = 0
    while row < len(form.rows):
        cell = CORNER + STRIDE * row
        spot = FORM + MOST * row - WINDOW
        end = cell + across
        while cell < end:
            colour: i64 = i64(picture[cell])
            if colour != NOTHING:
                canvas.mark(spot + WINDOW * colour)
            cell += 1
            spot += 1
        row += 1
    canvas.put(MISSING, form.black)
    canvas.put(MISSING + 1, form.white)


def _spot(cell: i64) -> i64:
    """The index of a form's cell in the window."""
    row = cell // STRIDE
    return MOST * (row - MARGIN) + cell - STRIDE * row - MARGIN


def _starts(layout: Layout, canvas: Canvas) -> None:
    """The cells the start card may be."""
    offsets = layout.offsets
    first = i64(offsets[0])
    canvas.put(START, first % STRIDE - MARGIN)
    canvas.put(START + 1, first // STRIDE - MARGIN)
    if canvas.notes[OF_PLACED]:
        canvas.fill(STARTS, WINDOW, 0)
    i: i64 = 0
    while i < layout.possible:
        canvas.mark(STARTS + _spot(i64(offsets[i])))
        i += 1


def _all_cards(layout: Layout, canvas: Canvas) -> None:
    """The cards on the table, as if the start card were the first cell it may be."""
    if canvas.notes[OF_PLACED]:
        canvas.fill(LAID, SIDES * WINDOW, 0)
        canvas.put(MISSING, layout.form.black)
        canvas.put(MISSING + 1, layout.form.white)
    away = CENTRE - i64(layout.offsets[0])
    picture = layout.form.cells
    row: i64 = 0
    while row < len(layout.form.rows):
        cell = CORNER + STRIDE * row
        end = cell + len(layout.form.rows[0])
        while cell < end:
            if i64(picture[cell]) != NOTHING and i64(layout.cells[cell + away]) >= 0:
                _card(layout, cell + away, canvas)
            cell += 1
        row += 1


def _card(layout: Layout, at: i64, canvas: Canvas) -> None:
    """A card on the table: its sides, and one cell less to fill."""
    cell = at - CENTRE + i64(layout.offsets[0])
    _sides(layout.deck.edges, i64(layout.cells[at]), LAID + _spot(cell), WINDOW, canvas)
    canvas.add(MISSING + i64(layout.form.cells[cell]) - 1, -1)


def _sides(edges: vec[u8], oriented: i64, start: i64, apart: i64, canvas: Canvas) -> None:
    side: i64 = 0
    while side < SIDES:
        canvas.put(start + apart * side, i64(edges[SIDES * oriented + side]) + 1)
        side += 1


# --- the cards -----------------------------------------------------------------------------------------------------------


def _hand(table: ZenTable, canvas: Canvas) -> None:
    before = canvas.notes[OF_HAND]
    now: i64 = 0
    i: i64 = 0
    while i < table.held_cards:
        now = now << 8 | table.hand[i] + 1
        i += 1
    if canvas.is_new(OF_HAND, now):
        _put_hand(before, 0, canvas)
        _put_hand(now, 1, canvas)


def _put_hand(cards: i64, number: i64, canvas: Canvas) -> None:
    while cards:
        canvas.put(IN_HAND + (cards & 255) - 1, number)
        cards >>= 8


def _held(table: ZenTable, canvas: Canvas) -> None:
    """The card over the table."""
    held = table.held + 1  # 0: none
    before = canvas.notes[OF_HELD]
    if not canvas.is_new(OF_HELD, held):
        return
    if before:
        canvas.put(HELD + (before - 1) // 2, 0)
        canvas.fill(HELD_SIDES, SIDES, 0)
    if held:
        canvas.mark(HELD + table.held // 2)
        _sides(table.layout.deck.edges, table.held, HELD_SIDES, 1, canvas)


def _pile(table: ZenTable, pile: Pile, colour: i64, canvas: Canvas) -> None:
    """The numbers of a pile, and its cards: in order where the player may know it."""
    notes = canvas.notes
    note = OF_PILES + 3 * colour
    if notes[note] == pile.passed and notes[note + 1] == pile.next and notes[note + 2] == pile.discarded:
        return
    start = PILES + OF_A_PILE * colour
    canvas.put(start, 1 if pile.in_play else 0)
    canvas.put(start + 1, pile.left())
    canvas.put(start + 2, pile.passed if pile.in_play else 0)
    canvas.put(start + 3, pile.discarded)
    is_known = table.knows_order(int(colour))
    if notes[note] != pile.passed or (is_known and notes[note + 1] != pile.next):
        if notes[note]:
            _clear_pile(colour, canvas)
        _coming(pile, is_known, canvas)
        _discarded(pile, 0, table.top_only, canvas)
    else:
        _drawn(pile, notes[note + 1], canvas)
        _discarded(pile, notes[note + 2], table.top_only, canvas)
    notes[note] = pile.passed
    notes[note + 1] = pile.next
    notes[note + 2] = pile.discarded


def _clear_pile(colour: i64, canvas: Canvas) -> None:
    canvas.fill(UNSEEN + MOST_CARDS * colour, MOST_CARDS, 0)
    canvas.fill(COMING + MOST_CARDS * colour, MOST_CARDS, 0)
    canvas.fill(DISCARDS + MOST_CARDS * colour, MOST_CARDS, 0)


def _coming(pile: Pile, is_known: bool, canvas: Canvas) -> None:
    i = pile.next
    while i < pile.end:
        if is_known:
            canvas.put(COMING + i64(pile.draw[i]), i - pile.next + 1)
        else:
            canvas.mark(UNSEEN + i64(pile.draw[i]))
        i += 1


def _drawn(pile: Pile, before: i64, canvas: Canvas) -> None:
    """Cards drawn since the last count, where their order was not known."""
    i = before
    while i < pile.next:
        canvas.put(UNSEEN + i64(pile.draw[i]), 0)
        i += 1


def _discarded(pile: Pile, before: i64, top_only: bool, canvas: Canvas) -> None:
    """Cards discarded since the last count; where only the top one is visible, those below it are forgotten."""
    i = before
    if top_only and before > 0:
        i -= 1
    while i < pile.discarded:
        card = i64(pile.discards[i])
        if top_only and i < pile.discarded - 1:
            canvas.put(DISCARDS + card, 0)
            canvas.mark(UNSEEN + card)
        else:
            canvas.put(DISCARDS + card, i + 1)
        i += 1
