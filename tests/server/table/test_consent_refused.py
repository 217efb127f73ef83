"""Proposals that are refused: who may propose to go back, and when."""

from typing import Any

import pytest

from tests.server.asking import answer, ask, asked, one_round
from tests.server.clients import House
from tests.server.postgres import on_both

pytestmark = on_both

CLOSED = "this question is no longer open"
REVEALED = "something has come to light since then, and a bot plays here: it cannot know it again, so it stands"


def test_one_thing_is_asked_at_a_time(house: House) -> None:
    _, ann, bob = one_round(house)
    ask(ann, left=0)
    asked(bob)
    ask(bob, left=1)
    assert bob.refusal() == "Ann has asked something already; answer that first"


def test_frames_that_come_twice_change_nothing(house: House) -> None:
    _, ann, bob = one_round(house)
    for _ in range(3):
        ann.send(type="propose", seat=0, proposal=0, kind="back", left=0)
    asked(bob)
    for _ in range(3):
        answer(bob, "agree", proposal=0)
    bob.wait(lambda seen: seen["seq"] == 3)
    ann.send(type="propose", seat=0, proposal=0, kind="back", left=0)
    ann.wait(lambda seen: seen["seq"] == 3)
    late = house.screen(ann.table)
    assert (late.seen["seq"], late.seen["proposal"], late.seen["proposals"]) == (3, None, 1)
    assert [event["kind"] for event in late.story] == ["play", "play", "back"]


def test_onlookers_and_strangers_neither_ask_nor_answer(house: House) -> None:
    table, ann, bob = one_round(house)
    onlooker = house.screen(table)
    for kind in ("agree", "decline"):
        answer(onlooker, kind, seat=1, proposal=0)
        assert onlooker.refusal() == "seat 1 is not yours"
    ask(onlooker, seat=0)
    assert onlooker.refusal() == "seat 0 is not yours"
    ask(ann, left=0)
    asked(ann)
    answer(ann, "agree", seat=1)
    assert ann.refusal() == "seat 1 is not yours"
    assert asked(bob)["asked"] == [1]


@pytest.mark.parametrize("left", [2, 3, 999_999])
def test_there_must_be_something_to_go_back_from(house: House, left: int) -> None:
    _, ann, _ = one_round(house)
    ask(ann, left=left)
    assert ann.refusal() == "there is nothing after that point to go back from"


@pytest.mark.parametrize("wrong", [{"left": -1}, {"left": 10**30}, {"kind": "party"}, {"left": "far"}, {"proposal": None}, {"more": 1}])
def test_nonsense_is_refused_and_nothing_is_asked(house: House, wrong: dict[str, Any]) -> None:
    _, ann, bob = one_round(house)
    ann.send(**{"type": "propose", "seat": 0, "proposal": 0, "kind": "back", "left": 0, **wrong})
    assert ann.refusal()
    assert house.screen(bob.table).seen["proposals"] == 0


def test_before_the_beginning_and_after_the_end_nothing_is_asked(house: House) -> None:
    made = house.create("Ann", "open")
    ann = house.screen(made["table"], made["token"])
    ask(ann)
    assert ann.refusal() == "the game begins when every seat is taken"
    _, ann, _ = one_round(house, rounds=1)
    assert ann.seen["phase"] == "over"
    assert ann.seen["ways"] == []
    for kind in ("back", "pause", "resume"):
        ask(ann, kind)
        assert ann.refusal() == "the game is over"


def test_several_at_one_screen_are_asked_one_by_one(house: House) -> None:
    made = house.create("Ann", "Bob")
    screen = house.screen(made["table"], made["token"])
    for seat in (0, 1):
        screen.look(seat)
        screen.play_first()
    ask(screen, seat=1, left=0)
    assert asked(screen)["asked"] == [0]
    answer(screen, "agree", seat=0)
    assert screen.until(lambda seen: seen["seq"] == 3)["to_act"] == [0, 1]


def test_a_bot_that_stands_in_keeps_what_came_to_light_too_and_its_person_is_not_asked(house: House) -> None:
    table, ann, bob = one_round(house)
    bob.send(type="leave", seat=1)
    ann.until(lambda seen: seen["players"][1]["offered"])
    ann.send(type="relieve", seat=1)
    ann.until(lambda seen: seen["players"][1]["stand_in"] and seen["seq"] == 3)
    assert ann.seen["ways"] == []
    ask(ann, left=0)
    assert ann.refusal() == REVEALED
    again = house.screen(table, bob.token)
    ask(again, left=2, seat=1)
    assert again.refusal() == "a bot plays for you; take your seat back first"
    ask(ann, "pause")
    assert ann.wait(lambda seen: seen["paused"])["paused"]["seat"] == 0


def test_a_proposal_closes_when_a_bot_replaces_the_last_player_asked(house: House) -> None:
    _, ann, bob = one_round(house)
    bob.send(type="leave", seat=1)
    ann.until(lambda seen: seen["players"][1]["offered"])
    ask(ann, "pause")
    asked(ann)
    ann.send(type="relieve", seat=1)
    assert ann.until(lambda seen: seen["players"][1]["stand_in"])["proposal"] is None
    ask(ann, "pause")
    ann.wait(lambda seen: seen["paused"])


def test_with_a_bot_the_table_goes_back_at_once_up_to_what_came_to_light(house: House) -> None:
    made = house.create("Ann", "bot any")
    ann = house.screen(made["table"], made["token"])
    ann.until(lambda seen: seen["to_act"] == [0])
    ann.play_first()
    seen = ann.until(lambda seen: seen["seq"] == 3)
    assert seen["ways"] == []
    ask(ann, left=0)
    assert ann.refusal() == REVEALED
    ask(ann, left=2)
    seen = ann.until(lambda seen: seen["seq"] >= 5)
    assert [event["kind"] for event in ann.story] == ["play", "play", "play", "back", "play"]
    assert seen["proposal"] is None
