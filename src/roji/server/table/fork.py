"""Forks: a new table that continues a finished game from one of its lines, with the same luck."""

from roji.core.journal.fold import RESIGN, Entry
from roji.core.sentences import say
from roji.server.refusal import Refusal
from roji.server.store.tables import Record, Seat
from roji.server.table.keys import new_secret, new_table_id
from roji.server.table.replay import Played, Reached
from roji.server.wire.messages import Forked
from roji.server.wire.replay import ForkAsked


def forked(played: Played, line: int, seats: tuple[Seat, ...]) -> Record:
    """The record of a table that continues a game after a line, with the same secret or seed."""
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
        seed=None if header.secret else header.seed,  # the secret takes precedence, as in a journal
        forked=Forked(line, played.table),
        nonces=header.nonces,
    )


def check_fork(reached: Reached, asked: ForkAsked) -> None:
    """Refuse unless the game can be continued from here at that seat."""
    if not 0 <= asked.seat < reached.played.journal.header.seats:
        raise Refusal(say("there is no seat {seat} at this table", seat=asked.seat), 422)
    if reached.over:
        raise Refusal("the game is over there; play on from an earlier line", 422)
    if Entry(asked.seat, RESIGN) in reached.standing:
        raise Refusal("this seat has resigned by then; take another one, or an earlier line", 422)
