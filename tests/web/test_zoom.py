"""Pages at 200 % zoom, where a 1280 x 800 window has 640 x 400 CSS pixels: no sideways scrolling, and everything needed can be reached."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from roji.games import OURS
from tests.web.conftest import NewPlayer
from tests.web.player import PATIENCE
from tests.web.server import WebServer
from tests.web.test_for_everybody import ANN, BOT

HALF = {"width": 640, "height": 400}
SCROLLED = "[document.documentElement.scrollWidth, window.scrollX]"
# Scrolls no further than necessary, and returns whether a touch in the middle of the element hits it.
REACHED = """one => {
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = one.getBoundingClientRect();
    const inside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
    return inside && one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}"""


def beyond_reach(things: Locator) -> list[str]:
    """The texts of the elements that cannot be reached."""
    return [thing.inner_text() for thing in things.all() if not thing.evaluate(REACHED)]


@pytest.mark.parametrize("path", ["", "/rules/takenoko", "/learn", "/learn/ohanami", "/pad", "/pad/bonsai"])
def test_a_page_at_200_percent_scrolls_only_down(server: WebServer, new_player: NewPlayer, path: str) -> None:
    page = new_player(viewport=HALF).page
    page.goto(server.address + path)
    expect(page.get_by_role("heading").first).to_be_visible(timeout=PATIENCE)
    page.wait_for_load_state("networkidle")
    assert page.evaluate(SCROLLED) == [640, 0]


@pytest.mark.parametrize("game", [game.name for game in OURS])
def test_a_table_at_200_percent_can_be_played(server: WebServer, new_player: NewPlayer, game: str) -> None:
    seats: Any = (ANN,) if game == "zen" else (ANN, BOT)
    ann = new_player(viewport=HALF).sit(server, server.set_table(*seats, game=game))
    expect(ann.prompt).to_be_visible(timeout=PATIENCE)
    ann.page.wait_for_load_state("networkidle")
    assert ann.page.evaluate(SCROLLED) == [640, 0]
    assert beyond_reach(ann.prompt.get_by_role("button")) == []
    for place in ("Board", "Yours"):
        region = ann.page.get_by_role("region", name=place, exact=True)
        assert beyond_reach(region.get_by_role("button", disabled=False)) == [], place
    assert ann.page.evaluate(SCROLLED) == [640, 0]
