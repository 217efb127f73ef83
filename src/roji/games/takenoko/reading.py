"""Reading what a snapshot tells, word by word: what is malformed is refused with a sentence."""

from typing import Any

from roji.games.takenoko.actions import HEXES, plot_words, read_plot
from roji.games.takenoko.cards import CARD_IDS


def table_of(told: object, what: str) -> dict[str, Any]:
    if not isinstance(told, dict):
        raise ValueError(f"{what} is a table of names and values, not {told!r}")
    return told


def value(told: dict[str, Any], name: str) -> Any:
    if name not in told:
        raise ValueError(f"the snapshot does not tell {name!r}")
    return told[name]


def values(told: dict[str, Any], name: str) -> list[Any]:
    found = value(told, name)
    if not isinstance(found, list):
        raise ValueError(f"{name} is a list, not {found!r}")
    return found


def is_number(found: object, low: int, high: int) -> bool:
    return isinstance(found, int) and not isinstance(found, bool) and low <= found <= high


def number(told: dict[str, Any], name: str, low: int, high: int) -> int:
    found = value(told, name)
    if not is_number(found, low, high):
        raise ValueError(f"{name} is a number from {low} to {high}, not {found!r}")
    return int(found)


def numbers(told: dict[str, Any], names: tuple[str, ...], what: str, most: int) -> list[int]:
    """One number for each of these names."""
    found = table_of(value(told, what), what)
    if set(found) != set(names):
        raise ValueError(f"{what} tells a number for each of {', '.join(names)}, not {found!r}")
    return [number(found, name, 0, most) for name in names]


def choice(told: dict[str, Any], name: str, names: tuple[str, ...]) -> int:
    return place(value(told, name), name, names)


def place(found: object, what: str, names: tuple[str, ...]) -> int:
    if not isinstance(found, str) or found not in names:
        raise ValueError(f"{what} is one of {', '.join(names)}, not {found!r}")
    return names.index(found)


def seats(told: dict[str, Any], name: str, count: int) -> int:
    """A list of seats, as a set."""
    found = values(told, name)
    if not all(is_number(seat, 0, count - 1) for seat in found) or len(set(found)) != len(found):
        raise ValueError(f"{name} is a list of seats, each once, not {found!r}")
    return sum([2**seat for seat in found])


def cards(told: dict[str, Any], name: str) -> list[int]:
    return [place(card, f"a card of {name}", CARD_IDS) for card in values(told, name)]


def plot(found: object) -> int:
    """The kind that "green plain" names."""
    words = found.split(" ") if isinstance(found, str) else []
    if len(words) != 2:
        raise ValueError(f"a plot is written like {plot_words(0)!r}, not {found!r}")
    return read_plot(words[0], words[1])


def plots(told: dict[str, Any], name: str) -> list[int]:
    return [plot(found) for found in values(told, name)]


def cell(found: object, what: str) -> int:
    if not isinstance(found, str):
        raise ValueError(f"{what} is a cell, written like '1,-2', not {found!r}")
    return HEXES.read(found)
