"""Shows where two long values differ."""

from typing import Any

import msgspec

LONGEST = 60  # characters to show of a value


def difference(ours: bytes, theirs: bytes) -> str:
    """The first place where two JSON documents differ, with both values."""
    return parting(msgspec.json.decode(ours), msgspec.json.decode(theirs)) or "nowhere"


def parting(ours: Any, theirs: Any, path: str = "") -> str:
    """`hands[1][0] is 5 against 7`; empty if they are equal."""
    if isinstance(ours, dict) and isinstance(theirs, dict):
        keys = [*ours, *(key for key in theirs if key not in ours)]
        return _first(parting(ours.get(key, "nothing"), theirs.get(key, "nothing"), f"{path}.{key}" if path else str(key)) for key in keys)
    if isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        return _first(parting(a, b, f"{path}[{place}]") for place, (a, b) in enumerate(zip(ours, theirs, strict=True)))
    return "" if ours == theirs else f"{path or 'it'} is {_short(ours)} against {_short(theirs)}"


def _first(found: Any) -> str:
    return next(filter(None, found), "")


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
