"""What the pad shows of a picture, and how the game ended: over plain numbers, so that a score pad can use it too."""

from typing import Final

from mypy_extensions import i64

from roji.core.sentences import say

WON: Final = 1  # the ways a game can end
LOST: Final = 2
RESIGNED: Final = 3

PARTS: Final = ("black cards", "white cards")  # Zen has no points: the cards in the picture are counted


def is_complete(placed: i64, size: i64) -> bool:
    """With a card in every cell the form is complete, and the game is won at once."""
    return placed == size


def ending_of(result: i64, form: str, missing: int) -> str:
    """How the game ended, given the number of empty cells in the form."""
    if result == WON:
        return say("{form} is complete", form=form)
    if result == RESIGNED:
        return say("given up; cards missing: {missing}", missing=missing)
    return say("every pile is used up twice; cards missing: {missing}", missing=missing)
