"""Verifies a recorded game by replaying it, and explains what holds, what fails and what cannot be checked."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

import msgspec

from roji.core.game import Game
from roji.core.journal.chain import Line, mark
from roji.core.journal.fold import Fold
from roji.core.journal.lines import Entry, Header, InvalidJournal
from roji.core.journal.promise import rematches_since
from roji.core.journal.text import Script, linkable, numbered, part, read_header, read_line, read_result, told_commitment, wrongs
from roji.core.luck import commitment, secret_of_day
from roji.core.state import State

SHORTEST_SEAL = 12  # the fewest digits of a seal that are accepted


class Finding(msgspec.Struct, frozen=True):
    """The result of one check. Notes explain it; they are neither for nor against the file."""

    about: Literal["file", "promise", "nonces", "rules", "end", "seal"]
    verdict: Literal["holds", "fails", "unchecked", "note"]
    sentence: str

    @property
    def good(self) -> bool:
        return self.verdict in ("holds", "note")


@dataclass(frozen=True)
class Noted:
    """What a player noted while the game was played."""

    commitment: str = ""
    nonces: Sequence[str] = ()
    seals: Sequence[str] = ()


def verify(text: str, find: Callable[[str], Game], noted: Noted) -> list[Finding]:
    """All findings about a journal's text; raises InvalidJournal if it is no journal."""
    script = part(text)
    try:
        header, told = read_header(script, promised=False), read_result(script)
    except InvalidJournal as wrong:
        return [Finding("file", "fails", str(wrong)), Finding("rules", "unchecked", "without it nothing else can be checked")]
    found = [*_file(script, header), *_promise(header, told_commitment(script), noted.commitment), *_nonces(header, noted.nonces)]
    return [*found, *_played(find, header, _lines(script), told), *_seals(script, header, noted.seals)]


# --- the file --------------------------------------------------------------------------------------------------------


def _file(script: Script, header: Header) -> Iterator[Finding]:
    wrong = [f"line {place} cannot be read" for place, line in enumerate(script.body, 1) if read_line(script, line) is None]
    if not script.tail or not script.tail[-1].startswith("end "):
        wrong.append("the file is cut off: its end is missing")
    wrong += wrongs(script, header, quiet=bool(wrong))
    yield from (Finding("file", "fails", sentence) for sentence in wrong)
    if script.chained and not linkable(script, header):
        yield Finding("file", "unchecked", "the links between the lines cannot be checked while the secret is not told")
    elif not wrong:
        linked = "each is linked to all before it" if script.chained else "it is an older file, sealed at its end only"
        yield Finding("file", "holds", f"the file is whole: {len(script.body)} lines, {linked}")


def _lines(script: Script) -> list[tuple[int, Entry]]:
    """The lines that can be read, under their numbers."""
    if script.chained:
        return [(line.number, _entry(line)) for line in numbered(script)]
    read = [(place, read_line(script, line)) for place, line in enumerate(script.body, 1)]
    return [(place, entry) for place, entry in read if entry is not None]


def _entry(line: Line) -> Entry:
    return Entry(line.seat, line.text, line.link)


# --- the shuffle -----------------------------------------------------------------------------------------------------


def _promise(header: Header, told: str, noted: str) -> Iterator[Finding]:
    if header.secret is None:
        yield from _unpromised(header, noted)
        return
    if header.day:
        yield _daily(header, header.secret)
    if commitment(header.secret) == told:
        yield Finding("promise", "holds", "the secret is the one that the commitment in this file promises")
    else:
        yield Finding("promise", "fails", "the secret is not the one that the commitment in this file promises")
    if noted:
        yield _kept_promise(header.secret, noted)
    elif not header.day:
        yield Finding("promise", "note", "was this commitment shown to you before the game? --commitment compares it with the one you kept")


def _unpromised(header: Header, noted: str) -> Iterator[Finding]:
    if header.seed is None:
        yield Finding("promise", "unchecked", "the secret is not told, so the shuffle cannot be checked")
    else:
        yield Finding("promise", "note", f"dealt from the seed {header.seed}: nothing was promised, and who knew it knew the cards")
    if noted:
        yield Finding("promise", "fails", "you were promised a secret, and this file has none")


def _daily(header: Header, secret: bytes) -> Finding:
    if secret == secret_of_day(header.game, header.day):
        return Finding("promise", "note", f"this is everybody's deal of {header.day}, made from the date: no secret at all")
    return Finding("promise", "fails", f"this is not the deal of {header.day} that everybody has")


def _kept_promise(secret: bytes, noted: str) -> Finding:
    rematches = rematches_since(noted, secret)
    if rematches is None:
        return Finding("promise", "fails", "the secret is not the one that was promised to you")
    since = {0: "", 1: ", one rematch ago"}.get(rematches, f", {rematches} rematches ago")
    return Finding("promise", "holds", f"the secret is the one that was promised to you{since}")


