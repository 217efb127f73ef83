"""A fault in the rules freezes one table, and no other."""

import pytest

from tests.server import peaks
from tests.server.clients import Build, House
from tests.server.postgres import on_both

pytestmark = on_both


@pytest.mark.parametrize("fault", [peaks.STUMBLE, peaks.GO_BLIND])
def test_a_fault_freezes_its_table_only(build: Build, fault: int) -> None:
    house = build()
    table, ann, bob = house.pair(fragile=True)
    _, eve, _ = house.pair()
    ann.play(fault)
    for screen in (bob, house.screen(table)):
        seen = screen.until(lambda seen: seen["phase"] == "frozen")
        assert (seen["view"], seen["legal"]) == (None, [])
        assert [player["name"] for player in seen["players"]] == ["Ann", "Bob"]
    bob.play(0)
    assert bob.refusal() == "we have made a mistake in the rules, so this table is frozen; its journal is whole"
    assert eve.play_first()["seq"] == 1
    assert house.http.get(f"/api/tables/{table}").json()["phase"] == "frozen"
    assert "Traceback" not in ann.received + bob.received
    assert house.stop() == 0
    assert house.log.read_text().count("Traceback") == 1


def test_a_line_that_faults_is_not_written_and_a_restart_tries_again(build: Build) -> None:
    house = build()
    table, ann, bob = house.pair(fragile=True)
    bob.play_first()
    ann.until(lambda seen: seen["seq"] == 1)
    ann.play(peaks.STUMBLE)
    ann.refusal()
    house.kill()
    house = build()
    assert house.screen(table, ann.token).play_first()["seq"] == 2


def test_a_journal_that_cannot_be_played_freezes_its_table(build: Build) -> None:
    house = build()
    table, ann, bob = house.pair(fragile=True)
    ann.play(peaks.GO_BLIND)
    bob.until(lambda seen: seen["phase"] == "frozen")
    house.kill()
    house = build()
    assert house.screen(table, ann.token).seen["phase"] == "frozen"
    assert house.pair()[1].seen["phase"] == "playing"


def test_a_frozen_table_has_no_rematch_and_no_journal(house: House) -> None:
    table, ann, bob = house.pair(fragile=True)
    ann.play(peaks.STUMBLE)
    bob.until(lambda seen: seen["phase"] == "frozen")
    assert house.http.get(f"/api/tables/{table}/journal").status_code == 403
