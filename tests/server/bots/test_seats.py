"""Bots as players at tables."""

from typing import Any

import pytest

from tests.server.clients import Build, House, bearer


def test_a_person_plays_against_bots_in_worker_processes(house: House) -> None:
    made = house.create("Ann", "bot any", "bot any")
    ann = house.screen(made["table"], made["token"])
    players = ann.seen["players"]
    assert [player["kind"] for player in players] == ["person", "bot", "bot"]
    assert [player["name"] for player in players[1:]] == ["Bot Kaede", "Bot Momiji"]
    while ann.seen["phase"] == "playing":
        ann.until(lambda seen: seen["legal"] or seen["phase"] == "over")
        if ann.seen["legal"]:
            ann.play_first()
    assert ann.until(lambda seen: seen["phase"] == "over")["seq"] == 9


def test_bots_choose_at_once_without_waiting_for_people(house: House) -> None:
    made = house.create("Ann", "bot any", "bot any")
    ann = house.screen(made["table"], made["token"])
    seen = ann.until(lambda seen: seen["to_act"] == [0])
    assert (seen["seq"], seen["nth"]) == (2, 0)


def test_a_choice_beside_bots_can_be_taken_back(house: House) -> None:
    made = house.create("Ann", "bot any", "open")
    ann = house.screen(made["table"], made["token"])
    house.join(made["table"], "Bob")
    ann.until(lambda seen: seen["to_act"] == [0, 2])
    ann.play_first()
    ann.undo()
    assert ann.wait(lambda seen: seen["nth"] == 2)["to_act"] == [0, 2]


def test_players_can_put_a_bot_in_an_open_seat(house: House) -> None:
    made = house.create("Ann", "open")
    ask = f"/api/tables/{made['table']}/bots"
    wanted = {"seat": 1, "level": "any"}
    assert house.http.post(ask, json=wanted).status_code == 401
    assert house.http.post(ask, json=wanted, headers=bearer("stolen")).status_code == 401
    card = house.http.post(ask, json=wanted, headers=bearer(made["token"]))
    assert card.status_code == 201
    assert (card.json()["phase"], card.json()["players"][1]["name"]) == ("playing", "Bot Kaede")
    assert house.http.post(ask, json=wanted, headers=bearer(made["token"])).status_code == 409


def test_options_for_tables_with_bots_apply_unless_chosen(house: House) -> None:
    def calm(*seats: str, **options: Any) -> object:
        return house.http.get(f"/api/tables/{house.create(*seats, **options)['table']}").json()["options"]["calm"]

    assert calm("Ann", "bot any") is True
    assert calm("Ann", "bot any", calm=False) is False
    assert calm("Ann", "Bob") is False
    made = house.create("Ann", "open")
    filled = house.http.post(f"/api/tables/{made['table']}/bots", json={"seat": 1, "level": "any"}, headers=bearer(made["token"]))
    assert filled.json()["options"]["calm"] is True


@pytest.mark.parametrize("level", ["cheat", "fool"])
def test_a_bot_that_fails_freezes_its_table_only(build: Build, level: str) -> None:
    house = build()
    made = house.create("Ann", f"bot {level}")
    ann = house.screen(made["table"], made["token"])
    assert ann.until(lambda seen: seen["phase"] == "frozen")["view"] is None
    fine = house.create("Bob", "bot any")
    house.screen(fine["table"], fine["token"]).until(lambda seen: seen["to_act"] == [0])
    assert house.log.read_text().count("is frozen after line 0") == 1
    assert house.stop() == 0
