"""What was learned of Ohanami for two players: what to try, and who will win.

`roji lab train ohanami` makes the weights; docs/measurements/learned.md says how those that lie here were made, and what they are worth.
"""

from math import exp
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roji.core.network import Weights
from roji.games.ohanami.ai.features import CHOICE, CONTEXT, VERSION, Sight
from roji.games.ohanami.state import OhanamiTable

SUREST: Final = 15.0  # the logarithm of the longest odds that it gives
WIN: Final = 0  # the output that tells the odds
SEATS: Final = 2  # what it has learned for
WEIGHTS: Final = Weights("ohanami", VERSION, CONTEXT, CHOICE, Path(__file__).with_name("weights.bin"))
WEIGHTS.read(WEIGHTS.path)


def has_learned(table: OhanamiTable) -> bool:
    """Whether there are weights, and for such a table: for two, who see what is laid and the hands they are passed."""
    return WEIGHTS.are_there and table.seats == SEATS and table.peek and not table.simultaneous


def priors(table: OhanamiTable, seat: i64, codes: list[int]) -> list[float]:
    """How likely a good player plays each of these codes."""
    sight = Sight(table, seat)
    policy = WEIGHTS.policy
    surroundings = policy.added(policy.bias, sight.context, 0, CONTEXT, 0)
    choices = sight.choices(codes)
    scores: list[float] = []
    start: i64 = 0
    while start < i64(len(choices)):
        scores.append(policy.conclude(policy.added(surroundings, choices, start, start + CHOICE, CONTEXT), 0))
        start += CHOICE
    return _shares(scores)


def _shares(scores: list[float]) -> list[float]:
    """A softmax."""
    most = max(scores)
    shares = [exp(max(score - most, -SUREST)) for score in scores]
    whole = sum(shares)
    return [share / whole for share in shares]


def outlook(table: OhanamiTable, seat: i64) -> float:
    """The share of the win that this seat may expect, seen from both sides: so the two shares add up to 1."""
    apart = 0.5 * (_odds(table, 0) - _odds(table, 1))
    return 1.0 / (1.0 + exp(-apart if seat == 0 else apart))


def _odds(table: OhanamiTable, seat: i64) -> float:
    """The logarithm of the odds that a seat gives itself."""
    return min(SUREST, max(-SUREST, WEIGHTS.outlook.judge(Sight(table, seat).context, WIN)))


def context(table: OhanamiTable, seat: int) -> vec[i64]:
    """For those who train."""
    return Sight(table, seat).context


def choices(table: OhanamiTable, seat: int, codes: list[int]) -> vec[i64]:
    """For those who train."""
    return Sight(table, seat).choices(codes)
