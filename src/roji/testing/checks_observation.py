"""Checks of `observe`: it writes something, changes during the game, and leaks nothing."""

from roji.core.game import Game
from roji.core.luck import Luck
from roji.core.observation.planes import Planes
from roji.core.state import State
from roji.testing.settings import Setting
from roji.testing.walks import some, states


def observations_are_written(setting: Setting, seed: int) -> None:
    """A game that declares planes writes them: not only zeros, and not the same from beginning to end."""
    if not setting.game.planes.width:
        return
    for seat in range(setting.seats):
        found = {_observed(setting.game, state, seat) for state in some(setting, seed, 8)}
        assert any(map(any, found)), f"observe writes nothing for seat {seat}, though the game has planes"
        assert len(found) > 1, f"observe writes the same for seat {seat} from the beginning of a game to its end"


def observations_tell_no_secret(setting: Setting, seed: int) -> None:
    """A seat's observation is the same in an imagined state as in the true one."""
    if not setting.game.planes.width:
        return
    for number, state in enumerate(states(setting, seed)):
        for seat in range(setting.seats):
            ours = _observed(setting.game, state, seat)
            theirs = _observed(setting.game, state.imagine(seat, Luck(1000 * seed + number)), seat)
            assert ours == theirs, (
                f"observe shows seat {seat} what it may not know, in the plane {_plane(setting.game.planes, ours, theirs)}"
            )


def _observed(game: Game, state: State, seat: int) -> bytes:
    try:
        return game.observation(state, seat)
    except NotImplementedError:
        raise AssertionError(f"observe is missing for seat {seat}: the game has planes, and its State does not write them") from None


def _plane(planes: Planes, ours: bytes, theirs: bytes) -> str:
    place = next(i for i, (a, b) in enumerate(zip(ours, theirs, strict=True)) if a != b)
    name = next(part.name for part in planes.parts if place in range(*planes.span(part.name).indices(planes.width)))
    return f"{name!r}, number {place - planes.starts[name]}: {ours[place]} against {theirs[place]}"
