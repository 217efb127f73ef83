"""The options: who lays first, laying all at once, and looking at the next hand before laying."""

import msgspec
import pytest

from roji.core.luck import Luck
from roji.core.state import State
from roji.games.ohanami import GAME
from tests.games.ohanami.tables import do, look, offers, play_on, refusal, table_at, when


def bytes_seen(table: State, seat: int | None) -> bytes:
    return msgspec.json.encode(look(table, seat))


def tell_apart(ours: State, theirs: State) -> list[int | None]:
    """The seats and spectators whose views of the two tables differ."""
    return [seat for seat in (0, 1, 2, None) if bytes_seen(ours, seat) != bytes_seen(theirs, seat)]


# --- refusals --------------------------------------------------------------------------------------------------------


def test_an_unknown_option_is_named() -> None:
    with pytest.raises(ValueError, match=r"^Ohanami has no option 'speed'; it has lay_order, peek_before_lay, simultaneous_lay$"):
        GAME.new(2, 1, speed="fast")


@pytest.mark.parametrize("wrong", [{"lay_order": "youngest"}, {"simultaneous_lay": "yes"}, {"peek_before_lay": 1}], ids=str)
def test_an_invalid_value_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=f"^Ohanami: .*{next(iter(wrong))}"):
        GAME.new(2, 1, **wrong)


# --- lay_order -------------------------------------------------------------------------------------------------------


def test_ruling_a1_rotation_does_not_care_who_chose_last() -> None:
    for last in range(3):
        table = table_at("round 1, turn 2, choose", "", "", "", lay_order="rotate")
        for seat in (last + 1, last + 2, last):
            do(table, seat % 3, *(f"choose {card}" for card in look(table, seat % 3).hand[:2]))
        assert look(table, None).lays == [1, 2, 0]


def test_ruling_a1_with_bots_laying_rotates_unless_chosen_otherwise() -> None:
    assert dict(GAME.with_bots) == {"lay_order": "rotate"}


# --- simultaneous_lay ------------------------------------------------------------------------------------------------


def test_ruling_r3_all_may_lay_at_once() -> None:
    table = table_at("round 1, turn 1, lay", "49, 62", "56, 65", "1, 2", simultaneous_lay=True)
    assert table.to_act() == [0, 1, 2]
    do(table, 2, "start 1")
    do(table, 0, "start 49", "lay 62 1")
    assert table.to_act() == [1, 2]
    assert refusal(table, 0, "start 49") == "you have laid your cards of this turn"
    do(table, 2, "lay 2 1")
    do(table, 1, "start 56", "start 65")
    assert when(table) == "round 1, turn 2, choose"


def test_ruling_r3_a_decision_hides_the_card_and_whether_it_was_laid() -> None:
    """Seat 0 lays at one table, starts two gardens at another and puts aside at the third: the others see the same."""
    decisions = [("start 49", "lay 62 1"), ("start 49", "start 62"), ("discard 49", "discard 62")]
    for many in (1, 2):
        tables = []
        for decision in decisions:
            table = table_at("round 1, turn 1, lay", "49, 62", "56, 65", "1, 2", simultaneous_lay=True)
            for line in decision[:many]:
                assert GAME.tell(GAME.public(table, GAME.parse(line))) == "decided on a card"
                do(table, 0, line)
            tables.append(table)
        assert tell_apart(tables[0], tables[2]) == [0]
        assert tell_apart(tables[0], tables[1]) == ([0] if many == 2 else [])
        assert look(tables[0], 1).players[0].chosen == 2 - many
        assert look(tables[0], 1).players[0].gardens == [[], [], []]
        assert look(tables[0], 1).players[0].last == []
        assert look(tables[2], 1).players[0].discarded == 0


def test_ruling_r3_a_player_sees_its_own_decisions_at_once() -> None:
    table = table_at("round 1, turn 1, lay", "49, 62", "56, 65", simultaneous_lay=True)
    do(table, 0, "start 49", "discard 62")
    assert look(table, 0).players[0].gardens == [[49], [], []]
    assert look(table, 0).players[0].discarded == 1


def test_ruling_r3_when_everybody_has_decided_all_is_shown() -> None:
    table = table_at("round 1, turn 1, lay", "49, 62", "56, 65", simultaneous_lay=True)
    do(table, 0, "start 49", "discard 62")
    do(table, 1, "start 56")
    before = table.reveals()
    do(table, 1, "lay 65 1")
    assert table.reveals() > before
    assert look(table, 1).players[0].gardens == [[49], [], []]
    assert look(table, 1).players[0].discarded == 1
    assert look(table, None).players[1].gardens == [[56, 65], [], []]


def test_ruling_r3_cards_of_earlier_turns_stay_open() -> None:
    table = table_at("round 1, turn 2, lay", "start 49, lay 62 1 / 65, 70", "", simultaneous_lay=True)
    do(table, 0, "lay 65 1")
    assert look(table, 1).players[0].gardens == [[49, 62], [], []]
    assert look(table, 0).players[0].gardens == [[49, 62, 65], [], []]


# --- peek_before_lay -------------------------------------------------------------------------------------------------


def test_ruling_a4_the_new_hand_may_be_looked_at_before_laying() -> None:
    table = table_at("round 1, turn 1, lay", "", "", "")
    passed_on = set(look(table_at("round 1, turn 1, choose", "", "", ""), 2).hand) - set(look(table, 2).chosen)
    assert set(look(table, 0).hand) == passed_on
    assert len(passed_on) == 8


def test_ruling_r4_without_peeking_the_new_hand_waits_until_both_cards_are_laid() -> None:
    table = table_at("round 1, turn 1, lay", "49, 62", "", "", peek_before_lay=False)
    assert [look(table, seat).hand for seat in range(3)] == [[], [], []]
    assert [player.hand for player in look(table, 0).players] == [8, 8, 8]
    do(table, 0, "start 49")
    assert look(table, 0).hand == []
    before = table.reveals()
    do(table, 0, "lay 62 1")
    assert len(look(table, 0).hand) == 8
    assert table.reveals() == before + 1
    assert look(table, 1).hand == []


def test_ruling_r4_in_the_fifth_turn_there_is_no_new_hand_to_see() -> None:
    table = table_at("round 3, turn 5, lay", "", "", "", peek_before_lay=False)
    before = table.reveals()
    do(table, 0, *(f"discard {card}" for card in look(table, 0).chosen))
    assert table.reveals() == before


def test_ruling_r4_everybody_sees_the_hand_to_choose_from() -> None:
    table = table_at("round 1, turn 2, choose", "", "", "", peek_before_lay=False)
    assert [len(look(table, seat).hand) for seat in range(3)] == [8, 8, 8]
    assert len(offers(table, 0)) == 8


def test_all_options_together_come_to_an_end() -> None:
    table = GAME.new(4, 5, lay_order="rotate", simultaneous_lay=True, peek_before_lay=False)
    choices, actions = Luck(5), 0
    while play_on(table, choices):
        actions += 1
    assert actions == 15 * 4 * 4
    assert table.ending() is not None
