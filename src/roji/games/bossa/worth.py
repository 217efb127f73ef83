"""What a position is worth: what each player can serve after the next draw, counted over the tiles that nobody has seen."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roji.games.bossa.building import add_all
from roji.games.bossa.chips import DOUBLER, NO_CHIP
from roji.games.bossa.lines import MOST_TILES, ROWS, SIZE_BIT
from roji.games.bossa.state import Player, Table
from roji.games.bossa.sums import Sums
from roji.games.bossa.tiles import DOTS, MOST_DOTS, TILES, WITH_DOTS, count, lowest

FEATURES: Final = 26
WEIGHTS: Final[vec[float]] = vec[float](
    [
        -0.07,
        -0.12,
        0.03,
        0.40,
        0.49,
        -0.18,
        1.17,
        0.67,
        0.51,
        0.07,
        -0.34,
        0.19,
        -0.07,
        -0.28,
        -1.11,
        -0.04,
        -0.47,
        0.16,
        -1.12,
        -0.61,
        -0.54,
        -0.13,
        0.39,
        -0.25,
        -0.00,
        1.00,
    ]
)


class Outlook:
    """What one player can do after drawing one of the unseen tiles: sets of those tiles."""

    serves: i64  # with which a row can be placed
    wins: i64  # with which the game can be won at once
    arms: i64  # for each arm the tiles with which it can be served, added up
    now: i64  # arms that can be served without another tile
    own: i64  # the tiles with which the own line can be made longer
    theirs: i64  # and the other's
    saved: i64  # with which a layer can be stacked
    total: i64  # dots of the hand in a colour, 0 if a tile has none

    def __init__(self) -> None:
        self.serves = 0
        self.wins = 0
        self.arms = 0
        self.now = 0
        self.own = 0
        self.theirs = 0
        self.saved = 0
        self.total = 0

    def look(self, table: Table, seat: i64, sums: Sums) -> None:
        player = table.player(seat)
        self.serves = 0
        self.wins = 0
        self.arms = 0
        self.now = 0
        self.own = 0
        self.theirs = 0
        self.saved = 0
        may_stack = player.stack and not player.exchange and not player.redraw
        size = count(player.hand)
        colour: i64 = 0
        while colour < 2:
            sums.clear()
            add_all(sums, player.hand, colour, player.usable_chip())
            self.total = dots_of_all(player.hand, colour)
            is_last = table.lines.rows_of(colour) == ROWS - 1
            mine = table.owner(colour) == seat
            self._look_on(table, 2 * colour, player, sums, size, is_last, mine)
            self._look_on(table, 2 * colour + 1, player, sums, size, is_last, mine)
            if may_stack:
                self._look_on_rows(table, 2 * colour, player, sums)
                self._look_on_rows(table, 2 * colour + 1, player, sums)
            colour += 1

    def _look_on(self, table: Table, arm: i64, player: Player, sums: Sums, size: i64, is_last: bool, mine: bool) -> None:
        lines = table.lines
        value = lines.next_value(arm)
        if value < 1:
            return
        hidden = table.hidden
        sizes = lines.next_sizes(arm, table.rule)
        served = hidden
        if sums.any(value) & sizes:
            self.now += 1
        else:
            served = hidden & helpers(sums, arm >> 1, value, sizes, player.usable_chip())
        rest = value - self.total
        if self.total and 0 < rest <= MOST_DOTS and size < MOST_TILES and sizes & SIZE_BIT[size + 1]:
            self.wins |= hidden & WITH_DOTS[7 * (arm >> 1) + rest]
        if mine:
            if is_last:
                self.wins |= served
            self.own |= served
        elif is_last:  # to place there would lose
            return
        else:
            self.theirs |= served
        self.serves |= served
        self.arms += count(served)

    def _look_on_rows(self, table: Table, arm: i64, player: Player, sums: Sums) -> None:
        lines = table.lines
        place: i64 = 0
        while place < lines.rows[arm]:
            sizes = SIZE_BIT[lines.sizes[ROWS * arm + place]]
            value = lines.value(arm, place)
            if sums.any(value) & sizes:
                self.saved = table.hidden
                return
            self.saved |= table.hidden & helpers(sums, arm >> 1, value, sizes, player.usable_chip())
            place += 1


def dots_of_all(hand: i64, colour: i64) -> i64:
    """What all tiles of a hand add up to; 0 if one of them has no dot of the colour."""
    total: i64 = 0
    while hand:
        dots = DOTS[TILES * colour + lowest(hand)]
        if dots == 0:
            return 0
        total += dots
        hand &= hand - 1
    return total


def helpers(sums: Sums, colour: i64, value: i64, sizes: i64, chip: i64) -> i64:
    """The tiles any of which, added to those counted in the sums, makes a value with one of these sizes."""
    found: i64 = 0
    sizes >>= 1
    dots: i64 = 1
    while dots <= MOST_DOTS and dots <= value:
        if sums.any(value - dots) & sizes:
            found |= WITH_DOTS[7 * colour + dots]
        if chip != NO_CHIP:
            if chip == DOUBLER:
                if 2 * dots <= value and sums.plain(value - 2 * dots) & sizes:
                    found |= WITH_DOTS[7 * colour + dots]
            elif sums.plain(value - dots) & sizes:
                found |= WITH_DOTS[7 * (1 - colour) + dots]
        dots += 1
    return found


class Judge:
    """Weighs a position between two turns, from the side of the player who draws next."""

    drawer: Outlook
    waiter: Outlook
    sums: Sums
    features: vec[float]

    def __init__(self) -> None:
        self.drawer = Outlook()
        self.waiter = Outlook()
        self.sums = Sums()
        self.features = vec[float]([0.0] * FEATURES)

    def weigh(self, table: Table, seat: i64) -> float:
        """The share of the win that a seat may expect which draws now."""
        mine = self.drawer
        mine.look(table, seat, self.sums)
        self.waiter.look(table, 1 - seat, self.sums)
        hidden = float(count(table.hidden))
        won = float(count(mine.wins)) / hidden
        player = table.player(seat)
        stuck = 0.0
        if not player.exchange and not player.redraw:
            stuck = 1.0 - float(count(mine.serves | mine.saved)) / hidden
        self._fill(table, seat, hidden)
        features = self.features
        weights = WEIGHTS
        x = 0.0
        i: i64 = 0
        while i < FEATURES:
            x += features[i] * weights[i]
            i += 1
        if x > 30.0:
            x = 30.0
        elif x < -30.0:
            x = -30.0
        return won + max(0.0, 1.0 - won - stuck) / (1.0 + exp(-x))

    def _fill(self, table: Table, seat: i64, hidden: float) -> None:
        features = self.features
        features[0] = 1.0
        features[1] = float(table.pile_left()) / 18.0
        self._fill_player(table, seat, self.drawer, 2, hidden)
        self._fill_player(table, 1 - seat, self.waiter, 14, hidden)

    def _fill_player(self, table: Table, seat: i64, outlook: Outlook, at: i64, hidden: float) -> None:
        player = table.player(seat)
        rows = table.lines.rows_of(0 if table.owner(0) == seat else 1)
        tiles = float(count(player.hand))
        late = 1.0 - float(table.pile_left()) / 18.0
        served = float(count(outlook.serves)) / hidden
        saves = (1.0 if player.exchange else 0.0) + (1.0 if player.redraw else 0.0)
        features = self.features
        features[at] = float(count(outlook.wins)) / hidden
        features[at + 1] = served
        features[at + 2] = float(outlook.arms) / hidden
        features[at + 3] = float(outlook.now)
        features[at + 4] = 1.0 if player.exchange else 0.0
        features[at + 5] = 1.0 if player.redraw else 0.0
        features[at + 6] = 1.0 if player.stack else 0.0
        features[at + 7] = tiles
        features[at + 8] = late * tiles
        features[at + 9] = float(rows)
        features[at + 10] = 1.0 if rows >= 5 else 0.0
        features[at + 11] = (1.0 - served) if saves == 0.0 else 0.0
