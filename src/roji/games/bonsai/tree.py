"""A bonsai: tiles on hexagons around a pot, and where the next ones may grow.

The board marks, for every empty cell, which tiles may grow there. These cells are also kept in three lists, so that choosing one needs no
search: one for wood and leaves, which grow in the same places, one for flowers, one for fruits.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from roji.core.hexes import Hexes
from roji.games.bonsai.components import FLOWER, FRUIT, KINDS, LEAF, WOOD

REACH: Final = 20  # largest distance of a tile from the bud
CELLS: Final = 1261
HEXES: Final = Hexes(REACH)

EMPTY: Final = 0
POT: Final = 5  # also every cell out of range
CONTENT: Final = 7  # mask of a cell's content: tile + 1, EMPTY or POT
MARKED: Final = 64  # flag for a tile already visited by a walk, or fallen

BESIDE_WOOD: Final = 0  # cells for wood and leaves
BESIDE_LEAF: Final = 1  # cells for flowers
BETWEEN_LEAVES: Final = 2  # cells for fruits
PLACES: Final = 3
OPEN_TO_WOOD: Final = 8  # flags of an open cell on the board: open to wood and leaves
OPEN_TO_FLOWER: Final = 16
OPEN_TO_FRUIT: Final = 32
OPEN: Final[vec[i64]] = vec[i64]([OPEN_TO_WOOD, OPEN_TO_FLOWER, OPEN_TO_FRUIT])
PLACE_FOR: Final[vec[i64]] = vec[i64]([BESIDE_WOOD, BESIDE_WOOD, BESIDE_LEAF, BETWEEN_LEAVES])
MARK_FOR: Final[vec[i64]] = vec[i64]([OPEN_TO_WOOD, OPEN_TO_WOOD, OPEN_TO_FLOWER, OPEN_TO_FRUIT])

MOST_OPEN: Final = 384  # capacity of a list of cells; no game reaches it
MOST_TILES: Final = 160

POT_ROWS: Final = ((0, -2, 3), (1, -2, 2), (2, -2, 1))  # row, first and last q; includes the bud
POT_CELLS: Final = [(q, r) for r, low, high in POT_ROWS for q in range(low, high + 1) if (q, r) != (0, 0)]
BUD: Final = HEXES.at(0, 0)

LEFT: Final = -1
RIGHT: Final = 1  # the side of the gold crack
LEAF_POINTS: Final = 3
FRUIT_POINTS: Final = 7


def side_of(q: int, r: int) -> int:
    """The side on which a tile here protrudes from the pot, if any: half a tile is enough."""
    half_widths = 2 * q + r - 1
    if half_widths >= 5:
        return RIGHT
    return LEFT if half_widths <= -5 else 0


def is_below(r: int) -> bool:
    """Whether a cell is at or below the row of the pot's feet."""
    return r >= 2


def _bare_board() -> vec[u8]:
    board = vec[u8]([0] * (CELLS + 1))
    board[CELLS] = POT
    for q, r in POT_CELLS:
        board[HEXES.at(q, r)] = POT
    return board


AROUND: Final[vec[i64]] = HEXES.around()
SIDE: Final[vec[i64]] = vec[i64]([side_of(q, r) for q, r in HEXES.cells])
BELOW: Final[vec[i64]] = vec[i64]([1 if is_below(r) else 0 for q, r in HEXES.cells])
BARE_BOARD: Final[vec[u8]] = _bare_board()
NO_SITES: Final[vec[i16]] = vec[i16]([0] * (PLACES * MOST_OPEN))
NO_COUNTS: Final[vec[i64]] = vec[i64]([0] * (KINDS + PLACES))
NO_ORDER: Final[vec[i16]] = vec[i16]([0] * MOST_TILES)
GROUP: Final[vec[i64]] = vec[i64]([0] * MOST_TILES)  # scratch space for walking a group of leaves or wood
FALLEN: Final[vec[i64]] = vec[i64]([0] * MOST_TILES)  # scratch space for tiles that fall together


