"""A game that is over, told once more: every line as one seat saw it then."""

import gzip
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import msgspec

from roji.core import journal as journals
from roji.core.game import State
from roji.core.journal import RESIGN, Entry, Fold, Journal, Spoiled
from roji.core.registry import Game
from roji.core.sentences import say, words
from roji.server.refusal import Refusal, quote
from roji.server.retelling import Replay, Step
from roji.server.story import happening
from roji.server.wire import Event, Player

LONGEST = 4  # times the decisions of the longest game: nobody changes their mind so often
LEVEL = 6  # of gzip: nine is slower and hardly smaller
TOO_LONG = "this game takes too long to play again here; `roji replay` has more patience"


@dataclass(frozen=True)
class Played:
    """A game to be told: from a table that is over, or from a file."""

    game: Game
    journal: Journal
    players: list[Player]
    table: str | None = None


def open_file(text: str) -> Journal:
    """The journal in a file; refused with the sentence that says what is wrong with it and where."""
    try:
        return journals.read(text)
    except ValueError as wrong:
        raise Refusal(quote(wrong), 422) from None


def of_file(game: Game, journal: Journal) -> Played:
    """A file knows no names."""
    gone = {entry.seat for entry in journal.entries if entry.text == RESIGN}
    seats = range(min(journal.header.seats, game.seats[-1]))
    return Played(game, journal, [Player("person", f"Seat {seat + 1}", present=True, resigned=seat in gone) for seat in seats])


def retell(played: Played, seat: int | None, seconds: float) -> Replay:
    """The whole game as this seat saw it; None looks on. Refused if a line breaks a rule, or after so many seconds."""
    check_seat(played, seat)
    check_length(played)
    steps, end = [], time.monotonic() + seconds
    try:
        for event, state in tellings(played.game, played.journal, seat):
            steps.append(step(played.game, state, seat, event))
            be_patient(end)
    except Spoiled as wrong:
        raise Refusal(quote(wrong), 422) from None
    ending = state.ending()
    return Replay(
        game=played.game.name,
        options=played.journal.header.options,
        players=played.players,
        seat=seat,
        steps=steps,
        ending=None if ending is None else words(ending),
        winners=state.winners() if not state.to_act() else [],
        table=played.table,
    )


def check_seat(played: Played, seat: int | None) -> None:
    if seat is not None and not 0 <= seat < len(played.players):
        raise Refusal(say("there is no seat {seat} at this table", seat=seat), 422)


def check_length(played: Played) -> None:
    most = LONGEST * played.game.longest
    if len(played.journal.entries) > most:
        raise Refusal(say("this game has more than {most} lines; `roji replay` shows it", most=most), 422)


def tellings(game: Game, journal: Journal, seat: int | None) -> Iterator[tuple[Event | None, State]]:
    """Every line as the seat was told of it, with the state after it."""
    fold = Fold(game, journal.header)
    yield None, fold.state
    for number, entry in enumerate(journal.entries, 1):
        with at_line(number, entry):
            check(fold, entry)
            told = happening(game, fold.state, entry, len(fold.kept())).seen_by(game, seat, number)
            fold.play(entry)
        yield told, fold.state


def check(fold: Fold, entry: Entry) -> None:
    """What a line tells can be said only if it may happen."""
    refusal = fold.why_not(entry)
    if refusal is not None:
        raise Spoiled(refusal)


@contextmanager
def at_line(number: int, entry: Entry) -> Iterator[None]:
    """What is wrong with a line is said with its number."""
    try:
        yield
    except Spoiled as wrong:
        raise Spoiled(f"line {number}, {str(entry)!r}: {wrong}") from None


def be_patient(end: float) -> None:
    """Who sends a file shall not keep the server busy with it."""
    if time.monotonic() > end:
        raise Refusal(TOO_LONG, 422)


def step(game: Game, state: State, seat: int | None, event: Event | None) -> Step:
    view: object = msgspec.Raw(msgspec.json.encode(game.view(state, seat)))
    return Step(event, state.to_act(), view, game.score_sheet(state), state.scores())


def packed(replay: Replay) -> bytes:
    """As it travels."""
    return gzip.compress(msgspec.json.encode(replay), LEVEL)


def fold_to(played: Played, line: int, seconds: float) -> Fold:
    """The game after so many lines; refused if there are not so many, or if one breaks a rule."""
    check_length(played)
    entries = played.journal.entries
    if not 0 <= line <= len(entries):
        raise Refusal(say("this game has {lines} lines; there is no line {line}", lines=len(entries), line=line), 422)
    end = time.monotonic() + seconds
    try:
        fold = Fold(played.game, played.journal.header)
        for number, entry in enumerate(entries[:line], 1):
            with at_line(number, entry):
                fold.play(entry)
            be_patient(end)
    except Spoiled as wrong:
        raise Refusal(quote(wrong), 422) from None
    return fold
