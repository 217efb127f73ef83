"""JSON, byte for byte as msgspec writes it."""

import base64
import json
import math
from collections.abc import Callable
from json.encoder import encode_basestring
from types import NoneType
from typing import Any

from ._convert import DecodeError, Raw, convert, items
from ._struct import Struct


def encode(told: Any, *, order: str | None = None) -> bytes:
    out: list[str] = []
    _write(told, out.append, order == "sorted" or order == "deterministic")
    return "".join(out).encode()


def _write(told: Any, put: Callable[[str], None], in_order: bool) -> None:
    kind = type(told)
    if kind is str:
        put(encode_basestring(told))
    elif kind is int:
        put(str(told))
    elif kind is bool or kind is NoneType:
        put("null" if told is None else "true" if told else "false")
    elif kind is float:
        put(_float(told))
    elif isinstance(told, Raw):
        put(told.decode())
    elif isinstance(told, Struct):
        _fields(items(told), put, in_order)
    elif isinstance(told, dict):
        pairs = [(key if isinstance(key, str) else str(key), value) for key, value in told.items()]
        _fields(sorted(pairs) if in_order else pairs, put, in_order)
    elif isinstance(told, list | tuple | set | frozenset):
        _array(told, put, in_order)
    else:
        _others(told, put, in_order)


def _others(told: Any, put: Callable[[str], None], in_order: bool) -> None:
    """Subclasses of plain types, bytes and dataclasses."""
    if isinstance(told, str):
        put(encode_basestring(str(told)))
    elif isinstance(told, int):
        put(str(int(told)))
    elif isinstance(told, float):
        put(_float(told))
    elif isinstance(told, bytes):
        put(f'"{base64.b64encode(told).decode()}"')
    elif hasattr(told, "__dataclass_fields__"):
        _fields([(name, getattr(told, name)) for name in told.__dataclass_fields__], put, in_order)
    else:
        raise TypeError(f"Encoding objects of type {type(told).__name__} is unsupported")


def _fields(pairs: list[tuple[str, Any]], put: Callable[[str], None], in_order: bool) -> None:
    between = "{"
    for name, value in pairs:
        put(f"{between}{encode_basestring(name)}:")
        _write(value, put, in_order)
        between = ","
    put("}" if between == "," else "{}")


def _array(values: Any, put: Callable[[str], None], in_order: bool) -> None:
    between = "["
    for value in values:
        put(between)
        _write(value, put, in_order)
        between = ","
    put("]" if between == "," else "[]")


def _float(told: float) -> str:
    """The shortest digits that are the same number; an exponent has neither plus nor leading zero."""
    if not math.isfinite(told):
        return "null"
    text = repr(told)
    if "e" not in text:
        return text
    digits, _, exponent = text.partition("e")
    if int(exponent) == -5:  # Python writes an exponent from here on, msgspec from -6 on
        sign, digits = ("-", digits[1:]) if digits[0] == "-" else ("", digits)
        return f"{sign}0.0000{digits.replace('.', '')}"
    return f"{digits}e{int(exponent)}"


def decode(text: bytes | str, *, type: Any = Any) -> Any:
    try:
        told = json.loads(text)
    except ValueError as no:
        raise DecodeError(f"JSON is malformed: {no}") from None
    return told if type is Any else convert(told, type)


class Decoder:
    """Decodes one type."""

    def __init__(self, type: Any = Any) -> None:
        self.type = type

    def decode(self, text: bytes | str) -> Any:
        return decode(text, type=self.type)


class Encoder:
    def encode(self, told: Any) -> bytes:
        return encode(told)
