"""The games as environments for research: frameworks' adapters, batches, self-play, data."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from roji.lab.extras import needs

if TYPE_CHECKING:
    from roji.lab.recall import InformationState


def information_state(name: str, seats: int, seed: int, actions: Sequence[int], seat: int, **options: object) -> "InformationState":
    """All that a seat was shown of the game with this seed after these codes, with perfect recall: `.text` and `.observations`."""
    with needs("lab"):
        from roji.lab import recall
    import roji

    return recall.information_state(roji.game(name), seats, seed, actions, seat, **options)
