"""The 120 cards: one for each number, each of one suit; and how many a round brings."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

CARDS: Final = 120
GARDENS: Final = 3  # per player
HAND: Final = 10  # cards dealt to each player in a round
KEEP: Final = 2  # cards each player keeps in a turn
ROUNDS: Final = 3

WATER: Final = 0  # blue
PLANT: Final = 1  # green
STONE: Final = 2  # grey
BLOSSOM: Final = 3  # pink
SUITS: Final = "BGSP"  # blue water, green plants, grey stone, pink cherry blossom

# Ten cards per word, starting with card 1; no two neighbours share a suit.
PRINTED: Final = (
    "PBGBPGSBGB PGPSGBPGPB SBPGPBGSPG PBGBSGPBGB PSPBGBPGSB GBPGPSGBPG PBSBPGPBGS PGPBGBSGPB GBPSPBGBPG SBGBPGPSGB PGPBSBPGPB GSPGPBGBSG"
)
SUIT_LETTERS: Final = PRINTED.replace(" ", "")


def _suits() -> vec[i64]:
    assert len(SUIT_LETTERS) == CARDS
    return vec[i64]([-1] + [SUITS.index(letter) for letter in SUIT_LETTERS])  # no card 0


SUIT: Final[vec[i64]] = _suits()


def lengthens(card: i64, low: i64, high: i64) -> bool:
    """Whether a card fits a garden with these ends, below its lowest or above its highest card."""
    return card < low or card > high
