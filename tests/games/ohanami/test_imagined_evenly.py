"""Imagined tables are unbiased: cards that are equally possible for the seat are imagined equally often."""

from collections import Counter
from collections.abc import Hashable, Iterable

from roji.core.luck import Luck
from roji.core.state import State
from roji.games.ohanami import GAME
from roji.testing.chances import SURPRISE, chance_if_even
from tests.games.ohanami.tables import do, look, table_at


def is_even(found: Iterable[Hashable], possible: int) -> bool:
    """Whether these values look uniform over this number of possible ones, and no other value occurs."""
    counts = Counter(found)
    assert len(counts) <= possible, f"more than {possible} came up: {sorted(map(str, counts))}"
    return chance_if_even([*counts.values(), *[0] * (possible - len(counts))]) > SURPRISE


def worlds(table: State, seat: int, count: int) -> list[State]:
    luck = Luck(7)
    return [table.imagine(seat, luck) for _ in range(count)]


def top_of_deck(table: State) -> int:
    cards = table.snapshot()["deck"]
    assert isinstance(cards, list)
    return int(cards[0])


def test_a_card_never_seen_may_be_anywhere_that_was_never_seen() -> None:
    table = GAME.new(2, 1)
    do(table, 1, f"choose {look(table, 1).hand[0]}")
    found = worlds(table, 0, 2200)
    assert is_even([look(world, 1).chosen[0] for world in found], 110)
    assert is_even([top_of_deck(world) for world in found], 110)
    one = look(table, 1).chosen[0]
    places = [one in look(world, 1).hand + look(world, 1).chosen for world in found]
    assert abs(sum(places) / len(places) - 10 / 110) < 0.03


def test_a_card_kept_from_a_known_hand_is_any_of_it() -> None:
    table = table_at("round 1, turn 2, choose", "", "", "")
    do(table, 1, f"choose {look(table, 1).hand[0]}")
    assert is_even([look(world, 1).chosen[0] for world in worlds(table, 0, 800)], 8)


def test_two_cards_kept_from_a_known_hand_are_any_pair() -> None:
    table = table_at("round 1, turn 2, choose", "", "", "")
    do(table, 1, *(f"choose {card}" for card in look(table, 1).hand[:2]))
    assert is_even([frozenset(look(world, 1).chosen) for world in worlds(table, 0, 1400)], 28)


def test_cards_missing_from_a_hand_that_came_back_lie_with_either_neighbour() -> None:
    """Seat 1 took 3 and 4 of them in turn 2, seat 2 took 9 and 10 in turn 3, and all lie face down."""
    table = table_at("round 1, turn 4, choose", "", "1, 2 / 3, 4", "5, 6 / 7, 8 / 9, 10")
    assert is_even([frozenset({3, 4, 9, 10} & set(look(world, 1).aside)) for world in worlds(table, 0, 900)], 6)


def test_ruling_r4_a_hand_not_looked_at_yet_is_any_of_the_cards_passed_on() -> None:
    table = table_at("round 1, turn 2, lay", "", "", peek_before_lay=False)
    assert is_even([frozenset(look(world, 1).chosen) for world in worlds(table, 0, 1400)], 28)


def test_ruling_r3_of_two_undercover_cards_each_is_as_likely_to_be_decided_first() -> None:
    table = table_at("round 1, turn 2, lay", "", "start 10, start 11 / 20, 70", simultaneous_lay=True)
    do(table, 1, "discard 70")
    assert is_even([look(world, 1).chosen[0] for world in worlds(table, 0, 600)], 2)
