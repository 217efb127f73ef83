"""Players in the arena: our own levels, and external bots in their own processes."""

from dataclasses import dataclass
from typing import Protocol

import msgspec

from roji.bots.arena.entrants import Entrant
from roji.bots.levels import Level, choose
from roji.bots.protocol.messages import HELLO, OBSERVATION, READY, Event, Opening, Over, Position, said_move
from roji.bots.protocol.program import Dialogue, Forfeit, shortened
from roji.core.game import Game
from roji.core.luck import Luck
from roji.core.state import State

START_UP = 6  # times the usual patience, for a program to start


@dataclass(frozen=True)
class ArenaSettings:
    """The settings of one arena game."""

    turn_ms: int
    iterations: int = 0  # if not 0, used instead of time
    patience: float = 5.0  # seconds that a program's answer may be late


class Player(Protocol):
    """The interface of an arena player. `begin` and `choose` may raise a Forfeit."""

    def begin(self, opening: Opening) -> None:
        """A new game."""

    def choose(self, state: State, left_ms: float) -> int:
        """A legal code."""

    def note(self, state: State, seat: int, code: int | None) -> None:
        """A seat is about to play this code; None: it leaves the game."""

    def end(self, state: State) -> None:
        """The game is over."""

    def dismiss(self) -> None:
        """The player has forfeited and is stopped; it may be started again for another game."""

    def close(self) -> None:
        """There are no more games."""


def player(game: Game, entrant: Entrant, settings: ArenaSettings) -> Player:
    return BuiltinPlayer(entrant.level, settings) if entrant.level is not None else ExternalPlayer(game, entrant.command, settings)


class BuiltinPlayer:
    """One of our levels. It is given the true state and imagines it again before it decides."""

    def __init__(self, level: Level, settings: ArenaSettings) -> None:
        self._level, self._settings = level, settings

    def begin(self, opening: Opening) -> None:
        self._seat, self._luck = opening.seat, Luck(opening.seed)

    def choose(self, state: State, left_ms: float) -> int:
        return choose(state, self._seat, self._level, self._luck, left_ms, self._settings.iterations)

    def note(self, state: State, seat: int, code: int | None) -> None:
        """Nothing to do: it gets the state when it is asked."""

    def end(self, state: State) -> None:
        """Nothing to do: it keeps nothing between games."""

    def dismiss(self) -> None:
        """Nothing to do: it never forfeits."""

    def close(self) -> None:
        """Nothing to do: it has no process."""


class ExternalPlayer:
    """An external program. It is sent what its seat sees and may do; any answer but a legal action in time is a Forfeit."""

    def __init__(self, game: Game, command: tuple[str, ...], settings: ArenaSettings) -> None:
        self._game, self._command, self._settings = game, command, settings
        self._dialogue: Dialogue | None = None
        self._observes = False

    def begin(self, opening: Opening) -> None:
        self._seat = opening.seat
        self._since: list[Event] = []
        if self._dialogue is None:
            self._greet()
        self._line().tell(opening.line(), self._settings.patience)

    def choose(self, state: State, left_ms: float) -> int:
        codes = state.legal(self._seat)
        view = self._game.view(state, self._seat)
        texts = [self._game.text(code) for code in codes]
        position = Position(texts, codes, max(0, round(left_ms)), view, self._since, self._observation(state))
        answer = self._line().ask(position.line(), self._settings.patience + max(0.0, left_ms) / 1000)
        self._since = []
        return self._understood(state, answer)

    def note(self, state: State, seat: int, code: int | None) -> None:
        if code is None:
            self._since.append(Event(seat, None))
        else:
            self._since.append(Event(seat, self._game.describe(code) if seat == self._seat else self._game.public(state, code)))

    def end(self, state: State) -> None:
        if self._dialogue is not None:
            try:
                self._dialogue.tell(Over(state.scores(), state.winners()).line(), self._settings.patience)
            except Forfeit:  # the game is over and counts; the next one starts a new process
                self.dismiss()

    def dismiss(self) -> None:
        if self._dialogue is not None:
            self._dialogue.kill()
            self._dialogue = None

    def close(self) -> None:
        if self._dialogue is not None:
            self._dialogue.close()
            self._dialogue = None

    def _line(self) -> Dialogue:
        assert self._dialogue is not None, "a guest is greeted before it is asked"
        return self._dialogue

    def _greet(self) -> None:
        self._dialogue = Dialogue(self._command)
        answer = self._dialogue.ask(HELLO, START_UP * self._settings.patience)
        first, *more = answer.split() or [""]
        if first != READY:
            raise Forfeit(f"said {shortened(answer)} instead of '{READY}'")
        self._observes = OBSERVATION in more and self._game.planes.width > 0

    def _observation(self, state: State) -> bytes | msgspec.UnsetType:
        """The observation of its seat, if the program asked for it."""
        return self._game.observation(state, self._seat) if self._observes else msgspec.UNSET

    def _understood(self, state: State, answer: str) -> int:
        text = said_move(answer)
        if text is None:
            raise Forfeit(f"said {shortened(answer)} instead of 'move' and an action")
        try:
            code = self._game.parse(text)
        except ValueError as wrong:
            raise Forfeit(f"said {shortened(text)}, which is no action: {wrong}") from None
        rule = self._game.why_not(state, self._seat, code)
        if rule is not None:
            raise Forfeit(f"chose {shortened(text)}, which is not allowed: {rule}")
        return code
