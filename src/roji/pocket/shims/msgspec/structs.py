"""What can be asked of a Struct."""

from typing import Any, NamedTuple

from ._struct import NODEFAULT, Struct, StructMeta, defaults, hints


class FieldInfo(NamedTuple):
    name: str
    encode_name: str
    type: Any
    default: Any = NODEFAULT


def fields(kind: Any) -> tuple[FieldInfo, ...]:
    made: Any = kind if isinstance(kind, StructMeta) else type(kind)
    pairs = zip(made.__struct_encode_fields__, defaults(made).items(), strict=True)
    return tuple(FieldInfo(name, shown, hints(made)[name], default) for shown, (name, default) in pairs)


def replace(told: Any, /, **changes: Any) -> Any:
    return type(told)(**{**told.__dict__, **changes})


def astuple(told: Struct) -> tuple[Any, ...]:
    return tuple(getattr(told, name) for name in type(told).__struct_fields__)


def asdict(told: Struct) -> dict[str, Any]:
    return {name: getattr(told, name) for name in type(told).__struct_fields__}
