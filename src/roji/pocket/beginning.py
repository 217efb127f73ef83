"""New tables on this device: as asked, once more with the same players, or played on from another game."""

import secrets
import unicodedata
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from roji.bots.levels import level
from roji.core.game import Game
from roji.core.journal.fold import Entry, InvalidJournal
from roji.core.sentences import say
from roji.pocket.finished import PATIENCE_S, Source
from roji.pocket.records import GAMES, Record, Seat
from roji.pocket.table import ALONE, PocketTable, now_ms
from roji.server.bots.analysis import may_ask
from roji.server.refusal import Refusal, quote
from roji.server.table.daily import deal_of_day, options_of_day
from roji.server.table.keys import new_table_id
from roji.server.table.replay import check_fork, find_game, reach
from roji.server.table.setup import set_up
from roji.server.wire.messages import DayCard, Forked, MyTable, OptionsAsked, OptionsInForce, SeatAsked, TableAsked
from roji.server.wire.replay import ForkAsked

BOT_NAMES = ("Kaede", "Momiji", "Sakura", "Ume", "Matsu", "Take", "Fuji", "Tsubaki")
LONGEST_NAME = 24


class Begun(msgspec.Struct, frozen=True):
    """A new table, to be kept."""

    record: Record
    row: MyTable
    lines: list[str] = []


def begin(asked: dict[str, Any]) -> Begun:
    """A new table on this device; refused with a sentence if it cannot be."""
    wanted = msgspec.convert(asked, TableAsked)
    if wanted.clock is not None or any(seat.kind == "open" for seat in wanted.seats):
        raise Refusal(ALONE, 422)
    if all(seat.kind == "bot" for seat in wanted.seats):
        raise Refusal("take at least one seat yourself", 422)
    game = find_game(GAMES, wanted.game)
    seats: list[Seat] = []
    for seat in wanted.seats:
        seats.append(_seat(seat, seats))
    chosen, secret = deal_of_day(game, wanted) if wanted.day else (wanted.options, secrets.token_bytes(32))
    record = Record(new_table_id(), game.name, game.version, in_force(game, chosen, seats), secret.hex(), seats, touched=now_ms())
    return _begun(game, replace(record, day=wanted.day or None, advice=may_ask(wanted)))


def _begun(game: Game, record: Record, entries: Sequence[Entry] = ()) -> Begun:
    try:
        table = PocketTable(game, record)
        table.follow(entries)
    except InvalidJournal as wrong:
        raise Refusal(quote(wrong), 422) from None
    return Begun(record, table.row(), table.lines())


def rematch(kept: dict[str, Any]) -> Begun:
    """The same players once more."""
    old = msgspec.convert(kept, Record)
    seats = [replace(seat, advised=False) for seat in old.seats]
    new = Record(new_table_id(), old.game, old.version, old.options, secrets.token_hex(32), seats, advice=old.advice, touched=now_ms())
    return _begun(GAMES[old.game], new)


def fork(source: dict[str, Any], asked: dict[str, Any]) -> Begun:
    """A new table that continues another game from one of its lines, with the same luck; bots take the other seats."""
    wanted = msgspec.convert(asked, ForkAsked)
    reached = reach(GAMES, msgspec.convert(source, Source).played(), wanted.line, PATIENCE_S)
    check_fork(reached, wanted)
    header = reached.played.journal.header
    seats: list[Seat] = []
    for place in range(header.seats):
        asks = SeatAsked("here", wanted.name) if place == wanted.seat else SeatAsked("bot", level=wanted.level)
        seats.append(_seat(asks, seats))
    record = Record(
        new_table_id(),
        header.game,
        GAMES[header.game].version,
        header.options,
        header.secret.hex() if header.secret else "",
        seats,
        advice=True,
        touched=now_ms(),
        forked=Forked(wanted.line, reached.played.table),
        nonces={str(seat): nonce.hex() for seat, nonce in header.nonces.items()},
        seed="" if header.secret else str(header.seed),
    )
    return _begun(GAMES[header.game], record, [Entry(entry.seat, entry.text) for entry in reached.standing])


def in_force(game: Game, chosen: dict[str, Any], seats: Sequence[Seat | SeatAsked]) -> dict[str, Any]:
    """The chosen options, then those for tables with bots, then the defaults."""
    with_bots = dict(game.with_bots) if any(seat.kind == "bot" for seat in seats) else {}
    try:
        game.check_seats(len(seats))
        told: dict[str, Any] = msgspec.to_builtins(game.options(**{**with_bots, **chosen}))
    except ValueError as wrong:
        raise Refusal(quote(wrong), 422) from None
    return told


def check_options(name: str, asked: dict[str, Any]) -> OptionsInForce:
    wanted, game = msgspec.convert(asked, OptionsAsked), find_game(GAMES, name, 404)
    set_up(game, wanted.seats, wanted.options)
    return OptionsInForce(msgspec.to_builtins(game.options(**wanted.options)))


def day_card(name: str, day: str) -> DayCard:
    """What everyone plays on a date."""
    return DayCard(day, options_of_day(find_game(GAMES, name, 404), day))


def _seat(asked: SeatAsked, others: Sequence[Seat]) -> Seat:
    taken = {seat.name.casefold() for seat in others}
    if asked.kind == "here":
        return Seat("person", _name(asked.name, taken))
    try:
        level(asked.level)
    except ValueError as wrong:
        raise Refusal(quote(wrong), 422) from None
    return Seat("bot", next(f"Bot {name}" for name in BOT_NAMES if f"bot {name}".casefold() not in taken), asked.level)


def _name(asked: str, taken: set[str]) -> str:
    name = " ".join(unicodedata.normalize("NFC", asked).split())
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        raise Refusal(say("a name has 1 to {most} characters that can be read", most=LONGEST_NAME), 422)
    if name.casefold() in taken:
        raise Refusal(say("somebody here is called {name} already", name=name))
    return name
