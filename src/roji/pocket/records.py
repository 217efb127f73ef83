"""A table as the device keeps it: one record, and its journal line by line."""

from dataclasses import replace

import msgspec

from roji.core.game import Game
from roji.core.journal.chain import Link
from roji.core.journal.lines import Entry, Header, InvalidJournal
from roji.core.journal.text import LINKED
from roji.core.sentences import say
from roji.games import OURS
from roji.server.wire.messages import Forked, Phase

GAMES = {game.name: game for game in OURS}


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
    secret: str  # in hexadecimal digits, as are nonces
    seats: list[Seat]
    phase: Phase = "playing"
    advice: bool = False
    rematch: str | None = None
    closed: str | None = None
    touched: int = 0  # milliseconds since 1970
    day: str | None = None  # of a daily game
    forked: Forked | None = None  # where it was played on from, which fixes the luck …
    nonces: dict[str, str] = {}  # … by what seats had added there
    seed: str = ""  # … or instead of a secret; as text, because JavaScript would round it


def header(record: Record) -> Header:
    plain = Header(record.game, record.version, len(record.seats), dict(record.options))
    if record.seed:
        return replace(plain, seed=int(record.seed))
    nonces = {int(seat): bytes.fromhex(nonce) for seat, nonce in record.nonces.items()}
    return replace(plain, secret=bytes.fromhex(record.secret), nonces=nonces, day=record.day or "")


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
