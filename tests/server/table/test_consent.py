"""Going back by agreement: every player must agree, and the same cards come again."""

import pytest
import sqlalchemy as sa

from roji.core.journal.fold import read as read_journal
from roji.core.journal.fold import replay
from roji.core.journal.verification import Noted, verify
from roji.server.store.database import engine
from tests.server import peaks
from tests.server.asking import answer, ask, asked, one_round
from tests.server.clients import Build, House, ScreenClient, read
from tests.server.postgres import on_both

pytestmark = on_both

CLOSED = "this question is no longer open"
REVEALED = "something has come to light since then, and a bot plays here: it cannot know it again, so it stands"


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
    text = house.http.get(f"/api/tables/{table}/journal").text
    journal = read_journal(text)
    assert [str(entry) for entry in journal.entries][2] == "0 back 0"
    *_, (_, state) = replay(peaks.GAME, journal)
    assert state.scores() == ann.seen["scores"]
    assert all(finding.good for finding in verify(text, lambda _: peaks.GAME, Noted()) if finding.verdict != "unchecked")
    steps = house.http.get(f"/api/tables/{table}/replay?seat=0").json()["steps"]
    assert (steps[3]["event"]["kind"], read(steps[3]["event"]["words"])) == ("back", "went back 2 moves")
    assert steps[3]["view"] == steps[0]["view"]


def test_a_proposal_is_worded_as_each_seat_may_know_it(house: House) -> None:
    table, ann, bob = house.pair()
    onlooker = house.screen(table)
    code = ann.seen["legal"][0]["code"]
    ann.play_first()
    bob.until(lambda seen: seen["seq"] == 1)
    ask(bob, left=0)
    in_full, in_public = {"key": "chose-card", "values": {"card": code + 1}}, {"key": "chose-a-card", "values": {}}
    for screen, words in ((ann, in_full), (bob, in_public), (onlooker, in_public)):
        way = asked(screen)["way"]
        assert (way["seat"], way["moves"], way["revealed"], way["words"]) == (0, 1, False, words)


def test_a_proposal_says_whether_something_was_revealed(house: House) -> None:
    _, ann, bob = one_round(house)
    assert ann.seen["ways"][0]["revealed"]
    ask(ann, left=1)
    assert asked(bob)["way"]["revealed"]
    assert (asked(bob)["agreed"], asked(bob)["asked"]) == ([0], [1])


def test_an_own_undo_is_not_proposed(house: House) -> None:
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


def test_a_declined_proposal_changes_nothing(house: House) -> None:
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


def test_a_declined_player_may_ask_again_after_another_has_acted(house: House) -> None:
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


def test_a_proposer_may_withdraw(house: House) -> None:
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


def test_it_lapses_after_a_day(build: Build, database: str) -> None:
    house = build()
    table, ann, bob = one_round(house)
    ask(ann, left=0)
    asked(bob)
    house.kill()
    kept = engine(database)
    with kept.begin() as db:
        db.execute(sa.text("UPDATE proposals SET asked = asked - 24 * 60 * 60"))
    kept.dispose()
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


def three(house: House) -> tuple[ScreenClient, ScreenClient, ScreenClient]:
    """Ann, Bob and Eve have each shown a card."""
    made = house.create("Ann", "open", "open")
    tokens = [made["token"], house.join(made["table"], "Bob"), house.join(made["table"], "Eve")]
    ann, bob, eve = (house.screen(made["table"], token) for token in tokens)
    for screen in (ann, bob, eve):
        screen.until(lambda seen: seen["legal"])
        screen.play_first()
    for screen in (ann, bob, eve):
        screen.until(lambda seen: seen["seq"] == 3)
    return ann, bob, eve


def test_two_answers_at_the_same_moment_both_count(house: House) -> None:
    ann, bob, eve = three(house)
    ask(ann, left=0)
    for screen in (bob, eve):
        asked(screen)
    for screen in (bob, eve):
        answer(screen, "agree", proposal=0)
    for screen in (ann, bob, eve):
        screen.until(lambda seen: seen["seq"] == 4)
        assert [event["kind"] for event in screen.story] == ["play", "play", "play", "back"]


@pytest.mark.parametrize("first", [0, 1])
def test_a_no_at_the_same_moment_as_the_last_yes_is_a_no(house: House, first: int) -> None:
    ann, bob, eve = three(house)
    ask(ann, left=0)
    for screen in (bob, eve):
        asked(screen)
    answers = [(bob, "decline"), (eve, "agree")]
    for screen, kind in (answers[first], answers[1 - first]):
        answer(screen, kind, proposal=0)
    seen = ann.until(lambda seen: seen["proposal"] and seen["proposal"]["declined"] == 1)
    assert seen["seq"] == 3
    assert house.screen(ann.table).seen["seq"] == 3


def test_all_of_three_must_agree_except_those_who_resigned(house: House) -> None:
    ann, bob, eve = three(house)
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
