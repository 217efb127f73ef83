"""The server from the host's side: liveness, readiness, metrics and logs."""

import json
import logging
import os
import re
import signal
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

from roji.server.ops.logs import JsonLines, line
from roji.server.settings import Settings
from roji.server.table.keys import new_table_id
from tests.server import peaks
from tests.server.clients import Build, House, ScreenClient, bearer, read
from tests.server.cluster.test_workers import wait_for_end, workers_of
from tests.server.house import PATIENCE

TOKEN = "a token of the host, for the figures"  # noqa: S105
BY_ADDRESS = {"Host": "10.0.0.7:8000"}  # as a load balancer requests it


def figures(house: House) -> dict[str, float]:
    text = house.http.get("/metrics", headers=bearer(TOKEN)).text
    return {name: float(value) for name, value in re.findall(r"^(roji_\S+) (\S+)$", text, re.MULTILINE)}


def collected(house: House) -> float:
    """The number of objects freed by Python's collector, after two more collections."""

    def told(name: str) -> list[float]:
        text = house.http.get("/metrics", headers=bearer(TOKEN)).text
        return [float(value) for value in re.findall(rf"^python_gc_{name}_total{{.*}} (\S+)$", text, re.MULTILINE)]

    looks = told("collections")[1]
    while told("collections")[1] < looks + 2:
        pass
    return sum(told("objects_collected"))


def test_a_screen_that_leaves_leaves_nothing_for_the_collector(build: Build) -> None:
    house = build(metrics_token=TOKEN)
    table = house.create("Ann", "open")["table"]
    before = collected(house)
    for _ in range(50):
        ScreenClient(house, table).close()
        assert ScreenClient(house, "nowhere", hello=False).answer()["type"] == "refused"
    while figures(house)["roji_screens_open"]:
        pass
    assert collected(house) - before < 50


def test_a_server_says_that_it_lives_and_when_it_is_ready(build: Build) -> None:
    house = build(requests_per_minute=3)
    while (answer := house.http.get("/readyz", headers=BY_ADDRESS)).status_code == 503:
        assert read(answer.json()["sentence"]) == "the bots are not awake yet"
    assert (answer.status_code, answer.text) == (200, "ready\n")
    answers = [house.http.get("/healthz", headers=BY_ADDRESS) for _ in range(5)]
    assert [(answer.status_code, answer.text) for answer in answers] == [(200, "alive\n")] * 5, "nobody counts them"
    assert answers[0].headers["cache-control"] == "no-store"


def test_a_server_without_its_tables_is_alive_but_not_ready(build: Build, tmp_path: Path) -> None:
    house = build()
    with sqlite3.connect(tmp_path / "roji.sqlite") as database:
        database.execute("ALTER TABLE tables DROP COLUMN advice")
    database.close()
    answer = house.http.get("/readyz")
    assert (answer.status_code, read(answer.json()["sentence"])) == (503, "the database cannot be read; roji doctor says more")
    assert house.http.get("/healthz").status_code == 200


def test_figures_are_for_who_shows_the_token(build: Build) -> None:
    house = build(metrics_token=TOKEN)
    for headers in ({}, bearer("another"), bearer(TOKEN[:-1]), {"Authorization": TOKEN}, {"Authorization": f"Basic {TOKEN}"}):
        answer = house.http.get("/metrics", headers=headers)
        assert (answer.status_code, read(answer.json()["sentence"])) == (401, "the metrics are only for those who show the metrics token")
    assert house.http.get(f"/metrics?token={TOKEN}").status_code == 401
    assert house.http.get("/metrics", headers={**bearer(TOKEN), **BY_ADDRESS}).status_code == 200
    page = house.http.get("/metrics", headers={**bearer(TOKEN), "Origin": "http://evil.example"})
    assert page.status_code == 403


def test_without_a_token_there_are_no_figures(house: House) -> None:
    assert house.http.get("/metrics").status_code == 404
    with pytest.raises(ValueError, match="a metrics token has at least 16 characters"):
        Settings(metrics_token="short")  # noqa: S106


