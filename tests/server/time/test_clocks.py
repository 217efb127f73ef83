"""Clocks at real tables: they run out, survive a crash, and stand still while no server runs."""

import signal
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from roji.server.time.clock import DAY, HOUR
from tests.server.clients import Asker, Build, House, ScreenClient, read

SHORT = {"type": "live", "seconds": 1}
LONG = {"type": "live", "seconds": 600, "added": 5}
TWO_DAYS = {"type": "days", "days": 2}
RESIGN = {"do": "resign"}


def clocks(screen: ScreenClient) -> list[tuple[int | None, bool]]:
    return [(player["left_ms"], player["runs"]) for player in screen.seen["players"]]


def shift(folder: Path, ms: int, first: Callable[[], None] = lambda: None) -> None:
    """Simulate downtime: shift all stored times into the past. `first` is called while the write lock is held."""
    with closing(sqlite3.connect(folder / "roji.sqlite")) as db, db:
        db.execute("BEGIN IMMEDIATE")
        first()
        db.execute("UPDATE seats SET deadline = deadline - ?", (ms,))
        db.execute("UPDATE tables SET touched = touched - ?", (ms,))
        db.execute("UPDATE pulse SET at = at - ?", (ms,))


def pulse(folder: Path) -> int:
    """The stored time of the server's last heartbeat."""
    with closing(sqlite3.connect(folder / "roji.sqlite")) as db:
        return int(db.execute("SELECT at FROM pulse").fetchone()[0])


def burn(folder: Path, ms: int) -> None:
    """Simulate passing time while the server runs: shift the deadlines, but not the heartbeat."""
    with closing(sqlite3.connect(folder / "roji.sqlite")) as db, db:
        db.execute("UPDATE seats SET deadline = deadline - ?", (ms,))


def test_heartbeats_are_more_frequent_while_a_clock_is_short(build: Build, tmp_path: Path) -> None:
    house = build(heartbeat_seconds=60)
    house.timed_pair(clock=LONG)
    first, end = pulse(tmp_path), time.monotonic() + 30
    while pulse(tmp_path) == first and time.monotonic() < end:
        house.http.get("/healthz")
    assert pulse(tmp_path) > first, "after half a heartbeat of a table without a clock"


def test_without_a_clock_no_time_is_counted(house: House) -> None:
    _, ann, _ = house.pair()
    assert clocks(ann) == [(None, False), (None, False)]
    assert ann.seen["clock"] is None


def test_both_clocks_run_while_both_choose_and_stop_with_each_choice(house: House) -> None:
    _, ann, bob = house.timed_pair(clock=LONG)
    assert [runs for _, runs in clocks(ann)] == [True, True]
    ann.play_first()
    (mine, still), (theirs, running) = clocks(ann)
    assert (still, running) == (False, True)
    assert mine is not None
    assert theirs is not None
    assert 600_000 < mine <= 605_000, "five seconds were added"
    assert theirs <= 600_000
    assert ann.seen["clock"] == LONG
    bob.until(lambda seen: seen["seq"] == 1)


def test_clocks_begin_with_the_game_and_end_with_it(house: House) -> None:
    made = house.ask_for("Ann", "open", clock=LONG, options={"rounds": 1}).json()
    ann = house.screen(made["table"], made["token"])
    assert clocks(ann) == [(None, False), (None, False)]
    bob = house.screen(made["table"], house.join(made["table"], "Bob"))
    ann.until(lambda seen: seen["phase"] == "playing")
    assert [runs for _, runs in clocks(ann)] == [True, True]
    ann.play_first()
    bob.until(lambda seen: seen["seq"] == 1)
    bob.play_first()
    ann.until(lambda seen: seen["phase"] == "over")
    assert [runs for _, runs in clocks(ann)] == [False, False]


def test_an_undo_gives_no_time(house: House) -> None:
    _, ann, _ = house.timed_pair(clock=LONG)
    for rounds in range(3):
        ann.play_first()
        ann.undo()
        while ann.seen["nth"] < 2 * rounds + 2:
            ann.answer()
    left, runs = clocks(ann)[0]
    assert left is not None
    assert left <= 600_000
    assert runs


