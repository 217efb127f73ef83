"""What a seat may expect to have at the end, part by part: what `evaluate` rests on, in a player's words."""

from typing import Final

from mypy_extensions import i64

from roji.core.registry import Term
from roji.core.sentences import words
from roji.games.takenoko import scoring
from roji.games.takenoko.objectives import DECKS, deck_of
from roji.games.takenoko.state import OVER, Table
from roji.games.takenoko.strategy import reserve, unused_actions
from roji.games.takenoko.worth import COMPLETING, HOPES, SPARE, hope

LINES: Final = ("plot objectives", "gardener objectives", "panda objectives", "the Emperor")


def terms(table: Table, seat: int) -> list[Term]:
    """Objectives deck by deck, those completed and those in hand; the Emperor; and what is kept for later."""
    points = [float(part) for part in scoring.parts(table, seat)]
    if table.phase == OVER:
        return _terms(points)
    _add_hopes(table, seat, points)
    return [
        *_terms(points),
        Term(words("bamboo sections to spare"), HOPES[SPARE]),
        Term(words("channels and improvements in store"), reserve(table, seat)),
        Term(words("actions left in this turn"), unused_actions(table, seat)),
    ]


def _terms(points: list[float]) -> list[Term]:
    return [Term(words(label), part) for label, part in zip(LINES, points, strict=True)]


def _add_hopes(table: Table, seat: i64, points: list[float]) -> None:
    """The objectives in hand, as likely as they are; one that is completed also brings the end nearer."""
    hope(table, seat)
    for deck in range(DECKS):
        points[deck] += HOPES[deck]
    player = table.players[seat]
    for i in range(player.done):
        points[deck_of(i64(player.claimed[i]))] += COMPLETING
