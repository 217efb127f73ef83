"""Reviews of finished games, a few lines per request."""

from collections.abc import Mapping

from roji.core.game import Game
from roji.core.journal.fold import InvalidJournal, write
from roji.server.bots.analysis import check_review, moment_message, review_seed
from roji.server.bots.pool import BotPool
from roji.server.http.rate_limits import OneAtATime
from roji.server.refusal import Refusal, quote
from roji.server.settings import Settings
from roji.server.table.replay import Played, reach
from roji.server.wire.replay import Moment, Review
from roji.server.work.heavy_work import HeavyWork


class Reviews:
    """Reviews a few lines per request; one request per address at a time."""

    def __init__(self, games: Mapping[str, Game], thinkers: BotPool, heavy: HeavyWork, settings: Settings) -> None:
        self._games = games
        self._thinkers = thinkers
        self._heavy = heavy
        self._settings = settings
        self._asking = OneAtATime("your last review is still being thought about; wait for it")

    async def look(self, source: Played | str, first: int, last: int, address: str) -> Review:
        """Review the choices from one line to another, of a table or of a game file."""
        with self._asking.enter(address):
            return Review(await self._look(source, first, last, address))

    async def _look(self, source: Played | str, first: int, last: int, address: str) -> list[Moment]:
        reached = await self._heavy.do(address, reach, source, None, self._settings.replay_seconds)
        check_review(reached, first, last)
        journal = reached.played.journal
        game, text, time = journal.header.game, write(journal), self._settings.review_line_ms * (last - first + 1)
        try:
            moments = await self._thinkers.review(address, game, text, first, last, review_seed(text), time)
        except InvalidJournal as wrong:  # recorded with other cards than ours
            raise Refusal(quote(wrong), 422) from None
        return [moment_message(self._games[game], moment) for moment in moments]
