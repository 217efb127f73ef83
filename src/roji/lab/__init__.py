"""The games as environments for research: frameworks' adapters, batches, self-play, data."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from roji.lab.extras import needs
from roji.lab.fleet.fleet import play_games as play_games
from roji.lab.fleet.fleet import tournament as tournament

if TYPE_CHECKING:
    from roji.lab.batches import Batch
    from roji.lab.envs.aec import TurnEnv
    from roji.lab.envs.parallel import TogetherEnv
    from roji.lab.envs.recall import InformationState
    from roji.lab.envs.solo import SoloEnv
    from roji.lab.envs.spiel import RojiGame


def aec(
    name: str,
    seats: int | None = None,
    render_mode: str | None = None,
    reward: Literal["win", "points"] = "win",
    max_cycles: int | None = None,
    **options: object,
) -> "TurnEnv":
    """The game as a PettingZoo AEC environment, in which one agent acts at a time; seats: 2, or 1 for a solo game."""
    with needs("lab"):
        from roji.lab.envs.aec import TurnEnv
        from roji.lab.envs.match import new_match
    return TurnEnv(new_match(name, seats, reward, options), render_mode, max_cycles)


def parallel(
    name: str,
    seats: int | None = None,
    render_mode: str | None = None,
    reward: Literal["win", "points"] = "win",
    max_cycles: int | None = None,
    **options: object,
) -> "TogetherEnv":
    """The game as a PettingZoo parallel environment, for games with simultaneous choices: Ohanami."""
    with needs("lab"):
        from roji.lab.envs.match import new_match
        from roji.lab.envs.parallel import TogetherEnv
    return TogetherEnv(new_match(name, seats, reward, options), render_mode, max_cycles)


def gym(
    name: str,
    render_mode: str | None = None,
    reward: Literal["win", "points"] = "win",
    max_cycles: int | None = None,
    **options: object,
) -> "SoloEnv":
    """A solo game, Bonsai or Zen, as a Gymnasium environment."""
    with needs("lab"):
        from roji.lab.envs.match import new_match
        from roji.lab.envs.solo import SoloEnv
    return SoloEnv(new_match(name, 1, reward, options), render_mode, max_cycles)


def openspiel(name: str, seats: int | None = None, **options: object) -> "RojiGame":
    """The game as OpenSpiel's `python_roji_<name>`; registers all games for `pyspiel.load_game`."""
    with needs("lab"):
        from roji.lab.envs import spiel
    return spiel.load(name, seats, options)


def batch(name: str, n: int, seats: int | None = None, seed: int = 0, **options: object) -> "Batch":
    """`n` games at once, stepped by an array of codes; results are written in place. seats: 2, or 1 for a solo game."""
    with needs("lab"):
        from roji.lab.batches import Batch
    import roji

    game = roji.game(name)
    return Batch(game, n, seats if seats is not None else game.usual_seats, seed, **options)


def information_state(name: str, seats: int, seed: int, actions: Sequence[int], seat: int, **options: object) -> "InformationState":
    """All that a seat was shown of the game with this seed after these codes, with perfect recall: `.text` and `.observations`."""
    with needs("lab"):
        from roji.lab.envs import recall
    import roji

    return recall.information_state(roji.game(name), seats, seed, actions, seat, **options)
