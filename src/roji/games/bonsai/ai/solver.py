"""Exact solver for a player's last turn: nothing is hidden any more, so every way to play it can be searched.

Wood is tried before leaves, leaves before flowers, flowers before fruits, and cells of the same tile in ascending order: wood needs only
wood, a leaf only wood, flowers and fruits only leaves, so no result is lost. Branches whose bound does not exceed the best result are
pruned.
"""

from typing import Final

from mypy_extensions import i64

from roji.core.luck import Luck
from roji.core.state import Solved
from roji.games.bonsai import scoring
from roji.games.bonsai.actions import GROW, MEDITATE
from roji.games.bonsai.ai import policy
from roji.games.bonsai.components import ANY, FLOWER, FRUIT, KINDS, LEAF, PER_FLOWER, PER_FRUIT, PER_LEAF, PER_WOOD, WOOD
from roji.games.bonsai.goals import BLUE, BROWN, COLOUR_COUNT, GREEN, NEED, ORANGE, POINTS, has_colour
from roji.games.bonsai.state import DISCARDING, NOT_YET, OVER, BonsaiTable, Player
from roji.games.bonsai.tree import CELLS, FRUIT_POINTS, LEAF_POINTS

FREE_SIDES: Final = 5  # of a flower, because it touches a leaf
WON: Final = 1000  # solo: any win beats any number of points
FIRST_TRIES: Final = 8  # turns played by the quick policy for a first lower bound


def solve(table: BonsaiTable, seat: int, most: int) -> Solved | None:
    """The most points; solo, a win first. None before this seat's last turn, or if there are too many positions."""
    if table.phase == OVER:
        return Solved(float(scoring.total(table, table.players[seat])), True, [], {}, 0)
    if table.seat != seat or table.final == NOT_YET:
        return None
    finale = Finale(table, most)
    finale.try_quickly(table)
    finale.follow(table, [], -1)
    if finale.positions > most:
        return None
    return Solved(float(finale.best % WON), True, finale.line, {}, int(finale.positions))


class Finale:
    """Branch and bound over the ways to play a last turn."""

    seat: i64
    turn: i64
    most: i64
    positions: i64
    best: i64  # points, plus WON for a solo win
    line: list[int]
    seen: set[tuple[int, ...]]  # sets of wood already tried in another order

    def __init__(self, table: BonsaiTable, most: i64) -> None:
        self.seat = table.seat
        self.turn = table.turns
        self.most = most
        self.positions = 0
        self.best = -1
        self.line = []
        self.seen = set()

    def try_quickly(self, table: BonsaiTable) -> None:
        """Set a first lower bound, one below what the policy reached: an equal line is to be found again, in the search's order."""
        luck = Luck(1)
        for _ in range(FIRST_TRIES):
            after = _copy(table)
            line: list[int] = []
            while not self._is_done(after):
                line.append(policy.quick(after, self.seat, luck))
                after.play(int(self.seat), line[-1])
            self._note(after, line)
        self.best -= 1

    def follow(self, table: BonsaiTable, line: list[int], last: i64) -> None:
        """Search every continuation; `last` is the code of the last tile grown by this action, or -1."""
        self.positions += 1
        if self.positions > self.most:
            return
        if self._is_done(table):
            self._note(table, line)
        elif not table.is_placing() or bound(table, last) > self.best:
            for code in self._choices(table, last):
                after = _copy(table)
                after.play(int(self.seat), code)
                grown = GROW <= code < MEDITATE
                if not (grown and _is_wood(code) and self._was_seen(line, code)):
                    self.follow(after, [*line, code], code if grown else -1)

    def _choices(self, table: BonsaiTable, last: i64) -> list[int]:
        """Legal actions in canonical order only. What is discarded in the last turn makes no difference."""
        codes = table.legal(int(self.seat))
        if table.phase == DISCARDING:
            return codes[:1]
        if last < 0 or _is_wood(last):
            return codes
        return [code for code in codes if code > last]

    def _was_seen(self, line: list[int], code: int) -> bool:
        key = tuple(sorted([*line, code]))
        if key in self.seen:
            return True
        self.seen.add(key)
        return False

    def _is_done(self, table: BonsaiTable) -> bool:
        return table.phase == OVER or table.turns != self.turn

    def _note(self, table: BonsaiTable, line: list[int]) -> None:
        reached = scoring.total(table, table.players[self.seat])
        if table.seats == 1 and scoring.missing(table) is None:
            reached += WON
        if reached > self.best:
            self.best = reached
            self.line = line


