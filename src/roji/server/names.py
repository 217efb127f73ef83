"""What people may be called: a line that can be read, and nobody else's."""

import unicodedata
from collections.abc import Iterable

from roji.core.sentences import say
from roji.server.refusal import Refusal

LONGEST_NAME = 24
MOST_MARKS = 3  # on one letter; more would climb over the lines above
BLANK = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f")  # printable, say the tables; nothing is to be seen


def checked_name(asked: str, others: Iterable[str]) -> str:
    """The name as it will be shown; refused with a sentence if it cannot be read or is taken."""
    name = " ".join(unicodedata.normalize("NFC", asked).split())
    if not 1 <= len(name) <= LONGEST_NAME or not is_readable(name):
        raise Refusal(say("a name has 1 to {most} characters that can be read", most=LONGEST_NAME), 422)
    if alike(name) == "you" or alike(name).startswith("bot "):
        raise Refusal(say("{name} would be mistaken for somebody else; take another name", name=name), 422)
    if alike(name) in map(alike, others):
        raise Refusal(say("somebody here is called {name} already", name=name))
    return name


def is_readable(name: str) -> bool:
    """Nothing invisible, nothing that turns the line around, no tower of accents."""
    marks = 0
    for letter in name:
        marks = marks + 1 if unicodedata.combining(letter) or unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks > MOST_MARKS or letter in BLANK or not letter.isprintable():
            return False
    return not unicodedata.category(name[0]).startswith("M")


def alike(name: str) -> str:
    """Equal for names that look the same but for case, width and style of the letters."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
