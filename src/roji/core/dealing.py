"""Shuffling and dealing in plain Python, and re-dealing cards that a seat cannot know."""

from collections.abc import Collection, Sequence
from typing import Any, TypeVar

from roji.core.luck import Luck

T = TypeVar("T")


def shuffle(cards: list[T], luck: Luck) -> list[T]:
    """Shuffle in place, and return the list; every order is equally likely."""
    for i in range(len(cards) - 1, 0, -1):
        j = int(luck.below(i + 1))
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def deal_again(unknown: Collection[Any], places: Sequence[list[Any]], luck: Luck) -> None:
    """Most of `imagine`: shuffle the unknown cards among the places; every place keeps its size and its known cards.

    The result depends on the unknown cards, the known ones in each place and the luck, not on where each card really lies.
    Not for a pile in which a seat knows the position of a single card.
    """
    hidden = set(unknown)
    dealt = shuffle(sorted(unknown), luck)
    for place in places:
        known = sorted(card for card in place if card not in hidden)
        count = len(place) - len(known)
        place[:] = [*known, *dealt[:count]]
        del dealt[:count]
    if dealt:
        raise ValueError(f"{len(dealt)} unknown cards lie in none of the places")
