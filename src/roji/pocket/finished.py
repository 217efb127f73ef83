"""Games that are over, at a table of this device or in a file: the replay, and the review."""

from functools import lru_cache
from typing import Any

import msgspec

from roji.bots import worker
from roji.core.journal.fold import InvalidJournal, write
from roji.pocket.records import GAMES, Record
from roji.pocket.table import reopened
from roji.server.bots import analysis
from roji.server.refusal import Refusal, quote
from roji.server.table.replay import Played, Reached, find_game, open_file, reach, retell
from roji.server.wire.replay import Findings, FindingsAsked, Replay, Review

PATIENCE_S = 60.0  # for one game: nobody else waits here
REVIEW_LINE_MS = 250  # four times a server's


class Source(msgspec.Struct, frozen=True):
    """A table of this device, or a game file."""

    record: Record | None = None
    lines: list[str] = []
    journal: str = ""

    def played(self) -> Played:
        if self.record is None:
            return open_file(GAMES, self.journal)
        return reopened(find_game(GAMES, self.record.game), self.record, self.lines).played()


def replay(source: dict[str, Any], seat: int | None = None) -> Replay:
    return retell(GAMES, msgspec.convert(source, Source).played(), seat, PATIENCE_S)


def review(source: dict[str, Any], first: int, last: int, line_ms: float = REVIEW_LINE_MS) -> Review:
    """Review some lines of a game. It is asked in the worker in which bots think."""
    reached = _whole(msgspec.json.encode(source))
    analysis.check_review(reached, first, last)
    journal = reached.played.journal
    name, text = journal.header.game, write(journal)
    try:
        moments = worker.review(GAMES, name, text, first, last, analysis.review_seed(text), line_ms * (last - first + 1))
    except InvalidJournal as wrong:  # recorded with other cards than ours
        raise Refusal(quote(wrong), 422) from None
    return Review([analysis.moment_message(GAMES[name], moment) for moment in moments])


@lru_cache(1)  # a game is reviewed a few lines at a time
def _whole(source: bytes) -> Reached:
    return reach(GAMES, msgspec.json.decode(source, type=Source).played(), None, PATIENCE_S)


def findings(asked: dict[str, Any]) -> Findings:
    return analysis.findings(GAMES, msgspec.convert(asked, FindingsAsked).moments)
