"""Set phrases instead of chat, shown in each listener's language and never stored."""

from typing import TYPE_CHECKING

from roji.server.http.rate_limits import Bucket
from roji.server.refusal import Refusal
from roji.server.wire.messages import Said, Say

if TYPE_CHECKING:
    from roji.server.table.table import Table

PER_SECOND, AT_ONCE = 0.25, 3  # of one seat


class Phrases:
    """What is said at one table."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._buckets: dict[int, Bucket] = {}

    def say(self, frame: Say) -> None:
        """Say a phrase, within the rate limit."""
        if not self._buckets.setdefault(frame.seat, Bucket(PER_SECOND, AT_ONCE)).take():
            raise Refusal("wait a moment before you say something else", 429)
        said = Said(frame.seat, frame.phrase)
        self.hear(said)
        self._table.observer.on_phrase(said)

    def hear(self, said: Said) -> None:
        """Pass a phrase to all screens."""
        for screen in self._table.screens:
            screen.hear(said)
