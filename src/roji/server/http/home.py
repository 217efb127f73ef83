"""Data for the home page: the games with their options, and the bot levels."""

from collections.abc import Sequence
from typing import Any

import msgspec

from roji.core.game import Game
from roji.server.wire.messages import Choice, GameCard, Home, Level


def home(games: Sequence[Game], levels: Sequence[tuple[str, str]]) -> Home:
    return Home([_card(game) for game in games], [Level(name, about) for name, about in levels])


def _card(game: Game) -> GameCard:
    return GameCard(game.name, game.title, game.seats[0], game.seats[-1], _choices(game))


def _choices(game: Game) -> list[Choice]:
    usual = game.options()
    info = msgspec.inspect.type_info(game.Options)
    assert isinstance(info, msgspec.inspect.StructType)
    return [_choice(game, field, getattr(usual, field.name)) for field in info.fields]


def _choice(game: Game, field: msgspec.inspect.Field, default: Any) -> Choice:
    """An option from its field in the game's Options; its metadata may give labels, examples and the fewest and most seats."""
    kind = field.type
    told: dict[str, Any] = {}
    if isinstance(kind, msgspec.inspect.Metadata):
        told, kind = kind.extra_json_schema or {}, kind.type
    labels = told.get("labels", {})
    listed = isinstance(kind, msgspec.inspect.StrType) and bool(labels)  # a string whose possible values all have labels
    text = isinstance(kind, msgspec.inspect.StrType) and not listed
    fewest, most = told.get("seats", (game.seats[0], game.seats[-1]))
    return Choice(
        name=field.name,
        about=str(told.get("description", "")),
        values=[*labels] if listed else told.get("examples", []) if text else _values(kind, [*labels]),
        labels=labels,
        text=text,
        fewest=fewest,
        most=most,
        default=default,
        with_bots=game.with_bots.get(field.name, default),
    )


def _values(kind: msgspec.inspect.Type, order: list[str]) -> list[str | int | bool]:
    """All values of an option; labelled values in the order of the labels."""
    if isinstance(kind, msgspec.inspect.LiteralType):
        values = [value for value in kind.values if value is not None]
        return sorted(values, key=lambda value: order.index(str(value)) if str(value) in order else -1)
    if isinstance(kind, msgspec.inspect.BoolType):
        return [False, True]
    if isinstance(kind, msgspec.inspect.IntType) and kind.ge is not None and kind.le is not None:
        return list(range(kind.ge, kind.le + 1))
    raise TypeError(f"an option is a Literal, a bool, a text or an int within bounds, not {kind}")
