"""Laying two cards: cases 13 to 25 and the examples E1 and E2."""

import msgspec
import pytest

from roji.core.luck import Luck
from roji.core.state import State
from roji.games.ohanami import GAME
from tests.games.ohanami.tables import CARDS, do, gardens, look, offers, play_on, refusal, table_at, when

ALL_STARTED = "you have started three gardens, and that is all there are"


def test_case_13_example_e1_a_garden_grows_only_at_its_ends() -> None:
    plan = "start 68, lay 77 1 / lay 102 1 / {}, {}"
    table = table_at("round 1, turn 3, lay", plan.format(65, 110), "")
    assert gardens(do(table.copy(), 0, "lay 65 1"), 0) == "65 68 77 102 | - | -"
    assert gardens(do(table.copy(), 0, "lay 110 1"), 0) == "68 77 102 110 | - | -"
    table = table_at("round 1, turn 3, lay", plan.format(81, 78), "")
    for card in (81, 78):
        assert refusal(table, 0, f"lay {card} 1") == "garden 1 goes from 68 to 102: only a lower or a higher card fits"


def test_case_14_example_e2_the_first_two_turns_of_pascal() -> None:
    table = table_at("round 1, turn 1, lay", "49, 62 / 56, 65", "")
    do(table, 0, "start 49", "lay 62 1")
    assert gardens(table, 0) == "49 62 | - | -"
    table = table_at("round 1, turn 2, lay", "start 49, lay 62 1 / 56, 65", "")
    assert refusal(table, 0, "lay 56 1") == "garden 1 goes from 49 to 62: only a lower or a higher card fits"
    do(table, 0, "start 56", "lay 65 1")
    assert gardens(table, 0) == "49 62 65 | 56 | -"


@pytest.mark.parametrize("card", [card for card in CARDS if card != 56])
def test_case_15_a_garden_of_one_card_takes_any_other(card: int) -> None:
    table = do(table_at("round 1, turn 1, lay", f"56, {card}", ""), 0, "start 56", f"lay {card} 1")
    assert gardens(table, 0) == (f"{card} 56 | - | -" if card < 56 else f"56 {card} | - | -")


def test_case_16_each_garden_has_its_own_ends() -> None:
    table = table_at("round 1, turn 4, lay", "start 10, lay 20 1 / start 30, lay 40 2 / start 50, lay 60 3 / 15, 35", "")
    assert gardens(table, 0) == "10 20 | 30 40 | 50 60"
    assert offers(table, 0) == ["lay 15 2", "lay 15 3", "lay 35 1", "lay 35 3", "discard 15", "discard 35"]
    assert refusal(table, 0, "lay 15 1") == "garden 1 goes from 10 to 20: only a lower or a higher card fits"
    assert refusal(table, 0, "lay 35 2") == "garden 2 goes from 30 to 40: only a lower or a higher card fits"
    assert refusal(table, 0, "start 15") == ALL_STARTED
    assert gardens(do(table.copy(), 0, "lay 15 3", "lay 35 1"), 0) == "10 20 35 | 30 40 | 15 50 60"


@pytest.mark.parametrize("card", range(4, 118))
def test_case_17_where_nothing_fits_the_card_is_put_aside(card: int) -> None:
    other = card + 1 if card < 117 else 4
    table = table_at("round 1, turn 4, lay", f"start 1, lay 120 1 / start 2, lay 119 2 / start 3, lay 118 3 / {card}, {other}", "")
    assert offers(table, 0) == sorted([f"discard {card}", f"discard {other}"], key=GAME.parse)


def test_case_18_ruling_a5_the_order_of_two_cards_may_matter() -> None:
    table = table_at("round 1, turn 2, lay", "start 50, lay 60 1 / 65, 70", "")
    assert gardens(do(table.copy(), 0, "lay 65 1", "lay 70 1"), 0) == "50 60 65 70 | - | -"
    do(table, 0, "lay 70 1")
    assert refusal(table, 0, "lay 65 1") == "garden 1 goes from 50 to 70: only a lower or a higher card fits"


@pytest.mark.parametrize("order", [("lay 40 1", "lay 70 1"), ("lay 70 1", "lay 40 1")])
def test_case_19_one_card_at_each_end_goes_in_either_order(order: tuple[str, str]) -> None:
    table = table_at("round 1, turn 2, lay", "start 50, lay 60 1 / 40, 70", "")
    assert gardens(do(table, 0, *order), 0) == "40 50 60 70 | - | -"


