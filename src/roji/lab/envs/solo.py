"""Gymnasium: solo games. Legal actions are in `action_masks()` and in every info."""

from typing import Any

import gymnasium
import msgspec
import numpy as np
import numpy.typing as npt
from gymnasium.error import ResetNeeded

from roji.core.observation.observed import REFUSED
from roji.lab.envs import spaces
from roji.lab.envs.base import Environment
from roji.lab.envs.match import ILLEGAL, Match
from roji.lab.envs.rendering import MODES

Observation = npt.NDArray[np.int8]
Step = tuple[Observation, float, bool, bool, dict[str, Any]]


class SavedEnd(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Gymnasium's own state, to save."""

    over: bool


class SoloEnv(Environment, gymnasium.Env[Observation, np.int64]):
    """A game of Roji for one player as a Gymnasium environment."""

    metadata = {"render_modes": MODES, "render_fps": 1}  # noqa: RUF012

    def __init__(self, match: Match, render_mode: str | None = None, max_cycles: int | None = None) -> None:
        if match.seats != 1:
            raise ValueError(f"Gymnasium knows one player, not {match.seats}: roji.lab.aec is for several")
        self.begin(match, render_mode, max_cycles)
        self._over = False
        self.observation_space = spaces.observations(match.game)
        self.action_space = spaces.codes(match.game)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        """A new game, from a seed or the next in sequence. `options` is ignored: a game's options are given to the constructor."""
        super().reset(seed=seed)
        self._match.deal(seed)
        self._over = False
        return self._look()

    def step(self, action: Any) -> Step:
        """Play a code. An illegal one ends the game with reward -1, and the info says which rule it broke."""
        self._check_playing()
        match = self._match
        code = match.code(action)
        seat = match.current.play(code)
        match.decisions += 1
        if seat == REFUSED:
            return self._end_illegally(code)
        over = seat < 0
        stopped = not over and self.max_cycles is not None and match.decisions >= self.max_cycles
        self._over = over or stopped
        observation, info = self._look()
        return observation, match.rewards()[0], over, stopped, info

    def _end_illegally(self, code: int) -> Step:
        observation, info = self._look()
        self._over = True
        return observation, ILLEGAL, True, False, info | {"illegal": self._match.refusal(0, code)}

    def _look(self) -> tuple[Observation, dict[str, Any]]:
        row = np.frombuffer(memoryview(self._match.current.look(0)), np.int8).copy()
        width = self._match.game.planes.width
        info: dict[str, Any] = {"action_mask": row[width:]}
        if self._over:
            info |= {"points": self._match.state.scores()[0], "ending": str(self._match.state.ending())}
        return row[:width], info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """True for each code that may be played now."""
        self.check_dealt()
        return np.frombuffer(memoryview(self._match.current.marks(0)), np.bool_).copy()

    def _check_playing(self) -> None:
        self.check_dealt()
        if self._over:
            raise ResetNeeded("the game is over: reset() deals a new one")

    def copy(self) -> "SoloEnv":
        twin = SoloEnv(self._match.copy(), self.render_mode, self.max_cycles)
        twin._over = self._over
        return twin

    def save(self) -> bytes:
        return self._match.save("gym", SavedEnd(self._over))

    def restore(self, saved: bytes) -> None:
        self._over = self._match.restore("gym", saved, SavedEnd).over
