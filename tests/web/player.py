"""A player with a browser page, for all tables; it can play Ohanami by mouse."""

import re
from typing import Any

from playwright.sync_api import Locator, Page

from tests.web.server import WebServer

PATIENCE = 15_000  # milliseconds that a bot or another player may take
OFFLINE = re.compile("WebSocket connection|ERR_CONNECTION_REFUSED|Failed to load resource")
HAND, TO_LAY = (f'ul[aria-label="{name}"] [data-piece] button' for name in ("Your hand", "To lay"))
WHAT = f"""() => {{
    const has = (found) => document.querySelector(found) !== null;
    if (has('main[data-busy]')) return '';
    if (has('section[aria-label=Result] [data-act=go]')) return 'over';
    return has('{HAND}') ? 'choose' : has('{TO_LAY}') ? 'lay' : '';
}}"""


class Player:
    def __init__(self, page: Page, wrongs: list[str]) -> None:
        self.page = page
        page.on("console", lambda message: self._heard(message.type, message.text, wrongs))
        page.on("pageerror", lambda error: wrongs.append(str(error)))

    @staticmethod
    def _heard(kind: str, text: str, wrongs: list[str]) -> None:
        if kind == "error" and not OFFLINE.search(text):
            wrongs.append(text)

    # --- locators -------------------------------------------------------------------------------------------------

    def sit(self, server: WebServer, taken: dict[str, Any]) -> "Player":
        """Open a table with its token in local storage, as a browser that has been there before."""
        key = {**taken, "game": "ohanami", "name": "Ann", "since": 0}
        self.page.goto(f"{server.address}/healthz")  # small, and of the same origin
        self.page.evaluate("key => localStorage.setItem('roji.tables', JSON.stringify([key]))", key)
        self.page.evaluate("localStorage.setItem('roji.takenoko.end', 'off')")  # turns end only by a button, unless a test is about that
        self.page.goto(f"{server.address}/t/{taken['table']}")
        return self

    @property
    def prompt(self) -> Locator:
        return self.page.get_by_role("region", name="What to do", exact=True)

    @property
    def why(self) -> Locator:
        """The explanation shown beside something that cannot be pressed."""
        return self.page.locator(".why p")

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("list", name="Your hand", exact=True).get_by_role("button")

    @property
    def to_lay(self) -> Locator:
        return self.page.get_by_role("list", name="To lay", exact=True).get_by_role("button", name=re.compile(r"^\d"))

    @property
    def slots(self) -> Locator:
        return self.page.get_by_role("button", name=re.compile(r"^(Lay \d+ in garden \d as the|Start a new garden with \d)"))

    @property
    def aside(self) -> Locator:
        return self.page.get_by_role("button", name=re.compile(r"^Discard \d+$"))

    @property
    def keep(self) -> Locator:
        return self.page.get_by_role("button", name=re.compile(r"^Keep \d+ and \d+(, pass the rest)?$"))

    @property
    def again(self) -> Locator:
        return self.page.get_by_role("button", name="Play again", exact=True)

    # --- actions --------------------------------------------------------------------------------------------------

    def until(self, found: str, **given: Any) -> Any:
        """Wait for a truthy value of a function in the page, and return it. Polls every animation frame; `expect` only every 100 ms."""
        return self.page.wait_for_function(found, timeout=PATIENCE, **given).json_value()

    def until_something_happened(self, before: int) -> None:
        """Wait for the next event at this table."""
        self.until("before => document.querySelector('main').dataset.seq !== before", arg=str(before))

    def wait_for_turn(self) -> str:
        """Wait until the server has answered and something can be done; returns choose, lay or over."""
        return str(self.until(WHAT))

    def choose(self) -> None:
        """Keep two cards."""
        cards = self.hand
        if self.keep.count() == 0:
            cards.nth(0).click()
            cards.nth(cards.count() // 2).click()
        self.keep.click()
        self.until(f"() => document.querySelector('{HAND}') === null")

    def lay(self) -> None:
        """Lay the selected card in the first place where it fits, or discard it."""
        before = self.to_lay.count()
        place = self.slots.first if self.slots.count() else self.aside
        place.click()
        self.until(f"before => document.querySelectorAll('{TO_LAY}').length !== before", arg=before)

    def act(self) -> str:
        """Play one step of a turn."""
        what = self.wait_for_turn()
        if what != "over":
            self.choose() if what == "choose" else self.lay()
        return what

    def play_on(self, steps: int = 1000) -> str:
        """Play this many steps, or to the end."""
        what = ""
        for _ in range(steps):
            what = self.act()
            if what == "over":
                break
        return what

    def resign(self) -> None:
        self.page.get_by_role("button", name="More", exact=True).click()
        self.page.get_by_role("button", name="Resign…", exact=True).click()
        self.page.get_by_role("button", name="Give up", exact=True).click()

    # --- state ----------------------------------------------------------------------------------------------------

    def gardens(self) -> list[str]:
        """The viewer's three gardens, as a screen reader reads them."""
        return [
            " ".join(self.page.get_by_role("region", name=f"Garden {nth}", exact=True).get_by_role("listitem").all_inner_texts())
            for nth in (1, 2, 3)
        ]

    def seq(self) -> int:
        """The number of events at this table."""
        return int(self.page.locator("main").get_attribute("data-seq") or 0)
