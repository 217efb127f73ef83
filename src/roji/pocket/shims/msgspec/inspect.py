"""The types of options, as data."""

from dataclasses import dataclass
from typing import Annotated, Any, Literal, get_args, get_origin

from ._convert import Meta
from ._struct import NODEFAULT, StructMeta
from .structs import fields


class Type:
    """The base of all."""


@dataclass(frozen=True)
class AnyType(Type):
    pass


@dataclass(frozen=True)
class BoolType(Type):
    pass


@dataclass(frozen=True)
class IntType(Type):
    gt: int | None = None
    ge: int | None = None
    lt: int | None = None
    le: int | None = None


@dataclass(frozen=True)
class StrType(Type):
    pattern: str | None = None


@dataclass(frozen=True)
class LiteralType(Type):
    values: tuple[Any, ...]


@dataclass(frozen=True)
class Metadata(Type):
    type: Type
    extra_json_schema: dict[str, Any] | None = None


@dataclass(frozen=True)
class Field(Type):
    name: str
    encode_name: str
    type: Type
    required: bool = True
    default: Any = NODEFAULT


@dataclass(frozen=True)
class StructType(Type):
    cls: type
    fields: tuple[Field, ...]


def type_info(kind: Any) -> Type:
    if get_origin(kind) is Annotated:
        return _annotated(*get_args(kind))
    if get_origin(kind) is Literal:
        return LiteralType(tuple(sorted(get_args(kind))))
    if isinstance(kind, StructMeta):
        made = [Field(one.name, one.encode_name, type_info(one.type), one.default is NODEFAULT, one.default) for one in fields(kind)]
        return StructType(kind, tuple(made))
    return {bool: BoolType(), int: IntType(), str: StrType()}.get(kind, AnyType())


def _annotated(kind: Any, *metas: Any) -> Type:
    """With limits in the type itself, and descriptions around it."""
    told: dict[str, Any] = {}
    limits: dict[str, Any] = {}
    for meta in (meta for meta in metas if isinstance(meta, Meta)):
        said = {"title": meta.title, "description": meta.description, "examples": meta.examples}
        told |= {name: value for name, value in said.items() if value is not None} | (meta.extra_json_schema or {})
        limits |= {name: getattr(meta, name) for name in ("gt", "ge", "lt", "le") if getattr(meta, name) is not None}
    inner = IntType(**limits) if kind is int else type_info(kind)
    return Metadata(inner, told) if told else inner
