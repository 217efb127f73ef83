"""Set phrases instead of chat."""

import pytest

from tests.server.clients import Build, House, ScreenClient


def heard(screen: ScreenClient) -> tuple[int, str]:
    """The seat and phrase of the next Said frame."""
    while (frame := screen.answer())["type"] != "said":
        pass
    return frame["seat"], frame["phrase"]


def test_phrases_reach_everybody_including_onlookers(house: House) -> None:
    table, ann, bob = house.pair()
    onlooker = house.screen(table)
    bob.send(type="say", seat=1, phrase="hello")
    assert heard(ann) == heard(bob) == heard(onlooker) == (1, "hello")
    assert house.screen(table).seen["seq"] == 0, "nothing of it is kept"


def test_only_set_phrases_are_accepted_and_only_for_an_own_seat(house: House) -> None:
    table, ann, bob = house.pair()
    ann.send(type="say", seat=0, phrase="<b>rude</b>")
    assert ann.refusal() == "Invalid enum value '<b>rude</b>' - at `$.phrase`"
    ann.send(type="say", seat=1, phrase="hello")
    assert ann.refusal() == "seat 1 is not yours"
    onlooker = house.screen(table)
    onlooker.send(type="say", seat=0, phrase="hello")
    assert onlooker.refusal() == "seat 0 is not yours"
    ann.send(type="say", seat=0, phrase="thanks")
    assert heard(bob) == (0, "thanks"), "and nothing of what was refused"


def test_phrases_are_rate_limited_and_the_game_goes_on(house: House) -> None:
    table, ann, bob = house.pair()
    for _ in range(4):
        ann.send(type="say", seat=0, phrase="oops")
    assert ann.refusal() == "wait a moment before you say something else"
    assert [heard(bob) for _ in range(3)] == [(0, "oops")] * 3
    assert house.screen(table, ann.token).play_first()["seq"] == 1


@pytest.mark.parametrize("kept_by", ["postgresql"])
def test_phrases_reach_clients_of_other_workers(build: Build) -> None:
    one, other = build(), build()
    made = one.create("Ann", "open")
    ann = one.screen(made["table"], made["token"])
    bob = other.screen(made["table"], other.join(made["table"], "Bob"))
    ann.until(lambda seen: seen["players"][1]["present"])
    bob.until(lambda seen: seen["players"][0]["present"])
    ann.send(type="say", seat=0, phrase="good-luck")
    assert heard(bob) == (0, "good-luck")
