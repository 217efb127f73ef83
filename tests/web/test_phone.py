"""The table page on a phone: stable layout, everything within reach, no sideways scrolling."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, WebSocketRoute, expect

from tests.web.conftest import PHONE, NewPlayer
from tests.web.player import PATIENCE, Player
from tests.web.server import WebServer

ANN = {"kind": "here", "name": "Ann"}
REN = {"kind": "here", "name": "Ren"}
BOT = {"kind": "bot", "level": "random"}
LONG = [list(range(2, 114, 7)), [5, 9, 11, 13, 44, 60, 70, 88, 101, 110], [*range(90, 115)]]
MEASURE = """() => {
    window.widest = 0;
    const look = () => { window.widest = Math.max(window.widest, document.documentElement.scrollWidth); requestAnimationFrame(look); };
    look();
}"""
AT_REST = "() => !document.getAnimations().some(one => one.effect.getTiming().iterations !== Infinity)"


def box_of(thing: Locator) -> FloatRect:
    box = thing.bounding_box()
    assert box
    return box


def garden(ann: Player, nth: int) -> Locator:
    return ann.page.get_by_role("region", name=f"Garden {nth}", exact=True)


@pytest.mark.parametrize("height", [844, 664])
def test_the_gardens_stay_where_they_are_from_turn_to_turn(server: WebServer, new_player: NewPlayer, height: int) -> None:
    ann = new_player(viewport={"width": 390, "height": height}, has_touch=True).sit(server, server.set_table(ANN, BOT))
    boxes = []
    for _ in range(9):
        ann.wait_for_turn()
        boxes.append(box_of(garden(ann, 1)))
        ann.act()
    assert boxes == [boxes[0]] * 9


def lengthen(socket: WebSocketRoute) -> None:
    """A WebSocket route that puts long gardens into the server's frames."""

    def longer(frame: str | bytes) -> None:
        seen: dict[str, Any] = json.loads(frame)
        if seen["type"] == "seen" and seen["view"]:
            seen["view"]["players"][0]["gardens"] = LONG
        socket.send(json.dumps(seen))

    socket.connect_to_server().on_message(longer)


@pytest.mark.parametrize("height", [844, 664])
def test_both_ends_of_a_long_garden_can_be_reached(server: WebServer, new_player: NewPlayer, height: int) -> None:
    ann = new_player(viewport={"width": 390, "height": height}, has_touch=True)
    ann.page.route_web_socket(re.compile("/socket$"), lengthen)
    ann.sit(server, server.set_table(ANN, BOT))
    for what in ("choose", "lay"):
        assert ann.wait_for_turn() == what
        for nth in (1, 2, 3):
            cards = garden(ann, nth).locator("[data-piece]")
            for card in (cards.first, cards.last):
                card.scroll_into_view_if_needed()
                inner, outer = box_of(card), box_of(garden(ann, nth))
                assert outer["y"] <= inner["y"]
                assert inner["y"] + inner["height"] <= outer["y"] + outer["height"]
        if what == "choose":
            ann.choose()


def test_a_card_on_its_way_moves_no_garden_sideways(server: WebServer, new_player: NewPlayer) -> None:
    ann = new_player(viewport=PHONE).sit(server, server.set_table(ANN, BOT))
    while not ann.page.locator("section.garden .lies").count():
        ann.act()
    garden = ann.page.locator("section.garden ol").first
    sideways = "ol => { ol.querySelector('.lies').style.transform = 'translateX(80px)'; ol.scrollLeft = 40; return ol.scrollLeft; }"
    assert garden.evaluate(sideways) == 40, "a card that travels reaches beyond its garden"
    ann.page.wait_for_function("() => document.querySelector('section.garden ol').scrollLeft === 0")


def test_nothing_scrolls_sideways_while_hands_pass(server: WebServer, new_player: NewPlayer) -> None:
    ann = new_player(viewport=PHONE, reduced_motion="no-preference").sit(server, server.set_table(ANN, BOT))
    ann.wait_for_turn()
    ann.page.evaluate(MEASURE)
    ann.play_on(6)
    ann.page.wait_for_function(AT_REST)
    assert ann.page.evaluate("window.widest") == PHONE["width"]


def test_the_curtain_covers_a_hand_at_once_and_only_the_cloth_falls(server: WebServer, new_player: NewPlayer) -> None:
    both = new_player(viewport=PHONE, reduced_motion="no-preference").sit(server, server.set_table(ANN, REN))
    both.page.get_by_role("button", name="I am Ann", exact=True).click()
    both.choose()
    curtain = both.page.get_by_role("dialog", name="Pass the screen to Ren", exact=True)
    assert curtain.evaluate("one => one.getAnimations().length") == 0
    assert box_of(curtain) == {"x": 0, "y": 0, **PHONE}


def test_the_bar_shows_the_round_and_the_strip_the_viewers_crest(server: WebServer, new_player: NewPlayer) -> None:
    ann = new_player(viewport=PHONE).sit(server, server.set_table(ANN, BOT, BOT, BOT))
    ann.wait_for_turn()
    expect(ann.page.get_by_role("banner").get_by_text("Round 1 · turn 1/5")).to_be_visible()
    expect(ann.page.get_by_role("list", name="Players", exact=True).get_by_text("You", exact=True)).to_be_visible()


def test_at_the_end_the_score_on_the_page_is_not_announced_as_new(server: WebServer, new_player: NewPlayer) -> None:
    ann = new_player(viewport=PHONE).sit(server, server.set_table(ANN, BOT))
    assert ann.play_on() == "over"
    score = ann.page.get_by_role("navigation", name="Views", exact=True).get_by_role("button", name=re.compile("^Score"))
    expect(score).to_have_accessible_name("Score")


@pytest.mark.parametrize("height", [844, 664])
def test_bonsai_says_what_to_touch(server: WebServer, new_player: NewPlayer, height: int) -> None:
    ann = new_player(viewport={"width": 390, "height": height}, has_touch=True).sit(server, server.set_table(ANN, BOT, game="bonsai"))
    expect(ann.prompt.get_by_text("Touch a card to take it, or a tile to place it.", exact=True)).to_be_visible(timeout=PATIENCE)
    before = box_of(ann.prompt)
    ann.page.get_by_role("list", name="Your tiles", exact=True).get_by_role("button", name="1 wood", exact=True).click()
    expect(ann.prompt.get_by_text("Touch a marked place on your bonsai.", exact=True)).to_be_visible()
    assert box_of(ann.prompt) == before
