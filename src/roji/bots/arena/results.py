"""The result file of a tournament: one line for the tournament, then one per game."""

import os
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

import msgspec


class Result(msgspec.Struct, frozen=True):
    """How a game ended, seat by seat."""

    number: int
    deal: int
    seating: tuple[int, ...]  # the bot at each seat
    scores: list[int]
    winners: list[int]  # seats
    decisions: list[int]
    spent_ms: list[float]
    slowest_ms: list[float]  # the longest turn
    forfeits: dict[int, str] = {}  # seat: why it lost

    def ranks(self) -> list[int]:
        """The rank of each seat, 0 for the best: winners, then by points; forfeits come last."""
        worth = [(seat not in self.forfeits, seat in self.winners, points) for seat, points in enumerate(self.scores)]
        return [sum(other > own for other in worth) for own in worth]

    def share(self, seat: int) -> float:
        """This seat's share of the win."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


class Numbered(Protocol):
    """A line of the file that has its game's number."""

    @property
    def number(self) -> int: ...


Line = TypeVar("Line", bound=Numbered)


class ResultFile(Generic[Line]):
    """An append-only file with a line per game. Opened again for the same tournament, it continues."""

    def __init__(self, path: Path, heading: dict[str, Any], kind: type[Line]) -> None:
        self.path, self._heading, self._kind = path, heading, kind
        self.lost = 0  # bytes of a truncated last line
        self.found = self._read()
        self._begin()

    def add(self, line: Line) -> None:
        self._write(msgspec.json.encode(line))

    def _write(self, line: bytes) -> None:
        with self.path.open("ab") as file:
            file.write(line + b"\n")
            file.flush()
            os.fsync(file.fileno())

    def _read(self) -> list[Line]:
        try:
            content = self.path.read_bytes()
        except FileNotFoundError:
            return []
        except OSError as trouble:
            raise ValueError(f"{self.path} cannot be read: {trouble.strerror}") from None
        whole = content[: content.rfind(b"\n") + 1]
        self.lost = len(content) - len(whole)
        first, *lines = whole.splitlines() or [b""]
        if content:
            self._check_heading(first if whole else content)
        return [self._decode(line, number) for number, line in enumerate(lines, 2)]

    def _check_heading(self, line: bytes) -> None:
        try:
            heading = msgspec.json.decode(line)
        except msgspec.DecodeError:
            heading = None
        if not isinstance(heading, dict) or "arena" not in heading:
            raise ValueError(f"{self.path} is not a result file of the arena; name another file")
        for name, value in self._heading.items():
            if heading.get(name) != value:
                raise ValueError(
                    f"{self.path} holds another tournament: its {name} is {_json(heading.get(name))}, not {_json(value)}; "
                    "name another file, or ask for the same"
                )

    def _decode(self, line: bytes, number: int) -> Line:
        try:
            return msgspec.json.decode(line, type=self._kind)
        except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
            raise ValueError(f"{self.path} is damaged in line {number}: {wrong}; remove the line, and its game is played again") from None

    def _begin(self) -> None:
        """Remove a truncated last line; write the heading if the file is empty."""
        try:
            with self.path.open("ab") as file:
                empty = file.truncate(file.tell() - self.lost) == 0
        except OSError as trouble:
            raise ValueError(f"{self.path} cannot be written: {trouble.strerror}") from None
        if empty:
            self._write(msgspec.json.encode(self._heading))


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
