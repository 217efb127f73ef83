"""What people read, in their language: messages of Project Fluent, one file for each part of Roji and language.

The browser reads the same files. Python needs them where it speaks to people itself: in the terminal.
A game of another package brings a folder of its own, `Game.catalogues`. What a language lacks is read in English.
"""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from roji.core.game import Game
from roji.core.sentences import Words

if TYPE_CHECKING:  # it is large, and most of Python speaks to nobody
    from fluent.runtime import FluentBundle

ENGLISH = "en"
LANGUAGES = {ENGLISH: "English", "pl": "Polski", "ja": "日本語", "de": "Deutsch"}
FOLDER = Path(__file__).parent
Part = str | Path  # a part of our own catalogues, or a folder of another package's


def parts() -> list[str]:
    """The names of the files that every language has."""
    return sorted(path.stem for path in (FOLDER / ENGLISH).glob("*.ftl"))


def parts_of(game: Game) -> tuple[Part, ...]:
    """Where the sentences of a game are looked for."""
    return (game.catalogues or game.name, "shell", "later")


def files(part: Part, language: str) -> list[Path]:
    """The files of a part in a language; none where it has none."""
    if isinstance(part, Path):
        return sorted((part / language).glob("*.ftl"))
    return [path for path in [FOLDER / language / f"{part}.ftl"] if path.exists()]


def catalogue(part: Part, language: str) -> str:
    """All messages of a part as a browser is sent them: the language's own, then the English ones, which are heard where it has none."""
    languages = dict.fromkeys([language, ENGLISH])
    return "\n".join(path.read_text(encoding="utf-8") for one in languages for path in files(part, one))


@cache
def bundle(language: str, *wanted: Part) -> "FluentBundle":
    """The messages of some parts in one language. Where two have the same key, the first part is heard."""
    from fluent.runtime import FluentBundle, FluentResource

    if language not in LANGUAGES:
        raise ValueError(f"there is no language {language!r}; there is {', '.join(LANGUAGES)}")
    found = FluentBundle([language], use_isolating=False)
    for path in (path for part in wanted for path in files(part, language)):
        found.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return found


def read(words: Words, language: str = ENGLISH, *wanted: Part) -> str:
    """A sentence as it travels, in a language; in English where the language has it not, and as its key stands where nobody has it."""
    heard = wanted or tuple(parts())
    spoken = [one for one in (language, ENGLISH) if bundle(one, *heard).has_message(words.key)]
    if not spoken:
        return words.key.replace("-", " ")
    messages = bundle(spoken[0], *heard)
    given = {name: read(value, language, *wanted) if isinstance(value, Words) else value for name, value in words.values.items()}
    values = {"times": 1, **given}  # a log counts what was done several times in a row
    pattern = messages.get_message(words.key).value
    text, faults = messages.format_pattern(pattern, values) if pattern else ("", [])
    if faults:
        raise ValueError(f"{language}, {words.key}: {faults[0]}")
    return str(text)
