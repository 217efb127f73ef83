"""The garden: plots and channels around the pond, and what they allow next.

The cells open to a plot and the edges open to a channel are kept in two lists, and the fulfilled plot objectives in a set: all three change
only where something was laid or watered.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from roji.games.takenoko.actions import CELLS
from roji.games.takenoko.edges import AROUND, CORNERS, EDGE, EDGES, POND
from roji.games.takenoko.shapes import NEAR_TO, NEARS, PLAIN_MASKS, holds, holds_mixed

PLAIN: Final = 0
WATERSHED: Final = 1
ENCLOSURE: Final = 2
FERTILIZER: Final = 3

NOTHING: Final = 0  # content of a cell: NOTHING, POND_TILE, or a plot's kind (4 * colour + improvement) + 1
POND_TILE: Final = 13
NO_TILE: Final = -1  # in place of a cell

HEIGHT: Final = 7  # mask of the height in `grown`
TALLEST: Final = 4
IRRIGATED: Final = 8
BY_CHIP: Final = 16  # the improvement is a chip rather than printed

LISTED: Final = 1  # an edge where a channel may be placed now
WATERED: Final = 2  # an edge with a channel

MOST_PLOTS: Final = 27
MOST_SITES: Final = 96
FOURS: Final = 12  # `tall` counts plots of height 4 by kind, and from here on plots of height 3 by colour

COLUMN_CARD: Final[vec[i64]] = vec[i64]([4, 5, 6, 7, 9, 10, 11, 12, 14, 15, 16, 17, 8, 13, 18])  # the card decided by each count …
COLUMNS_ASKED: Final[vec[i64]] = vec[i64]([1] * FOURS + [4, 3, 2])  # … and the number of columns it requires
FIRST_PLOT_CARD: Final = 19
MIXED_CARD: Final[vec[i64]] = vec[i64]([-1, 31, 32, 31, -1, 33, 32, 33, -1])  # 3 * colour + other colour
BIT: Final[vec[i64]] = vec[i64]([2**card for card in range(35)])

NO_TILES: Final[vec[u8]] = vec[u8]([0] * (CELLS + 1))
NO_REACH: Final[vec[u8]] = vec[u8]([0] * (6 * CELLS))
NO_EDGES: Final[vec[u8]] = vec[u8]([0] * (EDGES + 1))
NO_SITES: Final[vec[i16]] = vec[i16]([0] * MOST_SITES)
NO_ORDER: Final[vec[i16]] = vec[i16]([0] * MOST_PLOTS)
NO_TALL: Final[vec[i64]] = vec[i64]([0] * (FOURS + 3))


class Garden:
    """The pond, the plots, the channels and the bamboo."""

    tile: vec[u8]
    grown: vec[u8]  # the height, IRRIGATED and BY_CHIP
    edge: vec[u8]  # LISTED, WATERED or neither
    order: vec[i16]  # plots in the order in which they were laid
    size: i64
    sites: vec[i16]  # cells where a plot may be laid
    open_sites: i64
    ways: vec[i16]  # edges where a channel may be placed
    open_ways: i64
    bare: i64  # number of plots that take a chip
    reach: vec[u8]  # for each tile and direction: number of steps a figure can go
    moves: vec[u8]  # for each tile: number of tiles a figure can reach from it
    tall: vec[i64]
    columns: i64  # bitmask of fulfilled gardener objectives, if columns of three must be exactly three high
    shapes: i64  # bitmask of fulfilled plot objectives

    def __init__(
        self,
        tile: vec[u8],
        grown: vec[u8],
        edge: vec[u8],
        order: vec[i16],
        sites: vec[i16],
        ways: vec[i16],
        reach: vec[u8],
        moves: vec[u8],
        tall: vec[i64],
    ) -> None:
        self.tile = tile
        self.grown = grown
        self.edge = edge
        self.order = order
        self.size = 0
        self.sites = sites
        self.open_sites = 0
        self.ways = ways
        self.open_ways = 0
        self.bare = 0
        self.reach = reach
        self.moves = moves
        self.tall = tall
        self.columns = 0
        self.shapes = 0

    def copy(self) -> "Garden":
        twin = Garden(
            self.tile[:],
            self.grown[:],
            self.edge[:],
            self.order[:],
            self.sites[:],
            self.ways[:],
            self.reach[:],
            self.moves[:],
            self.tall[:],
        )
        twin.size = self.size
        twin.open_sites = self.open_sites
        twin.open_ways = self.open_ways
        twin.bare = self.bare
        twin.columns = self.columns
        twin.shapes = self.shapes
        return twin

    # --- asking ------------------------------------------------------------------------------------------------------

    def is_plot(self, cell: i64) -> bool:
        tile: i64 = i64(self.tile[cell])
        return tile != NOTHING and tile != POND_TILE

    def kind(self, cell: i64) -> i64:
        """The kind of the plot there: 4 * colour + improvement."""
        return i64(self.tile[cell]) - 1

    def colour(self, cell: i64) -> i64:
        return (i64(self.tile[cell]) - 1) >> 2

    def improvement(self, cell: i64) -> i64:
        return (i64(self.tile[cell]) - 1) & 3

    def height(self, cell: i64) -> i64:
        return i64(self.grown[cell]) & HEIGHT

    def is_irrigated(self, cell: i64) -> bool:
        return i64(self.grown[cell]) & IRRIGATED != 0

    def is_improved_by_chip(self, cell: i64) -> bool:
        return i64(self.grown[cell]) & BY_CHIP != 0

    def has_channel(self, edge: i64) -> bool:
        return i64(self.edge[edge]) == WATERED

    def is_beside_pond(self, cell: i64) -> bool:
        way: i64 = 0
        while way < 6:
            if AROUND[6 * cell + way] == POND:
                return True
            way += 1
        return False

    def takes_plot(self, cell: i64) -> bool:
        """Whether the cell is empty and beside the pond or two plots."""
        if i64(self.tile[cell]) != NOTHING:
            return False
        beside: i64 = 0
        way: i64 = 0
        while way < 6:
            other = AROUND[6 * cell + way]
            if other == POND:
                return True
            if i64(self.tile[other]) != NOTHING:
                beside += 1
            way += 1
        return beside >= 2

    def takes_chip(self, cell: i64) -> bool:
        """Whether it is a plot without bamboo and without an improvement."""
        return self.is_plot(cell) and self.improvement(cell) == PLAIN and self.height(cell) == 0

    def can_grow(self, cell: i64) -> bool:
        """Whether the plot is irrigated and less than four high."""
        grown: i64 = i64(self.grown[cell])
        return grown & IRRIGATED != 0 and grown & HEIGHT < TALLEST

    def growth(self, cell: i64) -> i64:
        """Number of sections that grow there if the stock suffices."""
        if not self.can_grow(cell):
            return 0
        room = TALLEST - self.height(cell)
        more = self.sections(cell)
        return more if more < room else room

    def sections(self, cell: i64) -> i64:
        return sections_with(self.improvement(cell))

    def growth_beside(self, cell: i64, way: i64) -> i64:
        """Number of sections that grow on a plot next to the gardener: only if it has the same colour."""
        other = AROUND[6 * cell + way]
        return self.growth(other) if self.colour(other) == self.colour(cell) else i64(0)

    def feeds_panda(self, cell: i64) -> bool:
        """Whether there is bamboo and no enclosure."""
        return self.is_plot(cell) and self.height(cell) > 0 and self.improvement(cell) != ENCLOSURE

    def step(self, cell: i64, way: i64) -> i64:
        """The next tile in a direction, or NO_TILE: figures move in a straight line, over tiles only."""
        other = AROUND[6 * cell + way]
        return other if i64(self.tile[other]) != NOTHING else i64(NO_TILE)

    def plots(self) -> list[int]:
        """The cells of the plots, in the order in which they were laid."""
        return [int(self.order[i]) for i in range(self.size)]

    def channels(self) -> list[int]:
        return [edge for edge in range(EDGES) if self.has_channel(edge)]

    # --- laying a plot -----------------------------------------------------------------------------------------------

    def lay(self, cell: i64, kind: i64) -> None:
        """Lay a plot; it is irrigated at once beside the pond or with a watershed. Growth is a separate step."""
        self.tile[cell] = u8(kind + 1)
        self.order[self.size] = i16(cell)
        self.size += 1
        self._close_site(cell)
        way: i64 = 0
        while way < 6:
            other = AROUND[6 * cell + way]
            if i64(self.tile[other]) == NOTHING:
                if other != CELLS:
                    self._open_site(other)
            else:
                self._open_way(EDGE[6 * cell + way])
            way += 1
        if kind & 3 == PLAIN:
            self.bare += 1
        self._open_lines(cell)
        if kind & 3 == WATERSHED or self.is_beside_pond(cell):
            self._irrigate(cell)

    def _open_lines(self, cell: i64) -> None:
        """Let figures go to the new plot, and across it from tiles on one side to those on the other."""
        way: i64 = 0
        while way < 3:
            ahead = self._steps(cell, way)
            behind = self._steps(cell, way + 3)
            self._open_line(cell, way, ahead, 1 + behind)
            self._open_line(cell, way + 3, behind, 1 + ahead)
            way += 1

    def _steps(self, cell: i64, way: i64) -> i64:
        """Number of steps a figure can go from a new tile: one more than from its neighbour."""
        other = self.step(cell, way)
        return 1 + i64(self.reach[6 * other + way]) if other != NO_TILE else i64(0)

    def _open_line(self, cell: i64, way: i64, steps: i64, more: i64) -> None:
        """Let figures go `steps` steps this way from a new tile, and `more` steps further back from each tile there."""
        self._lengthen(cell, way, steps)
        back = way + 3 if way < 3 else way - 3
        while steps > 0:
            steps -= 1
            cell = AROUND[6 * cell + way]
            self._lengthen(cell, back, more)

    def _lengthen(self, cell: i64, way: i64, more: i64) -> None:
        self.reach[6 * cell + way] = u8(i64(self.reach[6 * cell + way]) + more)
        self.moves[cell] = u8(i64(self.moves[cell]) + more)

    def _open_site(self, cell: i64) -> None:
        """Update a cell that has just got one more plot as its neighbour."""
        if i64(self.grown[cell]) & LISTED == 0 and self.takes_plot(cell):
            self.grown[cell] = LISTED
            _insert(self.sites, self.open_sites, cell)
            self.open_sites += 1

    def _close_site(self, cell: i64) -> None:
        self.grown[cell] = 0
        self.open_sites -= 1
        _remove(self.sites, self.open_sites, cell)

    # --- water -------------------------------------------------------------------------------------------------------

    def is_connected(self, edge: i64) -> bool:
        """Whether one end of this edge touches the pond or a channel."""
        i = 8 * edge + 2
        return self._brings_water(i) or self._brings_water(i + 3)

    def _brings_water(self, i: i64) -> bool:
        edges = self.edge
        return CORNERS[i] == POND or i64(edges[CORNERS[i + 1]]) == WATERED or i64(edges[CORNERS[i + 2]]) == WATERED

    def _open_way(self, edge: i64) -> None:
        """List an edge if a channel may be placed on it now."""
        if edge == EDGES or i64(self.edge[edge]) != 0 or not self.is_between_plots(edge) or not self.is_connected(edge):
            return
        self.edge[edge] = LISTED
        _insert(self.ways, self.open_ways, edge)
        self.open_ways += 1

    def is_between_plots(self, edge: i64) -> bool:
        return self.is_plot(CORNERS[8 * edge]) and self.is_plot(CORNERS[8 * edge + 1])

    def water(self, edge: i64) -> i64:
        """Place a channel; return the plot it irrigates for the first time, or NO_TILE."""
        self.open_ways -= 1
        _remove(self.ways, self.open_ways, edge)
        self.edge[edge] = WATERED
        i = 8 * edge
        self._open_way(CORNERS[i + 3])
        self._open_way(CORNERS[i + 4])
        self._open_way(CORNERS[i + 6])
        self._open_way(CORNERS[i + 7])
        first = self.dry_end(edge)
        if first != NO_TILE:
            self._irrigate(first)
        return first

    def is_dry(self, cell: i64) -> bool:
        return self.is_plot(cell) and not self.is_irrigated(cell)

    def dry_end(self, edge: i64) -> i64:
        """The plot that a channel on this edge irrigates for the first time, or NO_TILE."""
        if self.is_dry(CORNERS[8 * edge]):
            return CORNERS[8 * edge]
        return CORNERS[8 * edge + 1] if self.is_dry(CORNERS[8 * edge + 1]) else i64(NO_TILE)

    def improve(self, cell: i64, improvement: i64) -> bool:
        """Add an improvement; return whether it irrigates the plot for the first time."""
        self.bare -= 1
        self.tile[cell] = u8(i64(self.tile[cell]) + improvement)
        self.grown[cell] = u8(i64(self.grown[cell]) | BY_CHIP)
        if improvement != WATERSHED or self.is_irrigated(cell):
            return False
        self._irrigate(cell)
        return True

    def _irrigate(self, cell: i64) -> None:
        """Irrigate a plot, for good. Only this can fulfil plot objectives, and only around this plot."""
        self.grown[cell] = u8(i64(self.grown[cell]) | IRRIGATED)
        self._find_shapes(cell)

    def _find_shapes(self, cell: i64) -> None:
        colour = self.colour(cell)
        same: i64 = self._irrigated_near(cell, colour)
        if same & 63 == 0:  # in every shape each plot touches one of its own colour
            return
        shape: i64 = 0
        while shape < 4:
            card = FIRST_PLOT_CARD + 4 * colour + shape
            if self.shapes & BIT[card] == 0 and holds(PLAIN_MASKS[shape], same):
                self.shapes |= BIT[card]
            shape += 1
        other: i64 = 0
        while other < 3:
            if other != colour:
                card = MIXED_CARD[3 * colour + other]
                if self.shapes & BIT[card] == 0 and holds_mixed(same, self._irrigated_near(cell, other)):
                    self.shapes |= BIT[card]
            other += 1

    def _irrigated_near(self, cell: i64, colour: i64) -> i64:
        """Bitmask of the irrigated plots of a colour within two steps."""
        tile = self.tile
        grown = self.grown
        found: i64 = 0
        bit: i64 = 1
        i = NEARS * cell
        end = i + NEARS
        while i < end:
            near = NEAR_TO[i]
            if i64(grown[near]) & IRRIGATED and (i64(tile[near]) - 1) >> 2 == colour:
                found |= bit
            bit <<= 1
            i += 1
        return found

    # --- bamboo ------------------------------------------------------------------------------------------------------

    def grow(self, cell: i64, more: i64) -> None:
        """Add sections; `growth` gives the number allowed."""
        grown: i64 = i64(self.grown[cell])
        before = grown & HEIGHT
        after = before + more
        self.grown[cell] = u8(grown + more)
        if before >= 3:
            self._count(cell, before, -1)
        if after >= 3:
            self._count(cell, after, 1)
        if before == 0 or after == 0:
            self._count_bare(cell, before - after)

    def eat(self, cell: i64) -> bool:
        """The panda eats a section, if it can."""
        if not self.feeds_panda(cell):
            return False
        self.grow(cell, -1)
        return True

    def _count(self, cell: i64, height: i64, change: i64) -> None:
        which = self.kind(cell)
        if height < TALLEST:
            which = FOURS + (which >> 2)
        self.tall[which] += change
        card = BIT[COLUMN_CARD[which]]
        if self.tall[which] >= COLUMNS_ASKED[which]:
            self.columns |= card
        else:
            self.columns &= ~card

    def _count_bare(self, cell: i64, change: i64) -> None:
        """Update the number of plots that take a chip: they have neither bamboo nor an improvement."""
        if self.improvement(cell) == PLAIN:
            self.bare += 1 if change > 0 else -1


# As in core.ordered, but in this library: a call across libraries costs 3% of a playout.
def _insert(places: vec[i16], count: i64, place: i64) -> None:
    """Insert into a sorted list: sorted, it does not reveal how the garden came about."""
    while count > 0 and i64(places[count - 1]) > place:
        places[count] = places[count - 1]
        count -= 1
    places[count] = i16(place)


def _remove(places: vec[i16], left: i64, place: i64) -> None:
    """Remove a place from a sorted list, leaving `left` entries."""
    i: i64 = 0
    while i64(places[i]) != place:
        i += 1
    while i < left:
        places[i] = places[i + 1]
        i += 1


def sections_with(improvement: i64) -> i64:
    """The number of sections that grow at once: two with a fertilizer, otherwise one."""
    return 2 if improvement == FERTILIZER else 1


def new_garden() -> Garden:
    """The pond and nothing else."""
    return JUST_THE_POND.copy()


def _just_the_pond() -> Garden:
    garden = Garden(NO_TILES[:], NO_TILES[:], NO_EDGES[:], NO_ORDER[:], NO_SITES[:], NO_SITES[:], NO_REACH[:], NO_TILES[:], NO_TALL[:])
    garden.tile[POND] = POND_TILE
    for way in range(6):
        garden._open_site(AROUND[6 * POND + way])
    return garden


JUST_THE_POND: Final[Garden] = _just_the_pond()
