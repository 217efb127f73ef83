"""Rehearsals: all chance is derived from one word, so that a test or demonstration is repeatable."""

from typing import Any

import pytest

from roji.server.settings import Settings
from tests.server.clients import Build, House


def played(house: House) -> list[Any]:
    """The scores and the final view of a game with bots."""
    made = house.create("Ann", "bot any", "bot any", game="ohanami")
    ann = house.screen(made["table"], made["token"])
    while ann.until(lambda seen: seen["legal"] or seen["phase"] == "over")["phase"] == "playing":
        ann.play_first()
    ended: list[Any] = [ann.seen["score"], ann.seen["view"]]
    return ended


def test_tables_set_alike_are_played_alike(build: Build) -> None:
    house = build(rehearsal="moss")
    assert played(house) == played(house)


def test_another_word_deals_another_game(build: Build) -> None:
    house = build(rehearsal="moss")
    first = played(house)
    house.kill()
    assert first != played(build(rehearsal="stone"))


def test_without_a_word_no_two_games_are_alike(house: House) -> None:
    assert played(house) != played(house)


@pytest.mark.parametrize("listening", ["lan", "public"])
def test_rehearsals_are_only_for_local_servers(listening: Any) -> None:
    with pytest.raises(ValueError, match="on this computer only"):
        Settings(listening=listening, public_url="https://roji.example", rehearsal="moss")
