"""Static evaluation of a position between two turns, for the player who draws next."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roji.games.bossa.ai.draws import Outlook
from roji.games.bossa.components import count
from roji.games.bossa.state import BossaTable

SIGNS: Final = (  # weights for the player to draw and the other; fitted to many results, a little impatient to get rid of tiles
    ("chance to win at once", -0.70, -1.19),
    ("chance to serve", 0.32, -0.20),
    ("arms served after the draw", 0.49, -0.40),
    ("arms served now", -0.07, 0.04),
    ("tiles in hand", -0.05, -0.07),
    ("tiles in hand, late", -0.33, 0.43),
    ("rows on the own line", 0.15, -0.21),
    ("Exchange left", 1.68, -1.68),
    ("Redraw left", 1.22, -1.05),
    ("Stack left", 0.91, -0.94),
    ("chance to be stuck", 0.02, 0.88),
)
OTHER: Final = 11  # where the other player's weights begin


def _weights() -> vec[float]:
    row = vec[float]([0.0] * (2 * OTHER))
    for i, (_, own, other) in enumerate(SIGNS):
        row[i] = own
        row[OTHER + i] = other
    return row


WEIGHTS: Final[vec[float]] = _weights()


class Judge:
    """Evaluates positions: counts what the next tile decides at once, and weighs the rest by SIGNS."""

    one: Outlook
    other: Outlook

    def __init__(self) -> None:
        self.one = Outlook()
        self.other = Outlook()

    def weigh(self, table: BossaTable, seat: i64) -> float:
        """Expected share of the win for the seat that draws now."""
        self.one.look(table, 0)
        self.other.look(table, 1)
        mine = self.one if seat == 0 else self.other
        theirs = self.other if seat == 0 else self.one
        hidden = float(count(table.hidden))
        won = float(count(mine.wins)) / hidden
        stuck = chance_to_be_stuck(table, seat, mine, hidden)
        late = 1.0 - float(table.pile_left()) / 18.0
        x = signs(table, seat, mine, hidden, late, 0) + signs(table, 1 - seat, theirs, hidden, late, OTHER)
        return won + max(0.0, 1.0 - won - stuck) / (1.0 + exp(-x))


def chance_to_be_stuck(table: BossaTable, seat: i64, outlook: Outlook, hidden: float) -> float:
    """Probability of drawing a tile that leaves nothing to play and no action."""
    player = table.player(seat)
    if player.exchange or player.redraw:
        return 0.0
    return 1.0 - float(count(outlook.serves | outlook.saved)) / hidden


def values(table: BossaTable, seat: i64, outlook: Outlook, hidden: float, late: float) -> list[float]:
    """The value of each of SIGNS for a player."""
    player = table.player(seat)
    tiles = float(outlook.size)
    return [
        float(count(outlook.wins)) / hidden,
        float(count(outlook.serves)) / hidden,
        float(outlook.arms) / hidden,
        float(outlook.now),
        tiles,
        late * tiles,
        float(table.lines.rows_of(0 if table.owner(0) == seat else 1)),
        1.0 if player.exchange else 0.0,
        1.0 if player.redraw else 0.0,
        1.0 if player.stack else 0.0,
        chance_to_be_stuck(table, seat, outlook, hidden),
    ]


def signs(table: BossaTable, seat: i64, outlook: Outlook, hidden: float, late: float, at: i64) -> float:
    """Weighted sum of SIGNS for one player."""
    weights = WEIGHTS
    player = table.player(seat)
    tiles = float(outlook.size)
    rows = table.lines.rows_of(0 if table.owner(0) == seat else 1)
    x = weights[at] * float(count(outlook.wins)) / hidden
    x += weights[at + 1] * float(count(outlook.serves)) / hidden
    x += weights[at + 2] * float(outlook.arms) / hidden
    x += weights[at + 3] * float(outlook.now)
    x += (weights[at + 4] + weights[at + 5] * late) * tiles
    x += weights[at + 6] * float(rows)
    if player.exchange:
        x += weights[at + 7]
    if player.redraw:
        x += weights[at + 8]
    if player.stack:
        x += weights[at + 9]
    return x + weights[at + 10] * chance_to_be_stuck(table, seat, outlook, hidden)
