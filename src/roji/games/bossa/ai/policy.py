"""Playing policy: looks at every row that can be played, and plays the one that leaves the other player the least."""

from typing import Final

from mypy_extensions import i64

from roji.core.luck import Luck
from roji.games.bossa.actions import DONE, EXCHANGE, LAYER, PLACE, REDRAW, STACK, STACKABLE, TAKE, USE, USE_CHANGED
from roji.games.bossa.ai.evaluation import Judge
from roji.games.bossa.components import BIT, DOTS, NO_CHIP, TILES, above, changed, count, lowest
from roji.games.bossa.ends import GOES_ON, NOBODY, worth_of_lead, worth_of_play
from roji.games.bossa.lines import ARMS, colour_of
from roji.games.bossa.moves import may_lay_more, may_redraw
from roji.games.bossa.scoring import share_of_win
from roji.games.bossa.state import CHIP_CHOICE, MOVE, NO_TILE, OPENING, OVER, ROW, TAKING, BossaTable

NOISE: Final = 0.02  # how far a quick choice may fall short of the best
NEW_ROW: Final = -1  # a row, not a layer on one


def candidates(table: BossaTable, legal: list[int]) -> list[int]:
    return legal


class Thought:
    """The best play found so far for the active player."""

    table: BossaTable
    seat: i64
    chip: i64
    noise: float
    luck: Luck
    judge: Judge

    arm: i64
    place: i64
    worth: float
    tiles: i64
    changed: i64
    code: i64

    def __init__(self, table: BossaTable, luck: Luck, noise: float) -> None:
        self.table = table
        self.seat = table.seat
        self.chip = table.player(table.seat).usable_chip()
        self.noise = noise
        self.luck = luck
        self.judge = Judge()
        self.arm = -1
        self.place = NEW_ROW
        self.worth = -1.0
        self.tiles = 0
        self.changed = NO_TILE
        self.code = -1

    def prefers(self, worth: float) -> bool:
        """Whether this is the best so far; near ties are broken at random."""
        if self.noise > 0.0:
            worth += self.noise * float(self.luck.word() & 1023) / 1024.0
        if worth <= self.worth:
            return False
        self.worth = worth
        return True

    # --- rows --------------------------------------------------------------------------------------------------------

    def look_at_rows(self) -> None:
        """Every row that can be placed."""
        lines = self.table.lines
        hand = self.table.player(self.seat).hand
        arm: i64 = 0
        while arm < ARMS:
            if (self.table.places >> arm) & 1:
                self._extend(arm, NEW_ROW, hand, 0, NO_TILE, lines.next_value(arm), lines.next_sizes(arm, self.table.rule))
            arm += 1

    def look_at_stacks(self) -> None:
        """Every layer that can be stacked."""
        hand = self.table.player(self.seat).hand
        stacks = self.table.stacks
        while stacks:
            self._look_at_row(lowest(stacks), hand)
            stacks &= stacks - 1

    def _look_at_row(self, row: i64, hand: i64) -> None:
        arm = row // STACKABLE
        place = row - STACKABLE * arm
        lines = self.table.lines
        self._extend(arm, place, hand, 0, NO_TILE, lines.value(arm, place), lines.layer_sizes(arm, place))

    def look_at_rest(self) -> None:
        """Every way to complete the row that is being laid."""
        building = self.table.building
        hand = self.table.player(self.seat).hand & above(building.above)
        place: i64 = building.place if building.stacking else NEW_ROW
        self._extend(building.arm, place, hand, 0, NO_TILE, building.value - building.total, building.sizes >> building.size)

    def look_at_another_layer(self) -> None:
        building = self.table.building
        hand = self.table.player(self.seat).hand & above(lowest(building.used))
        self._extend(building.arm, building.place, hand, 0, NO_TILE, building.value, building.sizes)

    def _extend(self, arm: i64, place: i64, left: i64, tiles: i64, on: i64, missing: i64, sizes: i64) -> None:
        if missing == 0:
            if sizes & 1:
                self._weigh(arm, place, tiles, on)
            return
        if sizes <= 1:
            return
        colour = colour_of(arm)
        while left:
            tile = lowest(left)
            left &= left - 1
            dots = DOTS[TILES * colour + tile]
            if 0 < dots <= missing:
                self._extend(arm, place, left, tiles | BIT[tile], on, missing - dots, sizes >> 1)
            if on == NO_TILE and self.chip != NO_CHIP:
                other = changed(self.chip, colour, tile)
                if 0 < other <= missing:
                    self._extend(arm, place, left, tiles | BIT[tile], tile, missing - other, sizes >> 1)

    def _weigh(self, arm: i64, place: i64, tiles: i64, on: i64) -> None:
        """Lay the tiles, evaluate, and take them back."""
        table = self.table
        player = table.player(self.seat)
        hand = player.hand
        chip_on = player.chip_on
        stack = player.stack
        player.hand = hand & ~tiles
        if on != NO_TILE:
            player.chip_on = on
        if place == NEW_ROW:
            size = count(tiles)
            if table.phase == ROW:
                size += table.building.size
            table.lines.lengthen(arm, size)
        else:
            player.stack = False
        worth = self._after_row(colour_of(arm))
        player.hand = hand
        player.chip_on = chip_on
        player.stack = stack
        if place == NEW_ROW:
            table.lines.rows[arm] -= 1
        if self.prefers(worth):
            self.arm = arm
            self.place = place
            self.tiles = tiles
            self.changed = on
            self.code = NOBODY

    def _after_row(self, colour: i64) -> float:
        table = self.table
        worth = worth_of_play(self.seat, table.player(self.seat).hand, table.lines.is_full(colour), table.owner(colour))
        return worth if worth != GOES_ON else self._after_turn()

    def _after_turn(self) -> float:
        table = self.table
        if table.pile_left() > 0:
            return 1.0 - self.judge.weigh(table, 1 - self.seat)
        return worth_of_lead(count(table.player(1 - self.seat).hand) - count(table.player(self.seat).hand))

    # --- the other actions -------------------------------------------------------------------------------------------

    def look_at_redraws(self) -> None:
        """Evaluated as if the new tile never fitted."""
        table = self.table
        player = table.player(self.seat)
        if not may_redraw(table, player):
            return
        hand = player.hand
        left = hand
        player.redraw = False
        while left:
            tile = lowest(left)
            left &= left - 1
            player.hand = hand & ~BIT[tile]
            if self.prefers(self._after_turn()):
                self.code = REDRAW + tile
        player.hand = hand
        player.redraw = True

    def look_at_exchanges(self) -> None:
        table = self.table
        player = table.player(self.seat)
        if not player.exchange:
            return
        hand = player.hand
        left = hand
        player.exchange = False
        while left:
            tile = lowest(left)
            left &= left - 1
            player.hand = hand & ~BIT[tile]
            self.look_at_takes(tile, EXCHANGE + tile)
        player.hand = hand
        player.exchange = True

    def look_at_takes(self, given: i64, code: i64) -> None:
        """Every tile of the other hand in exchange for one; `code` is the same for all, or -1 for the code of the tile taken."""
        rival = self.table.player(1 - self.seat)
        player = self.table.player(self.seat)
        mine = player.hand
        theirs = rival.hand
        left = theirs
        while left:
            tile = lowest(left)
            left &= left - 1
            rival.hand = (theirs & ~BIT[tile]) | BIT[given]
            player.hand = mine | BIT[tile]
            if self.prefers(self._after_turn()):
                self.code = code if code >= 0 else TAKE + tile
        rival.hand = theirs
        player.hand = mine

    # --- the best of all ---------------------------------------------------------------------------------------------

    def look_at_turn(self) -> None:
        """A row if one can be placed; otherwise the other actions."""
        self.look_at_rows()
        if self.worth < 0.0:
            self.look_at_stacks()
            self.look_at_redraws()
            self.look_at_exchanges()

    def first_step(self) -> i64:
        """The first code of the best play."""
        if self.code >= 0:
            return self.code
        if self.place == NEW_ROW:
            return PLACE + self.arm
        return STACK + STACKABLE * self.arm + self.place

    def next_step(self) -> i64:
        """The code that adds the next tile."""
        tile = lowest(self.tiles)
        return USE_CHANGED + tile if tile == self.changed else USE + tile


