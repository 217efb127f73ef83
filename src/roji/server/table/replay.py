"""Replays of finished games: every line as one seat saw it at the time."""

import gzip
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass

import msgspec

from roji.core.game import Game
from roji.core.journal import fold as journals
from roji.core.journal.fold import RESIGN, Entry, Fold, InvalidJournal, Journal
from roji.core.sentences import say, words
from roji.core.state import State
from roji.server.refusal import Refusal, quote
from roji.server.table.events import happening
from roji.server.wire.messages import Event, Player
from roji.server.wire.replay import ForkAsked, Replay, Step

LONGEST = 4  # limit of journal lines, as a multiple of the longest game; undos add lines
LEVEL = 6  # gzip level; 9 is slower and hardly smaller
TOO_LONG = "this game takes too long to play again here; `roji replay` has more patience"


@dataclass(frozen=True)
class Played:
    """A game to replay: from a finished table, or from a file."""

    journal: Journal
    players: list[Player]
    table: str | None = None


@dataclass(frozen=True)
class Reached:
    """A game after some of its lines."""

    played: Played
    standing: list[Entry]  # the lines that were not undone
    over: bool


def as_told(games: Mapping[str, Game], source: Played | str, seat: int | None, seconds: float, gzipped: bool) -> bytes:
    """The encoded replay of a game or game file. Heavy work."""
    replay = msgspec.json.encode(retell(games, opened(games, source), seat, seconds))
    return gzip.compress(replay, LEVEL) if gzipped else replay


def reach(games: Mapping[str, Game], source: Played | str, line: int | None, seconds: float) -> Reached:
    """A game or game file after `line` lines, or after all. Heavy work."""
    played = opened(games, source)
    fold = fold_to(games, played, len(played.journal.entries) if line is None else line, seconds)
    return Reached(played, fold.standing(), not fold.state.to_act())


def opened(games: Mapping[str, Game], source: Played | str) -> Played:
    return open_file(games, source) if isinstance(source, str) else source


def open_file(games: Mapping[str, Game], text: str) -> Played:
    """Parse a game file; refused with a sentence that says what is wrong and where."""
    try:
        journal = journals.read(text, LONGEST * max(game.longest for game in games.values()))
    except ValueError as wrong:
        raise Refusal(quote(wrong), 422) from None
    return of_file(find_game(games, journal.header.game), journal)


def find_game(games: Mapping[str, Game], name: str, status: int = 422) -> Game:
    if name not in games:
        raise Refusal(say("there is no game {game}; there is {games}", game=name, games=", ".join(games)), status)
    return games[name]


def of_file(game: Game, journal: Journal) -> Played:
    """A game file as `Played`; files contain no names."""
    gone = {entry.seat for entry in journal.entries if entry.text == RESIGN}
    seats = range(min(journal.header.seats, game.seats[-1]))
    return Played(journal, [Player("person", f"Seat {seat + 1}", present=True, resigned=seat in gone) for seat in seats])


def retell(games: Mapping[str, Game], played: Played, seat: int | None, seconds: float) -> Replay:
    """The whole game as this seat saw it; None for a spectator. Refused if a line breaks a rule or it takes too long."""
    game = games[played.journal.header.game]
    check_seat(played, seat)
    check_length(game, played)
    steps, end = [], time.monotonic() + seconds
    try:
        for event, state in tellings(game, played.journal, seat):
            steps.append(step(game, state, seat, event))
            be_patient(end)
    except InvalidJournal as wrong:
        raise Refusal(quote(wrong), 422) from None
    ending = state.ending()
    return Replay(
        game=game.name,
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


def check_length(game: Game, played: Played) -> None:
    most = LONGEST * game.longest
    if len(played.journal.entries) > most:
        raise Refusal(say("this game has more than {most} lines; `roji replay` shows it", most=most), 422)


def tellings(game: Game, journal: Journal, seat: int | None) -> Iterator[tuple[Event | None, State]]:
    """Every line as the seat saw it, with the state after it."""
    fold = Fold(game, journal.header)
    yield None, fold.state
    for number, entry in enumerate(journal.entries, 1):
        with at_line(number, entry):
            standing = len(fold.kept())
            fold.play(entry)
            told = happening(fold, entry, standing).seen_by(seat, number)
        yield told, fold.state


@contextmanager
def at_line(number: int, entry: Entry) -> Iterator[None]:
    """Add the line's number to any error."""
    try:
        yield
    except InvalidJournal as wrong:
        raise InvalidJournal(f"line {number}, {str(entry)!r}: {wrong}") from None


def be_patient(end: float) -> None:
    """Refuse when the time limit for a file is reached."""
    if time.monotonic() > end:
        raise Refusal(TOO_LONG, 422)


def step(game: Game, state: State, seat: int | None, event: Event | None) -> Step:
    view: object = msgspec.Raw(msgspec.json.encode(game.view(state, seat)))
    return Step(event, state.to_act(), view, game.score_sheet(state), state.scores())


def fold_to(games: Mapping[str, Game], played: Played, line: int, seconds: float) -> Fold:
    """The game after `line` lines; refused if there are fewer, or if one breaks a rule."""
    game, entries = games[played.journal.header.game], played.journal.entries
    check_length(game, played)
    if not 0 <= line <= len(entries):
        raise Refusal(say("this game has {lines} lines; there is no line {line}", lines=len(entries), line=line), 422)
    end = time.monotonic() + seconds
    try:
        fold = Fold(game, played.journal.header)
        for number, entry in enumerate(entries[:line], 1):
            with at_line(number, entry):
                fold.play(entry)
            be_patient(end)
    except InvalidJournal as wrong:
        raise Refusal(quote(wrong), 422) from None
    return fold


def check_fork(reached: Reached, asked: ForkAsked) -> None:
    """Refuse unless the game can be continued from here at that seat."""
    if not 0 <= asked.seat < reached.played.journal.header.seats:
        raise Refusal(say("there is no seat {seat} at this table", seat=asked.seat), 422)
    if reached.over:
        raise Refusal("the game is over there; play on from an earlier line", 422)
    if Entry(asked.seat, RESIGN) in reached.standing:
        raise Refusal("this seat has resigned by then; take another one, or an earlier line", 422)
