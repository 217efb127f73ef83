"""Lessons over HTTP: the server is stateless, the rules refuse illegal tries, and malformed requests get a sentence."""

from typing import Any

import httpx
import pytest

import roji
from roji.content.lessons import lessons
from tests.server.clients import House, read

OHANAMI = roji.game("ohanami")


def codes(*texts: str) -> list[int]:
    return [OHANAMI.parse(text) for text in texts]


KEEP = codes("choose 40", "choose 82")
TO_WHICH_FITS = [*KEEP, *codes("start 40", "lay 82 1", "choose 57", "choose 93")]


def asked(house: House, done: list[int], tries: list[int] | None = None, lesson: str = "turn") -> httpx.Response:
    return house.http.post(f"/api/games/ohanami/lessons/{lesson}", json={"codes": done, "tries": tries or []})


def taught(house: House, done: list[int], tries: list[int] | None = None) -> dict[str, Any]:
    answer = asked(house, done, tries)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def test_the_lessons_of_a_game_are_listed_in_order(house: House) -> None:
    told = house.http.get("/api/games/ohanami/lessons").json()["lessons"]
    assert [lesson["id"] for lesson in told] == [lesson.id for lesson in lessons("ohanami").lesson]
    assert told[0]["steps"][0] == {"id": "keep", "hint": False, "rule": "choose"}
    assert house.http.get("/api/games/peaks/lessons").json() == {"lessons": []}, "nobody has written any"


def test_a_lesson_begins_at_a_real_position(house: House) -> None:
    told = taught(house, [])
    seen = told["seen"]
    assert (told["step"], told["codes"], told["refused"], told["elsewhere"]) == (0, [], None, False)
    assert seen["view"]["hand"] == [6, 8, 28, 40, 51, 81, 82, 83, 87, 99]
    assert [offer["text"] for offer in seen["legal"]] == [f"choose {card}" for card in seen["view"]["hand"]]
    assert (seen["yours"], seen["seat"], seen["phase"], seen["can_undo"]) == ([0], 0, "playing", False)


def test_what_the_step_waits_for_stands_and_the_others_do_their_part(house: House) -> None:
    told = taught(house, [], KEEP)
    assert (told["step"], told["codes"]) == (1, KEEP)
    assert [event["seat"] for event in told["seen"]["since"]] == [0, 0, 1, 1]
    assert told["seen"]["since"][2]["action"] == {"type": "choose_hidden"}, "as the learner may know it"
    assert taught(house, KEEP) == told, "nothing is kept, and the same codes lead to the same place"


def test_tries_that_belong_together_stand_all_or_not_at_all(house: House) -> None:
    told = taught(house, [], codes("choose 40", "choose 6"))
    assert (told["step"], told["codes"], told["elsewhere"], told["refused"]) == (0, [], True, None)
    assert 40 in told["seen"]["view"]["hand"]


def test_half_a_step_can_be_taken_back(house: House) -> None:
    told = taught(house, [], codes("choose 82"))
    assert (told["step"], told["seen"]["can_undo"], told["seen"]["view"]["chosen"]) == (0, True, [82])


def test_a_temptation_is_offered_and_refused_with_the_rules_own_sentence(house: House) -> None:
    seen = taught(house, TO_WHICH_FITS)["seen"]
    tempting = OHANAMI.parse("lay 57 1")
    assert {"code": tempting, "text": "lay 57 1", "action": {"type": "lay", "card": 57, "garden": 1}} in seen["legal"]
    told = taught(house, TO_WHICH_FITS, [tempting])
    assert read(told["refused"]) == "garden 1 goes from 40 to 82: only a lower or a higher card fits"
    assert (told["codes"], told["step"], told["elsewhere"]) == (TO_WHICH_FITS, 4, False)


def test_actions_that_are_not_offered_are_refused_too(house: House) -> None:
    assert read(taught(house, [], codes("choose 41"))["refused"]) == "41 is not in your hand"
    assert read(taught(house, [], [OHANAMI.size])["refused"]) == "there is no such action"


def test_a_lesson_ends(house: House) -> None:
    whole = [*TO_WHICH_FITS, *codes("lay 93 1", "start 57")]
    told = taught(house, whole)
    assert told["step"] == len(lessons("ohanami").lesson[0].step)
    assert told["seen"]["legal"] == []
    assert read(taught(house, whole, codes("choose 6"))["refused"]) == "this lesson is over"


def test_codes_that_no_longer_fit_get_a_sentence(house: House) -> None:
    for done in (codes("choose 41"), codes("choose 6"), [*KEEP, 0], [2**31]):
        answer = asked(house, done)
        assert answer.status_code == 409
        assert read(answer.json()["sentence"]) == "this lesson has changed; start it over"


def test_there_is_no_such_game_and_no_such_lesson(house: House) -> None:
    assert house.http.get("/api/games/go/lessons").status_code == 404
    answer = asked(house, [], lesson="juggling")
    assert (answer.status_code, read(answer.json()["sentence"])) == (404, "Ohanami has no such lesson")


@pytest.mark.parametrize(
    "body", [{"codes": "40"}, {"codes": [-1]}, {"codes": [1.5]}, {"codes": [0] * 401}, {"tries": [0] * 9}, {"code": [1]}, [], None]
)
def test_malformed_requests_are_refused(house: House, body: object) -> None:
    answer = house.http.post("/api/games/ohanami/lessons/turn", json=body)
    assert answer.status_code == 400
    assert read(answer.json()["sentence"])


@pytest.mark.parametrize("name", [game.name for game in roji.all_games()])
def test_every_lesson_opens(house: House, name: str) -> None:
    for lesson in lessons(name).lesson:
        answer = house.http.post(f"/api/games/{name}/lessons/{lesson.id}", json={})
        assert answer.status_code == 200, answer.text
        assert len(answer.json()["seen"]["legal"]) > 0


def test_the_pages_have_addresses(house: House) -> None:
    for address in ("/learn", "/learn/ohanami", "/learn/ohanami/turn"):
        assert "<title>Roji</title>" in house.http.get(address).text
