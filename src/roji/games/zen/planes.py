"""Layout of a Zen observation.

Cells are those of the form, row by row from its top left, 16 by 16 for every form. While the start card may still be any of several cells
of the form, the cards on the table are shown as if it were the first of them. Cards are B01 to B64, then W01 to W64. A side shows 0 where
there is no card, otherwise 1 + the kind of its semicircle (left, right) or shape (top, bottom), in the deck's order.
"""

from roji.core.observation.planes import Plane, Planes

PLANES = Planes(
    1,
    Plane("phase", (6,), "one of: begin, draw, hand, place, discard, over"),
    Plane("options", (3,), "a pile is turned over at once; only the top discard is seen; unseen cards are shown"),
    Plane("form", (2, 16, 16), "black and white: 1 for each cell of the form in this colour"),
    Plane("starts", (16, 16), "1 for each cell of the form where the start card may still be"),
    Plane("start", (2,), "the first of these: column and row, from 0; `place x,y` is the cell x columns and y rows from it"),
    Plane("laid", (4, 16, 16), "left, right, top, bottom: what the card that lies on this cell shows"),
    Plane("hand", (128,), "1 for each card in hand"),
    Plane("held", (128,), "1 for the card that is held over the table"),
    Plane("held_sides", (4,), "left, right, top, bottom: what the card shows as it is held"),
    Plane("unseen", (128,), "1 for each card whose place the player cannot know"),
    Plane("coming", (128,), "1 for the next card of a pile, 2 for the one after it and so on, where the order is known"),
    Plane("discards", (128,), "where this card lies in its discard pile, 1 for the first discarded: as far as it may be looked through"),
    Plane("piles", (2, 4), "black and white: takes part; cards to draw; 1 or 2, the pass; cards discarded"),
    Plane("missing", (2,), "black and white: cells of the form that are still empty"),
    Plane("placed", (1,), "cards that lie on the table, at most 127"),
    Plane("rounds", (1,), "rounds started so far"),
    Plane("result", (3,), "after the end one of: won, lost, given up"),
)