class Tree:
    """One bonsai, the bud included."""

    board: vec[u8]  # the content of every cell, or what may grow there
    sites: vec[i16]  # open cells, list after list
    counts: vec[i64]  # number of each tile, then of cells in each list
    order: vec[i16]  # cells of the tiles in order of growth
    size: i64  # number of tiles
    flower_points: i64  # sides of flowers that touch no tile
    group: i64  # size of the largest group of leaves
    left: i64  # tiles that protrude on the left
    right: i64
    left_flowers: i64
    right_flowers: i64
    left_below: i64  # of these, tiles below the pot
    right_below: i64
    pruned: i64  # number of prunings: between two of them a bonsai only grows

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
        """Whether this cell touches two adjacent leaves."""
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

    def supports(self, tile: i64, cell: i64) -> bool:
        """Whether a tile on this cell touches what it needs."""
        if tile == FRUIT:
            return self.is_between_leaves(cell)
        return self.touches(LEAF if tile == FLOWER else WOOD, cell)

    def takes(self, tile: i64, cell: i64) -> bool:
        """Whether this tile may grow here."""
        return i64(self.board[cell]) & MARK_FOR[tile] != 0

    def opens_for(self, tile: i64) -> i64:
        """Number of cells on which this tile may grow."""
        return self.counts[KINDS + PLACE_FOR[tile]]

    def open_cell(self, tile: i64, nth: i64) -> i64:
        return i64(self.sites[MOST_OPEN * PLACE_FOR[tile] + nth])

    def is_stuck(self) -> bool:
        """Whether wood cannot grow anywhere."""
        return self.counts[KINDS + BESIDE_WOOD] == 0

    def points(self) -> i64:
        return LEAF_POINTS * self.counts[LEAF] + self.flower_points + FRUIT_POINTS * self.counts[FRUIT]

    def tiles(self) -> list[tuple[int, int]]:
        """Every tile and its cell in order of growth, the bud first."""
        cells = [i64(self.order[i]) for i in range(self.size)]
        return [(int(self.tile_at(cell)), int(cell)) for cell in cells]

    # --- growing -----------------------------------------------------------------------------------------------------

    def grow(self, tile: i64, cell: i64) -> None:
        """Put a tile on a cell where it may grow; not checked here."""
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
        """Update what may grow on an empty cell after a tile has been placed beside it."""
        if tile == WOOD:
            if content & OPEN_TO_WOOD == 0:
                self._open(BESIDE_WOOD, cell)
        elif tile == LEAF:
            if content & OPEN_TO_FLOWER == 0:
                self._open(BESIDE_LEAF, cell)
            elif content & OPEN_TO_FRUIT == 0 and self.is_between_leaves(cell) and not self.touches(FRUIT, cell):
                self._open(BETWEEN_LEAVES, cell)
        elif tile == FRUIT and content & OPEN_TO_FRUIT:
            self._close(BETWEEN_LEAVES, cell)

    def _open(self, place: i64, cell: i64) -> None:
        counts = self.counts
        self.board[cell] = u8(i64(self.board[cell]) | OPEN[place])
        self.sites[MOST_OPEN * place + counts[KINDS + place]] = i16(cell)
        counts[KINDS + place] += 1

    def _close(self, place: i64, cell: i64) -> None:
        """Remove a cell from its list; the last one fills the gap."""
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
        if content & OPEN_TO_WOOD:
            self._close(BESIDE_WOOD, cell)
        if content & OPEN_TO_FLOWER:
            self._close(BESIDE_LEAF, cell)
        if content & OPEN_TO_FRUIT:
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
        """Update the largest group of leaves."""
        reached = self._mark_group(cell)
        self._unmark(GROUP, reached)
        if reached > self.group:
            self.group = reached

    def _mark_group(self, cell: i64) -> i64:
        """Mark a tile and the group of its kind it belongs to; return the group's size."""
        board = self.board
        content: i64 = i64(board[cell])
        marked = u8(content | MARKED)
        GROUP[0] = cell
        board[cell] = marked
        reached: i64 = 1
        looked: i64 = 0
        while looked < reached:
            i = 6 * GROUP[looked]
            end = i + 6
            while i < end:
                other = AROUND[i]
                if i64(board[other]) == content:
                    board[other] = marked
                    GROUP[reached] = other
                    reached += 1
                i += 1
            looked += 1
        return reached

    def _unmark(self, cells: vec[i64], count: i64) -> None:
        board = self.board
        while count > 0:
            count -= 1
            board[cells[count]] = u8(i64(board[cells[count]]) & CONTENT)

    # --- pruning -----------------------------------------------------------------------------------------------------

    def falls_with(self, cell: i64) -> list[int]:
        """The tile on a cell and everything that cannot stand without it, in ascending order."""
        return sorted([int(FALLEN[i]) for i in range(self.falls(cell, self.size))])

    def falls(self, cell: i64, most: i64) -> i64:
        """Number of tiles that fall with the one on a cell, itself included; counting stops beyond `most`."""
        fallen = self._fell_unheld(self._fell(cell, 0), most)
        if fallen <= most and self.tile_at(cell) == WOOD and self._joins_wood(cell):
            fallen = self._fell_unheld(self._fell_cut_off(fallen), most)
        self._unmark(FALLEN, fallen)
        return fallen

    def _fell(self, cell: i64, fallen: i64) -> i64:
        """Mark one more tile as fallen; return the number of fallen tiles."""
        self.board[cell] = u8(i64(self.board[cell]) | MARKED)
        FALLEN[fallen] = cell
        return fallen + 1

    def _fell_unheld(self, fallen: i64, most: i64) -> i64:
        """Fell the neighbours of fallen tiles that have lost their hold, until more than `most` have fallen; return how many have."""
        looked: i64 = 0
        while looked < fallen and fallen <= most:
            i = 6 * FALLEN[looked]
            end = i + 6
            while i < end:
                if not self._is_held(AROUND[i]):
                    fallen = self._fell(AROUND[i], fallen)
                i += 1
            looked += 1
        return fallen

    def _is_held(self, cell: i64) -> bool:
        """Whether a tile still touches what holds it. Wood is checked elsewhere, since it must lead to the bud."""
        content: i64 = i64(self.board[cell])
        return not LEAF < content <= FRUIT + 1 or self.supports(content - 1, cell)

    def _joins_wood(self, cell: i64) -> bool:
        """Whether this cell touches wood in two or more places that are not joined around it."""
        board = self.board
        i = 6 * cell
        before = i64(board[AROUND[i + 5]]) == WOOD + 1
        parts: i64 = 0
        end = i + 6
        while i < end:
            now = i64(board[AROUND[i]]) == WOOD + 1
            if now and not before:
                parts += 1
            before = now
            i += 1
        return parts > 1

    def _fell_cut_off(self, fallen: i64) -> i64:
        """Fell the wood cut off from the bud; return the number of fallen tiles."""
        reached = self._mark_group(BUD)
        i: i64 = 0
        while i < self.size:
            cell: i64 = i64(self.order[i])
            if i64(self.board[cell]) == WOOD + 1:
                fallen = self._fell(cell, fallen)
            i += 1
        self._unmark(GROUP, reached)
        return fallen

    def makes_room(self, cell: i64) -> bool:
        """Whether removing this cell's tile makes room for wood: some of the wood around it stays."""
        tile = self.tile_at(cell)
        return tile >= 0 and cell != BUD and self.touches(WOOD, cell)

    def fewest_to_remove(self) -> i64:
        """The least number of tiles to remove from a bonsai on which wood cannot grow."""
        fewest: i64 = self.size
        i = self.size  # latest first: on most of these nothing has grown yet
        while i > 0 and fewest > 1:
            i -= 1
            cell: i64 = i64(self.order[i])
            if self.makes_room(cell):
                falling = self.falls(cell, fewest)
                if falling < fewest:
                    fewest = falling
        return fewest

    def may_go(self, cell: i64, fewest: i64) -> bool:
        """Whether removing this tile fells only the fewest possible, on a bonsai on which wood cannot grow."""
        return self.makes_room(cell) and self.falls(cell, fewest) == fewest

    def removals(self) -> list[int]:
        """The tiles whose removal makes room for wood and fells the fewest others, in ascending order; none if wood can grow.

        Every smallest set is one tile beside wood and everything that cannot stand without it: of the cells freed, one lies beside wood
        that stays, and once its tile is gone nothing else has to go.
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
        """The bonsai that grows from the same tiles, except these."""
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
