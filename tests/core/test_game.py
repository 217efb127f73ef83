"""A game as a value: options, seats and new games."""

from dataclasses import replace
from typing import Annotated

import msgspec
import pytest

import roji
from roji.core.luck import Luck
from tests.every_game.lanterns_game import lanterns

GAME = lanterns()


def test_options_are_checked_by_name_and_value() -> None:
    assert GAME.options(rounds=2) == GAME.Options(rounds=2)
    with pytest.raises(ValueError, match="Lanterns has no option 'laps'; it has rounds, turning, worth"):
        GAME.options(laps=3)
    with pytest.raises(ValueError, match=r"Lanterns: .*rounds"):
        GAME.options(rounds=3)


@pytest.mark.parametrize("giant", [10**5000, "x" * 9000, ["x"] * 9000], ids=["number", "text", "list"])
def test_a_very_long_option_value_is_shortened_in_the_message(giant: object) -> None:
    with pytest.raises(ValueError, match=r"^Lanterns: rounds .*…$") as refused:
        GAME.options(rounds=giant)
    assert len(str(refused.value)) < 200


@pytest.mark.parametrize("seats", [-1, 0, 1, 4, 100])
def test_a_wrong_number_of_players_is_refused(seats: int) -> None:
    with pytest.raises(ValueError, match=f"Lanterns is for 2 to 3 players, not {seats}"):
        GAME.new(seats=seats)


def test_how_many_can_play_reads_well() -> None:
    assert lanterns(seats=range(2, 5)).players() == "2 to 4 players"
    assert lanterns(seats=range(2, 3)).players() == "2 players"
    assert lanterns(seats=range(1, 2)).players() == "1 player"


def test_the_same_seed_deals_the_same_game_and_no_seed_another() -> None:
    assert GAME.new(seed=7).snapshot() == GAME.new(seats=2, seed=7).snapshot() == GAME.start(2, GAME.options(), Luck(7)).snapshot()
    assert GAME.new().snapshot() != GAME.new().snapshot()


def test_a_game_is_found_by_its_name() -> None:
    for game in roji.all_games():
        assert roji.game(game.name) is game
    with pytest.raises(ValueError, match=r"there is no game 'chess'; there is .*ohanami"):
        roji.game("chess")


def test_games_can_be_kept_in_a_set() -> None:
    assert {game.name for game in set(roji.all_games())} == {game.name for game in roji.all_games()}
    assert lanterns() in {GAME}
    assert {roji.game("bonsai"): 1}[roji.game("bonsai")] == 1


def test_a_game_can_be_imported_by_its_path() -> None:
    import roji.games.zen as zen  # a name of `roji` itself must not hide the package of games

    assert zen.GAME is roji.game("zen")


class Handed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hand: Annotated[int, msgspec.Meta(ge=3, le=6)] = 4


@pytest.mark.parametrize("said", [2, 7, "many"])
def test_an_option_that_is_a_number_says_within_which_bounds(said: object) -> None:
    game = replace(GAME, Options=Handed)
    with pytest.raises(ValueError, match=f"^{GAME.title}: hand is a number from 3 to 6, not {said!r}$"):
        game.options(hand=said)
