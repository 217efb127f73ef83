"""What a seat may know of a Bonsai table, as numbers in a row: the parts are named in planes.py. All is public but the deck's order."""

from typing import Final

from mypy_extensions import i64

from roji.core.canvas import Canvas, counted
from roji.games.bonsai.actions import SLOTS
from roji.games.bonsai.cards import ANY, CARDS, FLOWER, FRUIT, GROWTH_OF, KINDS, LEAF, WOOD, count
from roji.games.bonsai.goals import points_of
from roji.games.bonsai.grid import CELLS, GOALS
from roji.games.bonsai.planes import PLANES
from roji.games.bonsai.points import parchment_points
from roji.games.bonsai.state import NOT_YET, Player, Table
from roji.games.bonsai.tree import CONTENT, Tree

PHASE: Final[i64] = PLANES.starts["phase"]
PLAYERS: Final[i64] = PLANES.starts["players"]
ACTS: Final[i64] = PLANES.starts["acts"]
FIRST: Final[i64] = PLANES.starts["first"]
TURN: Final[i64] = PLANES.starts["turn"]
REFILL: Final[i64] = PLANES.starts["refill"]
SCENARIO: Final[i64] = PLANES.starts["scenario"]
TARGET: Final[i64] = PLANES.starts["target"]
TENDS: Final[i64] = PLANES.starts["tends"]
IN_SLOTS: Final[i64] = PLANES.starts["slots"]
DECK: Final[i64] = PLANES.starts["deck"]
DECK_LEFT: Final[i64] = PLANES.starts["deck_left"]
DISCARDED: Final[i64] = PLANES.starts["discarded"]
USING: Final[i64] = PLANES.starts["using"]
VACATED: Final[i64] = PLANES.starts["vacated"]
BUDGET: Final[i64] = PLANES.starts["budget"]
PLACED: Final[i64] = PLANES.starts["placed"]
IN_PLAY: Final[i64] = PLANES.starts["goals"]
UNDECIDED: Final[i64] = PLANES.starts["undecided"]
CLAIMED: Final[i64] = PLANES.starts["claimed"]
RENOUNCED: Final[i64] = PLANES.starts["renounced"]
PASSED: Final[i64] = PLANES.starts["passed"]
ENDING: Final[i64] = PLANES.starts["ending"]
LAST_TURNS: Final[i64] = PLANES.starts["last_turns"]
TAKEN: Final[i64] = PLANES.starts["cards"]
SUPPLY: Final[i64] = PLANES.starts["supply"]
CAPACITY: Final[i64] = PLANES.starts["capacity"]
GROWTH: Final[i64] = PLANES.starts["growth"]
POINTS: Final[i64] = PLANES.starts["points"]
MEASURES: Final[i64] = PLANES.starts["measures"]
STUCK: Final[i64] = PLANES.starts["stuck"]
TREES: Final[i64] = PLANES.starts["trees"]

MEASURED: Final = 12  # numbers for each bonsai


def observe(table: Table, seat: i64, canvas: Canvas) -> None:
    """All that the seat may know. Players are counted from it on."""
    _agreed(table, canvas)
    _board(table, canvas)
    _turn(table, canvas)
    other: i64 = 0
    while other < table.seats:
        number = counted(seat, other, table.seats)
        _place(table, other, number, canvas)
        _player(table.players[other], number, canvas)
        other += 1