def test_case_20_there_are_three_gardens_to_start() -> None:
    two_started = table_at("round 1, turn 2, lay", "start 50, start 60 / 40, 70", "")
    do(two_started, 0, "start 70")
    assert refusal(two_started, 0, "start 40") == ALL_STARTED
    one_started = table_at("round 1, turn 2, lay", "start 50, lay 60 1 / 40, 70", "")
    assert gardens(do(one_started, 0, "start 70", "start 40"), 0) == "50 60 | 70 | 40"


@pytest.mark.parametrize("plan", ["40, 70", "start 50, lay 60 1 / 40, 70", "start 50, lay 60 1 / start 55, start 56 / 57, 58"])
def test_case_21_ruling_a10_both_cards_may_always_be_put_aside(plan: str) -> None:
    turn = plan.count("/") + 1
    table = table_at(f"round 1, turn {turn}, lay", plan, "")
    before = gardens(table, 0)
    do(table, 0, *(f"discard {card}" for card in look(table, 0).chosen))
    assert gardens(table, 0) == before
    assert look(table, 1).players[0].discarded == 2


def bytes_seen(table: State, seat: int | None) -> bytes:
    return msgspec.json.encode(look(table, seat))


def tell_apart(ours: State, theirs: State) -> list[int | None]:
    """The seats and spectators whose views of the two tables differ."""
    return [seat for seat in (0, 1, 2, None) if bytes_seen(ours, seat) != bytes_seen(theirs, seat)]


def test_case_22_ruling_a9_what_is_put_aside_stays_face_down() -> None:
    """Seat 0 puts 119 aside at one table and 120 at the other; the card it did not get is never dealt."""
    tables = [table_at("round 1, turn 1, lay", f"{hidden}, 65", "", "") for hidden in (119, 120)]
    for table, hidden in zip(tables, (119, 120), strict=True):
        assert GAME.tell(GAME.public(table, GAME.parse(f"discard {hidden}"))) == "discarded a card"
        do(table, 0, f"discard {hidden}", "start 65")
        assert look(table, 0).aside == [hidden]
        assert [look(table, seat).players[0].discarded for seat in (1, 2, None)] == [1, 1, 1]
        assert [look(table, seat).aside for seat in (1, 2, None)] == [[], [], []]
    assert tell_apart(*tables) == [0]


def test_case_22_a_later_round_does_not_turn_it_up() -> None:
    tables = [table_at(moment, f"{hidden}, 65", "", "") for moment in ("round 2, turn 1, choose", "over") for hidden in (119, 120)]
    assert tell_apart(*tables[:2]) == [0]
    assert tell_apart(*tables[2:]) == [0]


def test_case_23_a_chosen_card_stays_face_down_until_it_is_laid() -> None:
    tables = [table_at("round 1, turn 1, choose", f"{hidden}, 65", "", "") for hidden in (119, 120)]
    for table, hidden in zip(tables, (119, 120), strict=True):
        assert GAME.tell(GAME.public(table, GAME.parse(f"choose {hidden}"))) == "kept a card"
        do(table, 0, f"choose {hidden}", "choose 65")
        assert look(table, 1).players[0].chosen == 2
    assert tell_apart(*tables) == [0]
    tables = [table_at("round 1, turn 1, lay", f"{hidden}, 65", "", "") for hidden in (119, 120)]
    assert tell_apart(*tables) == [0]
    for table in tables:
        do(table, 0, "start 65")
    assert tell_apart(*tables) == [0]
    for table, hidden in zip(tables, (119, 120), strict=True):
        do(table, 0, f"lay {hidden} 1")
    assert tell_apart(*tables) == [0, 1, 2, None]


def test_case_24_ruling_a1_laying_begins_in_rotation() -> None:
    table, choices = GAME.new(3, 24, lay_order="rotate"), Luck(24)
    starts: dict[tuple[int, int], int] = {}
    while table.to_act():
        seen = look(table, None)
        if seen.phase == "lay":
            starts.setdefault((seen.round, seen.turn), table.actor())
        play_on(table, choices)
    assert [starts[when] for when in ((1, 1), (1, 2), (1, 3), (1, 4), (2, 1), (3, 5))] == [0, 1, 2, 0, 2, 2]
    assert list(starts.values()) == [index % 3 for index in range(15)]


