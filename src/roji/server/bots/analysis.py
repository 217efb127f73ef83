"""Advice and reviews as the wire has them: who may ask for what, and the answers as messages. Whoever thinks is elsewhere."""

import zlib
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from roji.core.findings import is_mistake, summary, turning_points
from roji.core.game import Game
from roji.core.journal.fold import Fold
from roji.core.luck import Luck
from roji.core.sentences import say, words
from roji.core.state import State
from roji.server.refusal import Refusal
from roji.server.table.replay import Played, Reached
from roji.server.wire.messages import Hint, TableAsked
from roji.server.wire.replay import Findings, Moment

if TYPE_CHECKING:
    from roji.server.bots.pool import RecommendationLike, ReviewedChoiceLike
    from roji.server.table.table import Table

NOT_HERE = "there is no advice at this table"
STILL_ASKING = "your last question is still being thought about; wait for it"
MOST = 20  # lines per request
NOISE = 0.01  # tolerance of sums of shares


# --- advice ---------------------------------------------------------------------------------------------------------------


def may_ask(asked: TableAsked) -> bool:
    """Whether advice is allowed: as asked; by default, where one person plays with bots."""
    if asked.advice is not None:
        return asked.advice
    return sum(seat.kind != "bot" for seat in asked.seats) == 1


def asked_at(table: "Table", seat: int) -> Fold:
    if not table.record.advice:
        raise Refusal(NOT_HERE, 403)
    if table.fold is None or table.phase != "playing" or seat not in table.fold.state.to_act():
        raise Refusal("ask when it is your turn to choose")
    return table.fold


def known(state: State, seat: int, seed: int) -> dict[str, Any]:
    """The adviser's input: an imagined state, equal for all true states that the seat cannot distinguish."""
    return state.imagine(seat, Luck(seed)).snapshot()


def still_faces(fold: Fold, seat: int, codes: list[int]) -> bool:
    """Whether the seat still has the choice it asked about; others may have acted in the meantime."""
    return seat in fold.state.to_act() and fold.state.legal(seat) == codes


def hint_message(game: Game, hint: "RecommendationLike") -> Hint:
    actions = [game.describe(code) for code in (hint.code, *hint.then)]
    return Hint(hint.code, [words(game.tell(action)) for action in actions], actions, hint.chance, hint.points, hint.why)


# --- reviews --------------------------------------------------------------------------------------------------------------


def check_review(reached: Reached, first: int, last: int) -> None:
    """Refuse unless these lines of the game can be reviewed."""
    check_lines(reached.played, first, last)
    if not reached.over:
        raise Refusal("a game is looked at again when it is over", 422)


def check_lines(played: Played, first: int, last: int) -> None:
    lines = len(played.journal.entries)
    if not 1 <= first <= last <= lines:
        raise Refusal(say("this game has the lines 1 to {lines}, not {first} to {last}", lines=lines, first=first, last=last), 422)
    if last - first >= MOST:
        raise Refusal(say("at most {most} lines at once", most=MOST), 422)


def review_seed(journal: str) -> int:
    """The same seed for all parts of a game, so that they are consistent."""
    return zlib.crc32(journal.encode())


def moment_message(game: Game, moment: "ReviewedChoiceLike") -> Moment:
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