def quick(table: BossaTable, seat: i64, luck: Luck) -> int:
    """The play that leaves the best position, or nearly so."""
    if table.phase < MOVE:
        return table.random_action(int(seat), luck)
    thought = Thought(table, luck, NOISE)
    if table.phase == MOVE:
        thought.look_at_turn()
        return int(thought.first_step())
    if table.phase == TAKING:
        thought.look_at_takes(table.given, -1)
        return int(thought.code)
    if table.building.is_complete():
        return int(_done_or_more(table, thought))
    thought.look_at_rest()
    return int(thought.next_step())


def _done_or_more(table: BossaTable, thought: Thought) -> i64:
    """Lay another layer if that leads to something better."""
    if not may_lay_more(table):
        return DONE
    thought.look_at_rest()
    done = thought.worth
    thought.worth = -1.0
    thought.look_at_another_layer()
    return LAYER if thought.worth > done else DONE


def evaluate(table: BossaTable, seat: i64) -> float:
    """This seat's expected share of the win."""
    if table.phase == OVER:
        return share_of_win(table, seat)
    if table.phase < MOVE:
        return _evaluate_opening(table, seat)
    thought = Thought(table, table.luck, 0.0)
    if table.phase == MOVE:
        thought.look_at_turn()
    elif table.phase == TAKING:
        thought.look_at_takes(table.given, -1)
    else:
        thought.look_at_rest()
    return thought.worth if seat == table.seat else 1.0 - thought.worth


def _evaluate_opening(table: BossaTable, seat: i64) -> float:
    """Before the first draw; a player who still chooses a line takes the better one."""
    if table.phase == OPENING:
        return 0.5
    if table.phase == CHIP_CHOICE:
        worth = Judge().weigh(table, table.first)
        return worth if seat == table.first else 1.0 - worth
    judge = Judge()
    table.white_owner = 0
    one = judge.weigh(table, table.first)
    table.white_owner = 1
    other = judge.weigh(table, table.first)
    table.white_owner = NOBODY
    worth = min(one, other)
    return worth if seat == table.first else 1.0 - worth
