"""Replays of finished tables and of game files, from any seat."""

from typing import Any

import httpx
import pytest

import roji
from roji.core.journal.fold import Entry, Header, Journal, write
from roji.core.luck import Luck
from tests.server.clients import House, ScreenClient, read


def finished(house: House) -> tuple[str, ScreenClient, ScreenClient]:
    """Ann and Bob have played to the end, with one undo by Ann."""
    table, ann, bob = house.pair(rounds=1)
    ann.play_first()
    ann.undo()
    ann.wait(lambda seen: seen["nth"] == 2)
    ann.play(ann.seen["legal"][1]["code"])
    ann.wait(lambda seen: seen["nth"] == 3)
    bob.until(lambda seen: seen["seq"] == 3)
    bob.play_first()
    ann.until(lambda seen: seen["phase"] == "over")
    return table, ann, bob


def replay(house: House, table: str, seat: int | None = None) -> dict[str, Any]:
    answer = house.http.get(f"/api/tables/{table}/replay", params={} if seat is None else {"seat": seat})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def opened(house: House, journal: str, **asked: Any) -> httpx.Response:
    return house.http.post("/api/replays", json={"journal": journal, **asked})


def recorded(game: str, seats: int, seed: int = 5) -> str:
    """A game file, played by the rollout policy."""
    rules, luck = roji.game(game), Luck(1)
    state, entries = rules.new(seats=seats, seed=seed), []
    while (seat := state.actor()) >= 0:
        code = state.rollout_action(seat, luck)
        entries.append(Entry(seat, rules.text(code)))
        state.play(seat, code)
    return write(Journal(Header(game, rules.version, seats, {}, seed=seed), entries))


def test_each_seat_sees_again_what_it_saw_then(house: House) -> None:
    table, ann, bob = finished(house)
    for seat, guest in ((0, ann), (1, bob)):
        told = replay(house, table, seat)
        assert [step["event"] for step in told["steps"]] == [None, *guest.story]
        assert told["steps"][-1]["view"] == guest.seen["view"]
        assert told["steps"][-1]["scores"] == guest.seen["scores"]
        assert (told["ending"], told["winners"]) == (guest.seen["ending"], guest.seen["winners"])
    assert [player["name"] for player in told["players"]] == ["Ann", "Bob"]


def test_a_seat_is_not_shown_what_it_could_not_see(house: House) -> None:
    table, *_ = finished(house)
    steps = replay(house, table, 1)["steps"]
    assert steps[3]["event"]["action"] == {"type": "show_hidden"}, "Ann's card lay face down for Bob"
    assert len(steps[3]["view"]["hand"]) == 4
    assert [step["view"]["hand"] for step in replay(house, table)["steps"]] == [[]] * 5, "an onlooker holds nothing"


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_nothing_is_replayed_before_the_end(house: House, seat: int | None) -> None:
    table, ann, _ = house.pair()
    ann.play_first()
    answer = house.http.get(f"/api/tables/{table}/replay", params={} if seat is None else {"seat": seat})
    assert answer.status_code == 403
    assert read(answer.json()["sentence"]) == "the game file is available after the end of the game"


def test_there_is_no_such_seat_and_no_such_table(house: House) -> None:
    table, *_ = finished(house)
    answer = house.http.get(f"/api/tables/{table}/replay", params={"seat": 2})
    assert (answer.status_code, read(answer.json()["sentence"])) == (422, "there is no seat 2 at this table")
    assert house.http.get("/api/tables/aaaaaaaaaa/replay").status_code == 404


def test_a_downloaded_game_file_gives_the_same_replay(house: House) -> None:
    table, *_ = finished(house)
    journal = house.http.get(f"/api/tables/{table}/journal").text
    told, before = opened(house, journal, seat=1).json(), replay(house, table, 1)
    assert told["steps"] == before["steps"]
    assert told["table"] is None
    assert [player["name"] for player in told["players"]] == ["Seat 1", "Seat 2"], "a file knows no names"


@pytest.mark.parametrize(("game", "seats"), [("bonsai", 4), ("bossa", 2), ("ohanami", 4), ("takenoko", 4), ("zen", 1)])
def test_a_whole_replay_is_small(house: House, game: str, seats: int) -> None:
    answer = opened(house, recorded(game, seats), seat=0)
    assert len(answer.json()["steps"]) > 20
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) < 100_000
    plain = house.http.post("/api/replays", json={"journal": recorded(game, seats), "seat": 0}, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json() == answer.json()


def edited(journal: str, old: str, new: str) -> str:
    """The file with an edit and a recomputed last line."""
    head, _, rest = journal.replace(old, new).partition("\n\n")
    lines = rest.splitlines()[:-1]
    told = dict(line.partition(" ")[::2] for line in head.splitlines())
    game, version = told["game"].split()
    entries = [Entry(int(line.split()[0]), line.partition(" ")[2]) for line in lines]
    return write(Journal(Header(game, int(version), int(told["seats"]), {}, seed=int(told["seed"])), entries))


def test_a_file_that_cannot_be_read_gets_a_sentence(house: House) -> None:
    whole = recorded("bossa", 2)
    first = whole.split("\n\n")[1].splitlines()[0]
    wrongs = {
        "hello": "this is not a Roji journal: its first line is not 'roji journal 2'",
        whole[:200]: "this journal is cut off: its last line is missing",
        whole.replace(first, first + " ", 1): "this journal was edited or cut: its lines do not match the seal in its last line",
        edited(whole, "game bossa ", "game bossa 9"): "of Bossa; the rules here are version",
        edited(whole, "game bossa", "game go"): "there is no game go; there is peaks, bonsai",
        edited(whole, "seats 2", "seats 7"): "Bossa is for 2 players, not 7",
        edited(whole, first, "0 fly away"): "line 1, '0 fly away': ",
        whole.replace(first, "9" * 5000 + " done", 1): "is not a seat and an action",
        whole.replace("options {}", "options " + '{"a":' * 9000, 1): "the header of this journal is damaged (maximum recursion depth",
    }
    for journal, sentence in wrongs.items():
        answer = opened(house, journal)
        assert answer.status_code == 422, sentence
        assert sentence in read(answer.json()["sentence"])


def test_a_file_that_is_too_large_is_not_read(house: House) -> None:
    assert opened(house, "x" * 600_000).status_code == 413


def test_the_page_has_an_address_for_every_move(house: House) -> None:
    for address in ("/replay", "/replay/aaaaaaaaaa", "/replay/aaaaaaaaaa/34"):
        assert "<title>Roji</title>" in house.http.get(address).text
