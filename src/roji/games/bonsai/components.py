"""The 47 Zen cards, the four slots of the board, and what the Seishi tile gives."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WOOD: Final = 0
LEAF: Final = 1
FLOWER: Final = 2
FRUIT: Final = 3
ANY: Final = 4
KINDS: Final = 4

TOOL: Final = 0
GROWTH: Final = 1
MASTER: Final = 2
HELPER: Final = 3
PARCHMENT: Final = 4
TYPES: Final = ("tool", "growth", "master", "helper", "parchment")
SYMBOLS: Final = ("wood", "leaf", "flower", "fruit", "any")

CARDS: Final = 47
# Sets of cards are bitmasks: bit 7 is card 7. The bits are looked up because a literal 1 << 40 overflows 32 bits when compiled.
BIT: Final[vec[i64]] = vec[i64]([2**card for card in range(CARDS + 1)])
CAPACITY: Final = 5  # of the Seishi tile
TOOL_CAPACITY: Final = 2

# id, type, symbols printed on it, and the dots in its corner: the least number of players it is for (0: always in)
PRINTED: Final = (
    (1, "tool", "", 0),
    (2, "tool", "", 0),
    (3, "tool", "", 0),
    (4, "tool", "", 3),
    (5, "tool", "", 3),
    (6, "tool", "", 4),
    (7, "growth", "wood", 0),
    (8, "growth", "wood", 0),
    (9, "growth", "wood", 3),
    (10, "growth", "wood", 4),
    (11, "growth", "leaf", 0),
    (12, "growth", "leaf", 0),
    (13, "growth", "leaf", 3),
    (14, "growth", "leaf", 3),
    (15, "growth", "flower", 0),
    (16, "growth", "flower", 0),
    (17, "growth", "flower", 3),
    (18, "growth", "fruit", 0),
    (19, "growth", "fruit", 0),
    (20, "growth", "fruit", 4),
    (21, "master", "any", 0),
    (22, "master", "any", 0),
    (23, "master", "wood wood", 0),
    (24, "master", "wood leaf", 0),
    (25, "master", "wood leaf", 3),
    (26, "master", "wood leaf", 3),
    (27, "master", "wood leaf flower", 3),
    (28, "master", "wood leaf fruit", 3),
    (29, "master", "leaf leaf", 0),
    (30, "master", "leaf flower", 0),
    (31, "master", "leaf flower flower", 4),
    (32, "master", "leaf fruit", 0),
    (33, "master", "any", 3),
    (34, "helper", "any wood", 0),
    (35, "helper", "any wood", 0),
    (36, "helper", "any wood", 0),
    (37, "helper", "any leaf", 0),
    (38, "helper", "any leaf", 0),
    (39, "helper", "any flower", 0),
    (40, "helper", "any fruit", 0),
    (41, "parchment", "wood", 0),
    (42, "parchment", "leaf", 0),
    (43, "parchment", "flower", 0),
    (44, "parchment", "fruit", 0),
    (45, "parchment", "growth", 0),
    (46, "parchment", "helper", 0),
    (47, "parchment", "master", 0),
)

PER_WOOD: Final = 41
PER_LEAF: Final = 42
PER_FLOWER: Final = 43
PER_FRUIT: Final = 44
PER_GROWTH: Final = 45
PER_HELPER: Final = 46
PER_MASTER: Final = 47
PARCHMENT_POINTS: Final = {PER_WOOD: 1, PER_LEAF: 1, PER_FLOWER: 2, PER_FRUIT: 2, PER_GROWTH: 2, PER_HELPER: 2, PER_MASTER: 2}

SEISHI_SYMBOLS: Final = "wood leaf any"  # what every Cultivate may place, plus the symbols of Growth cards

# The tiles below each slot; at slot 2 the player chooses one of the two.
SLOT_GIFTS: Final = ("", "wood leaf", "wood flower", "leaf fruit")


def _types() -> vec[i64]:
    return vec[i64]([-1] + [TYPES.index(row[1]) for row in PRINTED])


def _counts(rows: list[str]) -> vec[i64]:
    """Five numbers for each row: how often it shows each tile, then any tile."""
    return vec[i64]([row.split(" ").count(symbol) for row in rows for symbol in SYMBOLS])


def _set_of(kind: str, contents: str = "") -> i64:
    """Bitmask of all cards of a type, or only of those with these contents."""
    cards: i64 = 0
    for number, type_, printed, _ in PRINTED:
        if type_ == kind and contents in ("", printed):
            cards |= BIT[number]
    return cards


TYPE: Final[vec[i64]] = _types()
CONTENTS: Final[vec[i64]] = _counts([""] + [row[2] for row in PRINTED])  # KINDS + 1 for every card
SEISHI: Final[vec[i64]] = _counts([SEISHI_SYMBOLS])
GIFTS: Final[vec[i64]] = _counts(list(SLOT_GIFTS))  # KINDS + 1 for every slot

TOOLS: Final[i64] = _set_of("tool")
GROWTHS: Final[i64] = _set_of("growth")
MASTERS: Final[i64] = _set_of("master")
HELPERS: Final[i64] = _set_of("helper")
PARCHMENTS: Final[i64] = _set_of("parchment")
GROWTH_OF: Final[vec[i64]] = vec[i64]([_set_of("growth", symbol) for symbol in SYMBOLS[:KINDS]])


def count(cards: i64) -> i64:
    """Number of cards in a set."""
    found: i64 = 0
    while cards:
        cards &= cards - 1
        found += 1
    return found


def _without(dots: int) -> list[int]:
    """All cards except those with these dots."""
    return [row[0] for row in PRINTED if row[3] != dots]


FOR_TWO: Final = [row[0] for row in PRINTED if row[3] == 0]
FOR_THREE: Final = _without(3)
FOR_THREE_AS_PRINTED: Final = _without(4)
FOR_FOUR: Final = _without(-1)


def deck_for(seats: int, printed: bool) -> list[int]:
    """The cards in play: for one or two all cards with dots leave; for three, those that the rulebook's count or the print says."""
    if seats <= 2:
        return FOR_TWO
    if seats == 3:
        return FOR_THREE_AS_PRINTED if printed else FOR_THREE
    return FOR_FOUR
