"""Derives `copy` and snapshots of a state from the annotated fields of its class."""

from typing import Any, TypeVar, get_type_hints

import msgspec

from roji.core.luck import Luck, restore_luck
from roji.core.state import State

S = TypeVar("S", bound="DeclaredState")


_fields: dict[type, dict[str, Any]] = {}  # of the classes that were asked for


def fields_of(kind: type) -> dict[str, Any]:
    """The fields that a class and those above it declare, with their types."""
    if kind not in _fields:
        _fields[kind] = {name: hint for name, hint in get_type_hints(kind).items() if not name.startswith("_") and name != "size"}
    return _fields[kind]


def twin(value: Any) -> Any:
    """An independent copy of a value."""
    if isinstance(value, list):
        return [twin(one) for one in value]
    if isinstance(value, dict):
        return {key: twin(one) for key, one in value.items()}
    return value.copy() if isinstance(value, Luck | set) else value


class DeclaredState(State):
    """A state whose fields are declared, and hold numbers, texts, frozen Structs, Luck, and lists and dicts of those.

    `copy`, `snapshot` and `restore` follow, and `legal` from `why_not`. A field that begins with _ is not kept.
    """

    size: int = 0  # of codes, for the class; no field
    luck: Luck

    def why_not(self, seat: int, code: int) -> str | None:
        """The rule that forbids an action, as a sentence; None exactly for the legal codes."""
        raise NotImplementedError

    def legal(self, seat: int) -> list[int]:
        return [code for code in range(self.size) if self.why_not(seat, code) is None]

    def copy(self: S) -> S:
        kind = type(self)
        made = kind.__new__(kind)
        for name in fields_of(kind):
            setattr(made, name, twin(getattr(self, name)))
        return made

    def snapshot(self) -> dict[str, object]:
        values = {name: getattr(self, name) for name in fields_of(type(self))}
        return {name: value.snapshot() if isinstance(value, Luck) else msgspec.to_builtins(value) for name, value in values.items()}

    @classmethod
    def restore(cls: type[S], snapshot: dict[str, Any]) -> S:
        """The state in a snapshot; a ValueError where a field is missing or has the wrong type."""
        made = cls.__new__(cls)
        for name, kind in fields_of(cls).items():
            if name not in snapshot:
                raise ValueError(f"the snapshot has no {name}")
            told = snapshot[name]
            setattr(made, name, restore_luck(told) if kind is Luck else msgspec.convert(told, kind))
        return made
