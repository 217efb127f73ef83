"""Undo: ruling R2."""

from roji.core.journal.fold import UNDO, Entry, Fold, Header
from roji.games.bonsai import GAME
from tests.games.bonsai.tables import supply, tiles


def begin(seats: int, **options: object) -> Fold:
    return Fold(GAME, Header("bonsai", GAME.version, seats, options, seed=3))


def play(fold: Fold, seat: int, *lines: str) -> None:
    for line in lines:
        fold.play(Entry(seat, line))


def test_ruling_r2_a_placement_can_be_taken_back() -> None:
    fold = begin(2)
    play(fold, 0, "cultivate", "grow wood 0,-1", UNDO, "grow wood 1,-1")
    assert tiles(fold.state, 0) == {"W(1,-1)"}
    assert supply(fold.state, 0) == ""


def test_ruling_r2_so_can_the_whole_turn_until_the_next_player_acts() -> None:
    fold = begin(2)
    play(fold, 0, "cultivate", "grow wood 0,-1", "done", UNDO, UNDO, UNDO)
    assert tiles(fold.state, 0) == set()
    play(fold, 0, "cultivate", "grow wood 0,-1", "done")
    play(fold, 1, "cultivate")
    assert fold.why_not_undo(0) == "others have gone on from there, so it stands"


def test_ruling_r2_a_card_of_the_deck_that_was_turned_up_stays() -> None:
    fold = begin(2)
    play(fold, 0, "meditate 2")
    assert fold.why_not_undo(0) is None
    play(fold, 0, UNDO, "meditate 1")
    while fold.state.actor() == 0:
        play(fold, 0, GAME.text(fold.state.legal(0)[-1]))
    assert fold.why_not_undo(0) == "something has come to light since then, so it stands"


def test_ruling_r2_alone_the_next_turn_may_be_seen_only_once() -> None:
    fold = begin(1)
    play(fold, 0, "cultivate", "done")
    assert fold.why_not_undo(0) == "something has come to light since then, so it stands"
