"""A malformed snapshot is refused with a ValueError that names the place."""

from typing import Any

import pytest

from roji.core.game import Game
from roji.games import OURS
from tests.games.places import Place, changed_at, places_in, without

SNAPSHOTS = [pytest.param(game, game.new(seed=7).snapshot(), id=game.name) for game in OURS]


@pytest.mark.parametrize(("game", "snapshot"), SNAPSHOTS)
def test_a_missing_key_is_refused(game: Game, snapshot: dict[str, Any]) -> None:
    for place in _keys(snapshot):
        with pytest.raises(ValueError, match=r"\S \S"):
            game.restore(without(snapshot, place))


@pytest.mark.parametrize(("game", "snapshot"), SNAPSHOTS)
def test_an_unknown_key_is_refused(game: Game, snapshot: dict[str, Any]) -> None:
    for place in [(), *(place for place, value in places_in(snapshot) if isinstance(value, dict))]:
        with pytest.raises(ValueError, match="weather_of_tomorrow"):
            game.restore(changed_at(snapshot, (*place, "weather_of_tomorrow"), 1))


@pytest.mark.parametrize(("game", "snapshot"), SNAPSHOTS)
def test_a_wrong_type_is_refused(game: Game, snapshot: dict[str, Any]) -> None:
    for place, _ in places_in(snapshot):
        with pytest.raises(ValueError, match=r"\S \S"):
            game.restore(changed_at(snapshot, place, 1.5))


@pytest.mark.parametrize(("game", "snapshot"), SNAPSHOTS)
def test_a_number_out_of_range_is_refused(game: Game, snapshot: dict[str, Any]) -> None:
    for place, value in places_in(snapshot):
        if type(value) is int:
            with pytest.raises(ValueError, match=r"\S \S"):
                game.restore(changed_at(snapshot, place, -9))


@pytest.mark.parametrize("game", [pytest.param(game, id=game.name) for game in OURS])
@pytest.mark.parametrize("told", [None, 7, [], "seats", {}], ids=str)
def test_a_value_that_is_no_snapshot_is_refused(game: Game, told: Any) -> None:
    with pytest.raises(ValueError, match=r"\S \S"):
        game.restore(told)


def _keys(snapshot: dict[str, Any]) -> list[Place]:
    """The required keys; options are not, because a missing option has its default value."""
    return [place for place, _ in places_in(snapshot) if isinstance(place[-1], str) and place[0] != "options"]
