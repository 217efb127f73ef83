"""Reviews of finished games, a few lines per request."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.clients import House, read
from tests.server.table.test_replay import finished, recorded


def review(house: House, **asked: Any) -> httpx.Response:
    return house.http.post("/api/reviews", json=asked)


def test_the_requested_lines_are_reviewed(house: House) -> None:
    table, *_ = finished(house)
    journal = house.http.get(f"/api/tables/{table}/journal").text
    for source in ({"table": table}, {"journal": journal}):
        moments = review(house, first=3, last=4, **source).json()["moments"]
        assert [(moment["line"], moment["seat"]) for moment in moments] == [(3, 0), (4, 1)]
        assert moments[0]["best"] == {"key": "chose-card", "values": {"card": 1}}


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


def test_an_unfinished_game_is_not_reviewed(house: House) -> None:
    table, ann, _ = house.pair()
    ann.play_first()
    assert review(house, table=table, first=1, last=1).status_code == 403


def test_the_findings_equal_those_of_roji_review(house: House, tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text(recorded("ohanami", 2))
    command = [sys.executable, "-m", "roji", "review", str(tmp_path / "game.txt"), "--iterations", "12", "--json"]
    said = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    assert len(said["turning_points"]) == 5
    assert min(abs(turning["change"]) for turning in said["turning_points"]) >= 0.03
    moments = [{**moment, "best": {"key": moment["best"], "values": {}}} for moment in said["moments"]]
    found = house.http.post("/api/findings", json={"moments": moments})
    assert found.json() == {"turnings": said["turning_points"], "verdicts": said["players"]}


def test_moments_that_are_not_of_one_game(house: House) -> None:
    even = [0.5, 0.5]
    told = {"line": 1, "seat": 0, "best": {"key": "", "values": {}}, "revealed": True}
    moment = {**told, "before": even, "chosen": 0.5, "lost": 0.0, "error": 0.0, "after": even}
    assert house.http.post("/api/findings", json={"moments": []}).json() == {"turnings": [], "verdicts": []}
    wrongs: list[dict[str, Any]] = [{"after": [1.0]}, {"seat": 2}, {"seat": -1}, {"before": [], "after": []}, {"lost": 1e300}]
    for wrong in wrongs:
        answer = house.http.post("/api/findings", json={"moments": [moment, {**moment, **wrong}]})
        assert (answer.status_code, read(answer.json()["sentence"])) == (422, "these moves are not all from one game")


def test_a_moment_with_more_seats_than_any_game_has_is_refused_before_any_work(house: House) -> None:
    moment = {
        "line": 1,
        "seat": 0,
        "before": [0.5] * 17,
        "chosen": 0.5,
        "best": {"key": "stayed"},
        "lost": 0.0,
        "error": 0.0,
        "revealed": False,
        "after": [0.5] * 17,
    }
    answer = house.http.post("/api/findings", json={"moments": [moment]})
    assert answer.status_code == 400
    assert "length <= 16" in answer.text
