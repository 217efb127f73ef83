"""What the home page offers: the games with their options, and the bots one may invite."""

from collections.abc import Sequence
from typing import Any

import msgspec

from roji.core.registry import Game
from roji.server.wire import Choice, GameCard, Home, Level


def home(games: Sequence[Game], levels: Sequence[tuple[str, str]]) -> Home:
    return Home([_card(game) for game in games], [Level(name, about) for name, about in levels])


def _card(game: Game) -> GameCard:
    return GameCard(game.name, game.title, game.seats[0], game.seats[-1], _choices(game))


def _choices(game: Game) -> list[Choice]:
    usual = game.options()
    info = msgspec.inspect.type_info(game.Options)
    assert isinstance(info, msgspec.inspect.StructType)
    choices = [_choice(game, field, getattr(usual, field.name)) for field in info.fields]
    return [choice for choice in choices if len(choice.values) > 1]  # a text without examples is told to the server by who knows it


def _choice(game: Game, field: msgspec.inspect.Field, default: Any) -> Choice:
    about, kind, schema = "", field.type, {}
    if isinstance(kind, msgspec.inspect.Metadata):
        schema, kind = kind.extra_json_schema or {}, kind.type
        about = str(schema.get("description", ""))
    return Choice(field.name, about, _values(kind, schema.get("examples", [default])), default, game.with_bots.get(field.name, default))


def _values(kind: msgspec.inspect.Type, examples: list[str]) -> list[str | int | bool]:
    """Every value that an option of this kind can take; of a text, those that its game names as examples."""
    if isinstance(kind, msgspec.inspect.StrType):
        return list(examples)
    if isinstance(kind, msgspec.inspect.LiteralType):
        return [value for value in kind.values if value is not None]
    if isinstance(kind, msgspec.inspect.BoolType):
        return [False, True]
    if isinstance(kind, msgspec.inspect.IntType) and kind.ge is not None and kind.le is not None:
        return list(range(kind.ge, kind.le + 1))
    raise TypeError(f"an option is a Literal, a bool, a text or an int within bounds, not {kind}")
