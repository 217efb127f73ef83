"""Options, and invalid values that are refused."""

import pytest

from roji.games.takenoko import GAME
from tests.games.takenoko.tables import look


def test_the_game_as_it_comes_out_of_the_box() -> None:
    assert GAME.options() == GAME.Options(advanced=False, gardener_exact=True, unlimited_bamboo=False)


def test_unlimited_bamboo_shows_no_stock() -> None:
    assert look(GAME.new(2, 1, unlimited_bamboo=True), 0).stocks.bamboo is None
    assert look(GAME.new(2, 1), 0).stocks.bamboo is not None


@pytest.mark.parametrize(
    "wrong",
    [{"advanced": "yes"}, {"advanced": 1}, {"gardener_exact": None}, {"gardener_exact": "true"}, {"unlimited_bamboo": [True]}],
    ids=str,
)
def test_an_invalid_value_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=f"^Takenoko: .*{next(iter(wrong))}"):
        GAME.new(2, 1, **wrong)


def test_an_unknown_option_is_named() -> None:
    with pytest.raises(ValueError, match=r"^Takenoko has no option 'chibis'; it has advanced, gardener_exact, unlimited_bamboo$"):
        GAME.new(2, 1, chibis=True)
