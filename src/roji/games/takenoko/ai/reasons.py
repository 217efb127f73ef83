"""Where a seat expects its final points to come from: what `evaluate` rests on, in a player's words."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roji.core.game import COMMON, Term
from roji.core.sentences import words
from roji.games.takenoko import scoring
from roji.games.takenoko.ai.evaluation import reserve, unused_actions
from roji.games.takenoko.ai.objective_values import COMPLETING, HOPES, SPARE, hope, turns_left
from roji.games.takenoko.components import DECKS, deck_of
from roji.games.takenoko.state import OVER, TakenokoTable

LINES: Final = ("plot objectives", "gardener objectives", "panda objectives", "the Emperor")

# The bots compare players, so a bias common to all does not matter to them. This removes it: the average excess of the forecast in games
# between searching bots, by turns left.
TOO_HIGH_FOR_TWO: Final[vec[float]] = vec[float]([17.9, 0.1, -0.24])
TOO_HIGH_FOR_MORE: Final[vec[float]] = vec[float]([12.0, 1.1, -0.41])


def terms(table: TakenokoTable, seat: int) -> list[Term]:
    """Objectives deck by deck, completed and in hand; the Emperor; and what is kept for later."""
    points = [float(part) for part in scoring.parts(table, seat)]
    if table.phase == OVER:
        return _terms(points)
    _add_hopes(table, seat, points)
    return [
        *_terms(points),
        Term(words("bamboo sections to spare"), HOPES[SPARE]),
        Term(words("channels and improvements in store"), reserve(table, seat)),
        Term(words("actions left in this turn"), unused_actions(table, seat)),
        Term(words(COMMON), -too_high(table)),
    ]


def too_high(table: TakenokoTable) -> float:
    """Expected excess of the bots' forecast over the final score, the same for every player."""
    left = turns_left(table, table.seat)
    usual = TOO_HIGH_FOR_TWO if table.seats == 2 else TOO_HIGH_FOR_MORE
    return usual[0] + usual[1] * left + usual[2] * left * left


def _terms(points: list[float]) -> list[Term]:
    return [Term(words(label), part) for label, part in zip(LINES, points, strict=True)]


def _add_hopes(table: TakenokoTable, seat: i64, points: list[float]) -> None:
    """The objectives in hand, weighted by probability; each one completed also brings the end nearer."""
    hope(table, seat)
    for deck in range(DECKS):
        points[deck] += HOPES[deck]
    player = table.players[seat]
    for i in range(player.done):
        points[deck_of(i64(player.claimed[i]))] += COMPLETING
