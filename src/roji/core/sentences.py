"""Messages that remember their key and values, so that they can be shown in any language."""

import re
from functools import lru_cache

import msgspec

LONGEST = 10  # words of a pattern that go into its key
LARGEST = 2**53  # the largest exact integer in a browser


class Words(msgspec.Struct, frozen=True):
    """A sentence on the wire: a message key of the catalogues, and its values, which may be sentences themselves."""

    key: str
    values: dict[str, "str | float | Words"] = {}  # integers too: JSON does not distinguish them


class Sentence(str):
    """An English sentence with its pattern and values."""

    pattern: str
    values: dict[str, str | int | float]

    def __new__(cls, pattern: str, values: dict[str, str | int | float]) -> "Sentence":
        sentence = super().__new__(cls, pattern.format(**values))
        sentence.pattern = pattern
        sentence.values = values
        return sentence

    def __getnewargs__(self) -> tuple[str, dict[str, str | int | float]]:  # type: ignore[override]  # for other processes
        return self.pattern, self.values


def say(pattern: str, **values: str | int | float) -> str:
    """`say("only {n} tiles fit", n=5)` reads "only 5 tiles fit" and remembers both parts."""
    return Sentence(pattern, values)


def words(sentence: str) -> Words:
    """The wire form of a sentence; a plain string is a pattern without values."""
    if not isinstance(sentence, Sentence):
        return Words(key_of(sentence))
    return Words(key_of(sentence.pattern), {name: _travelling(value) for name, value in sentence.values.items()})


def _travelling(value: str | float) -> str | float | Words:
    """The wire form of a value; an integer too large for a browser becomes text."""
    if isinstance(value, Sentence):
        return words(value)
    return str(value) if isinstance(value, int) and abs(value) > LARGEST else value


@lru_cache(4096)
def key_of(pattern: str) -> str:
    """The key of a pattern, made of its first words: "only {n} tiles fit" is only-n-tiles-fit."""
    said = re.findall(r"[a-z0-9]+", pattern.lower().replace("'", ""))[:LONGEST]
    return "-".join(said if said and said[0][0].isalpha() else ["n", *said])


def spoken(label: Words) -> str:
    """A short key without values, as a pattern again: the label of a line or a term."""
    return label.key.replace("-", " ")
