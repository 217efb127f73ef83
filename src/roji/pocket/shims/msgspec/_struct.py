"""`Struct`: a class of fields with generated `__init__`, equality and `repr`."""

import sys
from types import SimpleNamespace
from typing import Any, dataclass_transform, get_type_hints


class UnsetType:
    """The type of UNSET."""

    def __repr__(self) -> str:
        return "UNSET"

    def __bool__(self) -> bool:
        return False


UNSET = UnsetType()
NODEFAULT = type("NODEFAULT", (), {"__repr__": lambda _: "NODEFAULT"})()
INHERITED = ("frozen", "tag", "tag_field", "forbid_unknown_fields", "omit_defaults", "array_like", "rename")


@dataclass_transform()
class StructMeta(type):
    """Makes the fields of a Struct from its annotations, those of its bases first."""

    __struct_fields__: tuple[str, ...]
    __match_args__: tuple[str, ...]
    __struct_encode_fields__: tuple[str, ...]
    __struct_defaults__: tuple[Any, ...]
    __struct_config__: Any

    def __new__(mcs, name: str, bases: tuple[type, ...], namespace: dict[str, Any], **asked: Any) -> Any:
        cls = super().__new__(mcs, name, bases, namespace)
        above = next((base for base in cls.__mro__[1:] if isinstance(base, StructMeta)), None)
        told = {key: getattr(above.__struct_config__, key) for key in INHERITED} if above else dict.fromkeys(INHERITED)
        told |= asked
        fields: dict[str, Any] = dict(zip(above.__struct_fields__, _padded(above), strict=True)) if above else {}
        for field in cls.__annotations__:
            if not field.startswith("__") and field not in OWN:
                fields[field] = namespace.get(field, NODEFAULT)
        tag = told["tag"]
        if tag is not None:
            tag = name if tag is True else tag(name) if callable(tag) else tag
            told["tag_field"] = told["tag_field"] or "type"
        cls.__struct_config__ = SimpleNamespace(**{**told, "tag": tag})
        cls.__struct_fields__ = tuple(fields)
        type.__setattr__(cls, "__match_args__", tuple(fields))
        renamed = told["rename"] or {}
        cls.__struct_encode_fields__ = tuple(renamed.get(field, field) for field in fields)
        cls.__struct_defaults__ = tuple(value for value in fields.values() if value is not NODEFAULT)
        for field in fields:
            if field in namespace:
                delattr(cls, field)  # a default is not an attribute of the class
        type.__setattr__(cls, "__init__", _initialiser(cls, fields))
        if told["frozen"]:
            type.__setattr__(cls, "__setattr__", _immutable)
            type.__setattr__(cls, "__delattr__", _immutable)
        return cls

    def __init__(cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any], **_: Any) -> None:
        super().__init__(name, bases, namespace)


OWN = {*StructMeta.__annotations__}


def _padded(kind: StructMeta) -> list[Any]:
    """A default for every field, NODEFAULT for those without."""
    return [NODEFAULT] * (len(kind.__struct_fields__) - len(kind.__struct_defaults__)) + [*kind.__struct_defaults__]


def defaults(kind: StructMeta) -> dict[str, Any]:
    return dict(zip(kind.__struct_fields__, _padded(kind), strict=True))


def fresh(default: Any) -> Any:
    """An empty list, dict or set is made anew for every instance."""
    return type(default)() if type(default) in (list, dict, set) else default


def _initialiser(cls: type, fields: dict[str, Any]) -> Any:
    """`__init__` written as source: it is called thousands of times while a game's codes are listed."""
    known = {f"_{name}": value for name, value in fields.items() if value is not NODEFAULT}
    asked = "".join(f", {name}=_{name}" if f"_{name}" in known else f", {name}" for name in fields)
    body = ["    own = self.__dict__"]
    for name in fields:
        shared = type(fields[name]) in (list, dict, set)
        body.append(f"    own[{name!r}] = " + (f"type({name})() if {name} is _{name} else {name}" if shared else name))
    if hasattr(cls, "__post_init__"):
        body.append("    self.__post_init__()")
    exec(f"def __init__(self{asked}):\n" + "\n".join(body), known)  # noqa: S102 - of our own fields' names
    return known["__init__"]


def _immutable(self: object, *_: object) -> None:
    raise AttributeError(f"immutable type: {type(self).__name__!r}")


class Struct(metaclass=StructMeta):
    """The base of all messages, actions, views and snapshots."""

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.__dict__ == other.__dict__

    def __hash__(self) -> int:
        return hash((type(self), *(getattr(self, name) for name in type(self).__struct_fields__)))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={getattr(self, name)!r}' for name in type(self).__struct_fields__)})"


_hints: dict[type, dict[str, Any]] = {}


def hints(kind: type) -> dict[str, Any]:
    """The types of a Struct's fields, cached."""
    if kind not in _hints:
        _hints[kind] = get_type_hints(kind, {**vars(sys.modules[kind.__module__])}, include_extras=True)
    return _hints[kind]
