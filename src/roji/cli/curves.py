"""Curves in a terminal, drawn with block characters."""

from collections.abc import Sequence
from itertools import pairwise

BLOCKS = " ▁▂▃▄▅▆▇█"
HEIGHT = 4  # lines of text


def curve(shares: Sequence[float], width: int, height: int = HEIGHT) -> list[str]:
    """Some shares between 0 and 1 as lines of text, the top first; squeezed to a width if there are too many."""
    columns = squeezed(shares, width)
    return ["".join(_block(share * height - row) for share in columns) for row in reversed(range(height))]


def squeezed(shares: Sequence[float], width: int) -> list[float]:
    """At most so many values, each the mean of those it stands for."""
    columns = min(width, len(shares))
    edges = [column * len(shares) // columns for column in range(columns + 1)] if columns else []
    return [sum(shares[low:high]) / (high - low) for low, high in pairwise(edges)]


def _block(filled: float) -> str:
    """How much of a character is filled; what is not nothing shows."""
    return BLOCKS[max(0, min(8, round(8 * filled)))]
