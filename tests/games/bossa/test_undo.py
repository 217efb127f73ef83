"""Undo: ruling A2."""

import pytest

from roji.core.journal.fold import UNDO, Entry, Fold, Header
from roji.games.bossa import GAME
from tests.games.bossa.tables import hand, look, markers, offers, phase

STANDS = "something has come to light since then, so it stands"


def begin(**options: object) -> Fold:
    return Fold(GAME, Header("bossa", GAME.version, 2, options, seed=3))


def play(fold: Fold, seat: int, *lines: str) -> None:
    for line in lines:
        fold.play(Entry(seat, line))


def to_first_turn(fold: Fold) -> int:
    """The higher roller takes the first play, the other a line."""
    higher = fold.state.actor()
    play(fold, higher, "open first")
    play(fold, 1 - higher, "line white")
    return higher


def first_offer(fold: Fold, seat: int, word: str) -> str:
    return next(line for line in offers(fold.state, seat) if line.startswith(word))


@pytest.mark.parametrize("chips", [False, True])
def test_ruling_a2_a_line_chosen_stands_since_hands_are_opened(chips: bool) -> None:
    fold = begin(chips=chips)
    higher = fold.state.actor()
    play(fold, higher, "open white")
    assert fold.why_not_undo(higher) == STANDS


@pytest.mark.parametrize("chips", [False, True])
def test_ruling_a2_so_does_the_line_of_the_lower_roller(chips: bool) -> None:
    fold = begin(chips=chips)
    higher = to_first_turn(fold)
    assert fold.why_not_undo(1 - higher) == STANDS


def test_ruling_a2_taking_the_first_play_can_be_taken_back() -> None:
    fold = begin()
    higher = fold.state.actor()
    play(fold, higher, "open first", UNDO)
    assert phase(fold.state) == "open"
    play(fold, higher, "open first")
    play(fold, 1 - higher, "line white")
    for seat in (higher, 1 - higher):
        assert fold.why_not_undo(seat) is not None


def test_ruling_a2_every_step_of_a_row_can_be_taken_back_until_it_is_complete() -> None:
    fold = begin()
    seat = to_first_turn(fold)
    before = fold.state.snapshot()
    play(fold, seat, first_offer(fold, seat, "place"))
    steps = 1
    while "done" not in offers(fold.state, seat):
        play(fold, seat, first_offer(fold, seat, "use"))
        steps += 1
    play(fold, seat, *[UNDO] * steps)
    assert fold.state.snapshot() == before
    assert fold.why_not_undo(seat) is not None, "the drawn tile has come to light"


def test_ruling_a2_a_complete_row_stands() -> None:
    fold = begin()
    seat = to_first_turn(fold)
    play(fold, seat, first_offer(fold, seat, "place"))
    while "done" not in offers(fold.state, seat):
        play(fold, seat, first_offer(fold, seat, "use"))
    play(fold, seat, "done")
    assert fold.state.actor() == 1 - seat
    assert fold.why_not_undo(seat) == STANDS


def test_ruling_a2_an_exchange_can_be_taken_back_until_a_tile_is_taken() -> None:
    fold = begin()
    seat = to_first_turn(fold)
    before = hand(fold.state, seat)
    play(fold, seat, f"exchange {before[0]}", UNDO)
    assert hand(fold.state, seat) == before
    assert markers(fold.state, seat) == "redraw exchange stack"
    play(fold, seat, f"exchange {before[0]}", f"take {hand(fold.state, 1 - seat)[0]}")
    assert fold.why_not_undo(seat) == STANDS


def test_ruling_a2_a_redraw_stands() -> None:
    fold = begin()
    seat = to_first_turn(fold)
    play(fold, seat, first_offer(fold, seat, "redraw"))
    assert fold.why_not_undo(seat) == STANDS


def test_ruling_a2_a_chip_can_be_taken_back_until_both_have_chosen() -> None:
    fold = begin(chips=True)
    to_first_turn(fold)
    play(fold, 0, "keep doubler", UNDO)
    assert not look(fold.state, 1).players[0].chosen
    play(fold, 0, "keep inverter")
    play(fold, 1, "keep doubler")
    assert [player.chip for player in look(fold.state).players] == ["inverter", "doubler"]
    for seat in (0, 1):
        assert fold.why_not_undo(seat) == STANDS
