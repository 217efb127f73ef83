"""What stays and what is new from round to round: cases 38 to 40."""

import pytest

from roji.core.luck import Luck
from roji.games.ohanami import GAME
from tests.games.ohanami.tables import CARDS, do, gardens, look, offers, play_on, refusal, table_at


@pytest.mark.parametrize("card", CARDS)
def test_case_38_any_card_may_open_a_garden(card: int) -> None:
    table = do(table_at("round 1, turn 1, lay", f"{card}", ""), 0, f"start {card}")
    assert gardens(table, 0) == f"{card} | - | -"


def test_case_38_gardens_stay_and_grow_on_in_the_next_round() -> None:
    plan = "start 49, lay 62 1 / start 56; round 2: lay 65 1, 60"
    assert gardens(table_at("round 1, turn 5, lay", plan, ""), 0) == "49 62 | 56 | -"
    assert gardens(table_at("round 2, turn 1, choose", plan, ""), 0) == "49 62 | 56 | -"
    table = table_at("round 2, turn 1, lay", plan, "")
    assert offers(table, 0) == ["lay 60 2", "lay 65 1", "lay 65 2", "start 60", "start 65", "discard 60", "discard 65"]
    assert gardens(table_at("round 3, turn 1, choose", plan, ""), 0) == "49 62 65 | 56 | -"


def test_case_38_ruling_a6_three_gardens_are_for_the_whole_game() -> None:
    plan = "start 49, start 62 / start 56; round 2: 65; round 3: 70"
    for round, card in ((2, 65), (3, 70)):
        table = table_at(f"round {round}, turn 1, lay", plan, "")
        assert refusal(table, 0, f"start {card}") == "you have started three gardens, and that is all there are"
        assert not any(line.startswith("start") for line in offers(table, 0))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_case_39_ruling_a11_every_round_brings_ten_new_cards(seats: int) -> None:
    table, choices = GAME.new(seats, 39), Luck(39)
    seen_in: dict[int, set[int]] = {1: set(), 2: set(), 3: set()}
    while table.to_act():
        for seat in range(seats):
            view = look(table, seat)
            seen_in[view.round] |= {*view.hand, *view.chosen}
        play_on(table, choices)
    assert [len(seen_in[round]) for round in (1, 2, 3)] == [10 * seats] * 3
    assert len(seen_in[1] | seen_in[2] | seen_in[3]) == 30 * seats


@pytest.mark.parametrize("round", [1, 2, 3])
def test_case_40_laying_goes_clockwise_in_every_round(round: int) -> None:
    table = table_at(f"round {round}, turn 2, choose", "", "", "", "")
    for seat in (0, 1, 3, 2):
        do(table, seat, *(f"choose {card}" for card in look(table, seat).hand[:2]))
    order = []
    for _ in range(4):
        order.append(table.actor())
        do(table, table.actor(), *(f"discard {card}" for card in look(table, table.actor()).chosen))
    assert order == [2, 3, 0, 1]


def test_case_40_without_options_the_last_to_choose_begins() -> None:
    assert GAME.options() == GAME.options(lay_order="last_commit", simultaneous_lay=False, peek_before_lay=True)
