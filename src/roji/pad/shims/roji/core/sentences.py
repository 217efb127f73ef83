"""`roji.core.sentences` for MicroPython, which has no msgspec: the same keys and values."""

LONGEST = 10  # words of a pattern that go into its key
LETTERS = "abcdefghijklmnopqrstuvwxyz"
SIGNS = LETTERS + "0123456789"


class Words:
    """A sentence on the wire."""

    def __init__(self, key: str, values: "dict[str, str | int | Words]") -> None:
        self.key = key
        self.values = values


class Sentence(str):
    """An English sentence with its pattern and values."""

    pattern: str
    values: dict[str, str | int]


def say(pattern: str, **values: str | int) -> str:
    sentence = Sentence(pattern.format(**values))
    sentence.pattern = pattern
    sentence.values = values
    return sentence


def words(sentence: str) -> Words:
    if not isinstance(sentence, Sentence):
        return Words(key_of(sentence), {})
    values = {name: words(value) if isinstance(value, Sentence) else value for name, value in sentence.values.items()}
    return Words(key_of(sentence.pattern), values)


def key_of(pattern: str) -> str:
    plain = "".join([sign if sign in SIGNS else " " for sign in pattern.lower().replace("'", "")])
    said = plain.split()[:LONGEST]
    return "-".join(said if said and said[0][0] in LETTERS else ["n"] + said)
