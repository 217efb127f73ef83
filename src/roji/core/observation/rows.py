"""Steps many games at once, in one compiled loop, into fixed arrays."""

from collections.abc import Callable

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64

from roji.core.codes import Codes
from roji.core.observation.canvas import NO_NOTES, Canvas
from roji.core.state import State


def returns(state: State, seats: int) -> list[float]:
    """Each seat's return of a finished game: 1 for the winner, the losers share -1; shared wins are split. Solo: 1 or -1."""
    winners = state.winners()
    if seats == 1:
        return [1.0 if winners else -1.0]
    won = (seats - len(winners)) / (len(winners) * (seats - 1.0)) if winners else 0.0
    lost = -1.0 / (seats - 1.0) if winners else 0.0
    return [won if seat in winners else lost for seat in range(seats)]


class GameBatch:
    """A batch of games of one kind. A game that ends is replaced at once by a new one with the next seed of its row.

    Observations and masks are those of each game's acting seat. Rewards, and the points of games that have just ended, are given
    for every seat, in seat order. Row r plays the games with the seeds seed + r, seed + r + count, and so on.
    """

    deal: Callable[[int], State]  # a new game from a seed
    count: i64
    width: i64  # of an observation
    size: i64  # of a mask
    seats: i64
    states: list[State]
    legal: list[Codes]  # the codes set in the masks
    observations: Canvas
    parts: list[Canvas]  # views of `observations`, one per row
    masks: Canvas
    seeds: vec[i64]
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
        self.observations = Canvas(count * width)
        self.parts = [self.observations.part(row * width) for row in range(count)]
        self.masks = Canvas(count * size)
        self.seeds = vec[i64]([0] * count)
        self.actors = vec[i64]([0] * count)
        self.over = Canvas(count)
        self.rewards = vec[float]([0.0] * (count * seats))
        self.points = vec[i64]([0] * (count * seats))
        self.states = [deal(seed + row) for row in range(count)]
        self.legal = [Codes() for _ in range(count)]
        self._begin(seed)

    def reset(self, seed: int) -> None:
        """Deal new games in all rows; the arrays stay in place."""
        self.states = [self.deal(seed + row) for row in range(self.count)]
        self._begin(seed)

    def _begin(self, seed: int) -> None:
        """Initialise all arrays for newly dealt games."""
        self.over.wipe(self.count)
        for place in range(self.count * self.seats):
            self.rewards[place] = 0.0
            self.points[place] = 0
        for row in range(self.count):
            self.seeds[row] = seed + row
            self._show(row)

    def step(self, codes: bytes) -> int:
        """Play one code in every game, each eight bytes, little-endian.

        Returns -1; or, if a code is illegal, the first such row, and nothing is played.
        """
        wrong = self._first_illegal(codes)
        if wrong >= 0:
            return int(wrong)
        row: i64 = 0
        while row < self.count:
            state = self.states[row]
            state.play(int(self.actors[row]), int(read_i64_le(codes, 8 * row)))
            self._go_on(row, state)
            row += 1
        return -1

    def _first_illegal(self, codes: bytes) -> i64:
        if len(codes) != 8 * self.count:
            raise ValueError(f"{int(self.count)} games take {int(self.count)} codes of 8 bytes, not {len(codes)} bytes")
        marks = self.masks.cells
        row: i64 = 0
        while row < self.count:
            code: i64 = read_i64_le(codes, 8 * row)
            if code < 0 or code >= self.size or marks[self.size * row + code] == 0:
                return row
            row += 1
        return -1

    def _go_on(self, row: i64, state: State) -> None:
        """Update the row's arrays after a move; a finished game is scored and replaced by a new one."""
        seat: i64 = state.actor()
        if seat < 0:
            self.over.mark(row)
            self._reward(row, returns(state, int(self.seats)), state.scores())
            self.seeds[row] += self.count
            self.states[row] = self.deal(int(self.seeds[row]))
            self._show(row)
            return
        if self.over.cells[row]:
            self.over.put(row, 0)
            self._reward(row, [0.0] * int(self.seats), [0] * int(self.seats))
        self._show_to(row, state, seat)

    def _reward(self, row: i64, shares: list[float], points: list[int]) -> None:
        for seat in range(self.seats):
            self.rewards[self.seats * row + seat] = shares[seat]
            self.points[self.seats * row + seat] = points[seat]

    def _show(self, row: i64) -> None:
        """Fill the row's arrays for a new game."""
        self.parts[row].notes = NO_NOTES
        state = self.states[row]
        self._show_to(row, state, state.actor())

    def _show_to(self, row: i64, state: State, seat: i64) -> None:
        """Fill the row's arrays for the acting seat."""
        self.actors[row] = seat
        part = self.parts[row]
        if len(part.notes) == 0:
            part.wipe(self.width)
        state.observe(int(seat), part)
        codes = self.legal[row]
        marks = self.masks.cells
        codes.mark(marks, self.size * row, 0)
        codes.count = 0
        state.offer(int(seat), codes)
        codes.mark(marks, self.size * row, 1)
