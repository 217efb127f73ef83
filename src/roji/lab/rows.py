"""Many games side by side, stepped in one compiled loop into arrays that stay where they are."""

from collections.abc import Callable

from librt.strings import read_i32_le
from librt.vecs import vec
from mypy_extensions import i64

from roji.core.canvas import Canvas
from roji.core.game import State


def returns(state: State, seats: int) -> list[float]:
    """What a finished game brings each seat: 1 for a win, -1 for none; several share both, and together seats get 0. Alone: 1 or -1."""
    winners = state.winners()
    if seats == 1:
        return [1.0 if winners else -1.0]
    won = (seats - len(winners)) / (len(winners) * (seats - 1.0)) if winners else 0.0
    lost = -1.0 / (seats - 1.0) if winners else 0.0
    return [won if seat in winners else lost for seat in range(seats)]


class Rows:
    """So many games of one kind. A game that ends begins anew at once, with the next seed of its row.

    The arrays belong to the acting seat of each game: what it sees, what it may do. Rewards, and points where a game has just
    ended, are of all seats, counted by seat.
    """

    deal: Callable[[int], State]  # a new game from a seed
    count: i64
    width: i64  # of an observation
    size: i64  # of a mask
    seats: i64
    next_seed: i64
    states: list[State]
    legal: list[list[int]]
    observations: Canvas
    masks: Canvas
    actors: vec[i64]
    over: Canvas
    rewards: vec[float]
    points: vec[i64]

    def __init__(self, deal: Callable[[int], State], count: int, width: int, size: int, seats: int, seed: int) -> None:
        self.deal = deal
        self.count = count
        self.width = width
        self.size = size
        self.seats = seats
        self.next_seed = seed
        self.states = []
        self.legal = []
        self.observations = Canvas(count * width)
        self.masks = Canvas(count * size)
        self.actors = vec[i64]([0] * count)
        self.over = Canvas(count)
        self.rewards = vec[float]([0.0] * (count * seats))
        self.points = vec[i64]([0] * (count * seats))
        for row in range(count):
            self.states.append(self._new())
            self.legal.append([])
            self._show(row)

    def _new(self) -> State:
        state = self.deal(int(self.next_seed))
        self.next_seed += 1
        return state

    def step(self, codes: bytes) -> None:
        """Play one code in every game: four bytes each, the lowest first. If one is not legal, nothing is played."""
        self._check(codes)
        row: i64 = 0
        while row < self.count:
            state = self.states[row]
            state.play(int(self.actors[row]), int(read_i32_le(codes, 4 * row)))
            self._reward(row, state)
            self._show(row)
            row += 1

    def _check(self, codes: bytes) -> None:
        if len(codes) != 4 * self.count:
            raise ValueError(f"{int(self.count)} games take {int(self.count)} codes of 4 bytes, not {len(codes)} bytes")
        marks = self.masks.cells
        row: i64 = 0
        while row < self.count:
            code: i64 = i64(read_i32_le(codes, 4 * row))
            if code < 0 or code >= self.size or marks[self.size * row + code] == 0:
                raise ValueError(f"game {int(row)}: seat {int(self.actors[row])} may not play {int(code)} now; nothing was played")
            row += 1

    def _reward(self, row: i64, state: State) -> None:
        """Nothing, until the game is over; then what it has brought, and a new game."""
        ended = state.actor() < 0
        if not ended and self.over.cells[row] == 0:
            return
        self.over.put(row, 1 if ended else 0)
        shares = returns(state, int(self.seats)) if ended else [0.0] * int(self.seats)
        points = state.scores() if ended else [0] * int(self.seats)
        for seat in range(self.seats):
            self.rewards[self.seats * row + seat] = shares[seat]
            self.points[self.seats * row + seat] = points[seat]
        if ended:
            self.states[row] = self._new()

    def _show(self, row: i64) -> None:
        """The row's arrays, for the seat that acts next."""
        state = self.states[row]
        seat = state.actor()
        self.actors[row] = seat
        self.observations.start = self.width * row
        self.observations.wipe(self.width)
        state.observe(seat, self.observations)
        marks = self.masks.cells
        start = self.size * row
        for code in self.legal[row]:
            marks[start + code] = 0
        codes = state.legal(seat)
        for code in codes:
            marks[start + code] = 1
        self.legal[row] = codes
