"""Replays a game as one seat knew it: secret choices of others are hidden until they are revealed.

`imagine` deals a secret choice again like any other unknown, as if it had been made at random. Players do not choose at random,
so until it is revealed the search chooses it by the other seat's policy.
"""

from roji.core.game import Game
from roji.core.state import State


class Knowledge:
    """The true state, and for some seats the state before the choices that were hidden from them."""

    def __init__(self, game: Game, truth: State) -> None:
        self.game = game
        self.truth = truth
        self.behind: dict[int, State] = {}

    def of(self, seat: int) -> State:
        return self.behind.get(seat, self.truth)

    def play(self, seat: int, code: int) -> None:
        truth = self.truth
        reveals = truth.reveals()
        if self.game.public(truth, code) == self.game.describe(code):
            self.behind = {}
        else:
            self._hide(seat, code)
        truth.play(seat, code)
        if truth.reveals() != reveals:
            self.behind = {}

    def _hide(self, seat: int, code: int) -> None:
        for other in range(len(self.truth.scores())):
            if other != seat and other not in self.behind:
                self.behind[other] = self.truth.copy()
        own = self.behind.get(seat)
        if own is None:
            return
        if seat in own.to_act() and code in own.legal(seat):
            own.play(seat, code)
        else:
            del self.behind[seat]

    def resign(self, seat: int) -> None:
        self.truth.resign(seat)
        self.behind = {}
