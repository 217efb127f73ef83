"""What is learned from games: proximal policy optimisation (PPO), in small careful steps, and how such games end."""

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from roji.lab.learning.network import Judge
from roji.lab.learning.selfplay import Records

MARGIN = 60.0  # so many points more than the other count as much as a win
TRUST = 0.975  # lambda of GAE, from decision to decision of anybody
RATE = 1e-3
EPOCHS = 2
BATCH = 2048
CLIP = 0.2
CURIOSITY = 0.01  # what an undecided policy is worth


class Experience(NamedTuple):
    """A lesson's games as arrays: real decisions, and what every seat saw at each decision."""

    context: Tensor
    choices: Tensor
    there: Tensor  # which of the choices were
    chosen: Tensor
    log_probability: Tensor
    advantage: Tensor
    views: Tensor
    won: Tensor  # what is to be expected of each view: the share of the win,
    margin: Tensor  # and points


@dataclass(frozen=True)
class Lesson:
    """What a lesson cost: the parts of the loss."""

    policy: float
    outlook: float
    entropy: float


@torch.no_grad()
def experience(judge: Judge, records: Records) -> Experience:
    """What records tell, when those who played judge them."""
    views = np.stack(records.views)
    steps, seats = np.array(records.step), np.array(records.seat)
    told = judge.expect(torch.from_numpy(views.reshape(-1, views.shape[-1]).astype(np.float32))).numpy().reshape(*views.shape[:2], 2)
    expected = np.stack([1 / (1 + np.exp(-told[..., 0])), told[..., 1]], axis=-1)
    better = _advantages(expected, records)
    wanted = (expected + better).reshape(-1, 2)
    choices, there = _padded(records.choices)
    return Experience(
        torch.from_numpy(views[steps, seats].astype(np.float32)),
        torch.from_numpy(choices),
        torch.from_numpy(there),
        torch.tensor(records.chosen),
        torch.tensor(records.probability).log(),
        torch.from_numpy(better.sum(axis=-1)[steps, seats]),
        torch.from_numpy(views.reshape(-1, views.shape[-1]).astype(np.float32)),
        torch.from_numpy(wanted[:, 0].clip(0, 1)),
        torch.from_numpy(wanted[:, 1]),
    )


def _advantages(expected: NDArray[np.float32], records: Records) -> NDArray[np.float32]:
    """By how much each seat did better from a decision on than expected, what comes soon counting more."""
    better = np.zeros_like(expected)
    end = len(expected)
    for length, results in zip(reversed(records.lengths), reversed(records.results), strict=True):
        coming = np.array(results, np.float32) / (1.0, MARGIN)
        ahead = np.zeros_like(coming)
        for step in range(end - 1, end - length - 1, -1):
            ahead = coming - expected[step] + TRUST * ahead
            better[step] = ahead
            coming = expected[step]
        end -= length
    return better


def _padded(choices: list[NDArray[np.int16]]) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
    """Choices side by side, as many for each decision, and which of them are there."""
    counts = np.array([len(found) for found in choices])
    there = np.arange(counts.max()) < counts[:, None]
    padded = np.zeros((*there.shape, choices[0].shape[1]), np.float32)
    padded[there] = np.concatenate(choices)
    return padded, there


def learn(judge: Judge, optimizer: torch.optim.Optimizer, seen: Experience, chance: torch.Generator) -> Lesson:
    """Go through the games a few times, in shuffled batches. The losses told are of the last time."""
    parts = torch.zeros(3)
    for _ in range(EPOCHS):
        order = torch.randperm(len(seen.chosen), generator=chance)
        batches = torch.split(order, BATCH)
        views = torch.tensor_split(torch.randperm(len(seen.views), generator=chance), len(batches))
        parts = torch.stack([_step(judge, optimizer, seen, *both) for both in zip(batches, views, strict=True)]).mean(dim=0)
    return Lesson(*parts.tolist())


def _step(judge: Judge, optimizer: torch.optim.Optimizer, seen: Experience, batch: Tensor, views: Tensor) -> Tensor:
    policy, entropy = policy_loss(judge, seen, batch)
    outlook = outlook_loss(judge, seen, views)
    optimizer.zero_grad()
    torch.autograd.backward(policy + outlook - CURIOSITY * entropy)
    nn.utils.clip_grad_norm_(judge.policy.parameters(), 1.0)
    nn.utils.clip_grad_norm_(judge.outlook.parameters(), 1.0)
    optimizer.step()
    return torch.stack([policy, outlook, entropy]).detach()


def policy_loss(judge: Judge, seen: Experience, batch: Tensor) -> tuple[Tensor, Tensor]:
    """The loss, and how undecided it is."""
    logs = judge.log_probabilities(seen.context[batch], seen.choices[batch], seen.there[batch])
    advantage = seen.advantage[batch]
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
    ratio = (logs.gather(1, seen.chosen[batch, None])[:, 0] - seen.log_probability[batch]).exp()
    bounded = ratio.clamp(1 - CLIP, 1 + CLIP)
    entropy = -(logs.exp() * logs.clamp(min=-50)).sum(dim=1).mean()
    return -torch.minimum(ratio * advantage, bounded * advantage).mean(), entropy


def outlook_loss(judge: Judge, seen: Experience, views: Tensor) -> Tensor:
    """How far off the expected ends are."""
    told = judge.expect(seen.views[views])
    won = nn.functional.binary_cross_entropy_with_logits(told[:, 0], seen.won[views])
    return won + nn.functional.mse_loss(told[:, 1], seen.margin[views])
