"""Checks stored lines while they are replayed: the hash chain, and that the current rules lead to the same states."""

from collections.abc import Iterable

from roji.core.game import Game
from roji.core.journal.chain import Line, mark
from roji.core.journal.fold import Fold
from roji.core.journal.lines import Entry, Header, InvalidJournal, linked
from roji.core.sentences import say
from roji.core.state import State


class JournalMismatch(InvalidJournal):
    """The stored lines were edited, or changed rules lead to another state; the message is a sentence."""


def check_link(header: Header, before: Entry | None, number: int, entry: Entry) -> None:
    """Raise JournalMismatch if the line has a link that does not match the line before it."""
    if entry.link is None:
        return
    seal = header.chain.beginning if before is None or before.link is None else before.link.seal
    if header.chain.seal(seal, Line(number, entry.seat, entry.text, entry.link)) != entry.link.seal:
        raise JournalMismatch(say("line {number} of this game is not the one that was written, so the game cannot go on", number=number))


def relinked(header: Header, before: Entry | None, number: int, entry: Entry, state: State) -> Entry:
    """The line with its link, created now if it was stored without one; `state` is the state after it."""
    return entry if entry.link else linked(header, before, number, entry, state)


def check_last(entries: list[Entry], state: State) -> None:
    """Raise JournalMismatch if the state differs from the one recorded with the last line; earlier states are not compared."""
    link = entries[-1].link if entries else None
    if link is not None and link.mark != mark(state):
        raise JournalMismatch("the rules have changed since this game was begun and would make another game of it, so it cannot go on")


def follow(game: Game, header: Header, kept: Iterable[Entry]) -> Fold:
    """A stored game under the current rules; raises InvalidJournal with a sentence if it cannot continue under them."""
    entries: list[Entry] = []
    fold = Fold(game, header)
    for number, entry in enumerate(kept, 1):
        before = entries[-1] if entries else None
        check_link(header, before, number, entry)
        fold.play(entry)
        entries.append(relinked(header, before, number, entry, fold.state))
    check_last(entries, fold.state)
    return fold
