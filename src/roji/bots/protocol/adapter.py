"""Lets a Python class play in the arena: `python -m roji.bots.protocol.adapter bot.py:Class` speaks the protocol for it.

The class needs `choose(self, view, legal)`. It may name any of the keywords `game`, `seat`, `luck`, `left_ms` and `observation`.
"""

import importlib
import importlib.util
import inspect
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple, TextIO

import msgspec

from roji.bots.protocol.messages import OBSERVATION, READY, Opening, Position
from roji.core.luck import Luck


class Offer(NamedTuple):
    """A legal action, as a number and as text."""

    code: int
    text: str


class Speaker:
    """Speaks the protocol for a class, with a new instance for every game."""

    def __init__(self, kind: Callable[[], Any]) -> None:
        self._kind = kind

    def converse(self, ear: TextIO, mouth: TextIO) -> None:
        """Answer line by line until told to quit."""
        for line in ear:
            word, _, rest = line.strip().partition(" ")
            if word == "quit":
                return
            if answer := self._answer(word, rest):
                mouth.write(answer + "\n")
                mouth.flush()

    def _answer(self, word: str, rest: str) -> str:
        if word == "hello":
            return f"{READY} {OBSERVATION}" if self._observes() else READY
        if word == "newgame":
            self._begin(msgspec.json.decode(rest, type=Opening))
        if word == "position":
            return f"move {self._choose(msgspec.json.decode(rest, type=Position))}"
        return ""

    def _observes(self) -> bool:
        """Observations are costly to make and send, so only a class that names the keyword gets them."""
        choose = getattr(self._kind, "choose", None)
        return choose is not None and OBSERVATION in inspect.signature(choose).parameters

    def _begin(self, opening: Opening) -> None:
        self._bot = self._kind()
        self._given = {"game": opening.game, "seat": opening.seat, "luck": Luck(opening.seed), "left_ms": 0}

    def _choose(self, position: Position) -> str:
        legal = [Offer(code, text) for code, text in zip(position.codes, position.legal, strict=True)]
        given = {**self._given, "left_ms": position.left_ms}
        if position.observation is not msgspec.UNSET:
            given[OBSERVATION] = position.observation
        wanted = _wanted(self._bot.choose, given)
        return _text(self._bot.choose(position.view, legal, **wanted), legal)


def _wanted(choose: Callable[..., Any], given: dict[str, Any]) -> dict[str, Any]:
    """The keywords that a function accepts."""
    parameters = inspect.signature(choose).parameters
    if any(parameter.kind is parameter.VAR_KEYWORD for parameter in parameters.values()):
        return given
    return {name: value for name, value in given.items() if name in parameters}


def _text(chosen: object, legal: list[Offer]) -> str:
    """A choice may be one of the offers, its code, or its text."""
    if isinstance(chosen, Offer):
        return chosen.text
    if isinstance(chosen, int):
        return next((offer.text for offer in legal if offer.code == chosen), f"code {chosen}")
    return str(chosen)


def load(words: str) -> Callable[[], Any]:
    """Import the class named by `module:Class` or `path/to/file.py:Class`."""
    place, _, name = words.rpartition(":")
    module = _from_file(Path(place)) if place.endswith(".py") else importlib.import_module(place)
    kind: Callable[[], Any] = getattr(module, name)
    return kind


def _from_file(path: Path) -> ModuleType:
    """Import a file under a unique module name, with its folder on the path."""
    sys.path.insert(0, str(path.resolve().parent))
    spec = importlib.util.spec_from_file_location(f"guest_{path.stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def main() -> None:
    """Redirect what the class prints to stderr, so that it cannot disturb the protocol."""
    mouth, sys.stdout = sys.stdout, sys.stderr
    Speaker(load(sys.argv[1])).converse(sys.stdin, mouth)


if __name__ == "__main__":
    main()
