"""A table as the device keeps it: one record, and its journal line by line."""

import msgspec

from roji.core.game import Game
from roji.core.journal.chain import Link
from roji.core.journal.lines import Entry, Header, InvalidJournal
from roji.core.journal.text import LINKED
from roji.core.sentences import say
from roji.server.wire.messages import Phase


class Seat(msgspec.Struct, frozen=True):
    kind: str  # "person" or "bot"
    name: str
    level: str = ""
    advised: bool = False


class Record(msgspec.Struct, frozen=True):
    """All of a table but its journal."""

    id: str
    game: str
    version: int
    options: dict[str, str | int | bool]
    secret: str  # in hexadecimal digits
    seats: list[Seat]
    phase: Phase = "playing"
    advice: bool = False
    rematch: str | None = None
    closed: str | None = None
    touched: int = 0  # milliseconds since 1970


def header(record: Record) -> Header:
    return Header(record.game, record.version, len(record.seats), dict(record.options), secret=bytes.fromhex(record.secret))


def read_line(number: int, text: str) -> Entry:
    found = LINKED.fullmatch(text)
    if found is None or int(found[3]) != number:
        raise InvalidJournal(say("line {number} of this game is damaged on this device, so it cannot go on", number=number))
    return Entry(int(found[1]), found[2], Link(found[4], found[5]))


def check_version(game: Game, record: Record) -> None:
    if record.version != game.version:
        raise InvalidJournal(
            say(
                "this game was begun under version {kept} of the rules; here they are version {here}",
                kept=record.version,
                here=game.version,
            )
        )
