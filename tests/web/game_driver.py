"""The common base of the games' drivers."""

import re

from playwright.sync_api import Locator

from tests.web.player import Player


class GameDriver:
    """Finds buttons by their names and clicks them."""

    WHAT = ""  # a JavaScript function that names what can be done now; empty if nothing

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    @property
    def go(self) -> Locator:
        return self.player.prompt.locator("[data-act=go]:not([aria-disabled=true])")

    def what(self) -> str:
        """Wait until the server has answered and something can be done; returns its name."""
        return str(self.player.until(f"() => document.querySelector('main[data-busy]') ? '' : ({self.WHAT})()"))

    def click(self, place: Locator) -> None:
        """Click, and wait for the next event."""
        before = self.player.seq()
        place.click()
        self.player.until_something_happened(before)
