"""Score pad sheets as links, and their results as shown on the page."""

import base64
import json
import re
import zlib
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.player import PATIENCE
from tests.web.server import WebServer

Entry = dict[str, Any]


def fragment(entry: Entry) -> str:
    """A sheet as a URL fragment, encoded as the page does."""
    squeeze = zlib.compressobj(wbits=-15)
    packed = squeeze.compress(json.dumps(entry).encode()) + squeeze.flush()
    return "1" + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def open_pad(page: Page, server: WebServer, game: str, entry: Entry | None = None) -> None:
    page.goto(f"{server.address}/pad/{game}" + (f"#{fragment(entry)}" if entry else ""))
    expect(page.get_by_role("region", name="The outcome", exact=True)).to_be_visible(timeout=2 * PATIENCE)


def follow(page: Page, entry: Entry) -> None:
    """Open the link of another sheet in the same window."""
    page.evaluate("hash => (location.hash = hash)", fragment(entry))
    expect(page).to_have_url(re.compile("^[^#]*$"))


def sheet(page: Page) -> list[list[str]]:
    """The lines of the sheet: the label and every player's points."""
    rows = page.get_by_role("region", name="The outcome", exact=True).get_by_role("table").locator("tbody tr")
    return [[cell.strip() for cell in row.locator("td").all_inner_texts()] for row in rows.all()]


def says(page: Page) -> str:
    """The sentence with the winner and the reason."""
    return " ".join(page.get_by_role("region", name="The outcome", exact=True).get_by_role("status").inner_text().split())


def lines(said: dict[str, Any]) -> list[list[str]]:
    """The lines of a tally as the page shows them."""
    return [["·\nnot yet" if points is None else str(points) for points in row["points"]] for row in said["rows"]]
