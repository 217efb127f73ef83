"""What a seat knows: everything but the order of the deck."""

from collections import Counter

import pytest

from roji.core.luck import Luck
from roji.core.state import State
from roji.games.bonsai import GAME
from tests.games.bonsai.tables import PlayerSetup, table_with

PARCHMENTS = set(range(41, 48))


def deck(table: State) -> list[int]:
    told = table.snapshot()
    upper, lower = told["deck"], told["lower"]
    assert isinstance(upper, list)
    assert isinstance(lower, list)
    return upper + lower


def test_the_deck_is_dealt_again_and_nothing_else() -> None:
    table = GAME.new(3, 2)
    imagined = table.imagine(0, Luck(5))
    assert sorted(deck(imagined)) == sorted(deck(table))
    assert deck(imagined) != deck(table)
    same = imagined.snapshot() | {"deck": deck(table), "luck": table.snapshot()["luck"]}
    assert same == table.snapshot()


def test_every_card_of_the_deck_may_be_next() -> None:
    table = table_with(PlayerSetup(), PlayerSetup(), row=[1, 2, 3, 7], deck=[8, 11, 12, 41])
    tops = Counter(deck(table.imagine(1, Luck(seed)))[0] for seed in range(400))
    assert sorted(tops) == [8, 11, 12, 41]
    assert min(tops.values()) > 60


@pytest.mark.parametrize(("seats", "upper"), [(1, 20), (2, 20), (3, 22), (4, 27)])
def test_with_tokonoma_no_parchment_is_imagined_in_the_lower_half(seats: int, upper: int) -> None:
    for seed in range(30):
        table = GAME.new(seats, seed, tokonoma=True)
        imagined = deck(table.imagine(0, Luck(seed)))
        assert PARCHMENTS.isdisjoint(imagined[upper - 4 :])


def test_with_tokonoma_the_halves_are_mixed_as_far_as_they_may_be() -> None:
    table = GAME.new(2, 1, tokonoma=True)
    others = [card for card in deck(table) if card not in PARCHMENTS]
    last = Counter(deck(table.imagine(0, Luck(seed)))[-1] for seed in range(1000))
    assert sorted(last) == sorted(others)
    assert min(last.values()) > 15
