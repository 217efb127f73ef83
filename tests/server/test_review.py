"""A game that is over, looked at again, a few lines at a time."""

from typing import Any

import httpx
import pytest

from tests.server.clients import House, read
from tests.server.test_replay import finished, recorded


def review(house: House, **asked: Any) -> httpx.Response:
    return house.http.post("/api/reviews", json=asked)


def test_the_lines_asked_for_are_looked_at(house: House) -> None:
    table, *_ = finished(house)
    journal = house.http.get(f"/api/tables/{table}/journal").text
    for source in ({"table": table}, {"journal": journal}):
        moments = review(house, first=3, last=4, **source).json()["moments"]
        assert [(moment["line"], moment["seat"]) for moment in moments] == [(3, 0), (4, 1)]
        assert moments[0]["best"] == {"key": "chose {card}", "values": {"card": 1}}


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ({"first": 0, "last": 3}, "this game has the lines 1 to 4, not 0 to 3"),
        ({"first": 3, "last": 2}, "this game has the lines 1 to 4, not 3 to 2"),
        ({"first": 1, "last": 5}, "this game has the lines 1 to 4, not 1 to 5"),
    ],
)
def test_lines_that_are_not_there(house: House, asked: dict[str, int], sentence: str) -> None:
    table, *_ = finished(house)
    answer = review(house, table=table, **asked)
    assert (answer.status_code, read(answer.json()["sentence"])) == (422, sentence)


def test_too_many_lines_at_once_and_files_that_are_none(house: House) -> None:
    answer = review(house, journal=recorded("bossa", 2), first=1, last=21)
    assert (answer.status_code, read(answer.json()["sentence"])) == (422, "at most 20 lines at once")
    assert review(house, first=1, last=1).status_code == 422
    assert review(house, first=1, last=1, table="aaaaaaaaaa").status_code == 404


def test_a_game_that_goes_on_is_not_looked_at(house: House) -> None:
    table, ann, _ = house.pair()
    ann.play_first()
    assert review(house, table=table, first=1, last=1).status_code == 403
