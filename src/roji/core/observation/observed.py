"""A game in progress with its seats' observations and masks, computed on demand."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from roji.core.codes import Codes
from roji.core.observation.canvas import NO_NOTES, Canvas
from roji.core.state import State

REFUSED: Final = -2


class ObservedGame:
    """A game and the seat that acts now. What a seat sees is one row: its observation, then a mark for each code that it may play."""

    state: State
    seat: i64  # that acts now, -1 when the game is over
    width: i64  # of an observation
    size: i64  # of the marks behind it
    _canvas: Canvas
    _codes: Codes
    _blank: vec[u8]
    _marked: bool  # the canvas shows what may be played now

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
        """What a seat may know and do now, in a row of its own. Only the acting seat may do something."""
        self._canvas.cells = self._blank[:]
        self._canvas.notes = NO_NOTES
        self.state.observe(seat, self._canvas)
        self._marked = seat == self.seat
        if self._marked:
            self._mark(seat)
        return self._canvas.cells

    def marks(self, seat: int) -> vec[u8]:
        """The mask of codes that this seat may play now, whether or not other seats may choose too."""
        row = self._blank[: self.size]
        if seat in self.state.to_act():
            self._find(seat).mark(row, 0, 1)
        return row

    def _mark(self, seat: int) -> None:
        self._find(seat).mark(self._canvas.cells, self.width, 1)

    def _find(self, seat: int) -> Codes:
        """What a seat may play now."""
        codes = self._codes
        codes.count = 0
        self.state.offer(seat, codes)
        return codes

    def play(self, code: int) -> int:
        """The acting seat plays. Who acts next, -1 when the game is over; REFUSED, and nothing is played, if it may not play this."""
        if not self._may(code):
            return REFUSED
        self.choose(int(self.seat), code)
        return int(self.seat)

    def choose(self, seat: int, code: int) -> None:
        """A seat plays, one of several perhaps. Trusts its caller."""
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