def _nonces(header: Header, noted: Sequence[str]) -> Iterator[Finding]:
    if header.secret is not None and not header.day:
        yield Finding("nonces", "note", _shares(header))
    for nonce in noted:
        seats = [seat for seat in sorted(header.nonces) if header.nonces[seat].hex() == nonce]
        if seats:
            yield Finding("nonces", "holds", f"your nonce {nonce[:8]}… is part of the shuffle, at {_at(seats)}")
        else:
            yield Finding("nonces", "fails", f"your nonce {nonce[:8]}… is not part of the shuffle")


def _shares(header: Header) -> str:
    if not header.nonces:
        return "no seat added to the shuffle: the server alone chose it"
    silent = [seat for seat in range(min(header.seats, 256)) if seat not in header.nonces]
    rest = f"; {_at(silent)} added nothing, as bots do" if silent else ""
    return f"{_at(sorted(header.nonces))} added to the shuffle{rest}"


# --- the game --------------------------------------------------------------------------------------------------------


def _played(
    find: Callable[[str], Game], header: Header, lines: list[tuple[int, Entry]], told: tuple[list[int] | None, list[int] | None]
) -> Iterator[Finding]:
    try:
        game = find(header.game)
        fold = Fold(game, header)
    except ValueError as wrong:
        yield Finding("rules", "unchecked", f"it cannot be played again here: {wrong}")
        return
    broken, strange = _play(fold, lines)
    if broken:
        yield Finding("rules", "fails", broken)
        yield Finding("rules", "unchecked", "what comes after that cannot be checked, nor the result")
        return
    yield Finding("rules", "holds", f"every line keeps the rules of {game.title}")
    yield from _marks(lines, strange)
    yield _end(header, fold.state, *told)


def _play(fold: Fold, lines: list[tuple[int, Entry]]) -> tuple[str, int | None]:
    """A sentence about the first illegal line, if any, and the number of the first line whose recorded state differs."""
    strange: int | None = None
    for number, entry in lines:
        try:
            fold.play(entry)
        except InvalidJournal as wrong:
            return f"line {number}, {str(entry)[:80]!r}, breaks a rule: {wrong}", strange
        if strange is None and entry.link is not None and entry.link.mark != mark(fold.state):
            strange = number
    return "", strange


def _marks(lines: list[tuple[int, Entry]], strange: int | None) -> Iterator[Finding]:
    if strange is not None:
        yield Finding("rules", "fails", f"after line {strange} the table does not stand as it stood then")
    elif any(entry.link for _, entry in lines):
        yield Finding("rules", "holds", "after every line the table stands as it stood then")


def _end(header: Header, state: State, scores: list[int] | None, winners: list[int] | None) -> Finding:
    if state.to_act():
        return Finding("end", "note" if header.secret is None and scores is None else "fails", "the game is not over where this file ends")
    result = f"scores {_list(state.scores())}, winners {_list(state.winners())}"
    if (scores, winners) not in ((None, None), (state.scores(), state.winners())):
        return Finding("end", "fails", f"the result is not the one that the file tells; it is {result}")
    return Finding("end", "holds", f"the game is over: {state.ending()}; {result}")


def _seals(script: Script, header: Header, noted: Sequence[str]) -> Iterator[Finding]:
    if noted and not linkable(script, header):
        yield Finding("seal", "unchecked", "seals can be compared only with a journal that is linked line by line and tells its secret")
        return
    seals = _made_again(header, numbered(script)) if noted else {}
    for seal in noted:
        when = next((when for made, when in seals.items() if made.startswith(seal)), None)
        if when is None:
            yield Finding("seal", "fails", f"the seal {seal[:12]}… that you noted never was: this file tells another game than you saw")
        else:
            yield Finding("seal", "holds", f"the seal {seal[:12]}… that you noted is the one {when}: all up to there is what you saw")


def _made_again(header: Header, lines: list[Line]) -> dict[str, str]:
    """All seals, recomputed from the game in this file, whatever seals the file contains."""
    before = header.chain.beginning
    seals = {before: "before the first line"}
    for line in lines:
        before = header.chain.seal(before, line)
        seals[before] = f"after line {line.number}"
    return seals


def _at(seats: Sequence[int]) -> str:
    return f"seat{'s' * (len(seats) > 1)} {_list(seats)}"


def _list(figures: Sequence[int]) -> str:
    """ "none", "3", "3 and 4", "3, 4 and 5"."""
    *first, last = [str(figure) for figure in figures] or ["none"]
    return f"{', '.join(first)} and {last}" if first else last
