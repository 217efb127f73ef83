"""Reviews of finished games, a few lines per request."""

import zlib
from collections.abc import Mapping, Sequence

from roji.core.findings import is_mistake, summary, turning_points
from roji.core.game import Game
from roji.core.journal.fold import InvalidJournal, write
from roji.core.sentences import say, words
from roji.server.bots import pool
from roji.server.bots.pool import BotPool
from roji.server.http.rate_limits import OneAtATime
from roji.server.refusal import Refusal, quote
from roji.server.settings import Settings
from roji.server.table.replay import Played, reach
from roji.server.wire.replay import Findings, Moment, Review
from roji.server.work.heavy_work import HeavyWork

MOST = 20  # lines per request
NOISE = 0.01  # tolerance of sums of shares


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
        played = reached.played
        check_lines(played, first, last)
        if not reached.over:
            raise Refusal("a game is looked at again when it is over", 422)
        text, time = write(played.journal), self._settings.review_line_ms * (last - first + 1)
        seed = zlib.crc32(text.encode())  # the same seed for all parts of a game, so that they are consistent
        try:
            moments = await self._thinkers.review(address, played.journal.header.game, text, first, last, seed, time)
        except InvalidJournal as wrong:  # recorded with other cards than ours
            raise Refusal(quote(wrong), 422) from None
        return [to_message(self._games[played.journal.header.game], moment) for moment in moments]


def findings(_games: Mapping[str, Game], moments: Sequence[Moment]) -> Findings:
    """The summary of a whole game's reviewed choices; refused if they are not of one game. Heavy work."""
    if not moments:
        return Findings([], [])
    seats = len(moments[0].before)
    if not all(is_of_game(moment, seats) for moment in moments):
        raise Refusal("these moments are not of one game", 422)
    return Findings(turning_points(moments), summary(moments, seats, moments[-1].after))


def is_of_game(moment: Moment, seats: int) -> bool:
    """Whether a client's reviewed choice fits the game: a valid seat, and a share for every seat."""
    shares = [*moment.before, *moment.after, moment.chosen, abs(moment.lost), moment.error]
    sound = len(moment.before) == len(moment.after) == seats and all(-NOISE <= share <= 1 + NOISE for share in shares)
    return sound and 0 <= moment.seat < seats


def check_lines(played: Played, first: int, last: int) -> None:
    lines = len(played.journal.entries)
    if not 1 <= first <= last <= lines:
        raise Refusal(say("this game has the lines 1 to {lines}, not {first} to {last}", lines=lines, first=first, last=last), 422)
    if last - first >= MOST:
        raise Refusal(say("at most {most} lines at once", most=MOST), 422)


def to_message(game: Game, moment: pool.ReviewedChoiceLike) -> Moment:
    return Moment(
        line=moment.line,
        seat=moment.seat,
        before=moment.before,
        chosen=moment.chosen,
        best=words(game.tell(game.describe(game.parse(moment.best))) if moment.best else "stayed"),
        lost=moment.lost,
        error=moment.error,
        mistake=is_mistake(moment),
        revealed=moment.revealed,
        after=moment.after,
    )
