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
ILLEGAL = -1.0  # what whoever plays an illegal code gets, as PettingZoo's own games do


class SavedEnv(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An environment as it stands. It holds every secret of the game: keep it from whoever plays."""

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
    more: dict[str, Any]  # of the framework's own


class Match:
    """Games of one kind between so many seats; `sitting` is the one in progress."""

    sitting: ObservedGame

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
        self.deals = Luck(secrets.randbits(64))  # what the next games are dealt from, unless a seed is given
        self.decisions = 0
        self.points = [0] * seats

    def deal(self, seed: int | None = None) -> None:
        """A new game: the one that this seed deals, `roji.game(name).new(seats, seed)`; without one the next in a row that a seed began."""
        if seed is not None:
            seed = whole("a seed", seed)
            self.deals = Luck(seed)
        number = seed if seed is not None else int(self.deals.word()) << 32 | int(self.deals.word())
        self.sit(self.game.start(self.seats, self.options, Luck(number)))

    def sit(self, state: State) -> None:
        self.sitting = ObservedGame(state, self.game.planes.width, self.game.size)
        self.decisions = 0
        if self.reward == "points":
            self.points = state.scores()

    @property
    def dealt(self) -> bool:
        """A game is in progress, or over."""
        return "sitting" in self.__dict__

    @property
    def state(self) -> State:
        return self.sitting.state

    def earned(self) -> Sequence[float]:
        """What each seat gets for the latest decision: "win": its returns at the end, "points": what they have grown by."""
        if self.reward == "win":
            return returns(self.state, self.seats) if self.sitting.seat < 0 else [0.0] * self.seats
        before, self.points = self.points, self.state.scores()
        return [float(now - then) for then, now in zip(before, self.points, strict=True)]

    def refusal(self, seat: int, code: int) -> str:
        """The rule that a code breaks."""
        return f"seat {seat} may not play {self.game.text(code)!r}: {self.game.why_not(self.state, seat, code)}"

    def code(self, action: Any) -> int:
        """An action as a code; a TypeError or ValueError if it is none."""
        try:
            code = index(action)
        except TypeError:
            raise TypeError(f"an action is one integer, not {action!r}") from None
        if not 0 <= code < self.game.size:
            raise ValueError(f"{code} is no code of {self.game.title}; they are 0 to {self.game.size - 1}")
        return code

    def chosen(self) -> dict[str, Any]:
        """The options, ready for JSON."""
        told: dict[str, Any] = msgspec.to_builtins(self.options)
        return told

    def copy(self) -> "Match":
        twin = Match.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin.deals = self.deals.copy()
        if self.dealt:
            twin.sitting = self.sitting.copy()
        return twin

    def save(self, kind: str, more: msgspec.Struct) -> bytes:
        """Everything, as JSON: plays on identically wherever it is restored."""
        saved = SavedEnv(
            kind,
            self.game.name,
            self.game.version,
            self.seats,
            self.chosen(),
            self.reward,
            self.deals.snapshot(),
            self.state.snapshot() if self.dealt else None,
            self.points,
            self.decisions,
            msgspec.to_builtins(more),
        )
        return msgspec.json.encode(saved)

    def restore(self, kind: str, saved: bytes, own: type[Own]) -> Own:
        """Go back to what was saved, the framework's own part is returned; a ValueError if it is damaged, or of another kind of
        environment, and then nothing has changed."""
        told = _read(saved)
        self._check(kind, told)
        try:
            more, options, deals = msgspec.convert(told.more, own), self.game.options(**told.options), restore_luck(told.deals)
            state = None if told.snapshot is None else self.game.restore(told.snapshot)
        except (KeyError, IndexError, TypeError, ValueError, msgspec.ValidationError) as wrong:
            raise ValueError(f"this saved environment is damaged: {wrong}") from None
        self.options, self.deals = options, deals
        self.__dict__.pop("sitting", None)
        if state is not None:
            self.sit(state)
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
    """A number that may be numpy's; a TypeError with a sentence if it is none."""
    if isinstance(number, bool):
        raise TypeError(f"{what} is a whole number, not {number!r}")
    try:
        return index(number)
    except TypeError:
        raise TypeError(f"{what} is a whole number, not {number!r}") from None


def checked_cycles(most: int | None) -> int | None:
    """After how many decisions of each seat, on average, an environment stops; None: when the game does."""
    if most is not None and whole("max_cycles", most) < 1:
        raise ValueError(f"max_cycles is a number from 1 on, or None, not {most!r}")
    return most


def new_match(name: str, seats: int | None, reward: Reward, options: dict[str, Any]) -> Match:
    game = roji.game(name)
    return Match(game, game.usual_seats if seats is None else whole("the number of seats", seats), reward, options)
