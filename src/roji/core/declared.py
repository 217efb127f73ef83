"""Derives `copy` and snapshots of a state from the annotated fields of its class."""

from typing import Any, TypeVar, get_type_hints

import msgspec

from roji.core.luck import Luck, restore_luck
from roji.core.state import State

S = TypeVar("S", bound="DeclaredState")


_fields: dict[type, dict[str, Any]] = {}  # cached by class


def fields_of(kind: type) -> dict[str, Any]:
    """The fields that a class and its bases declare, with their types."""
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
    """A state with annotated fields that hold numbers, strings, frozen Structs, Luck, and lists and dicts of those.

    `copy`, `snapshot` and `restore` are derived from them, and `legal` from `why_not`. A field that begins with _ is not saved.
    """

    size: int = 0  # the number of codes; a class attribute, not a field
    luck: Luck

    def check_fields(self) -> None:
        """For tests: an AssertionError names a field that is set but not declared, or declared but not set."""
        kind, declared = type(self).__name__, set(fields_of(type(self)))
        used = {name for name in vars(self) if not name.startswith("_")}
        for name in sorted(used - declared):
            raise AssertionError(f"{kind}.{name} is set but not declared, so copies lose it: declare it in the class, {name}: …")
        for name in sorted(name for name in declared if not hasattr(self, name)):
            raise AssertionError(f"{kind}.{name} is declared, but __init__ does not set it")

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
