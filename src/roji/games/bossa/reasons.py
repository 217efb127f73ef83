"""What speaks for a player, in per cent of the win: what `evaluate` rests on, in a player's words."""

from math import exp
from typing import Final

from mypy_extensions import i64

from roji.core.registry import Term
from roji.core.sentences import words
from roji.games.bossa.scoring import share_of_win
from roji.games.bossa.state import MOVE, OVER, Table
from roji.games.bossa.strategy import evaluate
from roji.games.bossa.tiles import count
from roji.games.bossa.worth import OTHER, WEIGHTS, Judge, values

OWN: Final = (  # one for each of SIGNS; equal names are added up
    "your chance to win at once",
    "your chance to place a row",
    "arms that you can serve",
    "arms that you can serve",
    "tiles in your hand",
    "tiles in your hand",
    "rows on your line",
    "your Exchange",
    "your Redraw",
    "your Stack",
    "your danger to be stuck",
)
RIVALS: Final = (
    "the other's chance to win at once",
    "the other's chance to place a row",
    "arms that the other can serve",
    "arms that the other can serve",
    "tiles in the other's hand",
    "tiles in the other's hand",
    "rows on the other's line",
    "the other's Exchange",
    "the other's Redraw",
    "the other's Stack",
    "the other's danger to be stuck",
)


def terms(table: Table, seat: int) -> list[Term]:
    """Half of the win, what the signs add to it, and what can be played at once."""
    if table.phase == OVER:
        return [Term(words("the result"), 100.0 * share_of_win(table, seat))]
    found = {"an even game": 50.0}
    if table.phase >= MOVE and count(table.hidden):
        _add_signs(table, seat, found)
    found["what can be played at once"] = 100.0 * evaluate(table, seat) - sum(found.values())
    return [Term(words(label), points) for label, points in found.items()]


def _add_signs(table: Table, seat: i64, found: dict[str, float]) -> None:
    """The position as if the turn were over: the other player draws next."""
    drawing = 1 - table.seat
    judge = Judge()
    judge.one.look(table, 0)
    judge.other.look(table, 1)
    x = 0.0
    parts: list[tuple[str, float]] = []
    for player in range(2):
        at: i64 = 0 if player == drawing else OTHER
        outlook = judge.one if player == 0 else judge.other
        late = 1.0 - float(table.pile_left()) / 18.0
        labels = OWN if player == seat else RIVALS
        for i, value in enumerate(values(table, player, outlook, float(count(table.hidden)), late)):
            weight = WEIGHTS[at + i] * value
            x += weight
            parts.append((labels[i], weight))
    each = _per_sign(x) if seat == drawing else -_per_sign(x)
    for label, weight in parts:
        found[label] = found.get(label, 0.0) + each * weight


def _per_sign(x: float) -> float:
    """Per cent of the win for each unit, so that all together are what they make of an even game."""
    if abs(x) < 1e-6:
        return 25.0
    return 100.0 * (1.0 / (1.0 + exp(-max(-30.0, min(30.0, x)))) - 0.5) / x
