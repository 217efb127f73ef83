"""The network in PyTorch: it scores each legal choice separately, given the shared context, and predicts the outcome of the game."""

import torch
from torch import Tensor, nn

HIDDEN = 96


class Network(nn.Module):
    """One score per choice, and one value. `judgement.py` is the same in numpy."""

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
        """The log probabilities of the choices, and the predicted outcome."""
        hidden = torch.relu(self.surroundings(context)[:, None] + self.choice(choices))
        scores = self.score(torch.relu(self.thought(hidden)))[..., 0].masked_fill(~there, -1e9)
        outlook = torch.relu(self.second_thought(torch.relu(self.outlook(context))))
        return torch.log_softmax(scores, dim=1), self.value(outlook)[:, 0]
