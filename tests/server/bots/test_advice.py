"""Advice: a seat asks for it, and the answer uses only what the seat may know."""

from typing import Any

import pytest

import roji
from roji.core.luck import Luck
from roji.games import OURS
from roji.server.bots.analysis import known
from tests.server import peaks
from tests.server.clients import Asker, Build, House, ScreenClient, seat_asked


def with_bot(house: House, more: int = 0) -> ScreenClient:
    """Ann against one bot or more."""
    made = house.create("Ann", *["bot any"] * (1 + more))
    return house.screen(made["table"], made["token"])


def advised(screen: ScreenClient) -> dict[str, Any]:
    while (frame := screen.answer())["type"] != "advised":
        assert frame["type"] == "seen", frame
    return frame


def test_the_best_few_actions_come_with_reasons(house: House) -> None:
    ann = with_bot(house)
    ann.until(lambda seen: seen["to_act"] == [0])
    ann.send(type="ask", seat=0)
    answer = advised(ann)
    offered = [offer["code"] for offer in ann.seen["legal"]]
    assert [hint["code"] for hint in answer["hints"]] == offered[:-4:-1]
    best = answer["hints"][0]
    assert (best["chance"], best["why"]) == (0.5, {"key": "it-is-high", "values": {}})
    assert best["words"] == [{"key": "chose-card", "values": {"card": best["code"] + 1}}]
    assert best["actions"] == [ann.seen["legal"][-1]["action"]]
    assert (answer["seq"], answer["seat"]) == (ann.seen["seq"], 0)


@pytest.mark.parametrize(
    ("seats", "wish", "allowed"),
    [
        (["Ann", "bot any"], None, True),
        (["Ann", "bot any"], False, False),
        (["Ann", "open"], None, False),
        (["Ann", "Bob"], None, False),
        (["Ann", "open"], True, True),
    ],
)
def test_advice_is_allowed_against_bots_by_default(house: House, seats: list[str], wish: bool | None, allowed: bool) -> None:
    asked = [seat_asked(seat) for seat in seats]
    made = house.http.post("/api/tables", json={"game": "peaks", "seats": asked, "advice": wish}).json()
    assert house.http.get(f"/api/tables/{made['table']}").json()["advice"] is allowed
    assert house.screen(made["table"], made["token"]).seen["advice"] is allowed


def test_where_it_is_not_allowed_it_is_refused(house: House) -> None:
    _, ann, _ = house.pair()
    ann.send(type="ask", seat=0)
    assert ann.refusal() == "there is no advice at this table"


def test_advice_is_only_for_an_own_seat_that_is_to_act(house: House) -> None:
    ann = with_bot(house)
    ann.send(type="ask", seat=1)
    assert ann.refusal() == "seat 1 is not yours"
    onlooker = house.screen(ann.table)
    onlooker.send(type="ask", seat=0)
    assert onlooker.refusal() == "seat 0 is not yours"
    ann.resign()
    ann.until(lambda seen: seen["phase"] == "over")
    ann.send(type="ask", seat=0)
    assert ann.refusal() == "ask when it is your turn to choose"


def test_the_answer_is_for_that_screen_alone_but_all_see_that_somebody_asked(house: House) -> None:
    ann = with_bot(house)
    second, onlooker = house.screen(ann.table, ann.token), house.screen(ann.table)
    assert not onlooker.seen["players"][0]["advised"]
    ann.send(type="ask", seat=0)
    advised(ann)
    onlooker.until(lambda seen: seen["players"][0]["advised"])
    second.until(lambda seen: seen["players"][0]["advised"])
    for other in (second, onlooker):
        assert "hints" not in other.received
    assert [player["advised"] for player in ann.seen["players"]] == [True, False]


def test_moves_do_not_wait_for_advice_and_late_advice_is_empty(build: Build, asker: Asker) -> None:
    house = build()
    ann = with_bot(house, more=1)
    ann.until(lambda seen: seen["to_act"] == [0])
    ann.send(type="ask", seat=0)
    asker.thinks()
    ann.send(type="ask", seat=0)
    assert ann.refusal() == "your last question is still being thought about; wait for it"
    ann.play(ann.seen["legal"][0]["code"])
    ann.wait(lambda seen: seen["nth"] == 1)
    asker.go_on()
    assert advised(ann)["hints"] == []


def test_a_request_for_advice_is_remembered_after_a_crash(build: Build) -> None:
    house = build()
    ann = with_bot(house)
    ann.send(type="ask", seat=0)
    advised(ann)
    house.kill()
    again = build().screen(ann.table, ann.token)
    assert (again.seen["advice"], again.seen["players"][0]["advised"]) == (True, True)


@pytest.mark.parametrize("name", ["peaks", *(game.name for game in OURS)])
def test_the_adviser_is_given_the_same_for_all_truths_that_the_seat_cannot_tell_apart(name: str) -> None:
    game = peaks.GAME if name == "peaks" else roji.game(name)
    state, luck = game.new(seed=11), Luck(3)
    for turn in range(30):
        seat = state.actor()
        if seat < 0:
            break
        given = {str(known(state.imagine(seat, Luck(truth)), seat, turn)) for truth in range(3)}
        assert given == {str(known(state, seat, turn))}
        assert known(state, seat, turn)["luck"] != state.snapshot()["luck"], "never the luck of the table"
        state.play(seat, state.random_action(seat, luck))


def test_another_seed_imagines_another_truth() -> None:
    state = roji.game("ohanami").new(seed=11)
    assert known(state, 0, 1) != known(state, 0, 2), "or the test above could not fail"


def test_a_refusal_says_what_it_answers(house: House) -> None:
    _, ann, _ = house.pair()
    for frame in (
        {"type": "ask", "seat": 0},
        {"type": "ask", "seat": 1},
        {"type": "look", "seat": 1},
        {"type": "undo", "seat": 0, "nth": 0},
    ):
        ann.send(**frame)
        while (answer := ann.answer())["type"] != "refused":
            pass
        assert answer["answers"] == frame["type"]
    for unreadable in ("{", '{"type": "shout"}', "[1]"):
        ann.socket.send(unreadable)
        assert ann.answer()["answers"] == ""
