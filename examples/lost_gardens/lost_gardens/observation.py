"""The observation planes for learning programs. Player 0 is the observer, 1 the opponent."""

from typing import TYPE_CHECKING

from lost_gardens.cards import NAMES, SUITS
from roji.core.observation.canvas import Canvas
from roji.core.observation.planes import Plane, Planes

if TYPE_CHECKING:
    from lost_gardens.rules import LostGardens

PLANES = Planes(
    1,
    Plane("hand", (len(NAMES),), "1 for each card in the observer's hand"),
    Plane("shown", (len(NAMES),), "1 for each card that the other is known to hold"),
    Plane("rows", (2, len(NAMES)), "per player: 1 for each card that was laid"),
    Plane("piles", (len(NAMES),), "for each card on a pile how high it lies, 1 at the bottom"),
    Plane("closed", (len(SUITS),), "1 for the pile that may not be taken from now"),
    Plane("turn", (2,), "1 if the observer is to act; 1 if a card is to be drawn"),
    Plane("counts", (2,), "cards in the deck; turns that are over"),
)


def observe(table: "LostGardens", seat: int, canvas: Canvas) -> None:
    write = PLANES.writer(canvas)
    for card in table.hands[seat]:
        write.mark("hand", card)
    for card in table.shown[1 - seat]:
        write.mark("shown", card)
    for player, rows in enumerate((table.rows[seat], table.rows[1 - seat])):
        for card in (card for row in rows for card in row):
            write.mark("rows", player, card)
    for pile in table.piles:
        for height, card in enumerate(pile, 1):
            write.put(height, "piles", card)
    if table.drawing and table.closed >= 0:
        write.mark("closed", table.closed)
    write.put(int(table.to_act() == [seat]), "turn", 0)
    write.put(int(table.drawing), "turn", 1)
    write.put(len(table.deck), "counts", 0)
    write.put(table.turns, "counts", 1)
