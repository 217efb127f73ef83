"""The last cards of a game of Ohanami played perfectly: a seat that knows them all can try every way to lay them."""

from typing import Final

from mypy_extensions import i64

from roji.core.state import Solved
from roji.games.ohanami.actions import CHOOSE
from roji.games.ohanami.components import BLOSSOM, ROUNDS
from roji.games.ohanami.scoring import points_of_round
from roji.games.ohanami.state import CHOOSING, LAYING, OVER, TURNS, OhanamiTable, Player, uses

RANK: Final = 64  # points come first, then blossoms: a rank is RANK * points + blossoms


def solve(table: OhanamiTable, seat: int, most: int) -> Solved | None:
    """Most points, and with as many most blossoms. None while others can decide what this seat gets."""
    if table.phase == OVER:
        return Solved(_points(rank(table.players[seat], 0)), True, [], {}, 0)
    if not knows_its_last_cards(table, seat):
        return None
    finale = Finale(seat, most)
    best = finale.follow(table, table.hand(seat), [])
    if finale.positions > most:
        return None
    if seat not in table.to_act():
        return Solved(_points(best), True, [], {}, int(finale.positions))
    if table.phase == CHOOSING:
        codes = [CHOOSE + card - 1 for card in table.hand(seat)]
        return Solved(_points(best), True, codes, {code: _points(best) for code in codes}, int(finale.positions))
    worths = {code: _points(reached) for code, reached in finale.ranks.items()}
    return Solved(_points(best), True, finale.line, worths, int(finale.positions))


def knows_its_last_cards(table: OhanamiTable, seat: i64) -> bool:
    """In the last turn a hand is two cards, and both are kept; so they are known from when they are passed on and may be seen."""
    if table.round != ROUNDS or table.has_resigned(seat):
        return False
    return table.turn_of_round == TURNS or (table.turn_of_round == TURNS - 1 and table.phase == LAYING and table.may_look(seat))


def rank(player: Player, round: i64) -> i64:
    """What counts at the end, if this round is still to be scored (0: none is)."""
    points = player.points[0] + player.points[1] + player.points[2]
    if round:
        points += points_of_round(round, player.suits)
    return RANK * points + player.suits[BLOSSOM]


def _points(rank: i64) -> float:
    return float(rank // RANK)


class Finale:
    """All ways to lay the cards that are kept, and then those of the hand."""

    seat: i64
    most: i64
    positions: i64
    best: i64
    line: list[int]  # the best way to lay the cards that are kept now
    ranks: dict[int, int]  # what is reached at best after each way to lay the first of them

    def __init__(self, seat: i64, most: i64) -> None:
        self.seat = seat
        self.most = most
        self.positions = 0
        self.best = -1
        self.line = []
        self.ranks = {}

    def follow(self, table: OhanamiTable, hand: list[int], line: list[int]) -> i64:
        """The best rank from here."""
        self.positions += 1
        player = table.players[self.seat]
        if player.kept == 0:
            return self._follow_hand(table, player, hand, line)
        best: i64 = -1
        for card in table.kept(self.seat):
            for code in uses(player, card):
                after = table.copy()
                assert isinstance(after, OhanamiTable)
                after.settle(self.seat, code)
                reached = self.follow(after, hand, [*line, code])
                best = max(best, reached)
                if not line:
                    self.ranks[code] = int(max(reached, self.ranks.get(code, -1)))
                if self.positions > self.most:
                    return best
        return best

    def _follow_hand(self, table: OhanamiTable, player: Player, hand: list[int], line: list[int]) -> i64:
        """When the kept cards lie, the last two are kept; then all is done."""
        reached: i64
        if hand:
            later = Finale(self.seat, self.most - self.positions)
            after = table.copy()
            assert isinstance(after, OhanamiTable)
            for card in hand:
                after.players[self.seat].keep(card)
            reached = later.follow(after, [], [])
            self.positions += later.positions
        else:
            reached = rank(player, ROUNDS)
        if reached > self.best:
            self.best = reached
            self.line = line
        return reached
