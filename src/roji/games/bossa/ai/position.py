"""A position for the solver: open hands, lines, markers, and the unseen tiles."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roji.games.bossa.components import count, row_of
from roji.games.bossa.lines import ARMS, ROWS, Lines
from roji.games.bossa.state import NO_TILE, BossaTable, Player

MOST_ROWS: Final = 5  # per arm, while the game goes on
BESIDE: Final = 134217728  # factor that puts a number next to a set of tiles in a word

DIGIT: Final[vec[i64]] = row_of([8**row for row in range(MOST_ROWS * ARMS)])  # base-8 digit of the row at MOST_ROWS * arm + place
END: Final[vec[i64]] = row_of([64**arm for arm in range(ARMS)])


class Position:
    """A mutable position, changed and restored during the search."""

    rule: i64
    many_layers: bool
    white_owner: i64
    lines: Lines
    one: Player
    other: Player
    hidden: i64  # the pile and the tile set aside
    shape: i64  # the size of every row, one digit each
    ends: i64  # each arm's number of rows and last size: all that matters when nobody can stack

    def __init__(self, table: BossaTable) -> None:
        self.rule = table.rule
        self.many_layers = table.many_layers
        self.white_owner = table.white_owner
        self.lines = table.lines
        self.one = Player()
        self.other = Player()
        self.hidden = 0
        self.shape = 0
        self.ends = 0
        self.set_up(table)

    def set_up(self, table: BossaTable) -> None:
        """Copy the position from a table."""
        self.lines = table.lines.copy()
        table.one.copy_onto(self.one)
        table.other.copy_onto(self.other)
        self.hidden = table.hidden
        self.shape = 0
        self.ends = 0
        for arm in range(ARMS):
            rows = self.lines.rows[arm]
            self.lines.rows[arm] = 0
            while self.lines.rows[arm] < rows:
                self.lengthen(arm, self.lines.sizes[ROWS * arm + self.lines.rows[arm]])

    def player(self, seat: i64) -> Player:
        return self.one if seat == 0 else self.other

    def owner(self, colour: i64) -> i64:
        return self.white_owner if colour == 0 else 1 - self.white_owner

    def lengthen(self, arm: i64, size: i64) -> None:
        """Add a row; a sixth ends the game, so the shape no longer matters."""
        place = self.lines.rows[arm]
        if place < MOST_ROWS:
            self.shape += size * DIGIT[MOST_ROWS * arm + place]
        self.ends += END[arm] * (8 + size)
        if place > 0:
            self.ends -= END[arm] * self.lines.sizes[ROWS * arm + place - 1]
        self.lines.lengthen(arm, size)

    def pile_is_empty(self) -> bool:
        """The last unseen tile is the one set aside."""
        return self.hidden & (self.hidden - 1) == 0

    def lead(self, seat: i64) -> i64:
        """How many fewer tiles this seat has than the other."""
        return count(self.player(1 - seat).hand) - count(self.player(seat).hand)

    # --- in three words ----------------------------------------------------------------------------------------------

    def hands(self) -> i64:
        return self.one.hand + BESIDE * self.other.hand

    def rest(self, seat: i64) -> i64:
        """The unseen tiles, who draws now, and the markers and chips left."""
        return self.hidden + BESIDE * (seat + 2 * _left(self.one) + 32 * _left(self.other))

    def rows(self) -> i64:
        return self.shape if self.one.stack or self.other.stack else self.ends


def _left(player: Player) -> i64:
    """A player's markers and chip left, as a bitmask."""
    left: i64 = 0
    if player.redraw:
        left += 1
    if player.exchange:
        left += 2
    if player.stack:
        left += 4
    if player.chip_on == NO_TILE:
        left += 8
    return left
