"""Gymnasium spaces of observations, masks and actions."""

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from roji.core.game import Game


def observations(game: Game) -> "Box[np.int8]":
    """One small number after another; `game.planes` says what they mean."""
    return Box(-128, 127, (game.planes.width,), np.int8)


def masked_observations(game: Game, more: int = 0) -> Dict:
    """As PettingZoo's classic games have it: an observation, and 1 for each code that may be played now."""
    return Dict({"observation": observations(game), "action_mask": Box(0, 1, (game.size + more,), np.int8)})


def codes(game: Game, more: int = 0) -> Discrete:
    """The game's codes, and as many behind them as an environment adds."""
    return Discrete(game.size + more)
