"""Reshapes one part of an observation to the shape of its plane."""

from typing import TypeVar

import numpy as np
import numpy.typing as npt

from roji.core.observation.planes import Planes

Number = TypeVar("Number", bound=np.generic)


def fold(planes: Planes, rows: npt.NDArray[Number], name: str) -> npt.NDArray[Number]:
    """The named plane of one observation or of many: a view, where numpy can make one. A ValueError if there is no such plane."""
    part = planes.part(name)
    return rows[..., planes.span(name)].reshape(*rows.shape[:-1], *part.shape)
