"""A seat's observation of a Bonsai table as numbers, laid out in planes.py. Everything is public except the deck's order."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from roji.core.observation.canvas import Canvas, relative_seat
from roji.games.bonsai.actions import SLOTS
from roji.games.bonsai.components import ANY, BIT, CARDS, FLOWER, FRUIT, GROWTH_OF, KINDS, LEAF, WOOD, count
from roji.games.bonsai.components import CAPACITY as WITHOUT_CARDS
from roji.games.bonsai.goals import GOALS, points_of
from roji.games.bonsai.planes import PLANES
from roji.games.bonsai.points import parchment_points
from roji.games.bonsai.state import NO_BUDGET, NOT_YET, BonsaiTable, Player
from roji.games.bonsai.tree import CELLS, CONTENT, Tree

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

MEASURED: Final = 12  # numbers per bonsai


# Indices of the canvas's notes, mostly bitmasks: adjacent planes share one mask.
OF_PHASE: Final = 0
OF_ACTS: Final = 1  # and `first`
OF_AGREED: Final = 2  # `refill` and `scenario`
OF_TENDS: Final = 3
OF_SLOTS: Final = 4
OF_DRAWN: Final = 8  # 1 + number of cards drawn
OF_DECK: Final = 9
OF_DISCARDED: Final = 10
OF_USING: Final = 11
OF_VACATED: Final = 12
OF_GOALS: Final = 13  # and `undecided`
OF_CLAIMED: Final = 14
OF_RENOUNCED: Final = 15
OF_PASSED: Final = 16  # and `ending` and `last_turns`
OF_BUDGET: Final = 17  # all numbers of `budget` and `placed`
OF_CARDS: Final = 18  # per player
OF_SUPPLY: Final = 22  # per player, all numbers
OF_POINTS: Final = 26  # per player, 1 + the claimed goals counted in its points
OF_TREES: Final = 30  # per player, the fingerprint from `_tree`
OF_BOARD: Final = 34  # the cards of all slots
NO_NOTES: Final[vec[i64]] = vec[i64]([0] * 35)

SIGN_OF_SIZE: Final = 8  # the fingerprint of a bonsai is 1 + 2 * seat + its index, plus its size times this, …
SIGN_OF_PRUNED: Final = 2048  # … plus its number of prunings times this


def observe(table: BonsaiTable, seat: i64, canvas: Canvas) -> None:
    """Everything this seat may know. Players are numbered from it."""
    if len(canvas.notes) == 0:
        canvas.notes = NO_NOTES[:]
        _agreed(table, canvas)
    _board(table, canvas)
    _turn(table, seat, canvas)
    passed: i64 = 0 if table.final == NOT_YET else i64(1) << (ENDING - PASSED)
    claimed: i64 = 0
    renounced: i64 = 0
    other: i64 = 0
    while other < table.seats:
        player = table.players[other]
        number = relative_seat(seat, other, table.seats)
        passed |= _rights(table, player, other) << number
        claimed |= player.claimed >> 1 << GOALS * number | player.claimed_second >> 1 << GOALS
        renounced |= player.renounced >> 1 << GOALS * number
        _player(table, player, 1 + 2 * other, number, canvas)
        if table.resigned:
            canvas.put(PLAYERS + number, -1 if table.has_resigned(other) else 1)
        other += 1
    canvas.show(OF_PASSED, PASSED, passed)
    canvas.show(OF_CLAIMED, CLAIMED, claimed)
    canvas.show(OF_RENOUNCED, RENOUNCED, renounced)


def _agreed(table: BonsaiTable, canvas: Canvas) -> None:
    """The table's options."""
    canvas.show(OF_AGREED, REFILL, i64(1) << table.timing | i64(1) << (SCENARIO - REFILL + table.scenario))
    if table.seats == 1:
        canvas.put(TARGET, table.target // 10)
    canvas.fill(PLAYERS, table.seats, 1)
    canvas.fill(CAPACITY, table.seats, WITHOUT_CARDS)


def _board(table: BonsaiTable, canvas: Canvas) -> None:
    """Cards and goals that belong to nobody."""
    slots = table.slots
    if canvas.is_new(OF_BOARD, slots[0] | slots[1] << 6 | slots[2] << 12 | slots[3] << 18):
        slot: i64 = 0
        while slot < SLOTS:
            canvas.show(OF_SLOTS + slot, IN_SLOTS + CARDS * slot, BIT[slots[slot]] >> 1)
            slot += 1
    if canvas.is_new(OF_DRAWN, table.drawn + 1):
        _deck(table, canvas)
    canvas.show(OF_DISCARDED, DISCARDED, table.discarded >> 1)
    canvas.show(OF_GOALS, IN_PLAY, table.in_play >> 1 | table.goals >> 1 << GOALS | table.undecided >> 1 << 2 * GOALS)


def _deck(table: BonsaiTable, canvas: Canvas) -> None:
    left: i64 = 0
    i = table.drawn
    while i < table.size:
        left |= BIT[i64(table.deck[i])]
        i += 1
    canvas.show(OF_DECK, DECK, left >> 1)
    canvas.put(DECK_LEFT, table.deck_left())
    canvas.put(DECK_LEFT + 1, table.lower_left())


def _turn(table: BonsaiTable, seat: i64, canvas: Canvas) -> None:
    """Whose turn it is, its phase, and what is left to do."""
    canvas.show(OF_PHASE, PHASE, i64(1) << table.phase)
    canvas.show(
        OF_ACTS,
        ACTS,
        i64(1) << relative_seat(seat, table.seat, table.seats) | i64(1) << (FIRST - ACTS + relative_seat(seat, 0, table.seats)),
    )
    canvas.put(TURN, table.turns)
    canvas.show(OF_TENDS, TENDS, i64(1) << table.tends)
    canvas.show(OF_USING, USING, BIT[table.card] >> 1)
    canvas.show(OF_VACATED, VACATED, i64(1) << table.vacated >> 1)
    doing = table.placed << 2
    if table.flowered:
        doing |= 1
    if table.cultivated:
        doing |= 2
    if table.is_placing():
        budget = table.budget
        tile: i64 = 0
        while tile <= ANY:
            doing = doing << 8 | budget[tile]
            tile += 1
    if canvas.is_new(OF_BUDGET, doing):
        _budget(table, canvas)


def _budget(table: BonsaiTable, canvas: Canvas) -> None:
    canvas.put_row(BUDGET, table.budget if table.is_placing() else NO_BUDGET, ANY + 1)
    canvas.put(PLACED, table.placed)
    canvas.put(PLACED + 1, 1 if table.flowered else 0)
    canvas.put(PLACED + 2, 1 if table.cultivated else 0)


def _rights(table: BonsaiTable, player: Player, seat: i64) -> i64:
    """Whether a player has passed and has a last turn left: a bitmask starting at `passed`."""
    found: i64 = 1 if player.passed else 0
    if table.final != NOT_YET and (table.final >> seat) & 1:
        found |= i64(1) << (LAST_TURNS - PASSED)
    return found


def _player(table: BonsaiTable, player: Player, whose: i64, number: i64, canvas: Canvas) -> None:
    """One player's supply, cards and bonsai."""
    supply = player.supply
    if canvas.is_new(OF_SUPPLY + number, supply[0] | supply[1] << 12 | supply[2] << 24 | supply[3] << 36):
        canvas.put_row(SUPPLY + KINDS * number, supply, KINDS)
    is_new = canvas.is_new(OF_POINTS + number, player.claimed + 1)
    cards = player.cards >> 1
    if canvas.notes[OF_CARDS + number] != cards:
        canvas.show(OF_CARDS + number, TAKEN + CARDS * number, cards)
        _powers(player, number, canvas)
        is_new = True
    which: i64 = 0
    while which < len(player.trees):  # two only in a solo game
        if _tree(table, player.trees[which], whose + which, number + which, canvas):
            is_new = True
        which += 1
    if is_new:
        _points(player, number, canvas)


def _powers(player: Player, number: i64, canvas: Canvas) -> None:
    """The lasting effects of a player's cards."""
    canvas.put(CAPACITY + number, player.capacity())
    tile: i64 = 0
    while tile < KINDS:
        canvas.put(GROWTH + KINDS * number + tile, count(player.cards & GROWTH_OF[tile]))
        tile += 1


def _points(player: Player, number: i64, canvas: Canvas) -> None:
    wood: i64 = 0
    leaf: i64 = 0
    flower: i64 = 0
    fruit: i64 = 0
    points: i64 = 0
    for tree in player.trees:
        counts = tree.counts
        wood += counts[WOOD]
        leaf += counts[LEAF]
        flower += counts[FLOWER]
        fruit += counts[FRUIT]
        points += tree.points()
    canvas.put(POINTS + 3 * number, points)
    canvas.put(POINTS + 3 * number + 1, parchment_points(player.cards, wood, leaf, flower, fruit))
    canvas.put(POINTS + 3 * number + 2, points_of(player.claimed) if player.claimed else i64(0))


# --- the bonsai ----------------------------------------------------------------------------------------------------------


def _tree(table: BonsaiTable, tree: Tree, whose: i64, number: i64, canvas: Canvas) -> bool:
    """Draw a bonsai, or only its new tiles if it is the one already drawn; return whether anything is new."""
    before = canvas.notes[OF_TREES + number]
    if not canvas.is_new(OF_TREES + number, whose + SIGN_OF_SIZE * tree.size + SIGN_OF_PRUNED * tree.pruned):
        return False
    start = TREES + CELLS * number
    shown = before % SIGN_OF_PRUNED // SIGN_OF_SIZE
    if before and (before % SIGN_OF_SIZE != whose or before // SIGN_OF_PRUNED != tree.pruned):
        _erase(table, before % SIGN_OF_SIZE - 1, shown, before // SIGN_OF_PRUNED, start, canvas)
        shown = 0
    cells = canvas.cells
    order = tree.order
    board = tree.board
    start += canvas.start
    while shown < tree.size:
        cell: i64 = i64(order[shown])
        cells[start + cell] = u8(i64(board[cell]) & CONTENT)
        shown += 1
    _measures(tree, number, canvas)
    return True


def _erase(table: BonsaiTable, whose: i64, size: i64, pruned: i64, start: i64, canvas: Canvas) -> None:
    """Erase a bonsai of `size` tiles; if it has been pruned since, their cells are not known, so erase them all."""
    tree = table.players[whose // 2].trees[whose % 2]
    if tree.pruned != pruned:
        canvas.fill(start, CELLS, 0)
        return
    cells = canvas.cells
    order = tree.order
    start += canvas.start
    i: i64 = 0
    while i < size:
        cells[start + i64(order[i])] = 0
        i += 1


def _measures(tree: Tree, number: i64, canvas: Canvas) -> None:
    canvas.put(STUCK + number, 1 if tree.is_stuck() else 0)
    start = MEASURES + MEASURED * number
    canvas.put_row(start, tree.counts, KINDS)
    canvas.put(start + 4, tree.flower_points)
    canvas.put(start + 5, tree.group)
    canvas.put(start + 6, tree.left)
    canvas.put(start + 7, tree.right)
    canvas.put(start + 8, tree.left_flowers)
    canvas.put(start + 9, tree.right_flowers)
    canvas.put(start + 10, tree.left_below)
    canvas.put(start + 11, tree.right_below)
