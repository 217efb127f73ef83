"""A bonsai: tiles on hexagons around a pot, and where the next ones may grow.

The board keeps, for every empty cell, which tiles may grow there. These cells are also kept in three lists, so that
choosing among them needs no search: one for wood and leaves, which grow in the same places, one for flowers, one for fruits.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from roji.core.hexes import Hexes
from roji.games.bonsai.components import FLOWER, FRUIT, KINDS, LEAF, WOOD

REACH: Final = 20  # tiles grow within so many steps of the bud
CELLS: Final = 1261
HEXES: Final = Hexes(REACH)

EMPTY: Final = 0
POT: Final = 5  # and what lies beyond the last cells
CONTENT: Final = 7  # the part of the board's number that says what is there: a tile + 1, EMPTY or POT
VISITED: Final = 64

BESIDE_WOOD: Final = 0  # cells for wood and leaves
BESIDE_LEAF: Final = 1  # cells for flowers
BETWEEN_LEAVES: Final = 2  # cells for fruits
PLACES: Final = 3
OPEN: Final[vec[i64]] = vec[i64]([8, 16, 32])  # the mark of an open cell on the board
PLACE_FOR: Final[vec[i64]] = vec[i64]([BESIDE_WOOD, BESIDE_WOOD, BESIDE_LEAF, BETWEEN_LEAVES])
MARK_FOR: Final[vec[i64]] = vec[i64]([8, 8, 16, 32])

MOST_OPEN: Final = 384  # cells in one list; no game has so many tiles
MOST_TILES: Final = 160

POT_ROWS: Final = ((0, -2, 3), (1, -2, 2), (2, -2, 1))  # row, first and last q; the bud is among them
POT_CELLS: Final = [(q, r) for r, low, high in POT_ROWS for q in range(low, high + 1) if (q, r) != (0, 0)]
BUD: Final = HEXES.at(0, 0)

LEFT: Final = -1
RIGHT: Final = 1  # the side of the gold crack
LEAF_POINTS: Final = 3
FRUIT_POINTS: Final = 7


def side_of(q: int, r: int) -> int:
    """On which side a tile there protrudes from the pot, if on any: half a tile is enough."""
    half_widths = 2 * q + r - 1
    if half_widths >= 5:
        return RIGHT
    return LEFT if half_widths <= -5 else 0


def is_below(r: int) -> bool:
    """From the row of the pot's feet downwards."""
    return r >= 2


def _around() -> vec[i64]:
    """The six neighbours of every cell in rotation order; all that lies outside is the one cell CELLS."""
    return vec[i64]([CELLS if cell < 0 else cell for cell in HEXES.neighbours] + [CELLS] * 6)


def _bare_board() -> vec[u8]:
    board = vec[u8]([0] * (CELLS + 1))
    board[CELLS] = POT
    for q, r in POT_CELLS:
        board[HEXES.at(q, r)] = POT
    return board


AROUND: Final[vec[i64]] = _around()
SIDE: Final[vec[i64]] = vec[i64]([side_of(q, r) for q, r in HEXES.cells])
BELOW: Final[vec[i64]] = vec[i64]([1 if is_below(r) else 0 for q, r in HEXES.cells])
BARE_BOARD: Final[vec[u8]] = _bare_board()
NO_SITES: Final[vec[i16]] = vec[i16]([0] * (PLACES * MOST_OPEN))
NO_COUNTS: Final[vec[i64]] = vec[i64]([0] * (KINDS + PLACES))
NO_ORDER: Final[vec[i16]] = vec[i16]([0] * MOST_TILES)
QUEUE: Final[vec[i64]] = vec[i64]([0] * MOST_TILES)  # room to walk through a group of leaves or wood
STANDING: Final[vec[u8]] = vec[u8]([0] * (CELLS + 1))  # room to mark tiles that hold


