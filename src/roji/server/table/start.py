"""The start of a game: options in force, and luck."""

from dataclasses import replace

import msgspec

from roji.core.game import Game
from roji.core.journal.fold import Fold, Header, InvalidJournal
from roji.server.refusal import Refusal, quote
from roji.server.store.tables import Record
from roji.server.time import seat_clocks
from roji.server.time.clock import now_ms


def options(game: Game, record: Record) -> dict[str, object]:
    """The options in force: the chosen ones, then those for tables with bots, then the defaults."""
    if record.phase != "gathering":
        return record.options
    with_bots = dict(game.with_bots) if any(seat.kind == "bot" for seat in record.seats) else {}
    in_force: dict[str, object] = msgspec.to_builtins(game.options(**{**with_bots, **record.options}))
    return in_force


def begin(game: Game, record: Record) -> tuple[Record, Fold | None]:
    """Start the game if no seat is open."""
    if any(seat.kind == "open" for seat in record.seats):
        return record, None
    begun = replace(record, version=game.version, options=options(game, record), phase="playing")
    try:
        fold = Fold(game, header(begun))
        return seat_clocks.begun(begun, fold.state, now_ms()), fold
    except InvalidJournal as wrong:
        raise Refusal(quote(wrong), 422) from None


def header(record: Record) -> Header:
    if record.seed is not None:
        return Header(record.game, record.version, len(record.seats), record.options, seed=record.seed)
    plain = Header(record.game, record.version, len(record.seats), record.options, secret=record.secret)
    return replace(plain, nonces=record.nonces, day=record.day or "")
