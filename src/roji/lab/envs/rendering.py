"""Render modes: text, printed text, or an image. They show the true state, hidden information included."""

import sys
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

from roji.core.game import Game
from roji.core.state import State

MODES = ["human", "ansi", "rgb_array"]


class Rendering:
    """Renders one environment."""

    def __init__(self, mode: str | None) -> None:
        if mode is not None and mode not in MODES:
            raise ValueError(f"render_mode is {', '.join(map(repr, MODES))} or None, not {mode!r}")
        self.mode = mode
        self._painter: Any = None

    def render(self, game: Game, state: State) -> str | npt.NDArray[np.uint8] | None:
        if self.mode == "ansi":
            return game.draw(state)
        if self.mode == "rgb_array":
            return self._paint(game, state)
        if self.mode == "human":
            sys.stdout.write(game.draw(state) + "\n")
        else:
            gymnasium.logger.warn("render() shows nothing unless a render_mode is chosen when the environment is made")
        return None

    def _paint(self, game: Game, state: State) -> npt.NDArray[np.uint8]:
        if self._painter is None:
            from roji.lab.envs.picture import Painter

            self._painter = Painter()
        picture: npt.NDArray[np.uint8] = self._painter.paint(game, state)
        return picture

    def close(self) -> None:
        """Close the browser, if one was started."""
        if self._painter is not None:
            self._painter.close()
            self._painter = None
