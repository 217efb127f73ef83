"""The update of the network from a batch of games, by proximal policy optimisation (PPO)."""

from dataclasses import dataclass

import torch
from torch import Tensor, nn

from examples.learning.network import Network
from examples.learning.selfplay import Experience


@dataclass(frozen=True)
class Manner:
    """The hyperparameters of an update."""

    rate: float = 1e-3
    epochs: int = 2
    batch: int = 2048
    clip: float = 0.2
    curiosity: float = 0.01  # weight of the entropy bonus
    value: float = 0.5


@dataclass(frozen=True)
class Lesson:
    """The three parts of the loss of an update."""

    policy: float
    value: float
    entropy: float


def learn(network: Network, optimizer: torch.optim.Optimizer, seen: Experience, manner: Manner, chance: torch.Generator) -> Lesson:
    """Train for a few epochs over the games, in shuffled batches; returns the losses of the last epoch."""
    real = torch.nonzero(seen.decisions.there.sum(dim=1) > 1)[:, 0]  # decisions with more than one choice
    parts = torch.zeros(3)
    for _ in range(manner.epochs):
        order = real[torch.randperm(len(real), generator=chance)]
        batches = torch.split(order, manner.batch)
        parts = torch.stack([_step(network, optimizer, seen, batch, manner) for batch in batches]).mean(dim=0)
    return Lesson(*parts.tolist())


def _step(network: Network, optimizer: torch.optim.Optimizer, seen: Experience, batch: Tensor, manner: Manner) -> Tensor:
    parts = losses(network, seen, batch, manner)
    loss = parts[0] + manner.value * parts[1] - manner.curiosity * parts[2]
    optimizer.zero_grad()
    torch.autograd.backward(loss)
    nn.utils.clip_grad_norm_(network.parameters(), 1.0)
    optimizer.step()
    return parts.detach()


def losses(network: Network, seen: Experience, batch: Tensor, manner: Manner) -> Tensor:
    """The policy loss, the value loss, and the entropy."""
    some = seen.decisions.some(batch)
    logs, value = network(some.context, some.choices, some.there)
    advantage = seen.advantage[batch]
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
    ratio = (logs.gather(1, some.chosen[:, None])[:, 0] - some.log_probability).exp()
    bounded = ratio.clamp(1 - manner.clip, 1 + manner.clip)
    policy = -torch.minimum(ratio * advantage, bounded * advantage).mean()
    entropy = -(logs.exp() * logs.clamp(min=-50)).sum(dim=1).mean()
    return torch.stack([policy, ((value - seen.outcome[batch]) ** 2).mean(), entropy])