def test_time_is_up_and_a_bot_plays_on(house: House) -> None:
    _, ann, bob = house.timed_pair(clock=SHORT, when_gone={"do": "bot", "level": "any"})
    over = ann.until(lambda seen: seen["phase"] == "over")
    assert over["seq"] == 6, "two bots have played three rounds"
    assert [player["stand_in"] for player in over["players"]] == ["any", "any"]
    assert [player["name"] for player in over["players"]] == ["Ann", "Bob"]
    assert not any(player["resigned"] for player in over["players"])
    bob.until(lambda seen: seen["phase"] == "over")


def test_who_comes_back_after_the_time_has_run_out_gets_no_new_time(build: Build, asker: Asker) -> None:
    house = build()
    _, ann, bob = house.timed_pair(clock=SHORT, when_gone={"do": "bot", "level": "asker"})
    ann.play_first()
    asker.thinks()  # Bob's time was up
    seen = bob.until(lambda seen: seen["players"][1]["stand_in"] == "asker")
    assert (seen["legal"], seen["can_undo"], clocks(bob)[1][1]) == ([], False, False)
    assert seen["view"]["hand"], "it is still Bob's seat"
    bob.play(0)
    assert bob.refusal() == "a bot plays for you; take your seat back first"
    bob.send(type="back", seat=1)
    assert bob.refusal() == "your time has run out, so a bot plays on for you"
    asker.go_on()  # its decision is played
    bob.until(lambda seen: seen["seq"] == 2)
    assert [event["seat"] for event in bob.story] == [0, 1]
    assert clocks(bob)[1] == (0, False)
    house.kill()


def test_a_player_late_by_days_returns_after_the_bots_move(build: Build, asker: Asker, tmp_path: Path) -> None:
    house = build()
    table, ann, bob = house.timed_pair(clock=TWO_DAYS, when_gone={"do": "bot", "level": "asker"})
    ann.play_first()
    house.kill()
    burn(tmp_path, 2 * DAY)
    house = build()
    bob = house.screen(table, bob.token)
    asker.thinks()
    bob.until(lambda seen: seen["players"][1]["stand_in"] == "asker")
    bob.send(type="back", seat=1)
    assert bob.refusal().startswith("your time for this move has run out; a bot plays it")
    asker.go_on()
    bob.until(lambda seen: seen["seq"] == 2)
    house.kill()


def test_time_is_up_and_the_seat_resigns_where_the_table_chose_that(house: House) -> None:
    made = house.ask_for("Ann", "open", "open", clock=SHORT, when_gone=RESIGN).json()
    ann = house.screen(made["table"], made["token"])
    for name in ("Bob", "Eve"):
        house.join(made["table"], name)
    over = ann.until(lambda seen: seen["phase"] == "over")
    assert sum(player["resigned"] for player in over["players"]) == 2
    assert not any(player["stand_in"] for player in over["players"])


def test_no_clock_runs_while_a_bot_thinks(build: Build, asker: Asker) -> None:
    house = build()
    made = house.ask_for("Ann", "bot asker", clock=LONG).json()
    ann = house.screen(made["table"], made["token"])
    ann.play_first()
    asker.thinks()
    assert [runs for _, runs in clocks(ann)] == [False, False]
    assert clocks(ann)[1] == (None, False), "a bot has no clock"
    asker.go_on()
    ann.until(lambda seen: seen["legal"])
    assert [runs for _, runs in clocks(ann)] == [True, False]


@pytest.mark.parametrize("away", [0, HOUR, 30 * DAY])
def test_downtime_is_added_to_all_deadlines(build: Build, tmp_path: Path, away: int) -> None:
    house = build()
    table, ann, bob = house.timed_pair(clock=LONG)
    ann.play_first()
    bob.until(lambda seen: seen["seq"] == 1)
    before = [left for left, _ in clocks(bob)]
    house.kill()
    shift(tmp_path, away)
    again = build().screen(table, bob.token)
    after = [left for left, _ in clocks(again)]
    assert [runs for _, runs in clocks(again)] == [False, True]
    assert after[0] == before[0]
    assert before[1] is not None
    assert after[1] is not None
    assert before[1] - 60_000 < after[1] < before[1] + 6_000, "not lost, not burnt, and at most a heartbeat more"


def test_time_asleep_is_added_to_all_deadlines(build: Build, tmp_path: Path) -> None:
    house = build(heartbeat_seconds=1)
    _, ann, bob = house.timed_pair(clock=LONG)
    shift(tmp_path, HOUR, first=lambda: house.signal(signal.SIGSTOP))
    house.signal(signal.SIGCONT)
    bob.wait(lambda _: True)
    ann.play_first()
    assert [player["stand_in"] for player in ann.seen["players"]] == ["", ""]
    left, runs = clocks(ann)[1]
    assert runs
    assert left is not None
    assert 500_000 < left <= 602_000