def test_case_25_ruling_a1_the_last_to_choose_begins_to_lay() -> None:
    table = table_at("round 1, turn 1, choose", "1, 2", "3, 4", "5, 6", "7, 8", lay_order="last_commit")
    for seat, cards in ((2, (5, 6)), (0, (1, 2)), (3, (7, 8)), (1, (3, 4))):
        do(table, seat, *(f"choose {card}" for card in cards))
    assert look(table, None).lays == [1, 2, 3, 0]
    assert lay_order(table) == [1, 2, 3, 0]


def test_case_25_it_is_the_second_card_that_counts() -> None:
    table = table_at("round 1, turn 1, choose", "1, 2", "3, 4", "5, 6")
    for seat, card in ((0, 1), (1, 3), (1, 4), (2, 5), (2, 6), (0, 2)):
        do(table, seat, f"choose {card}")
    assert look(table, None).lays == [0, 1, 2]


def lay_order(table: State) -> list[int]:
    """Who lays, in order, when everybody puts both cards aside."""
    order, start = [], when(table)
    while when(table) == start:
        seat = table.actor()
        order.append(seat)
        assert table.to_act() == [seat]
        do(table, seat, *(f"discard {card}" for card in look(table, seat).chosen))
    return order


def test_ruling_a2_the_fifth_turn_is_laid_in_the_same_order() -> None:
    for first in range(3):
        table = table_at("round 1, turn 5, choose", "", "", "")
        for seat in (first + 1, first + 2, first):
            do(table, seat % 3, *(f"choose {card}" for card in look(table, seat % 3).hand))
        assert look(table, None).lays == [(first + step) % 3 for step in range(3)]


def test_ruling_a3_cards_are_shown_when_their_owner_lays_them() -> None:
    table = table_at("round 1, turn 1, lay", "49, 62", "56, 65")
    do(table, 0, "start 49")
    assert gardens_seen_by(table, 1) == "49 | - | -"
    do(table, 0, "lay 62 1")
    assert gardens_seen_by(table, 1) == "49 62 | - | -"
    assert look(table, 0).players[1].chosen == 2


def gardens_seen_by(table: State, seat: int) -> str:
    """Seat 0's gardens as another seat sees them."""
    return " | ".join(" ".join(map(str, garden)) or "-" for garden in look(table, seat).players[0].gardens)


def test_a_seat_lays_only_in_its_turn() -> None:
    table = table_at("round 1, turn 1, lay", "49, 62", "56, 65")
    assert refusal(table, 1, "start 56") == "it is not your turn to lay"
    do(table, 0, "start 49", "discard 62")
    assert refusal(table, 0, "start 62") == "you have laid your cards of this turn"
    assert refusal(table, 1, "start 56") is None


def test_a_seat_lays_only_what_it_has_kept() -> None:
    table = table_at("round 1, turn 1, lay", "49, 62", "56, 65")
    for line in ("start 56", "discard 56", "lay 56 1"):
        assert refusal(table, 0, line) == "56 is not one of the cards you kept"


def test_a_garden_is_started_before_it_is_lengthened() -> None:
    table = table_at("round 1, turn 1, lay", "49, 62", "")
    do(table, 0, "start 49")
    assert refusal(table, 0, "lay 62 2") == "garden 2 is not started yet"
    assert offers(table, 0) == ["lay 62 1", "start 62", "discard 62"]


def test_ruling_r5_gardens_are_started_from_left_to_right() -> None:
    table = table_at("round 1, turn 2, lay", "start 100, start 50 / 1, 2", "")
    assert gardens(do(table, 0, "start 1"), 0) == "100 | 50 | 1"


def test_suits_play_no_part_in_what_may_be_laid() -> None:
    suits = GAME.facts["suits"]
    table = table_at("round 1, turn 4, lay", "start 1, lay 2 1 / lay 3 1, lay 7 1 / lay 8 1, lay 9 1 / lay 14 1, lay 15 1", "")
    do(table, 0, "lay 14 1", "lay 15 1")
    assert [suits[card - 1] for card in look(table, 0).players[0].gardens[0]] == list("PBGSBGSG")
