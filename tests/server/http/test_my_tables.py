"""The list of a browser's own tables, closing abandoned tables, and limits on new ones."""

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from roji.server.time.clock import DAY, HOUR, now_ms
from tests.server.clients import Build, House, bearer, read
from tests.server.postgres import on_both
from tests.server.store.test_tables import opened


def mine(house: House, *keys: tuple[str, str]) -> list[dict[str, Any]]:
    answer = house.http.post("/api/mine", json={"keys": [{"table": table, "token": token} for table, token in keys]})
    assert answer.status_code == 200, answer.text
    return list(answer.json()["tables"])


def grow_old(folder: Path, days: float) -> None:
    with closing(sqlite3.connect(folder / "roji.sqlite")) as db, db:
        db.execute("UPDATE tables SET touched = touched - ?", (int(days * DAY),))


def test_my_turn_comes_first_and_what_is_over_last(house: House) -> None:
    over, ann, bob = house.pair(rounds=1)
    ann.play_first()
    bob.until(lambda seen: seen["seq"] == 1)
    bob.play_first()
    gathering = house.create("Ann", "open")
    waiting, ann_waits, _ = house.pair()
    ann_waits.play_first()
    turn, ann_acts, _ = house.timed_pair(clock={"type": "days", "days": 2})
    keys = [(over, ann.token), (gathering["table"], gathering["token"]), (waiting, ann_waits.token), (turn, ann_acts.token)]
    found = mine(house, *keys)
    assert [one["table"] for one in found] == [turn, waiting, gathering["table"], over]
    assert [one["mine"] for one in found] == [True, False, False, False]
    assert [one["phase"] for one in found] == ["playing", "playing", "gathering", "over"]
    assert found[0]["players"][0]["left_ms"] > DAY
    assert (found[1]["to_act"], found[1]["yours"]) == ([1], [0])


def test_only_tables_with_a_correct_token_are_listed(house: House) -> None:
    table, ann, bob = house.pair()
    other = house.create("Eve", "open")
    assert mine(house, (table, "stolen"), (other["table"], ann.token), ("nosuchtabl", bob.token)) == []
    assert [one["yours"] for one in mine(house, (table, bob.token))] == [[1]]


def test_a_table_that_cannot_be_opened_hides_no_other(build: Build, tmp_path: Path) -> None:
    house = build()
    (lost, ann, _), (table, carl, _) = house.pair(), house.pair()
    house.kill()
    with closing(sqlite3.connect(tmp_path / "roji.sqlite")) as db, db:
        db.execute("UPDATE tables SET game = 'forgotten' WHERE id = ?", (lost,))
    assert [one["table"] for one in mine(build(), (lost, ann.token), (table, carl.token))] == [table]


def test_fifty_tables_may_be_asked_for_at_once_and_no_more(house: House) -> None:
    keys = [{"table": "nosuchtabl", "token": "x"}] * 51
    answer = house.http.post("/api/mine", json={"keys": keys})
    assert answer.status_code == 400
    assert house.http.post("/api/mine", json={"keys": keys[:50]}).json() == {"tables": []}


def test_a_table_that_never_filled_is_closed_after_a_while(build: Build, tmp_path: Path) -> None:
    house = build()
    old = house.create("Ann", "open")
    house.kill()
    grow_old(tmp_path, 3)
    house = build()
    seen = house.screen(old["table"], old["token"]).until(lambda seen: seen["phase"] == "closed")
    assert read(seen["closed"]) == "nobody came for a long time, so this table is closed"
    answer = house.http.post(f"/api/tables/{old['table']}/seats", json={"name": "Bob"})
    assert (answer.status_code, read(answer.json()["sentence"])) == (409, read(seen["closed"]))
    assert [one["phase"] for one in mine(house, (old["table"], old["token"]))] == ["closed"]


def test_an_idle_table_is_closed_and_stays_readable(build: Build, tmp_path: Path) -> None:
    house = build()
    table, ann, bob = house.pair()
    ann.play_first()
    house.kill()
    grow_old(tmp_path, 29)
    house = build()
    assert mine(house, (table, ann.token))[0]["phase"] == "playing"
    house.kill()
    grow_old(tmp_path, 2)
    house = build()
    bob = house.screen(table, bob.token)
    seen = bob.until(lambda seen: seen["phase"] == "closed")
    assert read(seen["closed"]).startswith("nobody has moved for a long time")
    assert seen["view"]["hand"]
    assert (seen["to_act"], seen["legal"]) == ([], [])
    bob.play(0)
    assert bob.refusal().startswith("nobody has moved for a long time")
    journal = house.http.get(f"/api/tables/{table}/journal")
    assert (journal.status_code, "show" in journal.text) == (200, True)


def test_the_number_of_new_tables_per_hour_and_address_is_limited(build: Build) -> None:
    house = build(tables_per_hour=2)
    for _ in range(2):
        house.create("Ann", "open")
    answer = house.ask_for("Ann", "open")
    assert answer.status_code == 429
    assert read(answer.json()["sentence"]) == "2 tables in an hour are enough for one address; wait a little"
    house.kill()
    assert build(tables_per_hour=2).ask_for("Ann", "open").status_code == 429, "a restart forgets nothing"


def test_the_number_of_unfinished_tables_per_address_is_limited(build: Build) -> None:
    house = build(open_tables=1)
    table, ann, _ = house.pair()
    answer = house.ask_for("Ann", "open")
    assert answer.status_code == 429
    assert read(answer.json()["sentence"]) == "one of your tables is not over yet; finish it first"
    ann.resign()
    ann.until(lambda seen: seen["phase"] == "over")
    assert house.ask_for("Ann", "open").status_code == 201
    assert house.http.post(f"/api/tables/{table}/rematch", headers=bearer(ann.token)).status_code == 201, "the same people may go on"


