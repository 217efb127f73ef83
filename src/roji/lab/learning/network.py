"""The two networks in PyTorch, which learn, and as the integers that play."""

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from roji.core import network
from roji.core.game import Learned

HIDDEN, SECOND = 64, 16  # cells
MOST = 16.0  # where a cell stops
OUTPUTS = 2  # of the outlook: the odds to win, and the margin


class Layers(nn.Module):
    """As `roji.core.network` computes them, with inputs scaled to about 1."""

    scale: Tensor

    def __init__(self, scale: Tensor, outputs: int) -> None:
        super().__init__()
        self.register_buffer("scale", scale)
        self.first = nn.Linear(len(scale), HIDDEN)
        self.second = nn.Linear(HIDDEN, SECOND)
        self.last = nn.Linear(SECOND, outputs)

    def conclude(self, sums: Tensor) -> Tensor:
        found: Tensor = self.last(torch.relu(self.second(sums.clamp(0, MOST))))
        return found

    def shape(self) -> list[int]:
        return [len(self.scale), HIDDEN, SECOND, self.last.out_features]

    def parts(self) -> list[Tensor]:
        """Weights and biases in the order of the file."""
        first = (self.first.weight / self.scale).T
        return [first, self.first.bias, self.second.weight.T, self.second.bias, self.last.weight, self.last.bias]


class Judge(nn.Module):
    """How a game will end, and what to try."""

    def __init__(self, context: Tensor, choice: Tensor) -> None:
        """`context` and `choice`: how far each of their numbers ranges."""
        super().__init__()
        self.context = len(context)
        self.outlook = Layers(context, OUTPUTS)
        self.policy = Layers(torch.cat([context, choice]), 1)

    def expect(self, context: Tensor) -> Tensor:
        """Of each row, the logarithm of the odds to win, and the margin."""
        layers = self.outlook
        return layers.conclude(layers.first(context / layers.scale))

    def log_probabilities(self, context: Tensor, choices: Tensor, there: Tensor) -> Tensor:
        """Of the choices that are there."""
        layers, between = self.policy, self.context
        surroundings = nn.functional.linear(context / layers.scale[:between], layers.first.weight[:, :between], layers.first.bias)
        sums = surroundings[:, None] + nn.functional.linear(choices / layers.scale[between:], layers.first.weight[:, between:])
        return torch.log_softmax(layers.conclude(sums)[..., 0].masked_fill(~there, -1e9), dim=1)

    @torch.no_grad()
    def to_bytes(self, learned: Learned) -> bytes:
        """The file of weights."""
        both = (self.outlook, self.policy)
        found = torch.cat([part.flatten() for layers in both for part in layers.parts()])
        numbers = (found.double() * network.ONE).round().clamp(1 - network.MOST, network.MOST - 1).to(torch.int64).tolist()
        weights = learned.weights
        return network.to_bytes(weights.game, weights.version, [layers.shape() for layers in both], numbers)


def ranges(rows: NDArray[np.int16]) -> Tensor:
    """How far each column ranges, and 1 at least."""
    return torch.from_numpy(rows.astype(np.float32).std(axis=0).clip(min=1.0))
