"""One game as one row of data: enough to replay it, and its result."""

import hashlib
from collections.abc import Iterator
from typing import Any

import msgspec

import roji
from roji.core.journal.chain import mark
from roji.core.journal.fold import RESIGN, Entry, Header, Journal, Spoiled, replay
from roji.core.state import State

SCHEMA = 1  # raised when a column changes its meaning


class GameRecord(msgspec.Struct, frozen=True):
    """One game. Its actions are lines as in a journal: the seat, then the notation; `resign` where a seat broke off."""

    number: int  # counted through the run, from 1
    game: str
    rules: int  # the version of the rules
    seats: int
    options: dict[str, Any]
    seed: int  # of the deal
    bots: list[str]  # by seat
    actions: list[str]
    scores: list[int]  # by seat
    winners: list[int]  # seats
    forfeits: list[str]  # "1 gave no answer within 5 s"
    checksum: str  # of the beginning, all actions, and the table at the end

    def broke_off(self) -> list[int]:
        """The seats whose bots failed, some perhaps before the first action."""
        return [int(line.partition(" ")[0]) for line in self.forfeits]

    def header(self) -> Header:
        return Header(self.game, self.rules, self.seats, self.options, self.seed)

    def journal(self) -> Journal:
        """The same game as a journal, which `roji replay` and the pages can read."""
        return Journal(self.header(), [read_line(line) for line in self.actions], self.scores, self.winners)

    def states(self) -> Iterator[tuple[Entry | None, State]]:
        """The game played again by the rules: the state at the beginning and after every action; a Spoiled if one may not happen."""
        return replay(roji.game(self.game), self.journal())


def begin(record: GameRecord) -> State:
    """The game before its first action."""
    header, game = record.header(), roji.game(record.game)
    return game.start(header.seats, game.options(**header.options), header.luck())


def steps(record: GameRecord) -> Iterator[tuple[int, int | None]]:
    """Seat and code of every action, in order, not checked by the rules; no code where a seat resigned."""
    parse = roji.game(record.game).parse
    for entry in map(read_line, record.actions):
        yield entry.seat, None if entry.text == RESIGN else parse(entry.text)


def read_line(line: str) -> Entry:
    seat, _, text = line.partition(" ")
    if not seat.isdecimal() or not text:
        raise Spoiled(f"{line!r} is not a seat and an action")
    return Entry(int(seat), text)


def checksum(header: Header, actions: list[str], end: State) -> str:
    told = "\n".join([*header.opening(), *actions, mark(end)])
    return hashlib.blake2b(told.encode(), digest_size=8, person=b"roji record").hexdigest()


def check(record: GameRecord) -> State:
    """The state at the end, played again; a Spoiled if the rules do not come to what the record says."""
    state = None
    for _, now in record.states():
        state = now
    assert state is not None, "there is always a beginning"
    left = {*record.broke_off(), *(entry.seat for entry in record.journal().entries if entry.text == RESIGN)}
    found = (state.scores(), [seat for seat in state.winners() if seat not in left], checksum(record.header(), record.actions, state))
    for name, ours, theirs in zip(("scores", "winners", "checksum"), found, (record.scores, record.winners, record.checksum), strict=True):
        if ours != theirs:
            raise Spoiled(f"game {record.number} does not come out as recorded: its {name} is {ours!r}, not {theirs!r}")
    return state
