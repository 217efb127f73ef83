"""Invalid input of every kind is refused with a sentence, and changes nothing."""

from typing import Any

import pytest
from websockets.exceptions import ConnectionClosedError

from tests.server.clients import Build, House, ScreenClient, bearer, read

SEATS = [{"kind": "here", "name": "Ann"}, {"kind": "here", "name": "Bob"}]


@pytest.mark.parametrize(
    ("asked", "status", "sentence"),
    [
        ({"game": "chess"}, 422, "there is no game chess; there is peaks, "),
        ({"seats": SEATS[:1]}, 422, "Peaks is for 2 to 3 players, not 1"),
        ({"seats": [*SEATS, *SEATS]}, 422, "Peaks is for 2 to 3 players, not 4"),
        ({"seats": []}, 422, "take at least one seat yourself"),
        ({"seats": [{"kind": "open"}, {"kind": "open"}]}, 422, "take at least one seat yourself"),
        ({"seats": [SEATS[0], {"kind": "bot", "level": "genius"}]}, 422, "there is no bot genius; there is any, "),
        ({"seats": [SEATS[0], {"kind": "bot"}]}, 422, "there is no bot ; there is any, "),
        ({"seats": [SEATS[0], {"kind": "robot"}]}, 400, "seats[1].kind: Invalid enum value 'robot'"),
        ({"options": {"wind": 3}}, 422, "Peaks has no option 'wind'; it has calm, fragile, rounds"),
        ({"options": {"{wind}": 3}}, 422, "Peaks has no option '{wind}'; it has calm, fragile, rounds"),
        ({"options": {"rounds": 2}}, 422, "Peaks: rounds is one of 1, 3, not 2"),
        ({"options": {"calm": "yes"}}, 422, "Peaks: calm is true or false, not 'yes'"),
        ({"colour": "red"}, 400, "Object contains unknown field `colour`"),
        ({"seats": "two"}, 400, "seats: Expected `array`, got `str`"),
        ({"seats": [SEATS[0], SEATS[0]]}, 409, "somebody here is called Ann already"),
        ({"seats": [SEATS[0], {"kind": "here", "name": " aNN "}]}, 409, "somebody here is called aNN already"),
        ({"seats": [SEATS[0], {"kind": "here", "name": "   "}]}, 422, "a name has 1 to 24 characters that can be read"),
        ({"seats": [SEATS[0], {"kind": "here", "name": "x" * 25}]}, 422, "a name has 1 to 24 characters that can be read"),
        ({"seats": [SEATS[0], {"kind": "here", "name": "a\u202eb"}]}, 422, "a name has 1 to 24 characters that can be read"),
    ],
)
def test_a_table_that_cannot_be(house: House, asked: dict[str, Any], status: int, sentence: str) -> None:
    answer = house.http.post("/api/tables", json={"game": "peaks", "seats": SEATS, **asked})
    assert read(answer.json()["sentence"]).startswith(sentence)
    assert answer.status_code == status


