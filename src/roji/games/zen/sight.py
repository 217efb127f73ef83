"""What the player may know of a Zen table, as numbers in a row: the parts are named in planes.py."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from roji.core.canvas import Canvas
from roji.games.zen.forms import MARGIN, MOST, NOTHING, STRIDE
from roji.games.zen.layout import CENTRE, Layout
from roji.games.zen.piles import Pile
from roji.games.zen.planes import PLANES
from roji.games.zen.state import NOTHING_HELD, OVER, Table

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
MOST_MISSING: Final = 1000  # of a colour, and more


def observe(table: Table, canvas: Canvas) -> None:
    """All that the player may know."""
    canvas.mark(PHASE + table.phase)
    if table.immediate:
        canvas.mark(OPTIONS)
    if table.top_only:
        canvas.mark(OPTIONS + 1)
    if table.tracker:
        canvas.mark(OPTIONS + 2)
    _form(table.layout, canvas)
    if table.layout.placed:
        _start(table.layout, canvas)
    _cards(table, canvas)
    _pile(table, table.black, 0, canvas)
    _pile(table, table.white, 1, canvas)
    canvas.put(PLACED, table.layout.placed)
    canvas.put(ROUNDS, table.rounds)
    if table.phase == OVER:
        canvas.mark(RESULT + table.result - 1)


# --- the picture ---------------------------------------------------------------------------------------------------------


def _form(layout: Layout, canvas: Canvas) -> None:
    """The form, row by row."""
    missing: i64 = 0
    row: i64 = 0
    while row < len(layout.form.rows):
        missing += _row(layout, row, canvas)
        row += 1
    canvas.put(MISSING, missing // MOST_MISSING)
    canvas.put(MISSING + 1, missing % MOST_MISSING)


def _row(layout: Layout, row: i64, canvas: Canvas) -> i64:
    """A row of the form, and what lies on its cells if the start card is the first that it may be. Tells how many cells are
    empty: the black ones times MOST_MISSING, plus the white ones."""
    picture = layout.form.cells
    cells = layout.cells
    is_begun = layout.placed > 0
    away = CENTRE - i64(layout.offsets[0])
    cell = CORNER + STRIDE * row
    end = cell + len(layout.form.rows[0])
    spot = MOST * row
    missing: i64 = 0
    while cell < end:
        colour: i64 = i64(picture[cell])
        if colour != NOTHING:
            canvas.mark(FORM + WINDOW * (colour - 1) + spot)
            if is_begun and i64(cells[cell + away]) >= 0:
                _sides(layout.deck.edges, i64(cells[cell + away]), LAID + spot, WINDOW, canvas)
            else:
                missing += MOST_MISSING if colour == 1 else 1
        cell += 1
        spot += 1
    return missing


def _sides(edges: vec[u8], oriented: i64, start: i64, apart: i64, canvas: Canvas) -> None:
    side: i64 = 0
    while side < SIDES:
        canvas.put(start + apart * side, i64(edges[SIDES * oriented + side]) + 1)
        side += 1


def _start(layout: Layout, canvas: Canvas) -> None:
    """Where the start card may be."""
    offsets = layout.offsets
    first = i64(offsets[0])
    canvas.put(START, first % STRIDE - MARGIN)
    canvas.put(START + 1, first // STRIDE - MARGIN)
    i: i64 = 0
    while i < layout.possible:
        cell = i64(offsets[i])
        canvas.mark(STARTS + MOST * (cell // STRIDE - MARGIN) + cell % STRIDE - MARGIN)
        i += 1


# --- the cards -----------------------------------------------------------------------------------------------------------


def _cards(table: Table, canvas: Canvas) -> None:
    """The hand, and the card over the table."""
    i: i64 = 0
    while i < table.held_cards:
        canvas.mark(IN_HAND + table.hand[i])
        i += 1
    if table.held != NOTHING_HELD:
        canvas.mark(HELD + table.held // 2)
        _sides(table.layout.deck.edges, table.held, HELD_SIDES, 1, canvas)


def _pile(table: Table, pile: Pile, colour: i64, canvas: Canvas) -> None:
    """How many, and which: in their order, where the player may know it."""
    start = PILES + OF_A_PILE * colour
    canvas.put(start, 1 if pile.in_play else 0)
    canvas.put(start + 1, pile.left())
    canvas.put(start + 2, pile.passed if pile.in_play else 0)
    canvas.put(start + 3, pile.discarded)
    _draw_pile(pile, table.knows_order(int(colour)), canvas)
    _discard_pile(pile, table.top_only, canvas)


def _draw_pile(pile: Pile, is_known: bool, canvas: Canvas) -> None:
    i = pile.next
    while i < pile.end:
        card = i64(pile.draw[i])
        if is_known:
            canvas.put(COMING + card, i - pile.next + 1)
        else:
            canvas.mark(UNSEEN + card)
        i += 1


def _discard_pile(pile: Pile, top_only: bool, canvas: Canvas) -> None:
    i: i64 = 0
    while i < pile.discarded:
        card = i64(pile.discards[i])
        if top_only and i < pile.discarded - 1:
            canvas.mark(UNSEEN + card)
        else:
            canvas.put(DISCARDS + card, i + 1)
        i += 1
