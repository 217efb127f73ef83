"""A game told once more from its journal, with everything dealt again that a seat may not know: what it would have been sent."""

from collections.abc import Iterator
from dataclasses import replace

from roji.core.journal import Entry, Fold, Header
from roji.core.luck import Luck
from roji.core.registry import Game
from roji.server.seen import behold
from roji.server.store import Record, Seat, Store
from roji.server.story import happening
from roji.server.table import Table
from roji.server.wire import Seen

STORE = Store("sqlite://")  # a table wants one; nothing is written


class Retold:
    """A table without a server: its lines happen one by one."""

    def __init__(self, game: Game, header: Header, names: list[str]) -> None:
        seats = tuple(Seat("person", name) for name in names)
        secret = header.secret or bytes(32)
        record = Record("imagined", game.name, header.version, header.options, secret, seats, "playing")
        self.table = Table(game, record, STORE, Fold(game, header))

    @property
    def fold(self) -> Fold:
        assert self.table.fold is not None
        return self.table.fold

    def play(self, entry: Entry) -> None:
        self.table.story.append(happening(self.table.game, self.fold.state, entry))
        self.fold.play(entry)
        self.table.entries.append(entry)
        if not self.fold.state.to_act():
            self.table.record = replace(self.table.record, phase="over")

    def steps(self, entries: list[Entry]) -> Iterator[int]:
        """How many lines have happened: at the beginning, and after each."""
        yield 0
        for number, entry in enumerate(entries, 1):
            self.play(entry)
            yield number

    def seen(self, seat: int | None, told: int) -> Seen:
        """What this seat would be sent of the truth."""
        return behold(self.table, [] if seat is None else [seat], seat, told)

    def imagined(self, knows: int, seat: int | None, told: int, luck: Luck) -> Seen:
        """The same, from a state that the seat `knows` could not tell from the truth."""
        truth = self.fold.state
        self.fold.state = truth.imagine(knows, luck)
        try:
            return self.seen(seat, told)
        finally:
            self.fold.state = truth
