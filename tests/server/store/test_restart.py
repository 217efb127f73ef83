"""After a crash nothing confirmed is lost, and everybody can continue."""

from roji.core.journal.fold import UNDO
from roji.server.store.schema import metadata
from tests.server.clients import Asker, Build
from tests.server.postgres import on_both
from tests.server.store.test_tables import opened

LONG_JOURNAL = 30_000  # lines, which take a second to replay

pytestmark = on_both


def test_both_continue_after_a_crash(build: Build) -> None:
    house = build()
    table, ann, bob = house.pair()
    ann.play_first()
    bob.play_first()
    ann.until(lambda seen: seen["seq"] == 2)
    ann.play_first()
    ann.undo()
    ann.wait(lambda seen: seen["nth"] == 3)
    bob.until(lambda seen: seen["seq"] == 4)
    house.kill()

    house = build()
    again = [house.screen(table, guest.token) for guest in (ann, bob)]
    for before, after in zip((ann, bob), again, strict=True):
        for part in ("seq", "nth", "view", "legal", "scores", "to_act", "can_undo"):
            assert after.seen[part] == before.seen[part], part
        assert after.story == before.story
    again[0].play_first()
    again[1].play_first()
    assert again[0].until(lambda seen: seen["seq"] == 6)["view"]["shown"] == again[1].seen["view"]["shown"]
    house.stop()


def test_gathering_and_finished_tables_survive_a_restart(build: Build) -> None:
    house = build()
    gathering = house.create("Ann", "open")
    over, ann, bob = house.pair(rounds=1)
    ann.play_first()
    bob.play_first()
    journal = house.http.get(f"/api/tables/{over}/journal").text
    house.kill()

    house = build()
    assert house.http.get(f"/api/tables/{over}/journal").text == journal
    house.join(gathering["table"], "Eve")
    assert house.screen(gathering["table"], gathering["token"]).seen["phase"] == "playing"
    house.stop()


def test_bots_continue_by_themselves_after_a_restart(build: Build, asker: Asker) -> None:
    house = build()
    made = house.create("Ann", "bot asker")
    asker.thinks()
    house.kill()
    house = build()
    asker.thinks()  # although no client has opened the table
    asker.go_on()
    assert house.screen(made["table"], made["token"]).until(lambda seen: seen["to_act"] == [0])["seq"] == 1


def test_a_server_with_screens_and_bots_stops_at_ctrl_c(build: Build) -> None:
    house = build()
    made = house.create("Ann", "bot any")
    house.screen(made["table"], made["token"]).until(lambda seen: seen["to_act"] == [0])
    assert house.stop() == 0
    assert house.log.read_text() == ""


def test_a_cold_table_is_replayed_beside_the_loop(build: Build, database: str) -> None:
    """Otherwise a long replay would block other clients. The watchdog counts only the loop's own CPU time."""
    house = build()
    table, ann, _ = house.pair()
    text = ann.seen["legal"][0]["text"]
    house.kill()
    lines = [{"table_id": table, "seq": seq, "seat": 0, "text": UNDO if seq % 2 == 0 else text} for seq in range(1, LONG_JOURNAL + 1)]
    with opened(database) as db:
        db.execute(metadata.tables["journal"].insert(), lines)
    again = build(stall_ms=300)
    assert again.screen(table, ann.token).seen["seq"] == LONG_JOURNAL
    assert again.stop() == 0
    assert "the event loop was held" not in again.log.read_text()
