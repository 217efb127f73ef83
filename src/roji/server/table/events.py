"""The events of a table, as each seat may know them."""

from dataclasses import dataclass
from typing import Literal

from roji.core.actions import Action
from roji.core.journal.fold import RESIGN, UNDO, Entry, Fold, left_by
from roji.core.sentences import say, words
from roji.server.wire.messages import Event


@dataclass(frozen=True, slots=True)
class Happening:
    """One line of the journal: the action and its text, as its own seat knows it and as other seats do."""

    seat: int
    kind: Literal["play", "undo", "resign", "back"]
    sentence: str
    sentence_for_others: str
    own: Action | None = None
    others: Action | None = None

    @property
    def visible(self) -> bool:
        """Whether all seats see the same."""
        return self.own == self.others

    def seen_by(self, seat: int | None, seq: int) -> Event:
        return Event(seq, self.seat, self.kind, self.own if seat == self.seat else self.others, words(self.said(seat)))

    def said(self, seat: int | None) -> str:
        """The log sentence for this seat."""
        return self.sentence if seat == self.seat else self.sentence_for_others


def happening(fold: Fold, entry: Entry, standing: int = 0) -> Happening:
    """The event of the line that was just played; `standing` is the number of lines before it that were not undone."""
    left = left_by(entry.text)
    if left is not None:
        said = say("went back one move") if standing - left == 1 else say("went back {moves} moves", moves=standing - left)
        return Happening(entry.seat, "back", said, said)
    if entry.text == UNDO:
        return Happening(entry.seat, "undo", said := say("took a choice back"), said)
    if entry.text == RESIGN:
        return Happening(entry.seat, "resign", said := say("resigned"), said)
    game, before, after, code = fold.game, fold.before(entry.seat), fold.state, fold.game.parse(entry.text)
    own, others = game.describe(code), game.public(before, code)
    told = game.log_sentence(before, after, own)
    return Happening(entry.seat, "play", told, told if own == others else game.log_sentence(before, after, others), own, others)
