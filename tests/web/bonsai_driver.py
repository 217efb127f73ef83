"""A driver for Bonsai's pages, and quicker play over the WebSocket."""

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator
from websockets.sync.client import connect

from tests.web.game_driver import GameDriver
from tests.web.player import PATIENCE
from tests.web.server import WebServer

GROW = re.compile(r"^Grow (wood|a leaf|a flower|a fruit) at -?\d+,-?\d+, ")
TILE = re.compile(r"^(Take|Give back) ")
WHAT = """() => {
    const has = (found) => document.querySelector(found) !== null;
    if (has('section[aria-label=Result]')) return 'over';
    if (has('[aria-label="Your tiles"] :is([aria-label^="Take "], [aria-label^="Give back "])')) return 'tile';
    if (has('[role=button][aria-label^="Grow "]')) return 'grow';
    if (has('[aria-label=Cards] button:not([aria-disabled=true])')) return 'choose';
    return has('[data-act=go]:not([aria-disabled=true])') ? 'go' : '';
}"""
CARD = re.compile(r"^(Tool|Growth|Master|Helper|Parchment) .*\. Slot [1-4]: ")


def set_bonsai(server: WebServer, *seats: dict[str, str], **options: object) -> dict[str, Any]:
    return server.set_table(*seats, game="bonsai", **options)


def play_over_the_wire(server: WebServer, taken: dict[str, Any], choose: Callable[[dict[str, Any]], dict[str, Any] | None]) -> None:
    """Play over the WebSocket, which is quicker than through the page, until `choose` returns None."""
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{taken['table']}/socket") as socket:
        socket.send(json.dumps({"type": "hello", "token": taken["token"]}))
        while True:
            seen = json.loads(socket.recv(PATIENCE / 1000))
            assert seen["type"] == "seen", seen
            assert seen["phase"] == "playing"
            if seen["legal"]:
                offer = choose(seen)
                if offer is None:
                    return
                socket.send(json.dumps({"type": "play", "seat": seen["seat"], "nth": seen["nth"], "code": offer["code"]}))


# A branch beyond either rim of the pot, for the Emperor's goal "tiles that protrude on both sides": cells for wood, and cells for any tile.
BOTH_RIMS = {(0, -1): "wood", (1, -1): "wood", (-1, -1): "wood", (2, -1): "wood", (3, -1): "wood", (-2, -1): "any", (4, -1): "any"}
WOOD_FIRST = ["wood", "leaf", "flower", "fruit"]


def reach_beyond_both_rims(seen: dict[str, Any]) -> dict[str, Any] | None:
    """Tend the first bonsai only: slot 3 gives wood whatever its card is, so a dozen turns always suffice."""
    if seen["view"]["phase"] == "goals":
        return None
    offers: dict[str, list[dict[str, Any]]] = {}
    for offer in seen["legal"]:
        offers.setdefault(offer["action"]["type"], []).append(offer)
    if seen["view"]["phase"] == "action":
        enough = seen["view"]["tends"] == 1 or seen["view"]["players"][0]["supply"]["wood"] >= 2
        return offers["cultivate"][0] if enough else offers["meditate"][2]
    if "take" in offers or "discard" in offers:
        best = sorted(offers.get("take", []) + offers.get("discard", []), key=lambda offer: WOOD_FIRST.index(offer["action"]["tile"]))
        return best[0] if "take" in offers else best[-1]
    wanted = [offer for offer in offers.get("grow", []) if seen["view"]["tends"] == 0 and fits_the_plan(offer["action"])]
    return (wanted or offers["done"])[0]


def fits_the_plan(action: dict[str, Any]) -> bool:
    plan = BOTH_RIMS.get((action["at"]["q"], action["at"]["r"]))
    return plan == "any" or plan == action["tile"]


class BonsaiDriver(GameDriver):
    """Plays Bonsai with what the page offers."""

    WHAT = WHAT

    @property
    def buds(self) -> Locator:
        return self.button(GROW)

    @property
    def cards(self) -> Locator:
        return self.page.get_by_role("list", name="Cards", exact=True).get_by_role("button", name=CARD, disabled=False)

    @property
    def tiles(self) -> Locator:
        return self.page.get_by_role("list", name="Your tiles", exact=True).get_by_role("button", name=TILE)

    def held(self) -> int:
        """The number of tiles in the viewer's supply."""
        heading = self.page.get_by_role("heading", name=re.compile("^Your tiles")).inner_text()
        return int(re.findall(r"(\d+) of", heading)[0])

    def choice(self, what: str, step: int) -> Locator:
        """The next thing to click; a card is selected by a first click and taken by a second."""
        if what == "tile":
            return self.tiles.first
        if what == "grow":
            return self.buds.nth(step % self.buds.count())
        if what == "choose" and (self.held() < 3 or self.go.count() == 0):
            self.cards.nth(step % self.cards.count()).click()
            return self.button(re.compile("^Take the "))
        return self.go

    def act(self, step: int) -> None:
        """Click one thing, and wait for the effect."""
        self.click(self.choice(self.what(), step))

    def step(self, step: int) -> str:
        """Click one thing, and return what can be done next."""
        self.act(step)
        return self.what()

    def play_to(self, wanted: str, steps: int = 900) -> None:
        """Play until this can be done."""
        what = self.what()
        for step in range(steps):
            if what == wanted:
                return
            what = self.step(step)
        raise AssertionError(f"after {steps} steps there is no {wanted}")
