"""The deck and the setup: cases 1 to 5."""

from collections import Counter

import pytest

from roji.core.luck import Luck
from roji.core.state import State
from roji.games.ohanami import GAME
from tests.games.ohanami.tables import CARDS, look, play_on

SUITS = GAME.facts["suits"]


def suit(card: int) -> str:
    letter: str = SUITS[card - 1]
    return letter


def test_case_1_the_deck_has_every_number_once_in_four_suits() -> None:
    table = GAME.new(4, 1)
    assert table.pieces() == [1] * 120
    assert Counter(map(suit, CARDS)) == {"B": 34, "G": 35, "S": 17, "P": 34}
    sums = {letter: sum(card for card in CARDS if suit(card) == letter) for letter in "BGSP"}
    assert sums == {"B": 2022, "G": 2145, "S": 1071, "P": 2022}


def test_case_1_sevens_are_stone_then_threes_plants_then_twos_water() -> None:
    for card in CARDS:
        assert suit(card) == ("S" if card % 7 == 0 else "G" if card % 3 == 0 else "B" if card % 2 == 0 else "P")


@pytest.mark.parametrize(
    ("letter", "cards"),
    [("S", [35, 21, 42, 84, 105, 119, 49]), ("G", [6, 120]), ("B", [2]), ("P", [1])],
)
def test_case_2_cards_whose_suit_is_easily_mistaken(letter: str, cards: list[int]) -> None:
    assert [suit(card) for card in cards] == [letter] * len(cards)


def test_case_3_no_two_neighbours_share_a_suit() -> None:
    assert [card for card in CARDS[:-1] if suit(card) == suit(card + 1)] == []


@pytest.mark.parametrize(("seats", "never_dealt"), [(2, 60), (3, 30), (4, 0)])
def test_case_4_three_deals_of_ten_cards_each(seats: int, never_dealt: int) -> None:
    table, choices = GAME.new(seats, 4), Luck(4)
    hands = [deal_of(table, seats)]
    while table.to_act():
        before = look(table, None).round
        play_on(table, choices)
        if look(table, None).round > before:
            hands.append(deal_of(table, seats))
    dealt = [card for deal in hands for hand in deal for card in hand]
    assert [len(hand) for deal in hands for hand in deal] == [10] * 3 * seats
    assert len(set(dealt)) == len(dealt) == 120 - never_dealt
    deck = table.snapshot()["deck"]
    assert isinstance(deck, list)
    assert sorted(dealt + deck) == list(CARDS)


def deal_of(table: State, seats: int) -> list[list[int]]:
    return [look(table, seat).hand for seat in range(seats)]


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_case_5_only_two_to_four_can_play(seats: int) -> None:
    with pytest.raises(ValueError, match=f"^Ohanami is for 2 to 4 players, not {seats}$"):
        GAME.new(seats, 1)


def test_setup_leaves_gardens_and_pad_empty() -> None:
    table = GAME.new(3, 1)
    assert [player.gardens for player in look(table, None).players] == [[[], [], []]] * 3
    assert table.scores() == [0, 0, 0]
    assert [row.points for row in GAME.score_sheet(table) if not row.total] == [[None, None, None]] * 7


def test_ruling_a13_there_is_no_game_for_one() -> None:
    assert GAME.seats == range(2, 5)


def test_two_seeds_deal_two_games_and_one_seed_the_same_twice() -> None:
    assert look(GAME.new(2, 1), 0).hand == look(GAME.new(2, 1), 0).hand
    assert look(GAME.new(2, 1), 0).hand != look(GAME.new(2, 2), 0).hand
