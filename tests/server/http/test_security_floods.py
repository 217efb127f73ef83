"""Clients that send too much, too often or too slowly do not keep others from playing."""

import json
import re
import socket
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing

import pytest
from websockets.exceptions import ConnectionClosedError, InvalidStatus

from roji.server.http.addresses import household
from roji.server.settings import Settings
from tests.server.clients import Asker, Build, House, ScreenClient, read
from tests.server.house_bots import ASKED
from tests.server.raw import connection, everything


def test_all_sockets_of_one_token_share_what_they_may_say(build: Build) -> None:
    house = build(frames_at_once=6, frames_per_second=0.001)
    table, ann, bob = house.pair()
    second = house.screen(table, ann.token)
    for _ in range(4):
        ann.send(type="look", seat=0)
        ann.wait()
    for _ in range(2):
        second.send(type="look", seat=0)
        second.wait()
    second.send(type="look", seat=0)
    with pytest.raises(ConnectionClosedError) as closed:
        second.until(lambda seen: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008
    assert bob.play_first()["seq"] == 1, "others are not held up"


def test_who_comes_back_has_no_more_to_say_than_before(build: Build) -> None:
    house = build(frames_at_once=3, frames_per_second=0.001)
    table, ann, _ = house.pair()
    for _ in range(3):
        ann.send(type="look", seat=0)
    with pytest.raises(ConnectionClosedError):
        ann.until(lambda seen: False)
    again = house.screen(table, ann.token)
    for _ in range(2):
        again.send(type="look", seat=0)
    with pytest.raises(ConnectionClosedError, match="too many messages at once"):
        again.until(lambda seen: False)


def test_an_address_opens_so_many_sockets_and_may_come_back_when_it_closed_one(build: Build) -> None:
    house = build(sockets_per_address=2)
    table, ann, bob = house.pair()
    with pytest.raises(InvalidStatus) as turned_away:
        ScreenClient(house, table)
    assert turned_away.value.response.status_code == 429
    sentence = read(json.loads(turned_away.value.response.body or b"{}")["sentence"])
    assert sentence == "too many screens of your address are open here already; close one"
    ann.close()
    bob.until(lambda seen: not seen["players"][0]["present"])
    assert house.screen(table, ann.token).play_first()["seq"] == 1
    assert house.stop() == 0
    assert house.log.read_text() == ""


def test_opening_sockets_counts_like_requests(build: Build) -> None:
    house = build(requests_per_minute=12)
    table, _, _ = house.pair()
    with pytest.raises(InvalidStatus) as turned_away:  # noqa: PT012
        for _ in range(12):
            ScreenClient(house, table).close()
    assert turned_away.value.response.status_code == 429


def test_requests_of_an_address_come_in_small_bursts(build: Build) -> None:
    house = build(requests_per_minute=120)
    answers = [house.http.get("/api/games") for _ in range(25)]
    assert [answer.status_code for answer in answers[:20]] == [200] * 20
    assert answers[24].status_code == 429, "a sixth of a minute's requests at once, and then two a second"
    assert read(answers[24].json()["sentence"]) == "too many requests of your address at once; try again in a moment"
    assert house.http.get("/healthz").status_code == 200, "nobody counts those"


def asked_as(forwarded: str) -> dict[str, str]:
    return {"X-Forwarded-For": forwarded, "X-Forwarded-Proto": "https", "Forwarded": f"for={forwarded}", "X-Real-IP": forwarded}


def test_nobody_is_believed_about_addresses_unless_the_host_said_so(build: Build) -> None:
    house = build(requests_per_minute=5)
    answers = [house.http.get("/api/games", headers=asked_as(f"198.51.100.{n}")).status_code for n in range(7)]
    assert answers == [200] * 5 + [429] * 2


def test_a_proxy_that_the_host_named_is_believed(build: Build) -> None:
    house = build(requests_per_minute=2, trusted_proxies=["127.0.0.1"])
    for guest in ("198.51.100.1", "198.51.100.2"):
        answers = [house.http.get("/api/games", headers=asked_as(guest)).status_code for _ in range(3)]
        assert answers == [200, 200, 429], "each guest has a limit of its own"
    forged = "203.0.113.9, 198.51.100.1"  # the address claimed by the client comes before the one that the proxy saw
    assert house.http.get("/api/games", headers=asked_as(forged)).status_code == 429
    assert house.http.get("/api/games", headers=asked_as("not an address")).status_code == 200


def test_another_address_than_the_named_proxy_is_not_believed(build: Build) -> None:
    house = build(requests_per_minute=3, trusted_proxies=["192.0.2.0/24"])
    answers = [house.http.get("/api/games", headers=asked_as(f"198.51.100.{n}")).status_code for n in range(4)]
    assert answers == [200, 200, 200, 429]


@pytest.mark.parametrize("proxy", ["*", "localhost", "10.0.0.1/8", "", "127.0.0.1,::1"])
def test_a_proxy_is_named_by_its_address(proxy: str) -> None:
    with pytest.raises(ValueError, match="a trusted proxy is an address such as 127"):
        Settings(trusted_proxies=(proxy,))


def test_an_untrusted_proxy_is_logged_once(build: Build) -> None:
    house = build(listening="public", public_url="https://roji.example")
    for _ in range(3):
        answer = house.http.get("/api/games", headers={"Host": "roji.example", **asked_as("198.51.100.1")})
        assert answer.status_code == 200
    assert house.stop() == 0
    assert house.log.read_text().count("name it with --trusted-proxy") == 1


def test_the_host_is_told_of_a_named_proxy_from_which_nobody_comes(build: Build) -> None:
    house = build(listening="public", public_url="https://roji.example", trusted_proxies=["192.0.2.0/24"])
    for _ in range(2):
        house.http.get("/api/games", headers={"Host": "roji.example", **asked_as("198.51.100.1")})
    assert house.stop() == 0
    assert house.log.read_text().count("name it with --trusted-proxy") == 1


def test_a_trusted_proxy_is_not_logged(build: Build) -> None:
    house = build(listening="public", public_url="https://roji.example", trusted_proxies=["127.0.0.1"])
    house.http.get("/api/games", headers={"Host": "roji.example", **asked_as("198.51.100.1")})
    assert house.stop() == 0
    assert "--trusted-proxy" not in house.log.read_text()


def test_an_address_asks_for_so_many_whole_views_on_all_its_sockets(build: Build) -> None:
    house = build(looks_per_minute=4)
    made = house.create("Ann", "open")
    ann, onlooker = house.screen(made["table"], made["token"]), house.screen(made["table"])
    for _ in range(2):
        onlooker.send(type="look", seat=None)
        onlooker.wait()
    ann.send(type="hello", token=made["token"])
    with pytest.raises(ConnectionClosedError) as closed:
        ann.wait(lambda seen: False)  # skip frames sent before the refusal
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008


def test_a_household_is_one_address_or_one_network() -> None:
    assert household("198.51.100.7") == household("::ffff:198.51.100.7") == "198.51.100.7"
    assert household("2001:db8:1:2::3") == household("2001:db8:1:2:ffff::9") == "2001:db8:1:2::/64"
    assert household("2001:db8:1:3::3") != household("2001:db8:1:2::3")
    assert household("a unix socket") == "a unix socket"


BEGUN = {
    "silence": "",
    "headers": "GET /api/games HTTP/1.1\r\nHost: ",
    "body": "POST /api/tables HTTP/1.1\r\nHost: {host}\r\nContent-Length: 900\r\n\r\n{{",
    "chunks": "POST /api/tables HTTP/1.1\r\nHost: {host}\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{{",
    "a second request": "GET /api/games HTTP/1.1\r\nHost: {host}\r\n\r\nGET /",
}


def test_a_request_that_never_ends_is_hung_up_on(build: Build) -> None:
    house = build(request_seconds=0.3)
    for begun in BEGUN.values():
        with closing(connection(house)) as slow:
            slow.sendall(begun.format(host=house.host).encode())
            everything(slow)  # returns when the server closes the connection, long before the test's own timeout
    with closing(connection(house)) as slow:
        slow.settimeout(0.02)
        slow.sendall(b"GET / HTTP/1.1\r\nX-Slow: ")
        assert drips_until_hung_up(slow, 1_500) < 1_500, "a byte every 20 ms buys no time"
    assert house.http.get("/api/games").status_code == 200
    assert house.stop() == 0
    assert "Traceback" not in house.log.read_text()


SHOWN = f"Authorization: Bearer {'m' * 20}"
SILENT = (
    "",
    "GET /api/games HTTP/1.1\r\nHost: ",
    "POST /api/tables HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{{",
)


def asks(line: socket.socket, host: str) -> bytes:
    """The beginning of the response to a complete request."""
    line.sendall(f"GET /healthz HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
    return line.recv(12)


def silent(house: House, count: int, address: str = "127.0.0.1", begun: str = "") -> list[socket.socket]:
    """Connections of an address without a complete request."""
    lines = [house.guests.enter_context(closing(connection(house, address))) for _ in range(count)]
    for line in lines:
        line.sendall(begun.format(host=house.host).encode())
    return lines


def cut(house: House) -> float:
    """The metric of silent connections that were closed, read from another address."""
    with closing(connection(house, "127.0.0.9")) as line:
        line.sendall(f"GET /metrics HTTP/1.1\r\nHost: {house.host}\r\nConnection: close\r\n{SHOWN}\r\n\r\n".encode())
        (figure,) = re.findall(rb"^roji_connections_cut_total (\S+)$", everything(line), re.MULTILINE)
    return float(figure)


@pytest.mark.parametrize("begun", SILENT, ids=["nothing", "headers", "body"])
def test_of_the_silent_connections_of_an_address_the_oldest_goes(build: Build, begun: str) -> None:
    house = build(silent_connections=4, metrics_token="m" * 20)
    quiet = silent(house, 4, begun=begun)
    others = silent(house, 4, "127.0.0.2")
    assert asks(silent(house, 1)[0], house.host) == b"HTTP/1.1 200", "who comes later and asks is answered"
    assert everything(quiet[0]) == b"", "and the one that was silent longest is hung up on"
    assert [asks(line, house.host) for line in others] == [b"HTTP/1.1 200"] * 4, "another address has connections of its own"
    assert cut(house) == 1
    for line in quiet:
        line.close()
    table, ann, bob = house.pair()
    assert [ann.play_first()["seq"], bob.play_first()["seq"]] == [1, 2], f"people play on at {table}"


def test_who_connects_without_end_is_hung_up_on_before_anything_is_read(build: Build) -> None:
    house = build(requests_per_minute=15)
    hung_up = 0
    for line in silent(house, 40, "127.0.0.2"):
        try:
            hung_up += asks(line, house.host) == b""
        except ConnectionError:
            hung_up += 1
    assert 0 < hung_up <= 10
    assert asks(silent(house, 1, "127.0.0.3")[0], house.host) == b"HTTP/1.1 200", "another address is served"


def test_game_files_are_weighed_before_they_are_read(build: Build) -> None:
    house = build(file_kilobytes_per_minute=240)
    file = {"journal": "x" * 40_000}
    assert [house.http.post("/api/replays", json=file).status_code for _ in range(2)] == [422, 429]
    assert house.http.post("/api/replays", json={"journal": "x"}).status_code == 422, "a small one is read"


def test_connections_kept_after_an_answer_are_silent_too(build: Build) -> None:
    house = build(silent_connections=3, metrics_token="m" * 20)
    assert [asks(line, house.host) for line in silent(house, 3)] == [b"HTTP/1.1 200"] * 3
    assert asks(silent(house, 1)[0], house.host) == b"HTTP/1.1 200"
    assert cut(house) == 1, "the oldest of the three, long before it would be closed for being idle"


def test_connections_that_play_or_wait_for_an_answer_are_not_silent(build: Build, asker: Asker) -> None:
    house = build(silent_connections=2)
    _, ann, bob = house.pair()
    with ThreadPoolExecutor(1) as waiting:
        answer = waiting.submit(house.http.post, "/api/games/zen/trials", json={"plays": 1, "seed": ASKED})
        asker.thinks()
        first, *_ = silent(house, 5)
        assert everything(first) == b""
        asker.go_on()
        assert answer.result().status_code == 200
    assert [ann.play_first()["seq"], bob.play_first()["seq"]] == [1, 2]


def test_the_silent_connections_of_a_named_proxy_are_not_counted(build: Build) -> None:
    house = build(silent_connections=2, trusted_proxies=["127.0.0.1"])
    assert [asks(line, house.host) for line in silent(house, 6)] == [b"HTTP/1.1 200"] * 6


def drips_until_hung_up(slow: socket.socket, most: int) -> int:
    for drips in range(most):
        try:
            if not slow.recv(1):
                return drips
            slow.send(b"x")
        except TimeoutError:
            slow.send(b"x")
        except ConnectionError:
            return drips
    return most


def test_who_waits_for_an_answer_or_plays_is_not_hung_up_on(build: Build, asker: Asker) -> None:
    house = build(request_seconds=0.2)
    _, ann, bob = house.pair()
    with ThreadPoolExecutor(1) as waiting:
        answer = waiting.submit(house.http.post, "/api/games/zen/trials", json={"plays": 1, "seed": ASKED})
        asker.thinks()
        with closing(connection(house)) as silent:
            everything(silent)  # one deadline has passed
        asker.go_on()
        assert answer.result().status_code == 200, "an answer may take longer than a request"
    assert bob.play_first()["seq"] == 1
    assert ann.until(lambda seen: seen["seq"] == 1)["phase"] == "playing"
