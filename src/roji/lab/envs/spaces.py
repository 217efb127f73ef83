"""Gymnasium spaces of observations, masks and actions."""

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from roji.core.game import Game


def observations(game: Game) -> "Box[np.int8]":
    """A vector of small numbers; `game.planes` says what they mean."""
    return Box(-128, 127, (game.planes.width,), np.int8)


def masked_observations(game: Game, more: int = 0) -> Dict:
    """An observation and an action mask, as in PettingZoo's classic games."""
    return Dict({"observation": observations(game), "action_mask": Box(0, 1, (game.size + more,), np.int8)})


def codes(game: Game, more: int = 0) -> Discrete:
    """The game's codes, followed by those that an environment adds."""
    return Discrete(game.size + more)
