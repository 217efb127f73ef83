"""`Game` describes a game: setup, rules, notation, views and hooks for bots and research."""

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import date
from functools import cache, cached_property
from pathlib import Path
from types import MappingProxyType
from typing import Any, Literal

import msgspec
from msgspec import inspect

from roji.core.actions import Action, Verbs
from roji.core.luck import Luck
from roji.core.network import Weights
from roji.core.observation.canvas import Canvas
from roji.core.observation.planes import NO_PLANES, Planes
from roji.core.sentences import Words, say
from roji.core.state import State


class Row(msgspec.Struct, frozen=True):
    """One line of the score sheet: its label and the points of every seat, None where they are not known yet."""

    label: Words
    points: list[int | None]
    total: bool = False


LONGEST, LARGEST_BITS = 60, 64  # limits of a value quoted in an error message
CONTRACT = 1  # the version of the interface of `State` and `Game`; raised when older games no longer work
COMMON = "the usual rest of the game"  # the label of a term that is equal for all seats, so it never explains an action


class Term(msgspec.Struct, frozen=True):
    """A part of a seat's expected final score: "leaves", "tiles in hand"."""

    label: Words
    points: float


def points_so_far(state: Any, seat: int) -> list[Term]:
    """The default of `Game.terms`: the present score."""
    return [Term(Words("points-so-far"), float(state.scores()[seat]))]


def share_expected(state: Any, seat: int) -> float:
    """The default of `Game.share`: the static evaluation, or the actual share of the win after the end."""
    if state.to_act():
        return float(state.evaluate(seat))
    winners = state.winners()
    return 1.0 / len(winners) if seat in winners else 0.0


def _shown(said: object) -> str:
    """A value, cut to a length that fits a sentence."""
    if isinstance(said, int) and said.bit_length() > LARGEST_BITS:
        return "…"  # Python refuses to print huge integers
    text = repr(said)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def _can_be(said: object, kind: Any) -> bool:
    try:
        msgspec.convert(said, kind)
    except (msgspec.ValidationError, ValueError):
        return False
    return True


def _nothing() -> Mapping[str, Any]:
    return MappingProxyType({})


@dataclass(frozen=True)
class Learned:
    """What a game has learned or can learn: which choices to try, and who will win."""

    weights: Weights
    seats: int  # what it learns for
    context: Callable[[Any, int], Any]  # (state, seat): a vec[i64] of what surrounds the seat's decisions
    choices: Callable[[Any, int, list[int]], Any]  # (state, seat, codes): one of what each choice is like, one after another


@dataclass(frozen=True)
class Calibration:
    """How the chances that a search promises one of two players come true: the log odds are `lean` + `trust` times those promised.

    Three numbers each, for the beginning, the middle and the end of a game, fitted to games of searches; `bench/chances.py` tests them.
    """

    turns: int  # of a usual game
    lean: tuple[float, float, float]
    trust: tuple[float, float, float]


