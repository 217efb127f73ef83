"""One game as one row of data: enough to replay it, and its result."""

import hashlib
from collections.abc import Iterator
from typing import Any

import msgspec

import roji
from roji.core.journal.chain import mark
from roji.core.journal.fold import RESIGN, Entry, Header, InvalidJournal, Journal, replay
from roji.core.state import State

SCHEMA = 1  # raised when a column changes its meaning


class GameRecord(msgspec.Struct, frozen=True):
    """One game. Its actions are lines as in a journal: the seat, then the notation; `resign` for a seat that forfeited."""

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
    checksum: str  # of the header, all actions, and the final state

    def broke_off(self) -> list[int]:
        """The seats that forfeited, perhaps before the first action."""
        return [int(line.partition(" ")[0]) for line in self.forfeits]

    def header(self) -> Header:
        return Header(self.game, self.rules, self.seats, self.options, self.seed)

    def journal(self) -> Journal:
        """The same game as a journal, which `roji replay` and the pages can read."""
        return Journal(self.header(), [read_line(line) for line in self.actions], self.scores, self.winners)

    def states(self) -> Iterator[tuple[Entry | None, State]]:
        """Replay the game by the rules: the state at the beginning and after every action; raises InvalidJournal if one is illegal."""
        return replay(roji.game(self.game), self.journal())


def begin(record: GameRecord) -> State:
    """The initial state."""
    header, game = record.header(), roji.game(record.game)
    return game.start(header.seats, game.options(**header.options), header.luck())


def steps(record: GameRecord) -> Iterator[tuple[int, int | None]]:
    """Seat and code of every action, in order, not checked by the rules; None for a resignation."""
    parse = roji.game(record.game).parse
    for entry in map(read_line, record.actions):
        yield entry.seat, None if entry.text == RESIGN else parse(entry.text)


def read_line(line: str) -> Entry:
    seat, _, text = line.partition(" ")
    if not seat.isdecimal() or not text:
        raise InvalidJournal(f"{line!r} is not a seat and an action")
    return Entry(int(seat), text)


def checksum(header: Header, actions: list[str], end: State) -> str:
    told = "\n".join([*header.opening(), *actions, mark(end)])
    return hashlib.blake2b(told.encode(), digest_size=8, person=b"roji record").hexdigest()


def check(record: GameRecord) -> State:
    """Replay the game and return its final state; raises InvalidJournal if the result differs from the record."""
    state = None
    for _, now in record.states():
        state = now
    assert state is not None, "there is always a beginning"
    left = {*record.broke_off(), *(entry.seat for entry in record.journal().entries if entry.text == RESIGN)}
    found = (state.scores(), [seat for seat in state.winners() if seat not in left], checksum(record.header(), record.actions, state))
    for name, ours, theirs in zip(("scores", "winners", "checksum"), found, (record.scores, record.winners, record.checksum), strict=True):
        if ours != theirs:
            raise InvalidJournal(f"game {record.number} does not come out as recorded: its {name} is {ours!r}, not {theirs!r}")
    return state