def _copy(table: BonsaiTable) -> BonsaiTable:
    twin = table.copy()
    assert isinstance(twin, BonsaiTable)
    return twin


def _is_wood(code: i64) -> bool:
    return code < GROW + CELLS * (WOOD + 1)


# --- what can still be had at most ---------------------------------------------------------------------------------------


def bound(table: BonsaiTable, last: i64) -> i64:
    """Upper bound on the points of every continuation."""
    player = table.players[table.seat]
    first: i64 = 0
    if last >= 0:
        first = (last - GROW) // CELLS
    points = scoring.points_with(player, player.trees) + _most_for_tiles(table, player, first) + _most_for_goals(table, player, first)
    return points + WON if table.seats == 1 and points >= table.target else points


def _usable(table: BonsaiTable, player: Player, tile: i64) -> i64:
    return min(player.supply[tile], table.budget[tile] + table.budget[ANY])


def _most_for_tiles(table: BonsaiTable, player: Player, first: i64) -> i64:
    """Symbols for a tile go to that tile, symbols for any tile to the one that pays most."""
    total: i64 = 0
    spare: i64 = 0
    tile = first
    while tile < KINDS:
        each = _most_for_tile(player, tile)
        fitting = min(player.supply[tile], table.budget[tile])
        total += each * fitting
        if player.supply[tile] > fitting and each > spare:
            spare = each
        tile += 1
    return total + spare * table.budget[ANY]


def _most_for_tile(player: Player, tile: i64) -> i64:
    if tile == WOOD:
        return 1 if player.owns(PER_WOOD) else 0
    if tile == LEAF:
        return LEAF_POINTS + 1 if player.owns(PER_LEAF) else LEAF_POINTS
    if tile == FLOWER:
        return FREE_SIDES + 2 if player.owns(PER_FLOWER) else FREE_SIDES
    return FRUIT_POINTS + 2 if player.owns(PER_FRUIT) else FRUIT_POINTS


def _most_for_goals(table: BonsaiTable, player: Player, first: i64) -> i64:
    """The best goal of each colour the player has none of, if enough tiles can still come."""
    total: i64 = 0
    colour: i64 = 0
    while colour < COLOUR_COUNT:
        if not has_colour(player.claimed, colour):
            total += _most_for_goal(table, player, colour, table.goals_left(player), first)
        colour += 1
    return total


def _most_for_goal(table: BonsaiTable, player: Player, colour: i64, free: i64, first: i64) -> i64:
    has = _most_of(table, player, colour, first)
    most: i64 = 0
    goal = 3 * colour + 1
    while goal <= 3 * colour + 3:
        if (free >> goal) & 1 and has >= NEED[goal] and POINTS[goal] > most:
            most = POINTS[goal]
        goal += 1
    return most


def _most_of(table: BonsaiTable, player: Player, colour: i64, first: i64) -> i64:
    """The most that the goals of a colour can count when this action is over."""
    tree = table.tended()
    if colour == BROWN:
        return tree.counts[WOOD] + (_usable(table, player, WOOD) if first == WOOD else 0)
    if colour == GREEN:
        return tree.counts[LEAF] + _usable(table, player, LEAF) if first <= LEAF else tree.group
    if colour == ORANGE:
        return tree.counts[FRUIT] + _usable(table, player, FRUIT)
    if colour == BLUE:
        return 3
    flowers = max(tree.left_flowers, tree.right_flowers)
    return flowers + _usable(table, player, FLOWER) if first <= FLOWER else flowers
