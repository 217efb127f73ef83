"""`convert` and `to_builtins`: between plain values and typed ones."""

import base64
import operator
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from ._struct import NODEFAULT, UNSET, Struct, StructMeta, UnsetType, defaults, fresh, hints


class MsgspecError(Exception):
    """The base of all errors."""


class DecodeError(MsgspecError):
    """The text is no JSON."""


class ValidationError(DecodeError):
    """The value is not of the type."""


@dataclass(frozen=True, eq=False)
class Meta:
    """Limits and descriptions in an `Annotated`."""

    gt: Any = field(default=None, kw_only=True)
    ge: Any = field(default=None, kw_only=True)
    lt: Any = field(default=None, kw_only=True)
    le: Any = field(default=None, kw_only=True)
    multiple_of: Any = field(default=None, kw_only=True)
    pattern: str | None = field(default=None, kw_only=True)
    min_length: int | None = field(default=None, kw_only=True)
    max_length: int | None = field(default=None, kw_only=True)
    title: str | None = field(default=None, kw_only=True)
    description: str | None = field(default=None, kw_only=True)
    examples: list[Any] | None = field(default=None, kw_only=True)
    extra_json_schema: dict[str, Any] | None = field(default=None, kw_only=True)


class Raw(bytes):
    """JSON that is written as it is."""


NAMES = {
    bool: "bool",
    int: "int",
    float: "float",
    str: "str",
    list: "array",
    tuple: "array",
    dict: "object",
    NoneType: "null",
    bytes: "bytes",
}


def _wrong(wanted: str, told: object, at: str) -> ValidationError:
    got = NAMES.get(type(told), "object" if isinstance(told, Struct) else type(told).__name__)
    return _fault(f"Expected `{wanted}`, got `{got}`", at)


def _fault(why: str, at: str) -> ValidationError:
    return ValidationError(f"{why} - at `{at}`" if at != "$" else why)


def convert(told: Any, type: Any, *, strict: bool = True) -> Any:
    """The value as this type; raises ValidationError with the place that is wrong."""
    return _reader(type)(told, "$")


def _reader(kind: Any) -> Any:
    try:
        return _made(kind)
    except TypeError:  # a type that cannot be hashed, such as an Annotated with a dict in its Meta
        return _make(kind)


@cache
def _made(kind: Any) -> Any:
    return _make(kind)


def _make(kind: Any) -> Any:
    """A function (value, place) that reads this type."""
    origin, inside = get_origin(kind), get_args(kind)
    if kind is Any or kind is object:
        return lambda told, at: told
    if origin is Annotated:
        return _bounded(_reader(inside[0]), [meta for meta in inside[1:] if isinstance(meta, Meta)])
    if isinstance(kind, StructMeta):
        return lambda told, at: _struct(told, kind, at)
    if origin is Literal:
        return lambda told, at: _literal(told, inside, at)
    if origin in (Union, UnionType):
        return _union(inside)
    if origin is list or kind is list or origin in (set, frozenset):
        return _array(origin or kind, _reader(inside[0] if inside else Any))
    if origin is tuple:
        return _tuple(inside)
    if origin is dict or kind is dict:
        return _object(*(_reader(one) for one in inside or (Any, Any)))
    return _plain(kind)


def _plain(kind: Any) -> Any:
    def read(told: Any, at: str) -> Any:
        if kind is float and type(told) is int:
            return float(told)
        if kind is bytes and isinstance(told, str):
            return base64.b64decode(told)
        if kind is NoneType and told is None:
            return None
        if type(told) is not kind and not (kind is str and isinstance(told, str)) and not (kind is bytes and isinstance(told, bytes)):
            raise _wrong(NAMES.get(kind, getattr(kind, "__name__", str(kind))), told, at)
        return told

    return read


def _bounded(read: Any, metas: list[Meta]) -> Any:
    def bounded(told: Any, at: str) -> Any:
        value = read(told, at)
        for meta in metas:
            why = _beyond(value, meta)
            if why:
                raise _fault(why, at)
        return value

    return bounded


LIMITS = (("ge", ">=", operator.ge), ("gt", ">", operator.gt), ("le", "<=", operator.le), ("lt", "<", operator.lt))


def _beyond(value: Any, meta: Meta) -> str | None:
    """The limit that a value breaks."""
    kind = NAMES.get(type(value), "object")
    if isinstance(value, int | float):
        broken = [f"{sign} {getattr(meta, name)}" for name, sign, holds in LIMITS if not _within(value, getattr(meta, name), holds)]
        return f"Expected `{kind}` {broken[0]}" if broken else None
    if isinstance(value, str) and meta.pattern is not None and not re.search(meta.pattern, value):
        return f"Expected `str` matching regex {meta.pattern!r}"
    if value is not None and meta.min_length is not None and len(value) < meta.min_length:
        return f"Expected `{kind}` of length >= {meta.min_length}"
    if value is not None and meta.max_length is not None and len(value) > meta.max_length:
        return f"Expected `{kind}` of length <= {meta.max_length}"
    return None


def _within(value: Any, limit: Any, holds: Callable[[Any, Any], Any]) -> bool:
    return limit is None or bool(holds(value, limit))


def _literal(told: Any, values: tuple[Any, ...], at: str) -> Any:
    if type(told) not in {type(value) for value in values}:
        raise _wrong(" | ".join(sorted({NAMES[type(value)] for value in values})), told, at)
    if told not in values:
        raise _fault(f"Invalid enum value {told!r}", at)
    return told