def test_downtime_after_a_clean_stop_is_added_too(build: Build, tmp_path: Path) -> None:
    house = build(heartbeat_seconds=1000)
    table, _, bob = house.timed_pair(clock=LONG)
    house.stop()
    shift(tmp_path, HOUR)
    left, runs = clocks(build().screen(table, bob.token))[1]
    assert runs
    assert left is not None
    assert 500_000 < left <= 601_000


def test_a_clock_that_ran_out_while_the_server_ran_stays_at_zero(build: Build, tmp_path: Path) -> None:
    house = build()
    table, ann, _ = house.timed_pair(clock=LONG)
    house.kill()
    burn(tmp_path, HOUR)
    again = build().screen(table, ann.token)
    assert again.until(lambda seen: seen["phase"] == "over")["players"][0]["stand_in"] == "any"


def test_a_game_of_two_days_a_move(build: Build, tmp_path: Path) -> None:
    house = build()
    table, ann, bob = house.timed_pair(clock=TWO_DAYS)
    ann.play_first()
    house.kill()
    burn(tmp_path, 2 * DAY - HOUR)
    house = build()
    bob = house.screen(table, bob.token)
    left, runs = clocks(bob)[1]
    assert runs
    assert left is not None
    assert HOUR - 60_000 < left < HOUR + 60_000
    bob.play_first()
    assert all(left is not None and left > 2 * DAY - HOUR for left, _ in clocks(bob)), "both have two days again"
    house.kill()
    burn(tmp_path, 2 * DAY)
    ann = build().screen(table, ann.token)
    assert [player["stand_in"] for player in ann.until(lambda seen: seen["phase"] == "over")["players"]] == ["any", "any"]


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ({"clock": {"type": "live", "seconds": 0}}, "clock.seconds"),
        ({"clock": {"type": "days", "days": 400}}, "clock.days"),
        ({"clock": {"type": "sand"}}, "Invalid value 'sand'"),
        ({"clock": {"type": "live", "seconds": 60, "grace": 1}}, "unknown field"),
        ({"when_gone": {"do": "shout"}}, "Invalid enum value 'shout'"),
        ({"clock": LONG, "when_gone": {"level": "nobody"}}, "there is no bot nobody"),
    ],
)
def test_a_clock_that_cannot_be_is_refused(house: House, asked: dict[str, Any], sentence: str) -> None:
    answer = house.ask_for("Ann", "open", **asked)
    assert answer.status_code in (400, 422)
    assert sentence in read(answer.json()["sentence"]) or "clock" in answer.text


def test_a_rematch_has_the_same_clock_and_everybody_back_in_their_seats(house: House) -> None:
    table, ann, _ = house.timed_pair(clock=SHORT, when_gone={"do": "bot", "level": "any"}, advice=True)
    ann.until(lambda seen: seen["phase"] == "over")
    answer = house.http.post(f"/api/tables/{table}/rematch", headers={"Authorization": f"Bearer {ann.token}"})
    card = answer.json()
    assert (card["clock"], card["when_gone"], card["advice"]) == ({**SHORT, "added": 0}, {"do": "bot", "level": "any"}, True)
    assert [player["stand_in"] for player in card["players"]] == ["", ""]
    assert [player["runs"] for player in card["players"]] == [False, False], "the others may not know of it yet"
    again = house.screen(card["table"], ann.token)
    again.play_first()
    assert [runs for _, runs in clocks(again)] == [False, True], "clocks run from the first move on"


def test_a_table_that_cannot_be_read_stops_no_other_clock_and_no_start(build: Build, tmp_path: Path) -> None:
    house = build()
    broken, _, _ = house.timed_pair(clock=SHORT, when_gone=RESIGN)
    house.kill()
    with closing(sqlite3.connect(tmp_path / "roji.sqlite")) as db, db:
        db.execute("UPDATE tables SET options = '{broken' WHERE id = ?", (broken,))
        db.execute("UPDATE seats SET deadline = 1 WHERE table_id = ?", (broken,))
    again = build()
    assert again.http.get(f"/api/tables/{broken}").status_code == 503
    _, ann, _ = again.timed_pair(clock=SHORT, when_gone=RESIGN)
    ann.until(lambda seen: seen["phase"] == "over")
    assert f"table {broken}: its row cannot be read" in again.log.read_text()
