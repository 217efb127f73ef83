"""What the pages ask the worker for: each call takes JSON and gives JSON."""

from collections.abc import Callable
from typing import Any

import msgspec

from roji.core.sentences import words
from roji.pocket.beginning import begin, check_options, day_card, fork, rematch
from roji.pocket.finished import findings, replay, review
from roji.pocket.messages import Change, Question, Turn
from roji.pocket.records import GAMES, Record
from roji.pocket.table import ClosedTable, PocketTable, card_of, reopened
from roji.pocket.thoughts import advise, think, trials
from roji.server.refusal import Refusal
from roji.server.table import lessons
from roji.server.table.replay import find_game
from roji.server.wire.lessons import LessonAsked, Taught
from roji.server.wire.messages import Hint, Problem, TableCard

_tables: dict[str, PocketTable] = {}  # open ones
_closed: dict[str, ClosedTable] = {}  # that cannot be played, and why


def call(name: str, given: str) -> str:
    """Answer one call: {"is": …}, or {"refused": …, "status": …} with a sentence."""
    try:
        return msgspec.json.encode({"is": CALLS[name](*msgspec.json.decode(given))}).decode()
    except Refusal as no:
        return msgspec.json.encode({"refused": Problem(words(no.sentence)), "status": no.status}).decode()


def ready() -> list[str]:
    """The games that can be played here; the first call, which shows that all is loaded."""
    return [*GAMES]


def card(kept: dict[str, Any]) -> TableCard:
    """What anybody may know about a table."""
    record = msgspec.convert(kept, Record)
    find_game(GAMES, record.game)
    return card_of(record)


def open_table(kept: dict[str, Any], lines: list[str], again: bool = False) -> TableCard:
    """Open a kept table; its journal is checked and played. `again` goes on with the seat that is looked from."""
    record = msgspec.convert(kept, Record)
    known = _tables.get(record.id)
    try:
        table = _tables[record.id] = reopened(find_game(GAMES, record.game), record, lines)
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


def advised(table: str, asked: dict[str, Any], hints: list[Any] | None) -> Change:
    """The answer to a question that `hear` gave; None if the thinking was stopped."""
    return _tables[table].advised(msgspec.convert(asked, Question), None if hints is None else msgspec.convert(hints, list[Hint]))


def journal(table: str) -> str:
    return _tables[table].journal()


def lesson(game: str, name: str, asked: dict[str, Any]) -> Taught:
    return lessons.take(find_game(GAMES, game, 404), name, msgspec.convert(asked, LessonAsked))


CALLS: dict[str, Callable[..., Any]] = {
    one.__name__: one
    for one in (
        advise,
        advised,
        begin,
        card,
        check_options,
        day_card,
        findings,
        fork,
        hear,
        journal,
        lesson,
        move,
        open_table,
        ready,
        rematch,
        replay,
        review,
        shown,
        think,
        trials,
        turn,
    )
}
