"""Seats and tokens: only a seat's own token gives access to it."""

import ast
import inspect
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from roji.server.table import keys
from tests.server.clients import Build, House, ScreenClient, bearer, read

SERVER = Path(keys.__file__).parents[1]


def greeted(house: House, table: str, token: str) -> str:
    """The sentence with which a hello with this token is refused."""
    screen = ScreenClient(house, table, hello=False)
    screen.send(type="hello", token=token)
    return screen.refusal()


def test_what_resembles_a_token_opens_nothing(house: House) -> None:
    table, ann, _ = house.pair(rounds=1)
    token = ann.token
    other = house.create("Eve", "open")["token"]
    for wrong in (token[:-1], token + "=", token.swapcase(), f" {token}", token + "\x00", keys.hash_token(token), other, "0", "null"):
        assert greeted(house, table, wrong) == "this token is for no seat at this table; without one you may watch"
    for wrong in (token[:-1], token + "=", token.swapcase(), keys.hash_token(token), other):
        for path, body in (("bots", {"seat": 1, "level": "any"}), ("names", {"seat": 0, "name": "Eve"}), ("rematch", {}), ("close", {})):
            answer = house.http.post(f"/api/tables/{table}/{path}", json=body, headers=bearer(wrong))
            assert (answer.status_code, answer.headers["www-authenticate"]) == (401, "Bearer")
            assert read(answer.json()["sentence"]) == "only players at this table may do that"


def test_an_empty_token_is_nobodys_though_open_seats_have_none(house: House) -> None:
    made = house.create("Ann", "open", "bot any")
    assert house.screen(made["table"], "").seen["yours"] == []
    for scheme in ("Bearer", "Bearer null", "Basic " + made["token"], made["token"]):
        headers = {"Authorization": scheme}
        answer = house.http.post(f"/api/tables/{made['table']}/bots", json={"seat": 1, "level": "any"}, headers=headers)
        assert answer.status_code == 401


def test_a_name_is_changed_by_its_owner_alone_and_until_the_game_begins(house: House) -> None:
    made = house.create("Player", "open")
    ask = f"/api/tables/{made['table']}/names"
    renamed = house.http.post(ask, json={"seat": 0, "name": " Anna "}, headers=bearer(made["token"]))
    assert (renamed.status_code, renamed.json()["players"][0]["name"]) == (201, "Anna")
    ren = house.http.post(f"/api/tables/{made['table']}/seats", json={"name": "Player"}).json()
    assert house.http.post(ask, json={"seat": 0, "name": "Eve"}, headers=bearer(ren["token"])).status_code == 401
    late = house.http.post(ask, json={"seat": 0, "name": "Eve"}, headers=bearer(made["token"]))
    assert (late.status_code, read(late.json()["sentence"])) == (409, "a name can be changed until the game begins")


def test_a_client_cannot_choose_its_token(house: House) -> None:
    made = house.create("Ann", "open")
    chosen = "A" * 22
    sat = house.http.post(f"/api/tables/{made['table']}/seats", json={"name": "Bob"}, headers=bearer(chosen)).json()
    assert chosen != sat["token"] != made["token"]
    assert sat["seats"] == [1]
    assert "is for no seat" in greeted(house, made["table"], chosen)
    asked = {"game": "peaks", "seats": [{"kind": "here", "name": "Ann", "token": chosen}, {"kind": "open"}]}
    assert house.http.post("/api/tables", json=asked).status_code == 400


def test_of_many_who_want_the_last_seat_one_gets_it(house: House) -> None:
    made = house.create("Ann", "open")

    def sit(number: int) -> int:
        return house.http.post(f"/api/tables/{made['table']}/seats", json={"name": f"Guest {number}"}).status_code

    with ThreadPoolExecutor(8) as guests:
        assert sorted(guests.map(sit, range(8))) == [201] + [409] * 7


def test_the_link_to_a_rematch_gives_no_seat_to_others(house: House) -> None:
    table, ann, bob = house.pair(rounds=1)
    ann.play_first()
    bob.play_first()
    stranger = house.create("Eve", "open")["token"]
    assert house.http.post(f"/api/tables/{table}/rematch", headers=bearer(stranger)).status_code == 401
    again = house.http.post(f"/api/tables/{table}/rematch", headers=bearer(ann.token)).json()["table"]
    assert house.screen(again, bob.token).seen["yours"] == [1]
    assert house.screen(again).seen["yours"] == []
    assert "is for no seat" in greeted(house, again, stranger)
    assert house.http.post(f"/api/tables/{again}/seats", json={"name": "Eve"}).status_code == 409


def test_tokens_are_long_random_and_kept_as_hashes_only(build: Build, tmp_path: Path) -> None:
    house = build()
    tokens = {str(house.create("Ann", "open")["token"]) for _ in range(20)}
    assert len(tokens) == 20
    assert all(len(token) == 22 for token in tokens), "128 bits"
    assert house.stop() == 0
    with sqlite3.connect(tmp_path / "roji.sqlite") as database:
        kept = "\n".join(database.iterdump())
    database.close()
    assert not [token for token in tokens if token in kept]
    assert all(keys.hash_token(token) in kept for token in tokens)


def test_hashes_are_compared_and_in_constant_time() -> None:
    assert "hmac.compare_digest(token_hash, kept" in inspect.getsource(keys.opens)
    for module in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(module.read_text())):
            if isinstance(node, ast.Compare):
                assert not compares_tokens(node), f"{module.name}, line {node.lineno}: {ast.unparse(node)}"


def compares_tokens(node: ast.Compare) -> bool:
    """Whether a token, rather than its hash, is compared with an operator that may stop at the first difference."""
    sides = [side for side in (node.left, *node.comparators) if isinstance(side, ast.Name | ast.Attribute)]
    return any((side.id if isinstance(side, ast.Name) else side.attr) == "token" for side in sides)


def test_the_watch_over_comparisons_finds_one() -> None:
    (found,) = ast.parse("hello.token == seat.token").body
    assert isinstance(found, ast.Expr)
    assert isinstance(found.value, ast.Compare)
    assert compares_tokens(found.value)


@pytest.mark.parametrize("nth", [0, 1, 7, -1, 10**18])
def test_a_frame_that_is_sent_again_changes_nothing(house: House, nth: int) -> None:
    """Replayed frames: an undone action stays undone, and every action happens once."""
    table, ann, bob = house.pair()
    first = ann.seen["legal"][0]["code"]
    ann.play(first)
    ann.wait(lambda seen: seen["nth"] == 1)
    ann.undo()
    assert ann.wait(lambda seen: seen["nth"] == 2)["seq"] == 2
    ann.play(first, nth=nth)
    assert ann.wait()["seq"] == 2
    assert house.screen(table, bob.token).seen["seq"] == 2
