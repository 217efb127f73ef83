"""The network in PyTorch: it scores each legal choice by itself, beside what surrounds all of them, and guesses how the game will end."""

import torch
from torch import Tensor, nn

HIDDEN = 96


class Network(nn.Module):
    """As many scores as there are choices, and one value. `judgement.py` is the same in numpy."""

    def __init__(self, context: int, choice: int, hidden: int = HIDDEN) -> None:
        super().__init__()
        self.surroundings = nn.Linear(context, hidden)
        self.choice = nn.Linear(choice, hidden, bias=False)
        self.thought = nn.Linear(hidden, hidden)
        self.score = nn.Linear(hidden, 1)
        self.outlook = nn.Linear(context, hidden)
        self.second_thought = nn.Linear(hidden, hidden)
        self.value = nn.Linear(hidden, 1)

    def forward(self, context: Tensor, choices: Tensor, there: Tensor) -> tuple[Tensor, Tensor]:
        """Log probabilities of the choices that are there, and what the game will bring."""
        hidden = torch.relu(self.surroundings(context)[:, None] + self.choice(choices))
        scores = self.score(torch.relu(self.thought(hidden)))[..., 0].masked_fill(~there, -1e9)
        outlook = torch.relu(self.second_thought(torch.relu(self.outlook(context))))
        return torch.log_softmax(scores, dim=1), self.value(outlook)[:, 0]
