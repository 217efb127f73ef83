"""Undo: ruling R2."""

import pytest

from roji.core.journal.fold import UNDO, Entry, Fold, Header, InvalidJournal
from roji.games.ohanami import GAME
from tests.games.ohanami.tables import look, when


def begin(seats: int, **options: object) -> Fold:
    return Fold(GAME, Header("ohanami", GAME.version, seats, options, seed=3))


def choose(fold: Fold, seat: int, count: int = 1) -> None:
    for card in look(fold.state, seat).hand[:count]:
        fold.play(Entry(seat, f"choose {card}"))


def undo(fold: Fold, seat: int) -> None:
    fold.play(Entry(seat, UNDO))


def test_ruling_r2_a_choice_can_be_taken_back_until_all_have_chosen() -> None:
    fold = begin(3)
    hand = look(fold.state, 0).hand
    choose(fold, 0, 2)
    choose(fold, 1, 2)
    choose(fold, 2)
    undo(fold, 0)
    undo(fold, 0)
    assert look(fold.state, 0).hand == hand
    assert look(fold.state, 0).chosen == []
    assert [player.chosen for player in look(fold.state, 2).players] == [0, 2, 1]
    assert fold.why_not(Entry(0, UNDO)) == "there is nothing to take back"


def test_ruling_r2_when_all_have_chosen_the_choice_stands() -> None:
    fold = begin(2)
    choose(fold, 0, 2)
    choose(fold, 1, 2)
    for seat in (0, 1):
        assert fold.why_not_undo(seat) == "something has come to light since then, so it stands"
    with pytest.raises(InvalidJournal, match="so it stands"):
        undo(fold, 0)


def test_ruling_r2_whoever_chooses_again_is_the_last_to_choose() -> None:
    fold = begin(2)
    choose(fold, 0, 2)
    choose(fold, 1)
    undo(fold, 0)
    choose(fold, 1)
    choose(fold, 0)
    assert look(fold.state, None).lays == [0, 1]


def test_ruling_r2_a_laid_card_can_be_taken_back_until_the_next_player_acts() -> None:
    fold = begin(2)
    choose(fold, 1, 2)
    choose(fold, 0, 2)
    first, second = look(fold.state, 0).chosen
    fold.play(Entry(0, f"start {first}"))
    fold.play(Entry(0, f"discard {second}"))
    undo(fold, 0)
    assert look(fold.state, 0).chosen == [second]
    fold.play(Entry(0, f"start {second}"))
    fold.play(Entry(1, f"start {look(fold.state, 1).chosen[0]}"))
    assert fold.why_not_undo(0) == "others have gone on from there, so it stands"
    undo(fold, 1)
    assert fold.why_not_undo(0) == "others have gone on from there, so it stands", "what the next player showed cannot be unseen"


def test_ruling_r2_the_last_card_of_a_round_stands_since_new_hands_are_dealt() -> None:
    fold = begin(2)
    while when(fold.state).startswith("round 1"):
        last = fold.state.actor()
        fold.play(Entry(last, GAME.text(fold.state.legal(last)[-1])))
    assert fold.why_not_undo(last) == "something has come to light since then, so it stands"


def test_ruling_r2_when_all_lay_at_once_a_decision_can_be_taken_back_until_all_have_decided() -> None:
    fold = begin(2, simultaneous_lay=True)
    choose(fold, 0, 2)
    choose(fold, 1, 2)
    for seat in (0, 1):
        fold.play(Entry(seat, f"start {look(fold.state, seat).chosen[0]}"))
    undo(fold, 0)
    assert look(fold.state, 0).players[0].gardens == [[], [], []]
    assert look(fold.state, 1).players[1].gardens != [[], [], []]


def test_ruling_r4_without_peeking_the_second_card_stands_since_the_hand_is_seen() -> None:
    fold = begin(2, peek_before_lay=False)
    choose(fold, 1, 2)
    choose(fold, 0, 2)
    for card in look(fold.state, 0).chosen:
        fold.play(Entry(0, f"discard {card}"))
    assert fold.why_not_undo(0) == "something has come to light since then, so it stands"
