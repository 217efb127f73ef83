"""Lanterns with observation planes: a correct encoding, and encodings with a fault."""

from dataclasses import replace

from librt.vecs import vec
from mypy_extensions import i64

from roji.core.game import Game
from roji.core.observation.canvas import Canvas
from roji.core.observation.planes import Plane, Planes
from tests.every_game.lanterns import CARDS, HIDDEN, KEPT, LIT, TURNED, Lanterns
from tests.every_game.lanterns_game import lanterns

PLANES = Planes(
    1,
    Plane("hand", (CARDS,), "1 for each card in the observer's hand"),
    Plane("own", (3, CARDS), "cards of the observer: kept, lit, hidden"),
    Plane("turned", (CARDS,), "1 for each card that was turned up"),
    Plane("lighting", (1,), "1 while cards are lit"),
)
HAND, OWN, TURNED_UP, LIGHTING = PLANES.starts.values()


class Sighted(Lanterns):
    """A correct encoding of the seat's own cards."""

    def observe(self, seat: int, canvas: Canvas) -> None:
        canvas.put(LIGHTING, int(self.lighting))
        for start, cards in self.parts(seat):
            for card in cards:
                canvas.mark(start + card - 1)

    def parts(self, seat: int) -> list[tuple[int, list[int]]]:
        own = [(OWN + CARDS * number, self.lying(where, seat)) for number, where in enumerate((KEPT, LIT, HIDDEN))]
        return [(HAND, self.hand(seat)), (TURNED_UP, self.lying(TURNED, -1)), *own]


class Peeking(Sighted):
    """Shows the next card of the deck."""

    def parts(self, seat: int) -> list[tuple[int, list[int]]]:
        return [*super().parts(seat), (TURNED_UP, self.deck[-1:])]


class Resentful(Peeking):
    """Shows it only after a resignation."""

    def parts(self, seat: int) -> list[tuple[int, list[int]]]:
        return super().parts(seat) if self.gone >= 0 else Sighted.parts(self, seat)


class LookingOver(Sighted):
    """Shows the neighbour's hidden choice."""

    def parts(self, seat: int) -> list[tuple[int, list[int]]]:
        return [*super().parts(seat), (OWN, self.lying(KEPT, (seat + 1) % self.seats))]


class Sprawling(Sighted):
    """Writes beyond the end of the observation."""

    def parts(self, seat: int) -> list[tuple[int, list[int]]]:
        return [*super().parts(seat), (PLANES.width, [1])]


class Dim(Sighted):
    """Forgets the hand."""

    def parts(self, seat: int) -> list[tuple[int, list[int]]]:
        return super().parts(seat)[1:]


class Careless(Sighted):
    """Keeps notes so that the canvas is not wiped, but leaves outdated values on it."""

    def observe(self, seat: int, canvas: Canvas) -> None:
        canvas.notes = vec[i64]([seat])
        super().observe(seat, canvas)


class Blurred(Sighted):
    """Its `legal` does not match `why_not`."""

    def legal(self, seat: int) -> list[int]:
        return super().legal(seat)[:1]


def sighted(kind: type[Lanterns]) -> Game:
    return replace(lanterns(kind), planes=PLANES)