def over(house: House) -> tuple[str, str]:
    table, ann, bob = house.pair(rounds=1)
    ann.play_first()
    bob.until(lambda seen: seen["seq"] == 1)
    bob.play_first()
    ann.until(lambda seen: seen["phase"] == "over")
    return table, ann.token


def test_finished_tables_are_listed_with_result_and_date(house: House) -> None:
    before = now_ms()
    table, token = over(house)
    [one] = mine(house, (table, token))
    seen = house.screen(table, token).until(lambda seen: seen["phase"] == "over")
    assert (one["winners"], one["scores"]) == (seen["winners"], seen["scores"])
    assert len(one["scores"]) == 2
    assert before - HOUR <= one["touched"] <= now_ms()


def test_scores_are_not_listed_before_the_end(house: House) -> None:
    table, ann, _ = house.pair()
    ann.play_first()
    [one] = mine(house, (table, ann.token))
    assert (one["winners"], one["scores"]) == ([], [])


def test_a_table_with_bots_alone_is_closed_by_its_only_player(house: House) -> None:
    made = house.create("Ann", "bot any")
    path = f"/api/tables/{made['table']}/close"
    assert house.http.post(path).status_code == 401
    assert house.http.post(path, headers=bearer("stolen")).status_code == 401
    answer = house.http.post(path, headers=bearer(made["token"]))
    assert (answer.status_code, answer.json()["phase"]) == (200, "closed")
    seen = house.screen(made["table"], made["token"]).until(lambda seen: seen["phase"] == "closed")
    assert read(seen["closed"]) == "the only player has left for good, so this table is closed"
    assert [one["phase"] for one in mine(house, (made["table"], made["token"]))] == ["closed"]
    assert house.http.post(path, headers=bearer(made["token"])).status_code == 200, "asked twice, nothing more happens"


def test_a_closed_table_is_no_open_one_any_more(build: Build) -> None:
    house = build(open_tables=1)
    made = house.create("Ann", "bot any")
    assert house.ask_for("Ann", "bot any").status_code == 429
    house.http.post(f"/api/tables/{made['table']}/close", headers=bearer(made["token"]))
    assert house.ask_for("Ann", "bot any").status_code == 201


def test_a_table_with_other_people_cannot_be_closed(house: House) -> None:
    table, ann, bob = house.pair()
    answer = house.http.post(f"/api/tables/{table}/close", headers=bearer(ann.token))
    assert (answer.status_code, read(answer.json()["sentence"])) == (409, "other people play at this table, so it stays open")
    assert [one["phase"] for one in mine(house, (table, bob.token))] == ["playing"]


def test_closing_does_not_change_a_finished_table(house: House) -> None:
    table, token = over(house)
    answer = house.http.post(f"/api/tables/{table}/close", headers=bearer(token))
    assert (answer.status_code, answer.json()["phase"]) == (200, "over")


@on_both
def test_requests_at_the_same_time_do_not_pass_the_limit(build: Build) -> None:
    house = build(tables_per_hour=5)
    with ThreadPoolExecutor(20) as guests:
        answers = list(guests.map(lambda _: house.ask_for("Ann", "open").status_code, range(40)))
    assert sorted(answers) == [201] * 5 + [429] * 35


def test_rematches_count_as_tables(build: Build) -> None:
    house = build(tables_per_hour=3)
    made = house.create("Ann", "bot any", rounds=1)
    for _ in range(2):
        ann = house.screen(made["table"], made["token"])
        ann.resign()
        ann.until(lambda seen: seen["phase"] == "over")
        answer = house.http.post(f"/api/tables/{made['table']}/rematch", headers=bearer(made["token"]))
        assert answer.status_code == 201
        made = {**made, "table": answer.json()["table"]}
    ann = house.screen(made["table"], made["token"])
    ann.resign()
    ann.until(lambda seen: seen["phase"] == "over")
    answer = house.http.post(f"/api/tables/{made['table']}/rematch", headers=bearer(made["token"]))
    assert answer.status_code == 429
    assert read(answer.json()["sentence"]) == "3 tables in an hour are enough for one address; wait a little"


@on_both
def test_a_list_of_tables_after_a_restart_reads_no_journal(build: Build, database: str) -> None:
    house = build()
    finished, playing, waits = over(house), house.pair(), house.create("Ann", "open")
    playing[1].play_first()
    keys = [finished, (playing[0], playing[1].token), (playing[0], playing[2].token), (waits["table"], waits["token"])]
    before = [mine(house, key) for key in keys]
    house.kill()
    with opened(database) as db:
        db.execute(sa.text("UPDATE journal SET text = 'nonsense'"))  # replaying it would freeze the table
    again = build()
    after = [mine(again, key) for key in keys]
    for [one] in [*before, *after]:
        one["touched"] = 0  # shifted by the server's downtime
        for player in one["players"]:
            player["present"] = False
    assert after == before


def test_lines_from_before_lists_read_no_journal_are_played_again(build: Build, database: str) -> None:
    house = build()
    table, ann, _ = house.pair()
    ann.play_first()
    house.kill()
    with opened(database) as db:
        db.execute(sa.text("UPDATE journal SET standing = NULL"))
    assert [one["to_act"] for one in mine(build(), (table, ann.token))] == [[1]]
