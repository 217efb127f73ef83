"""A Game is a value that says what a game is: how to set it up and how its codes, views and scores read."""

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

from roji.core.luck import Luck
from roji.core.observation.canvas import Canvas
from roji.core.observation.planes import NO_PLANES, Planes
from roji.core.sentences import Words, say
from roji.core.state import State

Action = msgspec.Struct


class Row(msgspec.Struct, frozen=True):
    """One line of the score pad: what it counts and the points of every seat; None where nothing is written yet."""

    label: Words
    points: list[int | None]
    total: bool = False


LONGEST, LARGEST_BITS = 60, 64  # of what is quoted in a refusal
CONTRACT = 1  # the version of what `State` and `Game` ask of a game; raised when an older game no longer fits
COMMON = "the usual rest of the game"  # the label of a term that is the same for all seats, and so speaks for no action


class Term(msgspec.Struct, frozen=True):
    """A part of what a seat may expect at the end, in points: "leaves", "tiles in hand"."""

    label: Words
    points: float


def points_so_far(state: Any, seat: int) -> list[Term]:
    """What a game expects that has no better idea: the score as it is."""
    return [Term(Words("points-so-far"), float(state.scores()[seat]))]


def share_expected(state: Any, seat: int) -> float:
    """What a seat may expect of the win, by the game's own judgement; after the end, what it has won."""
    if state.to_act():
        return float(state.evaluate(seat))
    winners = state.winners()
    return 1.0 / len(winners) if seat in winners else 0.0


def _shown(said: object) -> str:
    """A chosen value, cut to a length that fits a sentence."""
    if isinstance(said, int) and said.bit_length() > LARGEST_BITS:
        return "…"  # Python refuses to write the digits of giants
    text = repr(said)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def _can_be(said: object, kind: Any) -> bool:
    try:
        msgspec.convert(said, kind)
    except (msgspec.ValidationError, ValueError):
        return False
    return True


@dataclass(frozen=True)
class Game:
    """The table of contents of a game. A variant is an option, never a copy of the rules."""

    name: str
    title: str
    seats: range
    Options: type[msgspec.Struct]
    version: int  # raised when a rule changes what a journal means
    size: int  # codes are 0 .. size-1, the same for all options and player counts
    longest: int  # decisions in a game, at most
    actions: tuple[type[msgspec.Struct], ...]  # every Struct that `describe` and `public` return
    View: type[msgspec.Struct]  # what `view` returns
    setup: Callable[[int, Any, Luck], State]  # (seats, options, luck); a clear ValueError for bad seats or options
    restore: Callable[[dict[str, Any]], State]  # from a snapshot; plays on identically
    describe: Callable[[int], Action]  # a code in the rulebook's words
    public: Callable[[Any, int], Action]  # (state before it, code): the action as the other seats see it
    tell: Callable[[Any], str]  # an action as the rest of a sentence that begins with a name: "laid 56 in garden 2"
    text: Callable[[int], str]  # one line of notation, stable: what journals store
    parse: Callable[[str], int]  # its inverse; a ValueError with a sentence
    why_not: Callable[[Any, int, int], str | None]  # (state, seat, code): the rule that forbids it; None exactly for legal codes
    view: Callable[[Any, int | None], msgspec.Struct]  # what that seat, or an onlooker, sees now
    score_sheet: Callable[[Any], list[Row]]
    draw: Callable[[Any], str]  # the whole truth as text, for terminals and playthroughs
    recount: Callable[[Any, Any, Any], str] | None = None  # (state before, state after, action): `tell` with what came of it for all to see
    facts: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}))  # constant tables a board may print
    with_bots: Mapping[str, Any] = field(
        default_factory=lambda: MappingProxyType({})
    )  # option values at a table with a bot, unless chosen otherwise
    forgets: Mapping[str, Any] = field(
        default_factory=lambda: MappingProxyType({})
    )  # option values with which players are not to remember all that they were shown: `imagine` deals it again
    terms: Callable[[Any, int], list[Term]] = points_so_far  # (state, seat): the expected final score, part by part
    counts: Literal["points", "cards", "per cent"] = "points"  # what `terms` count; "per cent" of the win where there are no points
    share: Callable[[Any, int], float] = share_expected  # (state, seat): the chance to win, where `evaluate` counts more than that
    planes: Planes = NO_PLANES  # what `State.observe` writes
    daily: Callable[[date], Mapping[str, Any]] | None = None  # the options of a day's game, the same for everyone
    catalogues: Path | None = None  # of a package of its own: the folder with what it says, <language>/<any name>.ftl
    contract: int = CONTRACT  # the version it was written for; a package of its own says which

    def __hash__(self) -> int:
        """Its tables cannot be hashed; its name and version say enough."""
        return hash((self.name, self.version))

    @cached_property
    def spelled(self) -> Callable[[int], tuple[str, Action]]:
        """The notation and the meaning of a code, which are the same for ever."""
        return cache(lambda code: (self.text(code), self.describe(code)))

    def told(self, before: State, after: State, action: Action) -> str:
        """A played action in words, with its outcome where the game describes that."""
        return self.tell(action) if self.recount is None else self.recount(before, after, action)

    def options(self, /, **chosen: object) -> msgspec.Struct:
        """The game's options with some chosen; a ValueError that names what is wrong."""
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
        """Which option cannot be what was chosen, and what it can be."""
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
        """Raise a ValueError with a sentence unless this number can play."""
        if seats not in self.seats:
            raise ValueError(say("{game} is for {players}, not {seats}", game=self.title, players=self.players(), seats=seats))

    @property
    def usual_seats(self) -> int:
        """The default number of seats: two, or one for a solo game."""
        return min(2, self.seats[-1])

    def observation(self, state: State, seat: int) -> bytes:
        """What a seat may know, one byte for each number of `planes`; nothing of a game that has none."""
        canvas = Canvas(self.planes.width)
        if self.planes.width:
            state.observe(seat, canvas)
        return bytes(canvas.cells)

    def players(self) -> str:
        """How many can play: "2 to 4 players"."""
        low, high = self.seats[0], self.seats[-1]
        if low == high:
            return say("1 player") if low == 1 else say("{low} players", low=low)
        return say("{low} to {high} players", low=low, high=high)

    def start(self, seats: int, options: msgspec.Struct, luck: Luck) -> State:
        """A new game, with the number of seats checked."""
        self.check_seats(seats)
        return self.setup(seats, options, luck)

    def new(self, seats: int | None = None, seed: int | None = None, **options: object) -> State:
        """A new game; the smallest number of seats by default. The same seed deals the same game."""
        chosen = self.options(**options)
        luck = Luck(secrets.randbits(64) if seed is None else seed)
        return self.start(self.seats[0] if seats is None else seats, chosen, luck)
