"""Playing on from a game that is over: the same luck, the same lines up to a point, a new table."""

from roji.core.journal import RESIGN, Entry, Fold
from roji.core.sentences import say
from roji.server.keys import new_secret, new_table_id
from roji.server.refusal import Refusal
from roji.server.replays import Played
from roji.server.retelling import ForkAsked
from roji.server.store import Record, Seat
from roji.server.wire import Forked


def forked(played: Played, line: int, seats: tuple[Seat, ...]) -> Record:
    """The record of a table that goes on from there: dealt from what the other game was dealt from."""
    header = played.journal.header
    return Record(
        id=new_table_id(),
        game=header.game,
        version=header.version,
        options=header.options,
        secret=header.secret or new_secret(),
        seats=seats,
        phase="playing",
        advice=True,
        seed=None if header.secret else header.seed,  # the secret comes first, as it does in a journal
        forked=Forked(line, played.table),
        nonces=header.nonces,
    )


def check_fork(fold: Fold, asked: ForkAsked) -> None:
    """Somebody can play on from here at that seat."""
    if not 0 <= asked.seat < fold.header.seats:
        raise Refusal(say("there is no seat {seat} at this table", seat=asked.seat), 422)
    if not fold.state.to_act():
        raise Refusal("the game is over there; play on from an earlier line", 422)
    if Entry(asked.seat, RESIGN) in fold.standing():
        raise Refusal("this seat has resigned by then; take another one, or an earlier line", 422)
