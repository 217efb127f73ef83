"""The guard: Host and Origin checks, and security headers."""

import json

import pytest
from websockets.exceptions import InvalidStatus

from roji.server.settings import Settings
from tests.server.clients import House, ScreenClient, read


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1", "127.0.0.1:1", ""])
def test_another_host_is_turned_away(house: House, host: str) -> None:
    for path in ("/", "/api/games", "/nothing"):
        answer = house.http.get(path, headers={"Host": host})
        assert answer.status_code == 421
        assert read(answer.json()["sentence"]) == f"this server does not answer to the host {host}"


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1", "http://[", ""])
def test_pages_of_others_are_turned_away(house: House, origin: str) -> None:
    answer = house.http.post("/api/tables", headers={"Origin": origin}, json={"game": "peaks", "seats": []})
    assert answer.status_code == 403
    table, _, _ = house.pair()
    with pytest.raises(InvalidStatus) as turned_away:
        ScreenClient(house, table, hello=False, Origin=origin)
    assert turned_away.value.response.status_code == 403
    sentence = read(json.loads(turned_away.value.response.body or b"{}")["sentence"])
    assert "may not use this server" in sentence


def test_our_own_pages_come_in(house: House) -> None:
    port = house.host.split(":")[1]
    for host in (house.host, f"localhost:{port}", f"[::1]:{port}", f"LOCALHOST:{port}"):
        answer = house.http.get("/api/games", headers={"Host": host, "Origin": f"http://{host}"})
        assert answer.status_code == 200
    table, _, _ = house.pair()
    assert ScreenClient(house, table, Origin=f"http://{house.host}").seen["seq"] == 0


@pytest.mark.parametrize("path", ["/", "/t/2345678923", "/api/games", "/api/nothing", "/nothing", "/api/openapi.json"])
def test_every_answer_has_the_headers_that_keep_a_browser_safe(house: House, path: str) -> None:
    headers = house.http.get(path).headers
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert policy["script-src"] == "'self' 'wasm-unsafe-eval'", "scripts come from here alone, none inline; the pad's rules are WebAssembly"
    assert policy["style-src"] == "'self'"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "camera=()" in headers["permissions-policy"]
    assert "server" not in headers


def test_allowed_hosts_follow_from_the_settings() -> None:
    lan = Settings(listening="lan", port=8000, addresses=("192.168.1.7",))
    assert lan.hosts() == {"127.0.0.1:8000", "localhost:8000", "[::1]:8000", "192.168.1.7:8000"}
    assert "192.168.1.7:8000" not in Settings(port=8000, addresses=("192.168.1.7",)).hosts()
    assert Settings(listening="public", public_url="https://Roji.example/").hosts() == {"roji.example"}


def test_invalid_settings_are_refused() -> None:
    with pytest.raises(ValueError, match="one worker serves a SQLite file; for more, keep the tables in PostgreSQL"):
        Settings(workers=2)
    with pytest.raises(ValueError, match="a public server needs its public URL"):
        Settings(listening="public")
