"""Hidden information is never sent to a seat that may not know it."""

import re

from tests.server import peaks
from tests.server.clients import House, ScreenClient, bearer


def cards_in(text: str) -> set[int]:
    """Every card that a frame names in an action."""
    return {int(card) for card in re.findall(r'"card": ?(\d+)', text)}


def test_a_choice_is_told_in_full_to_its_own_seat_alone(house: House) -> None:
    table, ann, bob = house.pair()
    onlooker = house.screen(table)
    card = ann.seen["legal"][0]["code"] + 1
    ann.play_first()
    bob.until(lambda seen: seen["seq"] == 1)
    onlooker.until(lambda seen: seen["seq"] == 1)
    assert ann.story[0]["action"] == {"type": "show", "card": card}
    assert ann.story[0]["words"] == {"key": "chose-card", "values": {"card": card}}
    for other in (bob, onlooker):
        assert other.story[0]["action"] == {"type": "show_hidden"}
        assert other.story[0]["words"] == {"key": "chose-a-card", "values": {}}
        assert card not in cards_in(other.received)


def test_an_onlooker_sees_no_hand_and_is_offered_nothing(house: House) -> None:
    table, _, _ = house.pair()
    onlooker = house.screen(table)
    assert (onlooker.seen["seat"], onlooker.seen["yours"], onlooker.seen["legal"]) == (None, [], [])
    assert onlooker.seen["view"]["hand"] == []
    assert onlooker.seen["to_act"] == [0, 1]


def test_two_at_one_screen_begin_behind_the_curtain(house: House) -> None:
    made = house.create("Ann", "Bob")
    assert made["seats"] == [0, 1]
    screen = house.screen(made["table"], made["token"])
    assert (screen.seen["seat"], screen.seen["yours"]) == (None, [0, 1])
    assert screen.seen["view"]["hand"] == screen.seen["legal"] == []
    assert cards_in(screen.received) == set()
    ann = screen.look(0)
    assert len(ann["view"]["hand"]) == peaks.HAND
    assert [offer["action"]["card"] for offer in ann["legal"]] == ann["view"]["hand"]


def test_events_are_sent_again_for_the_viewing_seat(house: House) -> None:
    made = house.create("Ann", "Bob")
    screen = house.screen(made["table"], made["token"])
    screen.look(0)
    screen.play_first()
    own = screen.story[0]["action"]
    assert own["type"] == "show"
    screen.look(1)
    assert screen.story[0]["action"] == {"type": "show_hidden"}
    screen.look(None)
    assert screen.story[0]["action"] == {"type": "show_hidden"}
    screen.look(0)
    assert screen.story[0]["action"] == own
    assert len(screen.story) == 1


def test_a_seat_is_looked_from_and_played_only_with_its_token(house: House) -> None:
    table, ann, bob = house.pair()
    bob.send(type="look", seat=0)
    assert bob.refusal() == "seat 0 is not yours"
    for act in ("undo", "resign"):
        bob.send(type=act, seat=0, nth=0)
        assert bob.refusal() == "seat 0 is not yours"
    bob.play(ann.seen["legal"][0]["code"], seat=0, nth=0)
    assert bob.refusal() == "seat 0 is not yours"
    onlooker = house.screen(table)
    onlooker.play(ann.seen["legal"][0]["code"], seat=0, nth=0)
    assert onlooker.refusal() == "seat 0 is not yours"
    assert house.screen(table).seen["seq"] == 0


def test_a_wrong_token_is_refused_and_a_right_one_may_follow(house: House) -> None:
    table, ann, _ = house.pair()
    other_table = house.create("Eve", "open")
    for token in ("no such token", other_table["token"], "日本"):
        screen = ScreenClient(house, table, token, hello=False)
        screen.send(type="hello", token=token)
        assert screen.refusal() == "this token is for no seat at this table; without one you may watch"
        screen.send(type="look", seat=0)
        assert screen.refusal() == "say hello first"
        screen.send(type="hello", token=ann.token)
        assert screen.wait()["yours"] == [0]


def test_a_second_person_at_the_same_screen_comes_under_the_same_token(house: House) -> None:
    made = house.create("Ann", "open")
    screen = house.screen(made["table"], made["token"])
    assert screen.seen["seat"] == 0
    sat = house.http.post(f"/api/tables/{made['table']}/seats", json={"name": "Bob"}, headers=bearer(made["token"]))
    assert (sat.json()["token"], sat.json()["seats"]) == (made["token"], [0, 1])
    seen = screen.wait(lambda seen: seen["phase"] == "playing")
    assert (seen["yours"], seen["seat"], seen["view"]["hand"]) == ([0, 1], None, [])


def test_tokens_and_the_secret_stay_on_the_server(house: House) -> None:
    table, ann, bob = house.pair(rounds=1)
    card = house.http.get(f"/api/tables/{table}").text
    ann.play_first()
    bob.play_first()
    secret = house.http.get(f"/api/tables/{table}/journal").text.split("secret ")[1][:64]
    for told in (card, ann.received, bob.received):
        assert ann.token not in told
        assert bob.token not in told
        assert secret not in told
