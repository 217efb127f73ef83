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

START_UP = 6  # how many times the usual patience a program has to get ready


@dataclass(frozen=True)
class House:
    """How things are done at this table."""

    turn_ms: int
    iterations: int = 0  # if not 0, instead of time
    patience: float = 5.0  # seconds that a guest may be late


class Player(Protocol):
    """What the table asks of whoever sits there. `begin` and `choose` may raise a Forfeit."""

    def begin(self, opening: Opening) -> None:
        """A new game."""

    def choose(self, state: State, left_ms: float) -> int:
        """A legal code."""

    def note(self, state: State, seat: int, code: int | None) -> None:
        """A seat is about to do this; without a code it leaves the game."""

    def end(self, state: State) -> None:
        """The game is over."""

    def dismiss(self) -> None:
        """The player did wrong and is sent away at once; it may come back for another game."""

    def close(self) -> None:
        """There are no more games."""


def player(game: Game, entrant: Entrant, house: House) -> Player:
    return Ours(entrant.level, house) if entrant.level is not None else Guest(game, entrant.command, house)


class Ours:
    """One of our levels. It is handed the truth and imagines it anew before it looks."""

    def __init__(self, level: Level, house: House) -> None:
        self._level, self._house = level, house

    def begin(self, opening: Opening) -> None:
        self._seat, self._luck = opening.seat, Luck(opening.seed)

    def choose(self, state: State, left_ms: float) -> int:
        return choose(state, self._seat, self._level, self._luck, left_ms, self._house.iterations)

    def note(self, state: State, seat: int, code: int | None) -> None:
        """It sees all it needs when it is asked."""

    def end(self, state: State) -> None:
        """It keeps nothing from one game to the next."""

    def dismiss(self) -> None:
        """It does no wrong."""

    def close(self) -> None:
        """It has nothing to put away."""


class Guest:
    """A program. It is told what its seat sees and may do; whatever else it says or fails to say is a Forfeit."""

    def __init__(self, game: Game, command: tuple[str, ...], house: House) -> None:
        self._game, self._command, self._house = game, command, house
        self._dialogue: Dialogue | None = None
        self._observes = False

    def begin(self, opening: Opening) -> None:
        self._seat = opening.seat
        self._since: list[Event] = []
        if self._dialogue is None:
            self._greet()
        self._line().tell(opening.line(), self._house.patience)

    def choose(self, state: State, left_ms: float) -> int:
        codes = state.legal(self._seat)
        view = self._game.view(state, self._seat)
        texts = [self._game.text(code) for code in codes]
        position = Position(texts, codes, max(0, round(left_ms)), view, self._since, self._observation(state))
        answer = self._line().ask(position.line(), self._house.patience + max(0.0, left_ms) / 1000)
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
                self._dialogue.tell(Over(state.scores(), state.winners()).line(), self._house.patience)
            except Forfeit:  # the game is over, and counts; the next begins with a new process
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
        answer = self._dialogue.ask(HELLO, START_UP * self._house.patience)
        first, *more = answer.split() or [""]
        if first != READY:
            raise Forfeit(f"said {shortened(answer)} instead of '{READY}'")
        self._observes = OBSERVATION in more and self._game.planes.width > 0

    def _observation(self, state: State) -> bytes | msgspec.UnsetType:
        """For a guest that asked for it: what its seat may know, as numbers."""
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
