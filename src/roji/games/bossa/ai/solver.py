"""Exact solver: once hands are open only the draws are random, and near the end every one of them can be searched."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roji.core.state import Solved
from roji.games.bossa.actions import DONE, EXCHANGE, REDRAW, TAKE
from roji.games.bossa.ai.position import BESIDE, Position
from roji.games.bossa.ai.transpositions import Remembered
from roji.games.bossa.ai.turns import REDRAWING, STACKING, WITH_CHIP, Moves
from roji.games.bossa.components import ALL, BIT, count, row_of
from roji.games.bossa.ends import GOES_ON, worth_of_lead, worth_of_play
from roji.games.bossa.lines import ROWS, colour_of
from roji.games.bossa.scoring import share_of_win
from roji.games.bossa.state import MOVE, OVER, BossaTable

# Least number of positions worth trying, by tiles in the pile: with fewer, a search would hardly ever finish.
USUAL: Final[vec[i64]] = row_of([0, 0, 0, 0, 0, 10_000, 150_000, 1_000_000, 10_000_000, 100_000_000])


class TooManyError(Exception):
    """The search has reached its limit of positions."""


class Endgame:
    """Alpha-beta search over choices and draws, with a transposition table."""

    position: Position
    moves: Moves
    remembered: Remembered
    looked_at: i64
    most: i64

    def __init__(self, table: BossaTable, most: i64) -> None:
        self.position = Position(table)
        self.moves = Moves(self.position)
        self.remembered = Remembered()
        self.looked_at = 0
        self.most = most

    # --- luck and choice take turns ----------------------------------------------------------------------------------
    #
    # Results matter only inside the window from low to high (fail-soft): a result up to low is an upper bound, a result from high up is a
    # lower bound, and any other is exact.

    def worth_of_draw(self, seat: i64, low: float, high: float) -> float:
        """Expected share of the win of a seat that draws now: every unseen tile is equally likely."""
        position, remembered = self.position, self.remembered
        hands, rest, rows = position.hands(), position.rest(seat), position.rows()
        at = remembered.place(hands, rest, rows)
        if remembered.has(at):
            least, most = remembered.low[at], remembered.high[at]
            if least >= high or least == most:
                return least
            if most <= low:
                return most
        worth = self._worth_of_tile(seat, 0, False, low, high)
        remembered.keep(hands, rest, rows, worth if worth > low else 0.0, worth if worth < high else 1.0)
        return worth

    def _worth_of_tile(self, seat: i64, discard: i64, ends_turn: bool, low: float, high: float) -> float:
        """Average over every unseen tile drawn, in exchange for `discard` if any, and as the last of the turn if `ends_turn`.

        The tiles still to come are worth between 0 and 1 each, which is often enough to cut off.
        """
        position = self.position
        player = position.player(seat)
        hand, hidden = player.hand, position.hidden
        left = hidden
        tiles = float(count(hidden))
        more = tiles
        total = 0.0
        while left:
            bit = left & -left
            left -= bit
            more -= 1.0
            position.hidden = hidden - bit
            player.hand = hand - discard + bit
            least, most = tiles * low - total - more, tiles * high - total
            if ends_turn:
                worth = self.worth_of_passing(seat, max(least, 0.0), min(most, 1.0))
            else:
                worth = self._worth_of_turn(seat, max(least, 0.0), min(most, 1.0))
            total += worth
            if worth <= least:
                total += more
                break
            if worth >= most:
                break
        position.hidden = hidden
        player.hand = hand
        return total / tiles

    def _worth_of_turn(self, seat: i64, low: float, high: float) -> float:
        """The best move of a seat that has drawn; a seat without a move has lost."""
        self.looked_at += 1
        if self.looked_at > self.most:
            raise TooManyError
        moves = self.moves
        start = moves.top
        moves.find(seat)
        best = max(moves.sure, 0.0)
        i = start
        end = moves.top
        while i < end and best < high:
            best = max(best, self._worth_of_move(seat, moves.found[i], max(low, best), high))
            i += 1
        moves.top = start
        return best

    # --- moves that do not end the game ------------------------------------------------------------------------------

    def _worth_of_move(self, seat: i64, move: i64, low: float, high: float) -> float:
        kind = (move // BESIDE) & 7
        if kind <= STACKING:
            return self._worth_of_tiles_laid(seat, kind, move & ALL, move >= WITH_CHIP, low, high)
        if kind == REDRAWING:
            return self.worth_of_redraw(seat, move & ALL, low, high)
        return self.worth_of_exchange(seat, move & ALL, low, high)

    def _worth_of_tiles_laid(self, seat: i64, kind: i64, tiles: i64, with_chip: bool, low: float, high: float) -> float:
        player = self.position.player(seat)
        chip_on = player.chip_on
        if with_chip:
            player.chip_on = 0
        player.hand -= tiles
        if kind == STACKING:
            player.stack = False
            worth = 1.0 - self.worth_of_draw(1 - seat, 1.0 - high, 1.0 - low)
            player.stack = True
        else:
            worth = self._worth_of_longer_arm(seat, kind, count(tiles), low, high)
        player.hand += tiles
        player.chip_on = chip_on
        return worth

    def _worth_of_longer_arm(self, seat: i64, arm: i64, size: i64, low: float, high: float) -> float:
        position = self.position
        shape, ends = position.shape, position.ends
        place = ROWS * arm + position.lines.rows[arm]
        before = position.lines.sizes[place]
        position.lengthen(arm, size)
        worth = 1.0 - self.worth_of_draw(1 - seat, 1.0 - high, 1.0 - low)
        position.lines.rows[arm] -= 1
        position.lines.sizes[place] = before
        position.shape = shape
        position.ends = ends
        return worth

    def worth_of_redraw(self, seat: i64, discard: i64, low: float, high: float) -> float:
        """Average over the unseen tiles drawn in exchange."""
        player = self.position.player(seat)
        player.redraw = False
        worth = self._worth_of_tile(seat, discard, True, low, high)
        player.redraw = True
        return worth

    def worth_of_exchange(self, seat: i64, tiles: i64, low: float, high: float) -> float:
        """Swap a tile of each hand."""
        player, rival = self.position.player(seat), self.position.player(1 - seat)
        player.hand ^= tiles
        rival.hand ^= tiles
        player.exchange = False
        worth = self.worth_of_passing(seat, low, high)
        player.exchange = True
        player.hand ^= tiles
        rival.hand ^= tiles
        return worth

    def worth_of_passing(self, seat: i64, low: float, high: float) -> float:
        """The other player draws, or the pile is used up."""
        if self.position.pile_is_empty():
            return worth_of_lead(self.position.lead(seat))
        return 1.0 - self.worth_of_draw(1 - seat, 1.0 - high, 1.0 - low)

    # --- the turn that is being played -------------------------------------------------------------------------------

    def worth_of_last_step(self, table: BossaTable, code: i64) -> float:
        """Value, for the acting seat, of a step that completes its turn."""
        seat = table.seat
        position = self.position
        position.set_up(table)
        if code == DONE:
            return self._worth_of_row_done(table, seat)
        if code >= TAKE:
            position.player(seat).hand += BIT[table.given]
            return self.worth_of_exchange(seat, BIT[table.given] + BIT[code - TAKE], 0.0, 1.0)
        return self.worth_of_redraw(seat, BIT[code - REDRAW], 0.0, 1.0)

    def _worth_of_row_done(self, table: BossaTable, seat: i64) -> float:
        building = table.building
        colour = colour_of(building.arm)
        position = self.position
        if not building.stacking:
            position.lengthen(building.arm, building.size)
        worth = worth_of_play(seat, position.player(seat).hand, position.lines.is_full(colour), table.owner(colour))
        return worth if worth != GOES_ON else self.worth_of_passing(seat, 0.0, 1.0)


class Turn:
    """The rest of the turn in progress: every way to complete it, and the best one."""

    endgame: Endgame
    best: float
    line: list[int]

    def __init__(self, table: BossaTable, most: i64) -> None:
        self.endgame = Endgame(table, most)
        self.best = -1.0
        self.line = []

    def follow(self, table: BossaTable, before: list[int]) -> float:
        """Best value of the steps from here; the best line is kept."""
        most = -1.0
        for code in table.legal(int(table.seat)):
            worth = self._follow_step(table, code, before)
            if worth > most:
                most = worth
        return most

    def _follow_step(self, table: BossaTable, code: int, before: list[int]) -> float:
        line = [*before, code]
        if not _completes(code):
            after = table.copy()
            after.play(int(table.seat), code)
            assert isinstance(after, BossaTable)
            return self.follow(after, line)
        worth = self.endgame.worth_of_last_step(table, code)
        if worth > self.best:
            self.best = worth
            self.line = line
        return worth

    def worths(self, table: BossaTable) -> dict[int, float]:
        """Value of each legal step."""
        return {code: self._follow_step(table, code, []) for code in table.legal(int(table.seat))}


def _completes(code: i64) -> bool:
    """Whether another seat draws or the game is over after this step."""
    return code == DONE or code >= TAKE or REDRAW <= code < EXCHANGE


def solve(table: BossaTable, seat: int, most: int) -> Solved | None:
    """Exact values; None while hands or chips are secret, or if the search is too large."""
    if table.phase == OVER:
        return Solved(share_of_win(table, seat), False, [], {}, 0)
    if table.phase < MOVE or table.pile_left() >= len(USUAL) or most < USUAL[table.pile_left()]:
        return None
    turn = Turn(table, most)
    try:
        worths = turn.worths(table)
    except TooManyError:
        return None
    positions = int(turn.endgame.looked_at)
    if seat != table.seat:
        return Solved(1.0 - turn.best, False, [], {}, positions)
    return Solved(turn.best, False, turn.line, worths, positions)
