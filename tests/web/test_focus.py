"""Keyboard focus: after an action it is on the next thing to do, even if Tab is pressed before the server has answered."""

import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.bonsai_driver import set_bonsai
from tests.web.conftest import NewPlayer
from tests.web.player import PATIENCE, Player
from tests.web.server import WebServer
from tests.web.takenoko_driver import set_takenoko
from tests.web.test_for_everybody import ANN

BOT = {"kind": "bot", "level": "random"}
ASIDE = "document.activeElement.closest('aside') !== null"


class HeldConnection:
    """Holds back the server's frames until `let_go`."""

    def __init__(self, page: Page) -> None:
        self.held: list[str | bytes] | None = None
        page.route_web_socket(re.compile("/socket$"), self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.connect_to_server().on_message(self._pass)

    def _pass(self, frame: str | bytes) -> None:
        if self.held is None:
            self.socket.send(frame)
        else:
            self.held.append(frame)

    def let_go(self) -> None:
        frames, self.held = self.held or [], None
        for frame in frames:
            self.socket.send(frame)


def slow(ann: Player) -> HeldConnection:
    """Slow the page's CPU down twelve times, and return a connection that can be held."""
    ann.page.context.new_cdp_session(ann.page).send("Emulation.setCPUThrottlingRate", {"rate": 12})
    return HeldConnection(ann.page)


def press_and_tab(ann: Player, line: HeldConnection) -> None:
    """Press Enter, and then Tab to the players beside the board before the answer comes."""
    line.held = []
    ann.page.keyboard.press("Enter")
    for _ in range(60):
        ann.page.keyboard.press("Tab")
        if ann.page.evaluate(ASIDE):
            break
    assert ann.page.evaluate(ASIDE)
    line.let_go()


def test_after_choosing_the_focus_is_on_the_card_to_lay(server: WebServer, new_player: NewPlayer) -> None:
    ann = new_player()
    line = slow(ann)
    ann.sit(server, server.set_table(ANN, BOT))
    ann.wait_for_turn()
    ann.hand.nth(0).focus()
    ann.page.keyboard.press("Enter")
    ann.hand.nth(3).focus()
    ann.page.keyboard.press("Enter")
    ann.keep.focus()
    press_and_tab(ann, line)
    expect(ann.page.get_by_role("list", name="To lay", exact=True).locator("[data-first]")).to_be_focused(timeout=PATIENCE)


def test_after_cultivate_the_focus_is_on_the_first_place(server: WebServer, new_player: NewPlayer) -> None:
    ann = new_player()
    line = slow(ann)
    ann.sit(server, set_bonsai(server, ANN))
    cultivate = ann.page.get_by_role("button", name="Cultivate", exact=True)
    expect(cultivate).to_be_visible(timeout=PATIENCE)
    cultivate.focus()
    press_and_tab(ann, line)
    expect(ann.page.locator("[data-cell][data-first]")).to_be_focused(timeout=PATIENCE)


@pytest.mark.parametrize("wait", [False, True], ids=["Tab before the answer", "Tab not at all"])
def test_after_drawing_plots_the_focus_is_on_the_first_of_them(server: WebServer, new_player: NewPlayer, wait: bool) -> None:
    ann = new_player()
    line = slow(ann)
    ann.sit(server, set_takenoko(server, ANN, BOT))
    plot = ann.page.get_by_role("button", name="Plot", exact=True)
    expect(plot).to_have_attribute("aria-disabled", "false", timeout=PATIENCE)
    plot.focus()
    ann.page.keyboard.press("Enter") if wait else press_and_tab(ann, line)
    expect(ann.page.get_by_role("button", name=re.compile("^Keep the ")).first).to_be_focused(timeout=PATIENCE)


def test_the_focus_is_not_moved_while_others_act(server: WebServer, new_player: NewPlayer) -> None:
    ann = new_player().sit(server, server.set_table(ANN, BOT))
    ann.wait_for_turn()
    more = ann.page.get_by_role("button", name="More", exact=True)
    ann.choose()
    more.focus()
    expect(ann.to_lay.first).to_be_visible(timeout=PATIENCE)
    expect(more).to_be_focused()
