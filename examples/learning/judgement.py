"""Inference without PyTorch: the weights as a small file of numpy arrays, and the forward pass."""

import zipfile
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from examples.learning.features import GAME, Bytes, Real, Sight, Whole, look

LAYERS = ("surroundings", "choice", "thought", "score", "outlook", "second_thought", "value")
NAMES = tuple(f"{layer}.{part}" for layer in LAYERS for part in ("weight", "bias") if (layer, part) != ("choice", "bias"))
VERSION = "planes"  # the version of the observations that the weights were learned from


class Judgement:
    """The forward pass of the network in numpy; `network.py` is the same in PyTorch."""

    def __init__(self, weights: Mapping[str, Real]) -> None:
        self.weights = weights

    def log_probabilities(self, sight: Sight) -> Real:
        hidden = self._layer("surroundings", sight.context)[:, None] + sight.choices @ self.weights["choice.weight"].T
        scores = self._layer("score", _relu(self._layer("thought", _relu(hidden))))[..., 0]
        scores = np.where(sight.codes >= 0, scores, np.float32(-1e9))
        scores -= scores.max(axis=1, keepdims=True)
        logs: Real = scores - np.log(np.exp(scores).sum(axis=1, keepdims=True))
        return logs

    def value(self, sight: Sight) -> Real:
        """The predicted outcome: above 0 for a win."""
        hidden = _relu(self._layer("second_thought", _relu(self._layer("outlook", sight.context))))
        return self._layer("value", hidden)[:, 0]

    def choose(self, observations: Bytes, masks: Bytes) -> Whole:
        """The code with the highest probability, for each decision."""
        sight = look(observations, masks)
        best = self.log_probabilities(sight).argmax(axis=1)
        return np.take_along_axis(sight.codes, best[:, None], axis=1)[:, 0]

    def _layer(self, name: str, numbers: Real) -> Real:
        return numbers @ self.weights[f"{name}.weight"].T + self.weights[f"{name}.bias"]


def _relu(numbers: Real) -> Real:
    return np.maximum(numbers, 0)


def save(path: Path, weights: Mapping[str, Real]) -> None:
    arrays: dict[str, Any] = {VERSION: np.array(GAME.planes.version), **weights}
    with path.open("wb") as file:
        np.savez_compressed(file, **arrays)


def load(path: Path) -> Judgement:
    """The weights in a file; a ValueError says what is wrong with it."""
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as found:
            arrays = dict(found)
    except FileNotFoundError:
        raise ValueError(f"there is no file {path}; python -m examples.learning.train --out {path} makes one") from None
    except (ValueError, OSError, EOFError, TypeError, AttributeError, zipfile.BadZipFile, zlib.error) as wrong:
        raise ValueError(f"{path} cannot be read as weights: it is damaged, or something else ({wrong})") from None
    _check(path, arrays)
    return Judgement({name: arrays[name] for name in NAMES})


def _check(path: Path, arrays: Mapping[str, np.ndarray]) -> None:
    missing = sorted({VERSION, *NAMES} - set(arrays))
    if missing:
        raise ValueError(f"{path} holds weights of something else: {missing[0]!r} is missing")
    if arrays[VERSION].tolist() != GAME.planes.version:
        raise ValueError(f"{path} was learned from observations of version {arrays[VERSION]}, not {GAME.planes.version}; train anew")
    for name, shape in _shapes(arrays["thought.bias"].size).items():
        if arrays[name].shape != shape or arrays[name].dtype != np.float32 or not np.isfinite(arrays[name]).all():
            raise ValueError(f"{path} holds weights of something else: {name!r} should be numbers of shape {shape}")


def _shapes(hidden: int) -> dict[str, tuple[int, ...]]:
    """The shapes of all weights of a network with this hidden width."""
    context, choice = widths()
    enters = {"surroundings": context, "outlook": context, "choice": choice}
    leaves = {"score": 1, "value": 1}
    weights = {f"{layer}.weight": (leaves.get(layer, hidden), enters.get(layer, hidden)) for layer in LAYERS}
    return {name: weights.get(name, (leaves.get(name.removesuffix(".bias"), hidden),)) for name in NAMES}


def widths() -> tuple[int, int]:
    """The numbers of features of a decision, and of each of its choices."""
    sight = look(np.zeros((1, GAME.planes.width), np.int8), np.zeros((1, GAME.size), np.int8))
    return sight.context.shape[1], sight.choices.shape[2]
