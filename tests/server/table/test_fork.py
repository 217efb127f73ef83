"""Forks: a new table continues a finished game with the same cards, and bots at the other seats."""

from typing import Any

import httpx
import pytest

from roji.core.journal.fold import read as read_journal
from tests.server.clients import Build, House, read
from tests.server.table.test_replay import finished, recorded, replay

AT_ONCE = {"line": 3, "seat": 0, "name": "Ann", "level": "any"}


def fork(house: House, table: str, **asked: Any) -> httpx.Response:
    return house.http.post(f"/api/tables/{table}/fork", json={**AT_ONCE, **asked})


def test_a_fork_begins_as_things_stood_and_is_played_to_the_end(house: House) -> None:
    table, *_ = finished(house)
    taken = fork(house, table, line=0).json()
    ann = house.screen(taken["table"], taken["token"])
    assert taken["seats"] == [0]
    assert ann.seen["view"]["hand"] == replay(house, table, 0)["steps"][0]["view"]["hand"], "the same cards"
    assert ann.seen["forked"] == {"line": 0, "table": table}
    assert [player["kind"] for player in ann.seen["players"]] == ["person", "bot"]
    ann.play_first()
    assert ann.until(lambda seen: seen["phase"] == "over")["ending"]


def test_undone_lines_are_not_part_of_a_fork(house: House) -> None:
    table, *_ = finished(house)
    taken = fork(house, table, line=3, seat=1).json()
    bob = house.screen(taken["table"], taken["token"])
    assert bob.until(lambda seen: seen["seq"] >= 1)["seat"] == 1
    assert (bob.seen["seq"], bob.seen["to_act"]) == (1, [1]), "of three lines one stands; Ann's bot has chosen already"
    bob.play_first()
    bob.until(lambda seen: seen["phase"] == "over")
    fresh, old = (read_journal(house.http.get(f"/api/tables/{name}/journal").text) for name in (taken["table"], table))
    assert fresh.entries[0] == old.entries[2]
    assert fresh.header == old.header


def test_a_fork_survives_a_crash(build: Build) -> None:
    house = build()
    table, *_ = finished(house)
    taken = fork(house, table, line=3, seat=1).json()
    house.kill()
    house = build()
    bob = house.screen(taken["table"], taken["token"])
    assert (bob.seen["seq"], bob.seen["to_act"], bob.seen["forked"]) == (1, [1], {"line": 3, "table": table})
    bob.play_first()
    assert bob.until(lambda seen: seen["phase"] == "over")


def test_a_game_file_is_played_on_too(build: Build) -> None:
    house, journal = build(), recorded("bossa", 2)
    taken = house.http.post("/api/forks", json={"journal": journal, "line": 12, "seat": 1, "name": "Ann", "level": "any"}).json()
    card = house.http.get(f"/api/tables/{taken['table']}").json()
    assert (card["forked"], card["commitment"]) == ({"line": 12, "table": None}, "")
    house.kill()
    house = build()
    ann = house.screen(taken["table"], taken["token"])
    while ann.until(lambda seen: seen["legal"] or seen["phase"] == "over")["phase"] == "playing":
        ann.play_first()
    ended = house.http.get(f"/api/tables/{taken['table']}/journal").text
    assert read_journal(ended).header.seed == 5
    assert read_journal(ended).entries[:12] == read_journal(journal).entries[:12]


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ({"line": 5}, "this game has 4 lines; there is no line 5"),
        ({"line": -1}, "this game has 4 lines; there is no line -1"),
        ({"line": 4}, "the game is over there; play on from an earlier line"),
        ({"seat": 2}, "there is no seat 2 at this table"),
        ({"seat": -1}, "there is no seat -1 at this table"),
        ({"name": "  "}, "a name has 1 to 24 characters that can be read"),
        ({"level": "genius"}, "there is no bot genius"),
    ],
)
def test_invalid_forks_are_refused(house: House, asked: dict[str, Any], sentence: str) -> None:
    table, *_ = finished(house)
    answer = fork(house, table, **asked)
    assert answer.status_code == 422
    assert sentence in read(answer.json()["sentence"])


def test_a_resigned_seat_cannot_be_continued(house: House) -> None:
    table, ann, bob = house.pair()
    ann.resign()
    bob.until(lambda seen: seen["phase"] == "over")
    answer = fork(house, table, line=1)
    assert answer.status_code == 422
    assert fork(house, table, line=0).status_code == 201


def test_an_unfinished_game_cannot_be_forked(house: House) -> None:
    table, *_ = house.pair()
    assert fork(house, table, line=0).status_code == 403


def test_a_rematch_of_a_fork_is_a_new_game(house: House) -> None:
    table, *_ = finished(house)
    taken = fork(house, table, line=0).json()
    ann = house.screen(taken["table"], taken["token"])
    ann.play_first()
    ann.until(lambda seen: seen["phase"] == "over")
    card = house.http.post(f"/api/tables/{taken['table']}/rematch", headers={"Authorization": f"Bearer {taken['token']}"}).json()
    assert card["forked"] is None
    assert card["commitment"] != house.http.get(f"/api/tables/{table}").json()["commitment"]