def _union(inside: tuple[Any, ...]) -> Any:
    """A value of the first type that fits; of several Structs, the one whose tag it tells."""
    kinds = [kind for kind in inside if kind is not UnsetType]
    tagged = {kind.__struct_config__.tag: kind for kind in kinds if isinstance(kind, StructMeta) and kind.__struct_config__.tag is not None}
    others = [_reader(kind) for kind in kinds if kind not in tagged.values()]
    exact = {kind for kind in kinds if kind in NAMES}

    def read(told: Any, at: str) -> Any:
        if type(told) in exact or (isinstance(told, Struct) and type(told) in kinds):
            return told
        if tagged and isinstance(told, dict):
            tag_field = next(iter(tagged.values())).__struct_config__.tag_field
            if tag_field not in told:
                raise _fault(f"Object missing required field `{tag_field}`", at)
            if told[tag_field] not in tagged:
                raise _fault(f"Invalid value {told[tag_field]!r}", f"{at}.{tag_field}")
            return _struct(told, tagged[told[tag_field]], at)
        faults = []
        for one in others:
            try:
                return one(told, at)
            except ValidationError as no:
                faults.append(no)
        if len(faults) == 1 or (faults and " - at " in faults[0].args[0]):
            raise faults[0]
        raise _wrong(" | ".join(NAMES.get(kind, "object") for kind in kinds), told, at)

    return read


def _array(kind: Any, read: Any) -> Any:
    def array(told: Any, at: str) -> Any:
        if not isinstance(told, list | tuple | set | frozenset):
            raise _wrong("array", told, at)
        return kind(read(one, f"{at}[...]") for one in told) if kind is not list else [read(one, f"{at}[...]") for one in told]

    return array


def _tuple(inside: tuple[Any, ...]) -> Any:
    if len(inside) == 2 and inside[1] is ...:
        return _array(tuple, _reader(inside[0]))
    readers = [_reader(one) for one in inside]

    def fixed(told: Any, at: str) -> Any:
        if not isinstance(told, list | tuple):
            raise _wrong("array", told, at)
        if len(told) != len(readers):
            raise _fault(f"Expected `array` of length {len(readers)}, got {len(told)}", at)
        return tuple(read(one, f"{at}[{place}]") for place, (read, one) in enumerate(zip(readers, told, strict=True)))

    return fixed


def _object(read_key: Any, read: Any) -> Any:
    def mapping(told: Any, at: str) -> Any:
        if not isinstance(told, dict):
            raise _wrong("object", told, at)
        return {_key(read_key, key, at): read(value, f"{at}[...]") for key, value in told.items()}

    return mapping


def _key(read: Any, key: Any, at: str) -> Any:
    try:
        return read(key, at)
    except ValidationError:
        if isinstance(key, str) and key.lstrip("-").isdigit():  # JSON writes the keys of dict[int, …] as text
            return read(int(key), at)
        raise


def _struct(told: Any, kind: StructMeta, at: str) -> Any:
    if isinstance(told, kind):
        return told
    if not isinstance(told, dict):
        raise _wrong("object", told, at)
    config, types, values = kind.__struct_config__, hints(kind), {}
    if config.tag is not None and told.get(config.tag_field, config.tag) != config.tag:
        raise _fault(f"Invalid value {told[config.tag_field]!r}", f"{at}.{config.tag_field}")
    names = dict(zip(kind.__struct_encode_fields__, kind.__struct_fields__, strict=True))
    if config.forbid_unknown_fields:
        strange = next((key for key in told if key not in names and key != config.tag_field), None)
        if strange is not None:
            raise _fault(f"Object contains unknown field `{strange}`", at)
    for (shown, name), default in zip(names.items(), defaults(kind).values(), strict=True):
        if shown in told:
            values[name] = _reader(types[name])(told[shown], f"{at}.{shown}")
        elif default is NODEFAULT:
            raise _fault(f"Object missing required field `{shown}`", at)
        else:
            values[name] = fresh(default)
    try:
        return kind(**values)
    except (ValueError, TypeError) as no:  # of __post_init__
        raise _fault(str(no), at) from no


def to_builtins(told: Any) -> Any:
    """The value made of plain dicts, lists, numbers and strings."""
    kind = type(told)
    if kind in (int, str, float, bool, NoneType):
        return told
    if isinstance(told, Struct):
        return {name: to_builtins(value) for name, value in items(told)}
    if isinstance(told, dict):
        return {key: to_builtins(value) for key, value in told.items()}
    if isinstance(told, list | set | frozenset):
        return [to_builtins(one) for one in told]
    if isinstance(told, tuple):
        return [to_builtins(one) for one in told] if kind is not tuple else tuple(to_builtins(one) for one in told)
    if isinstance(told, bytes):
        return base64.b64encode(told).decode()
    if isinstance(told, int | float | str):
        return told
    if hasattr(told, "__dataclass_fields__"):
        return {name: to_builtins(getattr(told, name)) for name in told.__dataclass_fields__}
    raise TypeError(f"Encoding objects of type {kind.__name__} is unsupported")


def items(told: Struct) -> list[tuple[str, Any]]:
    """The tag and the fields as they are written."""
    config = type(told).__struct_config__
    own = told.__dict__
    shown = [(config.tag_field, config.tag)] if config.tag is not None else []
    for name, field_name in zip(type(told).__struct_encode_fields__, type(told).__struct_fields__, strict=True):
        value = own[field_name]
        if value is not UNSET:
            shown.append((name, value))
    return shown
