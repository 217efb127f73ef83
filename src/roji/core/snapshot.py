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
    """The fast kind is x, the sealed kind is secret and drawn."""

    x: Annotated[int, Meta(ge=1, lt=MULTIPLIER << 32)] | UnsetType = UNSET
    secret: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")] | UnsetType = UNSET
    drawn: Annotated[int, Meta(ge=0, lt=1 << 62)] | UnsetType = UNSET

    def __post_init__(self) -> None:
        if (self.x is UNSET) == (self.secret is UNSET) or (self.secret is UNSET) != (self.drawn is UNSET):
            raise ValueError("luck is x, or secret and drawn")


class Snapshot(Saved, frozen=True):
    """What the snapshots of most games begin with."""

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
    """A snapshot whose options are all there; a ValueError if one of them cannot be."""
    return msgspec.structs.replace(snapshot, options=msgspec.to_builtins(msgspec.convert(snapshot.options, options)))


def listed(bits: int) -> list[int]:
    """The numbers in a set, ascending: bit 7 for number 7."""
    return [number for number in range(bits.bit_length()) if bits >> number & 1]


def set_of(numbers: list[int]) -> int:
    """The inverse of `listed`."""
    return sum(1 << number for number in set(numbers))
