"""What a player can do after the next draw, counted over the unseen tiles."""

from mypy_extensions import i64

from roji.games.bossa.building import add_all
from roji.games.bossa.components import DOTS, DOUBLER, MOST_DOTS, NO_CHIP, TILES, WITH_DOTS, count, lowest
from roji.games.bossa.lines import BLACK, MOST_TILES, SIZE_BIT, WHITE, can_add_up
from roji.games.bossa.state import BossaTable
from roji.games.bossa.sums import Sums


class Outlook:
    """One player's chances, as sets of unseen tiles. The sums of the hand are cached until the hand changes."""

    serves: i64  # tiles with which a row can be placed
    wins: i64  # tiles that can win the game at once
    saved: i64  # tiles with which a layer can be stacked; only found when no other action is left
    arms: i64  # number of tiles that serve an arm, summed over the arms
    now: i64  # number of arms that the hand can serve already

    hand: i64
    chip: i64
    size: i64
    white: Sums
    black: Sums
    all_white: i64  # the dots of the whole hand; 0 if a tile has none of the colour
    all_black: i64

    def __init__(self) -> None:
        self.serves = 0
        self.wins = 0
        self.saved = 0
        self.arms = 0
        self.now = 0
        self.hand = -1
        self.chip = NO_CHIP
        self.size = 0
        self.white = Sums()
        self.black = Sums()
        self.all_white = 0
        self.all_black = 0

    def look(self, table: BossaTable, seat: i64) -> None:
        player = table.player(seat)
        chip = player.usable_chip()
        if player.hand != self.hand or chip != self.chip:
            self._reckon(player.hand, chip)
        self.serves = 0
        self.wins = 0
        self.saved = 0
        self.arms = 0
        self.now = 0
        self._look_on_line(table, WHITE, table.white_owner == seat, self.white, self.all_white)
        self._look_on_line(table, BLACK, table.white_owner != seat, self.black, self.all_black)
        if player.stack and not player.exchange and not player.redraw and self.serves != table.hidden:
            self._look_on_rows(table, 0, self.white)
            self._look_on_rows(table, 1, self.white)
            self._look_on_rows(table, 2, self.black)
            self._look_on_rows(table, 3, self.black)

    def _reckon(self, hand: i64, chip: i64) -> None:
        self.hand = hand
        self.chip = chip
        self.size = count(hand)
        self.white.clear()
        self.black.clear()
        add_all(self.white, hand, WHITE, chip)
        add_all(self.black, hand, BLACK, chip)
        self.all_white = dots_of_all(hand, WHITE)
        self.all_black = dots_of_all(hand, BLACK)

    def _look_on_line(self, table: BossaTable, colour: i64, is_own: bool, sums: Sums, total: i64) -> None:
        is_last = table.lines.lacks_one(colour)
        arm = 2 * colour
        while arm < 2 * colour + 2:
            value = table.lines.next_value(arm)
            if can_add_up(value):
                sizes = table.lines.next_sizes(arm, table.rule)
                self._look_on_arm(table.hidden, colour, value, sizes, sums, is_own, is_last)
                if total > 0:
                    self._look_for_last_row(table.hidden, colour, value - total, sizes)
            arm += 1

    def _look_on_arm(self, hidden: i64, colour: i64, value: i64, sizes: i64, sums: Sums, is_own: bool, is_last: bool) -> None:
        """A sixth row wins on the player's own line and loses on the other's."""
        if is_last and not is_own:
            return
        served = hidden
        if sums.any(value) & sizes:
            self.now += 1
        else:
            served = hidden & helpers(sums, colour, value, sizes, self.chip)
        if is_last:
            self.wins |= served
        self.serves |= served
        self.arms += count(served)

    def _look_for_last_row(self, hidden: i64, colour: i64, rest: i64, sizes: i64) -> None:
        """The whole hand and the new tile in one row."""
        if 0 < rest <= MOST_DOTS and self.size < MOST_TILES and sizes & SIZE_BIT[self.size + 1]:
            self.wins |= hidden & WITH_DOTS[7 * colour + rest]

    def _look_on_rows(self, table: BossaTable, arm: i64, sums: Sums) -> None:
        lines = table.lines
        place: i64 = 0
        while place < lines.rows[arm]:
            sizes = lines.layer_sizes(arm, place)
            value = lines.value(arm, place)
            if sums.any(value) & sizes:
                self.saved = table.hidden
                return
            self.saved |= table.hidden & helpers(sums, arm >> 1, value, sizes, self.chip)
            place += 1


def dots_of_all(hand: i64, colour: i64) -> i64:
    """The dots of all tiles of a hand; 0 if one of them has none of the colour."""
    total: i64 = 0
    while hand:
        dots = DOTS[TILES * colour + lowest(hand)]
        if dots == 0:
            return 0
        total += dots
        hand &= hand - 1
    return total


def helpers(sums: Sums, colour: i64, value: i64, sizes: i64, chip: i64) -> i64:
    """The tiles that, added to those in the sums, make a value with one of these sizes."""
    found: i64 = 0
    sizes >>= 1
    dots: i64 = 1
    while dots <= MOST_DOTS and dots <= value:
        if sums.any(value - dots) & sizes:
            found |= WITH_DOTS[7 * colour + dots]
        if chip != NO_CHIP:
            found |= _helpers_with_chip(sums, colour, value, sizes, chip, dots)
        dots += 1
    return found


def _helpers_with_chip(sums: Sums, colour: i64, value: i64, sizes: i64, chip: i64, dots: i64) -> i64:
    """Those that do so with the chip on them."""
    if chip == DOUBLER:
        if 2 * dots <= value and sums.plain(value - 2 * dots) & sizes:
            return WITH_DOTS[7 * colour + dots]
    elif sums.plain(value - dots) & sizes:
        return WITH_DOTS[7 * (1 - colour) + dots]
    return 0
