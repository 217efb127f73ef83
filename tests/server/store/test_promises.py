"""Verifiable shuffles at a real table: committed to first, mixed with the seats' nonces, and verified after the end."""

import secrets
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from roji.core.game import Game
from roji.core.journal.fold import read as read_journal
from roji.core.journal.promise import MAX_REMATCHES
from roji.core.journal.verification import Finding, Noted, verify
from tests.server import peaks
from tests.server.clients import Build, House, ScreenClient, bearer, read, seat_asked


def promised(house: House) -> dict[str, str]:
    answer = house.http.post("/api/promises")
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def asked(house: House, *seats: str, **more: Any) -> httpx.Response:
    return house.http.post("/api/tables", json={"game": "peaks", "seats": [seat_asked(seat) for seat in seats], **more})


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, read(answer.json()["sentence"])


def nonce() -> str:
    return secrets.token_hex(32)


class Pair:
    """Ann creates a table and Bob joins it, each with a nonce and the commitment."""

    def __init__(self, house: House) -> None:
        self.house, self.mine, self.yours = house, nonce(), nonce()
        promise = promised(house)
        self.commitment = promise["commitment"]
        made = asked(house, "Ann", "open", options={"rounds": 1}, promise=promise["promise"], nonce=self.mine).json()
        self.table = made["table"]
        card = house.http.get(f"/api/tables/{self.table}").json()
        assert card["commitment"] == self.commitment, "Bob sees it before he adds anything"
        joined = house.http.post(f"/api/tables/{self.table}/seats", json={"name": "Bob", "nonce": self.yours}).json()
        assert (made["mixed"], joined["mixed"]) == (True, True)
        self.ann, self.bob = house.screen(self.table, made["token"]), house.screen(self.table, joined["token"])

    def play(self) -> str:
        """Play a round, and return the journal."""
        play_out(self.ann, self.bob)
        return journal(self.house, self.table)


def play_out(ann: ScreenClient, bob: ScreenClient) -> None:
    ann.play_first()
    bob.until(lambda seen: seen["seq"] == 1)
    bob.play_first()


def journal(house: House, table: str) -> str:
    answer = house.http.get(f"/api/tables/{table}/journal")
    assert answer.status_code == 200, answer.text
    return answer.text


def findings(text: str, **noted: Any) -> list[Finding]:
    def find(_name: str) -> Game:
        return peaks.GAME

    return verify(text, find, Noted(**noted))


def said(text: str, verdict: str, **noted: Any) -> list[str]:
    return [finding.sentence for finding in findings(text, **noted) if finding.verdict == verdict]


def test_both_find_their_own_in_the_journal(house: House) -> None:
    pair = Pair(house)
    before = pair.ann.seen["seal"]
    text = pair.play()
    seals = [before, pair.bob.seen["seal"]]
    assert pair.ann.until(lambda seen: seen["phase"] == "over")["seal"] == pair.bob.seen["seal"] != before
    noted = {"commitment": pair.commitment, "nonces": [pair.mine, pair.yours], "seals": seals}
    assert said(text, "fails", **noted) == said(text, "unchecked", **noted) == []
    assert "the secret is the one that was promised to you" in said(text, "holds", **noted)
    assert read_journal(text).header.nonces == {0: bytes.fromhex(pair.mine), 1: bytes.fromhex(pair.yours)}


def test_a_seats_nonce_changes_the_deal(house: House) -> None:
    """Without the nonce, the same secret deals other hands."""
    header = read_journal(Pair(house).play()).header
    lucks = (header.luck(), replace(header, nonces={}).luck())
    hands = [peaks.setup(2, peaks.Options(rounds=1), luck).hands for luck in lucks]
    assert hands[0] != hands[1]


def test_a_rematch_rests_on_the_first_promise(house: House) -> None:
    pair = Pair(house)
    pair.play()
    again = house.http.post(f"/api/tables/{pair.table}/rematch", headers=bearer(pair.ann.token)).json()["table"]
    play_out(house.screen(again, pair.ann.token), house.screen(again, pair.bob.token))
    text = journal(house, again)
    noted = {"commitment": pair.commitment, "nonces": [pair.mine, pair.yours]}
    assert said(text, "fails", **noted) == []
    assert "the secret is the one that was promised to you, one rematch ago" in said(text, "holds", **noted)


def test_after_the_last_rematch_that_a_promise_covers_a_new_table_is_asked_for(house: House) -> None:
    pair = Pair(house)
    table, token = pair.table, pair.ann.token
    for _ in range(MAX_REMATCHES):
        table = again(house, table, token).json()["table"]
    assert refusal(again(house, table, token)) == (409, "the promise of your first game covers no further rematch; start a new game")


def again(house: House, table: str, token: str) -> httpx.Response:
    """Resign, and ask for a rematch."""
    screen = house.screen(table, token)
    screen.resign()
    screen.wait(lambda seen: seen["phase"] == "over")
    return house.http.post(f"/api/tables/{table}/rematch", headers=bearer(token))


def test_several_at_one_screen_add_one_nonce(house: House) -> None:
    promise, mine = promised(house), nonce()
    made = asked(house, "Ann", "Bob", options={"rounds": 1}, promise=promise["promise"], nonce=mine).json()
    screen = house.screen(made["table"], made["token"])
    for seat in (0, 1):
        screen.look(seat)
        screen.play_first()
    assert read_journal(journal(house, made["table"])).header.nonces == dict.fromkeys((0, 1), bytes.fromhex(mine))


