"""What is in the box: 45 objectives of three decks and the Emperor; 27 plots, 20 channels, 9 improvements, 90 sections of bamboo."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

CARDS: Final = 34  # distinct ones; some panda objectives have copies

GREEN: Final = 0
YELLOW: Final = 1
PINK: Final = 2
COLOURS: Final = 3

PLOT: Final = 0  # the decks
GARDENER: Final = 1
PANDA: Final = 2
DECKS: Final = 3
DECK_SIZE: Final = 15

PANDAS: Final = 4  # cards 0 to 3
FIRST_GARDENER: Final = 4
FIRST_PLOT: Final = 19
THREE_COLOURS: Final = 3  # the card that requires one section of each

EMPEROR_POINTS: Final = 2
THRESHOLDS: Final[vec[i64]] = vec[i64]([0, 0, 9, 8, 7])  # by number of players: the number of objectives that brings the Emperor
HAND: Final = 5

# id, sections required (green, yellow, pink), points, copies
PANDA_CARDS: Final = (
    ("PA-G", (2, 0, 0), 3, 5),
    ("PA-Y", (0, 2, 0), 4, 4),
    ("PA-P", (0, 0, 2), 5, 3),
    ("PA-3", (1, 1, 1), 6, 3),
)
# id, colour, columns, height, improvement required ("plain": none allowed; "any": it does not matter), points
GARDENER_CARDS: Final = (
    ("GA-G1", "green", 1, 4, "plain", 5),
    ("GA-G2", "green", 1, 4, "watershed", 4),
    ("GA-G3", "green", 1, 4, "enclosure", 4),
    ("GA-G4", "green", 1, 4, "fertilizer", 3),
    ("GA-G5", "green", 4, 3, "any", 8),
    ("GA-Y1", "yellow", 1, 4, "plain", 6),
    ("GA-Y2", "yellow", 1, 4, "watershed", 5),
    ("GA-Y3", "yellow", 1, 4, "enclosure", 5),
    ("GA-Y4", "yellow", 1, 4, "fertilizer", 4),
    ("GA-Y5", "yellow", 3, 3, "any", 7),
    ("GA-P1", "pink", 1, 4, "plain", 7),
    ("GA-P2", "pink", 1, 4, "watershed", 6),
    ("GA-P3", "pink", 1, 4, "enclosure", 6),
    ("GA-P4", "pink", 1, 4, "fertilizer", 5),
    ("GA-P5", "pink", 2, 3, "any", 6),
)
# id, shape, colour A, colour B, points
PLOT_CARDS: Final = (
    ("PL-G1", "line", "green", "", 2),
    ("PL-G2", "curve", "green", "", 2),
    ("PL-G3", "triangle", "green", "", 2),
    ("PL-G4", "diamond", "green", "", 3),
    ("PL-Y1", "line", "yellow", "", 3),
    ("PL-Y2", "curve", "yellow", "", 3),
    ("PL-Y3", "triangle", "yellow", "", 3),
    ("PL-Y4", "diamond", "yellow", "", 4),
    ("PL-P1", "line", "pink", "", 4),
    ("PL-P2", "curve", "pink", "", 4),
    ("PL-P3", "triangle", "pink", "", 4),
    ("PL-P4", "diamond", "pink", "", 5),
    ("PL-GY", "mixed", "green", "yellow", 3),
    ("PL-GP", "mixed", "green", "pink", 4),
    ("PL-PY", "mixed", "pink", "yellow", 5),
)

CARD_IDS: Final = tuple([row[0] for row in PANDA_CARDS] + [row[0] for row in GARDENER_CARDS] + [row[0] for row in PLOT_CARDS])
POINTS: Final[vec[i64]] = vec[i64]([row[2] for row in PANDA_CARDS] + [row[5] for row in GARDENER_CARDS] + [row[4] for row in PLOT_CARDS])
COPIES: Final[vec[i64]] = vec[i64]([row[3] for row in PANDA_CARDS] + [1] * (CARDS - PANDAS))
BIT: Final[vec[i64]] = vec[i64]([2**card for card in range(CARDS + 1)])  # sets of cards are bitmasks: bit 7 is card 7
ALL_CARDS: Final = 0x3FFFFFFFF  # 34 of them


def deck_of(card: i64) -> i64:
    """The deck of a card."""
    if card < FIRST_GARDENER:
        return PANDA
    return GARDENER if card < FIRST_PLOT else PLOT


FIRST_CARD: Final[vec[i64]] = vec[i64]([FIRST_PLOT, FIRST_GARDENER, 0])  # by deck
PAST_CARD: Final[vec[i64]] = vec[i64]([CARDS, FIRST_PLOT, FIRST_GARDENER])  # by deck: one past its last card


def cards_of(deck: int) -> list[int]:
    """The cards of a deck in the box's order, with copies."""
    return [card for card in range(FIRST_CARD[deck], PAST_CARD[deck]) for _ in range(COPIES[card])]


def _decks() -> vec[u8]:
    cards = vec[u8]([0] * (DECKS * DECK_SIZE))
    for deck in range(DECKS):
        for i, card in enumerate(cards_of(deck)):
            cards[DECK_SIZE * deck + i] = u8(card)
    return cards


NEW_DECKS: Final[vec[u8]] = _decks()


def _sections() -> vec[i64]:
    return vec[i64]([count for row in PANDA_CARDS for count in row[1]])


SECTIONS: Final[vec[i64]] = _sections()  # three per panda card


def card_number(name: object) -> int:
    """The card with this id; raises a ValueError with a sentence if there is none."""
    if not isinstance(name, str) or name not in CARD_IDS:
        raise ValueError(f"there is no objective {name!r}; they are {', '.join(CARD_IDS)}")
    return CARD_IDS.index(name)


# --- plots, channels, improvements, bamboo -------------------------------------------------------------------------------

# colour, printed improvement, number
COUNTS: Final = (
    ("green", "plain", 6),
    ("green", "watershed", 2),
    ("green", "enclosure", 2),
    ("green", "fertilizer", 1),
    ("yellow", "plain", 6),
    ("yellow", "watershed", 1),
    ("yellow", "enclosure", 1),
    ("yellow", "fertilizer", 1),
    ("pink", "plain", 4),
    ("pink", "watershed", 1),
    ("pink", "enclosure", 1),
    ("pink", "fertilizer", 1),
)
PLOTS: Final = 27
CHANNELS: Final = 20
CHIPS: Final = 3  # of each kind of improvement
BAMBOO: Final = (36, 30, 24)

KIND_COUNTS: Final[vec[i64]] = vec[i64]([row[2] for row in COUNTS])


ALL_PLOTS: Final[vec[u8]] = vec[u8]([u8(kind) for kind in range(len(COUNTS)) for _ in range(KIND_COUNTS[kind])])
