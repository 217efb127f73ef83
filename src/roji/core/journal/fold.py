"""Plays a journal: seed + actions = the game. `Fold` plays its lines; `read` and `write` convert it from and to text."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from roji.core.game import Game
from roji.core.journal.lines import BACK
from roji.core.journal.lines import Entry as Entry
from roji.core.journal.lines import Header as Header
from roji.core.journal.lines import InvalidJournal as InvalidJournal
from roji.core.journal.lines import Journal as Journal
from roji.core.journal.text import read as read
from roji.core.journal.text import write as write
from roji.core.state import State

UNDO = "undo"
RESIGN = "resign"
LONGEST_NUMBER = 9  # digits

GONE_ON = "others have gone on from there, so it stands"
AGREED = "the table went back to this point together, so it stands"


class ActiveLine(NamedTuple):
    """A line that has not been undone."""

    entry: Entry
    line: int  # its number in the journal, from 1
    reveals: int  # before it
    turn: int  # before it
    for_good: str = ""  # why its seat cannot undo it any more, even if later lines are undone


def back(left: int) -> str:
    """The text of a line that goes back until `left` lines are left."""
    return f"{BACK}{left}"


def left_by(text: str) -> int | None:
    """How many lines are left after a line that goes back; None for any other line."""
    number = text.removeprefix(BACK)
    if len(number) > LONGEST_NUMBER or not (number.isascii() and number.isdigit()) or text != back(int(number)):
        return None
    return int(number)


class Fold:
    """A journal being played: the current state, and what undo needs.

    An undo drops its seat's latest action and keeps the others'. It is allowed while nothing has been revealed since,
    and only if the others' later actions are legal without it. Going back drops every line after a point, whatever has
    been revealed since; the caller decides who must agree. The lines that are left can no longer be undone.
    """

    def __init__(self, game: Game, header: Header) -> None:
        if header.version > game.version:  # an older one is played as far as the current rules allow it
            raise InvalidJournal(f"this journal is of version {header.version} of {game.title}; the rules here are version {game.version}")
        self.game = game
        self.header = header
        self.state = self._begin()
        self._kept: list[ActiveLine] = []
        self._before: dict[int, tuple[int, State]] = {}  # per seat: the index of its latest action, and the state before it
        self._resigned: set[int] = set()
        self._lines = 0  # of the journal so far

    def _begin(self) -> State:
        try:
            return self.game.start(self.header.seats, self.game.options(**self.header.options), self.header.luck())
        except ValueError as wrong:
            raise InvalidJournal(*wrong.args) from None

    def copy(self) -> "Fold":
        """An independent copy."""
        twin = Fold.__new__(Fold)
        twin.game, twin.header = self.game, self.header
        twin.state, twin._kept, twin._lines = self.state.copy(), list(self._kept), self._lines
        twin._before, twin._resigned = dict(self._before), set(self._resigned)
        return twin

    def play(self, entry: Entry) -> None:
        """Play one line; raises InvalidJournal with the rule's sentence if it is illegal."""
        refusal = self.why_not(entry)
        if refusal is not None:
            raise InvalidJournal(refusal)
        self.follow(entry)

    def follow(self, entry: Entry) -> None:
        """Play one line for which `why_not` has returned None."""
        self._lines += 1
        left = left_by(entry.text)
        if left is not None:
            self._go_back(left)
        elif entry.text == UNDO:
            self._let_stand(entry.seat)
            without = self._without_latest(entry.seat)
            assert without is not None
            self.state, self._kept, self._before = *without, {}
        else:
            self._before[entry.seat] = len(self._kept), self.state.copy()
            self._kept.append(ActiveLine(entry, self._lines, self.state.reveals(), self.state.turn()))
            self._apply(self.state, entry)

    def before(self, seat: int) -> State:
        """The state before the line that was just played, which was an action of this seat."""
        return self._before[seat][1]

    def why_not(self, entry: Entry) -> str | None:
        """The sentence that forbids this line now, or None."""
        if not 0 <= entry.seat < self.header.seats:
            return f"there is no seat {entry.seat} at this table"
        if entry.seat in self._resigned:
            return "you have resigned"
        if entry.text == UNDO:
            return self.why_not_undo(entry.seat)
        left = left_by(entry.text)
        if left is not None:
            return self.why_not_back(left)
        return self._why_not_play(self.state, entry)

    def standing(self) -> list[Entry]:
        """The lines that have not been undone, without the undos."""
        return [kept.entry for kept in self._kept]

    def kept(self) -> Sequence[ActiveLine]:
        """The same lines with their numbers in the journal."""
        return self._kept

    def why_not_back(self, left: int) -> str | None:
        """Why the table cannot go back until `left` lines stand, or None if it can."""
        if not self.state.to_act():
            return "the game is over"
        if left >= len(self._kept):
            return "there is nothing after that point to go back from"
        if any(line.entry.text == RESIGN for line in self._kept[left:]):
            return "somebody has resigned since then, and a resignation stands"
        return None

    def reveals_after(self, left: int) -> bool:
        """Whether something was revealed after the first `left` lines."""
        return left < len(self._kept) and self._kept[left].reveals != self.state.reveals()

    def why_not_undo(self, seat: int) -> str | None:
        """Why this seat cannot take its latest action back, or None if it can."""
        place = self._latest(seat)
        if place is None:
            return "there is nothing to take back"
        if self._kept[place].reveals != self.state.reveals():
            return "something has come to light since then, so it stands"
        last = place == len(self._kept) - 1  # then no later line depends on it, and nothing has to be replayed
        if self._kept[place].for_good or not (last or self._without_latest(seat) is not None):
            return self._kept[place].for_good or GONE_ON
        return None

    def _go_back(self, left: int) -> None:
        """The remaining lines were agreed upon, so no seat can undo them alone."""
        state = self._begin()
        for line in self._kept[:left]:
            self._apply(state, line.entry)
        self.state, self._kept, self._before = state, [line._replace(for_good=AGREED) for line in self._kept[:left]], {}

    def _let_stand(self, seat: int) -> None:
        """Before an undo: mark other seats' actions that are final because later lines depend on them; they stay final."""
        for other in range(self.header.seats):
            place = self._latest(other)
            if other != seat and place is not None and self._without_latest(other) is None:
                self._kept[place] = self._kept[place]._replace(for_good=self._kept[place].for_good or GONE_ON)

    def _latest(self, seat: int) -> int | None:
        for place in range(len(self._kept) - 1, -1, -1):
            entry = self._kept[place].entry
            if entry.seat == seat:
                return None if entry.text == RESIGN else place
        return None

    def _without_latest(self, seat: int) -> tuple[State, list[ActiveLine]] | None:
        place = self._latest(seat)
        if place is None:
            return None
        state, kept = self._state_before(seat, place), self._kept[:place]
        for line in self._kept[place + 1 :]:
            if self._why_not_play(state, line.entry) is not None:
                return None
            kept.append(line._replace(reveals=state.reveals(), turn=state.turn()))
            self._apply(state, line.entry)
        return state, kept

    def _state_before(self, seat: int, place: int) -> State:
        """A copy of the state before a seat's last action: cached, or after an undo computed by a replay."""
        remembered = self._before.get(seat)
        if remembered is None or remembered[0] != place:
            state = self._begin()
            for line in self._kept[:place]:
                self._apply(state, line.entry)
            remembered = self._before[seat] = place, state
        return remembered[1].copy()

    def _why_not_play(self, state: State, entry: Entry) -> str | None:
        if entry.text == RESIGN:
            return None if state.to_act() else "the game is over"
        try:
            code = self.game.parse(entry.text)
        except ValueError as wrong:
            return str(wrong)
        return self.game.why_not(state, entry.seat, code)

    def _apply(self, state: State, entry: Entry) -> None:
        if entry.text == RESIGN:
            self._resigned.add(entry.seat)  # permanent: a resignation cannot be undone
            state.resign(entry.seat)
        else:
            state.play(entry.seat, self.game.parse(entry.text))


def replay(game: Game, journal: Journal) -> Iterator[tuple[Entry | None, State]]:
    """The state at the beginning and after every line; raises InvalidJournal that names the line if one is illegal."""
    fold = Fold(game, journal.header)
    yield None, fold.state
    for number, entry in enumerate(journal.entries, 1):
        try:
            fold.play(entry)
        except InvalidJournal as wrong:
            raise InvalidJournal(f"line {number}, {str(entry)!r}: {wrong}") from None
        yield entry, fold.state
