"""Set phrases instead of chat: said to everybody at a table in the listener's own language, and kept nowhere."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from roji.server.floods import Bucket
from roji.server.refusal import Refusal
from roji.server.wire import Said, Say

if TYPE_CHECKING:
    from roji.server.table import Table

PER_SECOND, AT_ONCE = 0.25, 3  # of one seat


class Phrases:
    """What is said at one table."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._buckets: dict[int, Bucket] = {}
        self.pass_on: Callable[[Said], None] = lambda _: None  # to other workers

    def say(self, frame: Say) -> None:
        """Somebody says something, not too often."""
        if not self._buckets.setdefault(frame.seat, Bucket(PER_SECOND, AT_ONCE)).take():
            raise Refusal("let your last words sink in first", 429)
        said = Said(frame.seat, frame.phrase)
        self.hear(said)
        self.pass_on(said)

    def hear(self, said: Said) -> None:
        """Everybody who looks hears it."""
        for screen in self._table.screens:
            screen.hear(said)