class Tree:
    """One bonsai, the bud included."""

    board: vec[u8]  # what is on every cell, or what may grow there
    sites: vec[i16]  # the open cells, list after list
    counts: vec[i64]  # of each tile, then of each list of open cells
    order: vec[i16]  # the cells of the tiles in the order in which they grew
    size: i64  # how many
    flower_points: i64  # sides of flowers that touch no tile
    group: i64  # leaves in the largest group
    left: i64  # tiles that protrude on the left
    right: i64
    left_flowers: i64
    right_flowers: i64
    left_below: i64  # tiles that protrude on the left and are below the pot
    right_below: i64
    pruned: i64  # how often tiles were removed: until then a bonsai only grows

    def __init__(self, board: vec[u8], sites: vec[i16], counts: vec[i64], order: vec[i16]) -> None:
        self.board = board
        self.sites = sites
        self.counts = counts
        self.order = order
        self.size = 0
        self.flower_points = 0
        self.group = 0
        self.left = 0
        self.right = 0
        self.left_flowers = 0
        self.right_flowers = 0
        self.left_below = 0
        self.right_below = 0
        self.pruned = 0

    def copy(self) -> "Tree":
        twin = Tree(self.board[:], self.sites[:], self.counts[:], self.order[:])
        twin.size = self.size
        twin.flower_points = self.flower_points
        twin.group = self.group
        twin.left = self.left
        twin.right = self.right
        twin.left_flowers = self.left_flowers
        twin.right_flowers = self.right_flowers
        twin.left_below = self.left_below
        twin.right_below = self.right_below
        twin.pruned = self.pruned
        return twin

    # --- what is there -----------------------------------------------------------------------------------------------

    def content(self, cell: i64) -> i64:
        return i64(self.board[cell]) & CONTENT

    def tile_at(self, cell: i64) -> i64:
        """The tile on a cell, or -1."""
        content = self.content(cell)
        return content - 1 if EMPTY < content < POT else -1

    def touches(self, tile: i64, cell: i64) -> bool:
        board = self.board
        i = 6 * cell
        end = i + 6
        while i < end:
            if i64(board[AROUND[i]]) == tile + 1:
                return True
            i += 1
        return False

    def is_between_leaves(self, cell: i64) -> bool:
        """Do two leaves touch this cell that touch each other?"""
        board = self.board
        i = 6 * cell
        before = i64(board[AROUND[i + 5]]) == LEAF + 1
        end = i + 6
        while i < end:
            now = i64(board[AROUND[i]]) == LEAF + 1
            if before and now:
                return True
            before = now
            i += 1
        return False

    def takes(self, tile: i64, cell: i64) -> bool:
        """May this tile grow there?"""
        return i64(self.board[cell]) & MARK_FOR[tile] != 0

    def opens_for(self, tile: i64) -> i64:
        """On how many cells this tile may grow."""
        return self.counts[KINDS + PLACE_FOR[tile]]

    def open_cell(self, tile: i64, nth: i64) -> i64:
        return i64(self.sites[MOST_OPEN * PLACE_FOR[tile] + nth])

    def is_stuck(self) -> bool:
        """Wood cannot grow anywhere."""
        return self.counts[KINDS + BESIDE_WOOD] == 0

    def points(self) -> i64:
        return LEAF_POINTS * self.counts[LEAF] + self.flower_points + FRUIT_POINTS * self.counts[FRUIT]

    def tiles(self) -> list[tuple[int, int]]:
        """Every tile and its cell in the order of growth, the bud first."""
        cells = [i64(self.order[i]) for i in range(self.size)]
        return [(int(self.tile_at(cell)), int(cell)) for cell in cells]

    # --- growing -----------------------------------------------------------------------------------------------------

    def grow(self, tile: i64, cell: i64) -> None:
        """Put a tile on a cell; trusts its caller that it may grow there."""
        board = self.board
        self._close_all(cell)
        board[cell] = u8(tile + 1)
        self.counts[tile] += 1
        self.order[self.size] = i16(cell)
        self.size += 1
        free: i64 = 6
        i = 6 * cell
        end = i + 6
        while i < end:
            other = AROUND[i]
            content = i64(board[other])
            if content & CONTENT == EMPTY:
                self._change(tile, other, content)
            elif content < POT:
                free -= 1
                if content == FLOWER + 1:
                    self.flower_points -= 1
            i += 1
        if tile == FLOWER:
            self.flower_points += free
        elif tile == LEAF:
            self._join(cell)
        if SIDE[cell]:
            self._protrude(tile, cell)

    def _change(self, tile: i64, cell: i64, content: i64) -> None:
        """What may grow on an empty cell when a tile has come to stand beside it."""
        if tile == WOOD:
            if content & 8 == 0:
                self._open(BESIDE_WOOD, cell)
        elif tile == LEAF:
            if content & 16 == 0:
                self._open(BESIDE_LEAF, cell)
            elif content & 32 == 0 and self.is_between_leaves(cell) and not self.touches(FRUIT, cell):
                self._open(BETWEEN_LEAVES, cell)
        elif tile == FRUIT and content & 32:
            self._close(BETWEEN_LEAVES, cell)

    def _open(self, place: i64, cell: i64) -> None:
        counts = self.counts
        self.board[cell] = u8(i64(self.board[cell]) | OPEN[place])
        self.sites[MOST_OPEN * place + counts[KINDS + place]] = i16(cell)
        counts[KINDS + place] += 1

    def _close(self, place: i64, cell: i64) -> None:
        """A cell leaves its list; the last one fills its place."""
        sites = self.sites
        self.board[cell] = u8(i64(self.board[cell]) & ~OPEN[place])
        self.counts[KINDS + place] -= 1
        i = MOST_OPEN * place
        last = i + self.counts[KINDS + place]
        while i64(sites[i]) != cell:
            i += 1
        sites[i] = sites[last]

    def _close_all(self, cell: i64) -> None:
        content = i64(self.board[cell])
        if content & 8:
            self._close(BESIDE_WOOD, cell)
        if content & 16:
            self._close(BESIDE_LEAF, cell)
        if content & 32:
            self._close(BETWEEN_LEAVES, cell)

    def _protrude(self, tile: i64, cell: i64) -> None:
        flower: i64 = 1 if tile == FLOWER else 0
        if SIDE[cell] == LEFT:
            self.left += 1
            self.left_below += BELOW[cell]
            self.left_flowers += flower
        else:
            self.right += 1
            self.right_below += BELOW[cell]
            self.right_flowers += flower

    def _join(self, cell: i64) -> None:
        """A new leaf may be part of the largest group now."""
        board = self.board
        QUEUE[0] = cell
        board[cell] = VISITED
        reached: i64 = 1
        looked: i64 = 0
        while looked < reached:
            i = 6 * QUEUE[looked]
            end = i + 6
            while i < end:
                other = AROUND[i]
                if i64(board[other]) == LEAF + 1:
                    board[other] = VISITED
                    QUEUE[reached] = other
                    reached += 1
                i += 1
            looked += 1
        while looked > 0:
            looked -= 1
            board[QUEUE[looked]] = LEAF + 1
        if reached > self.group:
            self.group = reached

    # --- pruning -----------------------------------------------------------------------------------------------------

    def falls_with(self, cell: i64) -> list[int]:
        """The tile on a cell and all that cannot stand without it, ascending."""
        self._stand_without(cell)
        cells = [int(self.order[i]) for i in range(self.size)]
        return sorted([other for other in cells if STANDING[other] == 0])

    def falls(self, cell: i64) -> i64:
        """How many tiles fall with the one on a cell, itself included."""
        tile = self.tile_at(cell)
        return 1 if tile in (FLOWER, FRUIT) else self.size - self._stand_without(cell)

    def _stand_without(self, cell: i64) -> i64:
        """Mark every tile that could stand if the one on this cell were gone; how many."""
        i: i64 = 0
        while i < self.size:
            STANDING[i64(self.order[i])] = 0
            i += 1
        standing = self._stand_from_bud(cell)
        tile: i64 = LEAF
        while tile < KINDS:
            i = 0
            while i < self.size:
                other: i64 = i64(self.order[i])
                if other != cell and self.tile_at(other) == tile and self._is_held(tile, other):
                    STANDING[other] = 1
                    standing += 1
                i += 1
            tile += 1
        return standing

    def _stand_from_bud(self, cell: i64) -> i64:
        """Mark the wood that is connected with the bud by wood on other cells than this one; how many."""
        QUEUE[0] = BUD
        STANDING[BUD] = 1
        reached: i64 = 1
        looked: i64 = 0
        while looked < reached:
            i = 6 * QUEUE[looked]
            end = i + 6
            while i < end:
                other = AROUND[i]
                if other != cell and i64(self.board[other]) == WOOD + 1 and STANDING[other] == 0:
                    STANDING[other] = 1
                    QUEUE[reached] = other
                    reached += 1
                i += 1
            looked += 1
        return reached

    def _is_held(self, tile: i64, cell: i64) -> bool:
        """Does what stands around a cell hold this tile, which is not wood?"""
        holder: i64 = WOOD + 1 if tile == LEAF else LEAF + 1
        i = 6 * cell
        before = self._holds(holder, AROUND[i + 5])
        end = i + 6
        while i < end:
            now = self._holds(holder, AROUND[i])
            if now and (before or tile != FRUIT):
                return True
            before = now
            i += 1
        return False

    def _holds(self, content: i64, cell: i64) -> bool:
        return i64(self.board[cell]) == content and STANDING[cell] == 1

    def makes_room(self, cell: i64) -> bool:
        """Would there be room for wood on this cell if its tile were gone? Of the wood around it some stays."""
        tile = self.tile_at(cell)
        return tile >= 0 and cell != BUD and self.touches(WOOD, cell)

    def fewest_to_remove(self) -> i64:
        """How many tiles must go at least from a bonsai on which wood cannot grow."""
        fewest: i64 = self.size
        i: i64 = 0
        while i < self.size and fewest > 1:
            cell: i64 = i64(self.order[i])
            if self.makes_room(cell):
                fewest = min(fewest, self.falls(cell))
            i += 1
        return fewest

    def may_go(self, cell: i64, fewest: i64) -> bool:
        """May this tile be removed from a bonsai on which wood cannot grow, and of which so few tiles must go?"""
        return self.makes_room(cell) and self.falls(cell) == fewest

    def removals(self) -> list[int]:
        """The tiles that make room for wood and take the fewest others down with them, ascending; none if wood can grow.

        Every smallest set of tiles is one tile beside wood and all that cannot stand without it: of the cells that
        become free, one lies beside wood that stays, and without its tile nothing else has to go.
        """
        found: list[int] = []
        if not self.is_stuck():
            return found
        fewest = self.fewest_to_remove()
        i: i64 = 0
        while i < self.size:
            if self.may_go(i64(self.order[i]), fewest):
                found.append(int(self.order[i]))
            i += 1
        found.sort()
        return found

    def without(self, cells: list[int]) -> "Tree":
        """The bonsai that grows from the same tiles but these."""
        rest = _bare_tree()
        i: i64 = 0
        while i < self.size:
            cell: i64 = i64(self.order[i])
            if int(cell) not in cells:
                rest.grow(self.tile_at(cell), cell)
            i += 1
        rest.pruned = self.pruned + 1
        return rest


def new_tree() -> Tree:
    """A pot with its bud."""
    return JUST_THE_BUD.copy()


def _bare_tree() -> Tree:
    """A pot with nothing in it."""
    return Tree(BARE_BOARD[:], NO_SITES[:], NO_COUNTS[:], NO_ORDER[:])


def tree_of(tiles: list[tuple[int, int]]) -> Tree:
    """A bonsai with these tiles, the bud first."""
    tree = _bare_tree()
    for tile, cell in tiles:
        tree.grow(tile, cell)
    return tree


JUST_THE_BUD: Final[Tree] = tree_of([(WOOD, BUD)])


def without_lonely(tree: Tree) -> Tree:
    """The bonsai without every fruit that touches no flower and every flower that touches no fruit."""
    lonely = [cell for tile, cell in tree.tiles() if tile == FRUIT and not tree.touches(FLOWER, cell)]
    lonely += [cell for tile, cell in tree.tiles() if tile == FLOWER and not tree.touches(FRUIT, cell)]
    return tree.without(lonely)
