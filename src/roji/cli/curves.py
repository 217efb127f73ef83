"""Curves in a terminal, drawn with block characters."""

from collections.abc import Sequence
from itertools import pairwise

BLOCKS = " ▁▂▃▄▅▆▇█"
HEIGHT = 4  # lines of text


def curve(shares: Sequence[float], width: int, height: int = HEIGHT) -> list[str]:
    """Values between 0 and 1 as lines of text, top first; averaged to fit the width if there are too many."""
    columns = squeezed(shares, width)
    return ["".join(_block(share * height - row) for share in columns) for row in reversed(range(height))]


def squeezed(shares: Sequence[float], width: int) -> list[float]:
    """At most `width` values, each the mean of a group."""
    columns = min(width, len(shares))
    edges = [column * len(shares) // columns for column in range(columns + 1)] if columns else []
    return [sum(shares[low:high]) / (high - low) for low, high in pairwise(edges)]


def _block(filled: float) -> str:
    """The block character for a height; anything above 0 is visible."""
    return BLOCKS[max(0, min(8, round(8 * filled)))]
