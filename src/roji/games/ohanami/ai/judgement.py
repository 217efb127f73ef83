"""The learned judgement of Ohanami: who of two players will be ahead in the end, and from that who will win.

`roji lab train ohanami` makes the weights. None come with the package: so far they beat the hand-made judgement with little thought alone
(docs/measurements/learned.md). Whoever puts a file there plays by it.
"""

from math import exp
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from roji.core.network import Weights
from roji.games.ohanami.ai.features import VERSION, WIDTH, features
from roji.games.ohanami.state import OhanamiTable

SUREST: Final = 15.0  # the logarithm of the longest odds that it gives
WEIGHTS: Final = Weights("ohanami", VERSION, WIDTH, Path(__file__).with_name("weights.bin"))
if WEIGHTS.path.exists():
    WEIGHTS.read(WEIGHTS.path)


def ahead(table: OhanamiTable, seat: i64, other: i64) -> float:
    """The logarithm of the odds that one player ends before another; asked the other way round it is the same, negated."""
    if seat > other:
        return -ahead(table, other, seat)
    odds = WEIGHTS.network.judge(features(table, seat, other), 0)
    return min(SUREST, max(-SUREST, odds))


def evaluate(table: OhanamiTable, seat: i64) -> float:
    """The share of the win that this seat may expect."""
    if table.has_resigned(seat):
        return 0.0
    odds = 1.0  # of all players together against this one
    other: i64 = 0
    while other < table.seats:
        if other != seat and not table.has_resigned(other):
            odds += exp(-ahead(table, seat, other))
        other += 1
    return 1.0 / odds


def listed(table: OhanamiTable, seat: int, other: int) -> list[int]:
    """The features, for those who train."""
    return [int(number) for number in features(table, seat, other)]
