"""Player names: readable, and not confusable with anybody else's at the table."""

import unicodedata
from collections.abc import Iterable
from functools import cache

from confusable_homoglyphs.confusables import confusables_data

from roji.core.sentences import say
from roji.server.refusal import Refusal

LONGEST_NAME = 24
MOST_MARKS = 3  # combining marks per letter; more would overlap the lines above
STYLES = {0xFE0E: None, 0xFE0F: None}  # variation selectors, which phones add to emoji
IGNORABLE = [(0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F), (0xFE00, 0xFE0F), (0xFFF0, 0xFFF8), (0xE0000, 0xE0FFF)]
BLANK = frozenset("\u3164\uffa0\u2800\u034f") | {chr(code) for first, last in IGNORABLE for code in range(first, last + 1)}
# BLANK is printable by Python's tables, but invisible.
READERS = ("you", "ty", "あなた", "du")  # what the pages call the reader; reading the catalogues here would take too long
MARK = "\u200e"  # around right-to-left letters in the table of confusables


def checked_name(asked: str, others: Iterable[str]) -> str:
    """The name as it will be shown; refused with a sentence if it cannot be read or is taken."""
    name = " ".join(unicodedata.normalize("NFC", asked).translate(STYLES).split())
    if not 1 <= len(name) <= LONGEST_NAME or not is_readable(name):
        raise Refusal(say("a name has 1 to {most} characters that can be read", most=LONGEST_NAME), 422)
    if any(alike(name, you) for you in READERS) or alike(name[:4], "Bot "):
        raise Refusal(say("{name} would be mistaken for somebody else; take another name", name=name), 422)
    if any(alike(name, other) for other in others):
        raise Refusal(say("somebody here is called {name} already", name=name))
    return name


def is_readable(name: str) -> bool:
    """No invisible characters, no change of text direction, no stacks of accents."""
    marks = 0
    for letter in name:
        marks = marks + 1 if unicodedata.combining(letter) or unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks > MOST_MARKS or letter in BLANK or not letter.isprintable():
            return False
    return not unicodedata.category(name[0]).startswith("M")


def alike(one: str, other: str) -> bool:
    """Whether two names look the same but for case, width, style and script of the letters."""
    return not looks(one).isdisjoint(looks(other))


def looks(name: str) -> set[str]:
    """The skeletons of a name in both cases: letters may look alike in one case only."""
    plain = unicodedata.normalize("NFKC", name)
    return {form.translate(prototypes()).casefold() for form in (plain, plain.casefold(), plain.upper())}


@cache
def prototypes() -> dict[int, str]:
    """Maps every confusable letter to one representative."""
    first: dict[str, str] = {}

    def find(letter: str) -> str:
        while first.get(letter, letter) != letter:
            letter = first[letter]
        return letter

    for letter, others in confusables_data.items():
        for other in (one["c"].strip(MARK) for one in others):
            if len(letter) == len(other) == 1:
                one, two = sorted((find(letter), find(other)))
                first[two] = one
    return {ord(letter): find(letter) for letter in first}


prototypes()  # computed at start-up: it takes too long for a request
