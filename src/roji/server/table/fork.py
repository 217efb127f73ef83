"""Forks: a new table that continues a finished game from one of its lines, with the same luck."""

from roji.server.store.tables import Record, Seat
from roji.server.table.keys import new_secret, new_table_id
from roji.server.table.replay import Played
from roji.server.wire.messages import Forked


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
