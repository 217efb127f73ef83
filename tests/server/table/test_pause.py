"""Pauses: all must agree, nobody can act meanwhile, and any player can end one."""

import sqlalchemy as sa

from roji.server.store.database import engine
from roji.server.store.proposals import HOLD
from tests.server.asking import answer, ask, asked, one_round
from tests.server.clients import Asker, Build, House
from tests.server.postgres import on_both

pytestmark = on_both

PAUSED = "the table is paused; anybody who plays here may go on"


def test_all_agree_and_nobody_may_act_until_the_pause_ends(house: House) -> None:
    table, ann, bob = one_round(house)
    onlooker = house.screen(table)
    code = bob.seen["legal"][0]["code"]
    ask(ann, "pause")
    assert (asked(bob)["kind"], asked(bob)["way"], asked(bob)["asked"]) == ("pause", None, [1])
    answer(bob, "agree")
    for screen in (ann, bob, onlooker):
        seen = screen.wait(lambda seen: seen["paused"])
        assert (seen["paused"]["seat"], seen["legal"], seen["can_undo"], seen["proposal"]) == (0, [], False, None)
        assert seen["view"]["shown"], "the board can still be looked at"
    bob.play(code)
    assert bob.refusal() == PAUSED
    bob.undo()
    assert bob.refusal() == PAUSED
    ask(bob, left=0)
    assert bob.refusal() == PAUSED
    ask(bob, "resume")
    seen = ann.wait(lambda seen: not seen["paused"])
    assert (seen["seq"], seen["proposal"]) == (2, None)
    assert code in [offer["code"] for offer in bob.until(lambda seen: seen["legal"])["legal"]]


def test_it_stays_asked_while_others_finish_what_they_do(house: House) -> None:
    _, ann, bob = one_round(house)
    ask(ann, "pause")
    asked(bob)
    bob.play_first()
    assert asked(bob)["asked"] == [1]
    answer(bob, "agree")
    assert ann.wait(lambda seen: seen["paused"])["seq"] == 3


def test_a_pause_outlasts_a_restart(build: Build) -> None:
    house = build()
    table, ann, bob = one_round(house)
    ask(ann, "pause")
    asked(bob)
    answer(bob, "agree")
    since = ann.wait(lambda seen: seen["paused"])["paused"]
    house.kill()
    house = build()
    again = house.screen(table, bob.token)
    assert again.seen["paused"] == since
    again.play(0)
    assert again.refusal() == PAUSED
    ask(again, "resume")
    assert again.wait(lambda seen: not seen["paused"])["legal"]


def test_giving_up_stays_possible(house: House) -> None:
    _, ann, bob = one_round(house)
    ask(ann, "pause")
    asked(bob)
    answer(bob, "agree")
    ann.wait(lambda seen: seen["paused"])
    ann.resign()
    assert (bob.wait(lambda seen: seen["phase"] == "over")["winners"], bob.seen["paused"]) == ([1], None)


def test_a_declined_pause_changes_nothing(house: House) -> None:
    _, ann, bob = one_round(house)
    ask(ann, "pause")
    asked(bob)
    answer(bob, "decline")
    seen = ann.wait(lambda seen: seen["proposal"] and seen["proposal"]["declined"] == 1)
    assert (seen["paused"], bool(seen["legal"])) == (None, True)


def test_onlookers_cannot_end_a_pause(house: House) -> None:
    table, ann, bob = one_round(house)
    ask(ann, "pause")
    asked(bob)
    answer(bob, "agree")
    ann.wait(lambda seen: seen["paused"])
    onlooker = house.screen(table)
    ask(onlooker, "resume", seat=0)
    assert onlooker.refusal() == "seat 0 is not yours"
    assert house.screen(table).seen["paused"]


def test_frames_that_come_twice_do_not_pause_twice_nor_wake_it_later(house: House) -> None:
    _, ann, bob = one_round(house)
    ask(ann, "pause")
    asked(bob)
    for _ in range(2):
        answer(bob, "agree", proposal=0)
    bob.wait(lambda seen: seen["paused"])
    for _ in range(2):
        bob.send(type="propose", seat=1, proposal=1, kind="resume")
    bob.wait(lambda seen: not seen["paused"])
    ann.until(lambda seen: seen["proposals"] == 1 and not seen["paused"] and not seen["proposal"])
    ann.send(type="propose", seat=0, proposal=0, kind="pause")
    assert (ann.wait()["paused"], ann.seen["proposal"]) == (None, None)
    ask(ann, "pause")
    asked(bob)
    answer(bob, "agree", proposal=1)
    bob.wait(lambda seen: seen["paused"])
    bob.send(type="propose", seat=1, proposal=1, kind="resume")
    assert house.screen(bob.table).seen["paused"], "the one from before comes too late"


def test_alone_with_bots_one_pauses_at_once_and_the_bots_wait(build: Build, asker: Asker) -> None:
    house = build()
    made = house.create("Ann", "bot asker")
    ann = house.screen(made["table"], made["token"])
    asker.thinks()
    ask(ann, "pause")
    ann.wait(lambda seen: seen["paused"])
    asker.go_on()
    ask(ann, "resume")
    asker.thinks()  # again: the result that it found during the pause was not played
    assert ann.until(lambda seen: not seen["paused"])["seq"] == 0
    asker.go_on()
    assert ann.until(lambda seen: seen["to_act"] == [0])["seq"] == 1


def test_bots_wait_while_people_think_about_a_question(build: Build, asker: Asker) -> None:
    house = build()
    made = house.create("Ann", "open", "bot asker")
    bob = house.screen(made["table"], house.join(made["table"], "Bob"))
    ann = house.screen(made["table"], made["token"])
    asker.thinks()
    ann.play_first()
    bob.until(lambda seen: seen["seq"] == 1)
    ask(bob, left=0)
    asked(ann)
    asker.go_on()
    answer(ann, "decline")
    asker.thinks()
    assert bob.wait(lambda seen: seen["proposal"] and seen["proposal"]["declined"] == 0)["seq"] == 1
    asker.go_on()
    bob.until(lambda seen: seen["to_act"] == [1])


def test_bots_do_not_wait_for_an_answer_longer_than_a_minute(build: Build, asker: Asker, database: str) -> None:
    house = build()
    made = house.create("Ann", "open", "bot asker")
    bob = house.screen(made["table"], house.join(made["table"], "Bob"))
    asker.thinks()
    ask(bob, kind="pause")
    bob.until(lambda seen: seen["proposal"])
    house.kill()
    kept = engine(database)
    with kept.begin() as db:
        db.execute(sa.text("UPDATE proposals SET asked = asked - :hold"), {"hold": HOLD})
    kept.dispose()
    house = build()
    asker.thinks()
    assert house.screen(made["table"], bob.token).seen["proposal"]["declined"] is None, "it may still be answered"
    asker.go_on()
    house.kill()
