"""Absent players: if the others agree, a bot substitutes until the player returns."""

import sqlite3
from contextlib import closing
from pathlib import Path

from roji.server.time.clock import DAY
from tests.server.clients import Build, House

LIVE = {"type": "live", "seconds": 600}


def test_a_bot_is_offered_for_a_player_who_leaves_and_another_agrees(house: House) -> None:
    table, ann, bob = house.pair()
    ann.send(type="relieve", seat=1)
    assert ann.refusal() == "this player has not left, so no bot can play there"
    bob.send(type="leave", seat=1)
    seen = ann.until(lambda seen: seen["players"][1]["offered"])
    assert seen["players"][1]["leaving"]
    assert seen["players"][1]["stand_in"] == "", "nobody has agreed yet"
    ann.send(type="relieve", seat=1)
    seen = ann.until(lambda seen: seen["seq"] == 1)
    assert seen["players"][1]["stand_in"] == "any"
    assert seen["players"][1]["name"] == "Bob"
    assert seen["to_act"] == [0]
    back = house.screen(table, bob.token)
    back.send(type="back", seat=1)
    back.until(lambda seen: seen["players"][1]["stand_in"] == "")
    ann.play_first()
    back.until(lambda seen: seen["legal"])
    assert back.play_first()["nth"] == 2


def test_a_player_who_acts_has_not_left(house: House) -> None:
    _, ann, bob = house.pair()
    bob.send(type="leave", seat=1)
    ann.until(lambda seen: seen["players"][1]["offered"])
    bob.until(lambda seen: seen["players"][1]["leaving"])
    bob.play_first()
    assert not ann.until(lambda seen: seen["seq"] == 1)["players"][1]["offered"]


def test_without_a_clock_a_closed_page_does_not_cause_a_replacement(build: Build) -> None:
    house = build(away_minutes=0, heartbeat_seconds=0.05)
    _, ann, bob = house.pair()
    bob.close()
    assert not ann.until(lambda seen: not seen["players"][1]["present"])["players"][1]["offered"]


def test_with_a_live_clock_a_bot_is_offered_after_a_while(build: Build) -> None:
    house = build(away_minutes=0.005, heartbeat_seconds=0.05)
    _, ann, bob = house.timed_pair(clock=LIVE)
    assert not ann.seen["players"][1]["offered"]
    bob.close()
    ann.until(lambda seen: seen["players"][1]["offered"])
    ann.send(type="relieve", seat=1)
    assert ann.until(lambda seen: seen["seq"] == 1)["players"][1]["stand_in"] == "any"


def test_after_a_day_of_waiting_a_bot_is_offered_without_a_clock_too(build: Build, tmp_path: Path) -> None:
    house = build()
    table, ann, _ = house.pair()
    ann.play_first()
    house.kill()
    with closing(sqlite3.connect(tmp_path / "roji.sqlite")) as db, db:
        db.execute("UPDATE tables SET touched = touched - ?", (2 * DAY,))
    again = build().screen(table, ann.token)
    assert [player["offered"] for player in again.seen["players"]] == [False, True]


def test_leaving_a_table_of_bots_is_refused(house: House) -> None:
    made = house.create("Ann", "bot any")
    ann = house.screen(made["table"], made["token"])
    ann.send(type="leave", seat=0)
    assert ann.refusal() == "nobody waits for you here: close the page, and come back when you like"


def test_only_own_seats_are_left_and_taken_back_and_onlookers_decide_nothing(house: House) -> None:
    table, ann, bob = house.pair()
    for kind in ("leave", "back"):
        ann.send(type=kind, seat=1)
        assert ann.refusal() == "seat 1 is not yours"
    bob.send(type="leave", seat=1)
    ann.until(lambda seen: seen["players"][1]["offered"])
    onlooker = house.screen(table)
    onlooker.send(type="relieve", seat=1)
    assert onlooker.refusal() == "only players at this table may do that"
    ann.send(type="relieve", seat=7)
    assert ann.refusal() == "there is no seat 7 at this table"
    assert not house.screen(table).seen["players"][1]["stand_in"]


def test_a_substitute_plays_on_after_a_crash(build: Build) -> None:
    house = build()
    table, ann, bob = house.pair()
    bob.send(type="leave", seat=1)
    ann.until(lambda seen: seen["players"][1]["offered"])
    ann.send(type="relieve", seat=1)
    ann.until(lambda seen: seen["seq"] == 1)
    house.kill()
    ann = build().screen(table, ann.token)
    ann.play_first()
    assert ann.until(lambda seen: seen["seq"] == 3)["players"][1]["stand_in"] == "any"
