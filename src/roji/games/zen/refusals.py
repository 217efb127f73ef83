"""What is not allowed, and the rule that forbids it, as a sentence."""

from mypy_extensions import i64

from roji.core.sentences import say
from roji.games.zen.actions import BEGIN, COLOURS, DISCARD, DONE, DRAW, HOLD, PLACE, SIZE, card_name
from roji.games.zen.components import BOTTOM, LEFT, RIGHT, TOP, colour_of
from roji.games.zen.forms import STRIDE
from roji.games.zen.layout import CENTRE, EMPTY, Layout, cell_of
from roji.games.zen.state import BEGINNING, DISCARDING, DRAWING, HAND_OUT, HOLDING, OVER, ZenTable


def why_not(table: ZenTable, seat: int, code: int) -> str | None:
    """The rule that forbids the player this action now."""
    if not 0 <= code < SIZE:
        return "there is no such action"
    if seat != 0:
        return "Zen is for one player"
    if table.phase == OVER:
        return "the game is over"
    if code < DRAW:
        return _why_not_begin(table, code - BEGIN)
    if code < DONE:
        return _why_not_draw(table, code - DRAW)
    if code == DONE:
        return _why_not_done(table)
    if code < DISCARD:
        return _why_not_hold(table, code - HOLD)
    if code < PLACE:
        return _why_not_discard(table, code - DISCARD)
    return _why_not_place(table, cell_of(code - PLACE))


def _why_not_begin(table: ZenTable, colour: int) -> str | None:
    if table.phase != BEGINNING:
        return "the start card lies already"
    if not table.pile(colour).in_play:
        return say("the form has no {colour} cell, so those cards are set aside", colour=COLOURS[colour])
    return None


def _why_not_draw(table: ZenTable, colour: int) -> str | None:
    if table.phase == BEGINNING:
        return "first turn up a start card"
    if table.phase != DRAWING:
        return "end this hand before you draw again"
    if not table.pile(colour).in_play:
        return say("the form has no {colour} cell, so those cards are set aside", colour=COLOURS[colour])
    if not table.is_open(colour):
        return say("the {colour} pile is used up", colour=COLOURS[colour])
    return None


def _why_not_done(table: ZenTable) -> str | None:
    if table.phase == HOLDING:
        return "place the card that you hold, or put it back"
    if table.phase != HAND_OUT:
        return "there is no hand to end"
    if table.layout.placed == 0:
        return "the start card must be placed"
    return None


def _why_not_hold(table: ZenTable, oriented: int) -> str | None:
    if table.phase == HOLDING:
        return "you hold a card already"
    if table.phase == DISCARDING:
        return "this hand is ended; discard what is left of it"
    card = oriented // 2
    if table.phase != HAND_OUT or not table.in_hand(card):
        return say("{card} is not in your hand", card=card_name(card))
    if oriented % 2 and table.layout.deck.ways(card) == 1:
        return say("{card} looks the same after a half turn", card=card_name(card))
    if not table.layout.has_place(oriented):
        return say("{card} has no place like this", card=card_name(card))
    return None


def _why_not_discard(table: ZenTable, card: int) -> str | None:
    if table.phase != DISCARDING:
        return "cards are discarded when the hand is ended"
    if not table.in_hand(card):
        return say("{card} is not in your hand", card=card_name(card))
    return None


def _why_not_place(table: ZenTable, cell: i64) -> str | None:
    if table.phase != HOLDING:
        return "first hold a card of your hand"
    layout = table.layout
    if layout.placed == 0:
        return None if cell == CENTRE else "the start card lies at 0,0"
    if i64(layout.cells[cell]) == EMPTY:
        return "a card must lie edge to edge with one on the table"
    if i64(layout.cells[cell]) >= 0:
        return "a card lies there already"
    return _why_no_match(layout, table.held, cell) or _why_no_part(layout, table.held, cell)


def _why_no_match(layout: Layout, oriented: i64, cell: i64) -> str | None:
    if not layout.fits_to(oriented, LEFT, cell - 1):
        return "the semicircle does not match the card on the left"
    if not layout.fits_to(oriented, RIGHT, cell + 1):
        return "the semicircle does not match the card on the right"
    if not layout.fits_to(oriented, TOP, cell - STRIDE):
        return "the upper edge does not fit to the card above"
    if not layout.fits_to(oriented, BOTTOM, cell + STRIDE):
        return "the lower edge does not fit to the card below"
    return None


def _why_no_part(layout: Layout, oriented: i64, cell: i64) -> str | None:
    colour = int(colour_of(oriented))
    if not layout.can_be(cell, colour):
        return say("with a {colour} card there the layout is no part of {form}", colour=COLOURS[colour], form=layout.form.name)
    return None
