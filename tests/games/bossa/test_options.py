"""Options, and invalid values that are refused."""

import pytest

from roji.games.bossa import GAME
from tests.games.bossa.tables import look


def test_the_rules_of_2023_unless_chosen_otherwise() -> None:
    assert GAME.new(2, 1).snapshot()["options"] == {"chips": False, "row_size": "2023", "stack": "one_layer"}


def test_all_options_go_together() -> None:
    for chips in (False, True):
        for row_size in ("2023", "classic", "loose"):
            for stack in ("one_layer", "many_layers"):
                chosen = {"chips": chips, "row_size": row_size, "stack": stack}
                assert GAME.new(2, 1, **chosen).snapshot()["options"] == chosen


@pytest.mark.parametrize(
    "wrong",
    [
        {"chips": "yes"},
        {"chips": 1},
        {"row_size": "2021"},
        {"row_size": 2023},
        {"row_size": ""},
        {"row_size": None},
        {"stack": "two_layers"},
        {"stack": True},
    ],
    ids=str,
)
def test_an_invalid_value_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=f"^Bossa: .*{next(iter(wrong))}"):
        GAME.new(2, 1, **wrong)


def test_an_unknown_option_is_named() -> None:
    with pytest.raises(ValueError, match=r"^Bossa has no option 'speed'; it has chips, row_size, stack$"):
        GAME.new(2, 1, speed="fast")


def test_ruling_r20_there_is_no_game_with_hands_open_from_the_start() -> None:
    for seed in range(20):
        for options in ({}, {"chips": True, "row_size": "classic", "stack": "many_layers"}):
            seen = look(GAME.new(2, seed, **options), None)
            assert [player.hand for player in seen.players] == [None, None]
            assert not seen.open_hands
