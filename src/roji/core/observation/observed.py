"""A game in progress with its seats' observations and masks, computed on demand."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from roji.core.codes import Codes
from roji.core.observation.canvas import NO_NOTES, Canvas
from roji.core.state import State

REFUSED: Final = -2


class ObservedGame:
    """A game and its acting seat. What a seat sees is one row: its observation, then its action mask."""

    state: State
    seat: i64  # the acting seat, -1 when the game is over
    width: i64  # length of an observation
    size: i64  # length of the mask after it
    _canvas: Canvas
    _codes: Codes
    _blank: vec[u8]
    _marked: bool  # the canvas contains the current mask

    def __init__(self, state: State, width: int, size: int) -> None:
        self.state = state
        self.seat = state.actor()
        self.width = width
        self.size = size
        self._canvas = Canvas(0)
        self._codes = Codes()
        self._blank = vec[u8]([0] * (width + size))
        self._marked = False

    def look(self, seat: int) -> vec[u8]:
        """A seat's observation and mask, in a new row. Only the acting seat's mask is filled in."""
        self._canvas.cells = self._blank[:]
        self._canvas.notes = NO_NOTES
        self.state.observe(seat, self._canvas)
        self._marked = seat == self.seat
        if self._marked:
            self._mark(seat)
        return self._canvas.cells

    def marks(self, seat: int) -> vec[u8]:
        """The mask of this seat's legal codes; also of seats in `to_act` other than the acting one."""
        row = self._blank[: self.size]
        if seat in self.state.to_act():
            self._find(seat).mark(row, 0, 1)
        return row

    def _mark(self, seat: int) -> None:
        self._find(seat).mark(self._canvas.cells, self.width, 1)

    def _find(self, seat: int) -> Codes:
        """A seat's legal codes."""
        codes = self._codes
        codes.count = 0
        self.state.offer(seat, codes)
        return codes

    def play(self, code: int) -> int:
        """Play for the acting seat. Returns the next seat, -1 when the game is over, or REFUSED if the code is illegal."""
        if not self._may(code):
            return REFUSED
        self.play_for(int(self.seat), code)
        return int(self.seat)

    def play_for(self, seat: int, code: int) -> None:
        """Play for a given seat of `to_act`. The code is not checked."""
        self.state.play(seat, code)
        self.seat = self.state.actor()
        self._marked = False

    def _may(self, code: int) -> bool:
        if self.seat < 0 or code < 0 or code >= self.size:
            return False
        if self._marked:
            return self._canvas.cells[self.width + code] == 1
        return self._find(int(self.seat)).has(code)

    def copy(self) -> "ObservedGame":
        twin = ObservedGame(self.state.copy(), 0, 0)
        twin.width, twin.size, twin._blank = self.width, self.size, self._blank
        return twin
