"""Sentences for people that remember how they were made, so that any language can say them."""

import msgspec


class Words(msgspec.Struct, frozen=True):
    """A sentence as it travels: the English pattern, which is also its key, and the values in it."""

    key: str
    values: dict[str, str | int] = {}


class Sentence(str):
    """An English sentence with its pattern and values."""

    key: str
    values: dict[str, str | int]

    def __new__(cls, key: str, values: dict[str, str | int]) -> "Sentence":
        sentence = super().__new__(cls, key.format(**values))
        sentence.key = key
        sentence.values = values
        return sentence


def say(key: str, **values: str | int) -> str:
    """`say("only {n} tiles fit", n=5)` reads "only 5 tiles fit" and remembers both parts."""
    return Sentence(key, values)


def words(sentence: str) -> Words:
    """The sentence as it travels; a plain string is its own key."""
    if isinstance(sentence, Sentence):
        return Words(sentence.key, sentence.values)
    return Words(sentence)
