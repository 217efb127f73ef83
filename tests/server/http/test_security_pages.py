"""Other sites, forged hosts and path traversal get nothing but a refusal."""

import re

import pytest

from tests.server.clients import Build, House, bearer
from tests.server.raw import exchange, status

PUBLIC = {"Host": "roji.example"}


def test_nothing_is_kept_by_caches_unless_everybody_may_have_it(house: House) -> None:
    table, ann, bob = house.pair(rounds=1)
    ann.play_first()
    bob.play_first()
    for path in (
        f"/api/tables/{table}",
        f"/api/tables/{table}/replay?seat=0",
        f"/api/tables/{table}/journal",
        "/api/nothing",
        "/api/games",
    ):
        assert house.http.get(path).headers["cache-control"] == "no-store", path
    again = house.http.post(f"/api/tables/{table}/rematch", headers=bearer(ann.token))
    assert again.headers["cache-control"] == "no-store"


def test_no_other_site_may_read_what_we_answer(house: House) -> None:
    for headers in ({}, {"Origin": f"http://{house.host}"}, {"Origin": "http://evil.example"}):
        for method in ("GET", "OPTIONS", "POST"):
            asked = {**headers, "Access-Control-Request-Method": "POST"}
            answer = house.http.request(method, "/api/tables", headers=asked)
            assert not [name for name in answer.headers if name.startswith("access-control")], "no CORS at all"
            assert answer.headers["cross-origin-resource-policy"] == "same-origin"
            assert answer.headers["x-frame-options"] == "DENY"


@pytest.mark.parametrize("header", ["X-HTTP-Method-Override", "X-HTTP-Method", "X-Method-Override"])
def test_a_method_is_what_it_is(house: House, header: str) -> None:
    assert house.http.get("/api/tables", headers={header: "POST"}).status_code == 405
    answer = house.http.post("/api/games", headers={header: "GET"})
    assert answer.status_code == 405
    assert house.http.get("/api/games?_method=POST").status_code == 200


def test_who_comes_by_https_is_told_to_stay_there(build: Build) -> None:
    house = build(listening="public", public_url="https://roji.example")
    for path in ("/", "/api/games", "/api/nothing"):
        assert house.http.get(path, headers=PUBLIC).headers["strict-transport-security"] == "max-age=31536000"
    for host in ("roji.example.evil", "evil.roji.example", "roji.example:1", house.host, "roji.example@evil"):
        answer = house.http.get("/", headers={"Host": host})
        assert answer.status_code == 421
        assert answer.headers["x-content-type-options"] == "nosniff", "also at the door"
    forwarded = {**PUBLIC, "X-Forwarded-Host": "evil.example", "Forwarded": "host=evil.example"}
    assert "evil" not in house.http.get("/t/2345678923", headers=forwarded).text


def test_a_host_must_be_said_once_and_plainly(house: House) -> None:
    for heading in ("", f"Host: {house.host}\nHost: evil.example\n", "Host: evil.example\n", f"Host: {house.host}, evil.example\n"):
        assert status(exchange(house, f"GET /api/games HTTP/1.1\n{heading}Connection: close\n\n")) in (400, 421), heading
    absolute = exchange(house, f"GET http://evil.example/api/games HTTP/1.1\nHost: {house.host}\nConnection: close\n\n")
    assert b"evil.example" not in absolute


@pytest.mark.parametrize(
    "path",
    [
        "/../app.py",
        "/assets/../../app.py",
        "/assets/..%2f..%2fapp.py",
        "/assets/%2e%2e/%2e%2e/roji.sqlite",
        "/..%5c..%5capp.py",
        "/assets/..\\..\\app.py",
        "//etc/passwd",
        "/%2fetc%2fpasswd",
        "/assets//etc/passwd",
        "/assets/%00",
        "/.%00./etc/passwd",
        "/t/../../roji.sqlite",
        "/assets/" + "a/" * 3000,
        "/" + "a" * 5000,
    ],
)
def test_no_path_leads_out_of_the_pages(house: House, path: str) -> None:
    answer = exchange(house, f"GET {path} HTTP/1.1\nHost: {house.host}\nConnection: close\n\n")
    assert status(answer) in (400, 404)
    assert b"SQLite format" not in answer
    assert b"root:" not in answer


def test_a_pipelined_or_smuggled_request_is_no_second_one(house: House) -> None:
    both = f"POST /api/tables HTTP/1.1\nHost: {house.host}\nContent-Length: 2\nTransfer-Encoding: chunked\n\n0\n\n"
    answer = exchange(house, both + f"GET /api/games HTTP/1.1\nHost: {house.host}\nConnection: close\n\n")
    assert not re.search(rb"200 OK", answer), "a length said twice in different ways is not read"


def test_headers_without_end_are_not_read(house: House) -> None:
    answer = exchange(house, f"GET / HTTP/1.1\nHost: {house.host}\nX-Long: {'x' * 4_000_000}\n\n")
    assert answer[:12] in (b"HTTP/1.1 400", b""), "refused, or hung up on"
