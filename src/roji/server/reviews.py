"""A game that is over, looked at again: what everybody could hope for, some lines at a time."""

import asyncio
import zlib
from collections.abc import Sequence

from roji.core.findings import summary, turning_points
from roji.core.journal import Spoiled, write
from roji.core.registry import Game
from roji.core.sentences import say, words
from roji.server import thinkers
from roji.server.refusal import Refusal, quote
from roji.server.replays import Played, fold_to
from roji.server.retelling import Findings, Moment, Review
from roji.server.settings import Settings
from roji.server.thinkers import Thinkers
from roji.server.turnstile import Turnstile

MOST = 20  # lines at once
NOISE = 0.01  # of sums of shares


class ReviewRoom:
    """Thinks about a few lines at a time; one request of an address at a time."""

    def __init__(self, thinkers: Thinkers, settings: Settings) -> None:
        self._thinkers = thinkers
        self._settings = settings
        self._asking = Turnstile("your last review is still being thought about; wait for it")

    async def look(self, played: Played, first: int, last: int, address: str) -> Review:
        """The choices from one line to another."""
        check_lines(played, first, last)
        with self._asking.enter(address):
            return Review(await self._look(played, first, last))

    async def _look(self, played: Played, first: int, last: int) -> list[Moment]:
        fold = await asyncio.to_thread(fold_to, played, len(played.journal.entries), self._settings.replay_seconds)
        if fold.state.to_act():
            raise Refusal("a game is looked at again when it is over", 422)
        text, time = write(played.journal), self._settings.review_line_ms * (last - first + 1)
        seed = zlib.crc32(text.encode())  # the same luck for all parts of a game, so that they fit together
        try:
            moments = await self._thinkers.review(played.game.name, text, first, last, seed, time)
        except Spoiled as wrong:  # by other cards than ours
            raise Refusal(quote(wrong), 422) from None
        return [told(played.game, moment) for moment in moments]


def findings(moments: Sequence[Moment]) -> Findings:
    """What the moments of a whole game come to; refused if they are not of one game."""
    if not moments:
        return Findings([], [])
    seats = len(moments[0].before)
    if not all(is_of_game(moment, seats) for moment in moments):
        raise Refusal("these moments are not of one game", 422)
    return Findings(turning_points(moments), summary(moments, seats, moments[-1].after))


def is_of_game(moment: Moment, seats: int) -> bool:
    """A seat of the game, and a share of the win for everybody."""
    shares = [*moment.before, *moment.after, moment.chosen, moment.lost]
    sound = len(moment.before) == len(moment.after) == seats and all(-NOISE <= share <= 1 + NOISE for share in shares)
    return sound and 0 <= moment.seat < seats


def check_lines(played: Played, first: int, last: int) -> None:
    lines = len(played.journal.entries)
    if not 1 <= first <= last <= lines:
        raise Refusal(say("this game has the lines 1 to {lines}, not {first} to {last}", lines=lines, first=first, last=last), 422)
    if last - first >= MOST:
        raise Refusal(say("at most {most} lines at once", most=MOST), 422)


def told(game: Game, moment: thinkers.Moment) -> Moment:
    return Moment(
        line=moment.line,
        seat=moment.seat,
        before=moment.before,
        chosen=moment.chosen,
        best=words(game.tell(game.describe(game.parse(moment.best))) if moment.best else "stayed"),
        lost=moment.lost,
        after=moment.after,
    )
