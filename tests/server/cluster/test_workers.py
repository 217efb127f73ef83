"""Several workers on one database: each serves any table, and of concurrent writes exactly one wins."""

import asyncio
import os
import select
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa

from roji.core.journal.fold import Entry
from roji.server.cluster.leases import SharedLease, abandoned, let_all_go
from roji.server.store.database import Overtaken
from roji.server.store.schema import tables
from roji.server.store.tables import Record, Seat, Store
from roji.server.table.keys import new_secret, new_table_id
from roji.server.wire.proposal import Paused
from tests.server.clients import Asker, Build, House, ScreenClient, Seen, bearer
from tests.server.house import PATIENCE
from tests.server.store.test_tables import opened, write_line
from tests.server.time.test_absence import LIVE

pytestmark = pytest.mark.parametrize("kept_by", ["postgresql"])
MANY = 8


def workers_of(house: House) -> list[int]:
    children = Path(f"/proc/{house.pid}/task/{house.pid}/children").read_text()
    return [int(child) for child in children.split()]


def wait_for_end(pid: int) -> bool:
    """Wait for a process that is not our child; whether it has ended in time."""
    watched = os.pidfd_open(pid)
    ended, _, _ = select.select([watched], [], [], PATIENCE)
    os.close(watched)
    return bool(ended)


def may_act(nth: int) -> Callable[[Seen], object]:
    return lambda seen: seen["nth"] == nth and seen["legal"]


def has_come_to(seq: int) -> Callable[[Seen], object]:
    return lambda seen: seen["seq"] == seq


def apart(one: House, other: House) -> tuple[str, ScreenClient, ScreenClient]:
    """Ann and Bob at one table, connected to different servers."""
    made = one.create("Ann", "open")
    ann = one.screen(made["table"], made["token"])
    bob = other.screen(made["table"], other.join(made["table"], "Bob"))
    return made["table"], ann, bob


def test_clients_of_different_workers_play_at_one_table(build: Build) -> None:
    one, other = build(), build()
    table, ann, bob = apart(one, other)
    ann.until(lambda seen: seen["phase"] == "playing" and seen["players"][1]["present"])
    bob.until(lambda seen: seen["players"][0]["present"])
    while not (ann.seen["phase"] == bob.seen["phase"] == "over"):
        ann.until(lambda seen: seen["legal"] or seen["phase"] == "over")
        if ann.seen["legal"]:
            ann.play_first()
            bob.until(lambda seen: seen["seq"] >= ann.seen["seq"])
            bob.play_first()
        ann.until(lambda seen: seen["seq"] == bob.seen["seq"])
    assert [event["seq"] for event in ann.story] == [event["seq"] for event in bob.story] == list(range(1, 7))
    again = [house.http.post(f"/api/tables/{table}/rematch", headers=bearer(who.token)) for house, who in ((one, ann), (other, bob))]
    assert again[0].json()["table"] == again[1].json()["table"]
    bob.close()
    ann.wait(lambda seen: not seen["players"][1]["present"])


def test_lines_reach_the_other_worker_without_the_periodic_sweep(build: Build) -> None:
    one, other = build(sweep_seconds=600), build(sweep_seconds=600)  # no periodic sweeps
    _, ann, bob = apart(one, other)
    for nth in range(3):
        ann.until(may_act(nth))
        ann.play_first()
        bob.until(has_come_to(2 * nth + 1))
        bob.play_first()
        ann.until(has_come_to(2 * nth + 2))


def test_a_frame_repeated_at_another_worker_is_harmless(build: Build) -> None:
    one, other = build(), build()
    table, ann, _ = apart(one, other)
    ann.until(lambda seen: seen["legal"])
    code = ann.seen["legal"][0]["code"]
    ann.play_first()
    elsewhere = other.screen(table, ann.token)
    for part in ("seq", "nth", "view", "legal", "to_act"):
        assert elsewhere.seen[part] == ann.seen[part]
    elsewhere.play(code, nth=0)
    assert elsewhere.wait()["seq"] == 1


def test_a_line_without_a_notification_is_found_by_the_sweep(build: Build, database: str) -> None:
    house = build()
    table, ann, bob = house.pair()
    write_line(database, table, 1, 0, ann.seen["legal"][0]["text"])
    assert bob.until(lambda seen: seen["seq"] == 1)["to_act"] == [1]


