"""Shared parts of the games' snapshots: strict Structs, luck, and conversion from and to JSON."""

from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import UNSET, Meta, UnsetType

from roji.core.luck import MULTIPLIER, Luck, restore_luck

Seat = Annotated[int, Meta(ge=0, le=3)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]


class Saved(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a snapshot."""


class SavedLuck(Saved, frozen=True):
    """Fast luck has `x`; sealed luck has `secret` and `drawn`."""

    x: Annotated[int, Meta(ge=1, lt=MULTIPLIER << 32)] | UnsetType = UNSET
    secret: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")] | UnsetType = UNSET
    drawn: Annotated[int, Meta(ge=0, lt=1 << 62)] | UnsetType = UNSET

    def __post_init__(self) -> None:
        if (self.x is UNSET) == (self.secret is UNSET) or (self.secret is UNSET) != (self.drawn is UNSET):
            raise ValueError("luck is x, or secret and drawn")


class Snapshot(Saved, frozen=True):
    """The common fields of most games' snapshots."""

    seats: Annotated[int, Meta(ge=1, le=4)]
    options: dict[str, Any]
    luck: SavedLuck


AnySaved = TypeVar("AnySaved", bound=Saved)
AnySnapshot = TypeVar("AnySnapshot", bound=Snapshot)


def save_luck(luck: Luck) -> SavedLuck:
    return msgspec.convert(luck.snapshot(), SavedLuck)


def load_luck(saved: SavedLuck) -> Luck:
    return restore_luck(msgspec.to_builtins(saved))


def to_json(saved: Saved) -> dict[str, object]:
    """A snapshot as a dict ready for JSON."""
    told: dict[str, object] = msgspec.to_builtins(saved)
    return told


def from_json(told: object, kind: type[AnySaved]) -> AnySaved:
    """The snapshot in a dict; a ValueError that names the place if it is malformed."""
    return msgspec.convert(told, kind)


def with_options(snapshot: AnySnapshot, options: type[msgspec.Struct]) -> AnySnapshot:
    """A snapshot with all options filled in; raises ValueError if one is invalid."""
    return msgspec.structs.replace(snapshot, options=msgspec.to_builtins(msgspec.convert(snapshot.options, options)))
