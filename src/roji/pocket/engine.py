"""What the pages ask the worker for: each call takes JSON and gives JSON."""

import secrets
import time
import unicodedata
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from roji.bots.levels import choose, level
from roji.core.game import Game
from roji.core.journal.fold import Fold
from roji.core.luck import Luck
from roji.core.sentences import say, words
from roji.games import OURS
from roji.pocket.records import Record, Seat, header
from roji.pocket.table import ALONE, Change, ClosedTable, PocketTable, Turn, card_of, now_ms, reopened
from roji.server.refusal import Refusal, quote
from roji.server.wire.messages import MyTable, OptionsAsked, OptionsInForce, Problem, SeatAsked, TableAsked, TableCard

GAMES = {game.name: game for game in OURS}
BOT_NAMES = ("Kaede", "Momiji", "Sakura", "Ume", "Matsu", "Take", "Fuji", "Tsubaki")
ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
LONGEST_NAME = 24
_tables: dict[str, PocketTable] = {}  # open ones
_closed: dict[str, ClosedTable] = {}  # that cannot be played, and why


class Begun(msgspec.Struct, frozen=True):
    """A new table, to be kept."""

    record: Record
    row: MyTable


class Move(msgspec.Struct, frozen=True):
    code: int
    took_ms: float


def call(name: str, given: str) -> str:
    """Answer one call: {"is": …}, or {"refused": …, "status": …} with a sentence."""
    try:
        return msgspec.json.encode({"is": CALLS[name](*msgspec.json.decode(given))}).decode()
    except Refusal as no:
        return msgspec.json.encode({"refused": Problem(words(no.sentence)), "status": no.status}).decode()


def ready() -> list[str]:
    """The games that can be played here; the first call, which shows that all is loaded."""
    return [*GAMES]


def begin(asked: dict[str, Any]) -> Begun:
    """A new table on this device; refused with a sentence if it cannot be."""
    wanted = msgspec.convert(asked, TableAsked)
    if wanted.clock is not None or wanted.day or any(seat.kind == "open" for seat in wanted.seats):
        raise Refusal(ALONE, 422)
    if all(seat.kind == "bot" for seat in wanted.seats):
        raise Refusal("take at least one seat yourself", 422)
    game = game_called(wanted.game)
    seats: list[Seat] = []
    for seat in wanted.seats:
        seats.append(_seat(seat, seats))
    options = in_force(game, wanted.options, seats)
    record = Record(new_id(), game.name, game.version, options, secrets.token_hex(32), seats, touched=now_ms())
    return _begun(game, record)


def _begun(game: Game, record: Record) -> Begun:
    try:
        Fold(game, header(record))
    except ValueError as wrong:
        raise Refusal(quote(wrong), 422) from None
    return Begun(record, PocketTable(game, record).row())


def rematch(kept: dict[str, Any]) -> Begun:
    """The same players once more."""
    old = msgspec.convert(kept, Record)
    record = replace(old, id=new_id(), secret=secrets.token_hex(32), phase="playing", rematch=None, touched=now_ms())
    return _begun(GAMES[old.game], replace(record, seats=[replace(seat, advised=False) for seat in old.seats]))


def game_called(name: str) -> Game:
    if name not in GAMES:
        raise Refusal(say("there is no game {game}; there is {games}", game=name, games=", ".join(GAMES)), 422)
    return GAMES[name]


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
    wanted, game = msgspec.convert(asked, OptionsAsked), game_called(name)
    seats = [Seat("person", "")] * wanted.seats
    record = Record("", name, game.version, in_force(game, wanted.options, seats), "00" * 32, seats)
    _begun(game, record)
    return OptionsInForce(dict(record.options))


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


def new_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(10))


def card(kept: dict[str, Any]) -> TableCard:
    """What anybody may know about a table."""
    record = msgspec.convert(kept, Record)
    game_called(record.game)
    return card_of(record)


def open_table(kept: dict[str, Any], lines: list[str], again: bool = False) -> TableCard:
    """Open a kept table; its journal is checked and played. `again` goes on with the seat that is looked from."""
    record = msgspec.convert(kept, Record)
    known = _tables.get(record.id)
    try:
        table = _tables[record.id] = reopened(game_called(record.game), record, lines)
    except Refusal as no:
        _closed[record.id] = ClosedTable(record, no.sentence)
        return _closed[record.id].card()
    _closed.pop(record.id, None)
    if again and known is not None:
        table.seat = known.seat
    return table.card()


def hear(table: str, frame: str) -> Change:
    return _closed[table].hear() if table in _closed else _tables[table].hear(frame)


def shown(table: str) -> Change:
    return _closed[table].hear() if table in _closed else _tables[table].shown()


def turn(table: str) -> Turn | None:
    return None if table in _closed else _tables[table].turn()


def move(table: str, taken: dict[str, Any], code: int, took_ms: float) -> Change:
    return _tables[table].move(msgspec.convert(taken, Turn), code, took_ms)


def think(taken: dict[str, Any]) -> Move:
    """A bot's choice. It is asked in a worker of its own, so that the table answers meanwhile."""
    asked = msgspec.convert(taken, Turn)
    began = time.perf_counter()
    state = GAMES[asked.game].restore(asked.known)
    code = choose(state, asked.seat, level(asked.level), Luck(asked.seed), asked.left_ms)
    return Move(code, 1000 * (time.perf_counter() - began))


def journal(table: str) -> str:
    return _tables[table].journal()


CALLS: dict[str, Callable[..., Any]] = {
    one.__name__: one for one in (begin, card, check_options, hear, journal, move, open_table, ready, rematch, shown, think, turn)
}
