"""Going back by agreement: every line after a point is dropped, and the remaining lines are final."""

import pytest

import roji
from roji.core.journal.fold import Entry, Fold, Header, InvalidJournal, Journal, read, replay, write
from tests.core.journal.test_undo import GAME, act, table, undo


def back(fold: Fold, seat: int, left: int) -> None:
    fold.play(Entry(seat, f"back {left}"))


def played() -> tuple[Fold, list[dict[str, object]]]:
    """Three choices, which are then revealed, and two lights; with the snapshot after each number of lines."""
    fold = table()
    snapshots = [fold.state.snapshot()]
    for seat in (0, 1, 2, 0, 1):
        act(fold, seat)
        snapshots.append(fold.state.snapshot())
    return fold, snapshots


@pytest.mark.parametrize("left", range(5))
def test_the_game_is_as_it_was_even_before_something_came_to_light(left: int) -> None:
    fold, snapshots = played()
    lines = fold.standing()
    back(fold, 1, left)
    assert fold.state.snapshot() == snapshots[left]
    assert fold.standing() == lines[:left]


def test_whether_something_was_revealed_since_is_known_beforehand() -> None:
    fold, _ = played()
    assert [fold.reveals_after(left) for left in range(6)] == [True, True, True, False, False, False]


def test_the_same_cards_come_again() -> None:
    fold, snapshots = played()
    lines = fold.standing()
    back(fold, 0, 1)
    for entry in lines[1:]:
        fold.play(entry)
    assert fold.state.snapshot() == snapshots[-1]


def test_remaining_lines_are_final_and_later_ones_can_be_undone() -> None:
    fold, _ = played()
    back(fold, 1, 4)
    assert fold.why_not_undo(0) == "the table went back to this point together, so it stands"
    before = fold.state.snapshot()
    act(fold, 1)
    assert fold.why_not_undo(1) is None
    undo(fold, 1)
    assert fold.state.snapshot() == before


def test_lines_that_were_taken_back_do_not_count_and_going_back_goes_further_back() -> None:
    fold = table()
    act(fold, 0)
    undo(fold, 0)
    act(fold, 1)
    act(fold, 0, 1)
    one = [line.line for line in fold.kept()]
    assert one == [3, 4]
    back(fold, 0, 1)
    assert [line.line for line in fold.kept()] == [3]
    act(fold, 2)
    assert [line.line for line in fold.kept()] == [3, 6]
    back(fold, 2, 0)
    assert fold.state.snapshot() == table().state.snapshot()


@pytest.mark.parametrize("left", [5, 6, 999_999_999])
def test_there_must_be_something_to_go_back_from(left: int) -> None:
    fold, _ = played()
    assert fold.why_not(Entry(0, f"back {left}")) == "there is nothing after that point to go back from"


@pytest.mark.parametrize(
    "text", ["back", "back ", "back -1", "back 01", "back 1 ", "back  1", "back ١", "back x", "Back 1", "back " + "9" * 5000]
)
def test_malformed_back_lines_are_refused(text: str) -> None:
    fold, snapshots = played()
    assert fold.why_not(Entry(0, text)) is not None
    with pytest.raises(InvalidJournal):
        fold.play(Entry(0, text))
    assert fold.state.snapshot() == snapshots[-1]


def test_a_resignation_is_final_and_a_seat_that_resigned_cannot_propose() -> None:
    fold = Fold(roji.game("ohanami"), Header("ohanami", 1, 3, {}, 7))
    for seat in (0, 1, 2):
        fold.play(Entry(seat, fold.game.text(fold.state.legal(seat)[0])))
    fold.play(Entry(0, "resign"))
    assert fold.why_not(Entry(1, "back 2")) == "somebody has resigned since then, and a resignation stands"
    assert fold.why_not(Entry(0, "back 4")) == "you have resigned"
    fold.play(Entry(2, fold.game.text(fold.state.legal(2)[0])))
    back(fold, 1, 4)
    assert fold.standing()[-1] == Entry(0, "resign")


def test_after_the_end_going_back_is_refused() -> None:
    fold = table(2)
    act(fold, 0)
    fold.play(Entry(1, "resign"))
    assert fold.why_not(Entry(0, "back 0")) == "the game is over"


def test_a_copy_goes_back_alone() -> None:
    fold, snapshots = played()
    twin = fold.copy()
    back(twin, 0, 2)
    act(twin, 2)
    assert [line.line for line in twin.kept()] == [1, 2, 7]
    assert fold.state.snapshot() == snapshots[-1]
    assert len(fold.standing()) == 5


def test_a_journal_that_goes_back_is_written_read_and_played_again() -> None:
    fold, _ = played()
    journal = Journal(fold.header, [*fold.standing(), Entry(1, "back 1"), Entry(1, "undo")])
    again = read(write(journal))
    assert again == journal
    with pytest.raises(InvalidJournal, match="line 7, '1 undo': there is nothing to take back"):
        list(replay(GAME, again))
    *_, (last, state) = replay(GAME, Journal(fold.header, journal.entries[:-1]))
    assert last == Entry(1, "back 1")
    assert state.to_act() == [1, 2]


def test_the_header_alone_is_a_journal_to_go_back_from_too() -> None:
    fold = Fold(GAME, Header("lanterns", 1, 3, {}, 7))
    assert fold.why_not(Entry(0, "back 0")) == "there is nothing after that point to go back from"
