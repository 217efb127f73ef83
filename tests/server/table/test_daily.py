"""The daily game: the same for everyone, derived from the date alone."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.clients import House, read

ANN = {"kind": "here", "name": "Ann"}


def set_day(house: House, day: str, **asked: Any) -> Any:
    return house.http.post("/api/tables", json={"game": "zen", "seats": [ANN], "day": day, **asked})


def first_cards(house: House, day: str) -> list[str]:
    """The cards seen at a daily table after its start card and a hand were drawn."""
    made = set_day(house, day).json()
    ann = house.screen(made["table"], made["token"])
    shown: list[str] = []
    for _ in range(4):  # begin, hold, place, draw
        shown += ann.play_first()["view"]["hand"]
    return shown


def test_two_servers_deal_the_same_on_a_date_whatever_their_luck(tmp_path: Path) -> None:
    houses = [House(tmp_path / "one.sqlite"), House(tmp_path / "two.sqlite", rehearsal="moss")]
    try:
        one, two = (first_cards(house, "2026-11-16") for house in houses)
        assert one == two
        assert len(one) > 3
        assert first_cards(houses[0], "2026-11-17") != one
    finally:
        for house in houses:
            house.kill()


def test_the_day_is_shown_and_stored(tmp_path: Path) -> None:
    house = House(tmp_path / "roji.sqlite")
    made = set_day(house, "2026-11-17").json()
    assert house.http.get("/api/games/zen/days/2026-11-17").json() == {"day": "2026-11-17", "options": {"form": "Enso"}}
    house.kill()
    again = House(tmp_path / "roji.sqlite")
    card = again.http.get(f"/api/tables/{made['table']}").json()
    assert (card["day"], card["options"]["form"]) == ("2026-11-17", "Enso")
    ann = again.screen(made["table"], made["token"])
    assert ann.seen["day"] == "2026-11-17"
    ann.resign()
    ann.wait(lambda seen: seen["phase"] == "over")
    more = again.http.post(f"/api/tables/{made['table']}/rematch", headers={"Authorization": f"Bearer {made['token']}"}).json()
    assert more["day"] is None, "the form once more, dealt anew"
    assert more["options"]["form"] == "Enso"
    assert more["commitment"] != card["commitment"]
    again.kill()


def test_other_tables_have_no_day(house: House) -> None:
    made = house.create("Ann", game="zen")
    assert house.http.get(f"/api/tables/{made['table']}").json()["day"] is None
    assert house.screen(made["table"], made["token"]).seen["day"] is None


@pytest.mark.parametrize("day", ["yesterday", "2026-02-30", "20261116", "2026-W47-1", " 2026-11-16", "2026-11-16T00:00", "١٢٣٤-١١-١٦"])
def test_an_invalid_date_is_refused(house: House, day: str) -> None:
    answer = set_day(house, day)
    assert answer.status_code == 422
    assert read(answer.json()["sentence"]) == f"a day is written like 2026-11-16, not {day}"
    assert house.http.get(f"/api/games/zen/days/{day}").status_code == 422


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ({"game": "ohanami", "seats": [ANN, {"kind": "open"}]}, "Ohanami has no game of the day here"),
        ({"options": {"form": "Panda"}}, "the game of the day has no other options: it is the same for everyone"),
        ({"game": "peaks", "seats": [ANN, {"kind": "open"}]}, "the game of the day is a solo game"),
        ({"seats": [ANN, {"kind": "open"}]}, "Zen is for 1 player, not 2"),
    ],
)
def test_invalid_daily_tables_are_refused(house: House, asked: dict[str, Any], sentence: str) -> None:
    answer = set_day(house, "2026-11-16", **asked)
    assert answer.status_code == 422
    assert read(answer.json()["sentence"]) == sentence
