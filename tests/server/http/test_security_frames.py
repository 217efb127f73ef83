"""Hostile messages (deep, huge, duplicated, compressed) cost little and break nothing."""

import json
import zlib
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosedError

from roji.content.words import LANGUAGES
from roji.content.words import read as translated
from roji.core.sentences import Words
from roji.server.table.names import READERS
from tests.server.clients import House, ScreenClient, read

DEEP = "[" * 7_000


@pytest.mark.parametrize(
    ("frame", "sentence"),
    [
        ('{"x": ' + DEEP, "this is nested too deeply to be read"),
        ('{"x": ' + DEEP + "]" * 7_000 + ', "type": "look", "seat": 0}', "this is nested too deeply to be read"),
        ('{"type": "look", "x": ' + DEEP, "Object contains unknown field `x`"),
        ('{"type": "look", "seat": ' + "9" * 9_000 + "}", "Integer value out of range - at `$.seat`"),
        ('{"type": "look", "seat": -' + "9" * 30 + "}", "seat -999999999999999999999999999999 is not yours"),
        ('{"type": "look", "seat": NaN}', "JSON is malformed: invalid character (byte 25)"),
        ('{"type": "look", "seat": Infinity}', "JSON is malformed: invalid character (byte 25)"),
        ('{"type": "look", "seat": 1e400}', "Number out of range - at `$.seat`"),
        ('{"type": "look", "type": "hello", "seat": 0}', "Invalid value 'hello' - at `$.type`"),
        ('{"type": "look", "seat": 0, "seat": 1}', "seat 1 is not yours"),
        ("{" + ", ".join(f'"k{n}": {n}' for n in range(900)) + "}", "Object missing required field `type`"),
    ],
)
def test_a_frame_of_an_attacker_is_refused_and_the_socket_goes_on(house: House, frame: str, sentence: str) -> None:
    _, ann, _ = house.pair()
    ann.socket.send(frame)
    assert ann.refusal() == sentence
    assert ann.play_first()["seq"] == 1


@pytest.mark.parametrize(
    "body",
    [
        '{"game": ' + DEEP,
        '{"game": "peaks", "seats": ' + DEEP + "]" * 7_000 + "}",
        '{"game": "peaks", "seats": [], "options": {"rounds": ' + DEEP + "]" * 7_000 + "}}",
        '{"game": "peaks", "seats": [], "options": {"rounds": ' + "9" * 9_000 + "}}",
        '{"game": "peaks", "seats": [], "options": {"rounds": NaN}}',
        '{"game": "peaks", "seats": [], ' + ", ".join(f'"k{n}": {n}' for n in range(900)) + "}",
    ],
)
def test_a_body_of_an_attacker_is_refused(house: House, body: str) -> None:
    for path in ("/api/tables", "/api/tables/2345678923/seats", "/api/games/zen/options", "/api/games/zen/trials", "/api/reviews"):
        answer = house.http.post(path, content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code in (400, 404), (path, answer.text)
        assert read(answer.json()["sentence"])


def test_a_game_file_of_an_attacker_is_refused(house: House) -> None:
    for journal in (f"roji journal 1\noptions {DEEP}\n\nend 0 0\n", "roji journal 1\n" * 9_000, "9" * 100_000 + " x\n"):
        answer = house.http.post("/api/replays", json={"journal": journal})
        assert answer.status_code == 422, answer.text
        assert read(answer.json()["sentence"])


def peak_memory(pid: int) -> int:
    """The peak memory of a process in bytes."""
    (line,) = [line for line in Path(f"/proc/{pid}/status").read_text().splitlines() if line.startswith("VmHWM")]
    return int(line.split()[1]) * 1024


def test_frames_are_not_packed_and_one_that_is_too_long_is_not_kept(house: House) -> None:
    _, ann, bob = house.pair()
    before = peak_memory(house.pid)
    assert ann.socket.protocol.extensions == []
    with suppress(ConnectionClosedError):
        ann.socket.send(" " * 64_000_000)
    with pytest.raises(ConnectionClosedError):
        ann.answer()
    bob.until(lambda seen: not seen["players"][0]["present"])
    assert bob.play_first()["seq"] == 1
    assert peak_memory(house.pid) - before < 16_000_000


def test_a_packed_body_is_not_unpacked(house: House) -> None:
    packed = zlib.compress(json.dumps({"game": "peaks", "seats": [], "x": " " * 10_000_000}).encode())
    for encoding in ("gzip", "deflate"):
        headers = {"Content-Type": "application/json", "Content-Encoding": encoding}
        answer = house.http.post("/api/tables", content=packed[:10_000], headers=headers)
        assert answer.status_code in (400, 413)


def test_only_json_is_read(house: House) -> None:
    """Forms of other sites can send other content types without a preflight, so they are refused even if the body is JSON."""
    body = json.dumps({"game": "peaks", "seats": [{"kind": "here", "name": "Ann"}, {"kind": "open"}]}).encode()
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""):
        answer = house.http.post("/api/tables", content=body, headers={"Content-Type": kind} if kind else {})
        assert answer.status_code == 415, kind
        assert read(answer.json()["sentence"]).startswith("requests are written in JSON")
    assert house.http.post("/api/tables", content=body, headers={"Content-Type": "Application/JSON; charset=utf-8"}).status_code == 201