def test_of_many_requests_for_one_seat_one_succeeds(build: Build) -> None:
    houses = [build(workers=2), build(workers=2)]
    table = houses[0].create("Ann", "open", "open")["table"]
    with ThreadPoolExecutor(MANY) as people:
        ask = f"/api/tables/{table}/seats"
        wants = [people.submit(houses[n % 2].http.post, ask, json={"name": f"Guest {n}", "seat": 1}) for n in range(MANY)]
        answers = [want.result() for want in wants]
    assert sorted(answer.status_code for answer in answers) == [201] + [409] * (MANY - 1)
    winner = next(n for n, answer in enumerate(answers) if answer.status_code == 201)
    for house in houses:
        players = house.http.get(f"/api/tables/{table}").json()["players"]
        assert [player["name"] for player in players] == ["Ann", f"Guest {winner}", ""]


def test_of_many_clients_acting_for_one_seat_one_wins_each_time(build: Build) -> None:
    house = build(workers=4, handoff=False)
    table, ann, bob = house.pair()
    screens = [house.screen(table, ann.token) for _ in range(MANY)]
    with ThreadPoolExecutor(MANY) as people:
        for nth in range(3):
            for screen in screens:
                screen.until(may_act(nth))
            sent = {screen: screen.seen["legal"][n % len(screen.seen["legal"])]["code"] for n, screen in enumerate(screens)}
            for done in [people.submit(screen.play, code, nth=nth) for screen, code in sent.items()]:
                done.result()
            for screen in [*screens, bob]:
                screen.until(has_come_to(2 * nth + 1))
            bob.play_first()
    stories = [screen.story for screen in screens if screen.until(lambda seen: seen["phase"] == "over")]
    assert all(story == stories[0] for story in stories)
    assert [event["seq"] for event in stories[0]] == list(range(1, 7))
    assert [event["seat"] for event in stories[0]] == [0, 1] * 3


def test_one_worker_plays_the_bots_and_another_takes_over_when_it_is_gone(build: Build, asker: Asker, database: str) -> None:
    one, other = build(bot_lease_seconds=1), build(bot_lease_seconds=1)
    made = one.create("Ann", "bot asker")
    first = asker.thinks()
    ann = other.screen(made["table"], made["token"])
    ann.play_first()
    one.kill()
    assert asker.thinks() != first, "the bots of the other server go on"
    asker.go_on()
    assert ann.until(lambda seen: seen["seq"] == 2)["legal"]
    with opened(database) as db:
        db.execute(sa.text("UPDATE tables SET bots_by = 'gone', bots_until = now() - interval '1 hour'"))
    ann.close()
    house = build(bot_lease_seconds=1)
    ann = house.screen(made["table"], made["token"])
    ann.play_first()
    asker.thinks()
    asker.go_on()
    assert ann.until(lambda seen: seen["seq"] == 4)["legal"], "whoever is gone holds nobody up"


def test_a_worker_that_is_killed_is_replaced_and_all_stop_together(build: Build) -> None:
    house = build(workers=2)
    table, ann, bob = house.pair()
    ann.play_first()
    before = workers_of(house)
    os.kill(before[0], signal.SIGKILL)
    assert wait_for_end(before[0])
    again = [house.screen(table, guest.token) for guest in (ann, bob)]
    assert [screen.seen["seq"] for screen in again] == [1, 1]
    again[1].play_first()
    again[0].until(lambda seen: seen["seq"] == 2)
    after = workers_of(house)
    assert house.stop() == 0
    assert all(not Path(f"/proc/{pid}").exists() for pid in after)
    assert "another takes its place" in house.log.read_text()


def test_workers_exit_when_their_parent_is_gone(build: Build) -> None:
    house = build(workers=2)
    workers = [os.pidfd_open(pid) for pid in workers_of(house)]
    os.kill(house.pid, signal.SIGKILL)
    for worker in workers:
        assert select.select([worker], [], [], PATIENCE)[0]
        os.close(worker)


def test_the_database_goes_away_and_comes_back(build: Build, database: str) -> None:
    house = build()
    _, ann, _ = house.pair()
    with opened(database) as db:
        db.exec_driver_sql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
    assert ann.play_first()["seq"] == 1


