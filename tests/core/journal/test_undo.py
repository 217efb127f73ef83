"""Undo: it drops its seat's latest action and keeps the others', until something is revealed."""

import pytest

from roji.core.journal.fold import Entry, Fold, Header, InvalidJournal
from tests.every_game.lanterns_game import lanterns

GAME = lanterns()


def table(seats: int = 3) -> Fold:
    return Fold(GAME, Header("lanterns", 1, seats, {}, 7))


def act(fold: Fold, seat: int, nth: int = 0) -> None:
    """Play the first, or the nth, legal action of the seat."""
    fold.play(Entry(seat, GAME.text(fold.state.legal(seat)[nth])))


def undo(fold: Fold, seat: int) -> None:
    fold.play(Entry(seat, "undo"))


def test_a_choice_is_taken_back() -> None:
    fold = table()
    before = fold.state.snapshot()
    act(fold, 0)
    assert fold.state.snapshot() != before
    undo(fold, 0)
    assert fold.state.snapshot() == before


def test_of_simultaneous_choices_one_is_taken_back_and_the_others_stand() -> None:
    fold, without = table(), table()
    act(fold, 0)
    act(fold, 1)
    act(without, 1)
    undo(fold, 0)
    assert fold.state.snapshot() == without.state.snapshot()
    assert fold.state.to_act() == [0, 2]


def test_a_choice_can_be_undone_and_changed_repeatedly() -> None:
    fold, straight = table(), table()
    for nth in (0, 1, 0, 1):
        act(fold, 0, nth)
        undo(fold, 0)
    act(fold, 0, 2)
    act(straight, 0, 2)
    assert fold.state.snapshot() == straight.state.snapshot()


def test_once_all_have_chosen_the_choices_stand() -> None:
    fold = table()
    for seat in (2, 0, 1):
        act(fold, seat)
    for seat in range(3):
        assert fold.why_not_undo(seat) == "something has come to light since then, so it stands"
    with pytest.raises(InvalidJournal, match="something has come to light"):
        undo(fold, 0)


def test_an_action_that_a_later_one_depends_on_cannot_be_undone() -> None:
    fold = table()
    for seat in (0, 1, 2, 0, 1):  # three choices, then seats 0 and 1 light
        act(fold, seat)
    assert fold.why_not_undo(0) == "others have gone on from there, so it stands"
    assert fold.why_not_undo(1) is None
    undo(fold, 1)
    assert fold.state.to_act() == [1]
    assert fold.why_not_undo(0) == "others have gone on from there, so it stands", "what seat 1 showed cannot be unseen"


def test_there_must_be_something_to_take_back() -> None:
    fold = table()
    act(fold, 0)
    assert fold.why_not_undo(1) == "there is nothing to take back"
    undo(fold, 0)
    with pytest.raises(InvalidJournal, match="there is nothing to take back"):
        undo(fold, 0)


def test_a_refused_line_changes_nothing() -> None:
    fold = table()
    act(fold, 0)
    before = fold.state.snapshot()
    for entry in (Entry(0, "keep 1"), Entry(1, "undo"), Entry(9, "keep 1"), Entry(1, "dance")):
        assert fold.why_not(entry) is not None
        with pytest.raises(InvalidJournal):
            fold.play(entry)
    assert fold.state.snapshot() == before


def test_a_resignation_stands() -> None:
    fold = table(2)
    act(fold, 0)
    fold.play(Entry(0, "resign"))
    assert fold.state.to_act() == []
    assert fold.state.winners() == [1]
    assert fold.why_not_undo(0) == "there is nothing to take back"
    assert fold.why_not(Entry(1, "resign")) == "the game is over"
