"""Positions to learn from: features of a player beside another, and who of the two was ahead in the end."""

import zipfile
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

SUBSET = 20  # one deal in so many is held out, to see what was learned


class Positions(NamedTuple):
    """As many rows as positions."""

    features: NDArray[np.int16]
    ahead: NDArray[np.float32]  # 1, 0, or a half for a shared rank
    margin: NDArray[np.float32]  # points
    deal: NDArray[np.int64]

    def some(self, rows: NDArray[np.bool_]) -> "Positions":
        return Positions(self.features[rows], self.ahead[rows], self.margin[rows], self.deal[rows])

    def youngest(self, most: int) -> "Positions":
        return Positions(self.features[-most:], self.ahead[-most:], self.margin[-most:], self.deal[-most:])

    def held_out(self) -> NDArray[np.bool_]:
        """Whole games, because the positions of a game have their end in common."""
        return np.equal(self.deal % SUBSET, 0)


def together(parts: list[Positions]) -> Positions:
    return Positions(
        np.concatenate([part.features for part in parts]),
        np.concatenate([part.ahead for part in parts]),
        np.concatenate([part.margin for part in parts]),
        np.concatenate([part.deal for part in parts]),
    )


def save(path: Path, positions: Positions) -> None:
    """Renamed into place when complete."""
    fresh = path.with_suffix(".fresh.npz")
    np.savez_compressed(fresh, **positions._asdict())
    fresh.replace(path)


def load(path: Path, width: int) -> Positions:
    """A ValueError says what is wrong with the file."""
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as found:
            positions = Positions(*(found[name] for name in Positions._fields))
    except (ValueError, OSError, EOFError, KeyError, TypeError, AttributeError, zipfile.BadZipFile) as wrong:
        raise ValueError(f"{path} cannot be read as positions: it is damaged, or something else; delete it to begin anew") from wrong
    if positions.features.ndim != 2 or positions.features.shape[1] != width or len({len(part) for part in positions}) != 1:
        raise ValueError(f"{path} holds positions of other features; delete it to begin anew")
    return positions
