"""The modifier chips: cases 17, 29, 30, 34 and 38, examples X1 and X2."""

import msgspec
import pytest

from roji.core.luck import Luck
from roji.core.state import State
from roji.games.bossa import GAME
from roji.games.bossa.actions import KeepHidden
from tests.games.bossa.tables import (
    Line,
    O,
    P,
    arm,
    do,
    hand_sizes,
    lay,
    look,
    offers,
    opening_with,
    phase,
    placements,
    play_out,
    refusal,
    rows,
    stacks,
    table_with,
    targets,
)


def doubler_hand(chip: str | None) -> State:
    return table_with(Line(5), Line(1), "2/0 2/1", chip=chip)


def test_example_x1_one_tile_is_doubled() -> None:
    assert placements(doubler_hand("doubler")) == rows(
        "white 4: 2/0 2/1", "white 4: 2/0*", "white 4: 2/1*", "white 6: 2/0* 2/1", "white 6: 2/0 2/1*"
    ) | rows("black 2: 2/1*")


def test_example_x1_without_the_chip_only_four() -> None:
    assert placements(doubler_hand(None)) == rows("white 4: 2/0 2/1")


def test_example_x1_and_case_38_never_both() -> None:
    table = do(doubler_hand("doubler"), P, "place white up", "use 2/0 changed")
    assert offers(table, P) == ["use 2/1"]
    assert refusal(table, P, "use 2/1 changed") == "you have used your chip"
    assert not [row for row in placements(table_with(Line(6, "up 4/0 3/0"), Line(1), "2/0 2/1 0/6", chip="doubler")) if "8" in row]


def test_case_11_and_case_38_the_next_row_follows_value_and_size() -> None:
    table = lay(doubler_hand_with_more(), P, "place white up: 2/0* 2/1")
    assert arm(table, "white", "up") == ["6: 2/0* 2/1"]
    assert targets(table)[0] == "white 7: 1 3"


def doubler_hand_with_more() -> State:
    return table_with(Line(5), Line(1), "2/0 2/1 0/6", chip="doubler")


INVERTER_HAND = "1/4 2/0"


def test_example_x2_the_colours_of_one_tile_are_exchanged() -> None:
    table = table_with(Line(5), Line(6), INVERTER_HAND, chip="inverter")
    assert placements(table) == rows("white 4: 1/4*", "white 6: 1/4* 2/0")


def test_example_x2_nothing_without_the_chip() -> None:
    assert placements(table_with(Line(5), Line(6), INVERTER_HAND)) == set()


def test_case_17_ruling_r13_a_chip_with_a_stack() -> None:
    table = table_with(Line(5, "up 6/0"), Line(1), "3/1 0/2", chip="doubler")
    assert stacks(table) == rows("stack white up 1: 3/1*")
    lay(table, P, "stack white up 1: 3/1*")
    assert arm(table, "white", "up") == ["6: 6/0 | 3/1*"]
    assert look(table).players[P].chip_used


def test_ruling_r10_a_chip_on_one_tile_of_all_layers() -> None:
    table = table_with(Line(5, "up 6/0"), Line(1), "3/1 3/2 0/2", chip="doubler", stack="many_layers")
    assert stacks(table) == rows("stack white up 1: 3/1*", "stack white up 1: 3/2*")


def test_ruling_r10_a_layer_with_the_chip_and_one_without() -> None:
    table = table_with(Line(3, "up 4/0"), Line(1), "2/0 4/1 0/6", chip="doubler", stack="many_layers")
    assert stacks(table) == rows("stack white up 1: 2/0*", "stack white up 1: 4/1", "stack white up 1: 2/0* | 4/1")


def used_chip() -> State:
    """The Doubler lies on 2/0; O has drawn 0/6 and redrawn, and it is P's turn again."""
    table = table_with(Line(5), Line(1), "2/0 2/1 1/1 3/0", other="0/5", chip="doubler", pile="0/6 0/4 3/1")
    lay(table, P, "place white up: 2/0* 2/1")
    return do(table, O, "redraw 0/5")


def test_case_29_a_used_chip_is_gone() -> None:
    table = used_chip()
    assert look(table).players[P].chip == "doubler"
    assert look(table).players[P].chip_used
    assert not [line for line in offers(table, P) if "changed" in line]
    assert not [row for row in placements(table) if "*" in row]
    do(table, P, "place white down", "use 1/1")
    assert refusal(table, P, "use 3/0 changed") == "you have used your chip"


