"""Finds games in other packages: entry points of the group `roji.games` that name a `Game`.

A package whose game cannot be used is skipped, with a sentence that names it; the other games stay available.
"""

import re
from collections.abc import Collection
from importlib.metadata import EntryPoint, entry_points

from roji.core.game import CONTRACT, Game

GROUP = "roji.games"
HERE = "roji"  # our own distribution declares its games too; they are imported directly
NAME = re.compile(r"[a-z][a-z0-9_]*")
_faults: list[str] = []


def find(taken: Collection[str]) -> list[Game]:
    """The games of other packages, sorted by package; `taken` are names that none of them may have."""
    games: list[Game] = []
    _faults.clear()
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (_package(entry), entry.name)):
        if _package(entry).split(" ")[0] == HERE:
            continue
        loaded = _load(entry)
        fault = loaded if isinstance(loaded, str) else _fault(entry, loaded, {*taken, *(game.name for game in games)})
        if fault is None and isinstance(loaded, Game):
            games.append(loaded)
        else:
            _faults.append(f"{entry.name}, a game of the package {_package(entry)}, is left out: {fault}")
    return games


def faults() -> tuple[str, ...]:
    """Why games were skipped in the last search, one sentence each."""
    return tuple(_faults)


def _package(entry: EntryPoint) -> str:
    return f"{entry.dist.name} {entry.dist.version}" if entry.dist else entry.value


def _load(entry: EntryPoint) -> object:
    """What the entry point names, or what is wrong with it."""
    try:
        return entry.load()
    except Exception as wrong:  # importing third-party code may raise anything, and must not stop the other games
        return f"{entry.value} cannot be imported ({type(wrong).__name__}: {wrong})"


def _fault(entry: EntryPoint, game: object, taken: Collection[str]) -> str | None:
    if not isinstance(game, Game):
        return f"{entry.value} is no Game"
    if game.contract is None:
        return f"it does not say for which version of the contract it is written: contract={CONTRACT}"
    if game.contract != CONTRACT:
        return f"it is written for version {game.contract} of the contract, and this is Roji with version {CONTRACT}"
    if game.name != entry.name:
        return f"its game is called {game.name!r}; the entry point must have the same name"
    if not NAME.fullmatch(game.name):
        return "a name is made of small letters, digits and _, and begins with a letter"
    return f"the name {game.name!r} is taken" if game.name in taken else None
