"""Arena entrants: a level by name, a Python class, or an external program."""

import importlib.machinery
import os
import shlex
import shutil
import sys
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from roji.bots.levels import LEVELS, Level


@dataclass(frozen=True)
class Entrant:
    """A bot and its name in tables: one of our levels, or a program that is run by a command."""

    name: str
    level: Level | None = None
    command: tuple[str, ...] = ()


def enter(bots: list[str]) -> list[Entrant]:
    """The bots named by these arguments; duplicates are numbered. A ValueError says which cannot enter, and why."""
    entrants = [_entrant(words) for words in bots]
    often = Counter(entrant.name for entrant in entrants)
    so_far: Counter[str] = Counter()
    found = []
    for entrant in entrants:
        so_far[entrant.name] += 1
        name = entrant.name if often[entrant.name] == 1 else f"{entrant.name} {so_far[entrant.name]}"
        found.append(Entrant(name, entrant.level, entrant.command))
    return found


def _entrant(words: str) -> Entrant:
    if words in LEVELS:
        return Entrant(words, level=LEVELS[words])
    if words.startswith("program:"):
        return _program(shlex.split(words.removeprefix("program:")))
    place, _, name = words.rpartition(":")
    if place and name.isidentifier():
        return _python_class(place, name)
    if os.sep in words:
        return _program([words])
    raise ValueError(
        f"there is no bot {words!r}; there is {', '.join(LEVELS)}; "
        "or a class as bot.py:Class, or a program as ./bot or 'program: python bot.py'"
    )


def _python_class(place: str, name: str) -> Entrant:
    if place.endswith(".py"):
        if not Path(place).is_file():
            raise ValueError(f"there is no file {place} with a class {name}")
    elif importlib.machinery.PathFinder.find_spec(place.split(".")[0], [os.getcwd(), *sys.path]) is None:
        raise ValueError(f"there is no module {place} with a class {name}")
    return Entrant(name, command=(sys.executable, "-m", "roji.bots.protocol.adapter", f"{place}:{name}"))


def _program(command: list[str]) -> Entrant:
    if not command:
        raise ValueError("after 'program:' comes the command that runs the bot")
    program = shutil.which(command[0])
    if program is None:
        wrong = "cannot be run; make it executable with chmod +x" if Path(command[0]).is_file() else "was not found"
        raise ValueError(f"the program {command[0]} {wrong}")
    named = [word for word in command if not word.startswith("-")]
    return Entrant(Path(named[-1]).name, command=(program, *command[1:]))
