"""Undo: ruling R2."""

from roji.core.journal.fold import UNDO, Entry, Fold, Header
from roji.games.takenoko import GAME
from tests.games.takenoko.tables import heights, look, offers, phase

COME_TO_LIGHT = "something has come to light since then, so it stands"


def begin(seats: int = 2, **options: object) -> Fold:
    return Fold(GAME, Header("takenoko", GAME.version, seats, options, seed=3))


def play(fold: Fold, seat: int, *lines: str) -> None:
    for line in lines:
        fold.play(Entry(seat, line))


def play_first_offers(fold: Fold, seat: int, *verbs: str) -> None:
    for verb in verbs:
        play(fold, seat, next(line for line in offers(fold.state, seat) if line.split()[0] == verb))


def second_round() -> Fold:
    """Two players have had their first turn; a plot lies at 1,0."""
    fold = begin()
    play_first_offers(fold, 0, "plots", "keep", "under")
    play(fold, 0, "lay 1,0", "channel", "end")
    play(fold, 1, "gardener 1,0", "channel", "end")
    return fold


def test_ruling_r2_drawn_plots_stay_drawn() -> None:
    fold = begin()
    play(fold, 0, "plots")
    assert fold.why_not_undo(0) == COME_TO_LIGHT


def test_ruling_r2_where_and_which_can_be_chosen_again() -> None:
    fold = begin()
    play_first_offers(fold, 0, "plots", "keep", "under")
    play(fold, 0, "lay 1,0", UNDO, "lay 0,1")
    assert [*heights(fold.state)] == ["0,1"]
    play(fold, 0, UNDO, UNDO, UNDO)
    assert phase(fold.state) == "keep"
    assert fold.why_not_undo(0) == COME_TO_LIGHT


def test_ruling_r2_a_drawn_objective_stays_drawn() -> None:
    fold = begin()
    play(fold, 0, "objective panda")
    assert fold.why_not_undo(0) == COME_TO_LIGHT


def test_ruling_r2_a_roll_stays() -> None:
    fold = second_round()
    play(fold, 0, "roll")
    assert fold.why_not_undo(0) == COME_TO_LIGHT


def test_ruling_r2_the_end_of_a_turn_until_the_next_player_acts() -> None:
    fold = begin()
    play(fold, 0, "channel", "objective panda", "end")
    play(fold, 0, UNDO)
    assert fold.state.to_act() == [0]
    play(fold, 0, "end")
    play(fold, 1, "channel")
    assert fold.why_not_undo(0) == "others have gone on from there, so it stands"


def test_ruling_r2_also_before_the_next_player_rolls() -> None:
    fold = second_round()
    play(fold, 1, UNDO, UNDO, UNDO, "panda 1,0", "gardener 1,0", "end")
    assert fold.why_not_undo(1) is None
    play(fold, 0, "roll")
    assert fold.why_not_undo(1) == COME_TO_LIGHT


def test_ruling_r2_moves_channels_and_the_rest() -> None:
    fold = second_round()
    play(fold, 1, UNDO, UNDO, UNDO)
    before = look(fold.state, 1)
    for line in ("panda 1,0", "gardener 1,0", "channel"):
        play(fold, 1, line, UNDO)
        assert look(fold.state, 1) == before


def test_reveals_are_counted() -> None:
    table = GAME.new(2, 1)
    for line, more in (("channel", 0), ("objective panda", 1), ("end", 0)):
        shown = table.reveals()
        table.play(0, GAME.parse(line))
        assert (table.reveals() > shown) == bool(more), line
    shown = table.reveals()
    table.play(1, GAME.parse("plots"))
    assert table.reveals() > shown
