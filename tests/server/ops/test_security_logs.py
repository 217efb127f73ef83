"""Tokens, names, secrets and cards are in no log, error, response or API description, whatever fails."""

import sqlite3
from pathlib import Path

import pytest
from websockets.sync.client import connect

from roji.server.table.keys import hash_token
from tests.server.clients import Build, House, ScreenClient, bearer, read
from tests.server.house import PATIENCE
from tests.server.raw import exchange

NAME = "Canary of the mine"
CANARY = "canary0token0of0no0seat"


def break_database(path: Path, statement: str) -> None:
    with sqlite3.connect(path) as database:
        database.execute(statement)
    database.close()


def secret_of(path: Path, table: str) -> str:
    with sqlite3.connect(path) as database:
        (secret,) = database.execute("SELECT hex(secret) FROM tables WHERE id = ?", [table]).fetchone()
    database.close()
    return str(secret)


@pytest.mark.parametrize("log", ["text", "json"])
def test_nothing_that_fails_tells_a_secret(build: Build, tmp_path: Path, log: str) -> None:
    house = build(log=log, metrics_token="m" * 20)
    made = house.create(NAME, "open")
    table, token = str(made["table"]), str(made["token"])
    bob = house.join(table, "Bob")
    ann = house.screen(table, token)
    chosen = ann.seen["legal"][0]
    secret = secret_of(tmp_path / "roji.sqlite", table)

    answers = [
        house.http.get(f"/api/tables/{table}?token={CANARY}"),
        house.http.post(f"/api/tables/{table}/bots", json={"seat": 1, "level": "any"}, headers=bearer(CANARY)),
        house.http.post(f"/api/tables/{table}/seats", content=f'{{"name": "{CANARY}"', headers=bearer(token)),
        house.http.get("/metrics", headers=bearer(CANARY)),
    ]
    stranger = ScreenClient(house, table, hello=False)
    stranger.send(type="hello", token=CANARY)
    stranger.refusal()
    stranger.socket.send('{"type": "hello", "token": "' + CANARY + '", "x": 1}')
    stranger.refusal()
    exchange(house, f"GET /\x00{CANARY} HTTP/1.1\n\n")

    break_database(tmp_path / "roji.sqlite", "ALTER TABLE journal RENAME TO lost")
    ann.play(chosen["code"])
    assert ann.refusal() == "this could not be saved, so it did not happen; try again in a moment"
    break_database(tmp_path / "roji.sqlite", "ALTER TABLE seats RENAME TO gone")
    failed = house.http.post("/api/tables", json={"game": "peaks", "seats": [{"kind": "here", "name": NAME}, {"kind": "open"}]})
    assert failed.status_code == 503
    assert read(failed.json()["sentence"]) == "the tables cannot be reached now; nothing is lost, try again in a moment"

    house.stop()
    written = house.log.read_text()
    assert "nothing could be written" in written
    assert "the database cannot be used" in written
    everything = written + "".join(answer.text + str(answer.headers) for answer in [*answers[1:], failed]) + stranger.received
    for hidden in (NAME, CANARY, token, bob, hash_token(token), secret, secret.lower(), chosen["text"], "m" * 20):
        assert hidden not in everything, hidden
    if log == "json":
        assert "127.0.0.1" not in written


def test_a_token_in_an_address_is_worth_nothing(house: House) -> None:
    made = house.create("Ann", "open")
    table, token = made["table"], made["token"]
    for name in ("token", "access_token", "authorization"):
        asked = house.http.post(f"/api/tables/{table}/bots?{name}={token}", json={"seat": 1, "level": "any"})
        assert asked.status_code == 401
    cookie = house.http.post(f"/api/tables/{table}/bots", json={"seat": 1, "level": "any"}, headers={"Cookie": f"token={token}"})
    assert cookie.status_code == 401
    with connect(f"ws://{house.host}/api/tables/{table}/socket?token={token}") as screen:
        screen.send('{"type": "hello"}')
        assert '"yours":[]' in str(screen.recv(PATIENCE))


def test_a_token_is_told_once_and_in_no_header(house: House) -> None:
    asked = {"game": "peaks", "seats": [{"kind": "here", "name": "Ann"}, {"kind": "open"}]}
    made = house.http.post("/api/tables", json=asked)
    token = made.json()["token"]
    assert token not in str(made.headers)
    assert "set-cookie" not in made.headers
    assert made.headers["cache-control"] == "no-store"
    assert token not in house.http.get(f"/api/tables/{made.json()['table']}", headers=bearer(token)).text


def test_the_description_of_the_routes_shows_no_token(house: House) -> None:
    document = house.http.get("/api/openapi.json").json()
    told = document["components"]["schemas"]["Taken"]["properties"]["token"]
    assert set(told) <= {"type", "description", "title"}, "no example that somebody could use"


def test_an_error_shows_nothing_of_the_inside(house: House) -> None:
    for answer in (
        house.http.get("/api/nothing"),
        house.http.delete("/api/tables"),
        house.http.post("/api/tables", content=b"{"),
        house.http.get("/%ff"),
        house.http.get("/api/tables/x/replay?seat=x"),
    ):
        assert 400 <= answer.status_code < 500
        assert list(answer.json()) == ["sentence"]
        for inside in ("Traceback", "litestar", "site-packages", ".py", "sqlalchemy"):
            assert inside not in answer.text
