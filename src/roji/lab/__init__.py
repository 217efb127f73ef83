"""The games as environments for research: frameworks' adapters, batches, self-play, data."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from roji.lab.extras import needs

if TYPE_CHECKING:
    from roji.lab.recall import InformationState
    from roji.lab.zoo import TurnEnv


def aec(
    name: str,
    seats: int = 2,
    render_mode: str | None = None,
    reward: Literal["win", "points"] = "win",
    max_cycles: int | None = None,
    **options: object,
) -> "TurnEnv":
    """The game as a PettingZoo environment in which one agent acts at a time."""
    with needs("lab"):
        from roji.lab.match import new_match
        from roji.lab.zoo import TurnEnv
    return TurnEnv(new_match(name, seats, reward, options), render_mode, max_cycles)


def information_state(name: str, seats: int, seed: int, actions: Sequence[int], seat: int, **options: object) -> "InformationState":
    """All that a seat was shown of the game with this seed after these codes, with perfect recall: `.text` and `.observations`."""
    with needs("lab"):
        from roji.lab import recall
    import roji

    return recall.information_state(roji.game(name), seats, seed, actions, seat, **options)
