"""The row being laid, tile by tile in ascending order, so that a set of tiles can be laid in one way only."""

from mypy_extensions import i64

from roji.games.bossa.components import BIT, DOTS, NO_CHIP, TILES, above, changed, highest, lowest
from roji.games.bossa.lines import colour_of
from roji.games.bossa.sums import Sums

NO_ARM = -1


class Building:
    """A new row at the end of an arm, or a layer on a row. After each tile it knows which may be added next."""

    arm: i64  # -1 while nothing is laid
    place: i64  # the row's index on its arm, from the die
    stacking: bool
    value: i64
    sizes: i64  # bitmask of the sizes allowed
    base: i64  # number of layers on the row before this turn
    layer: i64  # number of layers below the one being laid
    used: i64  # bitmask of the tiles of this layer
    size: i64
    total: i64
    above: i64  # the next tile must have a higher number
    uses: i64  # bitmask of the tiles that may be added
    changes: i64  # bitmask of those that may be added with the chip on them

    def __init__(self) -> None:
        self.arm = NO_ARM
        self.place = 0
        self.stacking = False
        self.value = 0
        self.sizes = 0
        self.base = 0
        self.layer = 0
        self.used = 0
        self.size = 0
        self.total = 0
        self.above = -1
        self.uses = 0
        self.changes = 0

    def copy_onto(self, twin: "Building") -> None:
        twin.arm = self.arm
        twin.place = self.place
        twin.stacking = self.stacking
        twin.value = self.value
        twin.sizes = self.sizes
        twin.base = self.base
        twin.layer = self.layer
        twin.used = self.used
        twin.size = self.size
        twin.total = self.total
        twin.above = self.above
        twin.uses = self.uses
        twin.changes = self.changes

    def begin(self, arm: i64, place: i64, value: i64, sizes: i64) -> None:
        """Begin a row with this value and one of these sizes."""
        self.arm = arm
        self.place = place
        self.value = value
        self.sizes = sizes
        self.stacking = False
        self.used = 0
        self.above = -1
        self.base = 0
        self.begin_layer(0)

    def begin_stack(self, arm: i64, place: i64, value: i64, sizes: i64, layer: i64) -> None:
        self.begin(arm, place, value, sizes)
        self.stacking = True
        self.base = layer
        self.layer = layer

    def begin_layer(self, layer: i64) -> None:
        """Begin a layer. Layers come in the order of their first tiles, so that the same layers can be laid in one way only."""
        if self.used:
            self.above = lowest(self.used)
        self.layer = layer
        self.used = 0
        self.size = 0
        self.total = 0

    def add(self, tile: i64, dots: i64) -> None:
        self.used |= BIT[tile]
        self.size += 1
        self.total += dots
        self.above = tile

    def end(self) -> None:
        self.arm = NO_ARM
        self.uses = 0
        self.changes = 0
        self.used = 0

    def is_complete(self) -> bool:
        return self.total == self.value and (self.sizes >> self.size) & 1 != 0

    def offer(self, hand: i64, chip: i64, sums: Sums) -> None:
        """Find the tiles of a hand that allow the row to be completed.

        It goes from the highest down, so that the sums of the tiles above each one are known.
        """
        colour = colour_of(self.arm)
        missing = self.value - self.total
        sizes = self.sizes >> (self.size + 1)
        uses: i64 = 0
        changes: i64 = 0
        sums.clear()
        left = hand & above(self.above)
        while left:
            tile = highest(left)
            bit = BIT[tile]
            left -= bit
            dots = DOTS[TILES * colour + tile]
            if 0 < dots <= missing and sums.any(missing - dots) & sizes:
                uses |= bit
            other = changed(chip, colour, tile)
            if 0 < other <= missing and sums.plain(missing - other) & sizes:
                changes |= bit
            sums.add(dots, other)
        self.uses = uses
        self.changes = changes

    def can_begin_another(self, hand: i64, chip: i64, sums: Sums) -> bool:
        """Whether another layer could be laid on this one with the tiles left in the hand."""
        sums.clear()
        add_all(sums, hand & above(lowest(self.used)), colour_of(self.arm), chip)
        return sums.any(self.value) & self.sizes != 0


def add_all(sums: Sums, tiles: i64, colour: i64, chip: i64) -> None:
    """Add some tiles, each by its dots in a colour."""
    while tiles:
        tile = lowest(tiles)
        tiles &= tiles - 1
        other: i64 = 0
        if chip != NO_CHIP:
            other = changed(chip, colour, tile)
        sums.add(DOTS[TILES * colour + tile], other)
