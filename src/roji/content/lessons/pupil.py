"""A learner's progress in a lesson: the game so far, the next step, and whether an action fits it."""

from typing import Any

import msgspec

from roji.content.lessons import QUICKLY, Lesson, LessonStep
from roji.core.game import Game
from roji.core.journal.fold import Entry, Fold, Header, InvalidJournal
from roji.core.luck import Luck
from roji.core.sentences import say
from roji.core.state import State


class Pupil:
    """A lesson in progress. A ValueError names a line of it that is illegal."""

    def __init__(self, game: Game, lesson: Lesson) -> None:
        self.game = game
        self.lesson = lesson
        self.seat = lesson.seat
        self.header = Header(game.name, game.version, lesson.seats, lesson.options, seed=lesson.seed)
        self.fold = Fold(game, self.header)
        self.entries: list[Entry] = []
        self.codes: list[int] = []  # the learner's actions
        self.at = 0  # the index of the step
        self.done: list[int] = []  # the learner's codes so far in this step
        self._turn = 0  # the turn in which the step began
        self._happen("before", lesson.before)
        self._begin()

    @property
    def state(self) -> State:
        return self.fold.state

    @property
    def step(self) -> LessonStep | None:
        """The next step; None when the lesson is over."""
        return self.lesson.step[self.at] if self.at < len(self.lesson.step) else None

    def why_not(self, code: int) -> str | None:
        """The rule's own sentence."""
        return self.game.why_not(self.state, self.seat, code) if 0 <= code < self.game.size else say("there is no such action")

    def expects(self, code: int) -> bool:
        """Whether the step waits for this action."""
        step = self.step
        if step is None:
            return False
        if step.actions:
            return self.game.text(code) in step.actions and code not in self.done
        return not step.kind or any(alike(self.game.describe(code), kind) for kind in step.kind)

    def play(self, code: int) -> None:
        """Play an action that the step expects; then the others play theirs."""
        assert self.step is not None
        self._happen(f"step {self.step.id}", [f"{self.seat} {self.game.text(code)}"])
        self.codes.append(code)
        self.done.append(code)
        if not self._finished(self.step):
            self._quickly()
        if self._finished(self.step):
            self._happen(f"step {self.step.id}, others", self.step.others)
            self.at += 1
            self._begin()

    def tempted(self) -> list[int]:
        """The codes of the step's temptations: shown by the board, but illegal now."""
        found = [self.game.parse(text) for text in (self.step.temptations if self.step else [])]
        return [code for code in found if self.why_not(code) is not None]

    def _begin(self) -> None:
        self.done = []
        self._turn = self.state.turn()

    def _finished(self, step: LessonStep) -> bool:
        acting = self.state.to_act()
        match step.until:
            case "others":
                return self.seat not in acting
            case "turn":
                return self.state.turn() != self._turn or not acting
            case "over":
                return not acting
        return len(self.done) == (len(step.all) or step.times)

    def _happen(self, place: str, lines: list[str]) -> None:
        for number, line in enumerate(lines, 1):
            try:
                if line == QUICKLY:
                    self._quickly()
                else:
                    self._follow(entry_of(line))
            except InvalidJournal as wrong:
                raise ValueError(f"lesson {self.lesson.id}, {place}, line {number}, {line!r}: {wrong}") from None

    def _follow(self, entry: Entry) -> None:
        self.fold.play(entry)
        self.entries.append(entry)

    def _quickly(self) -> None:
        """The others play by the rollout policy, with a fixed seed."""
        while (acting := self.state.to_act()) and self.seat not in acting:
            code = self.state.rollout_action(acting[0], Luck(self.lesson.seed + len(self.entries)))
            self._follow(Entry(acting[0], self.game.text(code)))


def entry_of(line: str) -> Entry:
    """A line such as "1 choose 56"."""
    seat, _, text = line.partition(" ")
    if not (seat.isascii() and seat.isdigit() and len(seat) < 3 and text):
        raise InvalidJournal("it is no seat and an action")
    return Entry(int(seat), text)


def alike(action: msgspec.Struct, kind: dict[str, Any]) -> bool:
    """Whether an action has all these fields."""
    fields = msgspec.to_builtins(action)
    return all(name in fields and fields[name] == value for name, value in kind.items())
