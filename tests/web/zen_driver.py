"""A driver for Zen's pages, and the line that the careful policy would play."""

import json
import re
from typing import Any

import httpx
from playwright.sync_api import Locator, expect
from websockets.sync.client import connect

import roji
from roji.core.journal import fold
from roji.games.zen.ai.policy import careful
from tests.web.game_driver import GameDriver
from tests.web.player import PATIENCE
from tests.web.server import WebServer
from tests.web.test_for_everybody import ANN

ZEN = roji.game("zen")
EDGE = "a (rising line|falling line|tip|notch)"
CARD = rf"[BW]\d\d, left (red|blue), right (red|blue), {EDGE} above, {EDGE} below"
PILE = r"\d+ left · pass [12]: (turn up a card|draw (three cards|two cards|the last card))$"
PLACE = re.compile(r"^Place at -?\d+,-?\d+$")
WORDS = {"slash": "a rising line", "backslash": "a falling line", "tip": "a tip", "notch": "a notch"}
WHAT = """() => {
    const has = (found) => document.querySelector(found) !== null;
    if (has('section[aria-label=Result]')) return 'over';
    if (has('[role=button][aria-label^="Place at "]')) return 'place';
    if (has('ul[aria-label="To discard"] button')) return 'discard';
    if (has('ul[aria-label="Your hand"] button[aria-disabled=false]')) return 'hold';
    if (has('ul[aria-label="Your hand"] button')) return 'done';
    if (has('ul[aria-label=Piles] button[aria-disabled=false]')) return 'pile';
    return has('[data-act=go]:not([aria-disabled=true])') ? 'done' : '';
}"""


def set_zen(server: WebServer, **options: object) -> dict[str, Any]:
    return server.set_table(ANN, game="zen", **options)


def shuffle_of(server: WebServer, form: str) -> Any:
    """The initial state of such a table. The secret is read from the journal of a resigned one: a rehearsal deals equal tables alike."""
    taken = set_zen(server, form=form)
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{taken['table']}/socket") as socket:
        socket.send(json.dumps({"type": "hello", "token": taken["token"]}))
        seen = json.loads(socket.recv(PATIENCE / 1000))
        socket.send(json.dumps({"type": "resign", "seat": 0, "nth": seen["nth"]}))
        assert json.loads(socket.recv(PATIENCE / 1000))["phase"] == "over"
    header = fold.read(httpx.get(f"{server.address}/api/tables/{taken['table']}/journal").text).header
    return ZEN.start(1, ZEN.options(**header.options), header.luck())


def careful_line(table: Any) -> list[str] | None:
    """The actions of the careful policy, in notation; None if it does not complete the form."""
    line = []
    while table.to_act():
        code = careful(table, roji.Luck(1))
        line.append(ZEN.text(code))
        table.play(0, code)
    return line if table.winners() else None


def card_name(card: str, turned: bool) -> str:
    """A card as a screen reader reads it."""
    edges = next(one for one in ZEN.facts["deck"]["cards"] if one["id"] == card)
    left, right, top, bottom = (edges[side] for side in ("left", "right", "top", "bottom"))
    if turned:
        left, right, top, bottom = right, left, bottom, top
    return f"{card}, left {left}, right {right}, {WORDS[top]} above, {WORDS[bottom]} below"


class ZenDriver(GameDriver):
    """Plays Zen with what the page offers."""

    WHAT = WHAT
    ends = False  # the last card of the hand was just laid

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("list", name="Your hand", exact=True).get_by_role("button")

    @property
    def places(self) -> Locator:
        return self.button(PLACE)

    @property
    def cards(self) -> Locator:
        """Cards of the hand that fit somewhere."""
        return self.page.get_by_role("list", name="Your hand", exact=True).get_by_role("button", name=re.compile(f"^{CARD}$"))

    @property
    def held(self) -> Locator:
        return self.page.get_by_role("list", name="Your hand", exact=True).get_by_role("button", pressed=True)

    @property
    def piles(self) -> Locator:
        return self.page.get_by_role("list", name="Piles", exact=True).locator("button[aria-disabled=false]")

    @property
    def discards(self) -> Locator:
        return self.page.get_by_role("list", name="To discard", exact=True).get_by_role("button", name=re.compile(f"^Discard {CARD}$"))

    def hold(self, card: str, turned: bool) -> None:
        """Select a card in the given orientation."""
        self.click(self.button(re.compile(f"^{card}, ")))
        expect(self.held).to_have_count(1)
        if self.held.get_attribute("aria-label") != card_name(card, turned):
            self.button("Half turn").click()
        expect(self.held).to_have_accessible_name(card_name(card, turned))

    def follow(self, line: str) -> None:
        """Play one line of notation by clicks."""
        match line.split(" "):
            case ["begin" | "draw", colour]:
                self.click(self.button(re.compile(f"^{colour.capitalize()} {PILE}")))
            case ["hold", card, *turned]:
                self.hold(card, turned == ["turned"])
            case ["place", at]:
                self.ends = self.hand.count() == 1 and at != "0,0"
                self.click(self.button(f"Place at {at}"))
            case ["discard", card]:
                self.click(self.button(re.compile(f"^Discard {card}, ")))
            case _ if self.ends:
                assert self.what() == "pile", "a hand that is empty ends by itself"
                self.ends = False
            case _:
                self.click(self.button("End hand"))

    def begin(self) -> None:
        """Lay the start card."""
        assert self.what() == "pile"
        self.click(self.piles.first)
        self.click(self.cards.first)
        self.click(self.button("Place at 0,0"))

    def end_hand(self) -> None:
        """End the hand without placing a card; the discards may be in any order."""
        self.click(self.button("End hand"))
        if self.what() == "discard":
            self.click(self.button("Discard in this order"))
            expect(self.page.get_by_role("list", name="To discard", exact=True)).to_have_count(0)
