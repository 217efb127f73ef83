"""A game as text: a header, then one line per action, undo or resignation. Seed + actions = the game.

    roji journal 1
    game ohanami 1
    seats 2
    options {"lay_order": "rotate"}
    seed 7

    0 choose 56
    1 undo
    0 resign
    end 3 5f0c…

A real table writes `commitment` while it is played and `secret` once it is over. The last line counts the lines
before it and seals the whole text, so that a file that was cut off or edited is noticed.
"""

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec

from roji.core.game import State
from roji.core.luck import Luck, commitment, sealed
from roji.core.registry import Game

UNDO = "undo"
RESIGN = "resign"


class Spoiled(ValueError):  # noqa: N818
    """A journal that cannot be read or does not keep the rules; the message is a sentence."""


@dataclass(frozen=True)
class Header:
    """What a game needs to begin again."""

    game: str
    version: int
    seats: int
    options: dict[str, Any]
    seed: int | None = None  # the fast luck of a simulation …
    secret: bytes | None = None  # … or the sealed luck of a real table

    def luck(self) -> Luck:
        if self.secret is not None:
            return sealed(self.secret)
        if self.seed is None:
            raise Spoiled("this journal does not tell its seed, so it cannot be played again")
        return Luck(self.seed)


@dataclass(frozen=True)
class Entry:
    """One line: a seat and what it did, in notation."""

    seat: int
    text: str

    def __str__(self) -> str:
        return f"{self.seat} {self.text}"


@dataclass
class Journal:
    header: Header
    entries: list[Entry] = field(default_factory=list)


class Kept(NamedTuple):
    """A line that stands so far."""

    entry: Entry
    reveals: int  # before it
    for_good: bool = False  # others have gone on from it, and it stays so even if they take that back


class Fold:
    """A journal being played: the present state, and enough to take a choice back.

    An undo drops its seat's latest action and keeps the others'. It is allowed while nothing has come to light since,
    and only if the others' later actions stand without it.
    """

    def __init__(self, game: Game, header: Header) -> None:
        if game.version != header.version:
            raise Spoiled(f"this journal is of version {header.version} of {game.title}; the rules here are version {game.version}")
        self.game = game
        self.header = header
        self.state = self._begin()
        self._kept: list[Kept] = []

    def _begin(self) -> State:
        try:
            return self.game.start(self.header.seats, self.game.options(**self.header.options), self.header.luck())
        except ValueError as wrong:
            raise Spoiled(str(wrong)) from None

    def copy(self) -> "Fold":
        """The same journal once more; neither notices what is played on the other."""
        twin = Fold.__new__(Fold)
        twin.game, twin.header = self.game, self.header
        twin.state, twin._kept = self.state.copy(), list(self._kept)
        return twin

    def play(self, entry: Entry) -> None:
        """Let one line happen; a Spoiled with the rule's sentence if it may not."""
        refusal = self.why_not(entry)
        if refusal is not None:
            raise Spoiled(refusal)
        if entry.text == UNDO:
            self._let_stand(entry.seat)
            without = self._without_latest(entry.seat)
            assert without is not None
            self.state, self._kept = without
        else:
            self._kept.append(Kept(entry, self.state.reveals()))
            self._apply(self.state, entry)

    def why_not(self, entry: Entry) -> str | None:
        """The sentence that forbids this line now, or None."""
        if not 0 <= entry.seat < self.header.seats:
            return f"there is no seat {entry.seat} at this table"
        if Entry(entry.seat, RESIGN) in (kept.entry for kept in self._kept):
            return "you have resigned"
        if entry.text == UNDO:
            return self.why_not_undo(entry.seat)
        return self._why_not_play(self.state, entry)

    def standing(self) -> list[Entry]:
        """The lines that stand: what was taken back is gone, and so is its undo."""
        return [kept.entry for kept in self._kept]

    def why_not_undo(self, seat: int) -> str | None:
        """Why this seat cannot take its latest action back, or None if it can."""
        place = self._latest(seat)
        if place is None:
            return "there is nothing to take back"
        if self._kept[place].reveals != self.state.reveals():
            return "something has come to light since then, so it stands"
        last = place == len(self._kept) - 1  # then nobody has gone on from it, and nothing need be played again to know
        if self._kept[place].for_good or not (last or self._without_latest(seat) is not None):
            return "others have gone on from there, so it stands"
        return None

    def _let_stand(self, seat: int) -> None:
        """Before this seat takes its latest action back: what it rested on has been seen to be final, and remains so."""
        for other in range(self.header.seats):
            place = self._latest(other)
            if other != seat and place is not None and self._without_latest(other) is None:
                self._kept[place] = self._kept[place]._replace(for_good=True)

    def _latest(self, seat: int) -> int | None:
        for place in range(len(self._kept) - 1, -1, -1):
            entry = self._kept[place].entry
            if entry.seat == seat:
                return None if entry.text == RESIGN else place
        return None

    def _without_latest(self, seat: int) -> tuple[State, list[Kept]] | None:
        place = self._latest(seat)
        if place is None:
            return None
        state = self._begin()
        kept: list[Kept] = []
        for i, line in enumerate(self._kept):
            if i == place:
                continue
            if i > place and self._why_not_play(state, line.entry) is not None:
                return None
            kept.append(line._replace(reveals=state.reveals()))
            self._apply(state, line.entry)
        return state, kept

    def _why_not_play(self, state: State, entry: Entry) -> str | None:
        if entry.text == RESIGN:
            return None if state.to_act() else "the game is over"
        try:
            code = self.game.parse(entry.text)
        except ValueError as wrong:
            return str(wrong)
        return self.game.why_not(state, entry.seat, code)

    def _apply(self, state: State, entry: Entry) -> None:
        if entry.text == RESIGN:
            state.resign(entry.seat)
        else:
            state.play(entry.seat, self.game.parse(entry.text))