@pytest.mark.parametrize(
    ("asked", "language", "sentence"),
    [
        ({"seats": SEATS[:1]}, "de", "Peaks ist für 2 bis 3 Personen, nicht für 1"),
        ({"options": {"wind": 3}}, "pl", "Peaks nie ma zasady stołu 'wind'; są calm, fragile, rounds"),
        ({"options": {"rounds": 2}}, "ja", "「Peaks」：roundsは1, 3のどれかです。2にはできません"),
        ({"options": {"calm": "yes"}}, "de", "Peaks: calm ist true (ja) oder false (nein), nicht 'yes'"),
        ({"game": "bonsai", "options": {"scenario": "emperor"}}, "de", "ein Szenario ist für eine Person, nicht für 2"),
        ({"game": "bonsai", "options": {"goal_colours": "red"}}, "pl", "nie ma koloru celów 'red'; są brown, green, orange, pink, blue"),
        ({"game": "zen"}, "ja", "「Zen」は1人用です。2人では遊べません"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_the_readers_language(
    house: House, asked: dict[str, Any], language: str, sentence: str
) -> None:
    answer = house.http.post("/api/tables", json={"game": "peaks", "seats": SEATS, **asked})
    assert read(answer.json()["sentence"], language) == sentence


@pytest.mark.parametrize("body", [b"", b"{", b"null", b"[]", b"\xff\xfe", b'{"game": "\\ud800"}', b"{" * 5000])
def test_a_body_that_cannot_be_read(house: House, body: bytes) -> None:
    answer = house.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 400, answer.text
    assert read(answer.json()["sentence"])


def test_a_body_that_is_too_long(house: House) -> None:
    answer = house.http.post("/api/tables", json={"game": "x" * 20_000, "seats": []})
    assert answer.status_code == 413
    assert read(answer.json()["sentence"])


def test_a_table_that_is_not_there(house: House) -> None:
    for name in ("2345678923", "short", "x" * 300, "%00", "' OR 1=1"):
        answer = house.http.get(f"/api/tables/{name}")
        assert answer.status_code == 404
        assert read(answer.json()["sentence"]).startswith("there is no table ")
    screen = ScreenClient(house, "2345678923", hello=False)
    assert screen.refusal() == "there is no table 2345678923"
    with pytest.raises(ConnectionClosedError) as closed:
        screen.answer()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


def test_an_address_that_is_not_there(house: House) -> None:
    for path in ("/api/nothing", "/nothing", "/assets/nothing", "/assets/%2e%2e/%2e%2e/app.py", "/%2e%2e/app.py"):
        answer = house.http.get(path)
        assert (answer.status_code, answer.headers["content-type"]) == (404, "application/json")
        assert read(answer.json()["sentence"])
    assert house.http.put("/api/games").status_code == 405


def test_a_seat_that_is_not_open(house: House) -> None:
    made = house.create("Ann", "open", "open")
    ask = f"/api/tables/{made['table']}/seats"
    for seat in (0, 3, -1, 10**30):
        answer = house.http.post(ask, json={"name": "Bob", "seat": seat})
        assert (answer.status_code, read(answer.json()["sentence"])) == (409, f"seat {seat} is not open")
    assert house.http.post(ask, json={"name": "Bob", "seat": 2}).json()["seats"] == [2]
    assert house.http.post(ask, json={"name": "bob"}).status_code == 409
    wrong = house.http.post(f"/api/tables/{made['table']}/bots", json={"seat": 1, "level": "genius"}, headers=bearer(made["token"]))
    assert wrong.status_code == 422
    house.join(made["table"], "Eve")
    late = house.http.post(ask, json={"name": "Kim"})
    assert (late.status_code, read(late.json()["sentence"])) == (409, "every seat at this table is taken")


@pytest.mark.parametrize(
    ("frame", "sentence"),
    [
        ("", "Input data was truncated"),
        ("hello", "JSON is malformed: invalid character (byte 0)"),
        ("[" * 9000, "Expected `object`, got `array`"),
        ("{}", "Object missing required field `type`"),
        ('{"type": "shout"}', "Invalid value 'shout' - at `$.type`"),
        ('{"type": "play", "seat": 0, "nth": 0}', "Object missing required field `code`"),
        ('{"type": "play", "seat": "0", "nth": 0, "code": 1}', "Expected `int`, got `str` - at `$.seat`"),
        ('{"type": "play", "seat": 0, "nth": 0, "code": 1.5}', "Expected `int`, got `float` - at `$.code`"),
        ('{"type": "look", "seat": 0, "and": {}}', "Object contains unknown field `and`"),
        (b"\x00\x01", "JSON is malformed: invalid character (byte 0)"),
    ],
)
def test_a_frame_that_cannot_be_read(house: House, frame: str | bytes, sentence: str) -> None:
    _, ann, _ = house.pair()
    ann.socket.send(frame)
    assert ann.refusal() == sentence
    assert ann.play_first()["seq"] == 1, "the socket stays open"


def test_a_frame_that_is_too_long_closes_its_socket_only(house: House) -> None:
    _, ann, bob = house.pair()
    ann.socket.send('{"type": "hello", "token": "' + "x" * 16_384 + '"}')
    with pytest.raises(ConnectionClosedError) as closed:
        ann.answer()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    assert "16384" in closed.value.rcvd.reason
    bob.until(lambda seen: not seen["players"][0]["present"])
    assert bob.play_first()["seq"] == 1


def test_a_frame_that_is_no_text_closes_its_socket(house: House) -> None:
    _, ann, bob = house.pair()
    ann.socket.send(b"\xff\xfe", text=True)
    with pytest.raises(ConnectionClosedError) as closed:
        ann.answer()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1007
    bob.until(lambda seen: not seen["players"][0]["present"])


def test_who_sends_too_much_is_turned_away_for_a_while(build: Build) -> None:
    house = build(frames_at_once=5, frames_per_second=0.001, requests_per_minute=10)
    table, ann, bob = house.pair()
    for _ in range(5):
        ann.send(type="look", seat=0)
    with pytest.raises(ConnectionClosedError) as closed:
        ann.until(lambda seen: False)
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1008, "too many messages at once; connect again in a moment")
    assert bob.play_first()["seq"] == 1
    answers = [house.http.get(f"/api/tables/{table}") for _ in range(10)]
    assert answers[-1].status_code == 429
    assert read(answers[-1].json()["sentence"])
    assert house.stop() == 0
    assert house.log.read_text() == ""


def test_too_many_screens_at_one_table(build: Build) -> None:
    house = build(screens_per_table=2)
    table, ann, _ = house.pair()
    onlookers = [ScreenClient(house, table) for _ in range(2)]
    late = ScreenClient(house, table, hello=False)
    late.send(type="hello")
    assert late.refusal() == "too many people are watching this table already"
    with pytest.raises(ConnectionClosedError):
        late.answer()
    assert ScreenClient(house, table, ann.token).seen["yours"] == [0], "onlookers never keep a player out"
    assert onlookers[0].seen["yours"] == []


def test_a_socket_that_never_says_hello_is_closed(build: Build) -> None:
    house = build(hello_seconds=0.2)
    table, ann, _ = house.pair()
    silent = ScreenClient(house, table, hello=False)
    with pytest.raises(ConnectionClosedError, match="say hello soon after you connect"):
        silent.answer()
    assert ann.play_first()["seq"] == 1, "who has said hello may be silent"


@pytest.mark.parametrize("name", ["You", "you", "Bot Kaede", "bot x"])
def test_nobody_is_called_like_somebody_else(house: House, name: str) -> None:
    answer = house.http.post("/api/tables", json={"game": "peaks", "seats": [{"kind": "here", "name": name}, {"kind": "open"}]})
    assert answer.status_code == 422
    assert read(answer.json()["sentence"]) == f"{name} would be mistaken for somebody else; take another name"


def test_nothing_of_all_that_is_logged(build: Build) -> None:
    house = build()
    table, ann, _ = house.pair()
    house.http.get("/api/nothing")
    house.http.post("/api/tables", content=b"{")
    house.http.get(f"/api/tables/{table}/journal")
    ann.play(-1)
    ann.refusal()
    ann.socket.send(b"\xff", text=True)
    with pytest.raises(ConnectionClosedError):
        ann.answer()
    assert house.stop() == 0
    assert house.log.read_text() == ""
