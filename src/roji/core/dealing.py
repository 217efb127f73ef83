"""Shuffling and dealing in plain Python, and dealing again what somebody cannot know."""

from collections.abc import Collection, Sequence
from typing import Any, TypeVar

from roji.core.luck import Luck

T = TypeVar("T")


def shuffle(cards: list[T], luck: Luck) -> list[T]:
    """A shuffled copy; every order is equally likely."""
    for i in range(len(cards) - 1, 0, -1):
        j = int(luck.below(i + 1))
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def deal_again(unknown: Collection[Any], places: Sequence[list[Any]], luck: Luck) -> None:
    """Most of `imagine`: the unknown cards change places at random; every place keeps its size and the cards that are known.

    What comes out depends on the unknown cards, on the known ones in each place and on the luck, not on where each really lies.
    Not for a pile in which somebody knows where a single card lies.
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
