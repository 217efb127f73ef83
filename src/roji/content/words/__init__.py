"""The catalogues: Fluent messages, one file per part and language.

The browser reads the same files. Python needs them for what it prints in the terminal.
A game of another package has a folder of its own, `Game.catalogues`. Missing messages fall back to English.
"""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from roji.core.game import Game
from roji.core.sentences import Words

if TYPE_CHECKING:  # a large import that most of Python does not need
    from fluent.runtime import FluentBundle

ENGLISH = "en"
LANGUAGES = {ENGLISH: "English", "pl": "Polski", "ja": "日本語", "de": "Deutsch"}
FOLDER = Path(__file__).parent
Part = str | Path  # a part of our own catalogues, or another package's folder


def parts() -> list[str]:
    """The names of the files that every language has."""
    return sorted(path.stem for path in (FOLDER / ENGLISH).glob("*.ftl"))


def parts_of(game: Game) -> tuple[Part, ...]:
    """The parts that hold the sentences of a game."""
    return (game.catalogues or game.name, "shell", "later")


def files(part: Part, language: str) -> list[Path]:
    """The files of a part in a language, if any."""
    if isinstance(part, Path):
        return sorted((part / language).glob("*.ftl"))
    return [path for path in [FOLDER / language / f"{part}.ftl"] if path.exists()]


def catalogue(part: Part, language: str) -> str:
    """All messages of a part as sent to a browser: the language's own, then the English ones as a fallback."""
    languages = dict.fromkeys([language, ENGLISH])
    return "\n".join(path.read_text(encoding="utf-8") for one in languages for path in files(part, one))


@cache
def bundle(language: str, *wanted: Part) -> "FluentBundle":
    """The messages of some parts in one language. If two have the same key, the first part wins."""
    from fluent.runtime import FluentBundle, FluentResource

    if language not in LANGUAGES:
        raise ValueError(f"there is no language {language!r}; there is {', '.join(LANGUAGES)}")
    found = FluentBundle([language], use_isolating=False)
    for path in (path for part in wanted for path in files(part, language)):
        found.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return found


def read(words: Words, language: str = ENGLISH, *wanted: Part) -> str:
    """Translate a sentence; falls back to English, then to the key."""
    heard = wanted or tuple(parts())
    spoken = [one for one in (language, ENGLISH) if bundle(one, *heard).has_message(words.key)]
    if not spoken:
        return words.key.replace("-", " ")
    messages = bundle(spoken[0], *heard)
    given = {name: _value(value, language, heard) for name, value in words.values.items()}
    values = {"times": 1, **given}  # the log counts repeated actions
    pattern = messages.get_message(words.key).value
    text, faults = messages.format_pattern(pattern, values) if pattern else ("", [])
    if faults:
        raise ValueError(f"{language}, {words.key}: {faults[0]}")
    return str(text)


def _value(value: str | float | Words, language: str, heard: tuple[Part, ...]) -> str | float:
    if isinstance(value, Words):
        return read(value, language, *heard)
    return " ".join(_named(word, language, heard) for word in value.split(" ")) if isinstance(value, str) else value


def _named(word: str, language: str, heard: tuple[Part, ...]) -> str:
    """A word within a value: a game's catalogue may have a name for it, `name-moss`."""
    name = Words(f"name-{word}")
    known = any(bundle(one, *heard).has_message(name.key) for one in (language, ENGLISH))
    return read(name, language, *heard) if known else word
