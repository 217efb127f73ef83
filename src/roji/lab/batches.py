"""Vectorised environments: arrays of codes in; observations, masks and rewards out, without copying."""

from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt

from roji.core.game import Game
from roji.core.luck import Luck
from roji.core.observation.rows import GameBatch
from roji.core.state import State
from roji.lab.envs.folding import fold
from roji.lab.envs.match import whole

Number = TypeVar("Number", bound=np.generic)
FARTHEST: int = 2**61  # largest seed, positive or negative


class Batch:
    """`n` games of one kind. All arrays are views that stay valid: each `step` writes them in place.

    A game that ends is dealt again at once. Then `over` marks its row, `rewards` and `points` hold its results for each seat, and
    everything else shows the new game. Row r plays the games with the seeds seed + r, seed + r + n, seed + r + 2n and so on,
    whatever happens in other rows.
    """

    observations: npt.NDArray[np.int8]  # (n, width): what the acting seat may know; game.planes names the parts
    masks: npt.NDArray[np.int8]  # (n, size): 1 for each code that it may play
    actors: npt.NDArray[np.int64]  # (n,): the seat that acts; where several may, the first of them
    over: npt.NDArray[np.bool_]  # (n,): the last step ended a game
    rewards: npt.NDArray[np.float64]  # (n, seats): the returns of a game that has just ended, else 0
    points: npt.NDArray[np.int64]  # (n, seats): its final scores, else 0
    seeds: npt.NDArray[np.int64]  # (n,): of the current games

    def __init__(self, game: Game, n: int, seats: int, seed: int = 0, **options: object) -> None:
        if not game.planes.width:
            raise ValueError(f"{game.title} has no observations")
        n, seats = whole("the number of games", n), whole("the number of seats", seats)
        if n < 1:
            raise ValueError(f"a batch is of 1 game or more, not {n!r}")
        game.check_seats(seats)
        chosen = game.options(**options)
        self.game, self.n, self.seats = game, n, seats
        self._rows = GameBatch(lambda seed: game.setup(seats, chosen, Luck(seed)), n, game.planes.width, game.size, seats, _checked(seed))
        self._look()

    def _look(self) -> None:
        rows, n, seats = self._rows, self.n, self.seats
        self.observations = _view(memoryview(rows.observations.cells), np.int8, (n, self.game.planes.width))
        self.masks = _view(memoryview(rows.masks.cells), np.int8, (n, self.game.size))
        self.actors = _view(memoryview(rows.actors), np.int64, (n,))
        self.over = _view(memoryview(rows.over.cells), np.bool_, (n,))
        self.rewards = _view(memoryview(rows.rewards), np.float64, (n, seats))
        self.points = _view(memoryview(rows.points), np.int64, (n, seats))
        self.seeds = _view(memoryview(rows.seeds), np.int64, (n,))

    def step(self, codes: npt.ArrayLike) -> None:
        """Play one code in every game. If one is illegal, a ValueError says why, and nothing is played."""
        chosen = self._read(codes)
        wrong = self._rows.step(chosen.astype("<i8", copy=False).tobytes())
        if wrong >= 0:
            raise ValueError(self._refusal(wrong, int(chosen[wrong])))

    def reset(self, seed: int) -> None:
        """Start new games in all rows, as a new batch would."""
        self._rows.reset(_checked(seed))

    def plane(self, name: str) -> npt.NDArray[np.int8]:
        """One plane of all observations, reshaped: (n, *its shape). A view, like `observations`."""
        return fold(self.game.planes, self.observations, name)

    def state(self, row: int) -> State:
        """A copy of the current state of a game."""
        return self._rows.states[row].copy()

    def _read(self, codes: npt.ArrayLike) -> npt.NDArray[np.integer[Any]]:
        chosen = np.asarray(codes)
        if chosen.dtype.kind not in "iu":
            raise TypeError(f"codes are integers, not {chosen.dtype}")
        if chosen.shape != (self.n,):
            raise ValueError(f"{self.n} games take codes of shape ({self.n},), not {chosen.shape}")
        return chosen

    def _refusal(self, row: int, code: int) -> str:
        seat, size = int(self.actors[row]), self.game.size
        if not 0 <= code < size:
            return f"game {row}: {code} is no code of {self.game.title}; they are 0 to {size - 1}; nothing was played"
        why = self.game.why_not(self._rows.states[row], seat, code)
        return f"game {row}: seat {seat} may not play {code}, {self.game.text(code)!r}: {why}; nothing was played"


def _view(cells: memoryview, kind: type[Number], shape: tuple[int, ...]) -> npt.NDArray[Number]:
    return np.frombuffer(cells, kind).reshape(shape)


def _checked(seed: int) -> int:
    seed = whole("a seed", seed)
    if abs(seed) >= FARTHEST:
        raise ValueError(f"a seed lies between -2**61 and 2**61, not at {seed}")
    return seed