def test_what_is_counted(build: Build) -> None:
    house = build(metrics_token=TOKEN)
    table, ann, bob = house.pair(rounds=1)
    ann.play_first()
    ann.play(0, nth=0)
    ann.wait()
    ann.play(ann.seen["view"]["hand"][0] - 1)
    ann.refusal()
    bob.play_first()
    with_bot = house.create("Ann", "bot any")
    house.screen(with_bot["table"], with_bot["token"]).until(lambda seen: seen["to_act"] == [0])
    fragile, eve, _ = house.pair(fragile=True)
    eve.play(peaks.STUMBLE)
    eve.refusal()
    house.http.get(f"/api/tables/{table}")
    now = figures(house)
    assert now['roji_moves_total{result="accepted"}'] == 3
    assert now['roji_moves_total{result="repeated"}'] == 1
    assert now['roji_moves_total{result="refused"}'] == 2
    assert now["roji_write_seconds_count"] == 3
    assert now["roji_bot_thought_seconds_count"] == 1
    assert now["roji_tables_frozen_total"] == 1
    assert now["roji_tables_open"] == 3
    assert now["roji_screens_open"] == 5
    assert now['roji_tables_made_total{game="peaks"}'] == 3
    assert now['roji_games_over_total{game="peaks"}'] == 1
    asked = [name for name in now if name.startswith("roji_requests_total") and 'path="/api/tables/{table}"' in name]
    assert len(asked) == 1, "counted by the pattern of the path"
    text = house.http.get("/metrics", headers=bearer(TOKEN)).text
    for secret in (table, fragile, ann.token, bob.token, TOKEN, "Ann", "127.0.0.1"):
        assert secret not in text


@pytest.mark.parametrize("kept_by", ["postgresql"])
def test_workers_add_up_their_figures_and_the_dead_have_nothing_open(build: Build, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "figures").mkdir()
    monkeypatch.setenv("PROMETHEUS_MULTIPROC_DIR", str(tmp_path / "figures"))
    house = build(workers=2, metrics_token=TOKEN)
    for _ in range(6):
        house.create("Ann", "open")
    assert figures(house)['roji_tables_made_total{game="peaks"}'] == 6, "whoever is asked"
    dead = workers_of(house)[0]
    os.kill(dead, signal.SIGKILL)
    assert wait_for_end(dead)
    tries = (house.http.get("/healthz") for _ in range(5_000))
    assert any(not (tmp_path / "figures" / f"gauge_livesum_{dead}.db").exists() for _ in tries)
    assert figures(house)['roji_tables_made_total{game="peaks"}'] == 6, "what was counted stays counted"


def lines(house: House) -> list[dict[str, Any]]:
    return [json.loads(text) for text in house.log.read_text().splitlines()]


