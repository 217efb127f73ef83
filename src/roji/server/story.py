"""What has happened at a table, line by line, as each seat may know it."""

from dataclasses import dataclass
from typing import Literal

from roji.core.game import State
from roji.core.journal import RESIGN, UNDO, Entry
from roji.core.registry import Action, Game
from roji.core.sentences import say, words
from roji.server.wire import Event


@dataclass(frozen=True)
class Happening:
    """One line of the journal: the action as its own seat knows it and as the others do."""

    seat: int
    kind: Literal["play", "undo", "resign"]
    own: Action | None = None
    others: Action | None = None

    @property
    def visible(self) -> bool:
        """Everybody sees it whole."""
        return self.own == self.others

    def seen_by(self, game: Game, seat: int | None, seq: int) -> Event:
        action = self.own if seat == self.seat else self.others
        return Event(seq, self.seat, self.kind, action, words(self._said(game, action)))

    def _said(self, game: Game, action: Action | None) -> str:
        if self.kind == "undo":
            return say("took a choice back")
        if self.kind == "resign":
            return say("resigned")
        return game.tell(action)


def happening(game: Game, before: State, entry: Entry) -> Happening:
    """What a line means; what the others may know of it depends on the state before it."""
    if entry.text == UNDO:
        return Happening(entry.seat, "undo")
    if entry.text == RESIGN:
        return Happening(entry.seat, "resign")
    code = game.parse(entry.text)
    return Happening(entry.seat, "play", game.describe(code), game.public(before, code))
