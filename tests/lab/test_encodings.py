"""Observation encodings: no leaks, no unused plane, and the declared width, for every game that has planes, with all settings."""

from collections.abc import Callable

import pytest

import roji
from roji.core.game import Game
from roji.testing.settings import SOAK, Setting, settings
from tests.every_game.lanterns import Lanterns
from tests.lab import lantern_observations as sights
from tests.lab.observing import (
    a_later_look_shows_the_same,
    masks_mark_what_is_legal,
    observations_tell_no_secret,
    resigning_tells_no_secret,
    unused_planes,
)

GAMES = [game for game in roji.all_games() if game.planes.width]
TABLES = [table for game in GAMES for table in settings(game)]
SEEDS = range(5) if SOAK else range(1)
Check = Callable[[Setting, int], None]
CHECKS: list[Check] = [observations_tell_no_secret, resigning_tells_no_secret, a_later_look_shows_the_same, masks_mark_what_is_legal]


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_table(check: Check, table: Setting) -> None:
    for seed in SEEDS:
        check(table, seed)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_plane_is_used(game: Game) -> None:
    assert unused_planes(game, range(2)) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_planes_have_a_version_and_fill_the_width(game: Game) -> None:
    planes = game.planes
    assert planes.version >= 1
    assert sum(part.width for part in planes.parts) == planes.width
    assert all(part.meaning and part.width for part in planes.parts)


# --- each of these checks can fail -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_a_sound_sight_passes(check: Check) -> None:
    check(Setting(sights.sighted(sights.Sighted), 3), 1)
    assert unused_planes(sights.sighted(sights.Sighted), [1]) == []


@pytest.mark.parametrize(
    ("kind", "check", "sentence"),
    [
        (sights.Peeking, observations_tell_no_secret, "'turned' tells seat 0 what it may not know"),
        (sights.LookingOver, observations_tell_no_secret, "'own' tells seat [012] what it may not know"),
        (sights.Resentful, resigning_tells_no_secret, "when seat . resigns, 'turned' tells seat 0 what it may not know"),
        (sights.Sprawling, observations_tell_no_secret, "written beside its place"),
        (sights.Careless, a_later_look_shows_the_same, "'.+' shows seat . something else than on a wiped canvas"),
        (sights.Blurred, masks_mark_what_is_legal, "is marked: False"),
    ],
    ids=lambda thing: getattr(thing, "__name__", None),
)
def test_a_faulty_sight_is_caught(kind: type[Lanterns], check: Check, sentence: str) -> None:
    with pytest.raises(AssertionError, match=sentence):
        check(Setting(sights.sighted(kind), 3), 1)


def test_a_plane_that_nothing_is_written_on_is_caught() -> None:
    assert unused_planes(sights.sighted(sights.Dim), [1]) == ["hand"]
