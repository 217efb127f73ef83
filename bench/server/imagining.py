"""Replays a journal, and composes the frames that a seat would be sent from the true and from imagined states."""

from collections.abc import Iterator
from dataclasses import replace

import msgspec

from roji.core.game import Game
from roji.core.journal.fold import RESIGN, UNDO, Entry, Fold, Header
from roji.core.luck import Luck
from roji.core.state import State
from roji.server.store.tables import Record, Seat, Store
from roji.server.table.events import happening
from roji.server.table.seen import compose_seen
from roji.server.table.table import Table
from roji.server.wire.messages import Seen

STORE = Store("sqlite://")  # required by Table; nothing is written


class Retold:
    """A table without a server that replays its lines one by one."""

    def __init__(self, game: Game, header: Header, names: list[str]) -> None:
        seats = tuple(Seat("person", name) for name in names)
        secret = header.secret or bytes(32)
        record = Record("imagined", game.name, header.version, header.options, secret, seats, "playing")
        self.table = Table(game, record, STORE, Fold(game, header))
        self.said: list[tuple[object, object]] = []  # every line as its own seat and as the others may see it, by the rules alone

    @property
    def fold(self) -> Fold:
        assert self.table.fold is not None
        return self.table.fold

    def play(self, entry: Entry) -> None:
        self.said.append(sayings(self.table.game, self.fold.state, entry))
        self.fold.play(entry)
        self.table.story.append(happening(self.fold, entry))
        self.table.count([entry])
        if not self.fold.state.to_act():
            self.table.record = replace(self.table.record, phase="over")

    def steps(self, entries: list[Entry]) -> Iterator[int]:
        """Play the lines; yields their number at the beginning and after each."""
        yield 0
        for number, entry in enumerate(entries, 1):
            self.play(entry)
            yield number

    def mistold(self, seen: Seen) -> list[str]:
        """Lines of a frame that differ from what this client may be told."""
        told = [(event, self.said[event.seq - 1][event.seat != seen.seat]) for event in seen.since]
        return [f"line {event.seq} is told as {event.action}" for event, due in told if msgspec.to_builtins(event.action) != due]

    def seen(self, seat: int | None, told: int) -> Seen:
        """What this seat would be sent from the true state."""
        return compose_seen(self.table, [] if seat is None else [seat], seat, told)

    def imagined(self, knows: int, seat: int | None, told: int, luck: Luck) -> Seen:
        """The same, from a state that the seat `knows` cannot distinguish from the true one."""
        truth = self.fold.state
        self.fold.state = truth.imagine(knows, luck)
        try:
            return self.seen(seat, told)
        finally:
            self.fold.state = truth


def sayings(game: Game, before: State, entry: Entry) -> tuple[object, object]:
    """A line as its own seat and as the others see it."""
    if entry.text in (UNDO, RESIGN):
        return None, None
    code = game.parse(entry.text)
    return msgspec.to_builtins(game.describe(code)), msgspec.to_builtins(game.public(before, code))
