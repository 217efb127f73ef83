"""The cards: three suits from 1 to 10. A card is a number from 0 to 29; its name is what people read and write."""

SUITS = ("moss", "stone", "maple")
RANKS = range(1, 11)
NAMES = tuple(f"{suit} {rank}" for suit in SUITS for rank in RANKS)
HAND = 5
FEE = 12  # the cost of starting a row


def suit_of(card: int) -> int:
    return card // len(RANKS)


def rank_of(card: int) -> int:
    return card % len(RANKS) + 1


def points_of(row: list[int]) -> int:
    """The points of a row: the sum of its ranks minus the fee; 0 if it was never started."""
    return sum(map(rank_of, row)) - FEE if row else 0
