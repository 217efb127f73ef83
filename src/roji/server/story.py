"""What has happened at a table, line by line, as each seat may know it."""

from dataclasses import dataclass
from typing import Literal

from roji.core.game import State
from roji.core.journal import RESIGN, UNDO, Entry, left_by
from roji.core.registry import Action, Game
from roji.core.sentences import say, words
from roji.server.wire import Event


@dataclass(frozen=True, slots=True)
class Happening:
    """One line of the journal: the action as its own seat knows it and as the others do."""

    seat: int
    kind: Literal["play", "undo", "resign", "back"]
    own: Action | None = None
    others: Action | None = None
    moves: int = 0  # that going back undid

    @property
    def visible(self) -> bool:
        """Everybody sees it whole."""
        return self.own == self.others

    def seen_by(self, game: Game, seat: int | None, seq: int) -> Event:
        action = self.own if seat == self.seat else self.others
        return Event(seq, self.seat, self.kind, action, words(self._said(game, action)))

    def said(self, game: Game, seat: int | None) -> str:
        """The same in words alone."""
        return self._said(game, self.own if seat == self.seat else self.others)

    def _said(self, game: Game, action: Action | None) -> str:
        if self.kind == "undo":
            return say("took a choice back")
        if self.kind == "resign":
            return say("resigned")
        if self.kind == "back":
            return say("went back one move") if self.moves == 1 else say("went back {moves} moves", moves=self.moves)
        return game.tell(action)


def happening(game: Game, before: State, entry: Entry, standing: int = 0) -> Happening:
    """What a line means; what the others may know of it depends on the state before it, and how far it goes back on what stood."""
    if entry.text == UNDO:
        return Happening(entry.seat, "undo")
    if entry.text == RESIGN:
        return Happening(entry.seat, "resign")
    left = left_by(entry.text)
    if left is not None:
        return Happening(entry.seat, "back", moves=standing - left)
    code = game.parse(entry.text)
    return Happening(entry.seat, "play", game.describe(code), game.public(before, code))
