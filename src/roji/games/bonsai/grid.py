"""The cells on which a bonsai grows, and the colours of the goals."""

from typing import Final, Literal

from roji.core.hexes import Hexes

Colour = Literal["brown", "green", "orange", "pink", "blue"]
COLOURS: tuple[Colour, ...] = ("brown", "green", "orange", "pink", "blue")
GOALS: Final = 15

REACH: Final = 20  # tiles grow within so many steps of the bud
CELLS: Final = 1261
HEXES: Final = Hexes(REACH)
