"""A sequence of games of one kind: deal, play, copy, save and restore."""

import secrets
from collections.abc import Sequence
from operator import index
from typing import Any, Literal, TypeVar

import msgspec

import roji
from roji.core.game import Game
from roji.core.luck import Luck, restore_luck
from roji.core.observation.observed import ObservedGame
from roji.core.observation.rows import returns
from roji.core.state import State

Own = TypeVar("Own", bound=msgspec.Struct)
Reward = Literal["win", "points"]
REWARDS: tuple[Reward, ...] = ("win", "points")
ILLEGAL = -1.0  # the reward for an illegal action, as in PettingZoo's own games


class SavedEnv(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A saved environment. It holds every secret of the game: keep it from the players."""

    kind: str
    game: str
    version: int
    seats: int
    options: dict[str, Any]
    reward: str
    deals: dict[str, Any]
    snapshot: dict[str, Any] | None
    points: list[int]
    decisions: int
    more: dict[str, Any]  # the framework's own state


class Match:
    """A sequence of games with the same seats and options; `current` is the current one."""

    current: ObservedGame

    def __init__(self, game: Game, seats: int, reward: Reward, options: dict[str, Any]) -> None:
        game.check_seats(seats)
        if not game.planes.width:
            raise ValueError(f"{game.title} has no observations yet")
        if reward not in REWARDS:
            raise ValueError(f"a reward is {' or '.join(map(repr, REWARDS))}, not {reward!r}")
        self.game = game
        self.seats = seats
        self.reward = reward
        self.options = game.options(**options)
        self.deals = Luck(secrets.randbits(64))  # seeds of the next games, unless one is given
        self.decisions = 0
        self.points = [0] * seats

    def deal(self, seed: int | None = None) -> None:
        """A new game: with a seed, `roji.game(name).new(seats, seed)`; without, the next in the sequence that the last seed began."""
        if seed is not None:
            seed = whole("a seed", seed)
            self.deals = Luck(seed)
        number = seed if seed is not None else int(self.deals.word()) << 32 | int(self.deals.word())
        self._set_state(self.game.start(self.seats, self.options, Luck(number)))

    def _set_state(self, state: State) -> None:
        self.current = ObservedGame(state, self.game.planes.width, self.game.size)
        self.decisions = 0
        if self.reward == "points":
            self.points = state.scores()

    @property
    def dealt(self) -> bool:
        """Whether a game has been dealt."""
        return "current" in self.__dict__

    @property
    def state(self) -> State:
        return self.current.state

    def rewards(self) -> Sequence[float]:
        """Each seat's reward for the last decision: with "win" the returns at the end, with "points" the change of its score."""
        if self.reward == "win":
            return returns(self.state, self.seats) if self.current.seat < 0 else [0.0] * self.seats
        before, self.points = self.points, self.state.scores()
        return [float(now - then) for then, now in zip(before, self.points, strict=True)]

    def refusal(self, seat: int, code: int) -> str:
        """Why a code is illegal, as a sentence."""
        return f"seat {seat} may not play {self.game.text(code)!r}: {self.game.why_not(self.state, seat, code)}"

    def code(self, action: Any) -> int:
        """Convert an action to a code; a TypeError or ValueError if it is none."""
        try:
            code = index(action)
        except TypeError:
            raise TypeError(f"an action is one integer, not {action!r}") from None
        if not 0 <= code < self.game.size:
            raise ValueError(f"{code} is no code of {self.game.title}; they are 0 to {self.game.size - 1}")
        return code

    def options_dict(self) -> dict[str, Any]:
        """The options, ready for JSON."""
        told: dict[str, Any] = msgspec.to_builtins(self.options)
        return told

    def copy(self) -> "Match":
        twin = Match.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin.deals = self.deals.copy()
        if self.dealt:
            twin.current = self.current.copy()
        return twin

    def save(self, kind: str, more: msgspec.Struct) -> bytes:
        """Everything, as JSON: it continues identically wherever it is restored."""
        saved = SavedEnv(
            kind,
            self.game.name,
            self.game.version,
            self.seats,
            self.options_dict(),
            self.reward,
            self.deals.snapshot(),
            self.state.snapshot() if self.dealt else None,
            self.points,
            self.decisions,
            msgspec.to_builtins(more),
        )
        return msgspec.json.encode(saved)

    def restore(self, kind: str, saved: bytes, own: type[Own]) -> Own:
        """Restore what was saved and return the framework's own part; a ValueError if it is damaged or of another kind of
        environment, and then nothing is changed."""
        told = _read(saved)
        self._check(kind, told)
        try:
            more, options, deals = msgspec.convert(told.more, own), self.game.options(**told.options), restore_luck(told.deals)
            state = None if told.snapshot is None else self.game.restore(told.snapshot)
        except (KeyError, IndexError, TypeError, ValueError, msgspec.ValidationError) as wrong:
            raise ValueError(f"this saved environment is damaged: {wrong}") from None
        self.options, self.deals = options, deals
        self.__dict__.pop("current", None)
        if state is not None:
            self._set_state(state)
        self.points, self.decisions = told.points, told.decisions
        return more

    def _check(self, kind: str, told: SavedEnv) -> None:
        here = (kind, self.game.name, self.game.version, self.seats, self.reward)
        there = (told.kind, told.game, told.version, told.seats, told.reward)
        if here != there:
            raise ValueError(f"saved was {_named(*there)}; this is {_named(*here)}")


def _named(kind: str, game: str, version: int, seats: int, reward: str) -> str:
    return f"{kind} of {game} (rules {version}) for {seats} with reward {reward!r}"


def _read(saved: bytes) -> SavedEnv:
    try:
        return msgspec.json.decode(saved, type=SavedEnv)
    except msgspec.DecodeError as wrong:
        raise ValueError(f"this is no saved environment: {wrong}") from None


def whole(what: str, number: Any) -> int:
    """Convert a number, which may be numpy's, to an int; a TypeError with a sentence if it is none."""
    if isinstance(number, bool):
        raise TypeError(f"{what} is a whole number, not {number!r}")
    try:
        return index(number)
    except TypeError:
        raise TypeError(f"{what} is a whole number, not {number!r}") from None


def checked_cycles(most: int | None) -> int | None:
    """The average number of decisions per seat after which an environment truncates; None: never."""
    if most is not None and whole("max_cycles", most) < 1:
        raise ValueError(f"max_cycles is a number from 1 on, or None, not {most!r}")
    return most


def new_match(name: str, seats: int | None, reward: Reward, options: dict[str, Any]) -> Match:
    game = roji.game(name)
    return Match(game, game.usual_seats if seats is None else whole("the number of seats", seats), reward, options)
