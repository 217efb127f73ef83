"""Simulate a first visit, from the home page to the end of the first turn of each game, following what the screen says.

python tools/first_visit.py     after the pages are built: clicks and seconds per game, and the pictures of docs/first-visit.md
"""

import re
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, FloatRect, Locator, Page, expect, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))
from bench.first_load import CHROMIUM, server  # noqa: E402

PICTURES = ROOT / "docs/pictures/first-visit"
LIMIT, LARGEST = 120, 120_000  # seconds from the home page to the end of the first turn; bytes of a picture
BOARD: FloatRect = {"x": 0, "y": 0, "width": 692, "height": 640}  # without the scores
LIT = re.compile(r"rows? in your hand$")  # an end of a Bossa line where a row fits


@dataclass
class Visit:
    game: str
    page: Page
    clicks: int = 0
    pictures: int = 0
    drawing: float = 0  # seconds for the screenshots, to be subtracted

    def click(self, what: str | Locator) -> None:
        (self.page.get_by_role("button", name=what).first if isinstance(what, str) else what).click()
        self.clicks += 1

    def prompt(self, words: str) -> None:
        expect(self.page.get_by_role("region", name="What to do")).to_contain_text(words)

    def picture(self) -> None:
        self.pictures, began = self.pictures + 1, time.monotonic()
        to = PICTURES / f"{self.game}-{self.pictures}.png"
        self.page.screenshot(path=to, animations="disabled", clip=BOARD)
        assert to.stat().st_size < LARGEST, f"{to.name} has {to.stat().st_size} bytes"
        self.drawing += time.monotonic() - began


def bonsai(visit: Visit) -> None:
    visit.click("Bonsai 盆栽")
    visit.click("Play now")
    visit.prompt("Meditate or cultivate.")
    visit.picture()
    visit.click("Master gain both")
    visit.click("Take the Master")
    visit.picture()
    visit.click("Take a leaf")
    expect(visit.page.get_by_role("region", name="Log")).to_contain_text("Bot Kaede")
    visit.prompt("Meditate or cultivate.")
    visit.picture()


def ohanami(visit: Visit) -> None:
    visit.click("Play Ohanami now")
    visit.click("20, water")
    visit.click("60, plant")
    visit.picture()
    visit.click("Keep 20 and 60")
    visit.click("Start with 20")
    visit.picture()
    visit.click("Lay 60 in garden 1")
    visit.prompt("The other 6 go to")
    visit.picture()


def takenoko(visit: Visit) -> None:
    visit.click("Takenoko 竹の子")
    visit.click("Play now")
    visit.prompt("Choose two actions.")
    visit.picture()
    visit.click("Plot")
    visit.click("Keep the green plot")
    visit.click("Lay east of the pond")
    visit.prompt("Choose another action.")
    visit.click("Gardener")
    visit.picture()
    visit.click("Gardener to the green plot east of the pond")
    visit.click("End turn")
    visit.prompt("Roll the weather die.")
    visit.picture()


def bossa(visit: Visit) -> None:
    visit.click("Bossa 坊茶")
    visit.click("Play now")
    line = visit.page.get_by_role("button", name="Take the").first
    end = visit.page.get_by_role("region", name=", yours").get_by_role("button", name=LIT).first
    expect(line.or_(end).first).to_be_enabled()
    if line.is_visible():  # the bot chose to play first, so the visitor chooses the line
        visit.click("Take the black line")
    expect(end).to_be_enabled()
    visit.picture()
    visit.click(end)
    visit.picture()
    visit.click("Lay on")
    expect(visit.page.get_by_role("region", name="Log")).to_contain_text("You completed the row")
    visit.picture()


def zen(visit: Visit) -> None:
    visit.click("Zen 禅")
    visit.click("Play now")
    visit.click("Black 36 left")
    visit.click("B02")
    visit.click("Place at 0,0")
    visit.prompt("Draw three black or white cards.")
    visit.picture()
    visit.click("White 36 left")
    visit.click("W11")
    visit.picture()
    visit.click("Place at 1,0")
    visit.click("End hand")
    visit.click("Discard in this order")
    visit.prompt("Draw three black or white cards.")
    visit.picture()


def seconds(browser: Browser, address: str, walk: Callable[[Visit], None]) -> float:
    """The duration of a visit with an empty browser profile."""
    page = browser.new_page(viewport={"width": 1024, "height": 640}, locale="en-GB", reduced_motion="reduce")
    visit, began = Visit(walk.__name__, page), time.monotonic()
    page.goto(address)
    walk(visit)
    spent = time.monotonic() - began - visit.drawing
    sys.stdout.write(f"{visit.game:<9}{visit.clicks:>3} clicks {spent:5.1f} seconds (at most {LIMIT})\n")
    return spent


def main() -> int:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with server("--rehearse", "newcomer") as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        spent = [seconds(browser, address, walk) for walk in (bonsai, ohanami, takenoko, bossa, zen)]
        browser.close()
    return 0 if max(spent) <= LIMIT else 1


if __name__ == "__main__":
    sys.exit(main())
