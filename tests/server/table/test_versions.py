"""Games begun under older rules continue where possible, and otherwise stay readable."""

import sqlalchemy as sa

from roji.core.journal.fold import read as read_journal
from roji.core.journal.fold import replay
from roji.server.table.versions import CHANGED
from tests.server import peaks
from tests.server.clients import Build, bearer, read
from tests.server.postgres import on_both
from tests.server.store.test_tables import opened

pytestmark = on_both
OLDER = "UPDATE tables SET version = 0"


def test_a_game_of_older_rules_continues_if_the_current_ones_allow_its_lines(build: Build, database: str) -> None:
    house = build()
    table, ann, bob = house.pair(rounds=1)
    ann.play_first()
    house.kill()
    with opened(database) as db:
        db.execute(sa.text(OLDER))
    house = build()
    again = house.screen(table, bob.token)
    assert [event["seq"] for event in again.story] == [1]
    assert again.play_first()["phase"] == "over"
    told = read_journal(house.http.get(f"/api/tables/{table}/journal").text)
    *_, (_, state) = replay(peaks.GAME, told)
    assert state.scores() == again.seen["scores"]


def test_a_game_that_the_present_rules_do_not_allow_is_closed_and_can_be_read(build: Build, database: str) -> None:
    house = build()
    table, ann, bob = house.pair()
    bob.play_first()
    ann.until(lambda seen: seen["seq"] == 1)
    ann.play_first()
    house.kill()
    with opened(database) as db:
        written = db.execute(sa.text("SELECT text FROM journal WHERE seq = 1")).scalar_one()
        db.execute(sa.text(OLDER))
        db.execute(sa.text("UPDATE journal SET chain = NULL"))
        db.execute(sa.text("UPDATE journal SET text = 'climb 7' WHERE seq = 1"))
    house = build()
    seen = house.screen(table, ann.token).seen
    assert (seen["phase"], seen["view"], seen["legal"], read(seen["closed"])) == ("closed", None, [], CHANGED)
    screen = house.screen(table, ann.token)
    screen.play(0, nth=1)
    assert screen.refusal() == CHANGED
    told = read_journal(house.http.get(f"/api/tables/{table}/journal").text)
    assert (told.header.version, told.entries[0].text, len(told.entries)) == (0, "climb 7", 2)
    watched = house.http.get(f"/api/tables/{table}/replay")
    assert (watched.status_code, read(watched.json()["sentence"])) == (422, CHANGED)
    again = house.http.post(f"/api/tables/{table}/rematch", headers=bearer(ann.token))
    assert again.json()["phase"] == "playing", "the same people may begin anew"
    house.kill()
    with opened(database) as db:
        db.execute(sa.text("UPDATE journal SET text = :written WHERE seq = 1"), {"written": written})
    closed = build().screen(table, ann.token).seen
    assert (closed["phase"], closed["legal"]) == ("closed", []), "its secret was told, so it never goes on"


def test_a_game_that_would_have_ended_differently_is_closed(build: Build, database: str) -> None:
    house = build()
    table, ann, _ = house.pair()
    ann.play_first()
    house.kill()
    with opened(database) as db:
        db.execute(sa.text("UPDATE tables SET version = 0, phase = 'over'"))
    house = build()
    assert house.screen(table).seen["phase"] == "closed"