def test_a_lease_is_held_by_one_until_it_lets_go_or_runs_out(database: str) -> None:
    async def scene() -> None:
        store = Store(database)
        await store.open()
        record = Record(new_table_id(), "peaks", 1, {}, new_secret(), (Seat("bot", "Bot Ume", "any"),), "playing")
        await store.create(record)
        one, other = (SharedLease(store.database, record.id, name, 60.0) for name in ("one", "other"))
        assert [await one.hold(), await other.hold(), await one.hold()] == [True, False, True]
        await other.let_go()
        assert not await other.hold(), "only its holder lets go of it"
        await one.let_go()
        assert await other.hold()
        assert await abandoned(store.database) == []
        await let_all_go(store.database, "other")
        assert await abandoned(store.database) == [record.id]
        gone = SharedLease(store.database, record.id, "gone", 0.0)
        assert [await gone.hold(), await one.hold()] == [True, True], "a lease that has run out is free"
        await store.close()

    asyncio.run(scene())


def playing() -> Record:
    return Record(new_table_id(), "peaks", 1, {"rounds": 1}, new_secret(), (Seat("open"), Seat("open")), "playing")


def test_a_worker_with_an_outdated_record_cannot_append_a_line(database: str) -> None:
    async def scene() -> None:
        one, other = Store(database), Store(database)
        await one.open()
        await one.create(record := playing())
        paused = await other.save(replace(record, paused=Paused(0, 1)))
        with pytest.raises(Overtaken):
            await one.append(record, 1, Entry(0, "show 7"))
        assert await one.load(record.id) == (paused, [])
        await one.append(paused, 1, Entry(0, "show 7"))
        assert await other.load(record.id) == (paused, [Entry(0, "show 7")])
        await one.close()
        await other.close()

    asyncio.run(scene())


def test_a_table_and_its_lines_are_read_as_they_were_at_one_moment(database: str) -> None:
    """Another worker ends the game between the queries for a table and for its lines."""

    async def scene() -> None:
        store = Store(database)
        await store.open()
        await store.create(record := playing())
        reading, tried = threading.Event(), threading.Event()

        def pause(*call: object) -> None:
            if "FROM journal" in str(call[2]):
                reading.set()
                assert tried.wait(PATIENCE)

        sa.event.listen(sa.Engine, "before_cursor_execute", pause)
        try:
            with ThreadPoolExecutor(1) as elsewhere:
                ending = elsewhere.submit(ends_at_once, reading, tried, database, record.id)
                kept = await store.load(record.id)
                assert not ending.result(), "what is being read was changed"
                assert kept == (record, [])
        finally:
            sa.event.remove(sa.Engine, "before_cursor_execute", pause)
        await store.close()

    asyncio.run(scene())


def ends_at_once(reading: threading.Event, tried: threading.Event, database: str, table: str) -> bool:
    """Whether another worker can end a game while it is being read."""
    assert reading.wait(PATIENCE)
    try:
        with opened(database) as db:
            db.exec_driver_sql("SET lock_timeout = '100ms'")
            db.execute(sa.update(tables).where(tables.c.id == table).values(phase="over"))
        return True
    except sa.exc.OperationalError:
        return False
    finally:
        tried.set()


def test_a_player_connected_to_another_worker_is_present(build: Build) -> None:
    one, other = build(away_minutes=0, heartbeat_seconds=0.05), build(away_minutes=0, heartbeat_seconds=0.05)
    made = one.ask_for("Ann", "open", clock=LIVE).json()
    ann = one.screen(made["table"], made["token"])
    bob = other.screen(made["table"], other.join(made["table"], "Bob"))
    ann.until(lambda seen: seen["phase"] == "playing" and seen["players"][1]["present"])
    assert not ann.seen["players"][1]["offered"]
    ann.send(type="relieve", seat=1)
    assert ann.refusal()
    bob.close()
    assert not ann.until(lambda seen: seen["players"][1]["offered"])["players"][1]["present"]


def test_machines_whose_clocks_differ_go_by_the_databases_clock(build: Build) -> None:
    one, other = build(), build(skew_ms=15_000)
    answer = one.ask_for("Ann", "open", clock={"type": "live", "seconds": 600})
    made = answer.json()
    token = other.join(made["table"], "Bob")
    for house in (one, other):
        seen = house.screen(made["table"], token).until(lambda seen: seen["players"][1]["runs"])
        assert 590_000 < seen["players"][1]["left_ms"] <= 600_500
