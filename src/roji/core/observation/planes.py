"""The layout of an observation: named parts of a row of numbers, in order."""

from math import prod

import msgspec

from roji.core.observation.canvas import Canvas


class Plane(msgspec.Struct, frozen=True):
    """One part: "hand", 120 numbers, one for each card. `shape` says how to reshape it."""

    name: str
    shape: tuple[int, ...]
    meaning: str

    @property
    def width(self) -> int:
        return prod(self.shape)


class Planes:
    """All parts of a game's observation; the same for every number of seats and every option. `version` rises when one changes."""

    def __init__(self, version: int, *parts: Plane) -> None:
        self.version = version
        self.parts = parts
        self.starts: dict[str, int] = {}
        self.width = 0
        for part in parts:
            self.starts[part.name] = self.width
            self.width += part.width
        if len(self.starts) < len(parts):
            raise ValueError("two planes have the same name")

    def part(self, name: str) -> Plane:
        """The part of this name; raises ValueError that lists the names if there is none."""
        found = next((part for part in self.parts if part.name == name), None)
        if found is None:
            raise ValueError(f"there is no plane {name!r}; there is {', '.join(self.starts)}")
        return found

    def place(self, name: str, *at: int) -> int:
        """The index of a number of a part: `place("rows", 1, 7)`."""
        inside = 0
        for size, index in zip(self.part(name).shape, at, strict=True):
            if not 0 <= index < size:
                raise IndexError(f"{name} has no place {at}; its shape is {self.part(name).shape}")
            inside = inside * size + index
        return self.starts[name] + inside

    def writer(self, canvas: Canvas) -> "PlaneWriter":
        """A writer that addresses parts by name, for games that need not be fast."""
        return PlaneWriter(self, canvas)

    def span(self, name: str) -> slice:
        """The slice of a part."""
        return slice(self.starts[name], self.starts[name] + self.part(name).width)


class PlaneWriter:
    """Writes on a canvas by the names of parts."""

    def __init__(self, planes: Planes, canvas: Canvas) -> None:
        self._planes = planes
        self._canvas = canvas

    def put(self, number: int, name: str, *at: int) -> None:
        self._canvas.put(self._planes.place(name, *at), number)

    def mark(self, name: str, *at: int) -> None:
        self._canvas.mark(self._planes.place(name, *at))


NO_PLANES = Planes(0)