@dataclass(frozen=True, kw_only=True)
class Game:
    """Descriptor of a game: its metadata, rules, notation, views and AI hooks. A variant is an option, never a copy of the rules."""

    # metadata
    name: str
    title: str
    seats: range
    Options: type[msgspec.Struct]
    version: int  # raised when a rule change makes old journals mean something else
    contract: int | None = None  # the version of the interface that a separate package was written for

    # rules
    setup: Callable[[int, Any, Luck], State]  # (seats, options, luck); raises ValueError with a sentence for bad seats or options
    restore: Callable[[dict[str, Any]], State]  # from a snapshot; continues identically
    why_not: Callable[[Any, int, int], str | None]  # (state, seat, code): the rule that forbids it; None for legal codes only
    longest: int  # the maximum number of decisions in a game

    # notation and log
    verbs: Verbs  # codes, Structs, notation and log sentences; the same for all options and player counts
    public: Callable[[Any, int], Action]  # (state before, code): the action as the other seats see it
    recount: Callable[[Any, Any, Any], str] | None = None  # (state before, state after, action): `tell` with the outcome

    # views
    View: type[msgspec.Struct]  # what `view` returns
    view: Callable[[Any, int | None], msgspec.Struct]  # (state, seat): what that seat, or a spectator, sees now
    score_sheet: Callable[[Any], list[Row]]
    draw: Callable[[Any], str]  # the true state as text, for terminals and playthroughs

    # ai and research
    planes: Planes = NO_PLANES  # what `State.observe` writes
    terms: Callable[[Any, int], list[Term]] = points_so_far  # (state, seat): the expected final score, part by part
    counts: Literal["points", "cards", "per cent"] = "points"  # the unit of `terms`; "per cent" of the win in games without points
    share: Callable[[Any, int], float] = share_expected  # (state, seat): the expected share of the win, if `evaluate` is something else
    calibration: Calibration | None = None  # of the chances that advice and review tell; without one they tell what the search found
    learned: Learned | None = None  # what `evaluate` rests on, if it has learned
    forgets: Mapping[str, Any] = field(default_factory=_nothing)  # option values under which seats forget and `imagine` re-deals

    # optional
    facts: Mapping[str, Any] = field(default_factory=_nothing)  # constant tables for the board in the browser
    with_bots: Mapping[str, Any] = field(default_factory=_nothing)  # default option values at tables with bots
    daily: Callable[[date], Mapping[str, Any]] | None = None  # the options of the daily game
    catalogues: Path | None = None  # of a separate package: the folder of its messages, <language>/<any name>.ftl

    @property
    def size(self) -> int:
        """The number of codes: 0 .. size-1."""
        return self.verbs.size

    @property
    def actions(self) -> tuple[type[Action], ...]:
        """Every Struct that `describe` and `public` return."""
        return self.verbs.actions

    def describe(self, code: int) -> Action:
        """The action Struct of a code."""
        return self.verbs.describe(code)

    def tell(self, action: Action) -> str:
        """An action as the rest of a sentence that begins with the player's name: "laid 56 in garden 2"."""
        return self.verbs.tell(action)

    def text(self, code: int) -> str:
        """The notation of a code: what journals store."""
        return self.verbs.text(code)

    def parse(self, line: str) -> int:
        """The code of a line of notation; raises ValueError with a sentence."""
        return self.verbs.parse(line)

    def __hash__(self) -> int:
        """By name and version; its tables cannot be hashed."""
        return hash((self.name, self.version))

    @cached_property
    def notation_and_action(self) -> Callable[[int], tuple[str, Action]]:
        """The notation and the action Struct of a code, cached."""
        return cache(lambda code: (self.text(code), self.describe(code)))

    def log_sentence(self, before: State, after: State, action: Action) -> str:
        """The log sentence of a played action, with its outcome if the game defines `recount`."""
        return self.tell(action) if self.recount is None else self.recount(before, after, action)

    def options(self, /, **chosen: object) -> msgspec.Struct:
        """The game's options with these values; raises ValueError that names what is wrong."""
        known = {f.name for f in msgspec.structs.fields(self.Options)}
        for name in chosen:
            if name not in known:
                raise ValueError(self._no_option(name, sorted(known)))
        try:
            return msgspec.convert(chosen, self.Options)
        except (msgspec.ValidationError, ValueError):
            raise ValueError(self._no_such_value(chosen)) from None

    def _no_option(self, name: str, known: list[str]) -> str:
        if not known:
            return say("{game} has no option {option}; it has none", game=self.title, option=_shown(name))
        return say("{game} has no option {option}; it has {options}", game=self.title, option=_shown(name), options=", ".join(known))

    def _no_such_value(self, chosen: Mapping[str, object]) -> str:
        """A sentence about the first invalid value, with the values that are possible."""
        name, kind = next((name, kind) for name, kind in self._kinds(chosen) if not _can_be(chosen[name], kind))
        asked = {"game": self.title, "option": name, "said": _shown(chosen[name])}
        match inspect.type_info(kind):
            case inspect.BoolType() | inspect.Metadata(type=inspect.BoolType()):
                return say("{game}: {option} is true or false, not {said}", **asked)
            case inspect.LiteralType(values=values) | inspect.Metadata(type=inspect.LiteralType(values=values)):
                return say("{game}: {option} is one of {values}, not {said}", **asked, values=", ".join(map(str, values)))
            case inspect.IntType(ge=int(low), le=int(high)) | inspect.Metadata(type=inspect.IntType(ge=int(low), le=int(high))):
                return say("{game}: {option} is a number from {low} to {high}, not {said}", **asked, low=low, high=high)
        return say("{game}: {option} cannot be {said}", **asked)

    def _kinds(self, chosen: Mapping[str, object]) -> list[tuple[str, Any]]:
        return [(one.name, one.type) for one in msgspec.structs.fields(self.Options) if one.name in chosen]

    def check_seats(self, seats: int) -> None:
        """Raise ValueError with a sentence unless this number of players is allowed."""
        if seats not in self.seats:
            raise ValueError(say("{game} is for {players}, not {seats}", game=self.title, players=self.players(), seats=seats))

    @property
    def usual_seats(self) -> int:
        """The default number of seats: two, or one for a solo game."""
        return min(2, self.seats[-1])

    def observation(self, state: State, seat: int) -> bytes:
        """What a seat may know, one byte per number of `planes`; empty for a game without planes."""
        canvas = Canvas(self.planes.width)
        if self.planes.width:
            state.observe(seat, canvas)
        return bytes(canvas.cells)

    def players(self) -> str:
        """The number of players as text: "2 to 4 players"."""
        low, high = self.seats[0], self.seats[-1]
        if low == high:
            return say("1 player") if low == 1 else say("{low} players", low=low)
        return say("{low} to {high} players", low=low, high=high)

    def start(self, seats: int, options: msgspec.Struct, luck: Luck) -> State:
        """A new game; checks the number of seats first."""
        self.check_seats(seats)
        return self.setup(seats, options, luck)

    def new(self, seats: int | None = None, seed: int | None = None, **options: object) -> State:
        """A new game; the smallest number of seats by default. The same seed deals the same game."""
        chosen = self.options(**options)
        luck = Luck(secrets.randbits(64) if seed is None else seed)
        return self.start(self.seats[0] if seats is None else seats, chosen, luck)