def test_case_29_no_chip_with_redraw_or_exchange() -> None:
    table = table_with(Line(5), Line(1), "2/0 2/1", chip="doubler")
    for line in ("redraw 2/0 changed", "exchange 2/0 changed", "take 2/0 changed"):
        with pytest.raises(ValueError, match="is no action of Bossa"):
            GAME.parse(line)
    assert refusal(do(table, P, "exchange 2/0"), P, "use 2/1 changed") == "choose the tile that you take in exchange"


def test_case_30_the_doubler_makes_nothing_of_a_missing_colour() -> None:
    table = table_with(Line(5), Line(6), "0/3 4/0", chip="doubler")
    assert not [row for row in placements(table) if row.startswith("white") and "0/3" in row]
    assert refusal(do(table, P, "place white down"), P, "use 0/3 changed") == "0/3 has no white dot with your chip on it either"


def test_case_30_the_inverter_makes_white_dots_of_black_ones() -> None:
    assert placements(table_with(Line(2), Line(6), "0/3 0/2", chip="inverter")) == rows("white 3: 0/3*", "black 5: 0/2 0/3")


def test_ruling_r12_a_chip_is_put_on_a_tile_of_the_present_row_alone() -> None:
    table = table_with(Line(5, "up 6/0"), Line(1), "3/1 0/2", chip="doubler")
    do(table, P, "stack white up 1")
    assert refusal(table, P, "use 6/0 changed") == "6/0 is not in your hand"


def test_an_inverted_tile_without_the_other_colour_is_refused() -> None:
    table = do(table_with(Line(5), Line(6), "4/0 2/0 1/4", chip="inverter"), P, "place white down")
    assert refusal(table, P, "use 4/0 changed") == "4/0 has no white dot with your chip on it either"


def test_a_tile_with_a_chip_is_one_tile() -> None:
    table = lay(table_with(Line(5), Line(1), "3/1 0/6", chip="doubler"), P, "place white up: 3/1*")
    assert targets(table)[0] == "white 7: 2"


# --- keeping one of them ---------------------------------------------------------------------------------------------


def choosing() -> State:
    """The hands are open, and both choose a chip."""
    return do(opening_with(5, 3, chips=True), P, "open white")


def test_case_34_ruling_r11_both_choose_at_once() -> None:
    table = choosing()
    assert phase(table) == "chip"
    assert table.to_act() == [P, O]
    assert offers(table, P) == offers(table, O) == ["keep doubler", "keep inverter"]
    assert look(table, P).players[O].hand is not None, "hands are open by now"
    do(table, O, "keep inverter")
    assert table.to_act() == [P]
    assert refusal(table, O, "keep doubler") == "you have decided which chip to keep"


@pytest.mark.parametrize("chooser", [P, O])
def test_case_34_the_first_choice_is_secret(chooser: int) -> None:
    doubler, inverter = (do(choosing(), chooser, f"keep {chip}") for chip in ("doubler", "inverter"))
    for looking in (1 - chooser, None):
        assert msgspec.json.encode(look(doubler, looking)) == msgspec.json.encode(look(inverter, looking))
        assert look(doubler, looking).players[chooser].chosen
        assert look(doubler, looking).players[chooser].chip is None
    assert look(doubler, chooser).players[chooser].chip == "doubler"
    assert GAME.public(choosing(), GAME.parse("keep doubler")) == KeepHidden()
    assert GAME.public(choosing(), GAME.parse("keep inverter")) == KeepHidden()


def test_case_34_then_both_are_open_and_the_first_player_draws() -> None:
    table = do(do(choosing(), O, "keep inverter"), P, "keep doubler")
    for looking in (P, O, None):
        assert [player.chip for player in look(table, looking).players] == ["doubler", "inverter"]
    assert table.to_act() == [O]
    assert hand_sizes(table) == [4, 5]


def test_case_34_both_may_keep_the_same_kind() -> None:
    table = do(do(choosing(), O, "keep inverter"), P, "keep inverter")
    assert [player.chip for player in look(table).players] == ["inverter", "inverter"]


def test_case_34_without_the_option_there_are_no_chips() -> None:
    for seed in range(30):
        table = GAME.new(2, seed)
        lines = play_out(table, seed)
        assert not [line for line in lines if "keep" in line or "changed" in line]
        assert [player.chip for player in look(table).players] == [None, None]
    assert refusal(do(opening_with(5, 3), P, "open white"), O, "keep doubler") == "this table plays without modifier chips"


def test_with_the_option_both_kinds_are_used() -> None:
    used = set()
    for seed in range(60):
        table = GAME.new(2, seed, chips=True)
        choices = Luck(seed)
        while table.to_act():
            table.play(table.actor(), table.random_action(table.actor(), choices))
        used |= {player.chip for player in look(table).players if player.chip_used}
    assert used == {"doubler", "inverter"}
