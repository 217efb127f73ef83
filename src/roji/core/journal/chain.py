"""The hash chain of a journal: each line is linked to all lines before it and to the state after it.

Links are keyed with the table's secret: during the game they reveal nothing about hidden choices, and after it anyone can recompute
them. A link that a player noted during the game commits to everything that had happened by then.
"""

import hashlib
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

from roji.core.state import State

CANDIDATES = 4  # seals that the line before an edited line may have had


class Link(NamedTuple):
    """The hashes that are stored with a line."""

    seal: str  # of this line and all before it
    mark: str  # a checksum of the state after it

    def __str__(self) -> str:
        return f"{self.seal} {self.mark}"


class Line(NamedTuple):
    """A line as it stands in a file: its number, seat, text and link."""

    number: int
    seat: int
    text: str
    link: Link


class Chain:
    """Makes the links of one game."""

    def __init__(self, salt: bytes, opening: Iterable[str]) -> None:
        self._key = hashlib.blake2b(salt, digest_size=32, person=b"roji chain").digest()
        self.beginning = self._digest("\n".join(opening))

    def seal(self, before: str, line: Line) -> str:
        """The seal of a line that follows on this one; the seal that it carries itself does not matter."""
        return self._digest(f"{before}\n{line.number} {line.seat} {line.link.mark} {line.text}")

    def link(self, before: str, number: int, seat: int, text: str, state: State) -> Link:
        """The link of a line that has just happened."""
        loose = Line(number, seat, text, Link("", mark(state)))
        return loose.link._replace(seal=self.seal(before, loose))

    def _digest(self, text: str) -> str:
        return hashlib.blake2b(text.encode(), key=self._key, digest_size=16, person=b"roji links").hexdigest()


def read_link(text: str) -> Link:
    """Parse a stored link, the inverse of `str`."""
    seal, _, after = text.partition(" ")
    return Link(seal, after)


def mark(state: State) -> str:
    """A checksum of the legal actions and the score. It changes when the rules change, but not with the representation of a state.

    Hashing every seat's view would say more, but costs 20 to 120 times as much, and every move waits for it.
    """
    acting = state.to_act()
    told = (acting, [state.legal(seat) for seat in acting], state.scores(), state.turn(), state.reveals(), state.pieces())
    return hashlib.blake2b(msgspec.json.encode(told), digest_size=4, person=b"roji marks").hexdigest()


def faults(chain: Chain, beginning: str, lines: Sequence[Line], count: int) -> list[str]:
    """What was tampered with in a file that claims this beginning, these lines and this count; empty if it is intact."""
    places = _misplaced([line.number for line in lines], count)
    edits = _edited(chain, beginning, {line.number: line for line in lines})
    header = [] if beginning == chain.beginning else ["the header was edited"]
    if header and lines and len(edits) == len(lines):
        return ["no line fits its link: they belong to another header or another secret", *places]
    return [*header, *places, *edits]


def _misplaced(numbers: list[int], count: int) -> list[str]:
    """Lines that are missing, duplicated or out of order."""
    there = Counter(numbers)
    twice = [f"line {number} is there twice" for number in sorted(there) if there[number] > 1]
    gaps = [number for number in range(count) if (number == 0 or number in there) and number + 1 not in there]
    missing = [f"lines are missing after {number}" if number else "the first lines are missing" for number in gaps]
    beyond = [f"line {max(there)} is one too many: there were {count}"] if there and max(there) > count else []
    return [*missing, *twice, *beyond, *_out_of_order(numbers)]


def _out_of_order(numbers: list[int]) -> list[str]:
    wrong = [(told, due) for told, due in zip(numbers, sorted(numbers), strict=True) if told != due]
    if len(wrong) == 2:
        return [f"lines {wrong[0][1]} and {wrong[0][0]} changed places"]
    return [f"lines {min(due for _, due in wrong)} to {max(due for _, due in wrong)} are not in their order"] if wrong else []


def _edited(chain: Chain, beginning: str, lines: dict[int, Line]) -> list[str]:
    """Lines that do not match the link before them. An edited link is distinguished from an edited action.

    Each edited line adds one more candidate for the previous seal. Only a few are kept, so that the check takes linear time even
    if every line was edited.
    """
    found: list[str] = []
    before = [beginning, chain.beginning]
    for number in sorted(lines):
        line = lines[number]
        known = before if number == 1 or number - 1 in lines else []
        right = [chain.seal(seal, line) for seal in known]
        if known and line.link.seal not in right:
            following = lines.get(number + 1)
            only_link = following is not None and following.link.seal in {chain.seal(seal, following) for seal in right}
            found.append(f"the link of line {number} was edited" if only_link else f"line {number} was edited")
            before = [line.link.seal, *right[: CANDIDATES - 2], *right[CANDIDATES - 2 :][-1:]]  # the newest, and the oldest
        else:
            before = [line.link.seal]
    return found
