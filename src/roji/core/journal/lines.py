"""The parts of a journal: a header and its lines."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import msgspec

from roji.core.journal.chain import Chain, Link
from roji.core.journal.promise import mixed
from roji.core.luck import Luck, commitment, sealed
from roji.core.state import State

BACK = "back "  # and the number of lines that are left; all players have agreed to it


class InvalidJournal(ValueError):  # noqa: N818
    """A journal that cannot be read or breaks the rules; the message is a sentence."""


@dataclass(frozen=True)
class Header:
    """What is needed to replay a game from its beginning."""

    game: str
    version: int
    seats: int
    options: dict[str, Any]
    seed: int | None = None  # the fast luck of a simulation …
    secret: bytes | None = None  # … or the sealed luck of a real table …
    nonces: Mapping[int, bytes] = field(default_factory=dict)  # … mixed with what seats have added
    day: str = ""  # the date of a daily game

    def luck(self) -> Luck:
        if self.secret is not None:
            return sealed(mixed(self.secret, self.nonces))
        if self.seed is None:
            raise InvalidJournal("this journal does not tell its seed, so it cannot be played again")
        return Luck(self.seed)

    def opening(self) -> list[str]:
        """All that is fixed when the game begins, except the version: the game may continue under later rules that agree."""
        options = msgspec.json.encode(self.options, order="sorted").decode()
        lines = [f"game {self.game}", f"seats {self.seats}", f"options {options}"]
        lines += [f"day {self.day}"] if self.day else []
        lines += [f"commitment {commitment(self.secret)}" if self.secret is not None else f"seed {self.seed}"]
        return [*lines, *(f"nonce {seat} {self.nonces[seat].hex()}" for seat in sorted(self.nonces))]

    @cached_property
    def chain(self) -> Chain:
        """The hash chain of this game's lines."""
        return Chain(f"seed {self.seed}".encode() if self.secret is None else self.secret, self.opening())


@dataclass(frozen=True, slots=True)
class Entry:
    """One line: a seat and what it did, in notation."""

    seat: int
    text: str
    link: Link | None = field(default=None, compare=False, repr=False)

    def __str__(self) -> str:
        return f"{self.seat} {self.text}"

    @property
    def goes_back(self) -> bool:
        return self.text.startswith(BACK)


@dataclass
class Journal:
    header: Header
    entries: list[Entry] = field(default_factory=list)
    scores: list[int] | None = None  # as the table recorded them at the end
    winners: list[int] | None = None


def linked(header: Header, before: Entry | None, number: int, entry: Entry, state: State) -> Entry:
    """The line with its link, given the line before it and the state after it."""
    seal = header.chain.beginning
    if before is not None:
        assert before.link is not None, "lines are linked from the first one on"
        seal = before.link.seal
    return Entry(entry.seat, entry.text, header.chain.link(seal, number, entry.seat, entry.text, state))
