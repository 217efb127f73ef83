"""The network in PyTorch, which learns, and as the integers that play."""

from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor, nn

from roji.core import network
from roji.core.game import Learned
from roji.lab.learning.positions import Positions

HIDDEN, SECOND, OUTPUTS = 32, 16, 2  # cells; outputs: the odds to be ahead, and the margin
MARGIN = 30.0  # points
MARGIN_COUNTS = 0.2  # beside the odds
BATCH = 1024
RATE = 4e-3
SAMPLE = 200_000  # positions that show how far each feature ranges


class Judge(nn.Module):
    """As `roji.core.network` computes it, with features scaled to about 1."""

    scale: Tensor

    def __init__(self, width: int, scale: Tensor) -> None:
        super().__init__()
        self.register_buffer("scale", scale)
        self.first = nn.Linear(width, HIDDEN)
        self.second = nn.Linear(HIDDEN, SECOND)
        self.last = nn.Linear(SECOND, OUTPUTS)

    def forward(self, features: Tensor) -> Tensor:
        found: Tensor = self.last(torch.relu(self.second(torch.relu(self.first(features / self.scale)))))
        return found

    @torch.no_grad()
    def to_bytes(self, learned: Learned) -> bytes:
        """The file of weights."""
        parts = [(self.first.weight / self.scale).T, self.first.bias]
        parts += [self.second.weight, self.second.bias, self.last.weight, self.last.bias]
        numbers = [round(number * network.ONE) for part in parts for number in part.flatten().tolist()]
        weights = learned.weights
        return network.to_bytes(weights.game, weights.version, [weights.width, HIDDEN, SECOND, OUTPUTS], numbers)


@dataclass(frozen=True)
class Fit:
    """What was learned: the network, and how far off it is where it did not learn."""

    judge: Judge
    brier: float  # of games held out; a quarter is what one half for everybody would have


def fit(learned: Learned, positions: Positions, epochs: float, seed: int) -> Fit:
    """Learn from positions, each seen from either player's side."""
    torch.manual_seed(seed)
    mirrored = torch.tensor(learned.mirrored)
    out = positions.held_out()
    known = positions.some(~out)
    features, ahead, margin = (torch.from_numpy(np.ascontiguousarray(part)) for part in known[:3])
    scale = features[:SAMPLE].float().std(0).nan_to_num(1.0).clamp(min=1.0)
    judge = Judge(learned.weights.width, torch.maximum(scale, scale[mirrored]))
    steps = max(1, int(epochs * len(features) / BATCH))
    optimizer = torch.optim.AdamW(judge.parameters(), RATE, weight_decay=1e-4)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, RATE, total_steps=steps + 1, pct_start=0.1)
    for _ in range(steps):
        rows = torch.randint(len(features), (BATCH,))
        turned = torch.rand(BATCH) < 0.5
        seen = features[rows].float()
        seen = torch.where(turned[:, None], seen[:, mirrored], seen)
        wanted = torch.where(turned, 1 - ahead[rows], ahead[rows])
        points = torch.where(turned, -margin[rows], margin[rows]) / MARGIN
        told = judge(seen)
        loss = nn.functional.binary_cross_entropy_with_logits(told[:, 0], wanted)
        loss = loss + MARGIN_COUNTS * nn.functional.mse_loss(told[:, 1], points)
        optimizer.zero_grad()
        loss.backward()  # type: ignore[no-untyped-call]
        optimizer.step()
        schedule.step()
    return Fit(judge, brier(judge, positions.some(out)))


@torch.no_grad()
def brier(judge: Judge, positions: Positions) -> float:
    """The mean squared difference between the chance told and what came; nan without positions."""
    told = torch.sigmoid(judge(torch.from_numpy(positions.features).float())[:, 0])
    return float(((told - torch.from_numpy(positions.ahead)) ** 2).mean())
