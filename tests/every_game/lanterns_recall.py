"""Finds contradictions between an imagined state of Lanterns and what the seat has seen."""

from roji.core.state import State
from tests.every_game.lanterns import DECK, Lanterns
from tests.every_game.lanterns_game import View


def contradiction(views: list[View], imagined: State) -> str | None:
    """A card that was once in the seat's hand, or was shown, cannot be in the deck."""
    assert isinstance(imagined, Lanterns)
    for view in views:
        for card in [*view.hand, *view.kept, *view.turned, *(card for player in view.players for card in player.lit)]:
            if imagined.places[card - 1][0] == DECK:
                return f"{card} was seen and is in the deck"
    return None
