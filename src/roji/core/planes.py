"""What an observation consists of: the parts of a row of numbers, in order, each with its meaning."""

from math import prod

import msgspec


class Plane(msgspec.Struct, frozen=True):
    """One part: "hand", 120 numbers, one for each card. Its shape is how a reader may fold it."""

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
        """A ValueError that lists the names, if there is none of that name."""
        found = next((part for part in self.parts if part.name == name), None)
        if found is None:
            raise ValueError(f"there is no plane {name!r}; there is {', '.join(self.starts)}")
        return found

    def span(self, name: str) -> slice:
        """Where a part lies in a row."""
        return slice(self.starts[name], self.starts[name] + self.part(name).width)


NO_PLANES = Planes(0)
