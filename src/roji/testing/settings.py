"""The settings under which every game is tested: each player count, and each value of each option."""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec import inspect

from roji.core.game import Game
from roji.core.luck import Luck
from roji.core.state import State

SOAK = os.environ.get("ROJI_SOAK") == "1"  # the long run

TEXTS = 3  # examples of a text option to try, besides the last one; all of them in the long run

Chosen = tuple[tuple[str, Any], ...]


@dataclass(frozen=True)
class Setting:
    """A game, its number of seats, and the options that differ from their defaults."""

    game: Game
    seats: int
    chosen: Chosen = ()

    def begin(self, seed: int) -> State:
        return self.begin_with(Luck(seed))

    def begin_with(self, luck: Luck) -> State:
        return self.game.start(self.seats, self.game.options(**dict(self.chosen)), luck)

    def forgets(self) -> bool:
        """Whether players may forget what they were shown."""
        return any(self.game.forgets.get(name) == value for name, value in self.chosen)

    def is_possible(self) -> bool:
        """Whether the game accepts these options; it refuses incompatible ones with a ValueError."""
        try:
            self.begin(0)
        except ValueError:
            return False
        return True

    def __str__(self) -> str:
        return "-".join([self.game.name, str(self.seats), *(f"{name}={value}" for name, value in self.chosen)])


def settings(game: Game) -> list[Setting]:
    """Every player count with default options, then each other value of each option, then all options changed at once."""
    plain = [Setting(game, seats) for seats in game.seats]
    return [*plain, *_with_options(game)]


def _with_options(game: Game) -> Iterator[Setting]:
    for turn, chosen in enumerate(_variants(game.Options)):
        counts = [*game.seats][turn % len(game.seats) :] + [*game.seats][: turn % len(game.seats)]
        possible = [table for table in (Setting(game, seats, chosen) for seats in counts) if table.is_possible()]
        assert possible or len(chosen) > 1, f"{game.title} has an option value that no number of players may choose: {dict(chosen)}"
        yield from possible if SOAK else possible[:1]


def _variants(options: type[msgspec.Struct]) -> Iterator[Chosen]:
    """One option changed at a time, then all of them together."""
    others = {name: [value for value in values if value != default] for name, default, values in option_values(options)}
    for name, values in others.items():
        for value in values:
            yield ((name, value),)
    together = tuple((name, values[0]) for name, values in others.items() if values)
    if len(together) > 1:
        yield together


def option_values(options: type[msgspec.Struct]) -> Iterator[tuple[str, Any, list[Any]]]:
    """Every option with its default and its possible values."""
    described = inspect.type_info(options)
    assert isinstance(described, inspect.StructType)
    for field in described.fields:
        yield field.name, field.default, list(_values(field.type, field.default))


def _values(kind: inspect.Type, default: Any) -> Iterator[Any]:
    match kind:
        case inspect.BoolType():
            yield from (False, True)
        case inspect.LiteralType(values):
            yield from values
        case inspect.EnumType(cls):
            yield from (member.value for member in cls)
        case inspect.IntType(ge=int() as low, le=int() as high):
            yield from range(low, high + 1) if high - low < 10 else (low, high)
        case inspect.NoneType():
            yield None
        case inspect.UnionType(kinds):
            for one in kinds:
                yield from _values(one, default)
        case inspect.Metadata(inspect.StrType(), {"examples": [*examples]}):
            yield from (default, *(examples if SOAK else [*examples[:TEXTS], *examples[TEXTS:][-1:]]))
        case inspect.Metadata(inner):
            yield from _values(inner, default)
        case _:
            yield default
