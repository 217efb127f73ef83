"""What people read, in their language: messages of Project Fluent, one file for each part of Roji and language.

The browser reads the same files. Python needs them where it speaks to people itself: in the terminal.
"""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from roji.core.sentences import Words

LANGUAGES = {"en": "English", "pl": "Polski", "ja": "日本語", "de": "Deutsch"}
FOLDER = Path(__file__).parent


def parts() -> list[str]:
    """The names of the files that every language has."""
    return sorted(path.stem for path in (FOLDER / "en").glob("*.ftl"))


@cache
def bundle(language: str, *wanted: str) -> FluentBundle:
    """The messages of some parts. Where two have the same key, the first part is heard."""
    if language not in LANGUAGES:
        raise ValueError(f"there is no language {language!r}; there is {', '.join(LANGUAGES)}")
    found = FluentBundle([language], use_isolating=False)
    for part in wanted:
        found.add_resource(FluentResource((FOLDER / language / f"{part}.ftl").read_text()))
    return found


def read(words: Words, language: str = "en", *wanted: str) -> str:
    """A sentence as it travels, in a language; a key that no part has is read as it stands."""
    messages = bundle(language, *(wanted or parts()))
    if not messages.has_message(words.key):
        return words.key.replace("-", " ")
    values = {name: read(value, language, *wanted) if isinstance(value, Words) else value for name, value in words.values.items()}
    pattern = messages.get_message(words.key).value
    text, faults = messages.format_pattern(pattern, values) if pattern else ("", [])
    if faults:
        raise ValueError(f"{language}, {words.key}: {faults[0]}")
    return str(text)
