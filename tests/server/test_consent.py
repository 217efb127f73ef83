"""Going back together: everybody who plays must agree, and the same cards come again."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from roji.core.journal import read as read_journal
from roji.core.journal import replay
from tests.server import peaks
from tests.server.clients import Build, House, ScreenClient, read

CLOSED = "this question is no longer open"
REVEALED = "something has come to light since then, and a bot plays here: it cannot know it again, so it stands"


def ask(screen: ScreenClient, kind: str = "back", seat: int | None = None, **more: int) -> None:
    seat = screen.seen["seat"] if seat is None else seat
    screen.send(type="propose", seat=seat, proposal=screen.seen["proposals"], kind=kind, **more)


def answer(screen: ScreenClient, kind: str, seat: int | None = None, proposal: int | None = None) -> None:
    seat = screen.seen["seat"] if seat is None else seat
    screen.send(type=kind, seat=seat, proposal=screen.seen["proposal"]["proposal"] if proposal is None else proposal)


def asked(screen: ScreenClient) -> dict[str, Any]:
    """The question as this screen shows it."""
    return dict(screen.until(lambda seen: seen["proposal"] and seen["proposal"]["declined"] is None)["proposal"])


def one_round(house: House, **options: Any) -> tuple[str, ScreenClient, ScreenClient]:
    """Ann and Bob have each shown a card."""
    table, ann, bob = house.pair(**options)
    ann.play_first()
    bob.until(lambda seen: seen["seq"] == 1)
    bob.play_first()
    ann.until(lambda seen: seen["seq"] == 2)
    return table, ann, bob


def test_both_agree_and_the_board_is_the_earlier_one_for_both(house: House) -> None:
    table, ann, bob = house.pair()
    onlooker = house.screen(table)
    first = [ann.seen, bob.seen]
    ann.play_first()
    bob.until(lambda seen: seen["seq"] == 1)
    bob.play_first()
    ann.until(lambda seen: seen["seq"] == 2)
    assert [way["left"] for way in ann.seen["ways"]] == [0]
    ask(ann, left=0)
    assert asked(bob) == {**asked(onlooker), "way": asked(bob)["way"]}
    answer(bob, "agree")
    for screen, before in ((ann, first[0]), (bob, first[1])):
        seen = screen.wait(lambda seen: seen["seq"] == 3)
        for part in ("view", "legal", "to_act", "scores"):
            assert seen[part] == before[part], part
        assert seen["proposal"] is None
        assert (screen.story[-1]["kind"], screen.story[-1]["seat"], read(screen.story[-1]["words"])) == ("back", 0, "went back 2 moves")
    assert onlooker.until(lambda seen: seen["seq"] == 3)["to_act"] == [0, 1]


def test_the_same_cards_come_again_and_the_journal_tells_it_all(house: House) -> None:
    table, ann, bob = one_round(house, rounds=3)
    ask(ann, left=0)
    asked(bob)
    answer(bob, "agree")
    ann.wait(lambda seen: seen["seq"] == 3)
    for _ in range(3):
        ann.until(lambda seen: seen["legal"])
        ann.play_first()
        bob.until(lambda seen: seen["legal"] and seen["seq"] == ann.seen["seq"])
        bob.play_first()
        ann.until(lambda seen: seen["seq"] == bob.seen["seq"])
    assert ann.seen["phase"] == "over"
    journal = read_journal(house.http.get(f"/api/tables/{table}/journal").text)
    assert [str(entry) for entry in journal.entries][2] == "0 back 0"
    *_, (_, state) = replay(peaks.GAME, journal)
    assert state.scores() == ann.seen["scores"]
    steps = house.http.get(f"/api/tables/{table}/replay?seat=0").json()["steps"]
    assert (steps[3]["event"]["kind"], read(steps[3]["event"]["words"])) == ("back", "went back 2 moves")
    assert steps[3]["view"] == steps[0]["view"]


def test_what_is_asked_is_told_in_the_words_that_each_may_know(house: House) -> None:
    table, ann, bob = house.pair()
    onlooker = house.screen(table)
    code = ann.seen["legal"][0]["code"]
    ann.play_first()
    bob.until(lambda seen: seen["seq"] == 1)
    ask(bob, left=0)
    for screen, words in ((ann, f"chose {code + 1}"), (bob, "chose a card"), (onlooker, "chose a card")):
        way = asked(screen)["way"]
        assert (way["seat"], way["moves"], way["revealed"], read(way["words"])) == (0, 1, False, words)


def test_before_people_agree_they_are_told_that_something_has_come_to_light(house: House) -> None:
    _, ann, bob = one_round(house)
    assert ann.seen["ways"][0]["revealed"]
    ask(ann, left=1)
    assert asked(bob)["way"]["revealed"]
    assert (asked(bob)["agreed"], asked(bob)["asked"]) == ([0], [1])


def test_nobody_is_asked_what_one_may_undo_alone(house: House) -> None:
    _, ann, bob = house.pair()
    ann.play_first()
    assert ann.seen["can_undo"]
    assert ann.seen["ways"] == []
    assert bob.until(lambda seen: seen["seq"] == 1)["ways"] == []


def test_what_is_left_cannot_be_taken_back_alone(house: House) -> None:
    _, ann, bob = one_round(house)
    ask(bob, left=1)
    asked(ann)
    answer(ann, "agree")
    seen = ann.wait(lambda seen: seen["seq"] == 3)
    assert (seen["can_undo"], seen["to_act"]) == (False, [1])
    ann.undo()
    assert ann.refusal() == "the table went back to this point together, so it stands"


def test_an_action_meant_for_the_later_position_comes_too_late(house: House) -> None:
    _, ann, bob = one_round(house)
    before = (ann.seen["nth"], bob.seen["nth"])
    late = bob.seen["legal"][0]["code"]
    ask(ann, left=0)
    asked(bob)
    answer(bob, "agree")
    bob.play(late, nth=before[1])
    bob.wait(lambda seen: seen["seq"] == 3)
    bob.send(type="look", seat=1)
    assert bob.wait()["seq"] == 3, "nothing was played"
    assert (ann.wait(lambda seen: seen["seq"] == 3)["nth"], bob.seen["nth"]) == (before[0] + 1, before[1] + 1)


def test_one_says_no_and_nothing_changes(house: House) -> None:
    _, ann, bob = one_round(house)
    before = ann.seen
    ask(ann, left=0)
    asked(bob)
    answer(bob, "decline")
    seen = ann.wait(lambda seen: seen["proposal"] and seen["proposal"]["declined"] == 1)
    assert (seen["seq"], seen["view"], seen["legal"]) == (before["seq"], before["view"], before["legal"])
    answer(bob, "agree", proposal=0)
    assert bob.refusal() == CLOSED
    assert ann.play_first()["proposal"] is None


def test_who_was_turned_down_asks_again_when_somebody_else_has_acted(house: House) -> None:
    _, ann, bob = one_round(house)
    ask(ann, left=0)
    asked(bob)
    answer(bob, "decline")
    ann.wait(lambda seen: seen["proposal"] and seen["proposal"]["declined"] == 1)
    for act in (lambda: None, ann.play_first):
        act()
        for kind in ("back", "pause"):
            ask(ann, kind)
            assert ann.refusal() == "you have asked already; ask again when somebody else has acted"
    bob.until(lambda seen: seen["seq"] == 3)
    bob.play_first()
    ann.until(lambda seen: seen["seq"] == 4)
    ask(ann, left=2)
    assert asked(bob)["proposal"] == 1


def test_who_asked_may_say_never_mind(house: House) -> None:
    _, ann, bob = one_round(house)
    ask(ann, left=0)
    asked(bob)
    asked(ann)
    answer(ann, "decline")
    assert bob.wait(lambda seen: seen["proposal"] is None)["seq"] == 2


def test_it_lapses_when_somebody_plays_on(house: House) -> None:
    _, ann, bob = one_round(house)
    ask(ann, left=0)
    asked(bob)
    bob.play_first()
    assert bob.seen["proposal"] is None
    assert ann.wait(lambda seen: seen["seq"] == 3)["proposal"] is None
    answer(bob, "agree", proposal=0)
    assert bob.refusal() == CLOSED


def test_it_lapses_after_a_day(build: Build, tmp_path: Path) -> None:
    house = build()
    table, ann, bob = one_round(house)
    ask(ann, left=0)
    asked(bob)
    house.kill()
    db = sqlite3.connect(tmp_path / "roji.sqlite")
    db.execute("UPDATE proposals SET asked = asked - 24 * 60 * 60")
    db.commit()
    db.close()
    house = build()
    again = house.screen(table, bob.token)
    assert again.seen["proposal"] is None
    answer(again, "agree", proposal=0)
    assert again.refusal() == CLOSED


def test_a_question_survives_a_restart(build: Build) -> None:
    house = build()
    table, ann, bob = one_round(house)
    ask(ann, left=0)
    question = asked(bob)
    house.kill()
    house = build()
    ann, bob = house.screen(table, ann.token), house.screen(table, bob.token)
    assert bob.seen["proposal"] == question
    answer(bob, "agree")
    assert ann.until(lambda seen: seen["seq"] == 3)["to_act"] == [0, 1]
    house.kill()
    house = build()
    again = house.screen(table, ann.token)
    assert (again.seen["seq"], again.seen["nth"], again.seen["view"]) == (3, ann.seen["nth"], ann.seen["view"])
    assert again.story[-1]["kind"] == "back"


def test_of_three_all_must_agree_and_who_resigned_is_not_asked(house: House) -> None:
    made = house.create("Ann", "open", "open")
    tokens = [made["token"], house.join(made["table"], "Bob"), house.join(made["table"], "Eve")]
    ann, bob, eve = (house.screen(made["table"], token) for token in tokens)
    for screen in (ann, bob, eve):
        screen.until(lambda seen: seen["legal"])
        screen.play_first()
    ann.until(lambda seen: seen["seq"] == 3)
    ask(ann, left=0)
    asked(bob)
    answer(bob, "agree")
    assert asked(eve)["asked"] in ([1, 2], [2])
    assert eve.until(lambda seen: seen["proposal"]["asked"] == [2])["seq"] == 3
    answer(bob, "agree")
    asked(eve)
    answer(eve, "agree")
    assert eve.until(lambda seen: seen["seq"] == 4)["to_act"] == [0, 1, 2]
    bob.until(lambda seen: seen["seq"] == 4)
    bob.resign()
    ann.until(lambda seen: seen["seq"] == 5)
    ann.play_first()
    eve.until(lambda seen: seen["seq"] == 6)
    ask(eve, left=0)
    assert eve.refusal() == "somebody has resigned since then, and a resignation stands"
    ask(eve, left=1)
    assert asked(ann)["asked"] == [0]
    bob.until(lambda seen: seen["proposal"])
    answer(bob, "agree")
    assert bob.refusal() == CLOSED
    ask(bob)
    bob.refusal()
    answer(ann, "agree")
    assert ann.until(lambda seen: seen["seq"] == 7)["players"][1]["resigned"]


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
