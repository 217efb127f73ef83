"""Small words for reading a snapshot: each gives what was told, or a ValueError with a sentence."""

from typing import Any

from roji.games.bossa.tiles import NAMES


def value(told: dict[str, Any], name: str) -> Any:
    if name not in told:
        raise ValueError(f"the snapshot does not tell {name!r}")
    return told[name]


def table(told: dict[str, Any], name: str) -> dict[str, Any]:
    found = value(told, name)
    if not isinstance(found, dict):
        raise ValueError(f"{name} is a table of names and values, not {found!r}")
    return found


def listing(told: dict[str, Any], name: str) -> list[Any]:
    found = value(told, name)
    if not isinstance(found, list):
        raise ValueError(f"{name} is a list, not {found!r}")
    return found


def pair(told: dict[str, Any], name: str) -> list[Any]:
    """One thing for each seat."""
    found = listing(told, name)
    if len(found) != 2:
        raise ValueError(f"{name} has one entry for each of two players, not {len(found)}")
    return found


def number(told: dict[str, Any], name: str, low: int, high: int) -> int:
    found = value(told, name)
    if not isinstance(found, int) or isinstance(found, bool) or not low <= found <= high:
        raise ValueError(f"{name} is a number from {low} to {high}, not {found!r}")
    return found


def seat_or_nobody(told: dict[str, Any], name: str) -> int:
    return -1 if value(told, name) is None else number(told, name, 0, 1)


def choice(told: dict[str, Any], name: str, names: tuple[str, ...]) -> int:
    found = value(told, name)
    if found not in names:
        raise ValueError(f"{name} is one of {', '.join([word for word in names if word])}, not {found!r}")
    return names.index(found)


def truth(told: dict[str, Any], name: str) -> bool:
    found = value(told, name)
    if not isinstance(found, bool):
        raise ValueError(f"{name} is true or false, not {found!r}")
    return found


def tile(found: object) -> int:
    if not isinstance(found, str) or found not in NAMES:
        raise ValueError(f"{found!r} is no tile; a tile is written like 4/0, white dots before black ones")
    return NAMES.index(found)


def tile_or_none(found: object) -> int:
    return -1 if found is None else tile(found)


def tiles(found: object, name: str) -> list[int]:
    if not isinstance(found, list):
        raise ValueError(f"{name} is a list of tiles, not {found!r}")
    return [tile(each) for each in found]
