"""Difficulty trials: a quick bot plays solo games in the bot processes."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

import roji
from roji.bots.playouts import attempt
from roji.core.luck import Luck
from tests.server.clients import Asker, Build, House, read
from tests.server.house_bots import ASKED, FOREVER


def trials(house: House, game: str = "zen", **asked: Any) -> httpx.Response:
    return house.http.post(f"/api/games/{game}/trials", json=asked)


def test_a_form_of_one_cell_is_always_won_and_the_rest_is_counted(house: House) -> None:
    assert trials(house, options={"form": "B"}, plays=4).json() == {"plays": 4, "won": 4}
    assert trials(house, options={"form": "Mandala"}, plays=4).json() == {"plays": 4, "won": 0}, "by a bot that plays at random"


def test_the_same_seed_gives_the_same_plays_and_the_next_go_on(house: House) -> None:
    form = {"form": "BBBB/BBBB/BBBB"}
    one_by_one = [trials(house, options=form, plays=1, seed=seed).json()["won"] for seed in range(8)]
    assert trials(house, options=form, plays=8, seed=0).json() == {"plays": 8, "won": sum(one_by_one)}
    assert 0 < sum(one_by_one) < 8, "some are won and some are lost, or this test could not fail"


@pytest.mark.parametrize(
    ("game", "asked", "status", "sentence"),
    [
        (
            "zen",
            {"options": {"form": "B.B"}},
            422,
            "the form is not connected: row 1, column 3 cannot be reached edge by edge from its first cell",
        ),
        ("zen", {"options": {"form": "BW/WX"}}, 422, "row 2 of the form has 'X'; a form is drawn with B, W and dots"),
        ("zen", {"options": {"size": 3}}, 422, "Zen has no option 'size'; it has flip, form, memory, tracker"),
        ("ohanami", {}, 422, "Ohanami cannot be played solo"),
        ("checkers", {}, 404, "there is no game checkers"),
        ("zen", {"plays": 0}, 400, "Expected `int` >= 1"),
        ("zen", {"plays": 21}, 400, "Expected `int` <= 20"),
        ("zen", {"seed": -1}, 400, "Expected `int` >= 0"),
    ],
)
def test_invalid_trial_requests(house: House, game: str, asked: dict[str, Any], status: int, sentence: str) -> None:
    answer = trials(house, game, **asked)
    assert answer.status_code == status
    assert sentence in read(answer.json()["sentence"])


def test_one_at_a_time_and_tables_are_served_meanwhile(build: Build, asker: Asker) -> None:
    house = build()
    with ThreadPoolExecutor(1) as friend:
        first = friend.submit(trials, house, options={"form": "B"}, plays=1, seed=ASKED)
        asker.thinks()
        second = trials(house, options={"form": "B"}, plays=1)
        assert second.status_code == 429
        assert read(second.json()["sentence"]) == "your last trial is still being played; wait for it"
        assert house.create("Ann", game="zen")["seats"] == [0]
        asker.go_on()
        assert first.result().json() == {"plays": 1, "won": 1}
    assert trials(house, options={"form": "B"}, plays=1).status_code == 200


def test_trials_stop_in_time(house: House) -> None:
    assert trials(house, options={"form": "B"}, plays=9, seed=FOREVER - 2).json() == {"plays": 2, "won": 2}
    answer = trials(house, options={"form": "B"}, plays=9, seed=FOREVER)
    assert answer.status_code == 503
    assert read(answer.json()["sentence"]) == "there was no time to play even once; try again in a moment"


def test_options_are_checked_without_a_table(house: House) -> None:
    def checked(game: str = "zen", **asked: Any) -> httpx.Response:
        return house.http.post(f"/api/games/{game}/options", json=asked)

    whole = {"form": "BW/WB", "flip": "end_of_round", "memory": "open", "tracker": False}
    assert checked(seats=1, options={"form": "BW/WB"}).json() == {"options": whole}
    assert read(checked(seats=1, options={"form": ""}).json()["sentence"]).startswith("there is no form ''")
    assert checked("ohanami", seats=2).status_code == 200
    assert read(checked("ohanami", seats=9).json()["sentence"]) == "Ohanami is for 2 to 4 players, not 9"
    assert checked("checkers", seats=1).status_code == 404


def test_facts_come_from_the_server(house: House) -> None:
    facts = house.http.get("/api/games/zen/facts").json()
    assert [form["name"] for form in facts["forms"]][:2] == ["Tea Bowl", "Bridge"]
    assert house.http.get("/api/games/checkers/facts").status_code == 404


def test_the_quick_policy_plays_as_well_as_it_can_and_stops_in_time() -> None:
    zen = roji.game("zen")
    won = [attempt(zen.new(seed=seed, form="BW/WB"), Luck(seed), 60_000) for seed in range(10)]
    assert won == [True] * 10, "a careful player hardly ever loses it"
    assert attempt(zen.new(seed=1), Luck(1), 0) is None