def test_a_client_that_adds_no_nonce_is_told_so(house: House) -> None:
    table, ann, bob = house.pair(rounds=1)
    play_out(ann, bob)
    assert "no seat added to the shuffle: the server alone chose it" in said(journal(house, table), "note")


def test_a_promise_is_for_one_table(house: House) -> None:
    promise = promised(house)["promise"]
    assert asked(house, "Ann", "open", options={"rounds": 7}, promise=promise, nonce=nonce()).status_code == 422
    assert asked(house, "Ann", "open", promise=promise, nonce=nonce()).status_code == 201, "what was refused has used nothing up"
    gone = "this promise is used, or older than an hour; ask for another one"
    assert refusal(asked(house, "Ann", "open", promise=promise, nonce=nonce())) == (409, gone)
    assert refusal(asked(house, "Ann", "open", promise="nothing")) == (409, gone)


def test_a_promise_is_kept_over_a_restart_and_forgotten_after_an_hour(build: Build, tmp_path: Path) -> None:
    house = build()
    fresh, old = promised(house), promised(house)
    house.kill()
    db = sqlite3.connect(tmp_path / "roji.sqlite")
    db.execute("UPDATE promises SET created = '2020-01-01 00:00:00.000000' WHERE id = ?", (old["promise"],))
    db.commit()
    house = build()
    assert asked(house, "Ann", "open", promise=old["promise"]).status_code == 409
    made = asked(house, "Ann", "open", promise=fresh["promise"]).json()
    assert house.http.get(f"/api/tables/{made['table']}").json()["commitment"] == fresh["commitment"]
    promised(house)
    assert db.execute("SELECT count(*) FROM promises").fetchone() == (1,), "the old and the used one are gone"
    db.close()


@pytest.mark.parametrize("wrong", ["ab", "0" * 31, "0" * 66, "x" * 32, "A" * 32, "0" * 5000])
def test_an_invalid_nonce_is_refused(house: House, wrong: str) -> None:
    promise = promised(house)["promise"]
    sentence = (422, "a nonce is 16 to 32 bytes, written as hexadecimal digits such as 0f")
    assert refusal(asked(house, "Ann", "open", promise=promise, nonce=wrong)) == sentence
    made = house.create("Ann", "open")
    assert refusal(house.http.post(f"/api/tables/{made['table']}/seats", json={"name": "Bob", "nonce": wrong})) == sentence
    assert house.http.get(f"/api/tables/{made['table']}").json()["players"][1]["kind"] == "open"


def test_a_nonce_without_a_promise_is_refused(house: House) -> None:
    said = "ask for a promise before you tell a nonce, or it proves nothing"
    assert refusal(asked(house, "Ann", "open", nonce=nonce())) == (422, said)


def test_the_game_of_a_day_takes_none(house: House) -> None:
    body = {"game": "zen", "seats": [seat_asked("Ann")], "day": "2026-11-16", "promise": promised(house)["promise"], "nonce": nonce()}
    status, sentence = refusal(house.http.post("/api/tables", json=body))
    assert (status, sentence) == (422, "the game of the day is dealt alike for everyone: it takes no promise and no nonce")


def test_a_rehearsal_promises_nothing_and_takes_no_nonce(build: Build) -> None:
    house = build(rehearsal="moss")
    assert promised(house) == {"promise": "", "commitment": ""}
    journals = []
    for _ in range(2):
        made = asked(house, "Ann", "open", options={"rounds": 1}).json()
        joined = house.http.post(f"/api/tables/{made['table']}/seats", json={"name": "Bob", "nonce": nonce()}).json()
        assert joined["mixed"] is False
        play_out(house.screen(made["table"], made["token"]), house.screen(made["table"], joined["token"]))
        journals.append(journal(house, made["table"]))
    assert journals[0] == journals[1]


def test_a_fork_is_dealt_the_same_mixed_cards(house: House) -> None:
    pair = Pair(house)
    text = pair.play()
    ask = {"line": 0, "seat": 1, "name": "Eve", "level": "any"}
    for taken in (
        house.http.post(f"/api/tables/{pair.table}/fork", json=ask).json(),
        house.http.post("/api/forks", json={**ask, "journal": text}).json(),
    ):
        eve = house.screen(taken["table"], taken["token"])
        told = house.http.post("/api/replays", json={"journal": text, "seat": 1}).json()
        assert eve.seen["view"]["hand"] == told["steps"][0]["view"]["hand"]
        eve.play_first()
        eve.until(lambda seen: seen["phase"] == "over")
        assert said(journal(house, taken["table"]), "fails", commitment=pair.commitment, nonces=[pair.mine]) == []


def test_nonces_and_secrets_are_not_revealed_before_the_end(build: Build, tmp_path: Path) -> None:
    house = build()
    pair = Pair(house)
    pair.ann.play_first()
    pair.bob.until(lambda seen: seen["seq"] == 1)
    db = sqlite3.connect(tmp_path / "roji.sqlite")
    root, secret = db.execute("SELECT hex(root), hex(secret) FROM tables").fetchone()
    db.close()
    told = pair.ann.received + pair.bob.received + house.http.get(f"/api/tables/{pair.table}").text
    assert not any(hidden.lower() in told for hidden in (root, secret, pair.mine, pair.yours))
    pair.bob.play_first()
    assert root.lower() not in journal(house, pair.table), "the rematches are still to come"