def replay(game: Game, journal: Journal) -> Iterator[tuple[Entry | None, State]]:
    """The state at the beginning and after every line; a Spoiled that names the line if one may not happen."""
    fold = Fold(game, journal.header)
    yield None, fold.state
    for number, entry in enumerate(journal.entries, 1):
        try:
            fold.play(entry)
        except Spoiled as wrong:
            raise Spoiled(f"line {number}, {str(entry)!r}: {wrong}") from None
        yield entry, fold.state


def write(journal: Journal, over: bool = True) -> str:
    """The journal as text; the secret is told only when the game is over."""
    header = journal.header
    lines = [
        "roji journal 1",
        f"game {header.game} {header.version}",
        f"seats {header.seats}",
        f"options {msgspec.json.encode(header.options, order='sorted').decode()}",
    ]
    if header.secret is not None:
        lines.append(f"commitment {commitment(header.secret)}")
        if over:
            lines.append(f"secret {header.secret.hex()}")
    else:
        lines.append(f"seed {header.seed}")
    lines += ["", *map(str, journal.entries)]
    return "\n".join([*lines, _end(len(journal.entries), lines), ""])


def _end(count: int, lines: Iterable[str]) -> str:
    digest = hashlib.blake2b("\n".join(lines).encode(), digest_size=16, person=b"roji journal").hexdigest()
    return f"end {count} {digest}"


def read(text: str) -> Journal:
    """The journal that `text` holds; a Spoiled with a sentence if it is cut off, edited or none at all."""
    lines = text.replace("\r\n", "\n").rstrip("\n").split("\n")
    if lines[0] != "roji journal 1":
        raise Spoiled("this is not a Roji journal: its first line is not 'roji journal 1'")
    if not lines[-1].startswith("end "):
        raise Spoiled("this journal is cut off: its last line is missing")
    if "" not in lines:
        raise Spoiled("this journal is damaged: no empty line parts its header from its actions")
    gap = lines.index("")
    entries = [_read_entry(number, line) for number, line in enumerate(lines[gap + 1 : -1], 1)]
    if lines[-1] != _end(len(entries), lines[:-1]):
        raise Spoiled("this journal was edited or cut: its lines do not match the seal in its last line")
    return Journal(_read_header(lines[1:gap]), entries)


def _read_entry(number: int, line: str) -> Entry:
    seat, _, text = line.partition(" ")
    if not (seat.isascii() and seat.isdigit()) or not text:
        raise Spoiled(f"line {number}, {line!r}, is not a seat and an action")
    return Entry(int(seat), text)


def _read_header(lines: list[str]) -> Header:
    told = dict(line.partition(" ")[::2] for line in lines)
    try:
        game, version = told["game"].split(" ")
        secret = bytes.fromhex(told["secret"]) if "secret" in told else None
        if secret is not None and commitment(secret) != told["commitment"]:
            raise Spoiled("the secret in this journal is not the one that was promised before the game")
        return Header(
            game,
            int(version),
            int(told["seats"]),
            msgspec.json.decode(told["options"], type=dict[str, Any]),
            int(told["seed"]) if "seed" in told else None,
            secret,
        )
    except (KeyError, msgspec.DecodeError, RecursionError) as wrong:
        raise Spoiled(f"the header of this journal is damaged ({wrong})") from None
    except ValueError as wrong:
        if isinstance(wrong, Spoiled):
            raise
        raise Spoiled(f"the header of this journal is damaged ({wrong})") from None
