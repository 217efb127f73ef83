"""The games as environments for research: frameworks' adapters, batches, self-play, data."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from roji.lab.extras import needs

if TYPE_CHECKING:
    from roji.lab.batches import Batch
    from roji.lab.recall import InformationState


def batch(name: str, n: int, seats: int | None = None, seed: int = 0, **options: object) -> "Batch":
    """So many games at once, stepped by an array of codes into arrays that stay where they are; seats: 2, or 1 where one plays."""
    with needs("lab"):
        from roji.lab.batches import Batch
    import roji

    game = roji.game(name)
    return Batch(game, n, seats if seats is not None else min(2, game.seats[-1]), seed, **options)


def information_state(name: str, seats: int, seed: int, actions: Sequence[int], seat: int, **options: object) -> "InformationState":
    """All that a seat was shown of the game with this seed after these codes, with perfect recall: `.text` and `.observations`."""
    with needs("lab"):
        from roji.lab import recall
    import roji

    return recall.information_state(roji.game(name), seats, seed, actions, seat, **options)