def test_logs_for_programs_are_one_object_a_line(build: Build) -> None:
    house = build(log="json")
    table, ann, bob = house.pair(rounds=1)
    fragile, eve, _ = house.pair(fragile=True)
    ann.play_first()
    bob.play_first()
    eve.play(peaks.STUMBLE)
    eve.refusal()
    assert house.stop() == 0
    told = lines(house)
    assert [(line["level"], line["event"], line.get("table")) for line in told] == [
        ("info", "the server is open", None),
        ("info", "table %(table)s: made", table),
        ("info", "table %(table)s: made", fragile),
        ("info", "table %(table)s: over", table),
        ("error", "table %(table)s of %(game)s is frozen after line %(line)d", fragile),
        ("info", "the server closes", None),
    ]
    assert (told[1]["game"], told[4]["game"], told[4]["line"]) == ("peaks", "peaks", 0), "what is put into a sentence is kept as a field"
    assert told[4]["error"] == "AssertionError"
    assert told[4]["at"][-1].startswith("peaks.py:")
    assert all(re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", line["time"]) for line in told)
    assert "a planted fault in the rules" not in house.log.read_text(), "a message could hold cards"


def test_what_is_put_into_a_sentence_is_a_field_and_of_an_exception_its_kind(build: Build, tmp_path: Path) -> None:
    house = build(log="json")
    table, ann, _ = house.pair()
    with sqlite3.connect(tmp_path / "roji.sqlite") as database:
        database.execute("ALTER TABLE journal RENAME TO lost")
    database.close()
    ann.play(ann.seen["legal"][0]["code"])
    ann.refusal()
    with sqlite3.connect(tmp_path / "roji.sqlite") as database:
        database.execute("ALTER TABLE tables RENAME TO gone")
    database.close()
    assert house.http.get(f"/api/tables/{new_table_id()}").status_code == 503
    assert house.stop() == 0
    unwritten, unread = [line for line in lines(house) if line["level"] == "error"]
    assert (unwritten["event"], unwritten["table"]) == ("table %(table)s: nothing could be written: %(trouble)s", table)
    assert unwritten["trouble"] == unread["trouble"] == "OperationalError"
    assert unread["event"] == "%(method)s %(route)s: the database cannot be used: %(trouble)s"
    assert (unread["method"], unread["route"]) == ("GET", "/api/tables/{table}"), "and not the path, which is a stranger's"


def test_a_line_of_somebody_elses_keeps_its_numbers_only() -> None:
    record = logging.LogRecord(
        "uvicorn.error", logging.WARNING, "", 1, "%s from %s took %.1f s", ("GET /?token=canary", "192.0.2.7", 2.5), None
    )
    assert line(record)["values"] == [2.5]
    assert "canary" not in JsonLines().format(record)
    assert "192.0.2.7" not in JsonLines().format(record)


def test_every_value_of_our_own_lines_has_a_name() -> None:
    """A value without a name would be missing in JSON logs."""
    sources = (Path(__file__).parents[3] / "src/roji/server").rglob("*.py")
    patterns = [text for path in sources for text in re.findall(r'\blog\.(?:info|warning|error|exception)\(\s*"([^"]*)"', path.read_text())]
    assert len(patterns) > 15
    assert [text for text in patterns if re.search(r"%(?!\()", text)] == []


def test_a_server_that_cannot_write_is_not_ready_until_it_can(build: Build, tmp_path: Path) -> None:
    house = build(heartbeat_seconds=0.5)
    while house.http.get("/readyz").status_code != 200:
        pass
    database = sqlite3.connect(tmp_path / "roji.sqlite", isolation_level=None)
    database.execute("BEGIN IMMEDIATE")
    while (answer := house.http.get("/readyz")).status_code == 200:
        pass
    assert read(answer.json()["sentence"]) in (
        "nothing can be written, so no clock moves; roji doctor says more",
        "the database does not answer",
    )
    database.execute("ROLLBACK")
    database.close()
    while house.http.get("/readyz").status_code != 200:
        pass


def test_a_server_whose_clocks_do_not_move_is_not_ready(build: Build, tmp_path: Path) -> None:
    """The database can be read, but the heartbeat cannot be written."""
    house = build(heartbeat_seconds=0.5)
    while house.http.get("/readyz").status_code != 200:
        pass
    with sqlite3.connect(tmp_path / "roji.sqlite") as database:
        database.execute("CREATE TRIGGER stuck BEFORE UPDATE ON pulse BEGIN SELECT RAISE(FAIL, 'stuck'); END")
    database.close()
    until = time.monotonic() + PATIENCE
    while (answer := house.http.get("/readyz")).status_code == 200:
        assert time.monotonic() < until
    assert read(answer.json()["sentence"]) == "nothing can be written, so no clock moves; roji doctor says more"


def test_the_page_for_hosts_names_every_figure_and_no_other(build: Build) -> None:
    house = build(metrics_token=TOKEN)
    house.create("Ann", "open")
    kinds = re.findall(r"^# TYPE (\S+) (\S+)$", house.http.get("/metrics", headers=bearer(TOKEN)).text, re.MULTILINE)
    told = {name for name, _ in kinds if not name.endswith("_created")}
    page = (Path(__file__).parents[3] / "docs" / "watching.md").read_text()
    rows = [line.split("|")[1:-1] for line in page.splitlines() if line.startswith("| `")]
    named = {name for row in rows for name in re.findall(r"`((?:roji|python|process)_\w+)", row[0])}
    assert named == told
    for name, means, worry, do in rows:
        assert all(cell.strip() for cell in (means, worry, do)), f"{name} says what it is, when to worry and what to do"
