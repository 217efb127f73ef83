"""Somebody at a table of any game: what all of them do alike."""

import re

from playwright.sync_api import Locator

from tests.web.player import Player


class Seated:
    """Reads the names of what the page offers, and presses it."""

    WHAT = ""  # a function for the page: what can be done now, or nothing

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    @property
    def go(self) -> Locator:
        return self.player.prompt.locator("[data-act=go]:not([aria-disabled=true])")

    def what(self) -> str:
        """Wait until all that was pressed is answered and something can be done, and tell what."""
        return str(self.player.until(f"() => document.querySelector('main[data-busy]') ? '' : ({self.WHAT})()"))

    def click(self, place: Locator) -> None:
        """Touch it, and see something happen."""
        before = self.player.seq()
        place.click()
        self.player.until_something_happened(before)