def _agreed(table: Table, canvas: Canvas) -> None:
    """How this table plays."""
    canvas.mark(REFILL + table.timing)
    canvas.mark(SCENARIO + table.scenario)
    if table.seats == 1:
        canvas.put(TARGET, table.target // 10)
    canvas.mark_set(IN_PLAY, table.in_play >> 1)


def _board(table: Table, canvas: Canvas) -> None:
    """Cards and goals that are nobody's."""
    slot: i64 = 0
    while slot < SLOTS:
        if table.slots[slot]:
            canvas.mark(IN_SLOTS + CARDS * slot + table.slots[slot] - 1)
        slot += 1
    i = table.drawn
    while i < table.size:
        canvas.mark(DECK + i64(table.deck[i]) - 1)
        i += 1
    canvas.put(DECK_LEFT, table.deck_left())
    canvas.put(DECK_LEFT + 1, table.lower_left())
    canvas.mark_set(DISCARDED, table.discarded >> 1)
    canvas.mark_set(IN_PLAY + GOALS, table.goals >> 1)


def _turn(table: Table, canvas: Canvas) -> None:
    """What is being done, and what is left to do."""
    canvas.mark(PHASE + table.phase)
    canvas.put(TURN, table.turns)
    canvas.mark(TENDS + table.tends)
    if table.card:
        canvas.mark(USING + table.card - 1)
    if table.vacated:
        canvas.mark(VACATED + table.vacated - 1)
    if table.is_placing():
        tile: i64 = 0
        while tile <= ANY:
            canvas.put(BUDGET + tile, table.budget[tile])
            tile += 1
    canvas.put(PLACED, table.placed)
    canvas.put(PLACED + 1, 1 if table.flowered else 0)
    canvas.put(PLACED + 2, 1 if table.cultivated else 0)
    canvas.mark_set(UNDECIDED, table.undecided >> 1)
    canvas.put(ENDING, 0 if table.final == NOT_YET else 1)


def _place(table: Table, seat: i64, number: i64, canvas: Canvas) -> None:
    """What the table knows of a player."""
    canvas.put(PLAYERS + number, -1 if table.has_resigned(seat) else 1)
    if seat == table.seat:
        canvas.mark(ACTS + number)
    if seat == 0:
        canvas.mark(FIRST + number)
    if table.final != NOT_YET and (table.final >> seat) & 1:
        canvas.mark(LAST_TURNS + number)


def _player(player: Player, number: i64, canvas: Canvas) -> None:
    """What a player has."""
    canvas.mark_set(TAKEN + CARDS * number, player.cards >> 1)
    canvas.mark_set(CLAIMED + GOALS * number, player.claimed >> 1)
    if player.claimed_second:
        canvas.mark_set(CLAIMED + GOALS, player.claimed_second >> 1)
    canvas.mark_set(RENOUNCED + GOALS * number, player.renounced >> 1)
    if player.passed:
        canvas.mark(PASSED + number)
    canvas.put(CAPACITY + number, player.capacity())
    tile: i64 = 0
    while tile < KINDS:
        canvas.put(SUPPLY + KINDS * number + tile, player.supply[tile])
        canvas.put(GROWTH + KINDS * number + tile, count(player.cards & GROWTH_OF[tile]))
        tile += 1
    _points(player, number, canvas)
    for tree in player.trees:  # two only where nobody else plays
        _tree(tree, number, canvas)
        number += 1


def _points(player: Player, number: i64, canvas: Canvas) -> None:
    wood: i64 = 0
    leaf: i64 = 0
    flower: i64 = 0
    fruit: i64 = 0
    points: i64 = 0
    for tree in player.trees:
        wood += tree.counts[WOOD]
        leaf += tree.counts[LEAF]
        flower += tree.counts[FLOWER]
        fruit += tree.counts[FRUIT]
        points += tree.points()
    canvas.put(POINTS + 3 * number, points)
    canvas.put(POINTS + 3 * number + 1, parchment_points(player.cards, wood, leaf, flower, fruit))
    if player.claimed:
        canvas.put(POINTS + 3 * number + 2, points_of(player.claimed))


def _tree(tree: Tree, number: i64, canvas: Canvas) -> None:
    start = MEASURES + MEASURED * number
    tile: i64 = 0
    while tile < KINDS:
        canvas.put(start + tile, tree.counts[tile])
        tile += 1
    canvas.put(start + 4, tree.flower_points)
    canvas.put(start + 5, tree.group)
    canvas.put(start + 6, tree.left)
    canvas.put(start + 7, tree.right)
    canvas.put(start + 8, tree.left_flowers)
    canvas.put(start + 9, tree.right_flowers)
    canvas.put(start + 10, tree.left_below)
    canvas.put(start + 11, tree.right_below)
    if tree.is_stuck():
        canvas.mark(STUCK + number)
    start = TREES + CELLS * number
    i: i64 = 0
    while i < tree.size:
        cell: i64 = i64(tree.order[i])
        canvas.put(start + cell, i64(tree.board[cell]) & CONTENT)
        i += 1
