"""Move generator for a full search: every move of a turn that makes a difference."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roji.games.bossa.ai.position import BESIDE, Position
from roji.games.bossa.components import DOTS, NO_CHIP, TILES, above, changed, count, lowest
from roji.games.bossa.ends import GOES_ON, worth_of_lead, worth_of_play
from roji.games.bossa.lines import ARMS, ROWS, can_add_up, colour_of

STACKING: Final = 4  # kinds of moves: 0 to 3 place a row on that arm
REDRAWING: Final = 5
EXCHANGING: Final = 6
WITH_CHIP: Final = 1073741824  # a move is its tiles, BESIDE times its kind, and WITH_CHIP if the chip is used
ROOM: Final = 4096  # initial capacity, for the moves of a whole line of play


class Moves:
    """Stack of the moves of all turns being searched; those of the current turn are on top."""

    position: Position
    found: vec[i64]
    top: i64
    mark: i64  # start of the moves to compare for duplicates
    sure: float  # the best immediate result of a move of this turn; -1 if none ends the game

    seat: i64
    hand: i64
    colour: i64
    kind: i64
    value: i64  # value of the layers being stacked
    size: i64

    def __init__(self, position: Position) -> None:
        self.position = position
        self.found = vec[i64]([0] * ROOM)
        self.top = 0
        self.mark = 0
        self.sure = -1.0
        self.seat = 0
        self.hand = 0
        self.colour = 0
        self.kind = 0
        self.value = 0
        self.size = 0

    def find(self, seat: i64) -> None:
        """Push all moves that do not end the game; the best of those that do sets `sure`. Finding a win stops the search."""
        player = self.position.player(seat)
        self.seat = seat
        self.hand = player.hand
        self.sure = -1.0
        self._find_rows(player.usable_chip())
        if player.stack and self.sure < 1.0:
            self._find_stacks(player.usable_chip())
        if player.exchange and self.sure < 1.0:
            self._find_exchanges()
        if player.redraw and self.sure < 1.0 and not self.position.pile_is_empty():
            self._find_redraws()

    # --- rows --------------------------------------------------------------------------------------------------------

    def _find_rows(self, chip: i64) -> None:
        lines = self.position.lines
        arm: i64 = 0
        while arm < ARMS and self.sure < 1.0:
            value = lines.next_value(arm)
            if can_add_up(value):
                self.mark = self.top
                self.kind = arm
                self.colour = colour_of(arm)
                self._extend(self.hand, 0, False, value, lines.next_sizes(arm, self.position.rule), chip)
            arm += 1

    def _extend(self, left: i64, tiles: i64, with_chip: bool, missing: i64, sizes: i64, chip: i64) -> None:
        """Every way to complete a row that lacks some dots."""
        if missing == 0:
            if sizes & 1:
                self._note_row(tiles, with_chip)
            return
        if sizes <= 1:
            return
        while left and self.sure < 1.0:
            bit = left & -left
            left -= bit
            tile = count(bit - 1)
            dots = DOTS[TILES * self.colour + tile]
            if 0 < dots <= missing:
                self._extend(left, tiles | bit, with_chip, missing - dots, sizes >> 1, chip)
            if chip != NO_CHIP:
                dots = changed(chip, self.colour, tile)
                if 0 < dots <= missing:
                    self._extend(left, tiles | bit, True, missing - dots, sizes >> 1, NO_CHIP)

    def _note_row(self, tiles: i64, with_chip: bool) -> None:
        position = self.position
        worth = worth_of_play(self.seat, self.hand ^ tiles, position.lines.lacks_one(self.colour), position.owner(self.colour))
        if worth == GOES_ON:
            self._note(tiles, with_chip)
        else:
            self._be_sure(worth)

    def _be_sure(self, worth: float) -> None:
        if worth > self.sure:
            self.sure = worth

    def _note(self, tiles: i64, with_chip: bool) -> None:
        """With nothing left to draw, the tiles in hand decide."""
        if self.position.pile_is_empty():
            self._be_sure(worth_of_lead(self.position.lead(self.seat) + count(tiles)))
        else:
            self._push(tiles + BESIDE * self.kind, with_chip)

    def _push(self, move: i64, with_chip: bool) -> None:
        """Push a move unless it is there already; the same move without the chip is never worse."""
        i = self.mark
        while i < self.top:
            if self.found[i] & (WITH_CHIP - 1) == move:
                if not with_chip:
                    self.found[i] = move
                return
            i += 1
        if self.top == len(self.found):
            self._make_room()
        self.found[self.top] = move + WITH_CHIP if with_chip else move
        self.top += 1

    def _make_room(self) -> None:
        more = vec[i64]([0] * (2 * len(self.found)))
        i: i64 = 0
        while i < self.top:
            more[i] = self.found[i]
            i += 1
        self.found = more

    # --- layers on rows ----------------------------------------------------------------------------------------------

    def _find_stacks(self, chip: i64) -> None:
        """It makes no difference which row the same tiles cover."""
        lines = self.position.lines
        self.mark = self.top
        self.kind = STACKING
        arm: i64 = 0
        while arm < ARMS:
            self.colour = colour_of(arm)
            place: i64 = 0
            while place < lines.rows[arm] and self.sure < 1.0:
                self.value = lines.value(arm, place)
                self.size = lines.sizes[ROWS * arm + place]
                self._cover(self.hand, 0, 0, False, self.value, self.size, chip)
                place += 1
            arm += 1

    def _cover(self, left: i64, before: i64, layer: i64, with_chip: bool, missing: i64, more: i64, chip: i64) -> None:
        """Every way to complete a layer that lacks this many dots and tiles."""
        if missing == 0 or more == 0:
            if missing == more:
                self._note_layer(before, layer, with_chip, chip)
            return
        while left and self.sure < 1.0:
            bit = left & -left
            left -= bit
            tile = count(bit - 1)
            dots = DOTS[TILES * self.colour + tile]
            if 0 < dots <= missing:
                self._cover(left, before, layer | bit, with_chip, missing - dots, more - 1, chip)
            if chip != NO_CHIP:
                dots = changed(chip, self.colour, tile)
                if 0 < dots <= missing:
                    self._cover(left, before, layer | bit, True, missing - dots, more - 1, NO_CHIP)

    def _note_layer(self, before: i64, layer: i64, with_chip: bool, chip: i64) -> None:
        """Note a complete layer. Another one may follow, with a higher first tile."""
        tiles = before | layer
        if tiles == self.hand:
            self.sure = 1.0
            return
        self._note(tiles, with_chip)
        if self.position.many_layers:
            rest = self.hand & ~tiles & above(lowest(layer))
            self._cover(rest, tiles, 0, with_chip, self.value, self.size, chip)

    # --- the other actions -------------------------------------------------------------------------------------------

    def _find_exchanges(self) -> None:
        """One tile of each hand."""
        if self.position.pile_is_empty():
            self._be_sure(worth_of_lead(self.position.lead(self.seat)))
            return
        mine = self.hand
        while mine:
            bit = mine & -mine
            mine -= bit
            theirs = self.position.player(1 - self.seat).hand
            while theirs:
                self._append(bit + (theirs & -theirs) + BESIDE * EXCHANGING)
                theirs &= theirs - 1

    def _find_redraws(self) -> None:
        mine = self.hand
        while mine:
            self._append((mine & -mine) + BESIDE * REDRAWING)
            mine &= mine - 1

    def _append(self, move: i64) -> None:
        self.mark = self.top
        self._push(move, False)
