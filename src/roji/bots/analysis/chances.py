"""The chance to win that is told: that of the action advised, corrected by how often such chances came true."""

from math import exp, log

from roji.bots.search import Node, Search
from roji.core.game import Game
from roji.core.state import State

MOMENTS = (
    1 / 6,
    1 / 2,
    5 / 6,
)  # of a game of usual length: where a calibration's numbers hold; between them it goes straight from one to the next


def promised(known: State, search: Search) -> float:
    """The share of the win that a search promises: the mean result of the action advised if the seat may act now, else of all tries."""
    node: Node = search.root
    if search.seat in known.to_act():
        node = next(child for child in node.children if child.code == search.best())
    return node.worth / float(node.visits)


def calibrated(game: Game, state: State, share: float) -> float:
    """The share of the win that came true where a search promised this one. What is certain stays so, and so does what was never fitted."""
    lean, trust = _now(game, state)
    return 1.0 / (1.0 + exp(-(lean + trust * log(share / (1.0 - share))))) if 0.0 < share < 1.0 else share


def steepness(game: Game, state: State, share: float) -> float:
    """The derivative of `calibrated` with respect to the share."""
    if not 0.0 < share < 1.0:
        return 1.0
    told = calibrated(game, state, share)
    return _now(game, state)[1] * told * (1.0 - told) / (share * (1.0 - share))


def _now(game: Game, state: State) -> tuple[float, float]:
    """The calibration of this moment."""
    fitted = game.calibration
    if fitted is None or len(state.scores()) != 2:
        return 0.0, 1.0
    along = state.turn() / fitted.turns
    return _between(fitted.lean, along), _between(fitted.trust, along)


def _between(numbers: tuple[float, float, float], along: float) -> float:
    early, middle, late = MOMENTS
    if along <= middle:
        part = max(0.0, (along - early) / (middle - early))
        return numbers[0] + part * (numbers[1] - numbers[0])
    part = min(1.0, (along - middle) / (late - middle))
    return numbers[1] + part * (numbers[2] - numbers[1])
