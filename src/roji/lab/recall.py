"""Information states with perfect recall: the sequence of what a seat was shown, as text and as observations."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

import roji
from roji.core.canvas import Canvas
from roji.core.game import State
from roji.core.registry import Game


class Recall:
    """What every seat was shown of one game, from its beginning on.

    It follows a table on a copy of its own, and only when it is asked: `played` costs next to nothing.
    """

    def __init__(self, game: Game, state: State, seats: int) -> None:
        self.game = game
        self.seats = seats
        self._table = state.copy()
        self._waiting: list[tuple[int, int]] = []  # actions that were played and are not yet looked at
        self._diaries = [_Diary(f"{game.name}, seat {seat} of {seats}") for seat in range(seats)]
        self._show()

    def played(self, seat: int, code: int) -> None:
        """Tell of an action that was played at the table."""
        self._waiting.append((seat, code))

    def text(self, seat: int) -> str:
        """All that the seat was shown: first its view, then each action, and what changed before its eyes."""
        self._catch_up()
        return "\n".join(self._diaries[seat].lines)

    def observations(self, seat: int) -> npt.NDArray[np.int8]:
        """What `State.observe` wrote at the beginning and after each action: (actions + 1, width)."""
        self._catch_up()
        rows = self._diaries[seat].rows
        return np.frombuffer(b"".join(rows), np.int8).reshape(len(rows), self.game.planes.width)

    def copy(self) -> "Recall":
        twin = Recall.__new__(Recall)
        twin.game, twin.seats = self.game, self.seats
        twin._table = self._table.copy()
        twin._waiting = self._waiting[:]
        twin._diaries = [diary.copy() for diary in self._diaries]
        return twin

    def imagined(self, seat: int, state: State) -> "Recall":
        """The recall at a table that this seat imagines: its own is the same. What the others were shown it cannot know;
        for them the game begins there."""
        self._catch_up()
        twin = Recall(self.game, state, self.seats)
        twin._diaries[seat] = self._diaries[seat].copy()
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        diaries = [(diary.lines, diary.rows, diary.latest) for diary in self._diaries]
        return _recalled, (self.game.name, self.seats, self._table.snapshot(), self._waiting, diaries)

    def _catch_up(self) -> None:
        for seat, code in self._waiting:
            for looking, diary in enumerate(self._diaries):
                diary.lines.append(f"{seat}: {_told(self.game, self._table, seat, code, looking)}")
            self._table.play(seat, code)
            self._show()
        self._waiting.clear()

    def _show(self) -> None:
        """Write down what each seat sees now, as far as it is new."""
        acting = self._table.to_act()
        for seat, diary in enumerate(self._diaries):
            diary.see({"to_act": acting, "view": msgspec.to_builtins(self.game.view(self._table, seat))})
            diary.rows.append(observation(self.game, self._table, seat))


def _recalled(name: str, seats: int, table: dict[str, Any], waiting: list[tuple[int, int]], diaries: list[Any]) -> Recall:
    """A pickled recall."""
    recall = Recall.__new__(Recall)
    recall.game, recall.seats = roji.game(name), seats
    recall._table = recall.game.restore(table)
    recall._waiting = waiting
    recall._diaries = [_Diary("") for _ in diaries]
    for diary, told in zip(recall._diaries, diaries, strict=True):
        diary.lines, diary.rows, diary.latest = told
    return recall


class _Diary:
    """What one seat was shown."""

    def __init__(self, title: str) -> None:
        self.lines = [title]
        self.rows: list[bytes] = []
        self.latest: Any = None

    def see(self, shown: Any) -> None:
        self.lines += [f"  {change}" for change in changes(self.latest, shown)]
        self.latest = shown

    def copy(self) -> "_Diary":
        twin = _Diary("")
        twin.lines, twin.rows, twin.latest = self.lines[:], self.rows[:], self.latest
        return twin


def observation(game: Game, state: State, seat: int) -> bytes:
    """What a seat may know, one byte for each number of `game.planes`; nothing of a game that has none."""
    canvas = Canvas(game.planes.width)
    if game.planes.width:
        state.observe(seat, canvas)
    return bytes(canvas.cells)


def _told(game: Game, before: State, seat: int, code: int, looking: int) -> str:
    """An action as a seat is told of it: as notation if all of it is told, else what the others may know."""
    public = game.public(before, code)
    if looking == seat or public == game.describe(code):
        return game.text(code)
    return msgspec.json.encode(public).decode()


def changes(before: Any, after: Any, path: str = "") -> Iterator[str]:
    """What is new, one line for each value: from these lines and the earlier ones everything shown can be told again."""
    if isinstance(after, dict) and isinstance(before, dict) and after.keys() == before.keys():
        for name, value in after.items():
            yield from changes(before[name], value, f"{path}.{name}" if path else name)
    elif isinstance(after, list) and isinstance(before, list) and len(after) == len(before):
        for place, value in enumerate(after):
            yield from changes(before[place], value, f"{path}[{place}]")
    elif after != before or type(after) is not type(before):
        yield f"{path or 'shown'} = {msgspec.json.encode(after).decode()}"


# --- of a game that is told by its actions ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class InformationState:
    """What a seat was shown: as text, and as a row of numbers for each moment."""

    text: str
    observations: npt.NDArray[np.int8]

    def __str__(self) -> str:
        return self.text


def information_state(game: Game, seats: int, seed: int, actions: Sequence[int], seat: int, **options: object) -> InformationState:
    """What this seat was shown of the game with this seed, after these actions, each played by the first seat that may choose."""
    state = game.new(seats=seats, seed=seed, **options)
    if seat not in range(seats):
        raise ValueError(f"there is no seat {seat} among {seats}")
    recall = Recall(game, state, seats)
    for number, code in enumerate(actions):
        actor = state.actor()
        _check(game, state, actor, number, code)
        state.play(actor, code)
        recall.played(actor, code)
    return InformationState(recall.text(seat), recall.observations(seat))


def _check(game: Game, state: State, actor: int, number: int, code: int) -> None:
    if actor < 0:
        raise ValueError(f"the game is over after {number} actions; there are more")
    if code not in range(game.size):
        raise ValueError(f"action {number}: {code} is no code of {game.title}; they are 0 to {game.size - 1}")
    wrong = game.why_not(state, actor, code)
    if wrong is not None:
        raise ValueError(f"action {number}: seat {actor} may not play {game.text(code)!r}: {wrong}")
