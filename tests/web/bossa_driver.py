"""A driver for Bossa's pages: it plays a row where one fits, otherwise an action."""

import re
from typing import Any

from playwright.sync_api import Locator

from tests.web.game_driver import GameDriver
from tests.web.server import WebServer

LINE = re.compile(r"^Take the (white|black) line, its die shows [1-6]$")
CHIP = re.compile(r"^(Doubler|Inverter): ")
TILE = re.compile(r"^[0-6] white, [0-6] black(, |$)")
THEIRS = re.compile(r"^Take [0-6] white, [0-6] black$")
END = re.compile(r"^(white|black) \d+ asks for .*: \d+ rows? in your hand")
MARKER = re.compile(r"^(Redraw: discard|Exchange: give|Stack: cover) ")
COVER = re.compile(r"^(Row for a stack|Stack) on (white|black) \d+, ")
CHANGED = re.compile(r", with the (Doubler|Inverter)")
ENDED = re.compile(r" wins? with (an empty hand|six rows|the smaller hand)\.| no legal move: .* wins?\.|^The game is drawn\.")
WHAT = """() => {
    const has = (found) => document.querySelector(found) !== null;
    if (has('section[aria-label=Result]')) return 'over';
    if (has('button[aria-label^="Take the "]')) return 'line';
    if (has('[aria-label="Your chips"] button')) return 'chip';
    return has('[aria-label="Your tiles"] button[aria-disabled=false]') ? 'move' : '';
}"""


def set_bossa(server: WebServer, *seats: dict[str, str], **options: object) -> dict[str, Any]:
    return server.set_table(*seats, game="bossa", **options)


class BossaDriver(GameDriver):
    """Plays Bossa with what the page offers: a row where one fits, otherwise an action."""

    WHAT = WHAT

    @property
    def tiles(self) -> Locator:
        return self.page.get_by_role("list", name="Your tiles", exact=True).get_by_role("button", name=TILE)

    @property
    def ends(self) -> Locator:
        """The open ends that fit a row in the hand."""
        return self.button(END)

    @property
    def markers(self) -> Locator:
        return self.page.get_by_role("list", name="Your markers", exact=True).get_by_role("button", name=MARKER)

    @property
    def over(self) -> Locator:
        return self.page.get_by_role("region", name="Result", exact=True)

    def prepare(self, what: str, step: int) -> None:
        """Select something, so that the primary button completes it."""
        if what == "chip":
            self.button(CHIP).nth(step % 2).click()
        elif self.ends.count():
            self.ends.nth(step % self.ends.count()).click()
            self.seek_chip()
        else:
            self.act(str(self.markers.first.get_attribute("aria-label")))

    def act(self, marker: str) -> None:
        """Select an action and its arguments."""
        self.button(marker).click()
        if marker.startswith("Stack"):
            self.button(COVER).first.click()
            return
        self.tiles.first.click()
        if marker.startswith("Exchange"):
            self.button(THEIRS).first.click()

    def seek_chip(self) -> None:
        """Select a row with the chip, if there is one."""
        another = self.button("Another way")
        for _ in range(8):
            if self.button(CHIP).count() == 0 or another.count() == 0 or self.button(CHANGED).count():
                return
            another.click()

    def step(self, step: int) -> str:
        """Do one thing, and return what can be done next."""
        what = self.what()
        before = self.player.seq()
        if what == "line":
            self.button(LINE).nth(step % 2).click()
        elif what != "over":
            self.prepare(what, step)
            self.go.click()
        if what != "over":
            self.player.until_something_happened(before)
        return self.what()

    def play_to_the_end(self) -> None:
        for step in range(40):
            if self.step(step) == "over":
                return
        raise AssertionError("a game has at most 18 turns")

    def play_to_a_row(self) -> bool:
        """Play until it is this player's turn and a row fits somewhere; False if the game ends first."""
        for step in range(40):
            what = self.what()
            if what == "over" or (what == "move" and self.ends.count()):
                return what == "move"
            self.step(step)
        raise AssertionError("a game has at most 18 turns")