def test_a_zero_character_is_refused_before_a_database_sees_it(house: House) -> None:
    asked = {"game": "peaks", "seats": [{"kind": "here", "name": "Ann"}, {"kind": "open"}], "promise": "a\0b", "nonce": "00" * 16}
    assert house.http.post("/api/tables", json=asked).status_code == 400


@pytest.mark.parametrize(
    "name",
    [
        "A" + "\u0301" * 23,  # a stack of accents
        "A" + "\u0489" * 4,
        "\u0301nn",  # an accent without a letter
        "\u3164\u3164",  # invisible, though printable
        "A\u2800",
        "A\u034fnn",
        "A\ufe01nn",  # a variation selector without effect
        "A\u180bnn",
        "A\u17b4nn",
        "A\U000e0100nn",
        "A\u200bnn",  # zero-width
        "A\u200dnn",
        "A\u00adnn",
        "\u2067Ann",  # reverses the text direction
        "A\u061cnn",
        "\ufeffAnn",
        "A\x00nn",
        "A\x1b[31m",
        "\U000e0041nn",
        "\ud800".encode("utf-8", "surrogatepass").decode("latin-1"),
    ],
)
def test_a_name_that_cannot_be_read_is_refused(house: House, name: str) -> None:
    answer = house.http.post("/api/tables", json={"game": "peaks", "seats": [{"kind": "here", "name": name}, {"kind": "open"}]})
    assert answer.status_code == 422, answer.text
    assert read(answer.json()["sentence"]) == "a name has 1 to 24 characters that can be read"


@pytest.mark.parametrize("name", ["Ａｎｎ", "𝐀𝐧𝐧", "ann ", "ANN", "Аnn", "Αnn", "A\ufe0fnn"])
def test_nobody_looks_like_somebody_at_the_table(house: House, name: str) -> None:
    made = house.create("Ann", "open")
    assert house.http.post(f"/api/tables/{made['table']}/seats", json={"name": name}).status_code == 409


def test_the_words_for_the_reader_are_those_of_the_catalogues() -> None:
    assert set(READERS) == {translated(Words("you"), language, "shell") for language in LANGUAGES}


@pytest.mark.parametrize("name", ["You", "Yоu", "Du", "あなた", "Bot Kaede", "Воt Kaede", "B0t Kaede"])
def test_nobody_is_mistaken_for_the_reader_or_a_bot(house: House, name: str) -> None:
    made = house.create("Ann", "open")
    answer = house.http.post(f"/api/tables/{made['table']}/seats", json={"name": name})
    assert answer.status_code == 422, answer.text
    assert "would be mistaken for somebody else" in read(answer.json()["sentence"])


@pytest.mark.parametrize("name", ["<img src=x onerror=a>", "{name} %s ${x}", "Ngô Thị Ánh", "नमस्ते", "花子", "👍🏽", 'O\'Brien "x" \\'])
def test_any_other_name_is_kept_as_it_is_and_is_text_only(house: House, name: str) -> None:
    """Markup stays text: the wire is JSON, and pages put names into text nodes only."""
    made = house.create(name, "open")
    seen = house.screen(made["table"], made["token"]).seen
    assert seen["players"][0]["name"] == name
    assert house.http.get(f"/api/tables/{made['table']}").headers["content-type"] == "application/json"


def test_a_hello_with_an_endless_token_is_refused(house: House) -> None:
    table, _, _ = house.pair()
    screen = ScreenClient(house, table, hello=False)
    screen.send(type="hello", token="x" * 16_000)
    assert screen.refusal().startswith("this token is for no seat")
