"""Information states with perfect recall: all that a seat was shown, as text and as observations."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

import roji
from roji.core.game import Game
from roji.core.state import State


class Recall:
    """What every seat was shown of one game, from its beginning.

    It is computed lazily, on copies, for the seats that are asked for: `played` costs next to nothing.
    """

    def __init__(self, game: Game, state: State, seats: int) -> None:
        self.game = game
        self.seats = seats
        self._actions: list[tuple[int, int]] = []
        self._diaries = [_Diary(game, state.copy(), seat, f"{game.name}, seat {seat} of {seats}") for seat in range(seats)]

    def played(self, seat: int, code: int) -> None:
        """Record an action that was played."""
        self._actions.append((seat, code))

    def text(self, seat: int) -> str:
        """All that the seat was shown: its first view, then each action and the changes of its view."""
        return "\n".join(self._diary(seat).lines)

    def observations(self, seat: int) -> npt.NDArray[np.int8]:
        """What `State.observe` wrote at the beginning and after each action: (actions + 1, width)."""
        rows = self._diary(seat).rows
        return np.frombuffer(b"".join(rows), np.int8).reshape(len(rows), self.game.planes.width)

    def copy(self) -> "Recall":
        twin = type(self).__new__(type(self))
        twin.game, twin.seats = self.game, self.seats
        twin._actions = self._actions[:]
        twin._diaries = [diary.copy() for diary in self._diaries]
        return twin

    def imagined(self, seat: int, state: State) -> "Recall":
        """The recall in a state that this seat imagines. Its own part is the same. It cannot know what the others were shown;
        for them the recall begins there."""
        twin = type(self)(self.game, state, self.seats)
        twin._diaries[seat] = self._diary(seat).at(state.copy())
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return _recalled, (self.game.name, self.seats, self._actions, [diary.pickle_args() for diary in self._diaries])

    def _diary(self, seat: int) -> "_Diary":
        """The seat's diary, up to date."""
        diary = self._diaries[seat]
        diary.read(self._actions)
        return diary


class _Diary:
    """What one seat was shown."""

    def __init__(self, game: Game, table: State, seat: int, title: str) -> None:
        self.game, self.table, self.seat = game, table, seat
        self.lines = [title]
        self.rows: list[bytes] = []
        self._latest: Any = None
        self._done = 0  # actions recorded so far

    def read(self, actions: list[tuple[int, int]]) -> None:
        if not self.rows:
            self._look()
        for actor, code in actions[self._done :]:
            self.lines.append(f"{actor}: {_action_text(self.game, self.table, actor, code, self.seat)}")
            self.table.play(actor, code)
            self._look()
        self._done = len(actions)

    def _look(self) -> None:
        """Record the changes of the seat's view."""
        shown = {"to_act": self.table.to_act(), "view": msgspec.to_builtins(self.game.view(self.table, self.seat))}
        self.lines += [f"  {change}" for change in changes(self._latest, shown)]
        self.rows.append(self.game.observation(self.table, self.seat))
        self._latest = shown

    def copy(self) -> "_Diary":
        twin = self.at(self.table.copy())
        twin._done = self._done
        return twin

    def at(self, table: State) -> "_Diary":
        """The same diary, continued in a state that looks the same to its seat."""
        twin = _Diary(self.game, table, self.seat, "")
        twin.lines, twin.rows, twin._latest = self.lines[:], self.rows[:], self._latest
        return twin

    def pickle_args(self) -> tuple[Any, ...]:
        """All that `again` needs."""
        return self.table.snapshot(), self.seat, self.lines, self.rows, self._latest, self._done

    @classmethod
    def again(cls, game: Game, table: dict[str, Any], seat: int, *told: Any) -> "_Diary":
        twin = cls(game, game.restore(table), seat, "")
        twin.lines, twin.rows, twin._latest, twin._done = told
        return twin


def _recalled(name: str, seats: int, actions: list[tuple[int, int]], diaries: list[Any]) -> Recall:
    """Unpickle a recall."""
    recall = Recall.__new__(Recall)
    recall.game, recall.seats, recall._actions = roji.game(name), seats, actions
    recall._diaries = [_Diary.again(recall.game, *told) for told in diaries]
    return recall


def _action_text(game: Game, before: State, seat: int, code: int, looking: int) -> str:
    """An action as a seat is told of it: in notation if it may know all of it, else its public form."""
    public = game.public(before, code)
    if looking == seat or public == game.describe(code):
        return game.text(code)
    return msgspec.json.encode(public).decode()


def changes(before: Any, after: Any, path: str = "") -> Iterator[str]:
    """The changes, one line per value: these lines and the earlier ones determine everything shown."""
    if before == after:
        return
    if isinstance(after, dict) and isinstance(before, dict) and after.keys() == before.keys():
        for name, value in after.items():
            yield from changes(before[name], value, f"{path}.{name}" if path else name)
    elif isinstance(after, list) and isinstance(before, list) and len(after) == len(before):
        for place, value in enumerate(after):
            yield from changes(before[place], value, f"{path}[{place}]")
    else:
        yield f"{path or 'shown'} = {msgspec.json.encode(after).decode()}"


# --- of a game that is given by its actions --------------------------------------------------------------------------------


@dataclass(frozen=True)
class InformationState:
    """What a seat was shown: as text, and as one observation per moment."""

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
