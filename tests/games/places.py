"""Paths of the values in a snapshot, and snapshots changed at one path."""

import copy
from collections.abc import Iterator
from typing import Any

Place = tuple[str | int, ...]


def places_in(told: object, at: Place = ()) -> Iterator[tuple[Place, object]]:
    inside = told.items() if isinstance(told, dict) else enumerate(told) if isinstance(told, list) else ()
    for name, value in inside:
        yield (*at, name), value
        yield from places_in(value, (*at, name))


def changed_at(told: dict[str, Any], place: Place, value: object) -> dict[str, Any]:
    changed = copy.deepcopy(told)
    _around(changed, place)[place[-1]] = value
    return changed


def without(told: dict[str, Any], place: Place) -> dict[str, Any]:
    changed = copy.deepcopy(told)
    del _around(changed, place)[place[-1]]
    return changed


def _around(told: Any, place: Place) -> Any:
    for name in place[:-1]:
        told = told[name]
    return told
