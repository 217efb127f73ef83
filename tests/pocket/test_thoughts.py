"""Advice, trials, lessons and days on the device: what a server's code says of the same."""

import json
from typing import Any

import msgspec
import pytest

from roji.bots import worker
from roji.content.lessons import lessons
from roji.content.lessons.pupil import Pupil
from roji.core.luck import secret_of_day
from roji.games import OURS
from roji.pocket.records import GAMES
from roji.server.bots.analysis import hint_message
from roji.server.table.lessons import teach
from roji.server.wire.lessons import LessonAsked
from tests.pocket.device import Device, call, refused

DAY = "2026-11-19"


# --- advice --------------------------------------------------------------------------------------------------------------


def asking(game: str = "ohanami") -> tuple[Device, dict[str, Any]]:
    """A table at which one has just asked, and the question."""
    device = Device(game, *["greedy"] * (1 if 2 in GAMES[game].seats else 0))
    device.let_bots_play()
    change = call("hear", device.record["id"], json.dumps({"type": "ask", "seat": 0}))
    device.happen(change)
    return device, {**change["question"], "left_ms": 0}


def answered(device: Device, question: dict[str, Any], hints: list[Any] | None) -> dict[str, Any]:
    return device.happen(call("advised", device.record["id"], question, hints))


@pytest.mark.parametrize("game", [game.name for game in OURS])
def test_advice_is_what_the_servers_bots_say_of_the_same_position(game: str) -> None:
    device, question = asking(game)
    hints = call("advise", question)
    rules, known = GAMES[game], msgspec.json.decode(question["known"])
    there = worker.advise(GAMES, game, known, 0, question["seed"], 0)
    assert hints == json.loads(msgspec.json.encode([hint_message(rules, hint) for hint in there]))
    told = answered(device, question, hints)
    assert told == {"type": "advised", "seq": device.seen["seq"], "seat": 0, "hints": hints}
    assert {hint["code"] for hint in hints} <= {offer["code"] for offer in device.seen["legal"]}


def test_that_one_has_asked_is_seen_and_kept() -> None:
    device, _ = asking()
    assert [player["advised"] for player in device.seen["players"]] == [True, False]
    device.open()
    assert [player["advised"] for player in device.seen["players"]] == [True, False]
    assert call("rematch", device.record)["record"]["seats"][0]["advised"] is False


def test_the_thinker_is_told_nothing_that_the_seat_cannot_know() -> None:
    told = {asking()[1]["known"] for _ in range(4)}
    assert len(told) == 4


def test_one_question_at_a_time_and_stopping_makes_room() -> None:
    device, question = asking()
    assert device.send(type="ask", seat=0)["sentence"]["key"] == "your-last-question-is-still-being-thought-about-wait-for"
    assert answered(device, question, None) == {
        "type": "refused",
        "sentence": {"key": "the-thinking-was-stopped", "values": {}},
        "answers": "ask",
    }
    assert device.send(type="ask", seat=0)["type"] == "seen"


def test_advice_about_a_position_that_is_gone_is_dropped() -> None:
    device, question = asking()
    hints = call("advise", question)
    device.play()
    assert answered(device, question, hints)["hints"] == []


def test_advice_is_given_where_a_server_gives_it() -> None:
    for people, advice, allowed in (
        (("Ann",), None, True),
        (("Ann", "Ben"), None, False),
        (("Ann", "Ben"), True, True),
        (("Ann",), False, False),
    ):
        device = Device("bossa", *["greedy"] * (2 - len(people)), people=people, advice=advice)
        assert (device.card["advice"], device.seen["advice"]) == (allowed, allowed)
    device.send(type="look", seat=0)
    assert device.send(type="ask", seat=0)["sentence"]["key"] == "there-is-no-advice-at-this-table"


# --- trials --------------------------------------------------------------------------------------------------------------


def test_trials_count_the_wins_of_the_same_deals_as_on_a_server() -> None:
    asked = {"options": {"form": "BW/WB"}, "plays": 6, "seed": 3}
    won = [
        worker.attempt(GAMES, "zen", GAMES["zen"].new(seats=1, seed=seed, form="BW/WB").snapshot(), seed, 60_000) for seed in range(3, 9)
    ]
    assert call("trials", "zen", asked) == {"plays": 6, "won": sum(map(bool, won))}
    assert refused("trials", "bossa", asked) == "game-is-not-played-alone"
    assert refused("trials", "zen", {"options": {"form": "x"}})


# --- lessons -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [game.name for game in OURS])
def test_a_lesson_is_taught_as_on_a_server(game: str) -> None:
    lesson = lessons(game).lesson[0]
    pupil = Pupil(GAMES[game], lesson)
    expected = next(code for code in pupil.state.legal(pupil.seat) if pupil.expects(code))
    other = next(code for code in range(GAMES[game].size) if pupil.why_not(code) is not None)
    for asked in ({}, {"tries": [expected]}, {"tries": [other]}, {"codes": [expected]}):
        there = teach(GAMES[game], lesson, msgspec.convert(asked, LessonAsked))
        assert call("lesson", game, lesson.id, asked) == json.loads(msgspec.json.encode(there))


def test_a_lesson_that_is_not_there_or_has_changed_is_refused() -> None:
    lesson = lessons("ohanami").lesson[0].id
    assert refused("lesson", "ohanami", "no such", {}) == "game-has-no-such-lesson"
    assert refused("lesson", "ohanami", lesson, {"codes": [0, 0]}) == "this-lesson-has-changed-start-it-over"


# --- the game of the day -------------------------------------------------------------------------------------------------


def test_the_game_of_the_day_is_that_of_every_server() -> None:
    device = Device("zen", day=DAY)
    assert device.record["secret"] == secret_of_day("zen", DAY).hex()
    assert device.record["options"]["form"] == call("day_card", "zen", DAY)["options"]["form"]
    assert (device.seen["day"], device.card["day"]) == (DAY, DAY)
    device.play()
    device.open()
    assert device.seen["seq"] == 1


def test_a_day_that_is_none_is_refused() -> None:
    here = {"kind": "here", "name": "Ann"}
    assert refused("begin", {"game": "zen", "seats": [here], "day": "yesterday"}) == "a-day-is-written-like-2026-11-16-not-day"
    assert refused("begin", {"game": "bossa", "seats": [here], "day": DAY}) == "game-has-no-game-of-the-day-here"
    assert refused("begin", {"game": "zen", "seats": [here], "day": DAY, "options": {"form": "BW/WB"}})
    assert refused("day_card", "zen", "x")
